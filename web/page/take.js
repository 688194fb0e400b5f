// Steps of logic are done in the game.

import { t } from "./i18n.js";

/**
 * take does steps, and says so, unless the puzzle is solved by them.
 * @param {import("./app.js").App} app
 * @param {import("./slots.js").Step[]} steps
 * @param {string} said
 * @param {boolean} counted whether they are hints that were not counted before
 */
export function take(app, steps, said, counted) {
  const { game } = app;
  const { auto } = game;
  game.apply(steps, counted);
  if (game.solved) return;
  app.say(game.auto === auto ? said : `${said} ${t("hint.shown")}`, "info");
}
