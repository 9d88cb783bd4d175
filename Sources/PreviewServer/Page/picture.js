// One drawing in its frame.
import { standardOf } from "./axes.js";
import { targetStyle, TargetLayer } from "./card-targets.js";
import { make } from "./dom.js";
import { updated } from "./drawing.js";
import { markElements, markStyle } from "./marks.js";
import { PartTree } from "./parts.js";
import { Scrolling } from "./scrolling.js";
import { frameWidths } from "./settings.js";
import { axisNamed, current, deviceNamed, store } from "./state.js";
import { clamp, sameRange } from "./values.js";

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

/**
 * How a picture was left: how far it was scrolled, what in it was, and what had the focus.
 * @typedef {object} Place
 * @property {number} top
 * @property {Map<number, { x: number, y: number }>} moved
 * @property {string | undefined} focused
 */

/**
 * How long a carousel takes to come to rest, and how far ahead its speed is looked at, in milliseconds; how far it is thrown
 * at most, in points.
 */
const settling = { time: 260, ahead: 160, most: 400 };

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
  /** What people call it. */
  name = "";
  /** The version of the text that is drawn. */
  version = 0;
  /** @type {import("./messages.js").Size} */
  size = [0, 0];
  /**
   * How large what is played in it is, where something is.
   * @type {import("./messages.js").Size | null}
   */
  playedSize = null;
  tree = new PartTree([]);
  scrolling = new Scrolling(this.tree, []);
  /** @type {number | null} */
  hovered = null;
  /** What can be touched while the card is played. */
  touch = new TargetLayer();
  /** @type {import("./messages.js").Target[]} */
  #targets = [];
  /** @type {import("./cell-swipe.js").CellSwipe | null} the cell that is moved aside */
  swipe = null;
  #gliding = 0;
  /** @type {Place | null} where to go once what is there is drawn */
  #arriving = null;
  #isMenuNew = false;

  /**
   * @param {string} id of the view
   * @param {import("./settings.js").DeviceSetting} device
   */
  constructor(id, device) {
    this.id = id;
    this.device = device;
    this.canvas = make("div", { class: "canvas", tabindex: -1, role: "application", "aria-roledescription": "card picture" });
    this.root = this.canvas.attachShadow({ mode: "open" });
    this.root.adoptedStyleSheets = [markStyle, targetStyle];
    this.marks = make("div", { class: "marks", "aria-hidden": "true" });
    this.root.append(this.marks, this.touch.element);
    this.frame = make("div", { class: "frame" }, this.canvas);
    this.caption = make("figcaption");
    this.grip = make("div", {
      class: "grip", role: "slider", tabindex: 0, "aria-orientation": "horizontal", "aria-label": "Width of the frame",
      "aria-valuemin": frameWidths.least, "aria-valuemax": frameWidths.most,
      title: "Drag to change the width; double-click for the device’s own",
    });
    this.element = make("figure", { class: "picture", "data-view": id }, this.frame, this.grip, this.caption);
  }

  /** How large what is seen is. */
  get shownSize() {
    return this.playedSize ?? this.size;
  }

  /** Whether something is drawn. */
  get isDrawn() {
    return Boolean(this.#svg && this.size[0]);
  }

  /**
   * Takes over what the server has drawn.
   * @param {DrawnView} view
   */
  update({ version, size, ground, svg, parts, scrollers, readingLine, targets }) {
    this.version = version;
    this.size = size;
    this.#ground = ground;
    if (parts) this.tree = new PartTree(parts);
    if (parts || scrollers) this.scrolling = new Scrolling(this.tree, scrollers ?? [], this.scrolling);
    if (targets) this.#targets = targets;
    if (targets) this.showTargets();
    if (this.#arriving) this.scrolling.restore(this.#arriving.moved);
    this.swipe?.place();
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

  /** Shows what can be touched, while the card is played; the server does not tell the same twice. */
  showTargets() {
    const hadMenu = this.touch.hasMenu;
    this.touch.show(store.state.playing ? this.#targets : []);
    this.#isMenuNew = this.touch.hasMenu && !hadMenu;
    this.touch.place(this.scrolling, store.state.zoom);
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
    const visible = this.playedSize?.[1] ?? (settings.wholeScreen ? screen : Math.min(this.size[1], screen));
    const [shownWidth, shownHeight] = this.shownSize.map((length) => `${length * zoom}px`);
    Object.assign(this.canvas.style, { width: shownWidth, height: this.playedSize ? shownHeight : "" });
    Object.assign(this.frame.style, {
      width: shownWidth, height: `${visible * zoom}px`, borderRadius: `${Math.max(6, 18 * zoom)}px`, background: this.#ground,
    });
    this.grip.setAttribute("aria-valuenow", String(Math.round(this.size[0])));
    this.grip.setAttribute("aria-valuetext", `${Math.round(this.size[0])} points`);
    this.touch.place(this.scrolling, zoom);
    this.mark();
    if (this.#arriving) this.frame.scrollTop = this.#arriving.top;
    this.#arriving = null;
    const entry = this.#isMenuNew ? this.touch.menuPart : null;
    this.#isMenuNew = false;
    const menu = entry == null ? null : this.tree.parts[entry]?.parent;
    if (menu != null) this.reveal(menu);
  }

  /** Puts what scrolls to where it has been moved. */
  #move() {
    for (const element of this.#moving) {
      const { x, y } = this.scrolling.moved(Number(element.dataset["scroller"]));
      element.style.translate = x || y ? `${x}px ${y}px` : "";
    }
    this.touch.place(this.scrolling, store.state.zoom);
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

  /**
   * Puts what part `index` holds to `x` points to the right of where it is drawn, however far that is.
   * @param {number} index
   * @param {number} x
   */
  put(index, x) {
    this.scrolling.put(index, x);
    this.#move();
  }

  /**
   * How far what is called `target` is scrolled; undefined where it is not, or not there.
   * @param {string} target
   */
  shift(target) {
    const part = this.touch.target(target)?.part;
    if (part == null) return undefined;
    const [x, y] = this.scrolling.place(part, 0, 0);
    return x || y ? { view: this.id, x, y } : undefined;
  }

  /**
   * Where an event is on the picture, in points.
   * @param {MouseEvent} event
   * @returns {[x: number, y: number]}
   */
  point(event) {
    const box = this.canvas.getBoundingClientRect();
    const { zoom } = store.state;
    return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
  }

  /**
   * Brings what scrolls in part `index` to rest that moves this fast to the right, in points a millisecond.
   * @param {number} index
   * @param {number} velocity
   */
  settle(index, velocity) {
    this.glide(index, this.restNear(index, velocity) - this.scrolling.moved(index).x);
  }

  /**
   * Where what part `index` holds comes to rest that moves this fast.
   * @param {number} index
   * @param {number} velocity
   */
  restNear(index, velocity) {
    const { x } = this.scrolling.moved(index);
    return this.scrolling.stopNear(index, x + clamp(velocity * settling.ahead, -settling.most, settling.most)) ?? x;
  }

  /**
   * Goes on by one card in what scrolls around `part`, or in what there is to scroll.
   * @param {number} direction
   * @param {number | undefined} part
   */
  step(direction, part) {
    const index = this.scrolling.scrollerOf(part) ?? this.scrolling.scrollers.keys().next().value;
    if (index == null) return;
    const { x } = this.scrolling.moved(index);
    this.glide(index, this.scrolling.stopAfter(index, direction) - x);
  }

  /**
   * Moves what part `index` holds by `distance` points to the right, in a moment or at once for those who want no motion.
   * @param {number} index
   * @param {number} distance
   * @param {() => void} [after]
   */
  glide(index, distance, after) {
    this.halt();
    const time = distance && !matchMedia("(prefers-reduced-motion: reduce)").matches ? settling.time : 0;
    const start = performance.now();
    const { x } = this.scrolling.moved(index);
    const step = () => {
      const share = time ? Math.min(1, (performance.now() - start) / time) : 1;
      this.put(index, x + distance * (1 - (1 - share) ** 3));
      if (share < 1) this.#gliding = requestAnimationFrame(step);
      else after?.();
    };
    step();
  }

  /** Leaves what glides where it is. */
  halt() {
    cancelAnimationFrame(this.#gliding);
  }

  /** How it is left. */
  leave() {
    return { top: this.frame.scrollTop, moved: this.scrolling.moves, focused: this.touch.focused?.dataset["target"] };
  }

  /**
   * Goes to where it was left, or to the beginning: at once, and again when what is there is drawn.
   * @param {Place} [place]
   */
  arrive(place = { top: 0, moved: new Map(), focused: undefined }) {
    if (this.touch.focused) this.canvas.focus({ preventScroll: true });
    this.touch.wanted = place.focused;
    this.swipe = null;
    this.halt();
    this.#arriving = place;
    this.scrolling.restore(place.moved);
    this.#move();
    this.frame.scrollTop = place.top;
  }

  /**
   * Scrolls until the part of the element at `range` is seen, if there is one.
   * @param {import("./messages.js").Range} range
   */
  show(range) {
    const part = this.tree.find(range);
    if (part != null) this.reveal(part);
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
    const { scrollTop, clientHeight } = this.frame;
    if (top < scrollTop) this.frame.scrollTop = top - 40;
    else if (bottom > scrollTop + clientHeight) this.frame.scrollTop = Math.min(top - 40, bottom + 20 - clientHeight);
  }

  /**
   * Scrolls until part `index` is seen, to where what scrolls comes to rest.
   * @param {number} index
   */
  bring(index) {
    this.reveal(index);
    const scroller = this.scrolling.scrollerOf(index);
    if (scroller != null) this.settle(scroller, 0);
  }

  /** Draws the outlines above the picture. */
  mark() {
    const { cursor, playing, selection, settings, zoom } = store.state;
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
    this.marks.replaceChildren(...(this.#svg && !playing ? markElements(marks, this.scrolling, this.size[0], zoom) : []));
  }
}
