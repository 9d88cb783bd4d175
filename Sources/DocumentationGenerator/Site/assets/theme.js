"use strict";
// Runs before the page is painted, so that a chosen appearance does not flash.
document.documentElement.classList.add("js");
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser may deny storage to pages from a disk: the system's appearance holds then.
}
