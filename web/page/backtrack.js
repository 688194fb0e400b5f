// @ts-check
// Plain backtracking, step by step: the algorithm of Nonet's package backtrack. The blanks are
// visited in reading order. Into each goes the smallest digit that its row, column and box do
// not hold yet. A blank that none fits means that an earlier one is wrong: back to the blank
// before, take its digit out (the undo) and try the next larger one there.

import { CELLS, boxOf, columnOf, rowOf } from "./sudoku.js";

/** @typedef {"place" | "undo" | "solution" | "end"} Action */

const all = 0x3fe; // digits 1 to 9 as bits 1 to 9

/** A Search is the grid, what its rows, columns and boxes hold, and how far it has come. */
export class Search {
  /** @param {ArrayLike<number>} digits 81 givens, 0 for a blank */
  constructor(digits) {
    this.grid = Uint8Array.from(digits);
    /** @type {number[]} */
    this.blanks = [];
    /** How many of the blanks are filled. */
    this.filled = 0;
    this.placed = 0;
    this.undone = 0;
    /** The cell and the digit of the last step. */
    this.cell = -1;
    this.digit = 0;
    /** Whether givens break a rule; then there is nothing to search. */
    this.broken = false;
    this.rows = new Uint16Array(9);
    this.columns = new Uint16Array(9);
    this.boxes = new Uint16Array(9);
    this.least = 1; // the digits to try in the next blank begin with this one
    this.told = false; // the solution in the grid was reported
    for (let c = 0; c < 81; c++) {
      const bit = 1 << this.grid[c];
      if (this.grid[c] === 0) this.blanks.push(c);
      else if ((this.used(c) & bit) !== 0) this.broken = true;
      else this.flip(c, bit);
    }
  }

  /**
   * goTo continues where another search of the same givens is.
   * @param {{grid: Uint8Array, placed: number, undone: number, least: number}} other
   */
  goTo({ grid, placed, undone, least }) {
    while (this.filled > 0) this.flip(this.blanks[--this.filled], 1 << this.grid[this.blanks[this.filled]]);
    for (const c of this.blanks) {
      this.grid[c] = grid[c];
      if (grid[c] === 0) continue;
      this.flip(c, 1 << grid[c]);
      this.filled++;
    }
    Object.assign(this, { placed, undone, least });
  }

  /** @param {number} c */
  used(c) {
    return this.rows[row[c]] | this.columns[column[c]] | this.boxes[box[c]];
  }

  /**
   * flip enters a digit in the three tables, or takes it out.
   * @param {number} c
   * @param {number} bit
   */
  flip(c, bit) {
    this.rows[row[c]] ^= bit;
    this.columns[column[c]] ^= bit;
    this.boxes[box[c]] ^= bit;
  }

  /**
   * next makes one step. It goes on after a solution; "end" means that everything was tried.
   * @returns {Action}
   */
  next() {
    if (this.broken) return "end";
    const { blanks, grid } = this;
    if (this.filled === blanks.length) {
      if (!this.told) {
        this.told = true;
        return "solution";
      }
    } else {
      const c = blanks[this.filled];
      const fits = all & ~this.used(c) & (~0 << this.least);
      if (fits !== 0) {
        const d = 31 - Math.clz32(fits & -fits);
        this.cell = c;
        this.digit = d;
        grid[c] = d;
        this.flip(c, 1 << d);
        this.filled++;
        this.placed++;
        this.least = 1;
        this.told = false;
        return "place";
      }
    }
    if (this.filled === 0) return "end";
    const c = blanks[--this.filled];
    this.cell = c;
    this.digit = grid[c];
    grid[c] = 0;
    this.flip(c, 1 << this.digit);
    this.undone++;
    this.least = this.digit + 1;
    return "undo";
  }
}

// Tables are faster here than sums.
const [row, column, box] = [rowOf, columnOf, boxOf].map((of) => Uint8Array.from(CELLS, of));

/**
 * steps yields what the algorithm does, every solution with it, until everything was tried.
 * @param {ArrayLike<number>} digits
 * @returns {Generator<{action: Action, cell: number, digit: number}>}
 */
export function* steps(digits) {
  const search = new Search(digits);
  for (let action = search.next(); action !== "end"; action = search.next()) {
    const stays = action === "solution";
    yield { action, cell: stays ? -1 : search.cell, digit: stays ? 0 : search.digit };
  }
}
