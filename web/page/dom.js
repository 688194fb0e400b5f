// Elements made in JavaScript: the page's dialogs and panels exist only while they are open.

import { translate } from "./i18n.js";

/** @typedef {Node | string | null | undefined | false} Child */

/** $ returns the element with an id. @param {string} id @returns {any} */
export const $ = (id) => document.getElementById(id);

/**
 * el makes an element. Properties whose names begin with "on" are listeners; "t", "tLabel",
 * "tTitle" and "tPlaceholder" name texts in the language; the others are properties where the
 * element has such, else attributes.
 * @param {string} tag
 * @param {Record<string, any>} [props]
 * @param {...Child} children
 * @returns {any}
 */
export function el(tag, props = {}, ...children) {
  const e = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("on")) e.addEventListener(name.slice(2), value);
    else if (["t", "tLabel", "tTitle", "tPlaceholder"].includes(name)) e.dataset[name] = value;
    else if (name in e && name !== "role" && name !== "list") /** @type {any} */ (e)[name] = value;
    else e.setAttribute(name, value);
  }
  e.append(...children.filter((c) => c || c === "").map((c) => /** @type {Node | string} */ (c)));
  return e;
}

/**
 * svg makes an SVG element with attributes.
 * @param {string} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string)} children
 * @returns {any}
 */
export function svg(tag, attributes = {}, ...children) {
  const e = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) e.setAttribute(name, String(value));
  e.append(...children);
  return e;
}

/**
 * field is a control with its label, and a line of help if there is one.
 * @param {string} key the text of the label
 * @param {any} control has an id
 * @param {string} [help] the text of the help
 */
export function field(key, control, help) {
  const check = control.type === "checkbox" || control.type === "radio";
  const words = el("span", { t: key });
  const label = el("label", { class: check ? "check" : "field" }, ...(check ? [control, words] : [words, control]));
  if (!help) return label;
  control.setAttribute("aria-describedby", control.id + "-help");
  return el("div", {}, label, el("p", { t: help, id: control.id + "-help", class: "muted help" }));
}

/**
 * choice makes a select of pairs: value and text key.
 * @param {string} id
 * @param {[string, string][]} options
 * @param {string} value
 * @param {(e: Event) => void} [onchange]
 */
export function choice(id, options, value, onchange) {
  const select = el("select", { id, onchange }, ...options.map(([v, t]) => el("option", { value: v, t })));
  select.value = value;
  return select;
}

/**
 * head is the heading of a dialog or panel, with the button that closes it.
 * @param {string} id
 * @param {string} title the text of the heading
 * @param {() => void} close
 */
export function head(id, title, close) {
  const button = el("button", { type: "button", id: id + "-close", class: "quiet small", tLabel: "app.close", onclick: close }, "×");
  return el("div", { class: "panel-head" }, el("h2", { id: id + "-title", t: title }), button);
}

/** calm takes the error of an earlier action away, when another begins. */
export const calm = () => $("alert").replaceChildren();

/**
 * dialog opens a modal dialog. It is taken out of the page when it closes, and the focus goes
 * back to where it was.
 * @param {string} id its name; the element is called id-dialog
 * @param {string} title the text of its heading
 * @param {...Child} children
 * @returns {HTMLDialogElement}
 */
export function dialog(id, title, ...children) {
  calm();
  $(id + "-dialog")?.remove();
  const d = el("dialog", { id: id + "-dialog", "aria-labelledby": id + "-title" }, head(id, title, () => d.close()), ...children);
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  d.addEventListener("close", () => {
    d.remove();
    if (document.activeElement === document.body) before?.focus({ preventScroll: true });
  });
  translate(d);
  document.body.append(d);
  d.showModal();
  d.querySelector("[data-first]")?.focus();
  return d;
}
