// The positions that the steps of a solution lead through.

import { bit, legal, peers } from "./sudoku.js";
import { candidateOf } from "./slots.js";

/**
 * @typedef {import("./slots.js").Step} Step
 * @typedef {{digits: Uint8Array, candidates: Uint16Array}} Position
 */

/**
 * positions returns the position before each step, and that after the last.
 * @param {ArrayLike<number>} givens
 * @param {Step[]} steps
 * @returns {Position[]}
 */
export function positions(givens, steps) {
  const digits = Uint8Array.from(givens);
  const all = [{ digits, candidates: legal(digits) }];
  for (const step of steps) all.push(after(all[all.length - 1], step));
  return all;
}

/** @param {Position} position @param {Step} step @returns {Position} */
function after(position, step) {
  const digits = position.digits.slice();
  const candidates = position.candidates.slice();
  for (const { cell, digit } of (step.placements ?? []).map(candidateOf)) {
    digits[cell] = digit;
    candidates[cell] = 0;
    for (const p of peers(cell)) candidates[p] &= ~bit(digit);
  }
  for (const { cell, digit } of (step.eliminations ?? []).map(candidateOf)) candidates[cell] &= ~bit(digit);
  return { digits, candidates };
}

/**
 * reached returns how many steps are done already: those up to the last whose digits are all
 * entered.
 * @param {Step[]} steps
 * @param {ArrayLike<number>} digits
 */
export function reached(steps, digits) {
  let at = 0;
  for (const [i, step] of steps.entries()) {
    const placed = (step.placements ?? []).map(candidateOf);
    if (!placed.every(({ cell, digit }) => digits[cell] === digit)) break;
    if (placed.length) at = i + 1;
  }
  return at;
}
