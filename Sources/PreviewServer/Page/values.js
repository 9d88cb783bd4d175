// Figures, names and ranges, and how they read.

/** @typedef {import("./messages.js").Range} Range */

/**
 * `value` within two bounds.
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/**
 * A figure with at most one decimal.
 * @param {number} number
 */
export const short = (number) => String(Math.round(number * 10) / 10);

/**
 * `xxLarge` as “xx large”.
 * @param {string} name
 */
export const spoken = (name) =>
  name.replace(/[-_]/g, " ").replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);

/**
 * `text` with a large first letter, unless its first word has one of its own, as “iOS” has.
 * @param {string} text
 */
export const capitalised = (text) => (/^\S*\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));

/**
 * Whether two ranges are there and the same.
 * @param {Range | null | undefined} a
 * @param {Range | null | undefined} b
 */
export const sameRange = (a, b) => Boolean(a && b && a[0] === b[0] && a[1] === b[1]);

/**
 * How many entries both lists have in common at their beginning, and then at their end.
 * @template Entry
 * @param {Entry[]} old
 * @param {Entry[]} fresh
 * @param {(a: Entry, b: Entry) => boolean} isSame
 */
export function sameEnds(old, fresh, isSame) {
  const least = Math.min(old.length, fresh.length);
  let head = 0;
  while (head < least && isSame(old[head], fresh[head])) head += 1;
  let tail = 0;
  while (tail < least - head && isSame(old[old.length - 1 - tail], fresh[fresh.length - 1 - tail])) tail += 1;
  return { head, tail };
}

/**
 * The bytes that `base64` stands for.
 * @param {string} base64
 */
export const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * `text` without the line breaks inside its paragraphs; lists keep theirs.
 * @param {string} text
 */
export const paragraphs = (text) => text.trim().replace(/([^\n])\n(?!\s*\n|\s*[-*•])\s*/g, "$1 ");
