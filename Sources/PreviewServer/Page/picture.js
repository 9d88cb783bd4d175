// One drawing in its frame.
import { standardOf } from "./axes.js";
import { CardDrawing } from "./card-drawing.js";
import { targetStyle, TargetLayer } from "./card-targets.js";
import { make } from "./dom.js";
import { Gliding } from "./gliding.js";
import { markStyle, Outlines } from "./marks.js";
import { PartTree } from "./parts.js";
import { Scrolling } from "./scrolling.js";
import { frameWidths } from "./settings.js";
import { axisNamed, current, deviceNamed, store } from "./state.js";
import { short } from "./values.js";

/** @typedef {import("./messages.js").Drawing & { version: number } } DrawnView */

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

export class Picture {
  #drawing = new CardDrawing();
  #ground = "";
  /** Whether its lines run from right to left. */
  isMirrored = false;
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
  /** Whether that is a scenario on its own device. */
  isReplayed = false;
  /** What tells it from the other pictures of its device. */
  appearance = "";
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
  gliding = new Gliding(this);
  #outlines = new Outlines();
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
    this.root.append(this.#outlines.element, this.touch.element);
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
    return Boolean(this.#drawing.element && this.size[0]);
  }

  /**
   * Takes over what the server has drawn.
   * @param {DrawnView} view
   */
  update({ version, size, ground, direction, svg, parts, scrollers, readingLine, targets }) {
    this.version = version;
    this.size = size;
    this.#ground = ground;
    this.isMirrored = direction === "rtl";
    if (parts) this.tree = new PartTree(parts);
    if (parts || scrollers) this.scrolling = new Scrolling(this.tree, scrollers ?? [], this.scrolling);
    if (targets) this.#targets = targets;
    if (targets) this.showTargets();
    if (this.#arriving) this.scrolling.restore(this.#arriving.moved);
    this.swipe?.place();
    if (svg != null) {
      const isFirst = !this.#drawing.element;
      this.#drawing.show(svg, readingLine ?? []);
      if (isFirst && this.#drawing.element) this.root.prepend(this.#drawing.element);
    }
    this.#move();
  }

  /** Shows what can be touched, while the card is played; the server does not tell the same twice. */
  showTargets() {
    const hadMenu = this.touch.hasMenu;
    // Above a scene lie none, also where one has come in the place of a card.
    this.touch.show(store.state.playing && !current()?.isScene ? this.#targets : []);
    this.#isMenuNew = this.touch.hasMenu && !hadMenu;
    this.touch.place(this.scrolling, store.state.zoom);
  }

  /** Sizes the drawing and its frame in pixels. */
  layOut() {
    if (!this.isDrawn) return;
    const { zoom, settings } = store.state;
    this.#drawing.size(this.size[0] * zoom, this.size[1] * zoom);
    const device = deviceNamed(this.device.device);
    const height = device ? (isTurned(this.device) ? device.width : device.height) : this.size[1];
    const visible = this.playedSize?.[1] ?? (settings.wholeScreen ? height : Math.min(this.size[1], height));
    const [shownWidth, shownHeight] = this.shownSize.map((length) => `${length * zoom}px`);
    Object.assign(this.canvas.style, { width: shownWidth, height: this.playedSize ? shownHeight : "" });
    Object.assign(this.frame.style, {
      width: shownWidth, height: `${visible * zoom}px`, borderRadius: `${Math.max(6, 18 * zoom)}px`, background: this.#ground,
    });
    this.grip.setAttribute("aria-valuenow", String(Math.round(this.size[0])));
    this.grip.setAttribute("aria-valuetext", `${Math.round(this.size[0])} points`);
    const screen = this.isReplayed && `Replay on ${this.shownSize.map(short).join(" × ")}`;
    this.caption.textContent = [this.appearance, screen].filter(Boolean).join(" · ");
    this.caption.hidden = !this.caption.textContent;
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
    this.#drawing.move(this.scrolling);
    this.touch.place(this.scrolling, store.state.zoom);
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
   * @param {Pick<MouseEvent, "clientX" | "clientY">} event
   * @returns {[x: number, y: number]}
   */
  point({ clientX, clientY }) {
    const box = this.canvas.getBoundingClientRect();
    const { zoom } = store.state;
    return [(clientX - box.left) / zoom, (clientY - box.top) / zoom];
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
    this.gliding.halt();
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
    const { parts } = this.tree;
    const scroller = this.scrolling.scrollerOf(parts[index].parent);
    // The screen of a phone does not scroll as a whole: what a scene has below its edge is pointed at.
    const isScreen = Boolean(current()?.isScene);
    if (isScreen && (scroller == null || parts[scroller].parent == null)) return;
    this.scrolling.reveal(index);
    this.#move();
    const seen = this.scrolling.seen(index);
    if (!seen || isScreen) return;
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
    if (scroller != null) this.gliding.settle(scroller, 0);
  }

  /** Draws the outlines above the picture. */
  mark() {
    this.#outlines.show(this);
  }
}
