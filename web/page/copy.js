// Copying the grid: as a line, as a grid, with its candidates, as a picture.

import { $, dialog, el, field } from "./dom.js";
import { toPNG, toSVG } from "./image.js";
import { legal, toLine } from "./sudoku.js";
import { toCandidates, toGrid } from "./texts.js";

const pixels = 1080;
/** Whether what was entered is copied, too. */
let entered = true;

/** @param {any} app */
export function mount(app) {
  $("copy").addEventListener("click", () => open(app));
}

/** open shows the ways to copy. @param {any} app */
function open(app) {
  const game = app.game;
  const change = () => {
    entered = withEntries.checked;
    grid.dataset.t = label();
    grid.textContent = app.t(label());
  };
  const withEntries = el("input", { id: "copy-entries", type: "checkbox", checked: entered, onchange: change });
  const said = el("p", { class: "muted", role: "status" });
  const byHand = el("textarea", { id: "copy-text", class: "mono", readOnly: true, rows: 13, tLabel: "copy.text", hidden: true });
  /** @param {string} id @param {() => any} action */
  const button = (id, action) => el("button", { type: "button", id: "copy-" + id, t: "copy." + id, onclick: action });
  /** @param {string} text */
  const put = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      done("copy.copied");
    } catch {
      byHand.value = text;
      byHand.hidden = false;
      byHand.focus();
      byHand.select();
      said.textContent = app.t("copy.byHand");
    }
  };
  const image = async () => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": toPNG(picture(game), pixels) })]);
      done("copy.copiedImage");
    } catch {
      said.textContent = app.t("copy.noImage");
    }
  };
  /** @param {string} key */
  const done = (key) => {
    d.close();
    app.say(app.t(key), "good");
  };
  const digits = () => (entered || game.phase === "enter" ? game.digits() : game.givens);
  const label = () => (entered && marked(game) ? "copy.candidatesMarked" : "copy.candidates");
  const grid = button("candidates", () => put(toCandidates(digits(), entered ? noted(game) : legal(digits()))));
  grid.dataset.t = label();
  const first = button("line", () => put(toLine(digits())));
  first.dataset.first = "";
  const d = dialog("copy", "copy.title",
    game.phase === "enter" ? null : field("copy.entries", withEntries, marked(game) ? "copy.candidatesHelp" : undefined),
    el("div", { class: "ways" }, first,
      button("grid", () => put(toGrid(digits()))),
      grid,
      button("image", image),
      button("png", async () => download(await toPNG(picture(game), pixels), "sudoku.png")),
      button("svg", () => download(svgFile(picture(game), app.t("copy.picture")), "sudoku.svg"))),
    said, byHand);
}

/** marked reports whether the player's own marks say what cells may hold. @param {any} game */
const marked = (game) => game.phase === "play" && !game.auto && game.digits().some((/** @type {number} */ d, /** @type {number} */ c) => d === 0 && game.centre[c] !== 0);

/** noted is what the player takes each cell to hold: what is shown or marked, elsewhere what the rules leave. @param {any} game */
function noted(game) {
  const own = marked(game);
  return game.candidates().map((/** @type {number} */ set, /** @type {number} */ c) => (own && game.centre[c]) || set);
}

/**
 * picture is what is to be seen of a game, or its givens alone.
 * @param {any} game
 * @param {boolean} [whole]
 * @returns {import("./image.js").Picture}
 */
export function picture(game, whole = entered) {
  const all = whole || game.phase === "enter";
  const digits = all ? game.digits() : game.givens;
  const { corner, centre, colours } = game;
  const givens = game.phase === "enter" ? digits : game.givens;
  return all ? { digits, givens, candidates: game.auto ? game.candidates() : null, corner, centre, colours } : { digits, givens };
}

/**
 * svgFile writes a picture as a file of its own.
 * @param {import("./image.js").Picture} p
 * @param {string} label
 */
const svgFile = (p, label) => new Blob([new XMLSerializer().serializeToString(toSVG(p, label))], { type: "image/svg+xml" });

/**
 * download saves a file.
 * @param {Blob} blob
 * @param {string} name
 */
function download(blob, name) {
  const url = URL.createObjectURL(blob);
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
