// What can be touched on a card that is played: a button of the page lies over each part, so that keys and screen readers
// find it where a finger does.
import { make } from "./dom.js";

/** @typedef {import("./messages.js").Target} Target */
/** @typedef {import("./scrolling.js").Scrolling} Scrolling */

/** Roles by kind; a button has its own. */
const roles = /** @type {Record<string, string>} */ ({
  checkbox: "checkbox", radioButton: "radio", menuItem: "menuitem", link: "link", cell: "group",
});

/** How the buttons look. */
export const targetStyle = new CSSStyleSheet();
targetStyle.replaceSync(`
  .targets { position: absolute; inset: 0; overflow: clip; pointer-events: none; }
  .targets button { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 8px; background: none; pointer-events: auto;
    cursor: pointer; touch-action: pan-y; -webkit-tap-highlight-color: transparent; }
  .targets button:disabled, .targets .cell { cursor: default; }
  .targets button:active { background: rgb(128 128 128 / 0.16); }
  .targets button:focus-visible { outline: 3px solid #0b62c4; outline-offset: -2px; box-shadow: inset 0 0 0 4px rgb(255 255 255 / 0.75); }
  .targets .away { pointer-events: none; } `);

/** The buttons over one picture. */
export class TargetLayer {
  element = make("div", { class: "targets" });
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {Target[]} */
  #targets = [];
  /** @type {string | undefined} what had the focus before a menu took it */
  #opener;

  /** Whether a menu is open, which keeps everything else from being touched. */
  get hasMenu() {
    return this.#targets[0]?.kind === "menuItem";
  }

  /** The button that has the focus. */
  get focused() {
    const { activeElement } = /** @type {ShadowRoot} */ (this.element.getRootNode());
    return activeElement instanceof HTMLButtonElement ? activeElement : null;
  }

  /**
   * What is called `id`.
   * @param {string | undefined} id
   */
  target(id) {
    return this.#targets.find((target) => target.id === id);
  }

  /**
   * Has a button for each of `targets`; those that were there stay, and with them the focus.
   * @param {Target[]} targets
   */
  show(targets) {
    const focused = this.focused?.dataset["target"];
    const hadMenu = this.hasMenu;
    this.#targets = targets;
    const before = this.#buttons;
    this.#buttons = new Map(targets.map((target) => [target.id, before.get(target.id) ?? make("button", { type: "button" })]));
    for (const target of targets) describe(/** @type {HTMLButtonElement} */ (this.#buttons.get(target.id)), target);
    this.element.replaceChildren(...this.#buttons.values());
    if (this.hasMenu && !hadMenu) this.#opener = focused;
    if (focused == null) return;
    // Taken out and put in again, a button has lost the focus.
    const next = this.hasMenu ? targets[0].id : hadMenu ? this.#opener : focused;
    const button = this.#buttons.get(next ?? "");
    if (button && !button.disabled) button.focus({ preventScroll: true });
    else /** @type {HTMLElement} */ (/** @type {ShadowRoot} */ (this.element.getRootNode()).host).focus({ preventScroll: true });
  }

  /**
   * Puts the focus on the button after the one that has it, or before it.
   * @param {number} step
   */
  focusNext(step) {
    const free = [...this.#buttons.values()].filter((button) => !button.disabled);
    const at = this.focused ? free.indexOf(this.focused) : -1;
    free[(at + step + free.length) % free.length]?.focus();
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
 * Says what a button is.
 * @param {HTMLButtonElement} button
 * @param {Target} target
 */
function describe(button, { id, kind, name, on, disabled, swipes }) {
  button.dataset["target"] = id;
  button.className = kind;
  button.disabled = Boolean(disabled);
  /** @type {Record<string, string | null>} */
  const attributes = {
    "aria-label": name, role: roles[kind] ?? null, "aria-checked": on == null ? null : String(on),
    "aria-haspopup": kind === "menuButton" ? "menu" : null,
    "aria-description": swipes ? "Swipe, or press the left or right arrow key, for more" : null,
  };
  for (const [key, value] of Object.entries(attributes)) {
    if (value == null) button.removeAttribute(key);
    else button.setAttribute(key, value);
  }
}
