// What explains a scene that is played, above its layers: where fingers are, where cards come to rest, what maps keep free,
// what is told, the order in which VoiceOver goes.
import { make } from "./dom.js";
import { store } from "./state.js";
import { capitalised, clamp, short } from "./values.js";

/** @typedef {import("./scene-play.js").ScenePlay} ScenePlay */

/** What can be shown, and what it is called. */
export const guideNames = { basins: "Basins", insets: "Insets", trace: "Trace", touches: "Touches" };

/**
 * A label, from the left edge of the picture or from its right one, lengths in points.
 * @typedef { { className: string, text: string, x: number, y: number, isRight?: boolean } } Label
 */

/** Height of a label in pixels, and about the width of a letter. */
const letter = { height: 18, width: 6.2 };

/** How many entries of the trace are shown above a scene. */
const lastTold = 5;

/**
 * A rectangle in points.
 * @param {string} className
 * @param {number[]} frame left, top, width and height
 */
function boxAt(className, [x, y, width, height]) {
  const { zoom } = store.state;
  const element = make("div", { class: className });
  Object.assign(element.style, {
    left: `${x * zoom}px`, top: `${y * zoom}px`, width: `${Math.max(0, width) * zoom}px`, height: `${Math.max(0, height) * zoom}px`,
  });
  return element;
}

/**
 * Labels where they are wanted, or as near below or above as none lies on another.
 * @param {Label[]} labels
 * @param {import("./messages.js").Size} size of the picture in points
 */
function placed(labels, size) {
  const { zoom } = store.state;
  const [width, height] = size.map((length) => length * zoom);
  /** @type { { left: number, top: number, right: number }[]} */
  const taken = [];
  return labels.map(({ className, text, x, y, isRight }) => {
    const across = text.length * letter.width + 12;
    const left = clamp(isRight ? x * zoom - across : x * zoom, 0, Math.max(0, width - across));
    const lowest = height - letter.height;
    const wanted = clamp(y * zoom, 0, lowest);
    /** @param {number} top */
    const isFree = (top) => top >= 0 && top <= lowest && taken.every((other) =>
      other.right <= left || left + across <= other.left || Math.abs(other.top - top) >= letter.height);
    const tops = [wanted, ...taken.flatMap((other) => [other.top + letter.height + 2, other.top - letter.height - 2])];
    const top = tops.filter(isFree).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
    taken.push({ left, top, right: left + across });
    const element = make("div", { class: `label ${className}` }, make("span", {}, text));
    Object.assign(element.style, { left: isRight ? "" : `${left}px`, right: isRight ? `${width - left - across}px` : "", top: `${top}px` });
    return element;
  });
}

/**
 * Where a card comes to rest that is let go, and how fast it skips a place.
 * @param {NonNullable<ScenePlay["told"]["guides"]>} guides
 * @param {number} width
 * @param {Label[]} labels
 */
function basinElements({ basins, skipsDown, skipsUp }, width, labels) {
  const speeds = [
    ...(skipsUp == null ? [] : [`↑ from ${short(skipsUp)} pt/s: skips peaking`]),
    ...(skipsDown == null ? [] : [`↓ from ${short(skipsDown)} pt/s: skips peaking`]),
  ];
  const y = (basins[1]?.from ?? 0) + 4;
  for (const { position, from, to } of basins) {
    labels.push({ className: position, text: capitalised(position), x: width - 6, y: (from + to) / 2 - 9, isRight: true });
  }
  for (const text of speeds) labels.push({ className: "speed", text, x: 6, y });
  return basins.map(({ position, from, to }) => boxAt(`basin ${position}`, [0, from, width, Math.max(to - from, 1)]));
}

/** How far the outline of the focus reaches beyond it, in pixels. */
const focusReach = 5;

/**
 * What of a frame has room for an outline around it on the screen.
 * @param {import("./messages.js").Frame} frame
 * @param {import("./messages.js").Size} size of the screen
 * @returns {import("./messages.js").Frame}
 */
function withRoom([x, y, width, height], [right, bottom]) {
  const reach = focusReach / store.state.zoom;
  const [left, top] = [Math.max(x, reach), Math.max(y, reach)];
  return [left, top, Math.min(x + width, right - reach) - left, Math.min(y + height, bottom - reach) - top];
}

/**
 * What is shown above the layers of `play`.
 * @param {ScenePlay} play
 * @param {Set<string>} wanted
 */
export function guideElements(play, wanted) {
  const { guides, places, size = [0, 0], voiceOver } = play.told;
  // The server tells where everything comes to rest; a basin is also what a finger drags a card over.
  const { isHeld, rests } = play;
  const [width, height] = size;
  /** @type {Label[]} */
  const labels = [];
  /** @type {HTMLElement[]} */
  const elements = [];
  if (guides && (rests || isHeld) && wanted.has("basins")) elements.push(...basinElements(guides, width, labels));
  if (guides && rests && wanted.has("insets")) {
    for (const [name, label] of Object.entries(insetNames)) {
      const [top, left, bottom, right] = guides[/** @type {"safe"} */ (name)];
      elements.push(boxAt(`inset ${name}`, [left, top, width - left - right, height - top - bottom]));
      labels.push({ className: name, text: label, x: left + 4, y: height - bottom - 22 });
    }
  }
  if (wanted.has("trace")) {
    const { timeline, time } = play;
    const past = timeline.told(time);
    timeline.trace.slice(Math.max(0, past - lastTold), past).forEach(({ text }, index) => labels.push({ className: "told", text, x: 6, y: 6 + index * 20 }));
  }
  if (voiceOver && rests) {
    for (const [index, { frame }] of (places ?? []).entries()) {
      // What is scrolled or led out of the screen counts, and is not seen.
      if (frame[1] >= height || frame[1] + frame[3] <= 0 || frame[0] >= width || frame[0] + frame[2] <= 0) continue;
      elements.push(boxAt("order", frame));
      labels.push({ className: "order-number", text: String(index + 1), x: frame[0], y: frame[1] });
    }
  }
  elements.push(...placed(labels, size));
  if (wanted.has("touches") && play.touch) elements.push(boxAt("touch", [play.touch.x - 22, play.touch.y - 22, 44, 44]));
  const focused = rests && places?.[play.focus];
  if (focused) elements.push(boxAt("focus", withRoom(focused.frame, size)));
  return elements;
}

const insetNames = { safe: "Safe area", padding: "Map padding", covered: "Map’s safe area" };
