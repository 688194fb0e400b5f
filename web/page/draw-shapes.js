// Shapes of candidates in a drawing.

import { svg } from "./dom.js";
import { columnOf, rowOf } from "./sudoku.js";

/** @typedef {{x: number, y: number}} Point */

/** The side of a cell. */
export const SIZE = 100;

/** The radius of a candidate's shape. */
export const RADIUS = 15;

/** at is where a candidate stands. @param {number} cell @param {number} digit @returns {Point} */
export const at = (cell, digit) => ({
  x: columnOf(cell) * SIZE + (((digit - 1) % 3) * 2 + 1) * (SIZE / 6),
  y: rowOf(cell) * SIZE + (Math.floor((digit - 1) / 3) * 2 + 1) * (SIZE / 6),
});

/** Which roles have other shapes than a disc. */
const kinds = {
  fin: "diamond", "endo-fin": "diamond", "color-c": "diamond",
  "color-b": "square", pincer: "square",
  extra: "hexagon", "color-d": "hexagon",
};

/** Roles whose shape has a second line around it. */
const doubled = ["pivot", "end", "endo-fin"];

/** @param {Point} p @param {string} kind @param {number} r @param {string} className */
function outline({ x, y }, kind, r, className) {
  const points = (/** @type {number[][]} */ list) => list.map(([a, b]) => `${(x + a * r).toFixed(1)},${(y + b * r).toFixed(1)}`).join(" ");
  switch (kind) {
    case "square":
      return svg("rect", { class: className, x: x - r * 0.92, y: y - r * 0.92, width: r * 1.84, height: r * 1.84, rx: 3 });
    case "diamond":
      return svg("polygon", { class: className, points: points([[0, -1.22], [1.22, 0], [0, 1.22], [-1.22, 0]]) });
    case "hexagon":
      return svg("polygon", { class: className, points: points([[-0.56, -1], [0.56, -1], [1.14, 0], [0.56, 1], [-0.56, 1], [-1.14, 0]]) });
  }
  return svg("circle", { class: className, cx: x, cy: y, r });
}

/**
 * shape is what is behind a candidate with a part.
 * @param {Point} place
 * @param {string} role
 * @param {string} className
 * @returns {SVGElement[]}
 */
export function shape(place, role, className) {
  const kind = kinds[role] ?? "disc";
  const parts = [outline(place, kind, RADIUS, className)];
  if (doubled.includes(role)) parts.push(outline(place, kind, RADIUS - 3.5, "d-inner"));
  return parts;
}

/**
 * digitAt writes a candidate, so that it is seen also where the board shows none.
 * @param {Point} p
 * @param {number} digit
 * @param {string} role
 */
export const digitAt = ({ x, y }, digit, role) => svg("text", { class: `d-digit d-digit-${role}`, x, y }, String(digit));

/** ring goes around a shape. @param {Point} p @param {string} className */
export const ring = ({ x, y }, className) => svg("circle", { class: className, cx: x, cy: y, r: RADIUS + 3.5 });

/** strike crosses a candidate out. @param {Point} p */
export function strike({ x, y }) {
  const line = { x1: x - 17, y1: y + 14, x2: x + 17, y2: y - 14 };
  return [svg("line", { class: "d-strike-edge", ...line }), svg("line", { class: "d-strike", ...line })];
}

/** badge is a letter in the corner of a cell where a candidate would stand. @param {number} cell @param {number} digit @param {string} letter @param {string} className */
export function badge(cell, digit, letter, className) {
  const { x, y } = at(cell, digit);
  return svg("g", { class: className }, svg("rect", { x: x - 12, y: y - 12, width: 24, height: 24, rx: 6 }), svg("text", { x, y }, letter));
}
