// Before anything is painted: the theme chosen last time. Not a module, so that it runs first.
try {
  document.documentElement.dataset.theme = localStorage.getItem("nonet.theme") || "system";
} catch {
  document.documentElement.dataset.theme = "system";
}
