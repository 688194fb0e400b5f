// Why a puzzle has no solution, as far as it can be seen on the board, and what to do about it.

import { unitText } from "./clashes.js";
import { t } from "./i18n.js";
import { CELLS, UNITS, bit, legal, name } from "./sudoku.js";

/** So many reasons are told. */
const TOLD = 3;

/** reasons lists cells that no digit fits, else digits that have no place in a unit. @param {ArrayLike<number>} digits */
function reasons(digits) {
  const left = legal(digits);
  const dead = CELLS.filter((c) => !digits[c] && !left[c]);
  if (dead.length) return [t("check.fitsNot", { cells: dead.slice(0, TOLD).map(name) })];
  const found = [];
  for (const [u, cells] of UNITS.entries()) {
    for (let digit = 1; digit <= 9; digit++) {
      if (cells.some((c) => digits[c] === digit || left[c] & bit(digit))) continue;
      found.push(t("check.noPlace", { digit, unit: unitText(u) }));
    }
  }
  return found.slice(0, TOLD);
}

/** noSolutionText says that the puzzle has no solution, why, and what to do. @param {import("./game.js").Game} game */
export function noSolutionText(game) {
  const why = reasons(game.givens);
  return [
    why.length ? t("check.noSolution", { why: why.join("; ") }) : t("check.noSolutionFurther"),
    t("check.compare", { phase: game.phase }),
  ].join(" ");
}
