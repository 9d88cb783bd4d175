// What the person does on a scene that is played: fingers, wheels, keys.
import { say } from "./announcements.js";
import { wheelRest } from "./pointer.js";
import { store } from "./state.js";

/** @typedef {import("./scene-play.js").ScenePlay} ScenePlay */

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const keyNames = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right", Enter: "enter", " ": "space" };

/**
 * What scenes call the keys of an event; null for keys that are the page’s.
 * @param {KeyboardEvent} event
 */
function keysOf({ key, ctrlKey, metaKey, altKey, shiftKey }) {
  const isCommand = metaKey || (altKey && !isMac);
  const isNamed = Object.hasOwn(keyNames, key);
  if (!isNamed && !(key.length === 1 && (ctrlKey || isCommand))) return null;
  const name = isNamed ? keyNames[/** @type {"Enter"} */ (key)] : key.toLowerCase();
  const parts = [isCommand && "cmd", ctrlKey && "ctrl", altKey && isMac && "alt", shiftKey && "shift", name];
  return parts.filter(Boolean).join("+");
}

/**
 * Whether `keys` do something in a scene: all others are the browser’s.
 * @param {string} keys
 * @param {ScenePlay} play
 */
function isOfScene(keys, { told }) {
  const sorted = (/** @type {string} */ text) => text.split("+").sort().join("+");
  return (told.keys ?? []).some((known) => sorted(known) === sorted(keys));
}

/**
 * Where an event is in the scene, and when.
 * @param {ScenePlay} play
 * @param {MouseEvent} event
 */
function placeOf({ picture }, event) {
  const [x, y] = picture.point(event);
  return { x, y, stamp: event.timeStamp / 1000 };
}

/**
 * Has `play()` hear what happens on a canvas, as long as it is there.
 * @param {HTMLElement} canvas
 * @param {() => ScenePlay | null} play
 */
export function listenToTouches(canvas, play) {
  /** @type {number | null} */
  let pointer = null;
  /**
   * @param {string} type
   * @param {(play: ScenePlay, event: any) => boolean | void} run returns false where the page is to see to it
   */
  const on = (type, run) => canvas.addEventListener(type, (event) => {
    const here = play();
    // What is played is not chosen from.
    if (here && run(here, event) !== false) event.stopImmediatePropagation();
  }, { capture: true, passive: false });

  on("pointerdown", (play, event) => {
    if (event.button || pointer != null) return true;
    canvas.focus();
    pointer = event.pointerId;
    canvas.setPointerCapture(event.pointerId);
    [play.isHeld, play.focus] = [true, -1];
    play.touch = placeOf(play, event);
    play.say("down", placeOf(play, event));
    event.preventDefault();
    return true;
  });
  // A browser has moves wait for its next frame; what is said at once is answered by then.
  const raw = "pointerrawupdate";
  const isRaw = `on${raw}` in canvas;
  on(isRaw ? raw : "pointermove", (play, event) => {
    if (event.pointerId !== pointer) return;
    const touch = placeOf(play, event);
    play.touch = touch;
    play.talk.sayInTime(() => play.say("move", touch));
  });
  if (isRaw) on("pointermove", () => {});
  on("pointerup", (play, event) => {
    if (event.pointerId !== pointer) return;
    play.talk.sayLate();
    [pointer, play.isHeld, play.touch] = [null, false, null];
    play.say("up", placeOf(play, event));
  });
  on("pointercancel", (play, event) => {
    if (event.pointerId !== pointer) return;
    [pointer, play.isHeld, play.touch] = [null, false, null];
    play.say("cancel");
  });
  // Also where the play has ended under the finger.
  for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) {
    canvas.addEventListener(type, () => setTimeout(() => (pointer = null)));
  }
  for (const type of ["click", "dblclick", "pointerleave"]) on(type, () => {});

  /** @type {number | undefined} */
  let resting;
  let [wheeledRight, wheeledDown] = [0, 0];
  on("wheel", (play, event) => {
    if (event.ctrlKey) return false;
    event.preventDefault();
    const scale = (event.deltaMode ? 16 : 1) / store.state.zoom;
    const isSideways = event.shiftKey && !event.deltaX;
    const [right, down] = isSideways ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    play.isHeld = true;
    [wheeledRight, wheeledDown] = [wheeledRight + right * scale, wheeledDown + down * scale];
    play.talk.sayInTime(() => {
      play.say("wheel", { ...placeOf(play, event), right: wheeledRight, down: wheeledDown });
      [wheeledRight, wheeledDown] = [0, 0];
    });
    clearTimeout(resting);
    resting = setTimeout(() => {
      play.isHeld = false;
      play.talk.sayLate();
      play.say("rest");
    }, wheelRest);
    return true;
  });

  on("keydown", (play, event) => {
    if (event.key === "Tab") return walkPlaces(play, event);
    if (event.key === "Escape") play.say("escape");
    else if (play.focus >= 0 && (event.key === "Enter" || event.key === " ")) play.say("tap", { place: play.focus });
    else {
      const keys = keysOf(event);
      if (!keys || !isOfScene(keys, play)) return false;
      play.say("keys", { keys });
    }
    event.preventDefault();
    return true;
  });
}

/**
 * Goes to the next or the last of what takes taps; behind the last, the focus leaves the picture.
 * @param {ScenePlay} play
 * @param {KeyboardEvent} event
 */
function walkPlaces(play, event) {
  const places = play.told.places ?? [];
  const next = play.focus < 0 && event.shiftKey ? -1 : play.focus + (event.shiftKey ? -1 : 1);
  play.focus = next >= 0 && next < places.length ? next : -1;
  if (play.focus < 0) {
    play.draw();
    return false;
  }
  event.preventDefault();
  sayPlace(places[play.focus]);
  play.say("focus", { place: play.focus });
  return true;
}

/**
 * Says what takes taps, and what it is.
 * @param {import("./messages.js").TouchPlace} place
 */
export function sayPlace({ name, role }) {
  say([name, role].filter(Boolean).join(", "));
}
