// The end of a puzzle.

import { timeText } from "./clock.js";

/** @param {import("./app.js").App} app */
export function mount(app) {
  const { game, board } = app;
  let before = game.solved;

  game.addEventListener("change", () => {
    const now = game.phase === "play" && game.solved;
    board.el.classList.toggle("solved", now && !before);
    if (now && !before) app.say(app.t(game.hints ? "game.solvedHints" : "game.solved", { time: timeText(game.elapsed), hints: game.hints }), "good");
    before = now;
  });
}
