// The words of the page, in the language of the person. All texts are in lang/*.json, by
// section and name; a text is written with slots, as docs/languages.md explains.

import { particle } from "./particles.js";

/** @typedef {Record<string, any>} Slots */

const fallback = "en";
const kept = "nonet.language";

/** @type {Record<string, string>} the names of the languages by their codes */
let known = { [fallback]: "English" };
/** @type {Map<string, any>} texts by language, as far as they are loaded */
const texts = new Map();
let current = fallback;
let plurals = new Intl.PluralRules(fallback);

/** languages returns the languages that there are: code and name in that language. */
export const languages = () => Object.entries(known).map(([code, name]) => ({ code, name }));

/** language returns the code of the language in use. */
export const language = () => current;

/** @param {string} name */
async function read(name) {
  const answer = await fetch(new URL(`lang/${name}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`lang/${name}.json: ${answer.status}`);
  return answer.json();
}

/** @param {string} code */
async function need(code) {
  if (!texts.has(code)) texts.set(code, await read(code));
}

/** choice is the language kept from last time, or the first of the browser's that there is. */
function choice() {
  let chosen = "";
  try {
    chosen = localStorage.getItem(kept) ?? "";
  } catch {
    // A browser may forbid storage; its own languages still count.
  }
  for (const wish of [chosen, ...(navigator.languages ?? [navigator.language])]) {
    const code = Object.keys(known).find((k) => wish === k || wish.toLowerCase().startsWith(k.toLowerCase() + "-"));
    if (code) return code;
  }
  return fallback;
}

/**
 * load makes a language the one in use, or chooses one where none is named. What was
 * named is kept for the next visit. It never fails: what cannot be read stays English.
 * @param {string} [code]
 */
export async function load(code) {
  try {
    if (texts.size === 0) {
      const [list] = await Promise.all([read("index"), need(fallback)]);
      known = list;
    }
    const wanted = code && code in known ? code : choice();
    await need(wanted);
    current = wanted;
    if (code) localStorage.setItem(kept, wanted);
  } catch (error) {
    console.warn("language:", error);
  }
  plurals = new Intl.PluralRules(current);
  document.documentElement.lang = current;
  return current;
}

/**
 * @param {string} code
 * @param {string} key
 */
function lookup(code, key) {
  let text = texts.get(code);
  for (const part of key.split(".")) text = text && Object.hasOwn(text, part) ? text[part] : undefined;
  return typeof text === "string" && text !== "" ? text : undefined;
}

/** has reports whether there is a text of that key. @param {string} key */
export const has = (key) => (lookup(current, key) ?? lookup(fallback, key)) !== undefined;

/**
 * t returns the text of a key, "section.name", with its slots filled. Where the language
 * in use lacks it, it is English; where that does, too, the key itself.
 * @param {string} key
 * @param {Slots} [slots]
 */
export function t(key, slots = {}) {
  const text = lookup(current, key) ?? lookup(fallback, key) ?? key;
  return fill(text, slots);
}

/**
 * fill puts values into the slots of a text: {name}; {name|or} for a list of
 * alternatives; {count|one:cell|other:cells} after a number, {kind|row:...|other:...} after
 * a word; {name|은/는} with the particle that fits.
 * @param {string} text
 * @param {Slots} slots
 */
export function fill(text, slots) {
  return text.replace(/\{(\w+)((?:\|[^{}|]*)*)\}/g, (whole, name, rest) => {
    if (!(name in slots)) return whole;
    const value = slots[name];
    const options = rest.split("|").slice(1);
    if (options[0]?.includes(":")) return select(value, options);
    const way = options.includes("or") ? "disjunction" : options.includes("unit") ? "unit" : "conjunction";
    const word = Array.isArray(value) ? list(value, way) : String(value ?? "");
    const pair = options.find((o) => o.includes("/"));
    return pair ? word + particle(word, pair) : word;
  });
}

/**
 * @param {any} value
 * @param {string[]} options
 */
function select(value, options) {
  const cases = new Map(options.map((o) => [o.slice(0, o.indexOf(":")), o.slice(o.indexOf(":") + 1)]));
  const exact = cases.get(String(value));
  if (exact !== undefined) return exact;
  return (typeof value === "number" ? cases.get(plurals.select(value)) : undefined) ?? cases.get("other") ?? "";
}

/**
 * list joins words as the language does: a, b and c. The section "language" of a language
 * may name another locale for that, or what stands between all words.
 * @param {any[]} items
 * @param {"conjunction"|"disjunction"|"unit"} [type]
 */
export function list(items, type = "conjunction") {
  const words = items.map(String);
  const comma = type === "conjunction" && lookup(current, "language.and");
  if (comma) return words.join(comma);
  const locale = lookup(current, "language.locale") ?? current;
  return new Intl.ListFormat(locale, { type, style: type === "unit" ? "narrow" : "long" }).format(words);
}

const attributes = { tLabel: "aria-label", tTitle: "title", tPlaceholder: "placeholder" };

/**
 * translate writes the texts that elements name: data-t their content, data-t-label,
 * data-t-title and data-t-placeholder their attributes; data-t-slots is JSON for all of them.
 * @param {ParentNode} [root]
 */
export function translate(root = document) {
  const marked = root.querySelectorAll("[data-t],[data-t-label],[data-t-title],[data-t-placeholder]");
  const own = root instanceof Element ? [root] : [];
  for (const e of /** @type {HTMLElement[]} */ ([...own, ...marked])) {
    const slots = e.dataset.tSlots ? JSON.parse(e.dataset.tSlots) : {};
    if (e.dataset.t) e.textContent = t(e.dataset.t, slots);
    for (const [data, attribute] of Object.entries(attributes)) {
      const key = e.dataset[data];
      if (key) e.setAttribute(attribute, t(key, slots));
    }
  }
}
