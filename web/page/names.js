// Names of techniques and levels in the language of the page.

import { t, has } from "./i18n.js";

/** What Sudoku Explainer adds to names of chains: behind and before. */
const additions = [
  [" (+ Dynamic Forcing Chains (+))", "plusDynamicPlus"],
  [" (+ Dynamic Forcing Chains)", "plusDynamic"],
  [" (+ Multiple Forcing Chains)", "plusMultiple"],
  [" (+ Forcing Chains)", "plusChains"],
  [" (+)", "plus"],
];

/**
 * techniqueName returns the name of a technique in the language, also of those that
 * Sudoku Explainer has.
 * @param {string} name
 */
export function techniqueName(name) {
  if (has(`technique.${name}`)) return t(`technique.${name}`);
  for (const [suffix, key] of additions) {
    if (name.endsWith(suffix)) return t(`explainer.${key}`, { name: techniqueName(name.slice(0, -suffix.length)) });
  }
  if (name.startsWith("Dynamic ")) return t("explainer.dynamic", { name: techniqueName(name.slice(8)) });
  const loop = /^Unique Loop (\d+) type (\d)$/.exec(name);
  if (loop) return t("explainer.loop", { cells: Number(loop[1]), type: loop[2] });
  const type = /^(.*) type (\d)$/.exec(name);
  if (type) return t("explainer.type", { name: techniqueName(type[1]), type: type[2] });
  return has(`explainer.${name}`) ? t(`explainer.${name}`) : name;
}

/**
 * stepName names the technique of a step, with the rating if it has one.
 * @param {import("./slots.js").Step} step
 */
export const stepName = ({ technique, rating }) =>
  rating === undefined ? techniqueName(technique) : t("explainer.rated", { name: techniqueName(technique), rating: rating.toFixed(1) });

/** levelName returns the name of a level in the language. @param {string} level */
export const levelName = (level) => (has(`level.${level}`) ? t(`level.${level}`) : level);
