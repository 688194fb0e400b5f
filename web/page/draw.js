// A step of logic drawn above the board: where it is, what has which part in it, what
// follows from what, and what goes. Parts differ in shape as well as in colour.

import { svg } from "./dom.js";
import { region } from "./explain.js";
import { Parts, serverName, unitIndex } from "./slots.js";
import { UNITS, bit, cellOf, columnOf, rowOf, unitsOf } from "./sudoku.js";
import { links } from "./draw-chain.js";
import { SIZE, at, badge, digitAt, ring, shape, strike } from "./draw-shapes.js";

/**
 * @typedef {import("./slots.js").Step} Step
 * @typedef {{digits: ArrayLike<number>, candidates?: ArrayLike<number> | null, depth?: "where" | "full"}} DrawView
 */

/** Roles whose shape a candidate has, the first of them that it has; others are drawn around it. */
const shapes = ["endo-fin", "fin", "extra", "pivot", "pincer", "end", "bridge", "color-c", "color-d", "color-a", "color-b", "defining"];
const around = ["start", "second-fin", "conflict"];

/** How units are drawn: later ones above. */
const unitRoles = ["unit", "cross", "cover", "second-cover", "base", "bridge", "start", "conflict"];

/** More links than these are drawn lightly, so that digits can be read between them. */
const MANY = 25;

const letters = "ABCDEFGHIJKLMNOP";
const hues = 6;

/**
 * draw draws a step into an SVG of 900 by 900: at depth "where" only its region.
 * @param {SVGElement} root
 * @param {Step} step
 * @param {DrawView} view what the board shows
 */
export function draw(root, step, view) {
  const s = new Parts(step, view.candidates ?? undefined);
  const parts = view.depth === "where" ? drawRegion(step) : [...drawUnits(s), ...drawGroups(s), ...links(s), ...drawCandidates(s, view), ...drawLetters(s)];
  root.append(svg("g", { class: s.links > MANY ? "d-step d-many" : "d-step" }, ...parts));
}

/** @param {Step} step */
function drawRegion(step) {
  const { units, cells } = region(step);
  return [...units.map((u) => unitShape(u, "where")), ...[...new Set(cells)].map((c) => cellShape(c, "d-cell d-where"))];
}

/** @param {string} unit @param {string} role */
function unitShape(unit, role) {
  const cells = UNITS[unitIndex(unit)];
  const [first, last] = [cells[0], cells[8]];
  const inset = 3;
  return svg("rect", {
    class: `d-unit d-unit-${role}`,
    x: columnOf(first) * SIZE + inset,
    y: rowOf(first) * SIZE + inset,
    width: (columnOf(last) - columnOf(first) + 1) * SIZE - 2 * inset,
    height: (rowOf(last) - rowOf(first) + 1) * SIZE - 2 * inset,
    rx: 10,
  });
}

/** @param {number} c @param {string} className */
const cellShape = (c, className) =>
  svg("rect", { class: className, x: columnOf(c) * SIZE + 5, y: rowOf(c) * SIZE + 5, width: SIZE - 10, height: SIZE - 10, rx: 10 });

/** @param {Parts} s */
function drawUnits(s) {
  const units = (s.step.units ?? seen(s)).filter((u) => unitIndex(u.unit) >= 0);
  const order = (/** @type {{role: string}} */ u) => unitRoles.indexOf(u.role);
  return units.sort((a, b) => order(a) - order(b)).map((u) => unitShape(u.unit, u.role));
}

/** Where the digits stand that leave one to the cell of a naked single. @param {Parts} s */
const seen = ({ step, placed }) =>
  step.technique === "Naked Single" ? unitsOf(placed[0].cell).map((u) => ({ unit: serverName(u), role: "unit" })) : [];

/** Sets of cells: a frame of one kind each. @param {Parts} s */
const drawGroups = (s) => s.groups().flatMap(({ cells }, i) => cells.map((c) => cellShape(c, `d-cell d-group d-hue-${i % hues}`)));

/** The letters of the sets, where no candidate stands. @param {Parts} s */
function drawLetters(s) {
  return s.groups().map(({ cells }, i) => {
    const corners = cells.flatMap((c) => [1, 3, 7, 9].map((d) => ({ c, d })));
    const { c, d } = corners.find(({ c, d }) => s.candidates && !(s.candidates[c] & bit(d))) ?? { c: cells[0], d: 1 };
    return badge(c, d, letters[i], `d-badge d-hue-${i % hues}`);
  });
}

/** All candidates with a part, what goes and what is placed. @param {Parts} s @param {DrawView} view */
function drawCandidates(s, view) {
  /** @type {Map<string, {cell: number, digit: number, roles: string[]}>} */
  const all = new Map();
  const note = (/** @type {number} */ cell, /** @type {number} */ digit, /** @type {string} */ role) => {
    const key = `${cell} ${digit}`;
    const found = all.get(key) ?? { cell, digit, roles: [] };
    if (!found.roles.includes(role)) found.roles.push(role);
    all.set(key, found);
  };
  for (const m of s.marks) note(m.cell, m.digit, m.role);
  for (const node of s.chains.flat().filter((n) => !n.set)) {
    for (const cell of node.cells) {
      const c = cellOf(cell);
      if (!all.has(`${c} ${node.digit}`)) note(c, node.digit, node.on ? "color-a" : "color-b");
    }
  }
  for (const g of s.gone) note(g.cell, g.digit, "gone");
  for (const p of s.placed) note(p.cell, p.digit, "placed");
  return [...all.values()].filter(({ cell }) => !view.digits[cell]).flatMap((c) => drawCandidate(c, s));
}

/** @param {{cell: number, digit: number, roles: string[]}} candidate @param {Parts} s */
function drawCandidate({ cell, digit, roles }, s) {
  const place = at(cell, digit);
  if (roles.includes("placed") && s.chains.length === 0) {
    const centre = at(cell, 5);
    return [svg("circle", { class: "d-placed", cx: centre.x, cy: centre.y, r: 40 }),
      svg("text", { class: "d-placed-digit", x: centre.x, y: centre.y }, String(digit))];
  }
  const group = roles.find((r) => r.startsWith("group-"));
  const main = shapes.find((r) => roles.includes(r)) ?? (group ? "group" : roles.find((r) => around.includes(r)) ?? roles[0]);
  const hue = main === "group" ? ` d-hue-${Number(group?.slice(6)) % hues}` : "";
  const parts = shape(place, main, `d-mark d-${main}${hue}`);
  for (const role of around) if (roles.includes(role) && role !== main) parts.push(ring(place, `d-ring d-ring-${role}`));
  if (roles.includes("placed")) parts.push(ring(place, "d-ring d-ring-placed"));
  if (roles.includes("gone")) parts.push(...strike(place));
  return [...parts, digitAt(place, digit, main)];
}
