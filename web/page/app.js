// What the parts of the page share: the game, the board, the words, the messages, the work.

import * as api from "./api.js";
import { $ } from "./dom.js";
import { t, translate } from "./i18n.js";
import { readSettings } from "./preferences.js";

/** How long a message stays at least, so that the change which it is about does not take it away. */
const FRESH = 400;

/** An App is made once; every module of the page gets it in mount(app). */
export class App {
  api = api;
  t = t;
  translate = translate;
  settings = readSettings();
  board = /** @type {import("./board.js").Board} */ (/** @type {unknown} */ (null));
  #heard = new EventTarget();
  #said = 0;
  #stays = false;
  #work = /** @type {AbortController | null} */ (null);
  #home = /** @type {HTMLElement | undefined} */ (undefined);

  /** @param {import("./game.js").Game} game */
  constructor(game) {
    this.game = game;
    game.addEventListener("change", () => {
      if (!this.#stays && performance.now() - this.#said > FRESH) this.quiet();
    });
    // What is shown on the board now has words of its own.
    this.on("view", () => this.#stays || this.quiet());
    // What went wrong before is past when the next thing is done.
    document.addEventListener("click", (event) => this.#next(event), true);
    $("cancel").addEventListener("click", () => this.cancel());
    addEventListener("unhandledrejection", ({ reason }) =>
      this.say(reason instanceof api.ApiError ? api.text(reason.problem) : t("app.failed"), "error"));
  }

  /**
   * on calls fn for each event of that name: "language", "theme", "settings"; "view" when something is
   * shown, "action" when a button is pressed.
   * @param {string} name
   * @param {(detail: any) => void} fn
   */
  on(name, fn) {
    this.#heard.addEventListener(name, (event) => fn(/** @type {CustomEvent} */ (event).detail));
  }

  /** @param {string} name @param {any} [detail] */
  emit(name, detail) {
    this.#heard.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /**
   * say shows a message below the board, where screen readers hear it. It goes when the game
   * changes, unless it stays until somebody calls quiet.
   * @param {string} text
   * @param {"info" | "good" | "clash" | "error"} [kind]
   * @param {boolean} [stays]
   */
  say(text, kind = "info", stays = false) {
    const alert = kind === "error";
    const place = alert ? $("alert") : $("message");
    (alert ? $("message") : $("alert")).textContent = "";
    // The same words again are heard only if they differ.
    place.textContent = place.textContent === text ? text + "\u00a0" : text;
    place.dataset.kind = kind;
    this.#said = performance.now();
    this.#stays = stays;
  }

  /** next tells that a person begins something else. @param {Event} event */
  #next(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    $("alert").textContent = "";
    this.emit("action", button);
  }

  /** quiet takes the message away. */
  quiet() {
    this.#stays = false;
    for (const id of ["message", "alert"]) if ($(id).textContent) $(id).textContent = "";
  }

  /**
   * busy shows that work runs, with a button to cancel it, and returns what the work returns;
   * undefined when it was cancelled. Other work that runs is cancelled.
   * @template T
   * @param {string} key the text that says what runs
   * @param {(signal: AbortSignal) => Promise<T>} work
   * @param {HTMLElement} [home] where the focus goes from that button, if not to the board
   * @returns {Promise<T | undefined>}
   */
  async busy(key, work, home) {
    this.cancel();
    this.#home = home;
    const mine = (this.#work = new AbortController());
    const shown = setTimeout(() => {
      // A live region that is not shown is not read.
      $("busy").hidden = false;
      $("busy-text").textContent = t(key);
    }, 120);
    try {
      const result = await work(mine.signal);
      return mine.signal.aborted ? undefined : result;
    } catch (error) {
      if (mine.signal.aborted) return undefined;
      throw error;
    } finally {
      clearTimeout(shown);
      if (this.#work === mine) this.#rest();
    }
  }

  /** cancel stops the work that runs, and reports whether there was any. */
  cancel() {
    if (!this.#work) return false;
    this.#work.abort();
    this.#rest();
    return true;
  }

  /** rest shows that nothing runs; a focus on the button to cancel goes where the work has it go. */
  #rest() {
    this.#work = null;
    if (document.activeElement === $("cancel")) (this.#home?.isConnected ? this.#home : this.board).focus();
    $("busy").hidden = true;
    $("busy-text").textContent = "";
  }
}
