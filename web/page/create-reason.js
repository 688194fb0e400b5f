// Why no puzzle came of a wish, in the language of the page.

/** What the server may say of a wish that contradicts itself, and the text that says so. */
const refusals = /** @type {[RegExp, string][]} */ ([
  [/: singles solve all puzzles that are Easy, and none with an ER of (?<rating>[\d.]+) or more$/, "easyOnly"],
  [/: singles solve all puzzles with an ER up to (?<rating>[\d.]+), and none that are (?<level>\w+)$/, "tooLow"],
  [/: Sudoku Explainer has no rating between (?<low>[\d.]+) and (?<high>[\d.]+)$/, "noRating"],
  [/^there is no such puzzle: /, "impossible"],
]);

/**
 * refusal says why the server made no puzzle.
 * @param {any} app
 * @param {import("./api.js").Problem} problem
 */
export function refusal(app, problem) {
  if (problem.limit === "time") return app.t("create.notFound");
  for (const [pattern, key] of refusals) {
    const found = pattern.exec(problem.detail ?? "");
    if (!found) continue;
    const slots = { ...found.groups };
    return app.t("create." + key, slots.level ? { ...slots, level: app.t("level." + slots.level) } : slots);
  }
  return app.api.text(problem);
}
