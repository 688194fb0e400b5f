// Help for the next step, deeper with each press: which technique, where, the whole step.
// What is wrong on the board comes first.

import { doneText, mistakeText, nameText, whereText } from "./explain.js";
import { $, el, head } from "./dom.js";
import { clashTexts } from "./clashes.js";
import { t } from "./i18n.js";
import { noSolutionText } from "./impossible.js";
import { reasonView } from "./reason-view.js";
import { CELLS, cellOf, clashes, digitsOf, name, toLine } from "./sudoku.js";
import { take } from "./take.js";
import { solutions } from "./unique.js";

/**
 * @typedef {{cell: string, entered?: number, right?: number}} Mistake
 * @typedef {{kind: "step", step: import("./slots.js").Step, candidates: Uint16Array, digits: Uint8Array} | {kind: "mistakes", mistakes: Mistake[]} | {kind: "words", text: () => string, failed?: boolean}} Hint
 */

/** The depths: name, where, full. */
const NAME = 0;
const WHERE = 1;
const FULL = 2;

/** The set of all digits. */
const ALL = 511;

/** @param {import("./app.js").App} app */
export function mount(app) {
  const panel = new HintPanel(app);
  $("hint").addEventListener("click", () => panel.deepen());
  app.game.addEventListener("change", () => panel.check());
  app.on("view", (/** @type {string} */ view) => view !== "hint" && panel.close());
  app.on("action", (/** @type {HTMLElement} */ button) => panel.passOver(button));
  app.on("language", () => panel.write());
}

/** A HintPanel keeps to one hint until the board changes. */
class HintPanel {
  #hint = /** @type {Hint | null} */ (null);
  #depth = NAME;
  #position = "";
  #asking = false;

  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    this.text = el("div", { id: "hint-text", class: "reason", "aria-live": "polite" });
    this.more = el("button", { type: "button", id: "hint-more", onclick: () => $("hint").click() });
    this.apply = el("button", { type: "button", id: "hint-apply", class: "primary", onclick: () => this.#apply() });
    this.element = el("section", { id: "hint-panel", class: "panel", "aria-labelledby": "hint-title", hidden: true },
      head("hint", "hint.title", () => this.leave()), this.text, el("div", { class: "row" }, this.apply, this.more));
    $("panels").prepend(this.element);
    app.translate(this.element);
  }

  /** What a hint depends on: digits, and what was struck. */
  #now() {
    const { game } = this.app;
    const struck = CELLS.filter((c) => game.struck[c]).map((c) => `${name(c)}-${game.struck[c]}`);
    return [toLine(game.givens), toLine(game.digits()), ...struck].join();
  }

  /** check closes the panel when the hint is of another position. */
  check() {
    if ((this.#hint || this.#asking) && this.#position !== this.#now()) this.close();
  }

  /** passOver closes a panel that has no hint when a button elsewhere is pressed. @param {HTMLElement} button */
  passOver(button) {
    if (this.#hint?.kind === "words" && button.id !== "hint" && !this.element.contains(button)) this.close();
  }

  /** deepen says more than before. */
  async deepen() {
    this.app.emit("view", "hint");
    if (this.#hint?.kind === "words" && this.#hint.failed) this.#hint = null;
    if (this.#hint || this.#asking) {
      this.#depth = Math.min(FULL, this.#depth + 1);
      return this.write();
    }
    const position = (this.#position = this.#now());
    this.#depth = NAME;
    this.#asking = true;
    const hint = await this.#ask();
    if (this.#position !== position || !this.#asking) return;
    this.#asking = false;
    if (!hint) return;
    this.#hint = hint;
    this.#count(position);
    // A live region that has just come is not read: the words come a moment after it.
    if (this.element.hidden) {
      this.element.hidden = false;
      this.more.hidden = this.apply.hidden = true;
      await new Promise((done) => setTimeout(done, 30));
      if (this.#position !== position) return;
    }
    this.write();
  }

  /** count counts a hint once, however often and deep it is asked for. @param {string} position */
  #count(position) {
    const { game } = this.app;
    if (this.#hint?.kind === "words" || game.phase !== "play" || game.hinted.split("\n").includes(position)) return;
    game.hinted += position + "\n";
    game.hints++;
  }

  /** ask returns what the server says of the position, or null if it was cancelled. @returns {Promise<Hint | null>} */
  async #ask() {
    const { app } = this;
    const { game, api } = app;
    const words = (/** @type {string} */ key, slots = {}) => /** @type {Hint} */ ({ kind: "words", text: () => t(key, slots) });
    if (game.blank) return words("hint.blank");
    if (game.solved) return words("hint.solved");
    const clash = clashes(game.givens);
    if (clash.length) return { kind: "words", text: () => t("hint.clash", { clash: clashTexts(clash)[0] }) };
    const candidates = game.candidates();
    const digits = game.digits();
    const puzzle = toLine(game.givens);
    // Only what was struck: what wrong entries rule out is no mark of the player's.
    const marks = CELLS.map((c) => (game.struck[c] ? digitsOf(ALL & ~game.struck[c]).join("") : ""));
    const body = { puzzle, entries: toLine(game.entries), marks, depth: "full" };
    try {
      const answer = await app.busy("hint.asking", async (signal) => {
        const kind = await solutions(app, puzzle, signal);
        return kind === "unique" ? api.post("hint", body, { signal }) : { kind };
      });
      switch (answer?.kind) {
        case undefined: return null;
        case "none": return { kind: "words", text: () => noSolutionText(game) };
        case "step":
          if (typeof answer.step?.technique !== "string") throw api.senseless();
          return { kind: "step", step: answer.step, candidates, digits };
        case "mistakes":
          if (!Array.isArray(answer.mistakes)) throw api.senseless();
          return { kind: "mistakes", mistakes: answer.mistakes };
        default: return words(`hint.${answer.kind}`);
      }
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      const { problem } = error;
      const key = { 0: "hint.unreachable", 422: "hint.unique" }[problem.status];
      return { kind: "words", text: () => (key ? t(key) : api.text(problem)), failed: true };
    }
  }

  /** write puts the hint into words and draws it, as far as its depth allows. */
  write() {
    const hint = this.#hint;
    if (!hint || this.element.hidden) return;
    const full = this.#depth === FULL;
    const said = hint.kind === "step" && full
      ? reasonView(hint.step, hint.candidates, hint.digits)
      : this.#lines(hint).map((line) => el("p", {}, line));
    this.text.replaceChildren(...said);
    const deeper = hint.kind !== "words" && !full;
    this.more.hidden = !deeper;
    this.more.textContent = t(this.#depth === NAME ? "hint.moreWhere" : hint.kind === "step" ? "hint.moreFull" : "hint.moreRight");
    this.apply.hidden = hint.kind === "words" || !full;
    this.apply.textContent = t(hint.kind === "mistakes" ? "hint.correct" : "hint.apply");
    this.app.board.step(hint.kind === "step" && this.#depth > NAME ? hint.step : null, { depth: full ? "full" : "where", withResult: full });
    if (hint.kind === "mistakes" && this.#depth > NAME) this.app.board.markWrong(hint.mistakes.filter((m) => m.entered).map((m) => cellOf(m.cell)));
    this.element.scrollIntoView({ block: "nearest" });
  }

  /** @param {Hint} hint @returns {string[]} */
  #lines(hint) {
    if (hint.kind === "words") return [hint.text()];
    if (hint.kind === "step") return [this.#depth === NAME ? nameText(hint.step) : whereText(hint.step)];
    const { mistakes } = hint;
    if (this.#depth === NAME) return [t("hint.mistakes", { count: mistakes.length })];
    const wrong = mistakes.map((m) => this.#mistake(m));
    if (this.#depth === WHERE) return [...wrong, t("hint.mend")];
    return mistakes.map((m, i) => `${wrong[i]} ${t("hint.right", { cell: m.cell, digit: m.right })}`);
  }

  /** What is struck may be hidden. @param {Mistake} m */
  #mistake({ cell, entered = 0 }) {
    const text = mistakeText({ cell, entered });
    return entered || this.app.game.auto ? text : `${text} ${t("hint.struck")}`;
  }

  #apply() {
    const hint = this.#hint;
    if (!hint || hint.kind === "words") return;
    const step = hint.kind === "step" ? hint.step : { technique: "", placements: hint.mistakes.map((m) => `${m.cell}=${m.right}`) };
    const [first] = [...(step.placements ?? []), ...(step.eliminations ?? [])];
    // Of a puzzle that is still typed it was not counted before.
    take(this.app, [step], doneText(step), this.app.game.phase === "enter");
    this.close();
    this.app.board.select([cellOf(first.slice(0, 4))]);
    this.app.board.focus();
  }

  /** leave closes the panel for a person who is in it. */
  leave() {
    const inside = this.element.contains(document.activeElement);
    this.close();
    if (inside) $("hint").focus();
  }

  /** close forgets the hint. */
  close() {
    if (this.#asking) this.app.cancel();
    this.#asking = false;
    this.#position = "";
    if (!this.#hint) return;
    this.#hint = null;
    this.element.hidden = true;
    this.text.replaceChildren();
    this.app.board.step(null);
  }
}
