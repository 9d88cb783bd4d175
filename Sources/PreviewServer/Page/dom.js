// Elements of the page: found, and made.
import { sameEnds } from "./values.js";

/**
 * The page's element called `id`, which is of the kind `type`.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @param { { new (): T } } [type]
 * @returns {T}
 */
export function byID(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof (type ?? HTMLElement))) throw new Error(`the page has no ${id}`);
  return /** @type {T} */ (element);
}

/** @typedef {Record<string, string | number | boolean | null | undefined | (() => void)>} Attributes */
/** @typedef {Node | string | number | false | null | undefined} Child */

/**
 * A new element with attributes and children; an attribute or child that is false, null or missing is left out, and one
 * that is a function is run by the event behind `on`.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice("on".length), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, String(value));
  }
  element.append(...present(children));
  return element;
}

/**
 * What of `children` is there.
 * @param {Child[]} children
 */
export const present = (children) =>
  children.flatMap((child) => (child == null || child === false ? [] : [typeof child === "number" ? String(child) : child]));

/**
 * Has `parent`, with a row for each entry of `old`, show those of `fresh`; only rows that changed are touched. Returns where
 * they begin.
 * @template Entry
 * @param {HTMLElement} parent
 * @param {Entry[]} old
 * @param {Entry[]} fresh
 * @param {(a: Entry, b: Entry) => boolean} isSame whether two entries have the same row
 * @param {(entry: Entry) => HTMLElement} row
 */
export function changeRows(parent, old, fresh, isSame, row) {
  const { head, tail } = sameEnds(old, fresh, isSame);
  for (let count = old.length - head - tail; count > 0; count -= 1) parent.children[head].remove();
  const before = parent.children[head] ?? null;
  for (const entry of fresh.slice(head, fresh.length - tail)) parent.insertBefore(row(entry), before);
  return head;
}

/**
 * A picture of the page's own, by its name.
 * @param {string} name
 * @param {string} [className]
 */
export function icon(name, className) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#i-${name}`);
  svg.setAttribute("aria-hidden", "true");
  if (className) svg.setAttribute("class", className);
  svg.append(use);
  return svg;
}

/**
 * A button that is an icon.
 * @param {string} name
 * @param {string} label
 * @param {() => void} run
 */
export const iconButton = (name, label, run) =>
  make("button", { type: "button", class: "icon", "aria-label": label, title: label, onclick: run }, icon(name));

/**
 * What runs the function of `keys` for the key of an event.
 * @param {KeyboardEvent} event
 * @param {Record<string, () => unknown>} keys
 */
export function runKey(event, keys) {
  if (!Object.hasOwn(keys, event.key)) return;
  keys[event.key]?.();
  event.preventDefault();
}
