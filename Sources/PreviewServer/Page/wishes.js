// What the page wants drawn, and what is drawn of it.
import { send } from "./channel.js";
import { keepImage } from "./drawing.js";
import { forgetOthers, merged, whole } from "./frames.js";
import { findSelection } from "./selection.js";
import { layOut, pictures, stage, viewsNow } from "./stage.js";
import { current, store } from "./state.js";

let isShowing = false;
let lastShown = "";

/** Tells the server what to draw, if it has not been told. */
function showNow() {
  const { hello, playing, samples, settings, uri } = store.state;
  if (!hello || !uri) return;
  if (current()?.isAwaited) {
    // What the server knew of it is gone as well.
    lastShown = "";
    return;
  }
  const views = document.hidden ? [] : settings.devices.flatMap(viewsNow).slice(0, hello.viewLimit);
  const overlays = settings.overlays.filter((name) => name !== "findings");
  const message = { uri, views, overlays, plays: playing, ...(samples == null ? {} : { samples }) };
  const text = JSON.stringify(message);
  if (text === lastShown) return;
  lastShown = text;
  forgetOthers(views.map((view) => view.id));
  send("show", message);
}

/** Tells the server what to draw, once for all changes of a moment. */
function show() {
  if (isShowing) return;
  isShowing = true;
  setTimeout(() => {
    isShowing = false;
    showNow();
  }, 16);
}

// MARK: Frames

/**
 * Views that came since the last frame of the screen.
 * @type {Map<string, import("./picture.js").DrawnView>}
 */
const pending = new Map();
let newest = -1;
let drawing = 0;

/** @param {import("./messages.js").FromServer["frames"]} message */
export function takeFrames({ uri, version, sequence, views }) {
  const told = views.map(whole);
  if (uri !== store.state.uri || sequence < newest) return;
  newest = sequence;
  for (const view of told) pending.set(view.id, { ...merged(pending.get(view.id), view), version });
  if (!drawing) drawing = requestAnimationFrame(drawFrames);
}

/** @param {import("./messages.js").FromServer["assets"]} message */
export const takeAssets = ({ assets }) => assets.forEach(keepImage);

function drawFrames() {
  drawing = 0;
  for (const [id, view] of pending) pictures.get(id)?.update(view);
  pending.clear();
  findSelection();
  layOut();
}

// The server knows nothing of an earlier connection.
store.when(["hello"], () => {
  newest = -1;
  lastShown = "";
});
store.when(["hello", "uri"], () => pending.clear());
// At once: who turns to another document and back has lost what came for the first.
store.when(["uri"], () => {
  lastShown = "";
  showNow();
});
store.when(["hello", "settings", "samples", "uri", "documents", "playing"], show);
document.addEventListener("visibilitychange", show);
new ResizeObserver(() => {
  if (!store.state.hello) return;
  layOut();
  if (store.state.settings.devices.some((device) => device.width === "window")) show();
}).observe(stage);
