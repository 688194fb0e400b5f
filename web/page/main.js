// The page begins here.

import { App } from "./app.js";
import { Board } from "./board.js";
import { Entry } from "./entry.js";
import { Game } from "./game.js";
import { load, translate } from "./i18n.js";
import { later } from "./later.js";
import { keep, restore } from "./storage.js";
import * as check from "./check.js";
import * as clashes from "./clashes.js";
import * as clock from "./clock.js";
import * as imports from "./import.js";
import * as keypad from "./keypad.js";
import * as keys from "./keys.js";
import * as pointer from "./pointer.js";
import * as rating from "./rating.js";
import * as recent from "./recent.js";
import * as settings from "./settings.js";
import * as share from "./share.js";
import * as solved from "./solved.js";
import * as unique from "./unique.js";

const panels = [settings, clashes, check, unique, solved, clock, rating, recent, imports, share];

await load();
const app = new App(restore() ?? new Game());
app.board = new Board(app);
const entry = new Entry(app);
translate(document);
app.board.render();
pointer.mount(app);
keypad.mount(app, entry);
keys.mount(app, entry);
for (const panel of panels) panel.mount(app);
later(app, "hint", () => import("./hint.js"));
later(app, "walk", () => import("./walk.js"));
later(app, "watch", () => import("./watch.js"));
later(app, "new", () => import("./create.js"));
later(app, "copy", () => import("./copy.js"));
later(app, "print", () => import("./print.js"));
later(app, "keys", () => import("./keylist.js"));
keep(app);
if (app.game.blank && app.game.phase === "enter") app.say(app.t("app.welcome"));
document.body.classList.remove("loading");
