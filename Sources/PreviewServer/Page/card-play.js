// The card that is played: what is said of touches, what comes of them, and the way back from card to card.
import { send } from "./channel.js";
import { openDocument } from "./documents.js";
import { byID } from "./dom.js";
import { pictures, stage } from "./stage.js";
import { current, store } from "./state.js";

/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./messages.js").FromPage["gesture"]["kind"]} GestureKind */

const goBack = byID("card-back");
const startAgain = byID("card-restart");

/** How many cards lie below the one that is seen, and whether something lies on top of that. */
let [depth, isOpen] = [0, false];

/**
 * Where the cards below were left, by their depth and the view.
 * @type {Map<string, import("./picture.js").Place>[]}
 */
let left = [];

/** Whether a card is played: scenes over a map have a motion of their own. */
export const isCardPlayed = () => store.state.playing && !current()?.isScene;

/**
 * Tells of a gesture.
 * @param {GestureKind} kind
 * @param {Picture} [picture]
 * @param {string} [target]
 */
export function gesture(kind, picture, target) {
  const { uri } = store.state;
  if (!uri) return;
  const shifts = target == null ? [] : [...pictures.values()].flatMap((picture) => picture.shift(target) ?? []);
  send("gesture", {
    uri, kind, depth, ...(picture ? { view: picture.id } : {}), ...(target == null ? {} : { target }),
    ...(shifts.length ? { shifts } : {}),
  });
}

/** Shows the way back; a scene that nothing has led to has a bar of its own. */
function showWay() {
  const leads = depth > 0 || isOpen;
  goBack.hidden = startAgain.hidden = Boolean(current()?.isScene) && !leads;
  goBack.setAttribute("aria-disabled", String(!leads));
}

/** @param {import("./messages.js").FromServer["played"]} message */
export function takePlayed(message) {
  const { uri, text, opens, range } = message;
  if (uri !== store.state.uri) return;
  const before = depth;
  ({ depth, open: isOpen } = message);
  showWay();
  if (text) byID("played").textContent = text;
  if (range) for (const picture of pictures.values()) picture.show(range);
  if (opens == null) return;
  left = left.slice(0, before);
  left[before] = new Map([...pictures].map(([id, picture]) => [id, picture.leave()]));
  openDocument(opens);
  for (const [id, picture] of pictures) picture.arrive(depth < before ? left[depth]?.get(id) : undefined);
}

goBack.addEventListener("click", () => gesture("back"));
startAgain.addEventListener("click", () => {
  left = [];
  gesture("restart");
});
stage.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !store.state.playing || event.defaultPrevented) return;
  if (!isCardPlayed() && !depth) return;
  gesture("back");
  event.preventDefault();
});
store.when(["playing"], () => {
  if (!store.state.playing) [depth, isOpen, left] = [0, false, []];
});
store.when(["playing", "documents", "uri"], showWay);
