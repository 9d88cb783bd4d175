// The last work, kept by the browser; a browser that keeps nothing for this page loses it, and that is all.
import { checked } from "./sharing.js";

/** Where the last work is, and the one before something else took its place. */
export const places = { last: "cardwright.playground", before: "cardwright.playground.before" };

/** Keeps `work`. */
export function keep(work, place = places.last) {
  try {
    localStorage.setItem(place, JSON.stringify(work));
  } catch {
    // Private windows and full disks.
  }
}

/** What was kept last; null for nothing. */
export function kept(place = places.last) {
  try {
    return checked(JSON.parse(localStorage.getItem(place) ?? "null"));
  } catch {
    return null;
  }
}
