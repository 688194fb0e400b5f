// A grid as a picture: one list of shapes, drawn as SVG for the printer and for files, and on a
// canvas for PNG. Always black on white: it leaves the page.

import { PLACES } from "./cell.js";
import { svg } from "./dom.js";
import { CELLS, digitsOf } from "./sudoku.js";

/**
 * @typedef {object} Picture what is shown
 * @property {ArrayLike<number>} digits
 * @property {ArrayLike<number>} givens
 * @property {ArrayLike<number> | null} [candidates] sets, shown at the place of each digit
 * @property {ArrayLike<number> | null} [corner] sets, shown where there are no candidates
 * @property {ArrayLike<number> | null} [centre]
 * @property {ArrayLike<number> | null} [colours]
 */
/**
 * @typedef {{kind: "rect", x: number, y: number, w: number, h: number, fill: string}
 *   | {kind: "line", x1: number, y1: number, x2: number, y2: number, width: number}
 *   | {kind: "text", x: number, y: number, size: number, text: string, fill: string, bold?: boolean}} Shape
 */

const margin = 6;
/** Width and height of the picture, with cells of 100. */
const extent = 900 + 2 * margin;
const ink = "#111111";
const blue = "#1a4fb4";
const grey = "#4d4d4d";
const font = "Arial, Helvetica, 'Noto Sans', sans-serif";
/** Where the places of corner marks are. */
const rows = { t: 20, m: 51, b: 82 };
const columns = { l: 18, c: 50, r: 82 };
/** The colours of cells, in the order in which the page has them. */
const tints = ["#fff2a8", "#d9f2cf", "#d4e3ff", "#ffd9d9", "#e8d9ff", "#ffe3c2", "#c9eeee", "#e0e0e0"];

/**
 * shapes lists what a picture is made of, in the order it is drawn.
 * @param {Picture} p
 * @returns {Generator<Shape>}
 */
function* shapes(p) {
  yield { kind: "rect", x: 0, y: 0, w: extent, h: extent, fill: "#ffffff" };
  for (const c of CELLS) {
    const x = margin + 100 * (c % 9);
    const y = margin + 100 * Math.floor(c / 9);
    yield* background(p.colours?.[c] ?? 0, x, y);
    if (p.digits[c]) {
      const given = p.givens[c] !== 0;
      yield { kind: "text", x: x + 50, y: y + 50, size: 66, text: String(p.digits[c]), fill: given ? ink : blue, bold: given };
    } else if (p.candidates) {
      yield* small(p.candidates[c], x, y);
    } else {
      yield* marks(p.corner?.[c] ?? 0, p.centre?.[c] ?? 0, x, y);
    }
  }
  for (let i = 0; i <= 9; i++) {
    const width = i % 3 === 0 ? 6 : 1.5;
    const at = margin + 100 * i;
    yield { kind: "line", x1: at, y1: margin - 3, x2: at, y2: margin + 903, width };
    yield { kind: "line", x1: margin - 3, y1: at, x2: margin + 903, y2: at, width };
  }
}

/**
 * background colours a cell, with a band for each colour.
 * @param {number} set
 * @param {number} x
 * @param {number} y
 * @returns {Generator<Shape>}
 */
function* background(set, x, y) {
  const chosen = tints.filter((_, n) => (set >> n) & 1);
  for (const [i, fill] of chosen.entries()) {
    yield { kind: "rect", x: x + (100 * i) / chosen.length, y, w: 100 / chosen.length, h: 100, fill };
  }
}

/**
 * small draws candidates, each at its place.
 * @param {number} set
 * @param {number} x
 * @param {number} y
 * @returns {Generator<Shape>}
 */
function* small(set, x, y) {
  for (const d of digitsOf(set)) {
    const across = x + 20 + 30 * ((d - 1) % 3);
    const down = y + 20 + 30 * Math.floor((d - 1) / 3);
    yield { kind: "text", x: across, y: down, size: 26, text: String(d), fill: grey };
  }
}

/**
 * marks draws pencil marks: those of the corner around the edge, those of the centre in a row.
 * @param {number} corner
 * @param {number} centre
 * @param {number} x
 * @param {number} y
 * @returns {Generator<Shape>}
 */
function* marks(corner, centre, x, y) {
  const around = digitsOf(corner);
  for (const [i, d] of around.entries()) {
    const [down, across] = PLACES[around.length][i];
    yield { kind: "text", x: x + columns[across], y: y + rows[down], size: 24, text: String(d), fill: grey };
  }
  const text = digitsOf(centre).join("");
  if (text !== "") yield { kind: "text", x: x + 50, y: y + 51, size: Math.min(30, 165 / text.length), text, fill: grey };
}

/**
 * toSVG draws a picture as an SVG element.
 * @param {Picture} picture
 * @param {string} label what it is, for those who cannot see it
 * @returns {SVGSVGElement}
 */
export function toSVG(picture, label) {
  const root = svg("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${extent} ${extent}`, role: "img", "aria-label": label });
  for (const s of shapes(picture)) root.append(shapeSVG(s));
  return root;
}

/** @param {Shape} s */
function shapeSVG(s) {
  if (s.kind === "rect") return svg("rect", { x: s.x, y: s.y, width: s.w, height: s.h, fill: s.fill });
  if (s.kind === "line") return svg("line", { x1: s.x1, y1: s.y1, x2: s.x2, y2: s.y2, stroke: ink, "stroke-width": s.width });
  const weight = s.bold ? { "font-weight": "bold" } : {};
  // Middle of a digit is .36 of its size above the baseline; not every program knows dominant-baseline.
  return svg("text", { x: s.x, y: s.y + 0.36 * s.size, "font-family": font, "font-size": s.size, ...weight, fill: s.fill, "text-anchor": "middle" }, s.text);
}

/**
 * toPNG draws a picture on a canvas.
 * @param {Picture} picture
 * @param {number} [size] pixels
 * @returns {Promise<Blob>}
 */
export function toPNG(picture, size = extent) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  ctx.scale(size / extent, size / extent);
  ctx.textAlign = "center";
  for (const s of shapes(picture)) paint(ctx, s);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Shape} s
 */
function paint(ctx, s) {
  if (s.kind === "rect") {
    ctx.fillStyle = s.fill;
    ctx.fillRect(s.x, s.y, s.w, s.h);
  } else if (s.kind === "line") {
    ctx.strokeStyle = ink;
    ctx.lineWidth = s.width;
    ctx.beginPath();
    ctx.moveTo(s.x1, s.y1);
    ctx.lineTo(s.x2, s.y2);
    ctx.stroke();
  } else {
    ctx.fillStyle = s.fill;
    ctx.font = `${s.bold ? "bold " : ""}${s.size}px ${font}`;
    ctx.fillText(s.text, s.x, s.y + 0.36 * s.size);
  }
}
