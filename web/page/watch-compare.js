// What others need for the puzzle that backtracking is watched on: Nonet's engine, and a person.

import { el } from "./dom.js";
import { toLine } from "./sudoku.js";

/**
 * compare makes the lines that say so. They fill when the answers come.
 * @param {any} app
 * @param {ArrayLike<number>} givens
 */
export function compare(app, givens) {
  const puzzle = toLine(givens);
  const engine = el("p", { id: "watch-engine", t: "watch.asking" });
  const person = el("p", { id: "watch-person" });
  answer(app, engine, () => app.api.post("solve", { puzzle, effort: true }), ({ solvable, unique, effort: { sweeps, guesses } }) => {
    const key = solvable ? (unique ? "watch.engine" : "watch.engineFirst") : "watch.engineNone";
    return [key, { sweeps, n: guesses, guessed: guesses ? "watch.guesses" : "watch.noGuess" }];
  });
  answer(app, person, () => reasoned(app, puzzle), ({ none, solved, steps, hardest }) => {
    if (none) return ["watch.personNone", {}];
    const technique = typeof hardest === "object" ? hardest?.technique : hardest;
    return solved ? ["watch.person", { n: steps.length, technique: "technique." + technique }] : ["watch.personStuck", { n: steps.length }];
  });
  return el("div", { class: "watch-others" }, el("h3", { t: "watch.others" }), engine, person);
}

/**
 * reasoned asks for the steps of a person; that there is no solution is an answer, too.
 * @param {any} app
 * @param {string} puzzle
 */
async function reasoned(app, puzzle) {
  try {
    return await app.api.post("steps", { puzzle });
  } catch (error) {
    if (/** @type {any} */ (error).problem?.reason === "no-solution") return { none: true };
    throw error;
  }
}

/**
 * answer writes what came of a question, or why nothing did; two lines do not say the same.
 * @param {any} app
 * @param {HTMLElement} line
 * @param {() => Promise<any>} ask
 * @param {(answer: any) => [string, Record<string, any>]} words
 */
async function answer(app, line, ask, words) {
  let write;
  try {
    const [key, slots] = words(await ask());
    write = () => {
      const words = Object.entries(slots).map(([name, value]) => [name, typeof value === "string" ? app.t(value, slots) : value]);
      line.textContent = app.t(key, Object.fromEntries(words));
    };
  } catch (error) {
    const { problem } = /** @type {any} */ (error);
    if (!problem) throw error;
    if (line.parentElement?.querySelector(".muted")) return line.remove();
    line.className = "muted";
    write = () => (line.textContent = app.t("watch.unknown", { why: app.api.text(problem) }));
  }
  delete line.dataset.t;
  write();
  line.addEventListener("write", write);
}
