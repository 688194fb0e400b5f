// New puzzles: of a level, of a rating, with a symmetry, or a blank board to type one in. Also
// the way back to puzzles left before.

import { $, choice, dialog, el, field } from "./dom.js";
import { refusal } from "./create-reason.js";
import { begin, keep, recentList, undoable } from "./recent.js";
import { fromLine } from "./sudoku.js";

const levels = ["Easy", "Medium", "Hard", "Unfair", "Extreme"];
const symmetries = ["none", "half-turn", "quarter-turn", "left-right", "top-bottom", "mirrors", "diagonal", "anti-diagonal", "diagonals", "full"];
/** How often the server may look in vain, ten seconds each time, before the person is asked. */
const tries = 2;

/** From this rating on puzzles are rare. */
const rare = 10;

/** What was wished for last, as the dialog offers it again. */
const wish = { level: "Easy", low: "", high: "", symmetry: "half-turn" };

/** @param {any} app */
export function mount(app) {
  $("new").addEventListener("click", () => open(app));
}

/**
 * open shows the dialog, with a message if the last wish could not be fulfilled.
 * @param {any} app
 * @param {string} [message]
 */
function open(app, message = "") {
  const level = choice("new-level", [["", "create.anyLevel"], ...levels.map((l) => /** @type {[string, string]} */ ([l, "level." + l]))], wish.level);
  level.dataset.first = "";
  level.setAttribute("aria-describedby", "new-level-help");
  const levelHelp = el("p", { id: "new-level-help", class: "muted help" });
  const low = rating("new-se-low", wish.low);
  const high = rating("new-se-high", wish.high);
  const symmetry = choice("new-symmetry", symmetries.map((s) => [s, "create.symmetries." + s]), wish.symmetry);
  const problem = el("p", { class: "problem", role: "alert" }, message);
  const rareHelp = el("p", { id: "new-rare", class: "help", role: "status" });
  const form = el("form", { novalidate: "" },
    el("div", {}, field("create.level", level), levelHelp),
    el("fieldset", {}, el("legend", { t: "create.se" }),
      el("div", { class: "row" }, field("create.low", low), field("create.high", high)), el("p", { class: "muted help", t: "create.seHelp" }), rareHelp),
    field("create.symmetry", symmetry),
    problem,
    el("div", { class: "actions" },
      el("button", { type: "button", id: "new-blank", t: "create.blank", onclick: () => { d.close(); blank(app); } }),
      el("button", { type: "submit", id: "new-make", class: "primary", t: "create.make" })));
  const show = () => {
    levelHelp.textContent = app.t("create.levels." + (level.value || "any"));
    rareHelp.textContent = Number(low.value) >= rare ? app.t("create.rare") : "";
  };
  show();
  form.addEventListener("input", () => {
    problem.textContent = "";
    show();
  });
  const d = dialog("new", "create.title", form, recentList(app, () => d.close()));
  form.addEventListener("submit", (/** @type {Event} */ e) => {
    e.preventDefault();
    Object.assign(wish, { level: level.value, low: low.value, high: high.value, symmetry: symmetry.value });
    const outside = [low, high].find(({ validity }) => !validity.valid);
    const range = wished();
    const reversed = range && range.low > range.high;
    if (outside || reversed) {
      problem.textContent = app.t(outside ? "create.outOfRange" : "create.reversed");
      return (outside ?? low).focus();
    }
    d.close();
    make(app, range);
  });
}

/**
 * rating makes a field for a rating of Sudoku Explainer.
 * @param {string} id
 * @param {string} value
 */
const rating = (id, value) => el("input", { id, type: "number", inputMode: "decimal", min: "1", max: "12", step: "0.1", value });

/** wished is the range of ratings that is wished for, undefined for any. */
const wished = () => (wish.low === "" && wish.high === "" ? undefined : { low: Number(wish.low || 1), high: Number(wish.high || 12) });

/** blank begins an empty board to type a puzzle in. @param {any} app */
function blank(app) {
  const undo = undoable(app);
  keep(app.game);
  app.game.clear();
  app.board.select([0]);
  app.board.focus();
  app.say(app.t("create.blankReady") + undo, "info");
}

/**
 * make asks the server for a puzzle and begins it.
 * @param {any} app
 * @param {{low: number, high: number} | undefined} se
 */
async function make(app, se) {
  const request = { level: wish.level || undefined, se, symmetry: wish.symmetry };
  let found;
  try {
    found = await app.busy("create.busy", (/** @type {AbortSignal} */ signal) => ask(app, request, signal));
  } catch (error) {
    const { problem } = /** @type {any} */ (error);
    if (!problem) throw error;
    open(app, refusal(app, problem, request));
    return;
  }
  if (!found) return $("new").focus();
  const { puzzle, level, er } = found.puzzles[0];
  const undo = undoable(app);
  begin(app, { givens: /** @type {Uint8Array} */ (fromLine(puzzle)) });
  app.say(app.t("create.made", { level: app.t("level." + level), rating: er.toFixed(1) }) + undo, "good");
}

/** made reports whether an answer holds puzzles. @param {any} answer */
const made = ({ puzzles }) => Array.isArray(puzzles) && puzzles.length > 0 &&
  puzzles.every((p) => typeof p?.puzzle === "string" && fromLine(p.puzzle) && typeof p.er === "number");

/**
 * ask asks until a puzzle is found, a few times.
 * @param {any} app
 * @param {object} request
 * @param {AbortSignal} signal
 */
export async function ask(app, request, signal) {
  for (let n = 1; ; n++) {
    try {
      const answer = await app.api.post("generate", request, { signal });
      if (!made(answer)) throw app.api.senseless();
      return answer;
    } catch (error) {
      if (n === tries || /** @type {any} */ (error).problem?.limit !== "time") throw error;
    }
  }
}
