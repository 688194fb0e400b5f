// Why a text is no puzzle, and where, in the language of the page.

/** What the server may have found, and the text that says so. The words in brackets go into it. */
const finds = /** @type {[RegExp, string][]} */ ([
  [/^no cells$/, "none"],
  [/^a second grid$/, "second"],
  [/^a grid of candidates$/, "candidates"],
  [/^(\d+) cells?$/, "cells"],
  [/^(\d+) cells? in (\d+) rows?$/, "rows"],
  [/^(\d+) cells? in row (\d+)$/, "inRow"],
  [/^(\d+) rows?$/, "rowCount"],
  [/^(\d+) rows?, some without a digit$/, "noBlanks"],
  [/^(\d+) lines?, some of which may be rows or rulers$/, "rulers"],
  [/^too many rows to tell which belong together$/, "tooManyRows"],
  [/^a row written in another way than the first$/, "otherRow"],
  [/^a ruler after (\d+) rows?$/, "ruler"],
  [/^several digits in one cell$/, "severalDigits"],
  [/^a line of (\d+) cells? that do not line up$/, "unaligned"],
  [/^a line of (\d+) cells?$/, "line"],
  [/^a line of (\d+) characters, not all of them cells$/, "characters"],
  [/^a line of over a million bytes$/, "longLine"],
  [/^text in UTF-16$/, "utf16"],
  [/^the text (".*"(?:\.\.\.)?)$/s, "text"],
  [/^the field (".*")$/s, "field"],
  [/^(\d+) fields?$/, "fields"],
  [/^no 81 cells in column (\d+), which the header calls the puzzle$/, "header"],
  [/^a grid with blanks after a full one$/, "afterFull"],
  [/^a second puzzle on the line$/, "secondOnLine"],
  [/^the blank (.*) beside the blank (.*)$/, "blanks"],
  [/^the blank (.*)$/, "blank"],
  [/^candidate (\d) at place (\d) of its group of nine$/, "place"],
  [/^bars that do not line up$/, "bars"],
  [/^empty places that could belong to more than one cell, or to none$/, "places"],
  [/^a JSON value that does not end$/, "jsonEnd"],
  [/^a JSON value of over (\d+) bytes$/, "jsonLong"],
  [/^a second member (".*")$/s, "member"],
  [/^a list of (\d+)$/, "list"],
  [/^an object$/, "object"],
  [/^(?:a list|an object) inside a row$/, "inner"],
  [/^(?:the )?(?:value|number|string) (.*)$/s, "value"],
  [/^candidates that are not those of the puzzle$/, "otherCandidates"],
  [/^a string without a grid$/, "emptyString"],
  [/^more than one grid in the string$/, "severalInString"],
  [/^strings nested too deep/, "deep"],
  [/^nothing$/, "nothing"],
  [/^('.*')$/s, "sign"],
]);

/** What the server adds to what it found: where in the text that was. */
const additions = / (?:after \d+ rows?|(?:behind the grid )?in the string)$/;

/**
 * reason says why the server could not read a text. Of what it has no words for it says where it is.
 * @param {any} app
 * @param {import("./api.js").Problem} problem
 */
export function reason(app, problem) {
  const { line, column, found, wanted = "" } = problem;
  if (!line || !found) return app.api.text(problem);
  const where = app.t(column ? "import.atColumn" : "import.atLine", { line, column });
  const [key, a, b] = match(found) ?? match(found.replace(additions, "")) ?? [wanted.includes("JSON") ? "json" : "other"];
  // Lines of whole grids are found where rows could be.
  const name = key === "line" && wanted.startsWith("81") ? "wholeLine" : key;
  return app.t("import.found." + name, { where, a: plain(app, a), b: plain(app, b) });
}

/** @param {string} found @returns {string[] | undefined} the key, and what goes into the text */
function match(found) {
  for (const [pattern, key] of finds) {
    const parts = pattern.exec(found);
    if (parts) return [key, ...parts.slice(1)];
  }
}

/**
 * plain takes the quotes of a program from a text, which has its own around it.
 * @param {any} app
 * @param {string} [text]
 */
function plain(app, text = "") {
  if (text === "of empty space" || text === "' '") return app.t("import.space");
  return text.replace(/^["']|["'](?=(?:\.\.\.)?$)/g, "").replaceAll('\\"', '"').replaceAll("\\\\", "\\");
}
