// Outlines above a picture: what is chosen, pointed at, wrong, and at the editor’s cursor.
import { make } from "./dom.js";
import { current, store } from "./state.js";
import { clamp, sameRange, short } from "./values.js";

/** What stands in the shadow of a picture’s canvas. */
export const markStyle = new CSSStyleSheet();
markStyle.replaceSync(`
  :host { position: relative; }
  svg { display: block; user-select: none; -webkit-user-select: none; }
  .marks { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
  .marks div { position: absolute; border-radius: 3px; }
  .hover { outline: 1px solid #0b62c4; background: rgb(11 98 196 / 0.08); }
  .cursor { outline: 1.5px dashed #7a3fd1; outline-offset: 2px; box-shadow: 0 0 0 4px rgb(255 255 255 / 0.45); }
  .chosen { outline: 2px solid #0b62c4; outline-offset: 1px; box-shadow: 0 0 0 4px rgb(255 255 255 / 0.6); }
  .twin { outline: 1px solid #0b62c4; outline-offset: 1px; }
  .finding { outline: 1.5px dotted currentColor; outline-offset: 1px; }
  .finding::after { content: ""; position: absolute; top: -5px; inset-inline-end: -5px; width: 9px; height: 9px;
    border: 1.5px solid #fff; border-radius: 50%; background: currentColor; }
  .error { color: #c3222f; } .warning { color: #b26a00; } .information { color: #0b62c4; }
  .tag { padding: 1px 6px; border-radius: 3px; background: #0b62c4; color: #fff; font: 11px/16px system-ui, sans-serif;
    white-space: nowrap; }
  .tag b { font-weight: 600; }
  :is(svg, .marks):has(~ div > .layers > *) { display: none; }
  .layers, .layer, .room, .guides { position: absolute; inset: 0; pointer-events: none; }
  .layers, .guides { overflow: hidden; }
  .layer { will-change: translate, opacity; }
  .layer > svg { position: absolute; inset: 0; overflow: visible; }
  .guides div { position: absolute; box-sizing: border-box; font: 11px/1.3 system-ui, sans-serif; }
  .guides span { padding: 1px 6px; border-radius: 3px; background: var(--guide, #1b2026); color: #fff; white-space: nowrap; }
  .basin { border-top: 1.5px solid var(--guide); background: color-mix(in srgb, var(--guide) 16%, transparent); }
  .order-number { --guide: #0b62c4; }
  .extended, .covered { --guide: #0b62c4; } .peaking, .padding { --guide: #7a3fd1; } .collapsed { --guide: #8a5200; }
  .inset { border: 1.5px dashed var(--guide); } .safe { --guide: #c3222f; }
  .order { --guide: #0b62c4; outline: 1px solid var(--guide); outline-offset: -1px; }
  .touch { border-radius: 50%; border: 2px solid #fff; background: rgb(11 98 196 / 0.45); box-shadow: 0 0 4px rgb(0 0 0 / 0.5); }
  .focus, .targets button:focus-visible { outline: 3px solid #0b62c4; outline-offset: 1px; border-radius: 10px;
    box-shadow: 0 0 0 5px rgb(255 255 255 / 0.7); } `);

/**
 * An outline.
 * @typedef {object} Mark
 * @property {number | null | undefined} part what it outlines; nothing is drawn for none
 * @property {string} className
 * @property {string | null | undefined} [text] what stands above it, before the measures
 */

/** How far an outline reaches beyond its part, and how high a tag is, in pixels. */
const [reach, tagHeight] = [3, 18];

/**
 * The elements for some outlines.
 * @param {Mark[]} marks
 * @param {import("./scrolling.js").Scrolling} scrolling where parts are seen
 * @param {import("./messages.js").Size} size of the drawing in points
 * @param {number} zoom
 * @param {number} foot of what is seen of a scene, in pixels: what lies below it is pointed at
 */
function markElements(marks, scrolling, size, zoom, foot) {
  const [width, height] = size.map((length) => length * zoom);
  return marks.flatMap(({ part, className, text }) => {
    const there = part == null ? undefined : scrolling.tree.parts[part];
    if (part == null || !there) return [];
    const [x, y] = scrolling.place(part, there.frame[0], there.frame[1]);
    if (y * zoom >= foot) {
      const pointer = make("div", { class: "tag" }, make("b", {}, text ?? ""), " ↓ below the edge");
      Object.assign(pointer.style, { left: `${clamp(x * zoom, 0, Math.max(0, width - 190))}px`, top: `${foot - 24}px` });
      return text ? [pointer] : [];
    }
    const seen = scrolling.seen(part);
    if (!seen) return [];
    // What takes up the whole drawing is outlined within its edges.
    const [left, top] = [Math.max(reach, seen[0] * zoom), Math.max(reach, seen[1] * zoom)];
    const right = Math.min(width - reach, (seen[0] + seen[2]) * zoom);
    const bottom = Math.min(height - reach, (seen[1] + seen[3]) * zoom);
    const mark = make("div", { class: className });
    Object.assign(mark.style, { left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` });
    if (!text) return [mark];
    const { frame } = there;
    const tag = make("div", { class: "tag" }, make("b", {}, text), ` ${short(frame[2])} × ${short(frame[3])}`);
    const room = Math.max(0, width - 150);
    const above = top - tagHeight - reach;
    const isBelow = above < -1 && bottom + 4 + tagHeight <= height;
    Object.assign(tag.style, { left: `${clamp(left - 1, 0, room)}px`, top: `${isBelow ? bottom + 4 : Math.max(0, above)}px` });
    return [mark, tag];
  });
}

/** The outlines above one picture. */
export class Outlines {
  element = make("div", { class: "marks", "aria-hidden": "true" });
  /** Findings as they are outlined, and the part at the editor’s cursor. */
  #findings = /** @type {Mark[]} */ ([]);
  #cursor = /** @type {number | null} */ (null);

  /** @param {import("./picture.js").Picture} picture */
  show({ frame, hovered, id, isDrawn, scrolling, size, tree, version }) {
    const { cursor, playing, selection, settings, zoom } = store.state;
    const shown = current();
    // Ranges are those of the newest text; while the picture is older, outlines stay where they were.
    if (version === shown?.version) {
      /** @param {import("./messages.js").Range} range */
      const part = (range) => tree.find(range) ?? tree.findAround(range);
      this.#findings = (shown.findings ?? []).map(({ range, severity }) => ({ part: part(range), className: `finding ${severity}` }));
      this.#cursor = cursor && !sameRange(cursor, selection?.range) ? part(cursor) : null;
    }
    /** @type {Mark[]} */
    const marks = [...(settings.overlays.includes("findings") ? this.#findings : []), { part: this.#cursor, className: "cursor" }];
    if (selection) {
      const isMine = selection.view === id;
      const part = isMine && selection.part != null ? selection.part : tree.find(selection.range);
      marks.push({ part, className: isMine ? "chosen" : "twin", text: isMine ? selection.element : null });
    }
    if (hovered != null && hovered !== selection?.part) {
      marks.push({ part: hovered, className: "hover", text: tree.parts[hovered]?.element });
    }
    const foot = shown?.isScene ? frame.scrollTop + frame.clientHeight : Infinity;
    this.element.replaceChildren(...(isDrawn && !playing ? markElements(marks, scrolling, size, zoom, foot) : []));
  }
}
