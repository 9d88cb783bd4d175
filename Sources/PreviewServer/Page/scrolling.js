// What scrolls inside a drawing: the rows of a carousel, a map. How far, the server says.
import { clamp } from "./values.js";
/** @typedef {import("./messages.js").Frame} Frame */
/** @typedef {import("./messages.js").Scroller} Scroller */
/** @typedef {import("./parts.js").PartTree} PartTree */

/** How far something has been moved, in points. */
const still = { x: 0, y: 0 };

export class Scrolling {
  /** How far the contents of parts have been moved, by the parts' indices. */
  #moved = /** @type {Map<number, { x: number, y: number }>} */ (new Map());

  /**
   * @param {PartTree} tree
   * @param {Scroller[]} scrollers
   * @param {Scrolling} [before] as it was with the drawing before
   */
  constructor(tree, scrollers, before) {
    this.tree = tree;
    this.scrollers = new Map(scrollers.map((scroller) => [scroller.part, scroller]));
    if (!before) return;
    this.#moved = before.#moved;
    for (const part of this.scrollers.keys()) this.scroll(part, 0, 0);
  }

  /**
   * How far the contents of part `index` have been moved.
   * @param {number} index
   */
  moved(index) {
    return (this.scrollers.has(index) && this.#moved.get(index)) || still;
  }

  /**
   * Moves what part `index` holds by a distance in points; returns whether anything moved.
   * @param {number} index
   * @param {number} dx
   * @param {number} dy
   */
  scroll(index, dx, dy) {
    const limits = this.scrollers.get(index);
    if (!limits) return false;
    const old = this.#moved.get(index) ?? still;
    const fresh = { x: clamp(old.x + dx, 0 - limits.left, limits.right), y: clamp(old.y + dy, 0 - limits.up, limits.down) };
    this.#moved.set(index, fresh);
    return fresh.x !== old.x || fresh.y !== old.y;
  }

  /**
   * Puts what part `index` holds to `x` points to the right of where it is drawn.
   * @param {number} index
   * @param {number} x
   */
  put(index, x) {
    this.#moved.set(index, { x, y: this.moved(index).y });
  }

  /** How far everything has been moved, by the parts. */
  get moves() {
    return new Map(this.#moved);
  }

  /**
   * Moves everything to where it was.
   * @param {Map<number, { x: number, y: number }>} moves
   */
  restore(moves) {
    this.#moved.clear();
    for (const [part, place] of moves) this.#moved.set(part, place);
    for (const part of this.scrollers.keys()) this.scroll(part, 0, 0);
  }

  /**
   * The innermost part around part `index`, or that part itself, that scrolls; or undefined.
   * @param {number | null | undefined} index
   */
  scrollerOf(index) {
    if (index == null || !this.scrollers.size) return undefined;
    return [index, ...this.tree.around(index)].find((part) => this.scrollers.has(part));
  }

  /**
   * Where a place in part `index` has been moved to.
   * @param {number} index
   * @param {number} x
   * @param {number} y
   */
  place(index, x, y) {
    for (const part of this.tree.around(index)) {
      const { x: dx, y: dy } = this.moved(part);
      [x, y] = [x + dx, y + dy];
    }
    return [x, y];
  }

  /**
   * Where what part `index` holds comes to rest when it is let go at `x`; undefined where that is anywhere.
   * @param {number} index
   * @param {number} x
   */
  stopNear(index, x) {
    return this.#stops(index).sort((a, b) => Math.abs(a - x) - Math.abs(b - x))[0];
  }

  /**
   * Where what part `index` holds comes to rest after one step: to what lies at its right for 1, at its left for -1.
   * @param {number} index
   * @param {number} direction
   */
  stopAfter(index, direction) {
    const { x } = this.moved(index);
    const ahead = this.#stops(index).filter((stop) => (x - stop) * direction > 1);
    return ahead.sort((a, b) => Math.abs(a - x) - Math.abs(b - x))[0] ?? x - direction * 60;
  }

  /** @param {number} index */
  #stops(index) {
    const limits = this.scrollers.get(index);
    return (limits?.stops ?? []).map((stop) => clamp(stop, 0 - (limits?.left ?? 0), limits?.right ?? 0));
  }

  /**
   * Where part `index` is seen, or a `frame` in its place; null when all of it is scrolled away.
   * @param {number} index
   * @param {Frame} [frame]
   * @returns {Frame | null}
   */
  seen(index, frame = this.tree.parts[index].frame) {
    const { parts } = this.tree;
    if (!this.scrollers.size) return frame;
    let [x, y, width, height] = frame;
    for (const part of this.tree.around(index)) {
      if (!this.scrollers.has(part)) continue;
      const { x: dx, y: dy } = this.moved(part);
      const [left, top, room, depth] = parts[part].frame;
      const [right, bottom] = [Math.min(x + dx + width, left + room), Math.min(y + dy + height, top + depth)];
      [x, y] = [Math.max(x + dx, left), Math.max(y + dy, top)];
      [width, height] = [right - x, bottom - y];
      if (width <= 0 || height <= 0) return null;
    }
    return [x, y, width, height];
  }

  /**
   * Everything that is seen at a point, in front first.
   * @param {number} x
   * @param {number} y
   */
  *hits(x, y) {
    for (let index = this.tree.parts.length - 1; index >= 0; index -= 1) {
      const frame = this.seen(index);
      if (!frame || !frame[2] || !frame[3]) continue;
      if (x >= frame[0] && y >= frame[1] && x <= frame[0] + frame[2] && y <= frame[1] + frame[3]) yield index;
    }
  }

  /**
   * The parts at a point that stand for elements, in front first.
   * @param {number} x
   * @param {number} y
   */
  partsAt(x, y) {
    /** @type {Set<number>} */
    const found = new Set();
    for (const index of this.hits(x, y)) {
      const whole = this.tree.whole(index);
      if (whole != null) found.add(whole);
    }
    return [...found];
  }

  /**
   * The part that a drag or a wheel at a point scrolls, or undefined.
   * @param {number} x
   * @param {number} y
   */
  scrollerAt(x, y) {
    if (!this.scrollers.size) return undefined;
    const { value } = this.hits(x, y).next();
    return this.scrollerOf(/** @type {number | undefined} */ (value));
  }

  /**
   * Scrolls until part `index` is seen.
   * @param {number} index
   */
  reveal(index) {
    const { parts } = this.tree;
    const scroller = this.scrollerOf(parts[index].parent);
    if (scroller == null) return;
    const [x, y, width, height] = parts[index].frame;
    const [left, top, room, depth] = parts[scroller].frame;
    const offset = this.moved(scroller);
    this.scroll(scroller, missing(x + offset.x, width, left, room), missing(y + offset.y, height, top, depth));
  }
}

/**
 * How far something is to be moved to be seen in some room.
 * @param {number} start
 * @param {number} length
 * @param {number} low
 * @param {number} room
 */
function missing(start, length, low, room) {
  if (start < low || length > room) return low - start;
  return start + length > low + room ? low + room - start - length : 0;
}
