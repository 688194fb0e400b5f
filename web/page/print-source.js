// Where the puzzles to print come from: the board, the generator, the recent ones, a list.

import { picture } from "./copy.js";
import { ask } from "./create.js";
import { read } from "./import.js";
import { games } from "./recent.js";
import { fromLine, toLine } from "./sudoku.js";

/**
 * gather returns the puzzles to print.
 * @param {any} app
 * @param {{source: string, level: string, number: string, list: string, marks: boolean, solutions: boolean}} wish
 * @param {AbortSignal} signal
 * @returns {Promise<import("./print.js").Sheet[]>}
 */
export async function gather(app, wish, signal) {
  switch (wish.source) {
    case "new":
      return made(app, wish, signal);
    case "recent":
      return solved(app, plain(games().map((g) => g.givens)), wish.solutions, signal);
    case "list":
      return solved(app, plain(await listed(app, wish.list)), wish.solutions, signal);
    default:
      return onBoard(app, wish, signal);
  }
}

/**
 * made generates puzzles, with level and rating in the title.
 * @param {any} app
 * @param {{level: string, number: string}} wish
 * @param {AbortSignal} signal
 */
async function made(app, { level, number }, signal) {
  const count = Number(number);
  if (!Number.isInteger(count) || count < 1 || count > 100) throw { words: app.t("print.numberWrong") };
  const { puzzles } = await ask(app, { level, symmetry: "half-turn", count }, signal);
  return puzzles.map((/** @type {any} */ p) => ({
    ...plain([/** @type {Uint8Array} */ (fromLine(p.puzzle))])[0],
    title: app.t("print.rated", { level: app.t("level." + p.level), rating: p.er.toFixed(1) }),
    solution: fromLine(p.solution),
  }));
}

/**
 * onBoard is the puzzle of the board, with what was entered if wished.
 * @param {any} app
 * @param {{marks: boolean, solutions: boolean}} wish
 * @param {AbortSignal} signal
 */
async function onBoard(app, { marks, solutions }, signal) {
  const { game } = app;
  if (game.blank) throw { words: app.t("print.empty") };
  const puzzle = game.givens;
  const sheet = { picture: marks ? picture(game, true) : { digits: puzzle, givens: puzzle }, title: await level(app, puzzle, signal) };
  return solved(app, [sheet], solutions, signal);
}

/**
 * level is the title of a puzzle: its level, where it has one.
 * @param {any} app
 * @param {Uint8Array} puzzle
 * @param {AbortSignal} signal
 */
async function level(app, puzzle, signal) {
  try {
    const answer = await app.api.post("steps", { puzzle: toLine(puzzle) }, { signal });
    return answer.solved && answer.level ? app.t("level." + answer.level) : "";
  } catch {
    return "";
  }
}

/**
 * listed reads a list of puzzles.
 * @param {any} app
 * @param {string} text
 */
async function listed(app, text) {
  const puzzles = await read(app, text);
  return (puzzles ?? []).map((p) => p.givens);
}

/** plain makes sheets of givens. @param {Uint8Array[]} puzzles @returns {import("./print.js").Sheet[]} */
const plain = (puzzles) => puzzles.map((givens) => ({ picture: { digits: givens, givens }, title: "" }));

/**
 * solved adds the solutions, where there is exactly one.
 * @param {any} app
 * @param {import("./print.js").Sheet[]} sheets
 * @param {boolean} wanted
 * @param {AbortSignal} signal
 */
async function solved(app, sheets, wanted, signal) {
  if (sheets.length === 0) throw { words: app.t("print.none") };
  if (!wanted) return sheets;
  const answers = await app.api.batch("solve/batch", sheets.map((s) => toLine(s.picture.givens)), { signal });
  return sheets.map((s, i) => ({ ...s, solution: answers[i]?.unique ? fromLine(answers[i].solution) : null }));
}
