// The page begins here.

import { App } from "./app.js";
import { Board } from "./board.js";
import { Game } from "./game.js";
import { load, translate } from "./i18n.js";

await load();
const app = new App(new Game());
app.board = new Board(app);
translate(document);
document.body.classList.remove("loading");
Object.assign(window, { nonet: app });
