// Why chains lead on: loops, alternating inference chains, forcing chains and nets.

import { chainTexts, clause, ifThen } from "./chain-words.js";
import { cellWords, say } from "./slots.js";

/** @typedef {import("./slots.js").Parts} Parts */

/** A chain whose first candidate is right if its last is wrong. @param {Parts} s */
function alternating(s) {
  const [chain] = s.chains;
  const [a, b] = [chain[0], chain[chain.length - 1]];
  const lead = ifThen(chain);
  if (a.digit === b.digit) return [lead, say("chainEnds", { a: a.cells, b: b.cells, digit: a.digit })];
  return [lead, say("chainEndsTwo", { a: clause({ ...a, on: true }), b: clause({ ...b, on: true }) })];
}

/** @param {Parts} s */
function discontinuous(s) {
  const [chain] = s.chains;
  const [a] = chain;
  const key = a.on ? "loopWrong" : "loopRight";
  return [ifThen(chain), say(key, { cells: a.cells, cell: a.cells[0], digit: a.digit })];
}

/** @param {Parts} s */
const continuous = (s) => [ifThen(s.chains[0]), say("loopClosed", {})];

/** @param {Parts} s */
function remotePair(s) {
  const cells = s.chains[0].filter((n) => n.on).map((n) => n.cells[0]);
  return [say("remotePair", { path: cells.join(" – "), digits: s.digits, a: cellWords(s.cells("color-a")), b: cellWords(s.cells("color-b")) })];
}

/** Whether a candidate is right somewhere in the chains. @param {Parts} s @param {string} cell @param {number} digit */
const madeRight = (s, cell, digit) =>
  s.chains.flat().some((n) => n.on && n.cells.length === 1 && n.cells[0] === cell && n.digit === digit);

/** @param {Parts} s */
function contradiction(s) {
  const start = s.chains[0][0];
  const cells = cellWords(s.cells("conflict"));
  const digits = s.digitsAs("conflict");
  const [unit] = s.unitsAs("conflict");
  let clash;
  if (unit) clash = say("conflictUnit", { unit, digit: digits[0] });
  else if (digits.length > 1 || !madeRight(s, cells[0], digits[0])) clash = say("conflictCell", { cell: cells[0] });
  else clash = say("conflictBoth", { cell: cells[0], digit: digits[0] });
  return [say("suppose", { clause: clause(start) }), ...chainTexts(s), say(start.on ? "supposeWrongOn" : "supposeWrongOff",
    { clash, cell: start.cells[0], digit: start.digit })];
}

/** @param {Parts} s */
function contradictionShort(s) {
  const [start] = s.chains[0];
  return say(start.on ? "shortWrongOn" : "shortWrongOff", { cell: start.cells[0], digit: start.digit });
}

/** @param {Parts} s */
function verity(s) {
  const cells = cellWords(s.cells("start"));
  const digits = s.digitsAs("start");
  const [unit] = s.unitsAs("start");
  let cases;
  if (unit) cases = say("casesUnit", { unit, digit: digits[0], cells });
  else if (digits.length > 1) cases = say("casesCell", { cell: cells[0], digits });
  else cases = say("casesEither", { cell: cells[0], digit: digits[0] });
  return [cases, ...chainTexts(s), say("always", {})];
}

/** @type {Record<string, import("./reasons.js").Family>} */
export const chainFamilies = {
  "Remote Pair": { reason: remotePair },
  "X-Chain": { reason: alternating },
  "XY-Chain": { reason: alternating },
  AIC: { reason: alternating },
  "Grouped AIC": { reason: alternating },
  "Discontinuous Nice Loop": { reason: discontinuous },
  "Grouped Discontinuous Nice Loop": { reason: discontinuous },
  "Continuous Nice Loop": { reason: continuous },
  "Grouped Continuous Nice Loop": { reason: continuous },
  "Forcing Chain Contradiction": { reason: contradiction, short: contradictionShort },
  "Forcing Net Contradiction": { reason: contradiction, short: contradictionShort },
  "Forcing Chain Verity": { reason: verity, short: () => say("shortAlways", {}) },
  "Forcing Net Verity": { reason: verity, short: () => say("shortAlways", {}) },
};
