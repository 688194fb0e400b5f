// What a person prefers, kept in the browser.

const KEY = "nonet.settings";

/** What is preferred unless somebody says otherwise. */
const USUAL = { peers: true, same: true, tidy: true, timer: true, letters: true };

/** @typedef {typeof USUAL} Settings */

/** readSettings never fails: what cannot be read is as usual. @returns {Settings} */
export function readSettings() {
  const settings = { ...USUAL };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    for (const name of Object.keys(USUAL)) {
      if (typeof kept?.[name] === "boolean") settings[/** @type {keyof Settings} */ (name)] = kept[name];
    }
  } catch {
    // A browser may forbid storage, and what is stored may be damaged.
  }
  return settings;
}

/** writeSettings keeps them if that is possible. @param {Settings} settings */
export function writeSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold as long as the page is open.
  }
}
