// Why rectangles are right: four corners whose two digits could be swapped would give the
// puzzle two solutions.

import { cellWords, say } from "./slots.js";
import { name } from "./sudoku.js";

/** @typedef {import("./slots.js").Parts} Parts */

/** @param {Parts} s */
export function rectangleSlots(s) {
  const gone = s.gone[0];
  return {
    digits: s.digits,
    corners: cellWords(s.cells("defining")),
    extras: s.digitsAs("extra"),
    cells: cellWords(s.cells("extra")),
    units: s.unitsTogether("unit"),
    y: gone.digit,
    x: s.digits.find((d) => d !== gone.digit),
    gone: cellWords(s.gone.map((g) => g.cell)),
  };
}

/** The subset that extra digits make with other cells. @param {Parts} s */
export const subsetSlots = (s) => ({
  others: cellWords(s.cells("group-0")),
  subset: [...new Set([...s.digitsAs("extra"), ...s.digitsAs("group-0")])].sort(),
});

/** @type {(key: string, more?: (s: Parts) => Record<string, any>) => import("./reasons.js").Family} */
export const rectangle = (key, more = () => ({})) => ({
  reason: (s) => {
    const slots = { ...rectangleSlots(s), ...more(s) };
    return [`${say("rectangle", slots)} ${say(key, slots)}`];
  },
});

/** @type {import("./reasons.js").Family} */
const avoidable = {
  reason: (s) => {
    const slots = rectangleSlots(s);
    const gone = s.gone[0];
    const type1 = s.cells("extra").length === 0;
    return [`${say("avoidable", slots)} ${type1 ? say("avoidable1", { cell: name(gone.cell), digit: gone.digit }) : say("rectangle2", slots)}`];
  },
};

/** @type {Record<string, import("./reasons.js").Family>} */
export const rectangleFamilies = {
  "Uniqueness Test 1": rectangle("rectangle1"),
  "Uniqueness Test 2": rectangle("rectangle2"),
  "Uniqueness Test 3": rectangle("rectangle3", subsetSlots),
  "Uniqueness Test 4": rectangle("rectangle4"),
  "Uniqueness Test 5": rectangle("rectangle2"),
  "Uniqueness Test 6": rectangle("rectangle6"),
  "Hidden Rectangle": rectangle("rectangleHidden"),
  "Avoidable Rectangle Type 1": avoidable,
  "Avoidable Rectangle Type 2": avoidable,
};
