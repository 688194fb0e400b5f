// The timer: it runs while the puzzle is played and the page is seen.

const button = /** @type {HTMLButtonElement} */ (document.getElementById("timer"));

/** Longer gaps are no play: the machine slept. */
const GAP = 3;

/** timeText writes seconds as people read a clock: 3:05, 1:02:03. @param {number} seconds */
export function timeText(seconds) {
  const s = Math.floor(seconds);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [h, m] = [Math.floor(s / 3600), Math.floor(s / 60) % 60];
  return h ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
}

/** @param {import("./app.js").App} app */
export function mount(app) {
  const { game } = app;
  let last = performance.now();
  let beats = 0;

  function show() {
    button.hidden = game.phase !== "play";
    const text = timeText(game.elapsed);
    button.textContent = app.settings.timer ? text : app.t("game.timerHidden");
    button.title = app.t(app.settings.timer ? "game.hideTimer" : "game.showTimer");
    button.setAttribute("aria-label", app.settings.timer ? app.t("game.time", { time: text }) : app.t("game.timerHidden"));
    button.setAttribute("aria-pressed", String(app.settings.timer));
  }

  function beat() {
    const now = performance.now();
    const passed = (now - last) / 1000;
    last = now;
    if (document.visibilityState !== "visible" || game.phase !== "play" || game.solved) return;
    if (passed < GAP) game.elapsed += passed;
    show();
    if (++beats % 10 === 0) app.emit("tick");
  }

  setInterval(beat, 1000);
  document.addEventListener("visibilitychange", () => (last = performance.now()));
  button.addEventListener("click", () => {
    app.settings.timer = !app.settings.timer;
    app.emit("settings");
  });
  game.addEventListener("change", show);
  for (const event of ["language", "settings"]) app.on(event, show);
  show();
}
