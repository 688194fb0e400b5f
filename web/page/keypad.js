// The keypad, the modes, and the buttons beside them.

import { $, el } from "./dom.js";
import { t } from "./i18n.js";

/** @param {import("./app.js").App} app @param {import("./entry.js").Entry} entry */
export function mount(app, entry) {
  const { game } = app;
  const keys = Array.from({ length: 9 }, (_, k) => makeKey(k + 1));
  const erase = el("button", { type: "button", id: "erase" }, el("span", { class: "word" }));
  $("keypad").append(...keys, erase);

  for (const [k, key] of keys.entries()) key.addEventListener("click", () => entry.digit(k + 1));
  erase.addEventListener("click", () => (game.phase === "enter" ? entry.blank() : entry.erase()));
  // A press must not take the focus from the board: the keyboard goes on there.
  for (const place of [$("keypad"), document.querySelector(".edits")]) place.addEventListener("mousedown", (/** @type {Event} */ event) => event.preventDefault());

  for (const radio of document.querySelectorAll("input[name=mode]")) {
    radio.addEventListener("change", () => (entry.mode = /** @type {any} */ (radio).value));
  }
  $("undo").addEventListener("click", () => game.undo());
  $("redo").addEventListener("click", () => game.redo());
  $("restart").addEventListener("click", () => game.restart());
  $("auto").addEventListener("click", () => game.toggleAuto());
  $("start").addEventListener("click", () => start(app));
  $("edit").addEventListener("click", () => {
    game.edit();
    app.board.focus();
  });

  function update() {
    const enter = game.phase === "enter";
    document.body.dataset.phase = game.phase;
    document.body.dataset.mode = entry.mode;
    $("keypad").dataset.mode = entry.mode;
    $("mode-" + entry.mode).checked = true;
    for (const radio of document.querySelectorAll("input[name=mode]")) /** @type {any} */ (radio).disabled = enter && radio.id !== "mode-digit";
    $("undo").disabled = !game.canUndo;
    $("redo").disabled = !game.canRedo;
    $("start").disabled = game.blank;
    $("restart").disabled = game.blank && !game.canUndo;
    $("auto").disabled = enter;
    $("auto").setAttribute("aria-pressed", String(game.auto));
    erase.firstChild.textContent = t(enter ? "keypad.blank" : "keypad.erase");
    const digits = game.digits();
    for (const [k, key] of keys.entries()) dress(key, k + 1, entry.mode, 9 - digits.filter((d) => d === k + 1).length);
  }
  game.addEventListener("change", update);
  entry.addEventListener("mode", update);
  app.on("language", update);
  update();
}

/** @param {number} d */
function makeKey(d) {
  return el("button", { type: "button", "data-digit": d }, el("span", { class: "face" }, String(d)), el("span", { class: "left" }));
}

/**
 * dress makes a key say what it does: how many of its digit are left, or its colour.
 * @param {HTMLElement} key
 * @param {number} d
 * @param {string} mode
 * @param {number} left
 */
function dress(key, d, mode, left) {
  const [face, note] = /** @type {HTMLElement[]} */ ([...key.children]);
  const colour = mode === "colour";
  face.className = colour ? "face hue hue-" + d : "face";
  face.textContent = colour ? "" : String(d);
  note.textContent = colour ? t("keypad.hue." + d) : "";
  note.dataset.left = !colour && left > 0 ? String(left) : "";
  key.classList.toggle("done", !colour && left <= 0);
  key.setAttribute("aria-label", colour ? t("keypad.hue." + d) : t(left > 0 ? "keypad.key" : "keypad.keyDone", { digit: d, left }));
}

/** @param {import("./app.js").App} app */
function start(app) {
  app.game.lock();
  app.board.focus();
}
