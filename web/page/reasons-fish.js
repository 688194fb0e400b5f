// Why a fish is right: basic, franken and mutant, with fins and without, and kraken.

import { cellWords, say } from "./slots.js";
import { chainTexts } from "./chain-words.js";

/** @typedef {import("./slots.js").Parts} Parts */

const sizes = ["X-Wing", "Swordfish", "Jellyfish", "Squirmbag", "Whale", "Leviathan"];
const kinds = ["", "Finned ", "Sashimi ", "Franken ", "Finned Franken ", "Mutant ", "Finned Mutant "];

/** @param {Parts} s */
function slotsOf(s) {
  return {
    digit: s.digits[0],
    n: s.units("base").length,
    base: s.unitsTogether("base"),
    cover: s.unitsTogether("cover"),
    fins: cellWords(s.cells("fin", "endo-fin")),
    count: s.cells("fin", "endo-fin").length,
  };
}

/** @param {Parts} s */
function fish(s) {
  const slots = slotsOf(s);
  const texts = [say(slots.count > 0 ? "fishFinned" : "fish", slots)];
  const endo = cellWords(s.cells("endo-fin"));
  if (endo.length > 0) texts.push(say("fishEndo", { cells: endo, n: endo.length }));
  const second = s.unitsTogether("second-cover");
  if (second.length > 0) {
    const fins = cellWords(s.cells("second-fin"));
    texts.push(fins.length > 0 ? say("fishSecond", { cover: second, fins }) : say("fishSecondPlain", { cover: second }));
  } else {
    if (slots.count > 0) texts.push(say("fishFinnedSo", slots));
    const eaten = cellWords(s.gone.filter((g) => s.hasMark(g, "defining")).map((g) => g.cell));
    if (eaten.length > 0) texts.push(say("fishCannibal", { cells: eaten, n: eaten.length }));
  }
  return [texts.join(" ")];
}

/** @param {Parts} s */
function kraken(s) {
  const slots = slotsOf(s);
  const [unit] = s.unitsAs("start");
  const fins = s.cells("fin", "endo-fin");
  const own = cellWords(s.cells("start").filter((c) => !fins.includes(c)));
  const gone = { digit: s.gone[0].digit, cell: cellWords([s.gone[0].cell])[0] };
  const lead = say("fishFinned", slots);
  const cases = !unit ? say("kraken1", { fins: slots.fins, count: slots.count, ...gone })
    : own.length > 0 ? say("kraken2", { digit: slots.digit, cells: own, unit, fins: slots.fins, count: slots.count })
    : say("kraken2Fins", { digit: slots.digit, unit, fins: slots.fins });
  return [`${lead} ${cases}`, ...chainTexts(s), say("always", {})];
}

/** @type {Record<string, import("./reasons.js").Family>} */
export const fishFamilies = {
  "Kraken Fish Type 1": { reason: kraken },
  "Kraken Fish Type 2": { reason: kraken },
};
for (const kind of kinds) {
  for (const size of sizes) {
    fishFamilies[kind + size] = { reason: fish, units: (s) => s.units("base") };
  }
}
