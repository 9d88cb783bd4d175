// What explains a scene that is played, above its layers: where fingers are, where cards come to rest, what maps keep free.
import { make } from "./dom.js";
import { store } from "./state.js";
import { capitalised, short } from "./values.js";

/** @typedef {import("./scene-play.js").ScenePlay} ScenePlay */

/** What can be shown, and what it is called. */
export const guideNames = { basins: "Basins", insets: "Insets", touches: "Touches" };

/**
 * A rectangle in points.
 * @param {string} className
 * @param {number[]} frame left, top, width and height
 * @param {string} [text]
 */
function boxAt(className, [x, y, width, height], text) {
  const { zoom } = store.state;
  const element = make("div", { class: className }, text != null && make("span", {}, text));
  Object.assign(element.style, {
    left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${Math.max(0, width) * zoom}px`, height: `${Math.max(0, height) * zoom}px`,
  });
  return element;
}

/**
 * What is shown above the layers of `play`.
 * @param {ScenePlay} play
 * @param {Set<string>} wanted
 */
export function guideElements(play, wanted) {
  const { guides, places, size } = play.told;
  /** @type {HTMLElement[]} */
  const elements = [];
  const [width, height] = size ?? [0, 0];
  if (guides && wanted.has("basins")) {
    for (const { position, from, to } of guides.basins) {
      elements.push(boxAt(`basin ${position}`, [0, from, width, Math.max(to - from, 1)], capitalised(position)));
    }
    const speeds = [
      guides.skipsUp != null && `↑ from ${short(guides.skipsUp)} pt/s a collapsed card skips peaking`,
      guides.skipsDown != null && `↓ from ${short(guides.skipsDown)} pt/s an extended card skips peaking`,
    ].filter(Boolean);
    if (speeds.length) elements.push(boxAt("speeds", [8, (guides.basins[1]?.from ?? 0) + 20, width - 16, 0], speeds.join("\n")));
  }
  if (guides && wanted.has("insets")) {
    for (const [name, edges] of Object.entries({ safe: guides.safe, padding: guides.padding, covered: guides.covered })) {
      const [top, left, bottom, right] = edges;
      elements.push(boxAt(`inset ${name}`, [left, top, width - left - right, height - top - bottom], insetNames[name]));
    }
  }
  if (wanted.has("touches") && play.touch) elements.push(boxAt("touch", [play.touch.x - 22, play.touch.y - 22, 44, 44]));
  const focused = places?.[play.focus];
  if (focused) elements.push(boxAt("focus", focused.frame));
  return elements;
}

/** @type {Record<string, string>} */
const insetNames = { safe: "Safe area", padding: "Map padding", covered: "Map’s safe area" };
