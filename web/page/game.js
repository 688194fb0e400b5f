// The game: what is given, what was entered, what was noted, and all that was done.

import { CELLS, bit, cellOf, clashes, legal, peers } from "./sudoku.js";
import { LISTS, VALUES, begins, difference, replay, snapshot, sound, soundList, soundValue } from "./history.js";

/** How many colours there are. */
const COLOURS = 8;

const bytes = (/** @type {any} */ values) => Uint8Array.from(CELLS, (c) => values?.[c] ?? 0);
const words = (/** @type {any} */ values) => Uint16Array.from(CELLS, (c) => values?.[c] ?? 0);

/**
 * A Game is in one of two phases: "enter", in which digits become givens, and "play", in which
 * givens are locked. It sends "change" after every change, and "puzzle", before that, when
 * another puzzle or phase began. Before undo leaves a puzzle or phase it sends "left" with the
 * state that was reached in it.
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
  tidy = true;
  #past = /** @type {import("./history.js").Change[]} */ ([]);
  #future = /** @type {import("./history.js").Change[]} */ ([]);

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
    return this.#past.length > 0;
  }

  get canRedo() {
    return this.#future.length > 0;
  }

  /**
   * Every change of the state is made by this: what fn does is one action.
   * @param {() => void} fn
   * @param {boolean} [another] whether another puzzle or phase begins by it
   * @param {boolean} [begun] whether it is another puzzle
   */
  #act(fn, another, begun) {
    const before = snapshot(this);
    fn();
    const change = difference(before, this, begun);
    if (!change) return false;
    if (another) change.another = true;
    this.#past.push(change);
    this.#future = [];
    this.#tell(change);
    return true;
  }

  /** @param {import("./history.js").Change} change */
  #tell(change) {
    if (change.another) this.dispatchEvent(new Event("puzzle"));
    this.dispatchEvent(new Event("change"));
  }

  /**
   * begin starts another puzzle, in phase play unless told otherwise. What was there can be
   * had back by undo.
   * @param {ArrayLike<number>} givens
   * @param {{entries?: ArrayLike<number>, corner?: ArrayLike<number>, centre?: ArrayLike<number>, struck?: ArrayLike<number>,
   *   colours?: ArrayLike<number>, auto?: boolean, elapsed?: number, phase?: "enter" | "play"}} [rest]
   */
  begin(givens, rest = {}) {
    this.#act(() => {
      this.hints = 0;
      this.givens = bytes(givens);
      this.entries = Uint8Array.from(CELLS, (c) => (this.givens[c] ? 0 : rest.entries?.[c] ?? 0));
      this.corner = words(rest.corner);
      this.centre = words(rest.centre);
      this.struck = words(rest.struck);
      this.colours = words(rest.colours);
      this.auto = rest.auto ?? false;
      this.elapsed = rest.elapsed ?? 0;
      this.phase = rest.phase ?? "play";
    }, true, true);
  }

  /** clear leaves a blank board to type a puzzle on. */
  clear() {
    this.begin([], { phase: "enter" });
  }

  /** lock ends the phase in which the puzzle is typed. */
  lock() {
    this.#act(() => (this.phase = "play"), true);
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
    return this.#act(() => this.#write(this.open(cells), d));
  }

  /**
   * @param {number[]} cells
   * @param {number} d
   */
  #write(cells, d) {
    for (const c of cells) {
      if (this.phase === "enter") {
        this.givens[c] = d;
        this.entries[c] = 0;
        continue;
      }
      this.entries[c] = d;
      if (!this.tidy) continue;
      for (const p of peers(c)) {
        this.corner[p] &= ~bit(d);
        this.centre[p] &= ~bit(d);
      }
    }
  }

  /**
   * erase takes the digits out of cells; where there are none their marks; where there are
   * none of those either, their colours.
   * @param {Iterable<number>} cells
   */
  erase(cells) {
    const all = [...cells];
    const open = this.open(all);
    return this.#act(() => {
      const digits = this.digits();
      if (open.some((c) => digits[c])) {
        for (const c of open) {
          this.entries[c] = 0;
          if (this.phase === "enter") this.givens[c] = 0;
        }
      } else if (open.some((c) => this.corner[c] | this.centre[c])) {
        for (const c of open) this.corner[c] = this.centre[c] = 0;
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
   */
  #toggle(marks, cells, mask) {
    const on = cells.some((c) => !(marks[c] & mask));
    return this.#act(() => cells.forEach((c) => (marks[c] = on ? marks[c] | mask : marks[c] & ~mask)));
  }

  /** @param {Iterable<number>} cells */
  #noted(cells) {
    const digits = this.digits();
    return this.phase === "play" ? [...cells].filter((c) => !digits[c]) : [];
  }

  /** @param {Iterable<number>} cells @param {number} d */
  toggleCorner(cells, d) {
    return d >= 1 && d <= 9 && this.#toggle(this.corner, this.#noted(cells), bit(d));
  }

  /**
   * toggleCentre notes a digit; where candidates are shown it strikes it, or takes that back.
   * @param {Iterable<number>} cells
   * @param {number} d
   */
  toggleCentre(cells, d) {
    if (d < 1 || d > 9) return false;
    if (!this.auto) return this.#toggle(this.centre, this.#noted(cells), bit(d));
    const left = legal(this.digits());
    return this.#toggle(this.struck, this.#noted(cells).filter((c) => left[c] & bit(d)), bit(d));
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
   * @param {{placements?: string[], eliminations?: string[]}[]} steps
   * @param {boolean} [counted] whether each that is news to the player is a hint
   */
  apply(steps, counted) {
    return this.#act(() => {
      this.phase = "play";
      for (const step of steps) if (this.#do(step) && counted) this.hints++;
    }, this.phase === "enter");
  }

  /** do does a step, and reports whether it is news. @param {{placements?: string[], eliminations?: string[]}} step */
  #do({ placements = [], eliminations = [] }) {
    let news = false;
    for (const p of placements) {
      const [c, d] = [cellOf(p.slice(0, 4)), Number(p[5])];
      news ||= this.entries[c] !== d;
      this.#write(this.open([c]), d);
    }
    for (const e of eliminations) {
      const [c, d] = [cellOf(e.slice(0, 4)), Number(e[6])];
      news ||= (this.candidates()[c] & bit(d)) > 0;
      this.struck[c] |= bit(d);
      this.auto = true;
    }
    return news;
  }

  /** restart takes all that is not given away, and the time. */
  restart() {
    const givens = this.phase === "enter" ? [] : this.givens;
    this.begin(givens, { phase: this.phase, auto: this.auto });
  }

  /** leave tells what is left when undo goes back past a change. @param {import("./history.js").Change} change */
  #leave(change) {
    const state = snapshot(this);
    const undone = [];
    for (let k = this.#future.length - 1; k >= 0 && !this.#future[k].another; k--) undone.push(this.#future[k]);
    if (!undone.length && !begins(change)) return;
    for (const action of undone) replay(state, action, 1);
    this.dispatchEvent(new CustomEvent("left", { detail: state }));
  }

  undo() {
    const change = this.#past.pop();
    if (!change) return;
    if (change.another) this.#leave(change);
    this.#future.push(change);
    replay(this, change, 0);
    this.#tell(change);
  }

  redo() {
    const change = this.#future.pop();
    if (!change) return;
    this.#past.push(change);
    replay(this, change, 1);
    this.#tell(change);
  }

  /** toJSON returns all of it for storage. */
  toJSON() {
    const saved = /** @type {any} */ ({ version: 1 });
    for (const name of LISTS) saved[name] = [...this[name]];
    for (const name of VALUES) saved[name] = this[name];
    return { ...saved, past: this.#past, future: this.#future };
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
    const whole = [saved.past, saved.future].every((all) => Array.isArray(all) && all.every(sound));
    if (whole) [game.#past, game.#future] = [saved.past, saved.future];
    return game;
  }
}
