// Steps in words, for people who learn: what to look for, where, and why.

import { t } from "./i18n.js";
import { techniqueName } from "./names.js";
import { Parts, cellWords, conclusion, unitList } from "./slots.js";
import { familyOf } from "./reasons.js";
import { cellOf } from "./sudoku.js";

/** @typedef {import("./slots.js").Step} Step */

/** nameText says which technique leads on. @param {Step} step */
export const nameText = (step) =>
  step.technique === "Brute Force" ? t("explain.lookNowhere") : t("explain.look", { name: techniqueName(step.technique) });

/**
 * region says where a step is, without saying what it does: units where these are a help,
 * else cells.
 * @param {Step} step
 * @returns {{units: string[], cells: number[]}} units as the server names them
 */
export function region(step) {
  const s = new Parts(step);
  const units = familyOf(step)?.units?.(s) ?? [];
  if (units.length > 0) return { units, cells: [] };
  const started = s.cells("start");
  if (started.length > 0) return { units: [], cells: started };
  const marked = s.marks.map((m) => m.cell);
  const inChains = s.chains.flat().flatMap((n) => n.cells.map(cellOf));
  return { units: [], cells: marked.length > 0 ? marked : inChains };
}

/** whereText says which technique leads on and where to look for it. @param {Step} step */
export function whereText(step) {
  const name = techniqueName(step.technique);
  const { units, cells } = region(step);
  if (units.length > 0) {
    return t("explain.whereUnits", { name, units: unitList(units) });
  }
  if (cells.length === 0) return nameText(step);
  return t("explain.whereCells", { name, cells: cellWords(cells) });
}

/** Of chains with more links the words come second: what follows is said first. */
const LONG = 12;

/**
 * explanation gives the reason and what follows, a paragraph each. Of long chains "rest" has the
 * reason in full.
 * @param {Step} step
 * @param {ArrayLike<number>} [candidates] what is left to each cell: then more can be said
 * @param {ArrayLike<number>} [digits] what stands in the cells
 * @returns {{first: string[], rest: string[]}}
 */
export function explanation(step, candidates, digits) {
  const s = new Parts(step, candidates, digits);
  const said = (/** @type {string[]} */ ...texts) => texts.filter((text) => text !== "");
  if (s.links <= LONG) return { first: said(...reason(s), conclusion(s)), rest: [] };
  return { first: said(familyOf(step)?.short?.(s) ?? "", conclusion(s)), rest: reason(s) };
}

/** reason never fails: what lacks something has a plain sentence. @param {Parts} s */
function reason(s) {
  try {
    const texts = familyOf(s.step)?.reason(s);
    if (texts && texts.every((text) => !/undefined|NaN|\{\w/.test(text))) return texts;
  } catch {
    // A step that somebody made may lack what the sentence needs.
  }
  const cells = cellWords(s.marks.map((m) => m.cell));
  return cells.length > 0 ? [t("explain.general", { cells })] : [];
}

/** doneText says what a step has done. @param {Step} step */
export const doneText = (step) => conclusion(new Parts(step), true);

/**
 * mistakeText says what is wrong, without what is right.
 * @param {{cell: string, entered: number}} mistake
 */
export function mistakeText(mistake) {
  return mistake.entered
    ? t("explain.mistake", { cell: mistake.cell, digit: mistake.entered })
    : t("explain.mistakeStruck", { cell: mistake.cell });
}
