// The game is kept in the browser. Each tab keeps its own, so that tabs do not overwrite each
// other; a new tab goes on with a copy of the game that was played last. What a tab has besides,
// in its own storage, is there again when other tabs have taken the room.

import { Game } from "./game.js";

const PREFIX = "nonet.game.";
const TAB = "nonet.tab";
const COPY = "nonet.copy";
/** So many games are kept; the oldest go. */
const KEPT = 8;
/** When there is no room, so many actions of the past are kept. */
const FEWER = 200;

/** Who writes: a page that is loaded twice under one name notices by it. */
const me = Math.random().toString(36).slice(2, 10);

const newName = () => PREFIX + Date.now().toString(36) + me.slice(0, 4);

/** @returns {{key: string, saved: number, data: any}[]} newest first */
function all() {
  const found = [];
  for (let k = 0; k < localStorage.length; k++) {
    const key = localStorage.key(k) ?? "";
    if (!key.startsWith(PREFIX)) continue;
    const data = read(key);
    found.push({ key, saved: Number(data?.saved) || 0, data });
  }
  return found.sort((a, b) => b.saved - a.saved);
}

/** @param {string} key @param {Storage} [storage] */
function read(key, storage = localStorage) {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * restore returns the game of this tab, or a copy of the last one that is sound, or null. It
 * never fails.
 * @returns {Game | null}
 */
export function restore() {
  try {
    const own = sessionStorage.getItem(TAB) ?? "";
    const game = own && (Game.load(read(own)) ?? Game.load(read(COPY, sessionStorage)));
    return game || (all().map(({ data }) => Game.load(data)).find(Boolean) ?? null);
  } catch {
    return null;
  }
}

/**
 * keep saves the game soon after each change, and when the page is left.
 * @param {import("./app.js").App} app
 */
export function keep(app) {
  let name = "";
  let timer = 0;
  let failed = false;

  /** Another page may have taken the name over: then this one goes on under a new one. */
  function claim() {
    const before = name || (sessionStorage.getItem(TAB) ?? "");
    const writer = before && read(before)?.writer;
    name = before && (!name || !writer || writer === me) ? before : newName();
    sessionStorage.setItem(TAB, name);
  }

  /** A tab's own storage holds what it last saved, if there is room. @param {string} text */
  function copy(text) {
    try {
      sessionStorage.setItem(COPY, text);
    } catch {
      sessionStorage.removeItem(COPY);
    }
  }

  function write() {
    claim();
    const data = { ...app.game.toJSON(), writer: me, saved: Date.now() };
    const { past } = data;
    for (const actions of [past.length, FEWER, 0]) {
      const text = JSON.stringify({ ...data, past: past.slice(past.length - Math.min(actions, past.length)) });
      try {
        copy(text);
        localStorage.setItem(name, text);
        return;
      } catch (error) {
        const others = all().filter((game) => game.key !== name);
        if (others.length) localStorage.removeItem(others[others.length - 1].key);
        if (actions === 0) throw error;
      }
    }
  }

  function save() {
    clearTimeout(timer);
    timer = 0;
    try {
      write();
      failed = false;
    } catch {
      if (!failed) app.say(app.t("game.notKept"));
      failed = true;
    }
  }

  const soon = () => {
    if (!timer) timer = setTimeout(save, 250);
  };
  app.game.addEventListener("change", soon);
  app.on("tick", () => soon());
  addEventListener("pagehide", save);
  // Gone back to as it was left: the game may have gone on in this tab meanwhile.
  addEventListener("pageshow", (event) => {
    if (event.persisted && name && read(sessionStorage.getItem(TAB) ?? "")?.writer !== me) location.reload();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") save();
  });
  try {
    if (!app.game.blank) save();
    for (const old of all().slice(KEPT)) localStorage.removeItem(old.key);
  } catch {
    // Storage is forbidden: save says so when there is something to keep.
  }
}
