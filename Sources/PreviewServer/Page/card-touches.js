// What a person does to a card that is played: taps, long touches, swipes, drags, keys.
import { gesture, isCardPlayed } from "./card-play.js";
import { CellSwipe } from "./cell-swipe.js";
import { dragThreshold, followPointer, wheelRest } from "./pointer.js";
import { activate, eachPicture } from "./stage.js";
import { store } from "./state.js";

/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./messages.js").Target} Target */

/** How long a finger rests before it holds, and before it throws nothing any more, in milliseconds. */
const limits = { hold: 500, rest: 60 };

/**
 * What a finger moves.
 * @typedef {object} Mover
 * @property {(dx: number, dy: number) => void} move in points
 * @property {(velocity: number, isLifted: boolean) => void} end in points a millisecond, to the right
 */

/**
 * A finger, from where it came down.
 * @typedef {object} Touch
 * @property {number} x
 * @property {number} y
 * @property {number} startX
 * @property {number} startY
 * @property {number} velocity to the right, in points a millisecond
 * @property {number} time
 * @property {Target | undefined} target
 * @property {Mover | null} mover what it moves, once it does
 * @property {boolean} isOver whether what it did was done: no tap follows
 * @property {number} holding the timer of a long touch
 */

/**
 * The id of the target at a node of the page.
 * @param {EventTarget | Element | null | undefined} node
 */
const targetAt = (node) => (node instanceof HTMLElement ? node.dataset["target"] : undefined);

/** @param {Picture} picture */
function listen(picture) {
  const { canvas, touch: targets } = picture;
  followPointer(canvas, {
    down(event) {
      if (!isCardPlayed()) return null;
      activate(picture);
      const id = targetAt(event.composedPath()[0]);
      // What is pressed has the focus; by itself the browser would give it to what follows the pointer.
      targets.focus(id);
      event.preventDefault();
      const { clientX: x, clientY: y, timeStamp: time } = event;
      /** @type {Touch} */
      const touch = {
        x, y, startX: x, startY: y, velocity: 0, time, target: targets.target(id), mover: null, isOver: false, holding: 0,
      };
      if (touch.target?.holds) {
        touch.holding = setTimeout(() => {
          touch.isOver = true;
          gesture("hold", picture, id);
        }, limits.hold);
      }
      return touch;
    },
    move: (touch, event) => drag(touch, event, picture),
    end(touch, event, isLifted) {
      clearTimeout(touch.holding);
      targets.isMoving = false;
      if (touch.mover) touch.mover.end(event.timeStamp - touch.time > limits.rest ? 0 : touch.velocity, isLifted);
      if (touch.mover || touch.isOver || !isLifted) return;
      const id = targetAt(picture.root.elementFromPoint(event.clientX, event.clientY));
      if (id === touch.target?.id) gesture("tap", picture, id);
    },
  });
  // Of keys and screen readers; a finger has tapped when it was lifted.
  canvas.addEventListener("click", (event) => {
    const id = targetAt(event.composedPath()[0]);
    const isPointer = event.detail > 0 && /** @type {PointerEvent} */ (event).pointerId !== -1;
    if (isCardPlayed() && !isPointer && id != null) gesture("tap", picture, id);
  });
  canvas.addEventListener("keydown", (event) => isCardPlayed() && press(picture, event));
  canvas.addEventListener("contextmenu", (event) => isCardPlayed() && event.preventDefault());
}

/**
 * Moves what is below a finger.
 * @param {Touch} touch
 * @param {PointerEvent} event
 * @param {Picture} picture
 */
function drag(touch, event, picture) {
  const { touch: targets } = picture;
  const [far, down] = [event.clientX - touch.startX, event.clientY - touch.startY];
  if (touch.isOver || (!touch.mover && Math.max(Math.abs(far), Math.abs(down)) < dragThreshold)) return;
  clearTimeout(touch.holding);
  if (!touch.mover) {
    touch.mover = moverFor(touch, event, picture, far, down);
    // What is caught while it glides goes with the finger.
    if (touch.mover) picture.gliding.halt();
    // Nor is pressed any more what moves away below the finger.
    targets.isMoving = touch.mover !== null;
  }
  const { zoom } = store.state;
  const [dx, dy] = [(event.clientX - touch.x) / zoom, (event.clientY - touch.y) / zoom];
  const velocity = dx / Math.max(1, event.timeStamp - touch.time);
  Object.assign(touch, { x: event.clientX, y: event.clientY, time: event.timeStamp, velocity });
  touch.mover?.move(dx, dy);
}

/**
 * What a finger moves that goes this way: a cell, what scrolls below it, or, for a mouse, the whole list, which a browser
 * scrolls for fingers; or nothing.
 * @param {Touch} touch
 * @param {PointerEvent} event
 * @param {Picture} picture
 * @param {number} far
 * @param {number} down
 * @returns {Mover | null}
 */
function moverFor(touch, event, picture, far, down) {
  const { frame, scrolling, touch: targets } = picture;
  if (targets.hasMenu) return null;
  if (Math.abs(far) <= Math.abs(down)) {
    if (event.pointerType !== "mouse" || frame.scrollHeight <= frame.clientHeight) return null;
    return { move: (_, dy) => (frame.scrollTop -= dy * store.state.zoom), end() {} };
  }
  const scroller = scrolling.scrollerAt(...picture.point({ clientX: touch.startX, clientY: touch.startY }));
  const cell = touch.target?.swipes ? touch.target : targets.cell(scroller);
  const swipe = cell && CellSwipe.begin(picture, cell, far);
  if (swipe) return swipe;
  if (scroller == null || targets.cell(scroller)) return null;
  return {
    move: (dx) => picture.scroll(scroller, dx, 0),
    end: (velocity) => picture.gliding.settle(scroller, velocity),
  };
}

/**
 * What keys do on the buttons over a picture; Enter and Space are the browser's.
 * @param {Picture} picture
 * @param {KeyboardEvent} event
 */
function press(picture, event) {
  const { touch: targets } = picture;
  const target = targets.target(targetAt(event.composedPath()[0]));
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, shiftKey } = event;
  const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const along = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity }[key];
  if (targets.hasMenu && key === "Tab") {
    targets.stepBehindMenu = shiftKey ? -1 : 1;
    gesture("tap", picture);
  } else if (target?.kind === "menuItem" && along) targets.focus(targets.neighbour(target.id, along)?.id);
  else if (target?.group != null && (along || (sideways && !target.swipes))) {
    const next = targets.neighbour(target.id, along || sideways || 0);
    targets.focus(next?.id);
    gesture("tap", picture, next?.id);
  } else if (target?.holds && (key === "ContextMenu" || (key === "F10" && shiftKey))) gesture("hold", picture, target.id);
  else if (sideways && target?.swipes) CellSwipe.press(picture, target, sideways, shiftKey);
  else if (sideways && !targets.hasMenu) picture.gliding.step(sideways, target?.part);
  else return;
  event.preventDefault();
}

/** @param {Picture} picture */
function listenToWheel(picture) {
  let waiting = 0;
  picture.canvas.addEventListener("wheel", (event) => {
    const scroller = isCardPlayed() && !picture.touch.hasMenu ? picture.scrolling.scrollerAt(...picture.point(event)) : undefined;
    clearTimeout(waiting);
    if (scroller != null && !picture.touch.cell(scroller)) waiting = setTimeout(() => picture.gliding.settle(scroller, 0), wheelRest);
  }, { passive: true });
}

eachPicture((picture) => {
  listen(picture);
  listenToWheel(picture);
  picture.touch.element.addEventListener("focusin", () => {
    activate(picture);
    const { focused } = picture.touch;
    const target = picture.touch.target(focused?.dataset["target"]);
    if (target && focused?.matches(":focus-visible")) picture.bring(target.part);
  });
});
