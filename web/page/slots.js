// What a step has, as words for the slots of its sentences.

import { t, list } from "./i18n.js";
import { CELLS, UNITS, bit, cellOf, legal, name, peers, unitName } from "./sudoku.js";

/**
 * A step as the server writes it: see "Steps in JSON" of docs/techniques.md.
 * @typedef {{cells: string[], digit: number, on: boolean, strong: boolean, joint?: boolean, set?: boolean, keeps?: number[], by?: string}} ChainNode
 * @typedef {{technique: string, level?: string, score?: number, rating?: number, digits?: number[], placements?: string[], eliminations?: string[],
 *   text?: string, marks?: {cell: string, digit: number, role: string}[], units?: {unit: string, role: string}[], chains?: ChainNode[][]}} Step
 * @typedef {{cell: number, digit: number}} Candidate
 */

/** say is a sentence of the section "explain". @param {string} key @param {Record<string, any>} slots */
export const say = (key, slots) => t(`explain.${key}`, slots);

/** unitWords names a unit that the server calls "row 3". @param {string} unit */
function unitWords(unit) {
  const [kind, n] = unit.split(" ");
  return t(`unit.${kind}`, { n: Number(n) });
}

/**
 * unitList names several units, those of a kind together: rows 1 and 3, box 2.
 * @param {string[]} units
 */
export function unitList(units) {
  const kinds = [["row", "rows"], ["column", "columns"], ["box", "boxes"]];
  return kinds.flatMap(([kind, kinds]) => {
    const n = units.filter((u) => u.startsWith(kind)).map((u) => Number(u.split(" ")[1]));
    return n.length === 0 ? [] : [n.length === 1 ? t(`unit.${kind}`, { n: n[0] }) : t(`unit.${kinds}`, { n })];
  });
}

/** serverName is what the server calls a unit: "row 3". @param {number} u a number into UNITS */
export const serverName = (u) => `${unitName(u).kind} ${unitName(u).n}`;

/** unitIndex returns the number that sudoku.js has for "row 3". @param {string} unit */
export const unitIndex = (unit) => UNITS.findIndex((_, u) => serverName(u) === unit);

/** candidateOf reads r5c5=5 or r5c5<>5. @param {string} text @returns {Candidate} */
export const candidateOf = (text) => ({ cell: cellOf(text.slice(0, 4)), digit: Number(text.at(-1)) });

/** cellsOf lists the cells that have a part in a step, with those of its units. @param {Step} step */
export function cellsOf(step) {
  const named = [...(step.marks ?? []), ...(step.chains ?? []).flat().flatMap((n) => n.cells.map((cell) => ({ cell })))];
  const changed = [...(step.placements ?? []), ...(step.eliminations ?? [])].map(candidateOf);
  const units = (step.units ?? []).flatMap((u) => UNITS[unitIndex(u.unit)] ?? []);
  return new Set([...named.map((m) => cellOf(m.cell)), ...changed.map((c) => c.cell), ...units]);
}

/** inOrder sorts and frees of repetitions. @param {Iterable<number>} numbers */
export const inOrder = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);

/** cellWords names cells in reading order. @param {Iterable<number>} cells */
export const cellWords = (cells) => inOrder(cells).map(name);

/** Parts gives what a step is made of, by role. */
export class Parts {
  /**
   * @param {Step} step
   * @param {ArrayLike<number>} [candidates] what is left to each cell, as sets of digits
   * @param {ArrayLike<number>} [digits] what stands in the cells
   */
  constructor(step, candidates, digits) {
    this.step = step;
    this.candidates = candidates;
    this.digitsOnBoard = digits;
    this.marks = (step.marks ?? []).map((m) => ({ cell: cellOf(m.cell), digit: m.digit, role: m.role }));
    this.chains = step.chains ?? [];
    this.placed = (step.placements ?? []).map(candidateOf);
    this.gone = (step.eliminations ?? []).map(candidateOf);
    this.digits = step.digits ?? [];
  }

  /** cells with a mark of one of some roles. @param {...string} roles */
  cells(...roles) {
    return inOrder(this.marks.filter((m) => roles.includes(m.role)).map((m) => m.cell));
  }

  /** digitsAs returns the digits marked with a role, of all cells or of one. @param {string} role @param {number} [cell] */
  digitsAs(role, cell) {
    return inOrder(this.marks.filter((m) => m.role === role && (cell === undefined || m.cell === cell)).map((m) => m.digit));
  }

  /** units returns the server's names of the units with a role. @param {string} role */
  units(role) {
    return (this.step.units ?? []).filter((u) => u.role === role).map((u) => u.unit);
  }

  /** unitsAs returns their words. @param {string} role */
  unitsAs(role) {
    return this.units(role).map(unitWords);
  }

  /** unitsTogether returns their words, those of a kind together. @param {string} role */
  unitsTogether(role) {
    return unitList(this.units(role));
  }

  /** groups returns the numbered groups: sets of cells with their digits. */
  groups() {
    const found = [];
    for (let i = 0; this.cells(`group-${i}`).length > 0; i++) {
      found.push({ cells: this.cells(`group-${i}`), digits: this.digitsAs(`group-${i}`) });
    }
    return found;
  }

  /** struckAt reports whether a cell lacks candidates that the rules leave to it. @param {number} cell */
  struckAt(cell) {
    const { candidates, digitsOnBoard } = this;
    return !candidates || !digitsOnBoard || legal(digitsOnBoard)[cell] !== candidates[cell];
  }

  /** How many links its chains have. */
  get links() {
    return this.chains.reduce((sum, chain) => sum + chain.length - 1, 0);
  }

  /** hasMark reports whether a candidate has a role. @param {Candidate} c @param {string} role */
  hasMark(c, role) {
    return this.marks.some((m) => m.role === role && m.cell === c.cell && m.digit === c.digit);
  }

  /**
   * unitOf names the unit in which some cells have all places for a digit, or the only one
   * that they share; "" where that is not known.
   * @param {number[]} cells
   * @param {number} digit
   */
  unitOf(cells, digit) {
    const shared = UNITS.filter((u) => cells.every((c) => u.includes(c)));
    const { candidates } = this;
    const full = candidates && shared.find((u) => u.every((c) => cells.includes(c) || !(candidates[c] & bit(digit))));
    const unit = full ?? (shared.length === 1 ? shared[0] : undefined);
    if (!unit) return "";
    const { kind, n } = unitName(UNITS.indexOf(unit));
    return t(`unit.${kind}`, { n });
  }
}

/** sees reports whether two cells share a unit. @param {number} a @param {number} b */
export const sees = (a, b) => peers(a).includes(b);

/**
 * conclusion says what to do: which digits to enter, which candidates to strike.
 * @param {Parts} s
 * @param {boolean} [done] whether that has been done
 */
export function conclusion(s, done = false) {
  const texts = [];
  if (s.placed.length > 0) {
    const items = s.placed.map((p) => say("enterItem", { digit: p.digit, cell: name(p.cell) }));
    texts.push(say(done ? "entered" : "enter", { list: items }));
  }
  if (s.gone.length > 0) texts.push(say(done ? "struck" : "strike", { list: strikes(s.gone) }));
  return texts.join(" ");
}

/** strikes lists candidates, those of the same digits or cells together. @param {Candidate[]} gone */
function strikes(gone) {
  /** @type {Map<string, {cells: number[], digits: number[]}>} */
  const groups = new Map();
  for (const cell of CELLS) {
    const digits = inOrder(gone.filter((g) => g.cell === cell).map((g) => g.digit));
    if (digits.length === 0) continue;
    const group = groups.get(digits.join());
    if (group) group.cells.push(cell);
    else groups.set(digits.join(), { cells: [cell], digits });
  }
  const all = [...groups.values()];
  const items = all.map((g) => say("strikeItem", { digits: g.digits, cells: cellWords(g.cells) }));
  const plain = all.every((g) => g.cells.length === 1 && g.digits.length === 1);
  return plain ? list(items) : items.join("; ");
}
