// Language, theme, and the dialog of what else can be chosen.

import { $, choice, dialog, el, field } from "./dom.js";
import { languages, language, load, translate } from "./i18n.js";
import { writeSettings } from "./preferences.js";

/** @param {import("./app.js").App} app */
export function mount(app) {
  chooseLanguage(app);
  chooseTheme(app);
  app.game.tidy = app.settings.tidy;
  app.on("settings", () => {
    app.game.tidy = app.settings.tidy;
    writeSettings(app.settings);
  });
  $("settings").addEventListener("click", () => open(app));
}

/** @param {import("./app.js").App} app */
function chooseLanguage(app) {
  const select = $("language");
  for (const { code, name } of languages()) select.append(el("option", { value: code, lang: code }, name));
  select.value = language();
  select.addEventListener("change", async () => {
    select.value = await load(select.value);
    translate(document);
    app.quiet();
    app.emit("language");
  });
}

/** @param {import("./app.js").App} app */
function chooseTheme(app) {
  const select = $("theme");
  select.value = document.documentElement.dataset.theme;
  if (!select.value) select.value = document.documentElement.dataset.theme = "system";
  select.addEventListener("change", () => setTheme(app, select.value));
}

/** @param {import("./app.js").App} app @param {string} theme */
function setTheme(app, theme) {
  $("theme").value = document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("nonet.theme", theme);
  } catch {
    // It holds as long as the page is open.
  }
  app.emit("theme", theme);
}

/** On small screens the theme is chosen here. @param {import("./app.js").App} app */
function themeField(app) {
  const theme = choice("setting-theme", ["system", "light", "dark"].map((name) => [name, "settings." + name]), $("theme").value,
    () => setTheme(app, theme.value));
  return field("settings.theme", theme);
}

/** @param {import("./app.js").App} app */
function open(app) {
  const names = /** @type {(keyof import("./preferences.js").Settings)[]} */ (Object.keys(app.settings));
  const fields = names.map((name) => {
    const box = el("input", { type: "checkbox", id: "setting-" + name, checked: app.settings[name] });
    box.addEventListener("change", () => {
      app.settings[name] = box.checked;
      app.emit("settings");
    });
    return field("settings." + name, box);
  });
  dialog("settings", "settings.title", themeField(app), ...fields);
}
