// The parts of a drawing as a tree: which stands for an element, which is read after which.
import { sameRange } from "./values.js";

/** @typedef {import("./messages.js").Part} Part */
/** @typedef {import("./messages.js").Range} Range */

/** Roles of rows, which have the source of what they hold or of what holds them. */
const rows = new Set(["header", "body", "footer", "page"]);

export class PartTree {
  /** @type {Map<string, number[]>} */
  #byRange = new Map();
  /** @type {number[] | undefined} */
  #reading;

  /** @param {Part[]} parts in preorder */
  constructor(parts) {
    this.parts = parts;
    parts.forEach(({ source }, index) => {
      if (!source || this.whole(index) !== index) return;
      const key = source.join("-");
      this.#byRange.set(key, [...(this.#byRange.get(key) ?? []), index]);
    });
  }

  /**
   * The parts around part `index`, innermost first.
   * @param {number | null | undefined} index
   */
  *around(index) {
    let part = index == null ? undefined : this.parts[index]?.parent;
    while (part != null) {
      yield part;
      part = this.parts[part].parent;
    }
  }

  /**
   * The part that stands for the element of part `index`: the outermost of its own parts, without rows around it.
   * @param {number} index
   */
  whole(index) {
    /** @type {number | undefined} */
    let part = index;
    while (part != null && !this.parts[part].source) part = this.parts[part].parent;
    if (part == null) return null;
    let whole = part;
    const { source } = this.parts[part];
    for (let outer = this.parts[part].parent; outer != null; outer = this.parts[outer].parent) {
      if (!sameRange(this.parts[outer].source, source)) break;
      if (!rows.has(this.parts[outer].role ?? "")) whole = outer;
    }
    return whole;
  }

  /**
   * The part drawn for the element at `range`: the outermost one; or null.
   * @param {Range | null | undefined} range
   */
  find(range) {
    return range ? (this.#byRange.get(range.join("-"))?.[0] ?? null) : null;
  }

  /**
   * The smallest part whose element holds `range`, or null.
   * @param {Range} range
   */
  findAround(range) {
    /** @type {number | null} */
    let best = null;
    let length = Infinity;
    this.parts.forEach(({ source }, index) => {
      if (!source || source[0] > range[0] || source[1] < range[1] || source[1] - source[0] >= length) return;
      best = index;
      length = source[1] - source[0];
    });
    return /** @type {number | null} */ (best);
  }

  /**
   * The part of the element around that of part `index`, or null.
   * @param {number | null} index
   */
  outer(index) {
    if (index == null) return null;
    for (const part of this.around(index)) {
      const { source } = this.parts[part];
      if (source && !sameRange(source, this.parts[index].source)) return this.find(source);
    }
    return null;
  }

  /** Parts that stand in the file, each element once, as they are read; what holds others comes before them. */
  get reading() {
    return (this.#reading ??= this.#order());
  }

  #order() {
    const rank = this.parts.map((part) => part.readingOrder ?? Infinity);
    for (let index = rank.length - 1; index > 0; index -= 1) {
      const { parent } = this.parts[index];
      if (parent != null) rank[parent] = Math.min(rank[parent], rank[index]);
    }
    rank.forEach((value, index) => {
      if (value === Infinity) rank[index] = index ? rank[index - 1] : 0;
    });
    return [...this.#byRange.values()].flat().sort((a, b) => rank[a] - rank[b] || a - b);
  }

  /**
   * The label or the text of part `index`, for those who hear it; empty when it has none.
   * @param {number} index
   */
  description(index) {
    const { source, label } = this.parts[index];
    if (label) return label;
    const part = this.parts.find((other) => sameRange(other.source, source) && other.lines);
    return part?.lines?.map((line) => line.text).join(" ") ?? "";
  }

  /**
   * The part nearest to `from` that is the first of an element called `element`, or null.
   * @param {string} element
   * @param { { range: Range | null, part: number | null } } from
   */
  nearest(element, from) {
    /** @param {number} part */
    const distance = (part) =>
      Math.abs((this.parts[part].source?.[0] ?? 0) - (from.range?.[0] ?? 0)) + Math.abs(part - (from.part ?? 0)) / 1e6;
    const found = this.reading.filter((part) => this.parts[part].element === element);
    return found.sort((a, b) => distance(a) - distance(b))[0] ?? null;
  }

  /**
   * Where a chosen element is in these parts, those of `view`: where it was, or the nearest one of its name; null when it
   * is not there. The very same object when nothing about it has changed.
   * @param {import("./state.js").Selection} selection
   * @param {string} view
   */
  followed(selection, view) {
    const { element } = selection;
    let part = selection.part;
    if (part == null || this.parts[part]?.element !== element) part = this.nearest(element, selection);
    const range = part == null ? null : this.parts[part].source;
    if (part == null || !range || (selection.part == null && !sameRange(range, selection.range))) return null;
    const isSame = part === selection.part && view === selection.view && sameRange(range, selection.range);
    return isSame ? selection : { view, part, element, range };
  }
}
