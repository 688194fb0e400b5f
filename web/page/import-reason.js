// Why a text is no puzzle, and where, in the language of the page.

/** What the server may have found, and the text that says so. */
const finds = /** @type {[RegExp, string][]} */ ([
  [/^no cells$/, "none"],
  [/^(\d+) cells?$/, "cells"],
  [/^(\d+) cells? in (\d+) rows?$/, "rows"],
  [/^a line of (\d+) cells?$/, "line"],
  [/^the text (.*)$/, "text"],
  [/^'(.*)'(?: after \d+ rows?)?$/, "sign"],
  [/^text in UTF-16/, "utf16"],
]);

/**
 * reason says why the server could not read a text.
 * @param {any} app
 * @param {import("./api.js").Problem & {found?: string, wanted?: string}} problem
 */
export function reason(app, problem) {
  const { line, column, found, wanted } = problem;
  if (!line || !found) return app.api.text(problem);
  const where = app.t(column ? "import.atColumn" : "import.atLine", { line, column });
  for (const [pattern, key] of finds) {
    const [whole, a, b] = pattern.exec(found) ?? [];
    if (whole !== undefined) return app.t("import.found." + key, { where, a, b });
  }
  return app.t("import.found.other", { where, found, wanted });
}
