// The last work, kept by the browser; a browser that keeps nothing for this page loses it, and that is all.
import { checked } from "./sharing.js";

/** Where the last work is, the one before something else took its place, and what the preview wants to find again. */
export const places = { last: "cardwright.playground", before: "cardwright.playground.before",
  preview: "cardwright.playground.preview" };

/** Keeps `work`, or another value at its place. */
export function keep(work, place = places.last) {
  try {
    localStorage.setItem(place, JSON.stringify(work));
  } catch {
    // Private windows and full disks.
  }
}

/** What was kept last; null for nothing. */
export function kept(place = places.last) {
  return checked(value(place));
}

/** What was kept at `place`; null for nothing. */
export function value(place) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}
