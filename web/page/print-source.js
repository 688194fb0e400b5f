// Where the puzzles to print come from: the board, the generator, the recent ones, a list.

import { picture } from "./copy.js";
import { ask } from "./create.js";
import { refusal } from "./create-reason.js";
import { reason } from "./import-reason.js";
import { read } from "./import.js";
import { games } from "./recent.js";
import { number } from "./rating.js";
import { clashes, fromLine, toLine } from "./sudoku.js";

/** How long ratings for the captions are waited for. */
const patience = 4000;

/** @typedef {import("./print.js").Sheet} Sheet */

/**
 * gather returns the puzzles to print.
 * @param {any} app
 * @param {{source: string, level: string, number: string, list: string, marks: boolean, solutions: boolean}} wish
 * @param {AbortSignal} signal
 * @returns {Promise<Sheet[]>}
 */
export async function gather(app, wish, signal) {
  switch (wish.source) {
    case "new":
      return made(app, wish, signal);
    case "recent":
      return known(app, games().map((g) => plain(g.givens)), wish.solutions, signal);
    case "list":
      return known(app, await listed(app, wish.list), wish.solutions, signal);
    default:
      return known(app, [onBoard(app, wish.marks)], wish.solutions, signal);
  }
}

/**
 * made generates puzzles.
 * @param {any} app
 * @param {{level: string, number: string}} wish
 * @param {AbortSignal} signal
 */
async function made(app, { level, number: wanted }, signal) {
  const count = Number(wanted);
  if (!Number.isInteger(count) || count < 1 || count > 100) throw { words: app.t("print.numberWrong") };
  const { puzzles } = await ask(app, { level, symmetry: "half-turn", count }, signal).catch((error) => {
    throw error.problem ? { words: refusal(app, error.problem, { level }) } : error;
  });
  return puzzles.map((/** @type {any} */ p) => ({
    ...plain(/** @type {Uint8Array} */ (fromLine(p.puzzle))),
    title: title(app, p),
    solution: fromLine(p.solution),
  }));
}

/** title says how hard a puzzle is. @param {any} app @param {{level: string, er: number}} rating */
const title = (app, { level, er }) => app.t("print.rated", { level: app.t("level." + level), rating: number(er) });

/**
 * onBoard is the puzzle of the board, with what was entered if wished.
 * @param {any} app
 * @param {boolean} marks
 * @returns {Sheet}
 */
function onBoard(app, marks) {
  const { game } = app;
  if (game.blank) throw { words: app.t("print.empty") };
  const sheet = plain(game.givens);
  return marks ? { ...sheet, picture: picture(game, true) } : sheet;
}

/**
 * listed reads a list of puzzles.
 * @param {any} app
 * @param {string} text
 */
async function listed(app, text) {
  const puzzles = await read(app, text).catch((error) => {
    throw error.problem ? { words: reason(app, error.problem) } : error;
  });
  return (puzzles ?? []).map((p) => plain(p.givens));
}

/** plain makes a sheet of givens. @param {Uint8Array} givens @returns {Sheet} */
const plain = (givens) => ({ picture: { digits: givens, givens }, title: "" });

/**
 * known adds to puzzles what is wrong with them, their solutions and how hard they are. Only who
 * wants solutions needs a server for it.
 * @param {any} app
 * @param {Sheet[]} sheets
 * @param {boolean} needed
 * @param {AbortSignal} signal
 */
async function known(app, sheets, needed, signal) {
  if (sheets.length === 0) throw { words: app.t("print.none") };
  const lines = sheets.map((s) => toLine(s.picture.givens));
  const [answers, ratings] = await Promise.all([
    app.api.batch("solve/batch", lines, { signal }).catch((/** @type {any} */ error) => {
      if (needed) throw error;
      return [];
    }),
    app.api.batch("rate/batch", lines, { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) }).catch(() => []),
  ]);
  return sheets.map((s, i) => ({
    ...s,
    fault: fault(s.picture.givens, answers[i]),
    title: ratings[i]?.level ? title(app, ratings[i]) : "",
    solution: answers[i]?.unique ? fromLine(answers[i].solution) : null,
  }));
}

/**
 * fault is what keeps a grid from being a puzzle.
 * @param {Uint8Array} givens
 * @param {any} answer of the server, undefined where there is none
 * @returns {import("./print.js").Sheet["fault"]}
 */
function fault(givens, answer) {
  if (clashes(givens).length > 0) return "broken";
  if (!answer || answer.unique) return undefined;
  return answer.solvable === false ? "none" : answer.solvable ? "several" : undefined;
}
