// What was done, so that it can be undone: as differences, which are small enough to keep all
// of them, in the browser's storage, too.

/** The parts of a game's state that are lists of one number a cell. */
export const LISTS = /** @type {const} */ (["givens", "entries", "corner", "centre", "struck", "colours"]);
/** The parts that are single values. */
export const VALUES = /** @type {const} */ (["phase", "auto", "elapsed", "hints", "hinted"]);
/** Those that grow without actions, for each puzzle by itself. */
const TALLIES = ["elapsed", "hints", "hinted"];

/**
 * A Change is one action: four numbers for each number that changed (which list, cell, before,
 * after), the values before and after, and whether another puzzle or phase began by it.
 * @typedef {{cells: number[], values?: Record<string, [any, any]>, another?: boolean}} Change
 */

/** snapshot copies the state. @param {any} state */
export function snapshot(state) {
  const copy = /** @type {any} */ ({});
  for (const list of LISTS) copy[list] = state[list].slice();
  for (const value of VALUES) copy[value] = state[value];
  return copy;
}

/**
 * difference is what changed from one state to another, null if nothing did.
 * @param {any} before
 * @param {any} after
 * @param {boolean} [begun] whether another puzzle begins: then the tallies of both belong to it
 * @returns {Change | null}
 */
export function difference(before, after, begun) {
  const cells = [];
  for (const [k, list] of LISTS.entries()) {
    for (let c = 0; c < 81; c++) {
      if (before[list][c] !== after[list][c]) cells.push(k, c, before[list][c], after[list][c]);
    }
  }
  const values = /** @type {Record<string, [any, any]>} */ ({});
  for (const value of VALUES) if (before[value] !== after[value]) values[value] = [before[value], after[value]];
  const some = () => Object.keys(values).length > 0;
  if (cells.length === 0 && !some()) return null;
  if (begun) for (const tally of TALLIES) values[tally] = [before[tally], after[tally]];
  return some() ? { cells, values } : { cells };
}

/** begins reports whether another puzzle begins by a change. @param {Change} change */
const begins = ({ values }) => values?.elapsed !== undefined;

/** brings reports whether a puzzle begins by a change that is not only the one before without its progress. @param {Change} change */
function brings(change) {
  const { cells } = change;
  return begins(change) && cells.some((n, k) => (k % 4 === 0 && LISTS[n] === "givens") || (k % 4 === 3 && n !== 0));
}

/**
 * replay takes a change back (side 0) or makes it again (side 1). The tallies of the puzzle that
 * is left by it stay in the change, and are there again when it is come back to.
 * @param {any} state
 * @param {Change} change
 * @param {0 | 1} side
 */
function replay(state, change, side) {
  for (let k = 0; k < change.cells.length; k += 4) {
    const [list, c] = change.cells.slice(k, k + 2);
    state[LISTS[list]][c] = change.cells[k + 2 + side];
  }
  for (const [value, pair] of Object.entries(change.values ?? {})) {
    const now = state[value];
    if (begins(change)) pair[1 - side] = now;
    state[value] = value === "hints" ? now + pair[side] - pair[1 - side] : pair[side];
  }
}

/** A History is what was done and what was undone, the last at the end. */
export class History {
  past = /** @type {Change[]} */ ([]);
  future = /** @type {Change[]} */ ([]);

  /** @param {Change} change */
  add(change) {
    this.past.push(change);
    this.future = [];
  }

  /** undo takes the last change back in a state. @param {any} state */
  undo(state) {
    const change = this.past.pop();
    if (!change) return undefined;
    this.future.push(change);
    replay(state, change, 0);
    return change;
  }

  /** redo makes it again. @param {any} state */
  redo(state) {
    const change = this.future.pop();
    if (!change) return undefined;
    this.past.push(change);
    replay(state, change, 1);
    return change;
  }

  /**
   * left returns what was reached in a puzzle or phase that the next undo leaves; null if
   * nothing was done in it, and it began with nothing new.
   * @param {any} state
   */
  left(state) {
    const change = this.past.at(-1);
    if (!change?.another) return null;
    const reached = snapshot(state);
    const { future } = this;
    let k = future.length;
    while (k > 0 && !future[k - 1].another) replay(reached, future[--k], 1);
    return k < future.length || brings(change) ? reached : null;
  }

  /** load makes a history of what was saved, an empty one if it is damaged. @param {any} saved */
  static load({ past, future }) {
    const history = new History();
    if ([past, future].every((all) => Array.isArray(all) && all.every(sound))) Object.assign(history, { past, future });
    return history;
  }
}

/** The largest number that a list can hold. @param {string} list */
const top = (list) => (list === "givens" || list === "entries" ? 9 : list === "colours" ? 255 : 511);

/** soundList reports whether something read from storage is such a list. @param {string} list @param {any} numbers */
export const soundList = (list, numbers) =>
  Array.isArray(numbers) && numbers.length === 81 && numbers.every((n) => Number.isInteger(n) && n >= 0 && n <= top(list));

/** The longest time that is believed, in seconds. */
const LONGEST = 1e9;

/** What the single values can be. @type {Record<string, (value: any) => boolean>} */
const SOUND = {
  phase: (value) => value === "enter" || value === "play",
  auto: (value) => typeof value === "boolean",
  elapsed: (value) => typeof value === "number" && value >= 0 && value <= LONGEST,
  hints: (value) => Number.isInteger(value) && value >= 0 && value <= LONGEST,
  hinted: (value) => typeof value === "string",
};

/** soundValue reports whether something read from storage is such a value. @param {string} name @param {any} value */
export const soundValue = (name, value) => Object.hasOwn(SOUND, name) && SOUND[name](value);

/** sound reports whether a change read from storage is one. @param {any} change */
function sound(change) {
  const { cells, values = {} } = change ?? {};
  if (!Array.isArray(cells) || cells.length % 4 !== 0 || typeof values !== "object" || values === null) return false;
  for (let k = 0; k < cells.length; k += 4) {
    const [list, cell, before, after] = cells.slice(k, k + 4);
    if (!Number.isInteger(list) || !LISTS[list] || !Number.isInteger(cell) || cell < 0 || cell > 80) return false;
    if (![before, after].every((n) => Number.isInteger(n) && n >= 0 && n <= top(LISTS[list]))) return false;
  }
  return Object.entries(values).every(([name, pair]) => Array.isArray(pair) && pair.length === 2 && pair.every((v) => soundValue(name, v)));
}
