// The last work, kept by the browser; a browser that keeps nothing for this page loses it, and that is all.
import { checked } from "./sharing.js";

/** Where the last work is, the one before something else took its place, and what the preview wants to find again. */
export const places = { last: "cardwright.playground", before: "cardwright.playground.before",
  preview: "cardwright.playground.preview" };

/** In a page of the documentation, which names its frame so, the playground shows and keeps nothing of the last work. */
export const isExample = window.name === "cardwright-example";
/** What is kept there: as long as the page. */
const own = new Map();
/**
 * The last work as this page has found or kept it: where another stands there, another page has kept that since.
 * @type {string | null}
 */
let known = null;

/** Keeps `work` as the last; what another page has kept meanwhile becomes the one before. */
export function keepLast(work) {
  const there = read(places.last);
  const other = there === known ? null : checked(parsed(there));
  if (other) keep(other, places.before);
  keep(work, places.last);
  // Where nothing more can be kept, what was there still is.
  known = read(places.last);
}

/** Keeps a value at a place. */
export function keep(value, place) {
  const text = JSON.stringify(value);
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

/** The last work; null for none. */
export function keptLast() {
  known = read(places.last);
  return checked(parsed(known));
}

/** The work before the last; null for none. */
export function keptBefore() {
  return checked(value(places.before));
}

/** What was kept at `place`; null for nothing. */
export function value(place) {
  return parsed(read(place));
}

function read(place) {
  try {
    return (isExample ? own.get(place) : localStorage.getItem(place)) ?? null;
  } catch {
    return null;
  }
}

function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
