// Why a step of Sudoku Explainer is right. Most of its techniques are those of HoDoKu under
// another name.

import { cellWords, say } from "./slots.js";
import { name } from "./sudoku.js";
import { explainRated, families } from "./reasons.js";
import { rectangle, rectangleSlots, subsetSlots } from "./reasons-unique.js";

/**
 * @typedef {import("./slots.js").Parts} Parts
 * @typedef {import("./slots.js").Step} Step
 * @typedef {import("./reasons.js").Family} Family
 */

/** The rating of a Hidden Single that is the last open cell of a unit. */
const lastCell = 1;

/** All units of a step, in order. @param {Parts} s */
const units = (s) => (s.step.units ?? []).map((u) => u.unit);

/** @type {Family} */
const directLocked = {
  reason: (s) => {
    const [{ cell, digit }] = s.placed;
    return [say("directLocked", { digit, cell: name(cell), base: s.unitsAs("base")[0], cover: s.unitsAs("cover")[0], unit: s.unitsAs("unit")[0] })];
  },
  units,
};

/** @type {Family} */
const directHidden = {
  reason: (s) => {
    const [{ cell, digit }] = s.placed;
    return [...families["Hidden Pair"].reason(s), say("directHidden", { digit, cell: name(cell), unit: s.unitsAs("unit")[0] })];
  },
  units,
};

/** A loop of which two cells serve as one of a hidden set. @type {Family} */
const hiddenLoop = rectangle("rectangle3Hidden", (s) => ({
  others: cellWords(s.cells("group-0")),
  places: cellWords(s.cells("extra", "group-0")),
  subset: [...new Set([...s.digits, ...s.digitsAs("group-0")])].sort(),
}));

/** Whether the other cells are those that lose candidates. @param {Parts} s */
const isHiddenLoop = (s) => s.cells("group-0").includes(s.gone[0].cell);

/** @type {Family} */
const loop3 = { reason: (s) => (isHiddenLoop(s) ? hiddenLoop : families["Uniqueness Test 3"]).reason(s) };

/** What the types of a bivalue universal grave say. */
const graveTypes = ["grave1", "rectangle2", "rectangle3", "grave4"];

/** A bivalue universal grave. @type {(type: string) => Family} */
const grave = (type) => ({
  reason: (s) => {
    const extras = s.marks.filter((m) => m.role === "extra").map((m) => say("graveItem", { digit: m.digit, cell: name(m.cell) }));
    const slots = { ...rectangleSlots(s), ...subsetSlots(s), cell: cellWords(s.cells("extra"))[0], x: s.digitsAs("defining")[0] };
    return [`${say("grave", { extras, n: extras.length })} ${say(graveTypes[Number(type) - 1], slots)}`];
  },
});

/** @type {Family} */
const aligned = {
  reason: (s) => [say("aligned", { cells: cellWords(s.cells("defining")), others: cellWords(s.cells("group-0")) })],
};

/** Techniques that HoDoKu has under another name, and those that it has not. @type {Record<string, Family>} */
const rated = {
  "Direct Pointing": directLocked,
  "Direct Claiming": directLocked,
  "Direct Hidden Pair": directHidden,
  "Direct Hidden Triplet": directHidden,
  Pointing: families["Locked Candidates Type 1 (Pointing)"],
  Claiming: families["Locked Candidates Type 2 (Claiming)"],
  "Naked Triplet": families["Naked Triple"],
  "Naked Quad": families["Naked Quadruple"],
  "Hidden Triplet": families["Hidden Triple"],
  "Hidden Quad": families["Hidden Quadruple"],
  "Aligned Pair Exclusion": aligned,
  "Aligned Triplet Exclusion": aligned,
  "Turbot Fish": families["Discontinuous Nice Loop"],
  "Forcing X-Chain": families["Discontinuous Nice Loop"],
  "Forcing Chain": families["Discontinuous Nice Loop"],
  "Generalized X-Wing": families["Continuous Nice Loop"],
  "Bidirectional X-Cycle": families["Continuous Nice Loop"],
  "Bidirectional Y-Cycle": families["Continuous Nice Loop"],
  "Bidirectional Cycle": families["Continuous Nice Loop"],
};

/** What names of several techniques contain. @type {[RegExp, (type: string) => Family][]} */
const kinds = [
  [/^Unique .* type 3$/, () => loop3],
  [/^Unique .* type (\d)$/, (type) => families[`Uniqueness Test ${type}`]],
  [/^BUG type (\d)$/, grave],
  [/(Nishio|Contradiction) Forcing Chain/, () => families["Forcing Net Contradiction"]],
  [/(Double|Cell|Region) Forcing Chains?/, () => families["Forcing Net Verity"]],
];

/** @param {Step} step @returns {Family | undefined} */
function familyOf({ technique, rating }) {
  if (technique === "Hidden Single" && rating === lastCell) return families["Full House"];
  if (technique in rated) return rated[technique];
  for (const [pattern, family] of kinds) {
    const found = pattern.exec(technique);
    if (found) return family(found[1]);
  }
  return families[technique];
}

explainRated(familyOf);
