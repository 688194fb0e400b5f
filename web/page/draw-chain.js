// The links of chains as arrows: double lines for strong links, dashed ones for weak. They
// bend so that they do not run through candidates that have a part.

import { svg } from "./dom.js";
import { RADIUS, SIZE, at } from "./draw-shapes.js";
import { bit, cellOf } from "./sudoku.js";

/**
 * @typedef {import("./draw-shapes.js").Point} Point
 * @typedef {import("./slots.js").Parts} Parts
 * @typedef {import("./slots.js").ChainNode} ChainNode
 */

const HEAD = 13;
const bends = [0, 0.12, -0.12, 0.24, -0.24, 0.4, -0.4, 0.6, -0.6];
const samples = 24;

/** places are where the candidates of a node stand. @param {ChainNode} node @param {Parts} s */
function places(node, s) {
  const cells = node.cells.map(cellOf);
  const own = node.set && s.candidates ? cells.filter((c) => s.candidates && s.candidates[c] & bit(node.digit)) : cells;
  return (own.length > 0 ? own : cells).map((c) => at(c, node.digit));
}

/** @param {Point} a @param {Point} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** links draws all links of a step, and the groups that they join. @param {Parts} s @returns {SVGElement[]} */
export function links(s) {
  const nodes = s.chains.flat().map((n) => places(n, s));
  const marked = [...s.marks, ...s.gone].map((m) => at(m.cell, m.digit));
  const obstacles = [...nodes.flat(), ...marked];
  const drawn = new Set();
  const hulls = [];
  const arrows = [];
  /** @type {Point[]} */
  const middles = [];
  for (const chain of s.chains) {
    for (const [i, node] of chain.entries()) {
      const to = places(node, s);
      const hull = to.map((p) => `${p.x},${p.y}`).join(" ");
      if (to.length > 1 && !node.set && !drawn.has(hull)) hulls.push(group(to, node.on));
      drawn.add(hull);
      if (i === 0) continue;
      const from = places(chain[i - 1], s);
      const key = `${from.map((p) => `${p.x},${p.y}`).join(" ")}>${hull}`;
      if (drawn.has(key)) continue;
      drawn.add(key);
      arrows.push(...arrow(from, to, obstacles, middles, node.strong));
    }
  }
  return [...hulls, ...arrows];
}

/**
 * group is a hull around the candidates of a node of several cells, which lie in a line.
 * @param {Point[]} points
 * @param {boolean} on
 */
function group(points, on) {
  const [p, q] = [points[0], points[points.length - 1]];
  const r = RADIUS + 5;
  const turn = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
  return svg("rect", {
    class: `d-hull d-hull-${on ? "on" : "off"}`,
    x: p.x - r, y: p.y - r, width: distance(p, q) + 2 * r, height: 2 * r, rx: r,
    transform: `rotate(${turn.toFixed(1)} ${p.x} ${p.y})`,
  });
}

/**
 * arrow draws a link.
 * @param {Point[]} from
 * @param {Point[]} to
 * @param {Point[]} obstacles
 * @param {Point[]} middles of the links drawn before, so that none lies on another
 * @param {boolean} strong
 */
function arrow(from, to, obstacles, middles, strong) {
  let [p, q] = [from[0], to[0]];
  for (const a of from) for (const b of to) if (distance(a, b) < distance(p, q)) [p, q] = [a, b];
  const length = distance(p, q);
  if (length < 1) return [];
  const own = [...from, ...to];
  const others = obstacles.filter((o) => own.every((e) => distance(o, e) > 1));
  const curve = best(p, q, length, others, middles);
  middles.push(curve.point(0.5));
  const start = curve.point(Math.min(0.3, (RADIUS + 2) / length));
  const tip = curve.point(Math.max(0.6, 1 - (RADIUS + 3) / length));
  const slope = { x: q.x - curve.control.x, y: q.y - curve.control.y };
  const size = Math.hypot(slope.x, slope.y) || 1;
  const dir = { x: slope.x / size, y: slope.y / size };
  const head = Math.min(HEAD, length * 0.3);
  const neck = { x: tip.x - dir.x * head * 0.8, y: tip.y - dir.y * head * 0.8 };
  const side = { x: -dir.y * head * 0.55, y: dir.x * head * 0.55 };
  const back = { x: tip.x - dir.x * head, y: tip.y - dir.y * head };
  const f = (/** @type {Point} */ o) => `${o.x.toFixed(1)} ${o.y.toFixed(1)}`;
  const d = `M${f(start)} Q${f(curve.control)} ${f(neck)}`;
  const kind = strong ? "strong" : "weak";
  const body = [svg("path", { class: "d-link-edge", d }), svg("path", { class: `d-link d-${kind}`, d })];
  if (strong) body.push(svg("path", { class: "d-strong-core", d }));
  const corners = [tip, { x: back.x + side.x, y: back.y + side.y }, { x: back.x - side.x, y: back.y - side.y }];
  return [...body, svg("polygon", { class: `d-arrow d-head-${kind}`, points: corners.map((o) => `${o.x.toFixed(1)},${o.y.toFixed(1)}`).join(" ") })];
}

/**
 * best is the curve that bends least of those that meet fewest candidates and links.
 * @param {Point} p
 * @param {Point} q
 * @param {number} length
 * @param {Point[]} others
 * @param {Point[]} middles
 */
function best(p, q, length, others, middles) {
  let chosen = bend(p, q, 0);
  let least = Infinity;
  for (const b of bends) {
    const curve = bend(p, q, b * Math.max(length, SIZE));
    let cost = Math.abs(b);
    for (const o of others) {
      let near = Infinity;
      for (let i = 1; i < samples; i++) near = Math.min(near, distance(curve.point(i / samples), o));
      if (near < RADIUS + 3) cost += 4 - near / RADIUS;
    }
    const middle = curve.point(0.5);
    if (middles.some((m) => distance(m, middle) < 9)) cost += 2;
    const { x, y } = middle;
    if (x < 4 || y < 4 || x > 896 || y > 896) cost += 3;
    if (cost < least) [chosen, least] = [curve, cost];
  }
  return chosen;
}

/** bend is the curve from p to q whose middle is off the straight line by half of a width. @param {Point} p @param {Point} q @param {number} off */
function bend(p, q, off) {
  const length = distance(p, q);
  const control = { x: (p.x + q.x) / 2 - ((q.y - p.y) / length) * off, y: (p.y + q.y) / 2 + ((q.x - p.x) / length) * off };
  const point = (/** @type {number} */ t) => ({
    x: (1 - t) ** 2 * p.x + 2 * t * (1 - t) * control.x + t * t * q.x,
    y: (1 - t) ** 2 * p.y + 2 * t * (1 - t) * control.y + t * t * q.y,
  });
  return { control, point };
}
