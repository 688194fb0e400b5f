// Two checks with two names: against the rules, which needs nothing but the board, and against
// the solution, which the server finds.

import { clashTexts } from "./clashes.js";
import { $ } from "./dom.js";
import { list, t } from "./i18n.js";
import { noSolutionText } from "./impossible.js";
import { CELLS, clashes, legal, name, toLine } from "./sudoku.js";

/** @param {import("./app.js").App} app */
export function mount(app) {
  $("check-rules").addEventListener("click", () => checkRules(app));
  $("check-solution").addEventListener("click", () => checkSolution(app));
}

/** @param {import("./app.js").App} app */
function checkRules(app) {
  const digits = app.game.digits();
  const broken = clashTexts(clashes(digits));
  const blanks = digits.filter((d) => !d).length;
  if (broken.length) return app.say(t("check.broken", { count: broken.length, clashes: broken.join("; ") }), "clash");
  if (blanks === 81) return app.say(t("check.blank"));
  const left = legal(digits);
  const dead = CELLS.filter((c) => !digits[c] && !left[c]).map(name);
  if (dead.length) return app.say(t("check.dead", { count: dead.length, cells: dead }), "clash");
  if (!blanks) return app.say(t("check.full"), "good");
  const entered = app.game.entries.some(Boolean);
  app.say([t("check.kept", { count: blanks }), entered && t("check.keptOther")].filter(Boolean).join(" "), "good");
}

/** @param {import("./app.js").App} app */
async function checkSolution(app) {
  const { game, api } = app;
  if (game.blank) return app.say(t("check.blank"));
  const asked = toLine(game.digits());
  try {
    const verdict = await app.busy("check.solving", (signal) => judge(app, signal));
    if (!verdict || asked !== toLine(game.digits())) return;
    app.board.markWrong(verdict.wrong ?? []);
    app.say(verdict.text, verdict.kind);
  } catch (error) {
    if (!(error instanceof api.ApiError)) throw error;
    app.say(api.text(error.problem), "error");
  }
}

/** @typedef {{text: string, kind?: "info" | "good" | "clash", wrong?: number[]}} Verdict */

/**
 * @param {import("./app.js").App} app
 * @param {AbortSignal} signal
 * @returns {Promise<Verdict>}
 */
async function judge(app, signal) {
  const { game, api } = app;
  const [own] = clashTexts(clashes(game.givens));
  if (own) return { text: t("check.givensClash", { clash: own }), kind: "clash" };
  const answer = await api.post("solve", { puzzle: toLine(game.givens), limit: 2 }, { signal });
  const entered = CELLS.filter((c) => !game.givens[c] && game.entries[c]);
  if (!answer.solvable) return { text: noSolutionText(game), kind: "clash" };
  if (!answer.unique) return judgeSeveral(app, entered, signal);
  const wrong = entered.filter((c) => game.entries[c] !== Number(answer.solution[c]));
  if (wrong.length) return { text: t("check.wrong", { count: wrong.length, cells: list(wrong.map(name)) }), kind: "clash", wrong };
  if (!entered.length) return { text: t("check.nothingEntered") };
  const left = game.digits().filter((d) => !d).length;
  return { text: left ? t("check.right", { count: entered.length, left }) : t("check.solved"), kind: "good" };
}

/**
 * Of a puzzle with several solutions, an entry is wrong for certain if none of them has it;
 * and entries that are each in some may be together in none.
 * @param {import("./app.js").App} app
 * @param {number[]} entered
 * @param {AbortSignal} signal
 * @returns {Promise<Verdict>}
 */
async function judgeSeveral(app, entered, signal) {
  const { game, api } = app;
  if (game.solved) return { text: t("check.severalSolved"), kind: "good" };
  if (!entered.length) return { text: t("check.severalNothing") };
  const broken = clashes(game.digits());
  const whole = broken.length ? { solvable: false } : await api.post("solve", { puzzle: toLine(game.digits()) }, { signal });
  if (whole.solvable) return { text: t("check.severalFit"), kind: "good" };
  const alone = entered.map((c) => {
    const digits = game.givens.slice();
    digits[c] = game.entries[c];
    return toLine(digits);
  });
  const answers = await api.batch("solve/batch", alone, { signal });
  const wrong = entered.filter((_, k) => answers[k]?.solvable === false);
  if (wrong.length) return { text: t("check.severalWrong", { count: wrong.length, cells: list(wrong.map(name)) }), kind: "clash", wrong };
  return { text: t("check.severalTogether"), kind: "clash" };
}
