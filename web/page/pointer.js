// Mouse, pen and touch on the board: a press selects, a drag selects more.

import { CELLS } from "./sudoku.js";

/** How far from the middle of a cell, in cells, a drag still counts: corners are cut that way. */
const REACH = 0.42;

/** @param {import("./app.js").App} app */
export function mount(app) {
  const { board } = app;
  let held = -1; // The pointer that is down.
  let adding = true;
  let last = -1;

  /** @param {PointerEvent} event @param {boolean} near */
  function cellAt(event, near) {
    const box = board.el.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 9;
    const y = ((event.clientY - box.top) / box.height) * 9;
    if (x < 0 || y < 0 || x >= 9 || y >= 9) return -1;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (near && Math.hypot(x - column - 0.5, y - row - 0.5) > REACH) return -1;
    return row * 9 + column;
  }

  board.el.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0 || held >= 0) return;
    const c = cellAt(event, false);
    if (c < 0) return;
    event.preventDefault();
    held = event.pointerId;
    last = c;
    board.el.setPointerCapture(held);
    const more = event.ctrlKey || event.metaKey;
    adding = !more || !board.selected.includes(c);
    if (more) choose(c);
    else if (event.shiftKey) board.select([...board.selected, ...between(board.cursor, c)], c);
    else board.select([c]);
    board.focus();
  });

  board.el.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== held) return;
    const c = cellAt(event, true);
    if (c < 0 || c === last) return;
    last = c;
    choose(c);
    board.focus();
  });

  /** @param {number} c */
  function choose(c) {
    const others = board.selected.filter((s) => s !== c);
    board.select(adding ? [...others, c] : others, c);
  }

  const release = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId === held) held = -1;
  };
  board.el.addEventListener("pointerup", release);
  board.el.addEventListener("pointercancel", release);
  board.el.addEventListener("lostpointercapture", release);
  board.el.addEventListener("contextmenu", (/** @type {Event} */ event) => event.preventDefault());

  board.el.addEventListener("dblclick", () => {
    const digits = app.game.digits();
    const d = digits[board.cursor];
    if (d) board.select([...CELLS.filter((c) => digits[c] === d && c !== board.cursor), board.cursor]);
  });
}

/** between returns the cells of the rectangle with two corners. @param {number} a @param {number} b */
export function between(a, b) {
  const within = (/** @type {number} */ x, /** @type {number} */ p, /** @type {number} */ q) => x >= Math.min(p, q) && x <= Math.max(p, q);
  return CELLS.filter((c) => within(Math.floor(c / 9), Math.floor(a / 9), Math.floor(b / 9)) && within(c % 9, a % 9, b % 9));
}
