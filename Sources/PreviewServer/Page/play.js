// The mode in which the card is touched as on the phone: how it begins and ends, and the way back from card to card.
import { say } from "./announcements.js";
import { openDocument } from "./documents.js";
import { byID } from "./dom.js";
import { choose } from "./selection.js";
import { pictures, stage } from "./stage.js";
import { current, store } from "./state.js";
import { gesture } from "./touches.js";

const toggle = byID("play");
const goBack = byID("card-back", HTMLButtonElement);
const startAgain = byID("card-restart");

/** Begins to play, or ends it: then the card is drawn at rest. */
export function togglePlay() {
  const playing = !store.state.playing;
  // Nothing is outlined while it is played.
  if (playing) choose(null);
  store.set({ playing });
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
    if (!playing) picture.touch.show([]);
  }
}

/** Shows the way back; a scene that nothing has led to has a bar of its own. */
function showWay() {
  goBack.hidden = startAgain.hidden = Boolean(current()?.isScene) && goBack.disabled;
}

/** @param {import("./messages.js").FromServer["played"]} message */
export function takePlayed({ uri, text, depth, opens, part }) {
  if (uri !== store.state.uri) return;
  goBack.disabled = depth === 0;
  showWay();
  if (text) byID("played").textContent = text;
  if (part != null) for (const picture of pictures.values()) picture.reveal(part);
  if (opens == null) return;
  for (const picture of pictures.values()) picture.unscroll();
  openDocument(opens);
}

toggle.addEventListener("click", togglePlay);
goBack.addEventListener("click", () => gesture("back"));
startAgain.addEventListener("click", () => gesture("restart"));
store.when(["playing"], showMode);
store.when(["playing", "documents", "uri"], showWay);
