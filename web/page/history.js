// What was done, so that it can be undone: as differences, which are small enough to keep all
// of them, in the browser's storage, too.

/** The parts of a game's state that are lists of one number a cell. */
export const LISTS = /** @type {const} */ (["givens", "entries", "corner", "centre", "struck", "colours"]);
/** The parts that are single values. */
export const VALUES = /** @type {const} */ (["phase", "auto", "elapsed", "hints"]);

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
 * @returns {Change | null}
 */
export function difference(before, after) {
  const cells = [];
  for (const [k, list] of LISTS.entries()) {
    for (let c = 0; c < 81; c++) {
      if (before[list][c] !== after[list][c]) cells.push(k, c, before[list][c], after[list][c]);
    }
  }
  const values = /** @type {Record<string, [any, any]>} */ ({});
  for (const value of VALUES) if (before[value] !== after[value]) values[value] = [before[value], after[value]];
  const some = Object.keys(values).length > 0;
  if (cells.length === 0 && !some) return null;
  return some ? { cells, values } : { cells };
}

/**
 * replay takes a change back (side 0) or makes it again (side 1).
 * @param {any} state
 * @param {Change} change
 * @param {0 | 1} side
 */
export function replay(state, change, side) {
  for (let k = 0; k < change.cells.length; k += 4) {
    const [list, c] = change.cells.slice(k, k + 2);
    state[LISTS[list]][c] = change.cells[k + 2 + side];
  }
  for (const [value, pair] of Object.entries(change.values ?? {})) state[value] = pair[side];
}

/** sound reports whether a change read from storage is one. @param {any} change */
export function sound(change) {
  const { cells, values = {} } = change ?? {};
  if (!Array.isArray(cells) || cells.length % 4 !== 0 || typeof values !== "object") return false;
  const numbers = cells.every((n, k) => Number.isInteger(n) && n >= 0 && n < [LISTS.length, 81, 512, 512][k % 4]);
  const known = Object.entries(values).every(([v, pair]) => VALUES.includes(/** @type {any} */ (v)) && Array.isArray(pair) && pair.length === 2);
  return numbers && known;
}
