// What comes of a view between two frames of the screen.

/** @typedef {import("./messages.js").Drawing} Drawing */

/**
 * What is to be shown when `fresh` comes before `old` is: what it does not tell is as before, but the line of the reading
 * order belongs to its drawing.
 * @param {Drawing | undefined} old
 * @param {Drawing} fresh
 * @returns {Drawing}
 */
export function merged(old, fresh) {
  if (!old || fresh.svg == null) return { ...old, ...fresh };
  const { readingLine, ...kept } = old;
  return { ...kept, ...fresh };
}
