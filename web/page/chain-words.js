// Chains in words: if this is so, then that, so that.

import { techniqueName } from "./names.js";
import { say } from "./slots.js";

/** @typedef {import("./slots.js").ChainNode} ChainNode */

/** Links that are put into words; of longer chains the middle is left to the drawing. */
const mostLinks = 16;
const shownFirst = 8;
const shownLast = 4;

/** clause says what a node says. @param {ChainNode} node */
export function clause(node) {
  const slots = { cells: node.cells, cell: node.cells[0], digit: node.digit };
  if (node.set && node.keeps?.length) return say("chainSet", { ...slots, keeps: node.keeps });
  if (node.cells.length > 1) return say(node.on ? "chainOneOf" : "chainNoneOf", slots);
  return say(node.on ? "chainOn" : "chainOff", slots);
}

/** turnsTo reports whether a cell loses one digit and so has another. @param {ChainNode} at @param {ChainNode} [next] */
const turnsTo = (at, next) =>
  next !== undefined && !at.on && next.on && !at.set && !next.set && !next.joint &&
  at.cells.length === 1 && next.cells.length === 1 && at.cells[0] === next.cells[0] && at.digit !== next.digit;

/** start is "if" with the first node. @param {ChainNode} node */
function start(node) {
  const slots = { cells: node.cells, cell: node.cells[0], digit: node.digit };
  if (node.cells.length > 1) return say(node.on ? "ifOneOf" : "ifNoneOf", slots);
  return say(node.on ? "ifOn" : "ifOff", slots);
}

/**
 * walk puts what follows from the first node of a chain into words.
 * @param {ChainNode[]} chain
 */
export function walk(chain) {
  const words = [];
  for (let i = 1; i < chain.length; i++) {
    const [at, next] = [chain[i], chain[i + 1]];
    const text = turnsTo(at, next) ? say("chainBut", { cell: at.cells[0], digit: at.digit, other: next.digit }) : clause(at);
    const how = at.by ? say("chainBy", { clause: text, name: techniqueName(at.by) }) : text;
    words.push(at.joint ? say("chainJoint", { clause: how }) : how);
    if (turnsTo(at, next)) i++;
  }
  if (words.length > mostLinks) {
    words.splice(shownFirst, words.length - shownFirst - shownLast, say("chainMiddle", { n: words.length - shownFirst - shownLast }));
  }
  return words.join(say("chainSo", {}));
}

/** ifThen is a whole chain: if its start holds, then its end. @param {ChainNode[]} chain */
export const ifThen = (chain) => say("chainIf", { start: start(chain[0]), then: walk(chain) });

/** chainTexts puts each chain of a step into words. @param {import("./slots.js").Parts} s */
export const chainTexts = (s) => s.chains.filter((c) => c.length > 1).map(ifThen);
