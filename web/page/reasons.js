// Why a step is right: a sentence or a few for each family of techniques.

import { cellOf, name } from "./sudoku.js";
import { cellWords, say, sees } from "./slots.js";
import { chainFamilies } from "./reasons-chains.js";
import { fishFamilies } from "./reasons-fish.js";
import { rectangleFamilies } from "./reasons-unique.js";
import { setFamilies } from "./reasons-sets.js";

/**
 * @typedef {import("./slots.js").Parts} Parts
 * @typedef {{reason: (s: Parts) => string[], units?: (s: Parts) => string[], short?: (s: Parts) => string}} Family
 * units: where to look; short: the reason in a sentence, for those whose words are long
 */

/** All units of a step, in order. @param {Parts} s */
const allUnits = (s) => (s.step.units ?? []).map((u) => u.unit);

/** @type {(key: string) => Family} */
const single = (key) => ({
  reason: (s) => [say(key, { digit: s.placed[0].digit, cell: name(s.placed[0].cell), unit: s.unitsAs("unit")[0] ?? "" })],
  units: allUnits,
});

/** @type {Family} */
const nakedSingle = {
  reason: (s) => s.placed.map(({ cell, digit }) => say("nakedSingle", { digit, cell: name(cell), struck: s.struckAt(cell) ? "some" : "none" })),
};

/** @type {(key: string) => Family} */
const subset = (key) => ({
  reason: (s) => [say(key, { cells: cellWords(s.cells("defining")), digits: s.digits, units: s.unitsAs("unit"), n: s.digits.length })],
  units: allUnits,
});

/** @type {Family} */
const locked = {
  reason: (s) => [say("locked", { digit: s.digits[0], base: s.unitsAs("base")[0], cover: s.unitsAs("cover")[0] })],
  units: allUnits,
};

/** Two strong links on one digit whose near ends see each other. @type {Family} */
const ends = {
  reason: (s) =>
    s.chains.map((chain) => {
      const [a, b, c, d] = chain.map((n) => cellOf(n.cells[0]));
      const digit = chain[0].digit;
      const slots = { digit, a: name(a), b: name(b), c: name(c), d: name(d), first: s.unitOf([a, b], digit), second: s.unitOf([c, d], digit) };
      return say(slots.first && slots.second ? "ends" : "endsPlain", slots);
    }),
};

/** @type {Family} */
const emptyRectangle = {
  reason: (s) => [
    say("emptyRectangle", { digit: s.digits[0], box: s.unitsAs("base")[0], cross: s.unitsAs("cross") }),
    ...s.chains.map(([rest, other, near, far], i) =>
      say("emptyRectangleLink", {
        digit: s.digits[0],
        line: s.unitsAs("bridge")[i] ?? s.unitsAs("bridge")[0],
        near: near.cells[0],
        far: far.cells[0],
        other: other.cells,
        rest: rest.cells,
      }),
    ),
  ],
};

/** @type {Family} */
const wWing = {
  reason: (s) => {
    const x = s.digitsAs("bridge")[0];
    const z = s.digits.find((d) => d !== x);
    return [say("wWing", { digits: s.digits, cells: cellWords(s.cells("pincer")), x, z, bridge: cellWords(s.cells("bridge")), unit: s.unitsAs("bridge")[0] })];
  },
};

/** @type {Family} */
const wing = {
  reason: (s) => {
    const [pivot] = s.cells("pivot");
    const [p, q] = s.cells("pincer");
    const z = s.gone[0].digit;
    const other = (/** @type {number} */ c) => s.digitsAs("pincer", c).find((d) => d !== z);
    const slots = { pivot: name(pivot), p: name(p), q: name(q), z, x: other(p), y: other(q), digits: s.digitsAs("pivot") };
    return [say(s.digitsAs("pivot").includes(z) ? "xyzWing" : "xyWing", slots)];
  },
};

/** @type {Family} */
const colors = {
  reason: (s) => {
    const [a, b, c, d] = ["color-a", "color-b", "color-c", "color-d"].map((role) => s.cells(role));
    const gone = s.gone.map((g) => g.cell);
    const slots = { digit: s.digits[0], a: cellWords(a), b: cellWords(b), c: cellWords(c), d: cellWords(d) };
    if (c.length === 0) {
      const wrong = [a, b].filter((color) => color.every((cell) => gone.includes(cell)));
      if (wrong.length === 0) return [say("colors", slots), say("colorsTrap", slots)];
      return [say("colors", slots), say("colorsWrap", { ...slots, wrong: cellWords(wrong[0]) })];
    }
    const two = [say("colors", slots), say("colorsSecond", slots)];
    const wrong = [a, b].find((color) => color.every((cell) => gone.includes(cell)));
    if (s.step.technique === "Multi Colors 2" && wrong) return [...two, say("colorsAgainst", { ...slots, wrong: cellWords(wrong) })];
    for (const [one, left] of [[a, b], [b, a]]) {
      for (const [other, right] of [[c, d], [d, c]]) {
        const meet = one.some((x) => other.some((y) => sees(x, y)));
        if (meet && gone.every((g) => left.some((x) => sees(g, x)) && right.some((y) => sees(g, y)))) {
          return [...two, say("colorsMeet", { ...slots, one: cellWords(one), other: cellWords(other), left: cellWords(left), right: cellWords(right) })];
        }
      }
    }
    return [...two, say("colorsMeetPlain", slots)];
  },
};

/** @type {Family} */
const bug = {
  reason: (s) => [say("bug", { digit: s.digits[0], cell: cellWords(s.cells("extra"))[0] })],
};

/** @type {(key: string) => Family} */
const template = (key) => ({ reason: (s) => [say(key, { digit: s.digits[0], cells: cellWords(s.placed.map((p) => p.cell)) })] });

/** What explains each technique of HoDoKu. @type {Record<string, Family>} */
export const families = {
  "Full House": single("fullHouse"),
  "Naked Single": nakedSingle,
  "Hidden Single": single("hiddenSingle"),
  "Locked Pair": subset("naked"),
  "Locked Triple": subset("naked"),
  "Naked Pair": subset("naked"),
  "Naked Triple": subset("naked"),
  "Naked Quadruple": subset("naked"),
  "Hidden Pair": subset("hidden"),
  "Hidden Triple": subset("hidden"),
  "Hidden Quadruple": subset("hidden"),
  "Locked Candidates Type 1 (Pointing)": locked,
  "Locked Candidates Type 2 (Claiming)": locked,
  Skyscraper: ends,
  "2-String Kite": ends,
  "Dual 2-String Kite": ends,
  "Turbot Fish": ends,
  "Empty Rectangle": emptyRectangle,
  "Dual Empty Rectangle": emptyRectangle,
  "W-Wing": wWing,
  "XY-Wing": wing,
  "XYZ-Wing": wing,
  "Simple Colors Trap": colors,
  "Simple Colors Wrap": colors,
  "Multi Colors 1": colors,
  "Multi Colors 2": colors,
  "Bivalue Universal Grave + 1": bug,
  "Template Set": template("templateSet"),
  "Template Delete": template("templateDelete"),
  "Brute Force": { reason: () => [say("bruteForce", {})] },
  ...rectangleFamilies,
  ...setFamilies,
  ...chainFamilies,
  ...fishFamilies,
};

/** @type {(step: import("./slots.js").Step) => Family | undefined} */
let ratedFamily = () => undefined;

/**
 * explainRated tells how to find what explains the steps of Sudoku Explainer, which have a rating.
 * Their words come with the panel that shows them.
 * @param {(step: import("./slots.js").Step) => Family | undefined} find
 */
export const explainRated = (find) => {
  ratedFamily = find;
};

/** familyOf returns what explains a step. @param {import("./slots.js").Step} step @returns {Family | undefined} */
export const familyOf = (step) => (step.rating === undefined ? families[step.technique] : ratedFamily(step));
