// Puzzles come in: pasted anywhere, dropped anywhere, from a file, typed into a box. Plain
// lines and links of the page are read here, everything else by the server, which knows every shape.

import { $, calm, dialog, el, field } from "./dom.js";
import { showGame } from "./entry.js";
import { findLinks } from "./fragment.js";
import { begin, thumbnail, undoable } from "./recent.js";
import { receive } from "./share.js";
import { CELLS, fromLine, legal } from "./sudoku.js";
import { readLines, setOf } from "./texts.js";
import { reason } from "./import-reason.js";

const mostBytes = 4 << 20;
/** How many of several puzzles are offered at a time. */
const offered = 24;
const files = ".txt,.sdk,.sdm,.ss,.csv,.tsv,.json,.opensudoku,.xml,.md,text/*";

/** @typedef {import("./fragment.js").Shared & {linked?: boolean}} Shared linked where it is of a link */

/** What takes a text while the box to paste into is open. @type {((source: () => Promise<string>) => void) | null} */
let box = null;

/** @param {any} app */
export function mount(app) {
  $("open").addEventListener("click", () => open(app));
  document.addEventListener("paste", (e) => paste(app, e));
  dropZone(app);
}

/** open shows the box to paste into and the choice of a file. @param {any} app */
function open(app) {
  const text = el("textarea", { id: "import-text", rows: 9, spellcheck: false, autocomplete: "off", class: "mono" });
  text.dataset.first = "";
  const problem = el("p", { id: "import-problem", class: "problem", role: "alert" });
  const file = el("input", { id: "import-file", type: "file", accept: files });
  const load = el("button", { type: "submit", id: "import-load", class: "primary", t: "import.load" });
  const form = el("form", {},
    field("import.text", text, "import.textHelp"), field("import.file", file, "import.fileHelp"), problem, el("div", { class: "actions" }, load));
  const d = dialog("import", "import.title", form);
  // Who closes it waits no longer.
  d.addEventListener("close", () => {
    box = null;
    if (load.disabled) app.cancel();
  });
  /** @param {() => Promise<string>} source */
  const take = async (source) => {
    problem.textContent = "";
    load.disabled = true;
    const puzzles = await readOr(app, source, (why) => (problem.textContent = why));
    load.disabled = false;
    if (!puzzles || !d.open) return;
    d.close();
    accept(app, puzzles);
  };
  box = take;
  form.addEventListener("submit", (/** @type {Event} */ e) => {
    e.preventDefault();
    take(async () => text.value);
  });
  file.addEventListener("change", () => {
    if (file.files[0]) take(() => fileText(app, file.files[0]));
    file.value = "";
  });
}

/**
 * paste takes what is pasted outside text fields: one digit is entered, all else is a puzzle.
 * @param {any} app
 * @param {ClipboardEvent} e
 */
function paste(app, e) {
  if (!e.clipboardData || /** @type {Element} */ (e.target).closest?.("input, textarea") || document.querySelector("dialog[open]")) return;
  e.preventDefault();
  const text = e.clipboardData.getData("text/plain");
  const [file] = e.clipboardData.files;
  if (/^\s*[1-9]\s*$/.test(text)) enter(app, Number(text));
  else if (text === "" && file) comeIn(app, () => fileText(app, file));
  else comeIn(app, async () => text);
}

/**
 * enter puts one digit into the selected cells; givens stay.
 * @param {any} app
 * @param {number} digit
 */
function enter(app, digit) {
  const { game, board } = app;
  showGame(app);
  const open = board.selected.filter((/** @type {number} */ c) => game.phase === "enter" || !game.isGiven(c));
  if (open.length > 0) game.enter(open, digit);
  else app.say(app.t(board.selected.length > 0 ? "import.given" : "import.noCell"), "info");
}

/** dropZone takes what is dropped anywhere, and shows that it would. @param {any} app */
function dropZone(app) {
  const zone = el("div", { id: "drop-zone", hidden: true }, el("p", { t: "import.drop" }));
  /** What is dropped goes into the box if it is open; a dialog about something else takes nothing. */
  const taker = () => box ?? (document.querySelector("dialog[open]") ? null : (/** @type {() => Promise<string>} */ source) => comeIn(app, source));
  /** A file that nobody takes would be opened in place of the page; a text is the field's in which it is dropped. @param {DragEvent} e */
  const ours = (e) => {
    const types = e.dataTransfer?.types ?? [];
    return types.includes("Files") || (types.includes("text/plain") && !/** @type {Element} */ (e.target).closest?.("input, textarea"));
  };
  document.addEventListener("dragover", (e) => {
    const show = ours(e) && taker();
    if (ours(e)) e.preventDefault();
    if (ours(e) && !show) e.dataTransfer.dropEffect = "none";
    if (show && zone.hidden) {
      (document.querySelector("dialog[open]") ?? document.body).append(zone);
      app.translate(zone);
    }
    zone.hidden = !show;
  });
  document.addEventListener("dragleave", (e) => (zone.hidden = zone.hidden || e.relatedTarget === null));
  document.addEventListener("drop", (e) => {
    zone.hidden = true;
    if (!ours(e)) return;
    e.preventDefault();
    const [file] = e.dataTransfer.files;
    const text = e.dataTransfer.getData("text/plain");
    taker()?.(file ? () => fileText(app, file) : async () => text);
  });
}

/**
 * comeIn reads a text and begins its puzzle; where there is none the board stays as it is.
 * @param {any} app
 * @param {() => Promise<string>} source
 */
async function comeIn(app, source) {
  calm();
  // What was asked for before shall not come after this.
  app.cancel();
  const puzzles = await readOr(app, source, (why) => app.say(why, "error"));
  if (puzzles) accept(app, puzzles);
}

/**
 * readOr reads the puzzles of a text, or says why there are none.
 * @param {any} app
 * @param {() => Promise<string>} source
 * @param {(why: string) => void} complain
 * @returns {Promise<Shared[] | undefined>}
 */
async function readOr(app, source, complain) {
  try {
    return await read(app, await source());
  } catch (error) {
    const { problem, words } = /** @type {any} */ (error);
    if (!problem && !words) throw error;
    complain(words ?? app.t("import.kept", { why: reason(app, problem) }));
  }
}

/**
 * read returns the puzzles of a text.
 * @param {any} app
 * @param {string} text
 * @returns {Promise<Shared[] | undefined>}
 */
export async function read(app, text) {
  if (text.trim() === "") throw { words: app.t("import.empty") };
  const lines = readLines(text);
  if (lines) return lines.map((givens) => ({ givens }));
  const links = findLinks(text);
  if (!links) throw { words: app.t("share.damaged") };
  if (links.length > 0) return links.map((game) => ({ ...game, linked: true }));
  const answer = await app.busy("import.busy", (/** @type {AbortSignal} */ signal) => app.api.post("convert", { puzzle: text, several: true }, { signal }));
  if (!answer) return undefined;
  try {
    const puzzles = answer.puzzles.map(shared);
    if (puzzles.length > 0 && puzzles.every((/** @type {Shared} */ p) => p.givens)) return puzzles;
  } catch {
    // It is told below.
  }
  throw app.api.senseless();
}

/**
 * shared turns what the server read into a game. Of a candidate grid, the cells with one candidate
 * are its givens, and what the others lack is struck.
 * @param {{puzzle: string, marked?: boolean, candidates?: string[]}} p
 * @returns {Shared}
 */
function shared({ puzzle, candidates }) {
  const givens = /** @type {Uint8Array} */ (fromLine(puzzle));
  if (!candidates) return { givens };
  const possible = legal(givens);
  const struck = Uint16Array.from(CELLS, (c) => possible[c] & ~setOf(candidates[c]));
  const none = () => new Uint16Array(81);
  return { givens, marks: { corner: none(), centre: none(), struck, colours: none() }, auto: true };
}

/**
 * fileText returns the text of a file.
 * @param {any} app
 * @param {File} file
 */
async function fileText(app, file) {
  if (file.size > mostBytes) throw { words: app.t("import.large", { name: file.name }) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "utf-8";
  const text = new TextDecoder(wide).decode(bytes);
  if (text.includes("\0")) throw { words: app.t("import.binary", { name: file.name }) };
  return text;
}

/**
 * accept begins the puzzle, or lets one of several be chosen.
 * @param {any} app
 * @param {Shared[]} puzzles
 */
function accept(app, puzzles) {
  if (puzzles.length > 1) return choose(app, puzzles);
  if (puzzles[0].linked) return receive(app, puzzles[0]);
  const undo = undoable(app);
  begin(app, puzzles[0]);
  app.say(app.t(app.game.phase === "enter" ? "import.blank" : puzzles[0].marks ? "import.candidates" : "import.begun") + undo, "good");
}

/**
 * choose offers the puzzles, some at a time.
 * @param {any} app
 * @param {Shared[]} puzzles
 */
function choose(app, puzzles) {
  const list = el("ol", { id: "import-list", class: "puzzles" });
  const more = el("button", { type: "button", id: "import-more", t: "import.more", onclick: () => add() });
  const d = dialog("choose", "import.choose", el("p", { class: "muted" }, app.t("import.several", { n: puzzles.length })), list, el("div", { class: "actions" }, more));
  const add = () => {
    const from = list.children.length;
    puzzles.slice(from, from + offered).forEach((p, i) => {
      const words = app.t("import.item", { n: from + i + 1, givens: p.givens.filter((x) => x !== 0).length });
      const take = () => { d.close(); accept(app, [p]); };
      list.append(el("li", {}, el("button", { type: "button", class: "puzzle", onclick: take }, thumbnail(p), el("span", {}, words))));
    });
    more.hidden = list.children.length === puzzles.length;
    list.children[from].querySelector("button").focus();
  };
  add();
}
