// How hard a puzzle is: asked of the server once for each puzzle, shown beside the board.

import { $ } from "./dom.js";
import { t } from "./i18n.js";
import { levelName } from "./names.js";
import { toLine } from "./sudoku.js";

/** @typedef {{er: number, ep: number, ed: number, level: string, score: number, hardest: string, seTechnique?: string}} Rating */

/** What Sudoku Explainer gives to puzzles beyond its techniques. */
const BEYOND = 20;

/** @type {{puzzle: string, rating: Rating} | null} */
let known = null;

/**
 * rate returns the rating of a puzzle with one solution.
 * @param {import("./app.js").App} app
 * @param {string} puzzle
 * @param {AbortSignal} signal
 * @returns {Promise<Rating>}
 */
export async function rate(app, puzzle, signal) {
  if (known?.puzzle !== puzzle) known = { puzzle, rating: await app.api.post("rate", { puzzle }, { signal }) };
  return known.rating;
}

/** number writes a rating of Sudoku Explainer. @param {number} er */
export const number = (er) => (er >= BEYOND ? t("walk.beyond") : er.toFixed(1));

/** @param {import("./app.js").App} app */
export function mount(app) {
  const line = $("rating");
  const unique = $("unique");
  let asked = "";
  let rating = /** @type {Partial<Rating> | null} */ (null);
  let running = /** @type {AbortController | null} */ (null);

  const write = () => {
    const level = rating?.level ? levelName(rating.level) : "";
    line.textContent = rating?.er ? t("walk.short", { level, er: number(rating.er) }) : level;
    if (level) line.title = t("walk.shortTitle", { score: rating.score });
    else line.removeAttribute("title");
  };

  function update() {
    const { game } = app;
    const puzzle = toLine(game.givens);
    const wanted = game.phase === "play" && unique.dataset.state === "unique" && puzzle.includes(".") ? puzzle : "";
    if (wanted === asked) return;
    asked = wanted;
    rating = null;
    running?.abort();
    write();
    if (!wanted) return;
    const mine = (running = new AbortController());
    // The level is known at once; the rating of the hardest takes longer than the server allows.
    for (const answer of [app.api.post("steps", { puzzle: wanted }, { signal: mine.signal }), rate(app, wanted, mine.signal)]) {
      answer.then((part) => {
        if (mine.signal.aborted) return;
        rating = { ...rating, ...part };
        write();
      }, () => {});
    }
  }

  // Whether there is one solution is known a moment after the puzzle.
  new MutationObserver(update).observe(unique, { attributes: true, attributeFilter: ["data-state"] });
  app.game.addEventListener("change", update);
  app.on("language", write);
  update();
}
