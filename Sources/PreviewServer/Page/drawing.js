// Makes the drawings that the server sends part of the page, with the fewest changes.
import { patchBetween } from "./lines.js";
import { bytesOf } from "./values.js";

/**
 * Addresses of the images that drawings refer to as `asset:ID`, by ID.
 * @type {Map<string, string>}
 */
const images = new Map();

/**
 * Takes in an image.
 * @param {import("./messages.js").Asset} asset
 */
export function keepImage({ id, type, data }) {
  if (!images.has(id)) images.set(id, URL.createObjectURL(new Blob([bytesOf(data)], { type })));
}

const forbidden = "script, foreignObject, iframe, object, embed, style, a, animate, set";

/**
 * The drawing in `text` without anything that could act, or null.
 * @param {string} text
 */
function parse(text) {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (!(svg instanceof SVGSVGElement)) return null;
  for (const element of svg.querySelectorAll(forbidden)) element.remove();
  for (const element of svg.querySelectorAll("[href]")) {
    const address = element.getAttribute("href") ?? "";
    if (address.startsWith("asset:")) element.setAttribute("href", images.get(address.slice(6)) ?? "");
    else if (!(element.localName === "use" ? /^#/ : /^(#|data:image\/)/).test(address)) element.removeAttribute("href");
  }
  return svg;
}

/**
 * Whether the page sets an attribute itself: a drawing does not take it away.
 * @param {string} name
 * @param {Element} element
 */
const isOwn = (name, element) =>
  name === "style" || (element.localName === "svg" && (name === "width" || name === "height"));

/**
 * Makes `old` equal to `fresh` with the fewest changes: pictures stay loaded, and nothing flickers.
 * @param {Element} old
 * @param {Element} fresh
 */
function morph(old, fresh) {
  const work = [{ target: old, source: fresh }];
  for (let pair = work.pop(); pair; pair = work.pop()) {
    const { target, source } = pair;
    if (target.isEqualNode(source)) continue;
    for (const { name } of [...target.attributes]) {
      if (!isOwn(name, target) && !source.hasAttribute(name)) target.removeAttribute(name);
    }
    for (const { name, value } of source.attributes) {
      if (!isOwn(name, target) && !name.startsWith("on") && target.getAttribute(name) !== value) target.setAttribute(name, value);
    }
    const children = [...source.childNodes];
    children.forEach((child, index) => {
      const there = target.childNodes[index];
      if (!there) target.append(child);
      else if (there.nodeName !== child.nodeName) there.replaceWith(child);
      else if (there instanceof Element && child instanceof Element) work.push({ target: there, source: child });
      else if (there.nodeValue !== child.nodeValue) there.nodeValue = child.nodeValue;
    });
    while (target.childNodes.length > children.length) target.lastChild?.remove();
  }
}

/**
 * Changes `svg` from the drawing `old` to `fresh` where their lines differ; false when that cannot be told.
 * @param {SVGSVGElement} svg
 * @param {string} old
 * @param {string} fresh
 */
function patch(svg, old, fresh) {
  const found = patchBetween(old, fresh);
  const source = found && parse(`<svg xmlns="http://www.w3.org/2000/svg">${found.markup}</svg>`);
  if (!found || !source) return false;
  const first = found.path.pop() ?? 0;
  /** @type {Element | undefined} */
  let parent = svg;
  for (const index of found.path) parent = parent?.children[index];
  const there = parent ? [...parent.children].slice(first, first + found.count) : [];
  if (!parent || there.length < found.count) return false;
  const next = parent.children[first + found.count] ?? null;
  for (const [index, child] of [...source.children].entries()) {
    const old = there[index];
    if (!old) parent.insertBefore(child, next);
    else if (old.nodeName === child.nodeName) morph(old, child);
    else old.replaceWith(child);
  }
  for (const surplus of there.slice(source.children.length)) surplus.remove();
  return true;
}

/**
 * The element for the drawing `fresh`: `svg`, which shows the drawing `old`, after as few changes as it takes, or a new
 * one; `svg` as it is where `fresh` is no drawing.
 * @param {SVGSVGElement | null} svg
 * @param {string} old
 * @param {string} fresh
 */
export function updated(svg, old, fresh) {
  if (svg && (old === fresh || patch(svg, old, fresh))) return svg;
  const made = parse(fresh);
  if (!svg || !made) return svg ?? made;
  morph(svg, made);
  return svg;
}
