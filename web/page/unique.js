// At a glance: has the puzzle one solution? Asked of the server a moment after each change.

import { clashes, toLine } from "./sudoku.js";

/** How long typing must rest, in milliseconds. */
const REST = 250;
/** With fewer givens no puzzle has one solution. */
const FEWEST = 17;

const line = /** @type {HTMLElement} */ (document.getElementById("unique"));

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
      const answer = await api.post("count", { puzzle, limit: 2 }, { signal: mine.signal });
      if (mine !== running || mine.signal.aborted) return;
      const few = puzzle.replaceAll(".", "").length < FEWEST;
      show(answer.verdict === "several" && (few || game.phase === "enter") ? "notyet" : answer.verdict);
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
