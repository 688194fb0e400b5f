// The end of a puzzle.

import { timeText } from "./clock.js";

/** @param {import("./app.js").App} app */
export function mount(app) {
  const { game, board } = app;
  game.addEventListener("change", () => board.el.classList.remove("solved"));
  game.addEventListener("solved", () => {
    board.el.classList.add("solved");
    app.say(app.t(game.hints ? "game.solvedHints" : "game.solved", { time: timeText(game.elapsed), hints: game.hints }), "good");
  });
}
