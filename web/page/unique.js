// At a glance: has the puzzle one solution? Asked of the server a moment after each change.

import { clashes, toLine } from "./sudoku.js";

/** How long typing must rest, in milliseconds. */
const REST = 250;
/** With fewer givens no puzzle has one solution. */
const FEWEST = 17;

const line = /** @type {HTMLElement} */ (document.getElementById("unique"));

/** What the server said last. @type {{puzzle: string, verdict: "none" | "unique" | "several"} | null} */
let known = null;

/**
 * solutions returns how many solutions a puzzle has: "none", "unique" or "several".
 * @param {import("./app.js").App} app
 * @param {string} puzzle
 * @param {AbortSignal} signal
 */
export async function solutions(app, puzzle, signal) {
  if (known?.puzzle === puzzle) return known.verdict;
  const { verdict } = await app.api.post("count", { puzzle, limit: 2 }, { signal });
  known = { puzzle, verdict };
  return /** @type {"none" | "unique" | "several"} */ (verdict);
}

/** @param {import("./app.js").App} app */
export function mount(app) {
  const { game, api } = app;
  let asked = "";
  let state = "";
  let timer = 0;
  let running = /** @type {AbortController | null} */ (null);

  /** @param {string} next */
  function show(next) {
    state = next;
    line.dataset.state = next;
    line.textContent = next === "blank" ? "" : app.t("check.unique." + next);
  }

  function update() {
    const puzzle = toLine(game.givens);
    if (puzzle === asked) return;
    asked = puzzle;
    clearTimeout(timer);
    running?.abort();
    if (clashes(game.givens).length) return show("clash");
    if (!game.givens.some(Boolean)) return show("blank");
    if (state !== "notyet") show("asking");
    timer = setTimeout(ask, REST, puzzle);
  }

  /** @param {string} puzzle */
  async function ask(puzzle) {
    const mine = (running = new AbortController());
    try {
      const verdict = await solutions(app, puzzle, mine.signal);
      if (mine !== running || mine.signal.aborted) return;
      const few = puzzle.replaceAll(".", "").length < FEWEST;
      show(verdict === "several" && (few || game.phase === "enter") ? "notyet" : verdict);
    } catch (error) {
      if (mine !== running || mine.signal.aborted) return;
      asked = "";
      show(error instanceof api.ApiError && error.status === 0 ? "offline" : "unknown");
    }
  }

  game.addEventListener("change", update);
  game.addEventListener("puzzle", () => (asked = ""));
  app.on("language", () => show(state));
  addEventListener("online", update);
  update();
}
