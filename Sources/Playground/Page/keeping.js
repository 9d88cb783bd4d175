// The last work, kept by the browser; a browser that keeps nothing for this page loses it, and that is all.
import { checked } from "./sharing.js";

/** Where the last work is, the one before something else took its place, and what the preview wants to find again. */
export const places = { last: "cardwright.playground", before: "cardwright.playground.before",
  preview: "cardwright.playground.preview" };

/** In a page of the documentation, which names its frame so, the playground shows and keeps nothing of the last work. */
export const isExample = window.name === "cardwright-example";
/** What is kept there: as long as the page. */
const own = new Map();

/** Keeps `work`, or another value at its place. */
export function keep(work, place = places.last) {
  const text = JSON.stringify(work);
  if (isExample) {
    own.set(place, text);
    return;
  }
  try {
    localStorage.setItem(place, text);
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
    return JSON.parse((isExample ? own.get(place) : localStorage.getItem(place)) ?? "null");
  } catch {
    return null;
  }
}
