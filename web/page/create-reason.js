// Why no puzzle came of a wish, in the language of the page.

/**
 * refusal says why the server made no puzzle. What rules out what is told in the words of the wish.
 * @param {any} app
 * @param {import("./api.js").Problem} problem
 * @param {{level?: string, se?: {low: number, high: number}}} wish
 */
export function refusal(app, problem, { level, se }) {
  if (problem.limit === "time") return app.t("create.notFound");
  const against = (/** @type {string} */ name) => problem.errors?.some((e) => e.location === "body." + name);
  if (problem.reason !== "contradiction" || !se || !against("se")) return app.api.text(problem);
  const low = se.low.toFixed(1);
  const high = se.high.toFixed(1);
  if (!level || !against("level")) return app.t("create.noRating", { low, high });
  return level === "Easy" ? app.t("create.easyOnly", { rating: low }) : app.t("create.tooLow", { rating: high, level: app.t("level." + level) });
}
