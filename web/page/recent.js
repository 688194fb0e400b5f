// Recent puzzles: what was begun and left stays here with its progress, in the browser alone.

import { el } from "./dom.js";
import { fragment, parseFragment } from "./fragment.js";
import { soundValue } from "./history.js";
import { toSVG } from "./image.js";
import { CELLS, legal } from "./sudoku.js";

const key = "nonet.recent";
const most = 12;

/** @typedef {{link: string, at: number, phase: "enter" | "play", hints?: number}} Kept a game as a fragment, with what links do not tell, and when it was left */

/** @returns {Kept[]} */
function read() {
  try {
    const list = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(list) ? list.filter(sound) : [];
  } catch {
    return [];
  }
}

/** sound reports whether what was read is a game that was kept. @param {any} k */
function sound(k) {
  const date = typeof k?.at === "number" && !Number.isNaN(new Date(k.at).getTime());
  const values = soundValue("phase", k?.phase) && soundValue("hints", k.hints ?? 0);
  return date && values && typeof k.link === "string" && Boolean(parseFragment(k.link));
}

/** write reports whether the list is kept. @param {Kept[]} list */
function write(list) {
  try {
    localStorage.setItem(key, JSON.stringify(list.slice(0, most)));
    return true;
  } catch {
    // Storage may be full or forbidden; undo still brings the game back.
    return false;
  }
}

/**
 * snapshot returns a game as it is shared and kept.
 * @param {any} game
 * @returns {import("./fragment.js").Shared}
 */
export function snapshot(game) {
  const { givens, entries, corner, centre, struck, colours, auto, elapsed } = game;
  return { givens, entries, marks: { corner, centre, struck, colours }, auto, elapsed };
}

/** @param {ArrayLike<number>} digits */
const count = (digits) => Array.from(digits).filter((d) => d !== 0).length;

/** What stands in the cells. @param {import("./fragment.js").Shared} game */
const digitsOf = ({ givens, entries }) => givens.map((d, c) => d || entries?.[c] || 0);

/**
 * continues reports whether everything entered and noted in game a is in game b, too.
 * @param {import("./fragment.js").Shared} a
 * @param {import("./fragment.js").Shared} b
 */
function continues(a, b) {
  const entered = (a.entries ?? []).every((d, c) => d === 0 || d === b.entries?.[c]);
  return entered && a.givens.every((d, c) => d === b.givens[c]) && holdsMarks(a, b);
}

/**
 * holdsMarks reports whether game b has the marks of game a, but for notes that its digits rule out.
 * @param {import("./fragment.js").Shared} a
 * @param {import("./fragment.js").Shared} b
 */
function holdsMarks(a, b) {
  const left = legal(digitsOf(b));
  const gone = (/** @type {keyof import("./fragment.js").Marks} */ kind, /** @type {number} */ c) =>
    (a.marks?.[kind][c] ?? 0) & ~(b.marks?.[kind][c] ?? 0);
  return CELLS.every((c) => !((gone("corner", c) | gone("centre", c) | gone("struck", c)) & left[c]) && !gone("colours", c));
}

/** @param {import("./app.js").App} app */
export function mount(app) {
  // The next action would take redo away.
  app.game.addEventListener("left", (event) => {
    if (keep(/** @type {CustomEvent} */ (event).detail)) app.say(app.t("recent.left"));
  });
}

/** keep puts the game on the list, if there is anything in it, and reports whether it is there. @param {any} game */
export function keep(game) {
  const now = snapshot(game);
  if (count(now.givens) === 0 && count(now.entries ?? []) === 0) return false;
  const others = read().filter((k) => !continues(/** @type {any} */ (parseFragment(k.link)), now));
  return write([{ link: fragment(now), at: Date.now(), phase: game.phase, hints: game.hints }, ...others]);
}

/**
 * undoable says that undo brings back what is on the board now, if there is anything; it follows another sentence.
 * @param {any} app
 */
export const undoable = (app) => (app.game.blank ? "" : " " + app.t("recent.undo"));

/**
 * begin begins another puzzle; the one before goes on the list.
 * @param {any} app
 * @param {import("./fragment.js").Shared} puzzle
 * @param {{phase?: "enter" | "play", hints?: number}} [rest] what a link does not tell
 */
export function begin(app, puzzle, rest) {
  keep(app.game);
  const { givens, entries, marks, auto, elapsed } = puzzle;
  app.game.begin(givens, { entries, ...marks, auto, elapsed, ...rest });
  app.board.focus();
}

/** games returns the games on the list, the last one first. */
export const games = () => read().map((k) => /** @type {import("./fragment.js").Shared} */ (parseFragment(k.link)));

/**
 * thumbnail draws a puzzle small, for lists in which the words beside it say what it is.
 * @param {import("./fragment.js").Shared} game
 */
export function thumbnail(game) {
  const picture = toSVG({ digits: digitsOf(game), givens: game.givens }, "");
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("class", "thumbnail");
  return picture;
}

/**
 * recentList is the list of recent puzzles, each a button that goes on with it; null where there are none.
 * @param {any} app
 * @param {() => void} done is called when one was chosen
 */
export function recentList(app, done) {
  const list = read();
  if (list.length === 0) return null;
  const items = list.map((k) => item(app, k, done));
  return el("section", { "aria-labelledby": "recent-title" }, el("h3", { id: "recent-title", t: "recent.title" }), el("ul", { class: "puzzles" }, ...items));
}

/**
 * @param {any} app
 * @param {Kept} k
 * @param {() => void} done
 */
function item(app, k, done) {
  const game = /** @type {import("./fragment.js").Shared} */ (parseFragment(k.link));
  const givens = count(game.givens);
  const filled = count(game.entries ?? []);
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format(k.at);
  const what = givens + filled === 81 ? app.t("recent.full") : app.t("recent.progress", { filled, blanks: 81 - givens });
  const resume = el("button", { type: "button", class: "puzzle" }, thumbnail(game), el("span", {}, what, el("br"), el("span", { class: "muted" }, when)));
  const row = el("li", {}, resume, el("button", { type: "button", class: "quiet small", "aria-label": app.t("recent.forget", { when }) }, "×"));
  resume.addEventListener("click", () => {
    done();
    write(read().filter((other) => other.link !== k.link));
    begin(app, game, { phase: k.phase, hints: k.hints });
  });
  row.lastElementChild.addEventListener("click", () => {
    write(read().filter((other) => other.link !== k.link));
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    next?.querySelector("button")?.focus();
  });
  return row;
}
