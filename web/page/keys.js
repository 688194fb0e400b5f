// The keyboard. Keys act on the board wherever the focus is, except in fields, menus and dialogs.

import { MODES } from "./entry.js";
import { between } from "./pointer.js";

const MOVES = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-3, 0],
  PageDown: [3, 0],
  Home: [0, -9],
  End: [0, 9],
});

/** @param {import("./app.js").App} app @param {import("./entry.js").Entry} entry */
export function mount(app, entry) {
  const { board, game } = app;
  let anchor = 0;

  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || elsewhere(event)) return;
    const used = escape(event) || command(event) || digit(event) || move(event) || blank(event) || letter(event);
    if (!used) return;
    event.preventDefault();
    if (document.activeElement === document.body) board.focus();
  });

  /** @param {KeyboardEvent} event */
  function escape(event) {
    if (event.key !== "Escape") return false;
    if (app.cancel()) return true;
    const panel = [...document.querySelectorAll(".panel:not([hidden])")].pop();
    const close = /** @type {HTMLElement | null} */ (panel?.querySelector('[id$="-close"]') ?? null);
    if (close) close.click();
    else board.select([board.cursor]);
    return true;
  }

  /** Undo and redo, select all. @param {KeyboardEvent} event */
  function command(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
    const key = letterOf(event);
    if (key === "z" && !event.shiftKey) game.undo();
    // With the command key of a Mac Y is the browser's history.
    else if (key === "z" || (key === "y" && event.ctrlKey && !event.shiftKey)) game.redo();
    else if (key === "a" && board.focused && !event.shiftKey) board.select([...board.cells.keys()], board.cursor);
    else if (event.key === " " && board.focused) {
      const rest = board.selected.filter((c) => c !== board.cursor);
      board.select(rest.length < board.selected.length ? rest : [...rest, board.cursor], board.cursor);
    } else return false;
    return true;
  }

  /** @param {KeyboardEvent} event */
  function digit(event) {
    const d = digitOf(event);
    if (d < 1) return false;
    const altGr = thirdLevel(event);
    // Elsewhere than on the board and its pad these keys are the browser's: they switch tabs.
    const modified = !altGr && (event.altKey || event.ctrlKey || event.metaKey);
    if ((modified || !app.settings.letters) && !atBoard(event) && !atPad(event)) return false;
    // A key held down would write a mark and take it back in turns.
    if (event.repeat && game.phase === "play") return true;
    if (altGr) entry.digit(d);
    else if (event.altKey) entry.digit(d, "colour");
    else if (event.ctrlKey || event.metaKey) entry.digit(d, "centre");
    else if ((event.shiftKey && !shiftWrites(event)) || hiddenShift(event)) entry.digit(d, "corner");
    else entry.digit(d);
    return true;
  }

  /**
   * The digit of a key, -1 if it has none. Shift changes what a digit key writes, and on some
   * keyboards digits need it, or AltGr.
   * @param {KeyboardEvent} event
   */
  function digitOf(event) {
    const [, row = "", place = ""] = /^(Digit|Numpad)([0-9])$/.exec(event.code) ?? [];
    const written = /^[0-9]$/.test(event.key);
    if (thirdLevel(event) && !written) return -1;
    if (written) return Number(event.key);
    if (row === "Digit" || hiddenShift(event)) return Number(place);
    return -1;
  }

  /** With Shift the numeric keypad sends arrows, and says nothing of Shift. @param {KeyboardEvent} event */
  function hiddenShift(event) {
    return /^Numpad[1-9]$/.test(event.code) && !/^[0-9]$/.test(event.key) && event.getModifierState("NumLock");
  }

  /** @param {KeyboardEvent} event */
  function move(event) {
    const by = MOVES[event.key];
    if (!by || event.altKey || !atBoard(event)) return false;
    if (!board.focused && !event.key.startsWith("Arrow")) return false;
    const clamp = (/** @type {number} */ x) => Math.max(0, Math.min(8, x));
    const ctrl = event.ctrlKey || event.metaKey;
    if (ctrl && event.key.startsWith("Page")) return false;
    let to = clamp(Math.floor(board.cursor / 9) + by[0]) * 9 + clamp((board.cursor % 9) + by[1]);
    const corner = ctrl && (event.key === "Home" || event.key === "End");
    if (corner) to = event.key === "Home" ? 0 : 80;
    if (event.shiftKey) {
      if (board.selected.length < 2) anchor = board.cursor;
      const block = between(anchor, to);
      board.select(block, to);
    } else board.select(ctrl && !corner ? board.selected : [to], to);
    board.focus();
    return true;
  }

  /** Keys that erase, and those that mean a blank cell. @param {KeyboardEvent} event */
  function blank(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Backspace") entry.back();
    else if (event.key === "Delete") entry.erase();
    else if (digitOf(event) === 0 || event.code === "NumpadDecimal") entry.blank();
    else if (event.key === "." && atBoard(event)) entry.blank();
    else if (event.key === " " && game.phase === "enter" && atBoard(event)) entry.blank();
    else if (event.key !== " " || !board.focused) return false;
    return true;
  }

  /** Keys of one letter. @param {KeyboardEvent} event */
  function letter(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (!app.settings.letters && !board.focused) return false;
    const key = event.key === "?" ? "?" : letterOf(event);
    if (event.repeat) return /^[?mha]$/.test(key);
    if (key === "?") document.getElementById("keys")?.click();
    else if (key === "m") entry.mode = MODES[(MODES.indexOf(entry.mode) + 1) % MODES.length];
    else if (key === "h") document.getElementById("hint")?.click();
    else if (key === "a" && game.phase === "play") game.toggleAuto();
    else return false;
    return true;
  }

  /** @param {KeyboardEvent} event */
  const atBoard = (event) => board.focused || event.target === document.body;
}

/** @param {KeyboardEvent} event */
const atPad = (event) => /** @type {Element} */ (event.target).closest(".pad") !== null;

/**
 * thirdLevel reports whether AltGr is held, which some systems tell as Ctrl with Alt. The option
 * key of a Mac may be told as AltGr, too, but as Alt besides.
 * @param {KeyboardEvent} event
 */
const thirdLevel = (event) => event.getModifierState("AltGraph") && event.altKey === event.ctrlKey;

/** shiftWrites reports whether a key in the row of digits needs Shift for its digit, as on French keyboards. @param {KeyboardEvent} event */
const shiftWrites = (event) => /^[0-9]$/.test(event.key) && event.code.startsWith("Digit");

/** The letter of a key, whatever alphabet the keyboard is set to. @param {KeyboardEvent} event */
function letterOf(event) {
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : "";
}

/** elsewhere reports whether a key belongs to a field, a menu or a dialog. @param {KeyboardEvent} event */
function elsewhere(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog, [popover], [role=menu], select, textarea, [contenteditable]")) return true;
  if (target instanceof HTMLInputElement) return target.type !== "radio" && target.type !== "checkbox" && target.type !== "range" ? true : /^(Arrow|Home|End|Page| )/.test(event.key);
  return false;
}
