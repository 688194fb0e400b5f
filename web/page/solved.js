// The end of a puzzle.

import { timeText } from "./clock.js";
import { toLine } from "./sudoku.js";

/** @param {import("./app.js").App} app */
export function mount(app) {
  const { game, board } = app;
  let before = game.solved;
  let hinted = "";

  // One position is one hint, however deep it is asked for.
  document.getElementById("hint")?.addEventListener("click", () => {
    const position = toLine(game.digits()) + game.struck.join();
    if (game.phase !== "play" || game.solved || position === hinted) return;
    hinted = position;
    game.hints++;
  });

  game.addEventListener("puzzle", () => (hinted = ""));
  game.addEventListener("change", () => {
    const now = game.phase === "play" && game.solved;
    board.el.classList.toggle("solved", now && !before);
    if (now && !before) app.say(app.t(game.hints ? "game.solvedHints" : "game.solved", { time: timeText(game.elapsed), hints: game.hints }), "good");
    before = now;
  });
}
