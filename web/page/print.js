// Printing: one puzzle large, or several a page, with solutions on pages of their own. What
// is printed is put into the page just before and taken out after; print.css hides the rest.

import { $, choice, dialog, el, field } from "./dom.js";
import { picture } from "./copy.js";
import { gather } from "./print-source.js";
import { toSVG } from "./image.js";

/** What was wished for last. */
const wish = { count: "1", source: "this", level: "Easy", number: "4", marks: true, solutions: false };

/**
 * A Sheet is one puzzle to print.
 * @typedef {object} Sheet
 * @property {import("./image.js").Picture} picture
 * @property {string} title
 * @property {Uint8Array | null} [solution]
 * @property {"broken" | "none" | "several"} [fault] why there is not one solution
 */

/** @param {any} app */
export function mount(app) {
  $("print").addEventListener("click", () => open(app));
  addEventListener("beforeprint", () => {
    // Printing from the browser's menu gives the puzzle alone, too.
    if (!$("print-view") && !app.game.blank) place(view(app, [{ picture: picture(app.game, true), title: "" }], 1, false));
  });
  addEventListener("afterprint", () => $("print-view")?.remove());
}

/** open shows the choices. @param {any} app */
function open(app) {
  const first = app.game.blank && wish.source === "this" ? "new" : wish.source;
  const count = choice("print-count", ["1", "2", "4", "6"].map((n) => [n, "print.counts." + n]), wish.count);
  count.dataset.first = "";
  const source = choice("print-source", [["this", "print.this"], ["new", "print.new"], ["recent", "print.recent"], ["list", "print.list"]], first, () => show());
  const level = choice("print-level", ["Easy", "Medium", "Hard", "Unfair", "Extreme"].map((l) => [l, "level." + l]), wish.level);
  const number = el("input", { id: "print-number", type: "number", min: 1, max: 100, value: wish.number });
  const list = el("textarea", { id: "print-list", rows: 6, class: "mono", spellcheck: false });
  const marks = el("input", { id: "print-marks", type: "checkbox", checked: wish.marks });
  const solutions = el("input", { id: "print-solutions", type: "checkbox", checked: wish.solutions });
  const problem = el("div", { id: "print-problem", role: "alert" });
  const parts = {
    this: field("print.marks", marks),
    new: el("div", { class: "row" }, field("print.level", level), field("print.number", number)),
    list: el("div", {}, field("print.listText", list, "print.listHelp")),
  };
  const show = () => Object.entries(parts).forEach(([name, part]) => (part.hidden = source.value !== name));
  const go = el("button", { type: "submit", id: "print-go", class: "primary", t: "print.go" });
  const form = el("form", { novalidate: "" }, field("print.source", source), parts.this, parts.new, parts.list,
    field("print.count", count), field("print.solutions", solutions), problem, el("div", { class: "actions" }, go));
  show();
  const d = dialog("print", "print.title", form);
  /** @type {Sheet[] | null} what is printed though something is wrong with it */
  let warned = null;
  /** @param {string} [words] @param {string} [kind] */
  const tell = (words = "", kind = "problem") => {
    problem.className = kind;
    problem.replaceChildren(words);
  };
  /** @param {Sheet[] | null} sheets */
  const warn = (sheets) => {
    warned = sheets;
    go.dataset.t = sheets ? "print.anyway" : "print.go";
    go.textContent = app.t(go.dataset.t);
    tell();
    if (!sheets) return;
    problem.append(...faults(app, sheets));
    problem.scrollIntoView({ block: "nearest" });
  };
  form.addEventListener("input", () => warn(null));
  /** @param {Sheet[]} sheets */
  const put = (sheets) => {
    d.close();
    place(view(app, sheets, Number(wish.count), wish.solutions));
    window.print();
  };
  form.addEventListener("submit", async (/** @type {Event} */ e) => {
    e.preventDefault();
    Object.assign(wish, { count: count.value, source: source.value, level: level.value, number: number.value, marks: marks.checked, solutions: solutions.checked });
    if (warned) return put(warned);
    tell(app.t("print.preparing"), "muted");
    go.disabled = true;
    const stop = new AbortController();
    d.addEventListener("close", () => stop.abort());
    try {
      const sheets = await gather(app, { ...wish, list: list.value }, stop.signal);
      if (stop.signal.aborted) return;
      if (sheets.some((s) => s.fault)) warn(sheets);
      else put(sheets);
    } catch (error) {
      if (stop.signal.aborted) return;
      const { problem: why, words } = /** @type {any} */ (error);
      if (!why && !words) throw error;
      tell(words ?? app.api.text(why));
    } finally {
      go.disabled = false;
    }
  });
}

/**
 * faults says which puzzles have not one solution, and why.
 * @param {any} app
 * @param {Sheet[]} sheets
 */
function faults(app, sheets) {
  const key = sheets.length > 1 ? "print.fault." : "print.onlyFault.";
  const lines = sheets.flatMap(({ fault }, i) => (fault ? [el("li", {}, app.t(key + fault, { n: i + 1 }))] : []));
  return [el("p", {}, app.t("print.faults")), el("ul", {}, ...lines)];
}

/**
 * view lays the puzzles out on pages, and behind them the solutions.
 * @param {any} app
 * @param {Sheet[]} sheets
 * @param {number} count puzzles a page
 * @param {boolean} solutions
 */
function view(app, sheets, count, solutions) {
  const numbered = sheets.length > 1;
  const puzzles = sheets.map((s, i) => figure(s.picture, [numbered ? `${i + 1}.` : "", s.title].join(" ").trim(), app.t(numbered ? "print.puzzle" : "copy.picture", { n: i + 1 })));
  const answers = !solutions ? [] : sheets.map(({ solution, fault, picture: p }, i) => {
    const name = app.t(numbered ? "print.solution" : "print.onlySolution", { n: i + 1 });
    // What has no solution keeps its place among them, and says why.
    const title = fault ? app.t("print.without", { title: name, why: app.t("print.noAnswer." + fault) }) : name;
    return figure({ digits: solution ?? p.givens, givens: p.givens }, title, title);
  });
  const answersPerPage = sheets.length === 1 ? 1 : 12;
  return el("div", { id: "print-view" }, ...pages(puzzles, count, "of-" + count), ...pages(answers, answersPerPage, "of-" + (answersPerPage === 1 ? 4 : 12)));
}

/**
 * @param {HTMLElement[]} figures
 * @param {number} count
 * @param {string} size
 */
function pages(figures, count, size) {
  const all = [];
  for (let i = 0; i < figures.length; i += count) all.push(el("section", { class: "sheet " + size }, ...figures.slice(i, i + count)));
  return all;
}

/**
 * @param {import("./image.js").Picture} p
 * @param {string} title
 * @param {string} label
 */
function figure(p, title, label) {
  return el("figure", {}, el("figcaption", {}, title || "\u00a0"), toSVG(p, label));
}

/** place puts the view into the page, in place of one before. @param {HTMLElement} v */
function place(v) {
  $("print-view")?.remove();
  document.body.append(v);
}
