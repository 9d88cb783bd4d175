// What can be touched on a card that is played: a button of the page lies over each part, so that keys and screen readers
// find it where a finger does.
import { make } from "./dom.js";

/** @typedef {import("./messages.js").Target} Target */
/** @typedef {import("./scrolling.js").Scrolling} Scrolling */

/** Roles by kind; a button has its own. */
const roles = /** @type {Record<string, string>} */ ({
  checkbox: "checkbox", radioButton: "radio", menuItem: "menuitem", link: "link",
});

/** How the buttons look; the focus is that of scenes. */
export const targetStyle = new CSSStyleSheet();
targetStyle.replaceSync(`
  .targets { position: absolute; inset: 0; overflow: clip; pointer-events: none; }
  .targets div { display: contents; }
  .targets button { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 8px; background: none; pointer-events: auto;
    cursor: pointer; touch-action: pan-y; -webkit-tap-highlight-color: transparent; }
  .targets button[aria-disabled=true], .targets .cell { cursor: default; }
  .targets:not(.moving) button:active:not([aria-disabled=true]) { background: rgb(128 128 128 / 0.16); }
  .targets .away { pointer-events: none; } `);

/** The buttons over one picture. */
export class TargetLayer {
  element = make("div", { class: "targets" });
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Map<string, HTMLElement>} the menu and the groups of radio buttons */
  #groups = new Map();
  /** @type {Target[]} */
  #targets = [];
  /** How many targets behind its button the focus goes when the menu closes. */
  stepBehindMenu = 0;
  /** @type {string | undefined} what gets the focus once it is there */
  wanted;

  /** Whether a finger moves what is below it, rather than pressing it. */
  set isMoving(/** @type {boolean} */ isMoving) {
    this.element.classList.toggle("moving", isMoving);
  }

  /** Whether a menu is open, which keeps everything else from being touched. */
  get hasMenu() {
    return this.#targets.some((target) => target.kind === "menuItem");
  }

  /** Index of the part that is the menu’s first entry. */
  get menuPart() {
    return this.#targets.find((target) => target.kind === "menuItem")?.part;
  }

  /** The button that has the focus. */
  get focused() {
    const { activeElement } = this.#root;
    return activeElement instanceof HTMLButtonElement ? activeElement : null;
  }

  get #root() {
    return /** @type {ShadowRoot} */ (this.element.getRootNode());
  }

  /**
   * What is called `id`.
   * @param {string | undefined} id
   */
  target(id) {
    return this.#targets.find((target) => target.id === id);
  }

  /**
   * The cell that part `index` is, if it can be swiped.
   * @param {number | undefined} index
   */
  cell(index) {
    return this.#targets.find((target) => target.part === index && target.swipes);
  }

  /**
   * Has a button for each of `targets`; those that were there stay, and with them the focus.
   * @param {Target[]} targets
   */
  show(targets) {
    const focused = this.focused?.dataset["target"];
    const before = this.#targets;
    const opener = before.find((target) => target.expanded);
    this.#targets = targets;
    const old = this.#buttons;
    this.#buttons = new Map(targets.map((target) => [target.id, old.get(target.id) ?? make("button", { type: "button" })]));
    this.#arrange();
    const isHere = focused != null || (this.wanted != null && this.#root.host === document.activeElement);
    if (isHere) this.#focus(this.#next(focused, before, opener), focused);
    if (targets.length) [this.wanted, this.stepBehindMenu] = [undefined, 0];
  }

  /** Puts the buttons where they belong: in a menu, or with the radio buttons beside which they stand. */
  #arrange() {
    /** @type {Map<HTMLElement, Node[]>} */
    const places = new Map([[this.element, []]]);
    const groups = this.#groups;
    this.#groups = new Map();
    const isOn = new Set(this.#targets.filter((target) => target.on).map((target) => target.group));
    for (const target of this.#targets) {
      const button = /** @type {HTMLButtonElement} */ (this.#buttons.get(target.id));
      const key = target.kind === "menuItem" ? "menu" : target.group == null ? null : String(target.group);
      const place = key == null ? this.element : groups.get(key) ?? this.#groups.get(key) ?? make("div");
      const isFirst = !places.has(place);
      if (isFirst) {
        places.get(this.element)?.push(place);
        places.set(place, []);
      }
      places.get(place)?.push(button);
      // Of a group, the Tab key finds one: that which is on, or the first.
      const isFound = key == null || (key !== "menu" && (isOn.has(target.group) ? Boolean(target.on) : isFirst));
      describe(button, target, isFound);
      if (key == null) continue;
      this.#groups.set(key, place);
      place.setAttribute("role", key === "menu" ? "menu" : "radiogroup");
      place.setAttribute("aria-label", key === "menu" ? this.#targets.find((other) => other.expanded)?.name ?? "Menu" : "Choices");
    }
    for (const [place, children] of places) setChildren(place, children);
  }

  /**
   * What gets the focus that was on `focused` among the targets `before`.
   * @param {string | undefined} focused
   * @param {Target[]} before
   * @param {Target | undefined} opener what had opened the menu
   */
  #next(focused, before, opener) {
    const hadMenu = before.some((target) => target.kind === "menuItem");
    if (this.hasMenu && !hadMenu) return this.#targets.find((target) => target.kind === "menuItem")?.id;
    if (hadMenu && !this.hasMenu && opener) {
      const at = this.#targets.findIndex((target) => target.id === opener.id);
      if (at >= 0) return (this.#targets[at + this.stepBehindMenu] ?? this.#targets[at]).id;
    }
    if (focused == null) return this.wanted;
    // Where it is gone, the one before it.
    const at = before.findIndex((target) => target.id === focused);
    return before.slice(0, at + 1).reverse().find((target) => this.#buttons.has(target.id))?.id ?? this.#targets[0]?.id;
  }

  /**
   * @param {string | undefined} id
   * @param {string | undefined} focused
   */
  #focus(id, focused) {
    if (id != null && id === focused && this.focused?.dataset["target"] === id) return;
    const place = this.#buttons.get(id ?? "") ?? /** @type {HTMLElement} */ (this.#root.host);
    place.focus({ preventScroll: true });
  }

  /**
   * Puts the focus on what is called `id`, or on the picture.
   * @param {string | undefined} id
   */
  focus(id) {
    this.#focus(id, undefined);
  }

  /**
   * The target at so many steps from what is called `id`, among those of its group, or of the menu; around its ends.
   * @param {string | undefined} id
   * @param {number} step
   */
  neighbour(id, step) {
    const here = this.target(id);
    const alike = this.#targets.filter((target) => target.kind === here?.kind && target.group === here?.group);
    const at = alike.findIndex((target) => target.id === id);
    return Number.isFinite(step) ? alike[(at + step + alike.length) % alike.length] : alike.at(step > 0 ? -1 : 0);
  }

  /**
   * Puts the buttons where their parts are seen.
   * @param {Scrolling} scrolling
   * @param {number} zoom
   */
  place(scrolling, zoom) {
    for (const { id, part } of this.#targets) {
      const button = this.#buttons.get(id);
      const there = scrolling.tree.parts[part];
      if (!button || !there) continue;
      const frame = there.touchTarget ?? there.frame;
      const seen = scrolling.seen(part, frame);
      button.classList.toggle("away", !seen);
      const [x, y] = scrolling.place(part, frame[0], frame[1]);
      const [left, top, width, height] = (seen ?? [x, y, frame[2], frame[3]]).map((value) => `${value * zoom}px`);
      Object.assign(button.style, { left, top, width, height });
    }
  }
}

/**
 * Gives `parent` these children; those that stay in their order are not touched, and keep the focus.
 * @param {HTMLElement} parent
 * @param {Node[]} children
 */
function setChildren(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  children.forEach((child, index) => {
    if (parent.childNodes[index] !== child) parent.insertBefore(child, parent.childNodes[index] ?? null);
  });
}

/**
 * Says what a button is.
 * @param {HTMLButtonElement} button
 * @param {Target} target
 * @param {boolean} isFound whether the Tab key finds it
 */
function describe(button, { id, kind, name, on, disabled, expanded, swipes, holds }, isFound) {
  button.dataset["target"] = id;
  button.className = kind;
  button.tabIndex = isFound ? 0 : -1;
  const keys = [
    swipes && "The left and right arrow keys swipe it, with Shift all the way.", holds && "Shift F10 begins to select."];
  /** @type {Record<string, string | null>} */
  const attributes = {
    "aria-label": name, role: roles[kind] ?? null, "aria-checked": on == null ? null : String(on),
    "aria-disabled": disabled ? "true" : null, "aria-haspopup": expanded == null ? null : "menu",
    "aria-expanded": expanded == null ? null : String(expanded),
    "aria-description": keys.filter(Boolean).join(" ") || null,
  };
  for (const [key, value] of Object.entries(attributes)) {
    if (value == null) button.removeAttribute(key);
    else if (button.getAttribute(key) !== value) button.setAttribute(key, value);
  }
}
