// What moves do to a game. That they can be undone is not seen to here.

import { bit, cellOf, peers } from "./sudoku.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {{placements?: string[], eliminations?: string[]}} Step as "r1c1=5" and "r1c1<>5" */

/**
 * write puts a digit into cells. In phase play the marks that it rules out go.
 * @param {Game} game
 * @param {number[]} cells
 * @param {number} d
 */
export function write(game, cells, d) {
  for (const c of cells) {
    if (game.phase === "enter") {
      game.givens[c] = d;
      game.entries[c] = 0;
      continue;
    }
    game.entries[c] = d;
    if (!game.tidy) continue;
    for (const p of peers(c)) {
      game.corner[p] &= ~bit(d);
      game.centre[p] &= ~bit(d);
    }
  }
}

/**
 * doStep does a step, and reports whether any of it is news.
 * @param {Game} game
 * @param {Step} step
 */
export function doStep(game, { placements = [], eliminations = [] }) {
  let news = false;
  for (const p of placements) {
    const [c, d] = [cellOf(p.slice(0, 4)), Number(p[5])];
    news ||= game.entries[c] !== d;
    write(game, game.open([c]), d);
  }
  for (const e of eliminations) {
    const [c, d] = [cellOf(e.slice(0, 4)), Number(e[6])];
    news ||= (game.candidates()[c] & bit(d)) > 0;
    strike(game, c, bit(d));
  }
  return news;
}

/**
 * strike strikes a candidate. Candidates are shown from then on unless marks show that it went.
 * @param {Game} game
 * @param {number} c
 * @param {number} mask
 */
function strike(game, c, mask) {
  if (!((game.corner[c] | game.centre[c]) & mask)) game.auto = true;
  game.corner[c] &= ~mask;
  game.centre[c] &= ~mask;
  game.struck[c] |= mask;
}
