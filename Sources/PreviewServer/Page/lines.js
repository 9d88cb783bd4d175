// Drawings as lines of text: where two of them differ. The server writes each tag on a line of its own, indented by two
// spaces for each element around it, up to twenty of them.
import { sameEnds } from "./values.js";

const deepest = 40;

/** @param {string} line */
const indentation = (line) => line.length - line.trimStart().length;
/** @param {string} line */
const opens = (line) => line.endsWith(">") && !line.endsWith("/>") && !line.includes("</");
/** @param {string} line */
const closes = (line) => line.trimStart().startsWith("</");
/**
 * Whether an element that is indented by `indent` begins with `line`.
 * @param {string} line
 * @param {number} indent
 */
const begins = (line, indent) => indentation(line) === indent && !closes(line);

/**
 * Whether every line of `text` begins with a tag: no text or value goes over several.
 * @param {string} text
 */
const isRegular = (text) => !/\n *[^< ]/.test(text);

/**
 * Whether `lines` are whole elements beside each other.
 * @param {string[]} lines
 */
function isWhole(lines) {
  let depth = 0;
  for (const line of lines) {
    if (closes(line)) depth -= 1;
    else if (opens(line)) depth += 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/**
 * What differs: from line `start` on, elements that are indented by `indent`.
 * @typedef {object} Difference
 * @property {number} start
 * @property {number} indent
 * @property {string[]} gone
 * @property {string[]} come
 */

/**
 * The lines that differ, as few whole elements of one parent as hold them; null for all.
 * @param {string[]} old
 * @param {string[]} fresh
 * @returns {Difference | null}
 */
function difference(old, fresh) {
  let { head: start, tail } = sameEnds(old, fresh, (a, b) => a === b);
  // Level by level outwards; a change that needs many steps is as good as a new drawing.
  for (let step = 0; step < 64; step += 1) {
    const gone = old.slice(start, old.length - tail);
    const come = fresh.slice(start, fresh.length - tail);
    const indent = [...gone, ...come].reduce((least, line) => Math.min(least, indentation(line)), deepest);
    if (indent < 2 || indent >= deepest) return null;
    if ([gone, come].some((lines) => lines.length && !begins(lines[0], indent))) {
      do start -= 1;
      while (start > 0 && indentation(old[start]) >= indent && !begins(old[start], indent));
    } else if (isWhole(gone) && isWhole(come)) {
      return { start, indent, gone, come };
    } else {
      let next;
      do {
        next = indentation(old[old.length - tail]);
        tail -= 1;
      } while (tail > 0 && next > indent);
    }
    if (start <= 0 || tail <= 0) return null;
  }
  return null;
}

/**
 * Where line `at` stands: the indices of the elements to go through from the outermost, and last how many elements stand
 * before the line in the innermost of them.
 * @param {string[]} lines
 * @param {number} at
 * @param {number} indent
 */
function pathTo(lines, at, indent) {
  const counts = [0];
  let level = indent;
  for (let index = at - 1; index > 0; index -= 1) {
    const here = indentation(lines[index]);
    if (here < level) {
      level = here;
      counts.unshift(0);
    } else if (begins(lines[index], level)) counts[0] += 1;
  }
  return counts;
}

/**
 * What to do to a drawing so that it becomes another.
 * @typedef {object} Patch
 * @property {number[]} path the indices of elements from the drawing to the parent of what changes, and then of the first
 *   of its children that goes
 * @property {number} count how many of its children go
 * @property {string} markup what comes in their place
 */

/**
 * What makes the drawing `fresh` of the drawing `old`; null when that cannot be told.
 * @param {string} old
 * @param {string} fresh
 * @returns {Patch | null}
 */
export function patchBetween(old, fresh) {
  if (!isRegular(old) || !isRegular(fresh)) return null;
  const lines = old.split("\n");
  const found = difference(lines, fresh.split("\n"));
  if (!found) return null;
  return {
    path: pathTo(lines, found.start, found.indent),
    count: found.gone.filter((line) => begins(line, found.indent)).length,
    markup: found.come.join("\n"),
  };
}
