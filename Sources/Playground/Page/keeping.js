// The last work, kept by the browser; a browser that keeps nothing for this page loses it, and that is all.
import { checked } from "./sharing.js";

const place = "cardwright.playground";

/** Keeps `work`. */
export function keep(work) {
  try {
    localStorage.setItem(place, JSON.stringify(work));
  } catch {
    // Private windows and full disks.
  }
}

/** What was kept last; null for nothing. */
export function kept() {
  try {
    return checked(JSON.parse(localStorage.getItem(place) ?? "null"));
  } catch {
    return null;
  }
}
