// The whole solution, step by step, forwards and back, on the board. The game stays as it is
// until a person takes the steps over.

import "./reasons-explainer.js";
import { $, choice, el, field, head } from "./dom.js";
import { t } from "./i18n.js";
import { noSolutionText } from "./impossible.js";
import { levelName, stepName, techniqueName } from "./names.js";
import { number, rate } from "./rating.js";
import { reasonView } from "./reason-view.js";
import { clashes, toLine } from "./sudoku.js";
import { take } from "./take.js";
import { solutions } from "./unique.js";
import { positions, reached } from "./walk-path.js";

/** @param {import("./app.js").App} app */
export function mount(app) {
  const { game } = app;
  /** @type {Walk | null} */
  let walk = null;
  const close = () => {
    walk?.end();
    walk = null;
  };
  $("walk").addEventListener("click", async () => {
    if (walk) return walk.focus();
    const givens = game.givens.slice();
    if (!givens.some(Boolean)) return app.say(t("walk.blank"));
    if (givens.every(Boolean)) return app.say(t("walk.full"));
    if (clashes(givens).length > 0) return app.say(t("walk.clash"), "error");
    app.emit("view", "walk");
    const answer = await ask(app, toLine(givens));
    if (!answer || walk || toLine(game.givens) !== toLine(givens)) return;
    walk = new Walk(app, givens, answer, (inside) => {
      close();
      if (inside) $("walk").focus();
    });
  });
  // What is done to the game shall be seen.
  game.addEventListener("change", close);
  app.on("view", (/** @type {string} */ view) => view !== "walk" && close());
  app.on("language", () => walk?.write());
}

/**
 * ask returns the steps, or null where there are none to walk.
 * @param {import("./app.js").App} app
 * @param {string} puzzle
 * @param {string} [order] whose techniques are tried, in whose order
 * @param {HTMLElement} [home] what has the focus once this is cancelled
 */
async function ask(app, puzzle, order = "hodoku", home) {
  const { api } = app;
  try {
    const answer = await app.busy("walk.asking", async (signal) => {
      const verdict = await solutions(app, puzzle, signal);
      return verdict === "unique" ? api.post("steps", { puzzle, order }, { signal }) : { verdict };
    }, home);
    if (answer?.verdict) app.say(answer.verdict === "several" ? t("walk.several") : noSolutionText(app.game), "error");
    return answer?.steps ? answer : null;
  } catch (error) {
    if (!(error instanceof api.ApiError)) throw error;
    app.say(order === "se" && error.problem.limit === "time" ? t("walk.long") : api.text(error.problem), "error");
    return null;
  }
}

/** A Walk is the panel, and where it is on its way. */
class Walk {
  /** The step that comes next, as many as there are when all are made. */
  at = 0;
  #rating = /** @type {import("./rating.js").Rating | null} */ (null);
  #stop = new AbortController();
  /** What the server says, by the order of the steps; the order that is shown. */
  #answers = /** @type {Record<string, any>} */ ({});
  #shown = "hodoku";
  /** The choice of an order that is not answered yet. */
  #chosen = /** @type {symbol | null} */ (null);

  /**
   * @param {import("./app.js").App} app
   * @param {Uint8Array} givens
   * @param {any} answer what the server says
   * @param {(inside: boolean) => void} close
   */
  constructor(app, givens, answer, close) {
    this.app = app;
    this.givens = givens;
    this.#answers.hodoku = answer;
    const button = (/** @type {string} */ name, /** @type {() => void} */ onclick, more = {}) =>
      el("button", { type: "button", id: `walk-${name}`, t: `walk.${name}`, onclick, ...more });
    this.first = button("first", () => this.go(0));
    this.back = button("back", () => this.go(this.at - 1));
    this.next = button("next", () => this.go(this.at + 1), { class: "primary" });
    this.last = button("last", () => this.go(this.steps.length));
    this.take = button("take", () => this.#takeOver());
    this.hardest = button("hardest", () => {
      this.go(this.#hardestAt());
      this.element.scrollTop = 0;
    });
    this.order = choice("walk-order", [["hodoku", "walk.hodoku"], ["se", "walk.se"]], "hodoku", () => this.#reorder());
    this.about = el("p", { id: "walk-about", class: "muted" });
    this.rating = el("p", { id: "walk-rating" });
    this.count = el("p", { id: "walk-count", class: "muted" });
    this.text = el("div", { id: "walk-text", class: "reason", "aria-live": "polite" });
    this.list = el("ol", { id: "walk-list", class: "steps", tLabel: "walk.list" });
    this.element = el("section", { id: "walk-panel", class: "panel", "aria-labelledby": "walk-title", onkeydown: (/** @type {KeyboardEvent} */ e) => this.#key(e) },
      head("walk", "walk.title", () => close(this.element.contains(document.activeElement))),
      field("walk.order", this.order), this.count, el("div", { class: "row walk-buttons" }, this.first, this.back, this.next, this.last),
      this.text, this.about, this.rating, el("div", { class: "row" }, this.hardest), this.list, el("div", { class: "row" }, this.take));
    $("panels").prepend(this.element);
    this.#take(answer, app.game.digits());
    this.about.dataset.t = this.at ? "walk.aboutReached" : "walk.about";
    this.write();
    this.focus();
    this.#rate();
  }

  /**
   * take makes steps those that are walked, at the position where some digits lead on.
   * @param {any} answer
   * @param {ArrayLike<number>} digits
   */
  #take(answer, digits) {
    this.answer = answer;
    this.steps = /** @type {import("./slots.js").Step[]} */ (answer.steps);
    this.positions = positions(this.givens, this.steps);
    this.at = reached(this.steps, digits);
    this.list.replaceChildren(...this.positions.map((_, i) =>
      el("li", {}, el("button", { type: "button", tabIndex: -1, onclick: () => this.go(i) }))));
  }

  /** reorder shows the steps in the order that is chosen, from the same digits on. */
  async #reorder() {
    const order = this.order.value;
    this.#drop();
    const mine = (this.#chosen = Symbol(order));
    const answer = this.#answers[order] ?? (await ask(this.app, toLine(this.givens), order, this.order));
    if (mine !== this.#chosen) return;
    this.#chosen = null;
    if (!answer) {
      this.order.value = this.#shown;
      return;
    }
    this.#answers[order] = answer;
    this.#shown = order;
    this.#take(answer, this.positions[this.at].digits);
    this.write();
  }

  /** drop cancels what is asked for an order that is no longer wanted. */
  #drop() {
    if (this.#chosen) this.app.cancel();
    this.#chosen = null;
  }

  /** focus puts the focus on the button that goes on. */
  focus() {
    this.next.focus({ preventScroll: true });
    const { top } = this.next.getBoundingClientRect();
    if (top < 0 || top > innerHeight - 80) this.element.scrollIntoView({ block: "start" });
  }

  async #rate() {
    try {
      this.#rating = await rate(this.app, toLine(this.givens), this.#stop.signal);
      if (!this.#stop.signal.aborted) this.#writeRating();
    } catch {
      // The rating of the hardest puzzles takes longer than the server allows.
      if (!this.#stop.signal.aborted) this.rating.append(" " + t("walk.unrated"));
    }
  }

  /** The first step of the hardest technique, or with the highest rating. */
  #hardestAt() {
    const most = Math.max(...this.steps.map((s) => s.rating ?? 0));
    return Math.max(0, this.steps.findIndex((s) => (most ? s.rating === most : s.technique === this.answer.hardest)));
  }

  /** go shows a position. @param {number} at */
  go(at) {
    const inList = this.list.contains(document.activeElement);
    this.at = Math.max(0, Math.min(this.steps.length, at));
    this.#show();
    if (inList) this.#button().focus({ preventScroll: true });
  }

  /** @returns {HTMLButtonElement} */
  #button() {
    return this.list.children[this.at].firstElementChild;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.target === this.order) return;
    const inList = this.list.contains(document.activeElement);
    const to = { ArrowRight: this.at + 1, ArrowLeft: this.at - 1, Home: 0, End: this.steps.length, ...(inList ? { ArrowDown: this.at + 1, ArrowUp: this.at - 1 } : {}) }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.go(to);
  }

  /** write writes all words anew. */
  write() {
    this.app.translate(this.element);
    [...this.list.children].forEach((item, i) => {
      const step = this.steps[i];
      const name = step ? stepName(step) : t(this.answer.solved ? "walk.solved" : "walk.stuck");
      const placed = step?.placements?.map((p) => p.replace("=", " = ")).join(", ");
      item.firstElementChild.textContent = step ? t(placed ? "walk.itemPlaced" : "walk.item", { n: i + 1, name, placed }) : name;
    });
    this.#writeRating();
    this.#show();
  }

  #writeRating() {
    const { level, score, hardest } = this.#answers.hodoku;
    const rating = this.#rating;
    const texts = [];
    if (level) texts.push(t("walk.rating", { level: levelName(level), score, technique: techniqueName(hardest) }));
    if (rating) texts.push(t("walk.explainer", { er: number(rating.er), ep: number(rating.ep), ed: number(rating.ed), technique: techniqueName(rating.seTechnique ?? "") }));
    this.rating.textContent = texts.join(" ");
  }

  #show() {
    const { at, steps } = this;
    const step = steps[at];
    const { digits, candidates } = this.positions[at];
    for (const [button, ends] of [[this.first, at === 0], [this.back, at === 0], [this.next, !step], [this.last, !step]]) {
      button.setAttribute("aria-disabled", String(ends));
    }
    this.take.hidden = at === 0;
    this.count.textContent = step ? t("walk.count", { n: at + 1, count: steps.length }) : t("walk.countEnd", { count: steps.length });
    const end = () => el("p", {}, el("strong", {}, t(this.answer.solved ? "walk.solved" : "walk.stuck")));
    this.text.replaceChildren(...(step ? reasonView(step, candidates, digits) : [end()]));
    for (const [i, item] of [...this.list.children].entries()) {
      const button = item.firstElementChild;
      button.tabIndex = i === at ? 0 : -1;
      if (i === at) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    }
    const current = this.list.children[at];
    const above = current.offsetTop - this.list.offsetTop;
    if (above < this.list.scrollTop || above + current.offsetHeight > this.list.scrollTop + this.list.clientHeight) {
      this.list.scrollTop = above - this.list.clientHeight / 2;
    }
    this.app.board.show({ digits, givens: this.givens, candidates });
    this.app.board.step(step ?? null, { depth: "full" });
  }

  /** takeOver does the steps up to here in the game. */
  #takeOver() {
    const done = this.steps.slice(0, this.at);
    const { app } = this;
    app.emit("view", "game");
    take(app, done, t("walk.taken", { count: done.length }), true);
    app.board.focus();
  }

  /** end gives the board back to the game. */
  end() {
    this.#stop.abort();
    this.element.remove();
    this.#drop();
    this.app.board.step(null);
    this.app.board.show(null);
  }
}
