// What the page says by itself.
import { byID } from "./dom.js";

/** @type {number | undefined} */
let saying;

/**
 * Has a screen reader read `text` when it is idle.
 * @param {string} text
 */
export function say(text) {
  clearTimeout(saying);
  saying = setTimeout(() => (byID("live").textContent = text), 60);
}

/** @type {number | undefined} */
let hiding;

/**
 * Shows `text` for a while, above everything.
 * @param {string} text
 */
export function tell(text) {
  const message = byID("message");
  message.textContent = text;
  message.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => (message.hidden = true), 7000);
}

/**
 * Hides `text`, if that is what is shown: it is over.
 * @param {string} text
 */
export function untell(text) {
  const message = byID("message");
  if (message.textContent === text) message.hidden = true;
}

byID("message").addEventListener("click", () => (byID("message").hidden = true));
