// @ts-check
// Grids as text: the plain lines that the page reads itself, and what it copies.

import { CELLS, bit, digitsOf } from "./sudoku.js";

/**
 * readLines reads a text whose every line is a grid of 81 characters, blanks all written alike;
 * lines that begin with # and empty ones are passed over. Undefined for anything else: the server reads that.
 * @param {string} text
 * @returns {Uint8Array[] | undefined}
 */
export function readLines(text) {
  const grids = [];
  for (const line of text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
    const trimmed = line.trim();
    if (trimmed === "" || trimmed.startsWith("#")) continue;
    if (!/^[1-9.0*_xX?-]{81}$/.test(trimmed) || !/[1-9]/.test(trimmed)) return undefined;
    if (new Set(trimmed.replace(/[1-9]/g, "")).size > 1) return undefined;
    grids.push(Uint8Array.from(trimmed, (d) => (d >= "1" && d <= "9" ? Number(d) : 0)));
  }
  return grids.length > 0 ? grids : undefined;
}

/** setOf returns the set of the digits of a text. @param {string} digits */
export const setOf = (digits) => [...digits].reduce((set, d) => set | bit(Number(d)), 0);

/** toGrid draws the digits in a frame. @param {ArrayLike<number>} digits */
export const toGrid = (digits) => frame(Array.from(digits, (d) => (d ? String(d) : ".")));

/**
 * toCandidates draws for each cell what it may hold in a frame, as players write it.
 * @param {ArrayLike<number>} digits
 * @param {ArrayLike<number>} candidates
 */
export const toCandidates = (digits, candidates) =>
  frame(Array.from(digits, (d, c) => (d ? String(d) : digitsOf(candidates[c]).join("") || "∅")));

/** @param {string[]} cells */
function frame(cells) {
  const width = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((column) =>
    Math.max(...CELLS.filter((c) => c % 9 === column).map((c) => cells[c].length)));
  const rule = "+" + [0, 3, 6].map((c) => "-".repeat(width[c] + width[c + 1] + width[c + 2] + 4) + "+").join("");
  const lines = [rule];
  for (let row = 0; row < 9; row++) {
    const texts = width.map((w, column) => cells[9 * row + column].padEnd(w));
    lines.push([0, 3, 6].map((c) => "| " + texts.slice(c, c + 3).join(" ") + " ").join("") + "|");
    if (row % 3 === 2) lines.push(rule);
  }
  return lines.join("\n");
}
