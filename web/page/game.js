// The game: what is given, what was entered, what was noted, and all that was done.

import { doStep, write } from "./moves.js";
import { CELLS, bit, clashes, legal } from "./sudoku.js";
import { History, LISTS, VALUES, difference, snapshot, soundList, soundValue } from "./history.js";

/** How many colours there are. */
const COLOURS = 8;

const bytes = (/** @type {any} */ values) => Uint8Array.from(CELLS, (c) => values?.[c] ?? 0);
const words = (/** @type {any} */ values) => Uint16Array.from(CELLS, (c) => values?.[c] ?? 0);

/**
 * A Game is in one of two phases: "enter", in which digits become givens, and "play", in which
 * givens are locked. It sends "change" after every change, and "puzzle", before that, when
 * another puzzle or phase began. Before undo leaves a puzzle or phase it sends "left" with the
 * state that was reached in it. After an action that solves the puzzle it sends "solved".
 */
export class Game extends EventTarget {
  phase = /** @type {"enter" | "play"} */ ("enter");
  givens = new Uint8Array(81);
  entries = new Uint8Array(81);
  corner = new Uint16Array(81);
  centre = new Uint16Array(81);
  struck = new Uint16Array(81);
  colours = new Uint16Array(81);
  auto = false;
  elapsed = 0;
  hints = 0;
  /** The positions of which a hint was counted, a line for each. */
  hinted = "";
  tidy = true;
  #history = new History();

  /** digits returns what stands in the cells, given or entered. */
  digits() {
    return Uint8Array.from(CELLS, (c) => this.givens[c] || this.entries[c]);
  }

  /** candidates returns what the rules leave to each blank cell, less what was struck. */
  candidates() {
    return legal(this.digits()).map((set, c) => set & ~this.struck[c]);
  }

  /** @param {number} c */
  isGiven(c) {
    return this.givens[c] !== 0;
  }

  /** The cells of some that can be written into. @param {Iterable<number>} cells */
  open(cells) {
    return [...cells].filter((c) => this.phase === "enter" || !this.givens[c]);
  }

  get blank() {
    return !this.digits().some(Boolean);
  }

  get solved() {
    const digits = this.digits();
    return digits.every(Boolean) && clashes(digits).length === 0;
  }

  get canUndo() {
    return this.#history.past.length > 0;
  }

  get canRedo() {
    return this.#history.future.length > 0;
  }

  /**
   * Every change of the state is made by this: what fn does is one action.
   * @param {() => void} fn
   * @param {boolean} [another] whether another puzzle or phase begins by it
   * @param {boolean} [begun] whether it is another puzzle
   */
  #act(fn, another, begun) {
    const before = snapshot(this);
    const { solved } = this;
    fn();
    const change = difference(before, this, begun);
    if (!change) return false;
    if (another) change.another = true;
    this.#history.add(change);
    this.#tell(change);
    if (this.phase === "play" && this.solved && !solved && !begun) this.dispatchEvent(new Event("solved"));
    return true;
  }

  /** @param {import("./history.js").Change | undefined} change */
  #tell(change) {
    if (!change) return;
    if (change.another) this.dispatchEvent(new Event("puzzle"));
    this.dispatchEvent(new Event("change"));
  }

  /**
   * begin starts another puzzle, in phase play unless told otherwise. Without givens it is still
   * to be typed, and what was entered is what was typed of it. What was there can be had back by
   * undo.
   * @param {ArrayLike<number>} givens
   * @param {{entries?: ArrayLike<number>, corner?: ArrayLike<number>, centre?: ArrayLike<number>, struck?: ArrayLike<number>,
   *   colours?: ArrayLike<number>, auto?: boolean, elapsed?: number, hints?: number, phase?: "enter" | "play"}} [rest]
   */
  begin(givens, rest = {}) {
    const typed = Array.prototype.every.call(givens, (d) => !d);
    this.#act(() => {
      this.givens = bytes(typed ? rest.entries : givens);
      this.entries = Uint8Array.from(CELLS, (c) => (this.givens[c] ? 0 : rest.entries?.[c] ?? 0));
      this.corner = words(rest.corner);
      this.centre = words(rest.centre);
      this.struck = words(rest.struck);
      this.colours = words(rest.colours);
      this.auto = rest.auto ?? false;
      this.elapsed = rest.elapsed ?? 0;
      this.hints = rest.hints ?? 0;
      this.hinted = "";
      this.phase = typed ? "enter" : rest.phase ?? "play";
    }, true, true);
  }

  /** clear leaves a blank board to type a puzzle on. */
  clear() {
    this.begin([]);
  }

  /** lock ends the phase in which the puzzle is typed. Without givens all that stands there is given. */
  lock() {
    this.#act(() => {
      this.phase = "play";
      if (!this.givens.some(Boolean)) [this.givens, this.entries] = [this.entries, this.givens];
    }, true);
  }

  /** edit goes back to it. Entries stay. */
  edit() {
    this.#act(() => (this.phase = "enter"), true);
  }

  /**
   * enter writes a digit into cells. In phase play the marks that it rules out go.
   * @param {Iterable<number>} cells
   * @param {number} d
   */
  enter(cells, d) {
    if (d < 1 || d > 9) return false;
    return this.#act(() => write(this, this.open(cells), d));
  }

  /** The corner marks that are seen: candidates hide those that the rules forbid. @param {Uint8Array} digits */
  #seen(digits) {
    const left = legal(digits);
    return this.auto ? this.corner.map((set, c) => set & left[c]) : this.corner.slice();
  }

  /**
   * erase takes the digits out of cells; where there are none the marks that are seen, of which
   * candidates show no centre marks; where there are none of those either, their colours.
   * @param {Iterable<number>} cells
   */
  erase(cells) {
    const all = [...cells];
    const open = this.open(all);
    return this.#act(() => {
      const digits = this.digits();
      const seen = this.#seen(digits);
      if (open.some((c) => digits[c])) {
        for (const c of open) {
          this.entries[c] = 0;
          if (this.phase === "enter") this.givens[c] = 0;
        }
      } else if (open.some((c) => seen[c] | (this.auto ? 0 : this.centre[c]))) {
        for (const c of open) {
          this.corner[c] &= ~seen[c];
          if (!this.auto) this.centre[c] = 0;
        }
      } else {
        for (const c of all) this.colours[c] = 0;
      }
    });
  }

  /**
   * toggle sets a bit in all cells, or takes it from all if all have it.
   * @param {Uint16Array} marks
   * @param {number[]} cells
   * @param {number} mask
   * @param {Uint16Array[]} [against] marks that cannot be there with it
   */
  #toggle(marks, cells, mask, against = []) {
    const on = cells.some((c) => !(marks[c] & mask));
    return this.#act(() => {
      for (const c of cells) {
        marks[c] = on ? marks[c] | mask : marks[c] & ~mask;
        if (on) for (const others of against) others[c] &= ~mask;
      }
    });
  }

  /** The cells of some in which a digit can be noted: candidates show no other. @param {Iterable<number>} cells @param {number} d */
  #noted(cells, d) {
    if (this.phase === "enter") return [];
    const digits = this.digits();
    const left = legal(digits);
    return [...cells].filter((c) => !digits[c] && (!this.auto || left[c] & bit(d)));
  }

  /** @param {Iterable<number>} cells @param {number} d */
  toggleCorner(cells, d) {
    return d >= 1 && d <= 9 && this.#toggle(this.corner, this.#noted(cells, d), bit(d), [this.struck]);
  }

  /**
   * toggleCentre notes a digit; where candidates are shown it strikes it, or takes that back.
   * What is struck is noted no more, and the other way round.
   * @param {Iterable<number>} cells
   * @param {number} d
   */
  toggleCentre(cells, d) {
    if (d < 1 || d > 9) return false;
    const { corner, centre, struck } = this;
    const noted = this.#noted(cells, d);
    return this.auto ? this.#toggle(struck, noted, bit(d), [corner, centre]) : this.#toggle(centre, noted, bit(d), [struck]);
  }

  /** @param {Iterable<number>} cells @param {number} n from 1; 9 takes all colours away */
  toggleColour(cells, n) {
    const all = [...cells];
    if (n > COLOURS) return this.#act(() => all.forEach((c) => (this.colours[c] = 0)));
    return n >= 1 && this.#toggle(this.colours, all, bit(n));
  }

  toggleAuto() {
    return this.#act(() => (this.auto = !this.auto));
  }

  /**
   * apply does what steps say: their digits are entered, what they rule out is struck.
   * @param {import("./moves.js").Step[]} steps
   * @param {boolean} [counted] whether each that is news to the player is a hint
   */
  apply(steps, counted) {
    return this.#act(() => {
      this.phase = "play";
      for (const step of steps) if (doStep(this, step) && counted) this.hints++;
    }, this.phase === "enter");
  }

  /** restart takes all that is not given away, and the time. */
  restart() {
    const givens = this.phase === "enter" ? [] : this.givens;
    this.begin(givens, { phase: this.phase, auto: this.auto });
  }

  undo() {
    const left = this.#history.left(this);
    if (left) this.dispatchEvent(new CustomEvent("left", { detail: left }));
    this.#tell(this.#history.undo(this));
  }

  redo() {
    this.#tell(this.#history.redo(this));
  }

  /** toJSON returns all of it for storage. */
  toJSON() {
    const saved = /** @type {any} */ ({ version: 1 });
    for (const name of LISTS) saved[name] = [...this[name]];
    for (const name of VALUES) saved[name] = this[name];
    return { ...saved, ...this.#history };
  }

  /**
   * load makes a game of what toJSON returned; null if it is damaged.
   * @param {any} saved
   * @returns {Game | null}
   */
  static load(saved) {
    if (saved?.version !== 1) return null;
    const game = new Game();
    for (const name of LISTS) {
      if (!soundList(name, saved[name])) return null;
      game[name].set(saved[name]);
    }
    game.phase = saved.phase === "play" ? "play" : "enter";
    game.auto = saved.auto === true;
    game.elapsed = soundValue("elapsed", saved.elapsed) ? saved.elapsed : 0;
    game.hints = soundValue("hints", saved.hints) ? saved.hints : 0;
    game.hinted = soundValue("hinted", saved.hinted) ? saved.hinted : "";
    game.#history = History.load(saved);
    return game;
  }
}
