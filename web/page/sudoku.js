// The rules of Sudoku and the names of its places. Pure: no game, no page.
//
// Cells are 0 to 80 in reading order; digits are 1 to 9, 0 is blank; a set of digits is a
// number with bit d-1 for digit d.

/** The cells, 0 to 80. */
export const CELLS = Array.from({ length: 81 }, (_, c) => c);

/** @param {number} c */
export const rowOf = (c) => Math.floor(c / 9);
/** @param {number} c */
export const columnOf = (c) => c % 9;
/** @param {number} c */
export const boxOf = (c) => Math.floor(c / 27) * 3 + Math.floor((c % 9) / 3);

/** The 27 units as lists of cells: rows, then columns, then boxes. */
export const UNITS = [rowOf, columnOf, boxOf].flatMap((of) => Array.from({ length: 9 }, (_, n) => CELLS.filter((c) => of(c) === n)));

const UNITS_OF = CELLS.map((c) => [rowOf(c), 9 + columnOf(c), 18 + boxOf(c)]);
const PEERS = CELLS.map((c) => CELLS.filter((p) => p !== c && UNITS_OF[c].some((u, k) => UNITS_OF[p][k] === u)));

/** unitsOf returns the three units of a cell: numbers into UNITS. @param {number} c */
export const unitsOf = (c) => UNITS_OF[c];

/** peers returns the 20 cells that share a unit with c. @param {number} c */
export const peers = (c) => PEERS[c];

/** name writes a cell as people do here: r1c1. @param {number} c */
export const name = (c) => `r${rowOf(c) + 1}c${columnOf(c) + 1}`;

/** cellOf reads r1c1; -1 if it is no cell. @param {string} text */
export function cellOf(text) {
  const m = /^r([1-9])c([1-9])$/.exec(text);
  return m ? (Number(m[1]) - 1) * 9 + Number(m[2]) - 1 : -1;
}

/**
 * unitName says what unit u is: its kind and its number from 1. Its words are those of the
 * text "unit." + kind.
 * @param {number} u
 * @returns {{kind: "row"|"column"|"box", n: number}}
 */
export const unitName = (u) => ({ kind: /** @type {const} */ (["row", "column", "box"])[Math.floor(u / 9)], n: (u % 9) + 1 });

/** bit is the set of one digit. @param {number} d */
export const bit = (d) => 1 << (d - 1);

/** digitsOf lists a set of digits in order. @param {number} set */
export const digitsOf = (set) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => set & bit(d));

/** A Clash is a digit that stands twice or more in one unit. @typedef {{digit: number, unit: number, cells: number[]}} Clash */

/**
 * clashes lists where a rule is broken.
 * @param {ArrayLike<number>} digits
 * @returns {Clash[]}
 */
export function clashes(digits) {
  const found = [];
  for (const [unit, cells] of UNITS.entries()) {
    for (let digit = 1; digit <= 9; digit++) {
      const holders = cells.filter((c) => digits[c] === digit);
      if (holders.length > 1) found.push({ digit, unit, cells: holders });
    }
  }
  return found;
}

/**
 * legal returns what the rules leave to each blank cell; nothing where a digit stands.
 * @param {ArrayLike<number>} digits
 */
export function legal(digits) {
  const used = new Uint16Array(27);
  for (const c of CELLS) if (digits[c]) for (const u of UNITS_OF[c]) used[u] |= bit(digits[c]);
  return Uint16Array.from(CELLS, (c) => (digits[c] ? 0 : 511 & ~UNITS_OF[c].reduce((all, u) => all | used[u], 0)));
}

/** toLine writes 81 characters, "." for blank. @param {ArrayLike<number>} digits */
export const toLine = (digits) => CELLS.map((c) => digits[c] || ".").join("");

/**
 * fromLine reads 81 characters; null if the text is none. What else is read, the server reads.
 * @param {string} text
 */
export function fromLine(text) {
  const line = text.trim();
  return /^[0-9._*-]{81}$/.test(line) ? Uint8Array.from(line, (ch) => Number(ch) || 0) : null;
}
