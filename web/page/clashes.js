// Clashes in words, and telling them as they arise.

import { list, t } from "./i18n.js";
import { clashes, name, unitName } from "./sudoku.js";

/** Where there is room two are told as they arise; the check of the rules tells all. */
const roomy = matchMedia("(min-width: 40em)");

/** unitText names a unit in the language. @param {number} unit */
export function unitText(unit) {
  const { kind, n } = unitName(unit);
  return t("unit." + kind, { n });
}

/** @param {number} digit @param {number[]} cells @param {number[]} units */
function sentence(digit, cells, units) {
  const key = cells.length === 2 ? "check.clashTwo" : "check.clashMore";
  return t(key, { digit, cells: list(cells.map(name)), unit: list(units.map(unitText)) });
}

/**
 * clashTexts says each clash once, though it be in two units.
 * @param {import("./sudoku.js").Clash[]} all
 */
export function clashTexts(all) {
  const merged = /** @type {Map<string, {digit: number, cells: number[], units: number[]}>} */ (new Map());
  for (const { digit, cells, unit } of all) {
    const key = cells.join();
    const one = merged.get(key);
    if (one) one.units.push(unit);
    else merged.set(key, { digit, cells, units: [unit] });
  }
  return [...merged.values()].map(({ digit, cells, units }) => sentence(digit, cells, units));
}

/** @param {import("./app.js").App} app */
export function mount(app) {
  const { game } = app;
  let known = "";

  /** A clash stays told as long as it lasts. */
  function tell() {
    if (app.board.view) return;
    const now = clashTexts(clashes(game.digits()));
    const key = now.join();
    if (key === known || !now.length) return;
    const most = roomy.matches ? 2 : 1;
    const more = now.length - most;
    const fresh = now.filter((text) => !known.includes(text));
    const told = [...fresh, ...now.filter((text) => !fresh.includes(text))].slice(0, most);
    app.say(told.join("; ") + (more > 0 ? t("check.andMore", { count: more }) : "") + t("check.stop"), "clash", true);
    known = key;
  }

  // A clash is said after what else is said of a change, its end before it.
  game.addEventListener("change", () => {
    if (clashes(game.digits()).length) return queueMicrotask(tell);
    if (known) app.quiet();
    known = "";
  });
  // It is of the game: not of what else the board shows.
  app.board.addEventListener("show", () => {
    if (app.board.view && known) app.quiet();
    known = "";
    tell();
  });
  app.on("language", () => {
    known = "";
    tell();
  });
  tell();
}
