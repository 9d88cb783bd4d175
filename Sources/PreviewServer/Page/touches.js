// What a person does to a card that is played: taps, long touches, swipes, drags, keys.
import { send } from "./channel.js";
import { activate, eachPicture } from "./stage.js";
import { current, store } from "./state.js";

/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./messages.js").FromPage["gesture"]["kind"]} GestureKind */

/**
 * How far a finger moves before it drags, and how far before it swipes, in pixels; how long it rests before it holds, before
 * it throws nothing any more, and a wheel before what it scrolls comes to rest, in milliseconds.
 */
const limits = { drag: 6, swipe: 36, hold: 500, rest: 60, wheel: 140 };

/** Whether cards are played that this module plays: scenes over a map have a motion of their own. */
const isCardPlayed = () => store.state.playing && !current()?.isScene;

/**
 * Tells of a gesture.
 * @param {GestureKind} kind
 * @param {Picture} [picture]
 * @param {string} [target]
 */
export function gesture(kind, picture, target) {
  const { uri } = store.state;
  if (!uri) return;
  const part = picture?.touch.target(target)?.part;
  const there = part == null ? null : picture?.tree.parts[part].frame;
  const [x, y] = picture && part != null && there ? picture.scrolling.place(part, there[0], there[1]) : [0, 0];
  send("gesture", {
    uri, kind, ...(picture ? { view: picture.id } : {}), ...(target == null ? {} : { target }),
    ...(there ? { shift: [x - there[0], y - there[1]] } : {}),
  });
}

/**
 * The target below an event.
 * @param {Event} event
 */
function targetOf(event) {
  const [first] = event.composedPath();
  return first instanceof HTMLElement ? first.dataset["target"] : undefined;
}

/**
 * A finger, from where it came down.
 * @typedef {object} Touch
 * @property {number} pointer
 * @property {number} x
 * @property {number} y
 * @property {number} startX
 * @property {number} startY
 * @property {number} velocity to the right, in points a millisecond
 * @property {number} time
 * @property {string | undefined} target
 * @property {number | undefined} scroller
 * @property {"across" | "along" | null} axis the way in which it moves, once it does
 * @property {boolean} isOver whether what it did was done: no tap follows
 */

/** @param {Picture} picture */
function listen(picture) {
  const { canvas } = picture;
  /** @type {Touch | null} */
  let touch = null;
  let holding = 0;
  canvas.addEventListener("pointerdown", (event) => {
    if (!isCardPlayed() || event.button) return;
    activate(picture);
    const scroller = picture.scrolling.scrollerAt(...picture.point(event));
    const { clientX: x, clientY: y, timeStamp: time } = event;
    touch = {
      pointer: event.pointerId, x, y, startX: x, startY: y, velocity: 0, time, target: targetOf(event), scroller, axis: null, isOver: false,
    };
    holding = setTimeout(() => {
      if (!touch?.target || touch.axis) return;
      touch.isOver = true;
      gesture("hold", picture, touch.target);
    }, limits.hold);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (!touch || event.pointerId !== touch.pointer) return;
    if (!touch.axis) begin(touch, event, canvas);
    if (touch.axis) {
      clearTimeout(holding);
      move(touch, event, picture);
    }
  });
  for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
    canvas.addEventListener(end, (event) => {
      clearTimeout(holding);
      if (touch?.axis && end === "pointerup") finish(touch, event, picture);
      // The click that follows has to know of it.
      setTimeout(() => (touch = null));
    });
  }
  canvas.addEventListener("click", (event) => {
    if (!isCardPlayed() || touch?.isOver || touch?.axis) return;
    const target = targetOf(event);
    gesture(target == null ? "dismiss" : "tap", picture, target);
  });
  canvas.addEventListener("keydown", (event) => isCardPlayed() && press(picture, event));
  canvas.addEventListener("contextmenu", (event) => isCardPlayed() && event.preventDefault());
}

/**
 * Sees which way a finger goes, once it has gone far enough.
 * @param {Touch} touch
 * @param {PointerEvent} event
 * @param {HTMLElement} canvas
 */
function begin(touch, event, canvas) {
  const [dx, dy] = [Math.abs(event.clientX - touch.startX), Math.abs(event.clientY - touch.startY)];
  if (Math.max(dx, dy) < limits.drag) return;
  touch.axis = dx > dy ? "across" : "along";
  canvas.setPointerCapture(touch.pointer);
}

/**
 * Scrolls with a finger: what can be moved below it, else, for a mouse, the whole list; a browser does so for fingers.
 * @param {Touch} touch
 * @param {PointerEvent} event
 * @param {Picture} picture
 */
function move(touch, event, picture) {
  const { zoom } = store.state;
  const [dx, dy] = [event.clientX - touch.x, event.clientY - touch.y];
  const elapsed = Math.max(1, event.timeStamp - touch.time);
  Object.assign(touch, { x: event.clientX, y: event.clientY, time: event.timeStamp, velocity: dx / zoom / elapsed });
  if (touch.axis === "across" && touch.scroller != null) picture.scroll(touch.scroller, dx / zoom, 0);
  if (touch.axis === "along" && event.pointerType === "mouse") picture.frame.scrollTop -= dy;
}

/**
 * Ends a drag: what scrolls comes to rest, a cell has been swiped.
 * @param {Touch} touch
 * @param {PointerEvent} event
 * @param {Picture} picture
 */
function finish(touch, event, picture) {
  if (touch.axis !== "across") return;
  const far = touch.x - touch.startX;
  const { swipes } = picture.touch.target(touch.target) ?? {};
  if (swipes && Math.abs(far) >= limits.swipe) return swipe(picture, touch.target, far);
  if (touch.scroller != null) picture.settle(touch.scroller, event.timeStamp - touch.time > limits.rest ? 0 : touch.velocity);
}

/**
 * Swipes a cell by so many pixels to the right.
 * @param {Picture} picture
 * @param {string | undefined} target
 * @param {number} far
 */
function swipe(picture, target, far) {
  const isMirrored = store.state.settings.choices["direction"] === "rtl";
  const isFull = Math.abs(far) > (picture.size[0] * store.state.zoom) / 2;
  const uncoversStart = far > 0 !== isMirrored;
  if (isFull) gesture(uncoversStart ? "sweepLeading" : "sweepTrailing", picture, target);
  else gesture(uncoversStart ? "swipeLeading" : "swipeTrailing", picture, target);
}

/**
 * What keys do on the buttons over a picture; Tab, Enter and Space are the browser's.
 * @param {Picture} picture
 * @param {KeyboardEvent} event
 */
function press(picture, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const id = targetOf(event);
  const target = picture.touch.target(id);
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const along = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (event.key === "Escape") gesture("dismiss");
  else if (sideways && target?.swipes) swipe(picture, id, sideways);
  else if (sideways) picture.step(sideways, target?.part);
  else if (along && target?.kind === "menuItem") picture.touch.focusNext(along);
  else return;
  event.preventDefault();
}

/** @param {Picture} picture */
function listenToWheel(picture) {
  let waiting = 0;
  picture.canvas.addEventListener("wheel", (event) => {
    const scroller = isCardPlayed() ? picture.scrolling.scrollerAt(...picture.point(event)) : undefined;
    clearTimeout(waiting);
    if (scroller != null) waiting = setTimeout(() => picture.settle(scroller, 0), limits.wheel);
  }, { passive: true });
}

eachPicture((picture) => {
  listen(picture);
  listenToWheel(picture);
  picture.touch.element.addEventListener("focusin", () => {
    activate(picture);
    const target = picture.touch.target(picture.touch.focused?.dataset["target"]);
    if (target && picture.touch.focused?.matches(":focus-visible")) picture.bring(target.part);
  });
});
