// The board: a grid of cells that shows the game, or something else that is to be looked at.

import { label, makeCell, makeRows, paint } from "./cell.js";
import { el, svg } from "./dom.js";
import { candidateOf, cellsOf } from "./slots.js";
import { CELLS, clashes, peers } from "./sudoku.js";

/** path draws lines across the board. @param {number[]} places */
const path = (places) => places.map((k) => `M${k * 100} 0V900M0 ${k * 100}H900`).join("");

/**
 * A View is shown instead of the game, and cannot be written into.
 * @typedef {{digits: ArrayLike<number>, givens: ArrayLike<number>, candidates?: ArrayLike<number> | null, active?: number, undo?: number}} View
 */

/**
 * A Board sends "select" when other cells are selected, "show" when something else is shown.
 * The selected cells are those that digits go into; the cursor is the one of them that has the
 * focus.
 */
export class Board extends EventTarget {
  selected = [0];
  cursor = 0;
  #wrong = /** @type {Map<number, number>} */ (new Map());
  view = /** @type {View | null} */ (null);
  #step = /** @type {any} */ (null);
  #options = /** @type {any} */ ({});
  #painted = /** @type {string[]} */ ([]);

  /** @param {import("./app.js").App} app */
  constructor(app) {
    super();
    this.app = app;
    this.game = app.game;
    this.cells = CELLS.map(makeCell);
    this.el = el("div", { id: "board", role: "grid", "aria-multiselectable": "true", tLabel: "board.title", "aria-rowcount": 9, "aria-colcount": 9 }, ...makeRows(this.cells));
    this.lines = svg("svg", { id: "lines", viewBox: "0 0 900 900", "aria-hidden": "true" }, svg("path", { class: "thin", d: path([1, 2, 4, 5, 7, 8]) }), svg("path", { class: "thick", d: path([3, 6]) + "M0 0H900V900H0Z" }));
    this.overlay = svg("svg", { id: "overlay", viewBox: "0 0 900 900", "aria-hidden": "true" });
    document.getElementById("frame")?.append(this.el, this.lines, this.overlay);
    this.game.addEventListener("puzzle", () => this.#begin());
    this.game.addEventListener("change", () => this.render());
    app.on("language", () => this.render(true));
    app.on("settings", () => this.#light());
    app.on("view", () => this.#reveal());
  }

  /** What was found out about entries is of another puzzle; the first blank cell is where one begins. */
  #begin() {
    this.#wrong.clear();
    if (this.game.phase === "play" || this.game.blank) this.select([Math.max(0, this.game.digits().indexOf(0))]);
  }

  /** markWrong marks entries that are known to be wrong, each until it is changed. @param {number[]} cells */
  markWrong(cells) {
    this.#wrong = new Map(cells.map((c) => [c, this.game.entries[c]]));
    this.render();
  }

  /**
   * select makes these the selected cells; the last is the cursor.
   * @param {number[]} cells
   * @param {number} [cursor]
   */
  select(cells, cursor = cells.at(-1) ?? this.cursor) {
    this.selected = [...new Set(cells)];
    this.cursor = cursor;
    this.#light();
    this.dispatchEvent(new Event("select"));
  }

  /** focus puts the focus on the cell of the cursor; for the keyboard it comes into sight, while nothing moves under a finger. */
  focus() {
    const cell = this.cells[this.cursor];
    cell.focus({ preventScroll: true });
    if (cell.matches(":focus-visible")) cell.scrollIntoView({ block: "nearest" });
  }

  /** focused reports whether the focus is on a cell. */
  get focused() {
    return this.el.contains(document.activeElement);
  }

  /** target is the cells that a digit goes into. */
  get target() {
    return this.selected.length ? this.selected : [this.cursor];
  }

  /**
   * show shows a view instead of the game, null the game again.
   * @param {View | null} view
   */
  show(view) {
    this.view = view;
    this.render();
    this.dispatchEvent(new Event("show"));
  }

  /**
   * step draws a step of logic above the cells, null takes it away.
   * @param {any} step
   * @param {{depth?: "where" | "full", withResult?: boolean}} [options]
   */
  step(step, options = {}) {
    this.#step = step;
    this.#options = options;
    this.render();
  }

  /** reveal brings the board back into sight when something is shown on it. */
  #reveal() {
    const { top, bottom } = this.el.getBoundingClientRect();
    const hidden = top < 0 || bottom > innerHeight;
    if (hidden || matchMedia("(orientation: portrait)").matches) this.el.scrollIntoView({ block: "start" });
  }

  /** What each cell shows. */
  #looks() {
    const { game, view } = this;
    const step = this.#options.depth === "where" ? null : this.#step;
    // Who hides candidates sees those that the drawing is about.
    const about = step ? cellsOf(step) : new Set();
    const candidates = view ? view.candidates : game.candidates();
    const digits = view ? view.digits : game.digits();
    const givens = view ? view.givens : game.givens;
    const none = new Uint16Array(81);
    const placed = (step?.placements ?? []).map((/** @type {string} */ p) => candidateOf(p).cell);
    const [corner, centre, colours] = view ? [none, none, none] : [game.corner, game.centre, game.colours];
    return CELLS.map((c) => ({
      digit: digits[c],
      given: givens[c] > 0,
      candidates: placed.includes(c) ? 0 : candidates?.[c] ?? 0,
      full: view ? Boolean(view.candidates) : (game.auto && game.phase === "play") || about.has(c),
      corner: corner[c],
      centre: centre[c],
      colours: colours[c],
    }));
  }

  /** render brings the cells up to date. @param {boolean} [all] even those that look the same */
  render(all = false) {
    const looks = this.#looks();
    const digits = looks.map((look) => look.digit);
    const clashing = new Set(clashes(digits).flatMap((clash) => clash.cells));
    for (const [c, d] of this.#wrong) if (this.game.entries[c] !== d) this.#wrong.delete(c);
    for (const c of CELLS) {
      const look = looks[c];
      const state = { clash: clashing.has(c), wrong: !this.view && this.#wrong.has(c) };
      const print = JSON.stringify([look, state]);
      if (!all && this.#painted[c] === print) continue;
      this.#painted[c] = print;
      const cell = this.cells[c];
      paint(cell, look);
      const cause = state.clash && look.given && (this.view !== null || this.game.phase === "play");
      cell.classList.toggle("clash", state.clash && !cause);
      cell.classList.toggle("cause", cause);
      cell.classList.toggle("wrong", state.wrong);
      if (state.clash || state.wrong) cell.setAttribute("aria-invalid", "true");
      else cell.removeAttribute("aria-invalid");
      cell.setAttribute("aria-label", label(c, look, state));
    }
    this.el.classList.toggle("entering", !this.view && this.game.phase === "enter");
    this.el.classList.toggle("viewing", this.view !== null || this.#step !== null);
    this.#light();
    this.#draw();
  }

  /** light marks the selected cells, and softly what belongs to them. */
  #light() {
    const shown = this.view?.digits ?? this.game.digits();
    const only = this.selected.length === 1 ? this.selected[0] : -1;
    const same = new Set(this.selected.map((c) => shown[c]).filter(Boolean));
    const digit = same.size === 1 ? [...same][0] : 0;
    // What is shown of a step speaks for itself.
    const quiet = this.view !== null || this.#step !== null;
    const withPeers = this.app.settings.peers && !quiet;
    const withSame = this.app.settings.same && !quiet;
    const near = new Set(only >= 0 && withPeers ? peers(only) : []);
    const chosen = new Set(this.selected);
    for (const c of CELLS) {
      const cell = this.cells[c];
      const { classList } = cell;
      classList.toggle("selected", chosen.has(c));
      classList.toggle("cursor", c === this.cursor);
      classList.toggle("peer", near.has(c));
      classList.toggle("same", withSame && digit > 0 && shown[c] === digit);
      classList.toggle("active", this.view?.active === c);
      classList.toggle("undone", this.view?.undo === c);
      cell.setAttribute("aria-selected", String(chosen.has(c)));
      cell.tabIndex = c === this.cursor ? 0 : -1;
    }
    if (withSame && digit) this.el.dataset.same = String(digit);
    else delete this.el.dataset.same;
  }

  async #draw() {
    const step = this.#step;
    this.overlay.replaceChildren();
    if (!step) return;
    const { draw } = await import("./draw.js");
    if (step !== this.#step) return;
    this.overlay.replaceChildren();
    const view = this.view ?? { digits: this.game.digits(), givens: this.game.givens, candidates: this.game.candidates() };
    draw(this.overlay, step, { ...view, ...this.#options });
  }
}
