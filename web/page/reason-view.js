// The words of a step on the page.

import { el } from "./dom.js";
import { explanation } from "./explain.js";
import { t } from "./i18n.js";
import { stepName } from "./names.js";

/**
 * reasonView makes the paragraphs: the technique, why and what follows. The words of long chains
 * are folded.
 * @param {import("./slots.js").Step} step
 * @param {ArrayLike<number>} candidates
 * @param {ArrayLike<number>} digits
 * @returns {HTMLElement[]}
 */
export function reasonView(step, candidates, digits) {
  const { first, rest } = explanation(step, candidates, digits);
  const paragraphs = (/** @type {string[]} */ texts) => texts.map((text) => el("p", {}, text));
  const folded = rest.length ? [el("details", {}, el("summary", {}, t("explain.inWords")), ...paragraphs(rest))] : [];
  return [el("p", {}, el("strong", {}, stepName(step))), ...paragraphs(first), ...folded];
}
