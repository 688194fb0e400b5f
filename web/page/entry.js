// Entering: a digit goes where the mode says, whether it comes from a key or the keypad.

/** The modes in the order in which M goes through them. */
export const MODES = /** @type {const} */ (["digit", "corner", "centre", "colour"]);

/** @typedef {typeof MODES[number]} Mode */

/** showGame closes what is shown instead of the game: what is written shall be seen. @param {import("./app.js").App} app */
export function showGame(app) {
  if (!app.board.view) return;
  app.emit("view", "game");
  if (document.activeElement === document.body) app.board.focus();
}

/**
 * An Entry writes into the selected cells. While a puzzle is typed there are only digits, and
 * each goes on to the next cell.
 */
export class Entry extends EventTarget {
  #mode = /** @type {Mode} */ ("digit");

  /** @param {import("./app.js").App} app */
  constructor(app) {
    super();
    this.app = app;
    this.game = app.game;
    this.game.addEventListener("puzzle", () => this.dispatchEvent(new Event("mode")));
  }

  /** @returns {Mode} */
  get mode() {
    return this.game.phase === "enter" ? "digit" : this.#mode;
  }

  set mode(mode) {
    this.#mode = mode;
    this.dispatchEvent(new Event("mode"));
  }

  /** @param {number} d 1 to 9 @param {Mode} [mode] */
  digit(d, mode = this.mode) {
    const { game } = this;
    const { board } = this.app;
    showGame(this.app);
    const cells = board.target;
    if (game.phase === "enter") {
      if (mode !== "digit") return;
      game.enter(cells, d);
      this.step(1);
    } else if (mode === "colour") game.toggleColour(cells, d);
    else if (mode === "digit") this.#enter(cells, d);
    else this.#note(cells, d, mode);
  }

  /** @param {number[]} cells @param {number} d @param {"corner" | "centre"} mode */
  #note(cells, d, mode) {
    const noted = mode === "corner" ? this.game.toggleCorner(cells, d) : this.game.toggleCentre(cells, d);
    if (!noted && this.game.auto) this.app.say(this.app.t("board.noCandidate", { digit: d }));
  }

  /** @param {number[]} cells @param {number} d */
  #enter(cells, d) {
    if (cells.every((c) => this.game.isGiven(c))) {
      if (cells.length === 1) this.app.say(this.app.t("board.locked"));
      return;
    }
    this.game.enter(cells, d);
  }

  /** blank is a 0: it erases, and goes on to the next cell while a puzzle is typed. */
  blank() {
    showGame(this.app);
    this.game.erase(this.app.board.target);
    if (this.game.phase === "enter") this.step(1);
  }

  /** erase takes away what is in the cells. */
  erase() {
    showGame(this.app);
    this.game.erase(this.app.board.target);
  }

  /** back is Backspace: while a puzzle is typed it goes back over what was typed. */
  back() {
    const { board } = this.app;
    showGame(this.app);
    const typing = this.game.phase === "enter" && board.target.length === 1;
    if (typing && !this.game.digits()[board.cursor]) this.step(-1);
    this.game.erase(board.target);
  }

  /** @param {number} by */
  step(by) {
    const { board } = this.app;
    if (board.target.length !== 1) return;
    const to = board.target[0] + by;
    if (to < 0 || to > 80) return;
    const held = board.focused;
    board.select([to]);
    if (held) board.focus();
  }
}
