// The list of keys.

import { $, dialog, el } from "./dom.js";

const KEYS = [
  ["move", ["←↑↓→"]],
  ["extend", ["Shift", "←↑↓→"]],
  ["several", ["Ctrl", "keys.click"]],
  ["walk", ["Ctrl", "←↑↓→"]],
  ["digit", ["1 … 9"]],
  ["corner", ["Shift", "1 … 9"]],
  ["centre", ["Ctrl", "1 … 9"]],
  ["colour", ["Alt", "1 … 9"]],
  ["erase", ["0", "Del", "⌫"], "or"],
  ["mode", ["M"]],
  ["auto", ["A"]],
  ["hint", ["H"]],
  ["undo", ["Ctrl", "Z"]],
  ["redo", ["Ctrl", "Y"]],
  ["paste", ["Ctrl", "V"]],
  ["escape", ["Esc"]],
  ["list", ["?"]],
];

export function mount() {
  $("keys").addEventListener("click", open);
}

/** open shows the dialog. */
function open() {
  const rows = KEYS.map(([name, keys, or]) => {
    const caps = /** @type {string[]} */ (keys).flatMap((key, k) => {
      const cap = key.startsWith("keys.") ? el("kbd", { t: key }) : el("kbd", {}, key);
      return k ? [or ? " / " : " + ", cap] : [cap];
    });
    return el("div", {}, el("dt", {}, ...caps), el("dd", { t: `keys.does.${name}` }));
  });
  dialog("keys", "keys.title", el("p", { class: "touch", t: "keys.touch" }), el("dl", { class: "keys" }, ...rows), el("p", { class: "muted", t: "keys.typing" }));
}
