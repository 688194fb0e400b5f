// One cell of the board: what is drawn in it and what is said of it.

import { el } from "./dom.js";
import { t } from "./i18n.js";
import { CELLS, columnOf, digitsOf, name, rowOf } from "./sudoku.js";

/** What a cell shows. @typedef {{digit: number, given: boolean, candidates: number, full: boolean, corner: number, centre: number, colours: number}} Look */

/** Where corner marks stand, by how many there are: corners first, and in order as one reads. */
export const PLACES = ["", "tl", "tl tr", "tl tr bl", "tl tr bl br", "tl tc tr bl br", "tl tc tr bl bc br", "tl tc tr ml bl bc br", "tl tc tr ml mr bl bc br", "tl tc tr ml mc mr bl bc br"].map((p) => p.split(" "));

/** @param {number} c */
export function makeCell(c) {
  return el("div", {
    id: name(c),
    class: "cell",
    role: "gridcell",
    tabIndex: -1,
    "aria-rowindex": rowOf(c) + 1,
    "aria-colindex": columnOf(c) + 1,
    "aria-selected": "false",
    "data-cell": c,
  });
}

/**
 * paint draws a cell anew. Marks are written by the style sheet, from data-mark: the name of
 * the cell says them in words.
 * @param {HTMLElement} cell
 * @param {Look} look
 */
export function paint(cell, look) {
  const parts = [];
  if (look.colours) parts.push(el("span", { class: "colours" }, ...digitsOf(look.colours).map((n) => el("i", { class: "hue hue-" + n }))));
  if (look.digit) parts.push(el("span", { class: "digit" }, String(look.digit)));
  else if (look.full) parts.push(candidates(look));
  else {
    const corner = digitsOf(look.corner);
    corner.forEach((d, k) => parts.push(el("span", { class: "corner " + PLACES[corner.length][k], "data-mark": d })));
    const centre = digitsOf(look.centre);
    if (centre.length) {
      const marks = centre.map((d) => el("span", { "data-mark": d }));
      parts.push(el("span", { class: "centre", "data-size": Math.max(4, centre.length) }, ...marks));
    }
  }
  cell.replaceChildren(...parts);
  if (look.digit) cell.dataset.digit = String(look.digit);
  else delete cell.dataset.digit;
  cell.classList.toggle("given", look.given);
  cell.classList.toggle("entry", !look.given && look.digit > 0);
  if (look.given) cell.setAttribute("aria-readonly", "true");
  else cell.removeAttribute("aria-readonly");
}

/** @param {Look} look */
function candidates(look) {
  const box = el("span", { class: "candidates" });
  for (const d of digitsOf(look.candidates)) {
    const kept = look.corner & (1 << (d - 1)) ? " kept" : "";
    box.append(el("span", { class: `candidate at-${d}${kept}`, "data-mark": d }));
  }
  return box;
}

/**
 * label says where a cell is and what is in it.
 * @param {number} c
 * @param {Look} look
 * @param {{clash: boolean, wrong: boolean}} state
 */
export function label(c, look, state) {
  const parts = [];
  if (look.digit) parts.push(t(look.given ? "board.given" : "board.entry", { digit: look.digit }));
  else parts.push(t("board.empty"));
  if (!look.digit && look.full) parts.push(t("board.candidates", { digits: digitsOf(look.candidates).join(" ") || t("board.none") }));
  const corner = look.full ? look.corner & look.candidates : look.corner;
  if (!look.digit && corner) parts.push(t("board.corner", { digits: digitsOf(corner).join(" ") }));
  if (!look.digit && !look.full && look.centre) parts.push(t("board.centre", { digits: digitsOf(look.centre).join(" ") }));
  for (const n of digitsOf(look.colours)) parts.push(t("board.colour", { name: t("keypad.hue." + n) }));
  if (state.clash) parts.push(t("board.clash"));
  if (state.wrong) parts.push(t("board.wrong"));
  return t("board.cell", { cell: name(c), row: rowOf(c) + 1, column: columnOf(c) + 1, state: parts.join(", ") });
}

/** makeRows puts 81 cells into nine rows. @param {HTMLElement[]} cells */
export function makeRows(cells) {
  const rows = Array.from({ length: 9 }, (_, r) => el("div", { class: "line", role: "row", "aria-rowindex": r + 1 }));
  for (const c of CELLS) rows[rowOf(c)].append(cells[c]);
  return rows;
}
