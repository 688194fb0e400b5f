// @ts-check
// A game as the fragment of a link: #p=81 digits, 0 for a blank, and with progress e= what was
// entered, m= the marks, t= the seconds. What stands behind # never leaves the browser.

/**
 * @typedef {object} Shared
 * @property {Uint8Array} givens
 * @property {Uint8Array} [entries]
 * @property {Marks} [marks]
 * @property {boolean} [auto] automatic candidates are shown
 * @property {number} [elapsed] seconds
 */
/** @typedef {{corner: Uint16Array, centre: Uint16Array, struck: Uint16Array, colours: Uint16Array}} Marks */

/** The order of the kinds is part of every link that was ever sent. */
const kinds = /** @type {const} */ (["corner", "centre", "struck", "colours"]);
/** What a mark of each kind may hold: nine digits, or eight colours. */
const largest = { corner: 511, centre: 511, struck: 511, colours: 255 };
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** @param {ArrayLike<number>} digits */
const line = (digits) => Array.from(digits, String).join("");

/**
 * fragment writes a game, without the # before it.
 * @param {Shared} game
 */
export function fragment(game) {
  const parts = ["p=" + line(game.givens)];
  if (game.entries) parts.push("e=" + line(game.entries));
  const marks = game.marks && packMarks(game.marks);
  if (marks) parts.push("m=" + marks);
  if (game.auto) parts.push("a=1");
  if (game.elapsed) parts.push("t=" + Math.floor(game.elapsed));
  return parts.join("&");
}

/**
 * packMarks writes the marks of each cell that has some: 18 bits as three characters of base64url, two for
 * the kind, seven for the cell, nine for the digits.
 * @param {Marks} marks
 */
function packMarks(marks) {
  let text = "";
  kinds.forEach((kind, k) => {
    marks[kind].forEach((set, cell) => {
      const bits = (k << 16) | (cell << 9) | (set & 511);
      if ((set & 511) !== 0) text += alphabet[bits >> 12] + alphabet[(bits >> 6) & 63] + alphabet[bits & 63];
    });
  });
  return text;
}

/**
 * plain takes back what programs that pass links on write for signs: %3D, twice over %253D, &amp;, and
 * where they allow a line to break.
 * @param {string} text
 */
const plain = (text) =>
  text
    .replace(/[\u00ad\u200b\u2060\ufeff]|%C2%AD|%E2%80%8B|%E2%81%A0|%EF%BB%BF/gi, "")
    .replace(/%(?:25)*([2-7][\da-f])/gi, (_, code) => String.fromCharCode(parseInt(code, 16)))
    .replace(/&(?:(?:amp|#38|#x26);)+/gi, "&");

/** A sign of the text around a link that stands at its end, and could be one of the link. */
const tail = /((?:^|&)(?:[pe]=[\d.]{81}|m=(?:[\w-]{3})*|a=1|t=\d+))[._-]+$/;

/**
 * findLinks returns the games of the links in a text, whatever their address; undefined where there
 * is one and it is damaged, nothing where there is none.
 * @param {string} text
 * @returns {Shared[] | undefined}
 */
export function findLinks(text) {
  const whole = plain(text).trim();
  const found = [...whole.matchAll(/(?:#|^)(p=[\d.][\w=&.-]*)/g)];
  const games = found.map(([, fields]) => parseFragment(fields));
  const sound = games.filter((game) => game !== undefined && game !== null);
  // Of what cannot be read only that is taken for a link which is all there is, or has an address.
  const meant = ({ index }) => !/\s/.test(whole) || /:\/\/\S*$/.test(whole.slice(Math.max(0, index - 200), index));
  if (sound.length === 0 && found.some(meant)) return undefined;
  return [...new Map(sound.map((game) => [fragment(game), game])).values()];
}

/**
 * parseFragment reads a fragment: null where it holds no puzzle at all, undefined where one is
 * damaged. What stands behind it in the text that it was taken from is passed over.
 * @param {string} hash with or without the # before it
 * @returns {Shared | null | undefined}
 */
export function parseFragment(hash) {
  const text = plain(hash).replace(/^[#\s]+/, "").replace(/[^\w=&.-].*$/s, "").replace(tail, "$1");
  const fields = new Map(text.split("&").map((f) => {
    const at = f.indexOf("=");
    return at < 0 ? [f, ""] : [f.slice(0, at), f.slice(at + 1)];
  }));
  const p = fields.get("p");
  if (p === undefined) return null;
  const givens = digitsOf(p);
  const e = fields.get("e");
  const entered = e === undefined ? undefined : digitsOf(e);
  const m = fields.get("m");
  const marks = m === undefined ? undefined : unpackMarks(m);
  const t = fields.get("t") ?? "0";
  if (!givens || (e !== undefined && !entered) || (m !== undefined && !marks) || !/^\d{1,7}$/.test(t)) return undefined;
  if (entered?.some((d, c) => d !== 0 && givens[c] !== 0)) return undefined;
  const entries = entered?.some(Boolean) ? entered : undefined;
  return { givens, entries, marks, auto: fields.get("a") === "1", elapsed: Number(t) };
}

/** @param {string} text */
function digitsOf(text) {
  return /^[0-9.]{81}$/.test(text) ? Uint8Array.from(text, (d) => Number(d.replace(".", "0"))) : undefined;
}

/** @param {string} text */
function unpackMarks(text) {
  if (text.length % 3 !== 0) return undefined;
  /** @type {any} */
  const marks = Object.fromEntries(kinds.map((kind) => [kind, new Uint16Array(81)]));
  for (let i = 0; i < text.length; i += 3) {
    const [a, b, c] = [...text.slice(i, i + 3)].map((x) => alphabet.indexOf(x));
    const bits = (a << 12) | (b << 6) | c;
    const cell = (bits >> 9) & 127;
    const kind = kinds[bits >> 16];
    if (a < 0 || b < 0 || c < 0 || cell > 80 || (bits & 511) > largest[kind]) return undefined;
    marks[kind][cell] = bits & 511;
  }
  return /** @type {Marks} */ (marks);
}
