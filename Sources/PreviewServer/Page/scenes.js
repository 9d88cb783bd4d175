// Scenes in the mode Play: a play for each picture, and the controls of the one that is active.
import { say, tell } from "./announcements.js";
import { byID, make } from "./dom.js";
import { guideElements, guideNames } from "./guides.js";
import { requestInsert } from "./requests.js";
import { speed } from "./playhead.js";
import { ScenePlay } from "./scene-play.js";
import { listenToTouches, sayPlace } from "./scene-touches.js";
import { activate, eachPicture, layOut, pictures } from "./stage.js";
import { canEdit, current, store } from "./state.js";
import { send } from "./channel.js";

/** @typedef {import("./picture.js").Picture} Picture */

/** @type {Map<Picture, ScenePlay>} */
const plays = new Map();
const shownGuides = new Set(["touches"]);

/** Whether scenes move now. */
export const isPlaying = () => store.state.playing && Boolean(current()?.isScene);

/** The play that the controls are for. */
export const activePlay = () => plays.get(/** @type {Picture} */ (pictures.get(store.state.active ?? "")));

/** @param {import("./messages.js").FromServer["motion"]} message */
export function takeMotion(message) {
  const picture = pictures.get(message.view);
  const play = message.uri === store.state.uri && picture ? plays.get(picture) : undefined;
  if (!play) return;
  // Where the last tap has led is told behind what comes of it.
  byID("played").textContent = "";
  play.take(message);
}

/**
 * The server does not do what was said of the scene in a view.
 * @param {string} view
 */
export function refuseMotion(view) {
  const picture = pictures.get(view);
  if (picture) plays.get(picture)?.refuse();
}

/**
 * @param {Picture} picture
 * @param {ScenePlay} [old] what was played of the device in a picture that is gone
 */
function beginPlay(picture, old) {
  const play = new ScenePlay(picture, didShow, sayPlace);
  plays.set(picture, play);
  picture.canvas.classList.add("played");
  picture.root.append(play.element, play.overlay);
  // Where a link has led away from the scene, the server has what was played of it until then.
  play.begin(true, old);
}

/** @param {Picture} picture */
function endPlay(picture) {
  const play = plays.get(picture);
  if (!play) return;
  plays.delete(picture);
  picture.canvas.classList.remove("played");
  play.element.remove();
  play.overlay.remove();
  [picture.playedSize, picture.isReplayed] = [null, false];
  layOut();
  if (store.state.uri) send("act", { uri: store.state.uri, view: picture.id, verb: "end" });
}

/**
 * What each picture was played as: when that changes, its play does.
 * @type {WeakMap<Picture, { version: number | undefined, screen: string, other: string }>}
 */
const situations = new WeakMap();

/** @param {Picture} picture */
function situation(picture) {
  const { device } = picture;
  const { settings, uri } = store.state;
  const { device: id, orientation, width } = device;
  // While the text cannot be read, the last that could goes on.
  const version = current()?.stale ? situations.get(picture)?.version : current()?.version;
  return {
    version, screen: JSON.stringify([id, orientation, width]), other: JSON.stringify([uri, settings.choices, version]),
  };
}

/** @type {number | undefined} */
let following;

/** Begins, ends, turns and begins anew what is played, once for all changes of a moment and after the server knows the views. */
function follow() {
  clearTimeout(following);
  following = setTimeout(() => {
    // What was played stands still until it is there again.
    if (isPlaying() && current()?.isAwaited) return;
    const gone = [...plays.values()].filter(({ picture }) => !isPlaying() || pictures.get(picture.id) !== picture);
    if (!isPlaying()) {
      for (const { picture } of gone) endPlay(picture);
      return showBar();
    }
    for (const picture of pictures.values()) {
      const [old, now] = [situations.get(picture), situation(picture)];
      situations.set(picture, now);
      const play = plays.get(picture);
      if (!play) beginPlay(picture, gone.find((old) => old.picture.device.id === picture.device.id));
      else if (old?.other !== now.other) play.begin(true);
      else if (old.screen !== now.screen) play.say("turn");
    }
    for (const { picture } of gone) endPlay(picture);
    showBar();
  }, 40);
}

eachPicture((picture) => {
  listenToTouches(picture.canvas, () => {
    const play = (isPlaying() && plays.get(picture)) || null;
    if (play && store.state.active !== picture.id) activate(picture);
    return play;
  });
});
store.when(["playing", "documents", "uri", "settings"], follow);
store.when(["hello"], () => {
  // The server knows nothing of an earlier connection.
  for (const picture of plays.keys()) situations.delete(picture);
  follow();
});
store.when(["zoom"], () => plays.forEach((play) => play.draw()));

// MARK: Controls

const sceneBar = byID("scene-bar");
const playNotes = byID("play-notes");
const timeLine = byID("play-line", HTMLInputElement);
const voiceOver = byID("play-voiceover", HTMLInputElement);

/** @param {ScenePlay} play */
function didShow(play) {
  play.overlay.replaceChildren(...guideElements(play, shownGuides));
  if (play !== activePlay()) return;
  showBar();
  sayRest(play);
}

/**
 * What is said of each play where it came to rest last.
 * @type {WeakMap<ScenePlay, string>}
 */
const restWords = new WeakMap();

/**
 * Says once where a scene has come to rest, unless that is where it began.
 * @param {ScenePlay} play
 */
function sayRest(play) {
  const { spoken } = play.words;
  if (!play.rests || play.isReplay || !spoken) return;
  const before = restWords.get(play);
  restWords.set(play, spoken);
  if (before !== undefined && before !== spoken) say(spoken);
}

let shownNotes = "";

function showBar() {
  const play = isPlaying() ? activePlay() : undefined;
  sceneBar.hidden = playNotes.hidden = !play;
  byID("inspector").hidden = Boolean(play);
  for (const id of ["heading-inspector", "tab-inspector"]) byID(id).textContent = play ? "Play" : "Part";
  if (!play) return;
  const { timeline, time, told } = play;
  sceneBar.dataset["rests"] = String(play.rests);
  const status = byID("play-status");
  status.textContent = status.title = play.words.shown;
  byID("play-pause").setAttribute("aria-pressed", String(play.isPaused));
  byID("play-slow").setAttribute("aria-pressed", String(speed.rate === 0.1));
  voiceOver.checked = play.hasVoiceOver;
  const place = timeline.place(time);
  [timeLine.min, timeLine.max, timeLine.value] = [...timeline.places, place].map(String);
  timeLine.setAttribute("aria-valuetext", `${place.toFixed(2)} seconds`);
  byID("play-time").textContent = `${place.toFixed(2)} s`;
  const past = timeline.told(time);
  const claims = (told.claims ?? []).filter((claim) => claim.time <= time + 1e-6);
  const key = [play.picture.id, play.news, play.isReplay, play.isPast, play.lost?.text, past, claims.length, canEdit(), play.isInserted].join();
  if (key === shownNotes) return;
  shownNotes = key;
  showNotes(play, past, claims);
}

/**
 * @param {ScenePlay} play
 * @param {number} past how many entries of the trace were told
 * @param {import("./messages.js").Claim[]} claims
 */
function showNotes({ isInserted, isPast, isReplay, lost, record, scenarios: ids, timeline }, past, claims) {
  const list = byID("play-trace");
  list.replaceChildren(...timeline.trace.slice(Math.max(0, past - 200), past).map(({ time, text }) =>
    make("li", {}, make("span", {}, `${timeline.place(time).toFixed(2)} s`), text)));
  list.scrollTop = list.scrollHeight;
  const { isFull, lines, text } = record;
  byID("play-record").textContent = text || "Nothing yet: what you do stands here as steps of a scenario.";
  byID("play-full").hidden = !isFull;
  byID("play-full").textContent = `The record is full: ${lines.length} steps.`;
  byID("play-lost").hidden = !lost;
  byID("play-why").textContent = lost ? `What was recorded before does not go on: ${lost.why}.` : "";
  byID("play-copy", HTMLButtonElement).disabled = !text;
  byID("play-pin", HTMLButtonElement).disabled = isPast || isReplay;
  const insert = byID("play-insert", HTMLButtonElement);
  insert.hidden = !canEdit();
  insert.disabled = !text || isInserted;
  const scenarios = byID("play-scenarios", HTMLSelectElement);
  if (ids.join() !== [...scenarios.options].map((option) => option.value).join()) {
    scenarios.replaceChildren(...ids.map((id) => make("option", { value: id }, id)));
  }
  const replay = byID("play-replay", HTMLButtonElement);
  replay.textContent = isReplay ? "End replay" : "Replay";
  replay.disabled = scenarios.disabled = !ids.length;
  const results = byID("play-claims");
  const news = isReplay ? claims.slice(results.childElementCount) : [];
  if (news.length) say(news.map(({ claim, holds }) => `${holds ? "Holds" : "Fails"}: ${claim}`).join(". "));
  results.hidden = !isReplay;
  results.replaceChildren(...claims.map(({ line, claim, holds }) =>
    make("li", { class: holds ? "holds" : "fails" }, make("span", {}, `line ${line}`), `${holds ? "✓" : "✗"} ${claim}`)));
}

/**
 * @param {string} id
 * @param {(play: ScenePlay) => void} run
 */
function onClick(id, run) {
  byID(id).addEventListener("click", () => {
    const play = activePlay();
    if (play) run(play);
  });
}

onClick("play-pause", (play) => {
  play.pause(!play.isPaused);
  say(play.isPaused ? "Paused" : "Goes on");
});
onClick("play-slow", (play) => {
  speed.rate = speed.rate === 1 ? 0.1 : 1;
  play.pause(false);
  plays.forEach((play) => play.keepPace());
  say(speed.rate === 1 ? "As fast as on the phone" : "Ten times slower");
});
onClick("play-back", (play) => play.step(-1));
onClick("play-on", (play) => play.step(1));
onClick("play-restart", (play) => play.begin());
onClick("play-pin", (play) => play.say("pin"));
onClick("play-replay", (play) => {
  if (play.isReplay) play.endReplay();
  else play.say("replay", { scenario: byID("play-scenarios", HTMLSelectElement).value });
});
/** @param {string} text */
async function copy(text) {
  await navigator.clipboard.writeText(text);
  tell("Copied.");
}
onClick("play-copy", ({ record }) => copy(record.text));
onClick("play-copy-lost", ({ lost }) => copy(lost?.text ?? ""));
onClick("play-insert", (play) => {
  const didInsert = play.inserting();
  requestInsert(play.picture.id, () => {
    didInsert();
    showBar();
  });
});
timeLine.addEventListener("input", () => {
  const play = activePlay();
  const place = Number(timeLine.value);
  if (!play) return;
  play.pause(true);
  play.look(play.timeline.time(place));
});
voiceOver.addEventListener("change", () => activePlay()?.runVoiceOver(voiceOver.checked));
byID("play-guides").prepend(...Object.entries(guideNames).map(([name, label]) => {
  const control = make("input", { type: "checkbox", name, checked: shownGuides.has(name) });
  control.addEventListener("change", () => {
    if (control.checked) shownGuides.add(name);
    else shownGuides.delete(name);
    plays.forEach((play) => play.draw());
  });
  return make("label", { class: "check" }, control, label);
}));
store.when(["active"], showBar);
