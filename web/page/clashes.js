// Clashes in words, and telling them as they arise.

import { list, t } from "./i18n.js";
import { clashes, name, unitName } from "./sudoku.js";

/** So many are told as they arise; the check of the rules tells all. */
const TOLD = 2;

/** unitText names a unit in the language. @param {number} unit */
export function unitText(unit) {
  const { kind, n } = unitName(unit);
  return t("unit." + kind, { n });
}

/** clashText says what clashes where. @param {import("./sudoku.js").Clash} clash */
export const clashText = (clash) => sentence(clash.digit, clash.cells, [clash.unit]);

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
  let known = new Set(clashTexts(clashes(game.digits())));

  game.addEventListener("change", () => {
    const now = clashTexts(clashes(game.digits()));
    const fresh = now.filter((text) => !known.has(text));
    if (fresh.length) {
      const more = fresh.length - TOLD;
      app.say(fresh.slice(0, TOLD).join("; ") + (more > 0 ? t("check.andMore", { count: more }) : ""), "clash");
    } else if (known.size && !now.length) app.quiet();
    known = new Set(now);
  });
  app.on("language", () => (known = new Set(clashTexts(clashes(game.digits())))));
}
