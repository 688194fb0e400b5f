// Sharing: a link that holds the puzzle, and the progress if wished, behind its #. Opening such a
// link begins the puzzle; the game before is kept among the recent ones.

import { $, calm, dialog, el, field } from "./dom.js";
import { fragment, parseFragment } from "./fragment.js";
import { begin, snapshot, undoable } from "./recent.js";

/** @param {any} app */
export function mount(app) {
  $("share").addEventListener("click", () => open(app));
  window.addEventListener("hashchange", () => arrive(app));
  // Once the rest of the page is ready: what is said and begun here shall be the last.
  queueMicrotask(() => arrive(app));
}

/** arrive begins the puzzle of the address, if there is one. @param {any} app */
function arrive(app) {
  const game = parseFragment(location.hash);
  if (game === null) return;
  // Left in the address it would begin anew, and lose what was entered, each time the page loads.
  history.replaceState(null, "", location.pathname + location.search);
  calm();
  if (game === undefined) app.say(app.t("share.damaged"), "error");
  else receive(app, game);
}

/**
 * receive begins the game of a link. Who has begun the puzzle already loses nothing.
 * @param {any} app
 * @param {import("./fragment.js").Shared} game
 */
export function receive(app, game) {
  const same = app.game.phase === "play" && game.givens.every((d, c) => d === app.game.givens[c]);
  if (same && !game.entries && !game.marks) return app.say(app.t("share.goesOn"), "info");
  const undo = undoable(app);
  begin(app, game);
  app.say(app.t(app.game.phase === "enter" ? "import.blank" : game.entries || game.marks ? "share.arrivedWith" : "share.arrived") + undo, "good");
}

/**
 * link returns the address of the game.
 * @param {any} app
 * @param {boolean} progress
 */
function link(app, progress) {
  const { game } = app;
  return location.href.replace(/#.*/, "") + "#" + fragment(progress ? snapshot(game) : { givens: game.givens });
}

/** open shows the link. @param {any} app */
function open(app) {
  const { game } = app;
  if (game.digits().every((/** @type {number} */ d) => d === 0)) return app.say(app.t("share.empty"), "info");
  const text = el("input", { id: "share-link", type: "text", readOnly: true, class: "mono", onfocus: () => text.select() });
  const progress = el("input", { id: "share-progress", type: "checkbox", disabled: game.phase === "enter" });
  const said = el("p", { class: "muted", role: "status" });
  const update = () => (text.value = link(app, progress.checked));
  progress.addEventListener("change", update);
  const copy = el("button", { type: "button", id: "share-copy", class: "primary", t: "share.copy" });
  copy.dataset.first = "";
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(text.value);
      said.textContent = app.t("share.copied");
    } catch {
      text.focus();
      text.select();
      said.textContent = app.t("share.byHand");
    }
  });
  const send = "share" in navigator ? el("button", { type: "button", id: "share-send", t: "share.send", onclick: () => system(app, text.value) }) : null;
  update();
  dialog("share", "share.title", field("share.link", text), field("share.progress", progress, "share.help"), said, el("div", { class: "actions" }, send, copy));
}

/**
 * system hands the link to what the device shares with.
 * @param {any} app
 * @param {string} url
 */
async function system(app, url) {
  try {
    await navigator.share({ title: "Nonet", text: app.t("share.text"), url });
  } catch {
    // Closed without choosing, or refused: the link still stands there to copy.
  }
}
