// Watching plain backtracking at work on the puzzle: on the board, at any speed, step by step,
// beside what Nonet's engine and a person need for the same puzzle. The game is not touched.

import { Search } from "./backtrack.js";
import { $, calm, el, field, head } from "./dom.js";
import { name } from "./sudoku.js";
import { compare } from "./watch-compare.js";

/** Steps a second that the slider offers. The screen shows each of them up to 60. */
const rates = [1, 2, 5, 10, 30, 60, 300, 3000];
const startRate = 2;
/** After so many steps "to the end" gives up. */
const limit = 500_000_000;

/** @param {any} app */
export function mount(app) {
  /** @type {Watch | null} */
  let watch = null;
  const close = () => {
    watch?.end();
    watch = null;
  };
  $("watch").addEventListener("click", () => {
    if (watch) return watch.element.querySelector("button")?.focus();
    calm();
    const search = new Search(app.game.givens);
    if (search.broken) return app.say(app.t("watch.broken"), "error");
    if (search.blanks.length === 0) return app.say(app.t("watch.full"), "info");
    app.emit("view", "watch");
    watch = new Watch(app, search, () => {
      close();
      $("watch").focus();
    });
  });
  // What is done to the game shall be seen.
  app.game.addEventListener("change", close);
  app.on("view", (/** @type {string} */ view) => view !== "watch" && close());
  app.on("language", () => watch?.translate());
}

/** A Watch is the panel, and the search it shows. */
class Watch {
  playing = false;
  /** The blank that was tried before an undo, and whether a digit was taken out of it just before. */
  #from = -1;
  #again = false;
  /** @type {import("./backtrack.js").Action | "start" | "limit" | "cancelled"} */
  #last = "start";
  #due = 0;
  #before = 0;
  #frame = 0;
  /** @type {Worker | null} */
  #worker = null;

  /**
   * @param {any} app
   * @param {Search} search
   * @param {() => void} close
   */
  constructor(app, search, close) {
    this.app = app;
    this.search = search;
    this.givens = search.grid.slice();
    this.line = el("p", { id: "watch-line", class: "watch-line" });
    this.placed = el("dd", { id: "watch-placed" });
    this.undone = el("dd", { id: "watch-undone" });
    this.total = el("dd", { id: "watch-total" });
    this.play = el("button", { type: "button", id: "watch-play", class: "primary", onclick: () => this.toggle() });
    this.one = el("button", { type: "button", id: "watch-step", t: "watch.step", onclick: () => this.single() });
    this.toEnd = el("button", { type: "button", id: "watch-end", onclick: () => (this.#worker ? this.#stopWorker() : this.#runToEnd()) });
    this.again = el("button", { type: "button", id: "watch-again", t: "watch.again", onclick: () => this.restart() });
    this.speed = el("input", { type: "range", id: "watch-speed", min: 0, max: rates.length - 1, step: 1, value: startRate, oninput: () => this.translate() });
    this.element = el("section", { id: "watch-panel", class: "panel", "aria-labelledby": "watch-title" },
      head("watch", "watch.title", close),
      this.line,
      el("div", { class: "row" }, this.play, this.one, this.toEnd, this.again),
      field("watch.speed", this.speed),
      el("dl", { class: "stats" },
        el("dt", { t: "watch.placed" }), this.placed, el("dt", { t: "watch.undone" }), this.undone, el("dt", { t: "watch.total" }), this.total),
      el("p", { t: "watch.what", class: "muted" }),
      compare(app, this.givens));
    $("panels").prepend(this.element);
    this.translate();
    this.#draw();
    this.element.scrollIntoView({ block: "nearest" });
    this.one.focus({ preventScroll: true });
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.toggle();
  }

  get #over() {
    return ["solution", "end", "limit"].includes(this.#last);
  }

  /** translate writes all words anew. */
  translate() {
    const rate = rates[Number(this.speed.value)];
    this.app.translate(this.element);
    this.speed.setAttribute("aria-valuetext", this.app.t("watch.rate", { n: rate }));
    this.speed.previousElementSibling.textContent = this.app.t("watch.speedIs", { rate: this.app.t("watch.rate", { n: rate }) });
    for (const line of this.element.querySelectorAll(".watch-others p")) line.dispatchEvent(new Event("write"));
    this.#words();
  }

  toggle() {
    if (this.#over) this.restart();
    this.#stopWorker();
    this.playing = !this.playing;
    this.#due = 1;
    this.#before = performance.now();
    cancelAnimationFrame(this.#frame);
    if (this.playing) this.#frame = requestAnimationFrame((now) => this.#tick(now));
    this.#words();
  }

  /** @param {number} now */
  #tick(now) {
    const rate = rates[Number(this.speed.value)];
    this.#due += (Math.min(now - this.#before, 1000) / 1000) * rate;
    this.#before = now;
    if (this.#due >= 1) {
      for (; this.#due >= 1 && !this.#over; this.#due--) this.#step();
      this.#draw();
    }
    if (this.#over) this.playing = false;
    if (this.playing) this.#frame = requestAnimationFrame((next) => this.#tick(next));
    this.#words();
  }

  #pause() {
    this.playing = false;
    cancelAnimationFrame(this.#frame);
    this.#stopWorker();
  }

  /** single pauses and makes one step. */
  single() {
    this.#pause();
    if (!this.#over) this.#step();
    this.#draw();
  }

  #step() {
    const { search } = this;
    this.#from = search.blanks[search.filled] ?? -1;
    this.#again = this.#last === "undo";
    this.#last = search.next();
  }

  restart() {
    this.#pause();
    this.search = new Search(this.givens);
    this.#last = "start";
    this.#draw();
  }

  /** runToEnd hands the rest to a worker, so that the page stays awake. */
  #runToEnd() {
    if (this.#over) return;
    this.#pause();
    const worker = (this.#worker = new Worker(trusted(new URL("backtrack-worker.js", import.meta.url).href), { type: "module" }));
    worker.onmessage = ({ data }) => this.#worker === worker && this.#hear(data);
    worker.onerror = () => this.#stopWorker();
    const { grid, placed, undone, least } = this.search;
    worker.postMessage({ givens: this.givens, from: { grid, placed, undone, least }, limit });
    this.#words();
  }

  /** @param {{state: any, at: any}} news */
  #hear({ state, at }) {
    this.search.goTo(at);
    if (state !== "running") {
      this.#last = state;
      this.#worker?.terminate();
      this.#worker = null;
    }
    this.#draw();
  }

  /** stopWorker ends the worker; the search stays where it was heard of last. */
  #stopWorker() {
    if (!this.#worker) return;
    this.#worker.terminate();
    this.#worker = null;
    this.#last = "cancelled";
    this.#draw();
  }

  #draw() {
    const { grid, cell } = this.search;
    const at = (/** @type {string} */ action) => (this.#last === action && !this.#worker ? cell : undefined);
    this.app.board.show({ digits: grid, givens: this.givens, candidates: null, active: at("place"), undo: at("undo") });
    this.#words();
  }

  /** words writes the counters, the buttons and what the algorithm does now. */
  #words() {
    const { t } = this.app;
    const { placed, undone } = this.search;
    const number = new Intl.NumberFormat(document.documentElement.lang);
    this.placed.textContent = number.format(placed);
    this.undone.textContent = number.format(undone);
    this.total.textContent = number.format(placed + undone);
    this.play.textContent = t(this.playing ? "watch.pause" : "watch.play");
    this.toEnd.textContent = t(this.#worker ? "watch.stop" : "watch.toEnd");
    this.one.disabled = this.toEnd.disabled = this.#over;
    // Said aloud only when the steps are made one at a time.
    this.line.setAttribute("aria-live", this.playing || this.#worker ? "off" : "polite");
    const words = this.#now(number);
    if (this.line.textContent !== words) this.line.textContent = words;
  }

  /** now says what the algorithm does. @param {Intl.NumberFormat} number */
  #now(number) {
    const { t } = this.app;
    const { cell, digit } = this.search;
    if (this.#worker) return t("watch.running");
    switch (this.#last) {
      case "place":
        return t(this.#again ? "watch.placeNext" : "watch.place", { cell: name(cell), digit });
      case "undo":
        return t(this.#again ? "watch.undoAgain" : "watch.undo", { from: name(this.#from), cell: name(cell), digit });
      case "limit":
        return t("watch.limit", { n: number.format(limit) });
      default:
        return t("watch." + this.#last);
    }
  }

  /** end gives the board back to the game. */
  end() {
    this.playing = false;
    cancelAnimationFrame(this.#frame);
    this.#worker?.terminate();
    this.element.remove();
    this.app.board.show(null);
  }
}

/** A policy under which addresses from the page itself may become workers, where the browser asks for one. */
const policy = /** @type {any} */ (window).trustedTypes?.createPolicy("nonet", { createScriptURL: (/** @type {string} */ url) => url });

/** @param {string} url @returns {any} */
const trusted = (url) => policy?.createScriptURL(url) ?? url;
