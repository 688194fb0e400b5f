// Why almost locked sets lead on: cells of a unit with one digit more than cells.

import { cellWords, inOrder, say } from "./slots.js";
import { cellOf, name } from "./sudoku.js";

/** @typedef {import("./slots.js").Parts} Parts */

const letters = "ABCDEFGHIJKLMNOP";

/** The digits that join each set to the next. @param {Parts} s @param {{cells: number[]}} from @param {{cells: number[]}} to */
function joins(s, from, to) {
  const within = (/** @type {string[]} */ cells, /** @type {number[]} */ set) => cells.every((c) => set.includes(cellOf(c)));
  return inOrder(s.chains.filter(([a, b]) => within(a.cells, from.cells) && within(b.cells, to.cells)).map(([a]) => a.digit));
}

/** @param {Parts} s */
const setTexts = (s) => s.groups().map((g, i) => say("setItem", { letter: letters[i], cells: cellWords(g.cells), digits: g.digits }));

/** @param {Parts} s */
function sequence(s) {
  const groups = s.groups();
  const last = groups.length - 1;
  const links = groups.slice(1).map((g, i) =>
    say("setLink", { a: letters[i], b: letters[i + 1], digits: joins(s, groups[i], g) }));
  const lead = say("sets", { n: groups.length });
  const common = joins(s, groups[0], groups[last]);
  const ends = { a: letters[0], b: letters[last], digits: inOrder(s.gone.map((g) => g.digit)) };
  const so = groups.length === 2 && common.length > 1 ? say("setsDouble", { ...ends, digits: common }) : say(last > 1 ? "setsChain" : "setsEnd", ends);
  return [lead, ...setTexts(s), `${links.join(" ")} ${so}`];
}

/** @param {Parts} s */
function blossom(s) {
  const [stem] = s.cells("pivot");
  const groups = s.groups();
  const petals = s.chains.map((chain) => {
    const digit = chain[0].digit;
    const group = groups.find((g) => chain[1].cells.every((c) => g.cells.includes(cellOf(c))) && g.digits.includes(digit));
    return say("petal", { digit, cell: name(stem), cells: cellWords(group?.cells ?? []), n: group?.cells.length ?? 0, digits: group?.digits.filter((d) => d !== digit) ?? [] });
  });
  return [say("blossom", { cell: name(stem), digits: s.digitsAs("pivot") }), ...petals,
    say("blossomSo", { digits: inOrder(s.gone.map((g) => g.digit)) })];
}

/** @param {Parts} s */
function sueDeCoq(s) {
  const [core, inLine, inBox] = s.groups();
  const [line, box] = s.unitsAs("unit");
  return [say("sueDeCoq", {
    line, box, n: core.cells.length + inLine.cells.length + inBox.cells.length,
    core: cellWords(core.cells), digits: core.digits,
    lineCells: cellWords(inLine.cells), lineDigits: inLine.digits,
    boxCells: cellWords(inBox.cells), boxDigits: inBox.digits,
  })];
}

/** @type {Record<string, import("./reasons.js").Family>} */
export const setFamilies = {
  "Almost Locked Set XZ-Rule": { reason: sequence },
  "Almost Locked Set XY-Wing": { reason: sequence },
  "Almost Locked Set Chain": { reason: sequence },
  "Death Blossom": { reason: blossom },
  "Sue de Coq": { reason: sueDeCoq, units: (s) => s.units("unit") },
};
