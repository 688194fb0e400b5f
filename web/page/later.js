// Parts of the page that are not needed to begin with come when their button is pressed, or
// when the page is at rest.

/** How long after loading the rest comes, in milliseconds. */
const REST = 3000;

/** @typedef {{mount: (app: import("./app.js").App) => void}} Part */

/**
 * later mounts a part when the button of that id is pressed first, and presses it again.
 * @param {import("./app.js").App} app
 * @param {string} id
 * @param {() => Promise<Part>} load
 */
export function later(app, id, load) {
  const button = /** @type {HTMLElement} */ (document.getElementById(id));
  let pressed = 0;
  let coming = false;

  async function come() {
    if (coming) return;
    coming = true;
    try {
      const part = await load();
      button.removeEventListener("click", press, true);
      part.mount(app);
      while (pressed-- > 0) button.click();
    } catch (error) {
      console.warn(error);
      coming = false;
      if (pressed) app.say(app.t("app.unreachable"), "error");
      pressed = 0;
    }
  }

  /** @param {Event} event */
  function press(event) {
    event.stopImmediatePropagation();
    pressed++;
    come();
  }

  button.addEventListener("click", press, true);
  setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(come) : come()), REST);
}
