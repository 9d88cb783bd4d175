// What comes of a view: of the drawing before, and between two frames of the screen.

/** @typedef {import("./messages.js").Drawing} Drawing */
/** @typedef {import("./messages.js").Part} Part */

/**
 * What came last of each view, by its id.
 * @type {Map<string, { svg: string, parts: Part[] }>}
 */
const held = new Map();

/**
 * Forgets what came of views that are not wanted any more: should they come again, they come as a whole.
 * @param {string[]} wanted
 */
export function forgetOthers(wanted) {
  for (const id of held.keys()) if (!wanted.includes(id)) held.delete(id);
}

/**
 * The drawing `svg` with other lines.
 * @param {string} svg
 * @param {import("./messages.js").LineChange[]} changes
 */
function changed(svg, changes) {
  const lines = svg.split("\n");
  /** @type {string[]} */
  let made = [];
  let next = 0;
  for (const { line, count, text } of changes) {
    made = made.concat(lines.slice(next, line), text.split("\n").slice(0, -1));
    next = line + count;
  }
  return made.concat(lines.slice(next)).join("\n");
}

/**
 * What has become of `parts`.
 * @param {Part[]} parts
 * @param {import("./messages.js").PartsChange} change
 */
function moved(parts, { count, edit: [start, oldEnd, newEnd], indices, parts: fresh }) {
  /** @param {number} offset */
  const place = (offset) => (offset >= start && offset >= oldEnd ? offset + newEnd - oldEnd : offset);
  const made = parts.slice(0, count).map((part) => {
    const { source } = part;
    return source && source[1] >= start ? { ...part, source: /** @type {[number, number]} */ (source.map(place)) } : part;
  });
  indices.forEach((index, number) => (made[index] = fresh[number]));
  return made;
}

/**
 * What `view` tells, without reference to what came before; to be asked of each that comes, in their order.
 * @param {Drawing} view
 * @returns {Drawing}
 */
export function whole({ lines, moved: change, ...view }) {
  const last = held.get(view.id) ?? { svg: "", parts: [] };
  if (lines) view.svg = changed(last.svg, lines);
  if (change) view.parts = moved(last.parts, change);
  held.set(view.id, { svg: view.svg ?? last.svg, parts: view.parts ?? last.parts });
  return view;
}

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
