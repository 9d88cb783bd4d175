// One drawing in its frame.
import { standardOf } from "./axes.js";
import { make } from "./dom.js";
import { updated } from "./drawing.js";
import { markElements, markStyle } from "./marks.js";
import { PartTree } from "./parts.js";
import { Scrolling } from "./scrolling.js";
import { frameWidths } from "./settings.js";
import { axisNamed, current, deviceNamed, store } from "./state.js";
import { sameRange } from "./values.js";

/** @typedef {import("./messages.js").Drawing & { version: number } } DrawnView */
/** @typedef {import("./marks.js").Mark} Mark */

/**
 * Whether a device lies on its side.
 * @param {import("./settings.js").DeviceSetting} device
 */
export function isTurned({ orientation }) {
  const axis = axisNamed("orientation");
  return Boolean(axis && orientation !== standardOf(axis));
}

export class Picture {
  /** @type {SVGSVGElement | null} */
  #svg = null;
  #text = "";
  #ground = "";
  /** @type {SVGElement[]} */
  #moving = [];
  /** @type {import("./messages.js").ReadingPlace[]} */
  #readingLine = [];
  /** Findings as they are outlined, and the part at the editor’s cursor. */
  #findings = /** @type {Mark[]} */ ([]);
  #cursor = /** @type {number | null} */ (null);
  /** The version of the text that is drawn. */
  version = 0;
  /** @type {import("./messages.js").Size} */
  size = [0, 0];
  tree = new PartTree([]);
  scrolling = new Scrolling(this.tree, []);
  /** @type {number | null} */
  hovered = null;

  /**
   * @param {string} id of the view
   * @param {import("./settings.js").DeviceSetting} device
   */
  constructor(id, device) {
    this.id = id;
    this.device = device;
    this.canvas = make("div", { class: "canvas", tabindex: -1, role: "application", "aria-roledescription": "card picture" });
    this.root = this.canvas.attachShadow({ mode: "open" });
    this.root.adoptedStyleSheets = [markStyle];
    this.marks = make("div", { class: "marks", "aria-hidden": "true" });
    this.root.append(this.marks);
    this.frame = make("div", { class: "frame" }, this.canvas);
    this.caption = make("figcaption");
    this.grip = make("div", {
      class: "grip", role: "slider", tabindex: 0, "aria-orientation": "horizontal", "aria-label": "Width of the frame",
      "aria-valuemin": frameWidths.least, "aria-valuemax": frameWidths.most,
      title: "Drag to change the width; double-click for the device’s own",
    });
    this.element = make("figure", { class: "picture", "data-view": id }, this.frame, this.grip, this.caption);
  }

  /** Whether something is drawn. */
  get isDrawn() {
    return Boolean(this.#svg && this.size[0]);
  }

  /**
   * Takes over what the server has drawn.
   * @param {DrawnView} view
   */
  update({ version, size, ground, svg, parts, scrollers, readingLine }) {
    this.version = version;
    this.size = size;
    this.#ground = ground;
    if (parts) this.tree = new PartTree(parts);
    if (parts || scrollers) this.scrolling = new Scrolling(this.tree, scrollers ?? [], this.scrolling);
    if (svg != null) {
      const made = updated(this.#svg, this.#text, svg);
      if (made && !this.#svg) this.root.prepend(made);
      [this.#svg, this.#text, this.#readingLine] = [made, svg, readingLine ?? []];
      const moving = [.../** @type {NodeListOf<SVGElement>} */ (made?.querySelectorAll("[data-scroller]") ?? [])];
      for (const element of this.#moving) if (!moving.includes(element)) element.style.translate = "";
      this.#moving = moving;
    }
    this.#move();
  }

  /** Sizes the drawing and its frame in pixels. */
  layOut() {
    if (!this.#svg || !this.isDrawn) return;
    const { zoom, settings } = store.state;
    const [width, height] = this.size.map((length) => length * zoom);
    // The same value again would have the whole drawing laid out anew.
    for (const [name, length] of Object.entries({ width, height })) {
      if (this.#svg.getAttribute(name) !== String(length)) this.#svg.setAttribute(name, String(length));
    }
    const device = deviceNamed(this.device.device);
    const screen = device ? (isTurned(this.device) ? device.width : device.height) : this.size[1];
    const visible = settings.wholeScreen ? screen : Math.min(this.size[1], screen);
    this.canvas.style.width = `${width}px`;
    Object.assign(this.frame.style, {
      width: `${width}px`, height: `${visible * zoom}px`, borderRadius: `${Math.max(6, 18 * zoom)}px`, background: this.#ground,
    });
    this.grip.setAttribute("aria-valuenow", String(Math.round(this.size[0])));
    this.grip.setAttribute("aria-valuetext", `${Math.round(this.size[0])} points`);
    this.mark();
  }

  /** Puts what scrolls to where it has been moved. */
  #move() {
    for (const element of this.#moving) {
      const { x, y } = this.scrolling.moved(Number(element.dataset["scroller"]));
      element.style.translate = x || y ? `${x}px ${y}px` : "";
    }
    // The line of the reading order goes through its numbers, wherever they have moved.
    const line = this.#readingLine.length ? this.#svg?.querySelector(".overlay-reading-order > path") : null;
    const places = this.#readingLine.map(({ part, x, y }) => this.scrolling.place(part, x, y).join(" "));
    line?.setAttribute("d", `M${places.join("L")}`);
  }

  /**
   * Moves what part `index` holds by a distance in points; returns whether anything moved.
   * @param {number} index
   * @param {number} dx
   * @param {number} dy
   */
  scroll(index, dx, dy) {
    const hasMoved = this.scrolling.scroll(index, dx, dy);
    this.#move();
    return hasMoved;
  }

  /** Puts everything back to where it is drawn. */
  unscroll() {
    this.scrolling.reset();
    this.#move();
  }

  /**
   * Scrolls until part `index` is seen.
   * @param {number} index
   */
  reveal(index) {
    this.scrolling.reveal(index);
    this.#move();
    const seen = this.scrolling.seen(index);
    if (!seen) return;
    const { zoom } = store.state;
    const [top, bottom] = [seen[1] * zoom, (seen[1] + seen[3]) * zoom];
    if (top < this.frame.scrollTop || bottom > this.frame.scrollTop + this.frame.clientHeight) this.frame.scrollTop = top - 40;
  }

  /** Draws the outlines above the picture. */
  mark() {
    const { cursor, selection, settings, zoom } = store.state;
    const shown = current();
    // Ranges are those of the newest text; while the picture is older, outlines stay where they were.
    if (this.version === shown?.version) {
      /** @param {import("./messages.js").Range} range */
      const part = (range) => this.tree.find(range) ?? this.tree.findAround(range);
      this.#findings = (shown.findings ?? []).map(({ range, severity }) => ({ part: part(range), className: `finding ${severity}` }));
      this.#cursor = cursor && !sameRange(cursor, selection?.range) ? part(cursor) : null;
    }
    /** @type {Mark[]} */
    const marks = [...(settings.overlays.includes("findings") ? this.#findings : []), { part: this.#cursor, className: "cursor" }];
    if (selection) {
      const isMine = selection.view === this.id;
      const part = isMine && selection.part != null ? selection.part : this.tree.find(selection.range);
      marks.push({ part, className: isMine ? "chosen" : "twin", text: isMine ? selection.element : null });
    }
    if (this.hovered != null && this.hovered !== selection?.part) {
      marks.push({ part: this.hovered, className: "hover", text: this.tree.parts[this.hovered]?.element });
    }
    this.marks.replaceChildren(...(this.#svg ? markElements(marks, this.scrolling, this.size[0], zoom) : []));
  }
}
