// The mode in which the card is touched as on the phone: how it begins and ends.
import { say } from "./announcements.js";
import { byID } from "./dom.js";
import { choose } from "./selection.js";
import { activePicture, pictures, stage } from "./stage.js";
import { current, store } from "./state.js";

const toggle = byID("play");

/** Begins to play, or ends it: then the card is drawn at rest. */
export function togglePlay() {
  const playing = !store.state.playing;
  // Nothing is outlined while it is played.
  if (playing) choose(null);
  store.set({ playing });
  // Keys are the card’s now, unless they are something else’s already.
  if (playing && document.activeElement === document.body) activePicture()?.canvas.focus({ preventScroll: true });
  say(playing ? "Play: the card answers to touches" : "Play has ended");
}

function showMode() {
  const { playing } = store.state;
  toggle.setAttribute("aria-pressed", String(playing));
  byID("play-bar").hidden = !playing;
  byID("played").textContent = "";
  stage.classList.toggle("playing", playing);
  for (const picture of pictures.values()) {
    picture.hovered = null;
    picture.showTargets();
  }
}

toggle.addEventListener("click", togglePlay);
store.when(["playing"], showMode);
let wasScene = false;
store.when(["documents", "uri"], () => {
  const isScene = Boolean(current()?.isScene);
  if (isScene !== wasScene) pictures.forEach((picture) => picture.showTargets());
  wasScene = isScene;
});
