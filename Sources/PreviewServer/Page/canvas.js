// What the person does on a picture: point, drag, turn the wheel, press keys.
import { runKey } from "./dom.js";
import { dragThreshold, followPointer } from "./pointer.js";
import { choose, choosePart, showInEditor } from "./selection.js";
import { frameWidths } from "./settings.js";
import { activate, changeDevice, eachPicture, pictures, removeDevice } from "./stage.js";
import { store } from "./state.js";
import { clamp } from "./values.js";

/** @typedef {import("./picture.js").Picture} Picture */

/**
 * @param {Picture} picture
 * @param {number | null} [index]
 */
function hover(picture, index = null) {
  if (picture.hovered === index) return;
  picture.hovered = index;
  picture.mark();
}

/** @param {Picture} picture */
function listenToPointer(picture) {
  const { canvas } = picture;
  let hasMoved = false;
  canvas.addEventListener("pointerdown", () => {
    activate(picture);
    hasMoved = false;
  });
  followPointer(canvas, {
    down(event) {
      const scroller = store.state.playing ? undefined : picture.scrolling.scrollerAt(...picture.point(event));
      return scroller == null ? null : { scroller, x: event.clientX, y: event.clientY };
    },
    move(drag, event) {
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!hasMoved && Math.hypot(dx, dy) < dragThreshold) return;
      hasMoved = true;
      [drag.x, drag.y] = [event.clientX, event.clientY];
      picture.scroll(drag.scroller, dx / store.state.zoom, dy / store.state.zoom);
      picture.hovered = null;
      picture.mark();
    },
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!store.state.playing && !event.buttons) hover(picture, picture.scrolling.partsAt(...picture.point(event))[0]);
  });
  canvas.addEventListener("pointerleave", () => hover(picture));
  canvas.addEventListener("click", (event) => {
    if (!hasMoved && !store.state.playing) click(picture, event);
  });
  canvas.addEventListener("dblclick", () => store.state.playing || showInEditor());
}

/**
 * Chooses the part in front; with Alt, the one behind the chosen one.
 * @param {Picture} picture
 * @param {MouseEvent} event
 */
function click(picture, event) {
  const found = picture.scrolling.partsAt(...picture.point(event));
  if (!found.length) return choose(null);
  const at = found.indexOf(store.state.selection?.part ?? -1);
  const behind = at < 0 ? Math.min(1, found.length - 1) : (at + 1) % found.length;
  choosePart(picture, found[event.altKey ? behind : 0], { tellEditor: true });
}

/**
 * Scrolls what is below the wheel, where it can be scrolled that way.
 * @param {Picture} picture
 * @param {WheelEvent} event
 */
function turnWheel(picture, event) {
  if (event.ctrlKey) return;
  const scroller = picture.scrolling.scrollerAt(...picture.point(event));
  // An open menu and a cell that is swiped aside stay where they are.
  if (picture.touch.hasMenu || picture.touch.cell(scroller)) return;
  const limits = scroller != null && picture.scrolling.scrollers.get(scroller);
  if (scroller == null || !limits) return;
  const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (!isSideways && (limits.left || limits.right)) return;
  const { zoom } = store.state;
  const dx = isSideways ? -(event.deltaX || event.deltaY) : 0;
  if (!picture.scroll(scroller, dx / zoom, isSideways ? 0 : -event.deltaY / zoom)) return;
  event.preventDefault();
  picture.mark();
}

/**
 * Goes through the parts of a picture by keys.
 * @param {Picture} picture
 * @param {KeyboardEvent} event
 */
function walk(picture, event) {
  if (store.state.playing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { selection } = store.state;
  const { reading } = picture.tree;
  const chosen = selection?.view === picture.id ? selection.part : null;
  const at = reading.indexOf(chosen ?? -1);
  /** @param {number | null | undefined} index */
  const to = (index) => index != null && choosePart(picture, index, { tellEditor: true });
  const next = () => to(reading[Math.min(at + 1, reading.length - 1)]);
  const previous = () => to(event.shiftKey ? picture.tree.outer(chosen) : reading[Math.max(at - 1, 0)]);
  const others = [...pictures.values()];
  /** @param {number} step */
  const neighbour = (step) => others[(others.indexOf(picture) + step + others.length) % others.length].canvas.focus();
  runKey(event, {
    ArrowDown: next, ArrowUp: previous, ArrowRight: picture.isMirrored ? previous : next, ArrowLeft: picture.isMirrored ? next : previous,
    Home: () => to(reading[0]), End: () => to(reading.at(-1)), PageDown: () => neighbour(1), PageUp: () => neighbour(-1),
    Enter: showInEditor, Escape: () => choose(null), Delete: () => removeDevice(picture.device.id),
  });
}

/**
 * The right edge of a frame changes its width.
 * @param {Picture} picture
 */
function listenToGrip(picture) {
  const { grip } = picture;
  /** @param {number} width */
  const resize = (width) =>
    changeDevice(picture.device.id, { width: clamp(Math.round(width), frameWidths.least, frameWidths.most) });
  const reset = () => changeDevice(picture.device.id, { width: null });
  followPointer(grip, {
    down(event) {
      event.preventDefault();
      return { x: event.clientX, width: picture.size[0], zoom: store.state.zoom };
    },
    move: (start, event) => resize(start.width + (event.clientX - start.x) / start.zoom),
  });
  grip.addEventListener("dblclick", reset);
  grip.addEventListener("keydown", (event) => {
    /** @param {number} steps */
    const by = (steps) => () => resize(picture.size[0] + steps * (event.shiftKey ? 1 : 10));
    runKey(event, {
      ArrowLeft: by(-1), ArrowDown: by(-1), ArrowRight: by(1), ArrowUp: by(1), PageDown: by(-5), PageUp: by(5),
      Home: () => resize(frameWidths.least), End: () => resize(frameWidths.most), Escape: reset,
    });
  });
}

eachPicture((picture) => {
  listenToPointer(picture);
  listenToGrip(picture);
  picture.canvas.addEventListener("wheel", (event) => turnWheel(picture, event), { passive: false });
  picture.canvas.addEventListener("focus", () => activate(picture));
  picture.canvas.addEventListener("keydown", (event) => walk(picture, event));
});
