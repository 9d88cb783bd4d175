// One scene that is played in a picture: what is said to the server and what comes of it, and what is seen.
import { send } from "./channel.js";
import { make } from "./dom.js";
import { PlayHistory } from "./play-history.js";
import { PlayTalk } from "./play-talk.js";
import { Playhead, speed } from "./playhead.js";
import { Reel } from "./reel.js";
import { layOut } from "./stage.js";
import { current, store } from "./state.js";
import { short } from "./values.js";

/** @typedef {import("./messages.js").FromServer["motion"]} Motion */
/** @typedef {import("./messages.js").FromPage["act"]} Act */

const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether only the end of what moves is seen: who wants no motion sees that, but who has asked for slow motion wants it. */
const isStill = () => prefersStillness.matches && speed.rate === 1;

export class ScenePlay {
  #scene = new Reel();
  /**
   * A scenario of the file that runs.
   * @type {Reel | null}
   */
  #replay = null;
  /** What is seen, and what explains it above that. */
  element = make("div");
  overlay = make("div", { class: "guides", "aria-hidden": "true" });
  #head = new Playhead();
  talk = new PlayTalk();
  #history = new PlayHistory();
  /** The place that the keyboard has come to, as an index of `places`. */
  focus = -1;
  /** At what time of the scene something was said last. */
  #saidAt = 0;
  #frame = 0;
  /**
   * Where the finger is that is down.
   * @type { { x: number, y: number } | null}
   */
  touch = null;
  /** Whether a finger or a wheel is at work. */
  isHeld = false;
  /** Counts what is told, so that nothing is shown twice. */
  news = 0;

  /**
   * @param {import("./picture.js").Picture} picture
   * @param {(play: ScenePlay) => void} shown is called whenever something else is seen
   * @param {(place: import("./messages.js").TouchPlace) => void} arrived is called where the keyboard comes to another card
   */
  constructor(picture, shown, arrived) {
    this.picture = picture;
    this.shown = shown;
    this.arrived = arrived;
    this.#show(this.#scene);
  }

  /** @param {Reel} reel */
  #show(reel) {
    this.element.replaceChildren(reel.layers.element);
    const { size } = reel.told;
    const { picture } = this;
    if (!size || (String(size) === String(picture.playedSize) && picture.isReplayed === this.isReplay)) return;
    [picture.playedSize, picture.isReplayed] = [size, this.isReplay];
    layOut();
  }

  get #reel() {
    return this.#replay ?? this.#scene;
  }

  get timeline() {
    return this.#reel.timeline;
  }

  get told() {
    return this.#reel.told;
  }

  /** Whether VoiceOver runs in the scene that is played, whatever is looked at beside it. */
  get hasVoiceOver() {
    return Boolean(this.#scene.told.voiceOver);
  }

  get isReplay() {
    return this.#replay !== null;
  }

  /** Whether an earlier moment is looked at than the last at which something was done. */
  get isPast() {
    return this.#head.isAside && !this.#replay;
  }

  get isPaused() {
    return this.#head.isPaused;
  }

  /** The moment that is seen, in seconds of the scene’s clock. */
  get time() {
    return this.#head.time;
  }

  get record() {
    return this.#history.record;
  }

  /** What was recorded before and does not go on. */
  get lost() {
    return this.#history.lost;
  }

  /** Whether all that is recorded stands in the file as a scenario. */
  get isInserted() {
    return this.#history.isInserted;
  }

  /** What is recorded now is being put into the file; returns what is to be called when it stands there. */
  inserting() {
    return this.#history.inserting();
  }

  /** The scenarios of the file, which a replay does not tell. */
  get scenarios() {
    return this.#scene.told.scenarios ?? [];
  }

  /** Whether the last that was said is answered, and everything seen that came of it. */
  get rests() {
    return this.talk.rests && !this.isPast && this.time >= this.timeline.end;
  }

  // MARK: Saying

  /**
   * Begins anew.
   * @param {boolean} keeps whether what was played goes on, where the scene takes its steps
   * @param {ScenePlay} old where it was played
   */
  begin(keeps = false, old = this) {
    this.#history.begin(keeps ? old.#history : null);
    if (old !== this) this.#head.follow(old.#head);
    [this.focus, this.isHeld, this.touch] = [-1, false, null];
    this.talk.forget();
    this.say("begin", keeps ? { keeps, from: old.picture.id } : {});
  }

  /**
   * Tells the server what happens now; while a scenario runs or an earlier moment is looked at, a touch only ends that.
   * @param {Act["verb"]} verb
   * @param {Partial<Act>} members
   */
  say(verb, members = {}) {
    const { uri } = store.state;
    if (!uri || current()?.isAwaited) return;
    const isElsewhere = this.isReplay || (this.isPast && this.time < this.#head.now);
    const isOver = isElsewhere && !["begin", "turn", "replay", "voiceOver"].includes(verb);
    if (verb !== "replay") this.#endReplay();
    this.#head.goOn();
    if (isOver) {
      this.draw();
      return this.shown(this);
    }
    this.talk.say();
    this.#saidAt = this.#head.now;
    send("act", { uri, view: this.picture.id, verb, time: this.#saidAt, ...members });
    this.shown(this);
  }

  /** @param {boolean} on */
  runVoiceOver(on) {
    this.#scene.told.voiceOver = on;
    this.say("voiceOver", { on });
  }

  // MARK: Hearing

  /** What was said is not answered. */
  refuse() {
    this.talk.hear();
    this.talk.sayNext();
    this.draw();
  }

  /** @param {Motion} motion */
  take(motion) {
    const isFirst = this.#history.isBeginning;
    if (isFirst && (!motion.forgets || motion.claims)) return;
    this.talk.hear();
    this.news += 1;
    if (motion.claims) return this.#takeReplay(motion);
    if (isFirst) this.#scene.forget();
    this.#scene.take(motion);
    this.#history.take(motion);
    this.#takeFocus(motion.focus);
    this.#keepTime(motion, isFirst);
    if (!this.#replay) this.#show(this.#scene);
    this.draw();
    this.talk.sayNext();
  }

  /**
   * Where another card has come on top, the keyboard begins on that; who points with a finger stays nowhere.
   * @param {number | undefined} focus
   */
  #takeFocus(focus) {
    const places = this.#scene.told.places ?? [];
    const isWalked = this.focus >= 0 || this.hasVoiceOver;
    this.focus = Math.min((isWalked ? focus : null) ?? this.focus, places.length - 1);
    // Beside the picture nobody walks, and VoiceOver is only shown.
    if (isWalked && focus != null && places[focus] && document.activeElement === this.picture.canvas) this.arrived(places[focus]);
  }

  /**
   * Sets the clock by what was told.
   * @param {Motion} motion
   * @param {boolean} isFirst
   */
  #keepTime({ from, time = from }, isFirst) {
    const head = this.#head;
    // What moves has gone on while this was on its way.
    if (isFirst) head.set(time > from ? time + head.now - this.#saidAt : from);
    else if (from > head.now) head.set(from);
    this.#saidAt = Math.max(isFirst ? 0 : this.#saidAt, from);
    if (isStill() && !this.isHeld) head.set(Math.max(head.now, this.#scene.timeline.end));
  }

  /**
   * Runs a scenario, for which what is played stands still.
   * @param {Motion} motion
   */
  #takeReplay(motion) {
    this.#replay = new Reel();
    this.#replay.take(motion);
    this.#head.isPaused = false;
    this.#head.lookAt(isStill() ? this.#replay.timeline.end : motion.from);
    this.#show(this.#replay);
    this.draw();
  }

  /** What is played goes on. */
  endReplay() {
    this.#endReplay();
    this.draw();
  }

  #endReplay() {
    if (!this.#replay) return;
    this.#replay = null;
    this.#head.goOn();
    this.#show(this.#scene);
  }

  // MARK: Seeing

  /** What is said of the moment that is seen: where the card is, and where exactly. */
  get words() {
    const seen = this.#reel.at(this.time);
    const spoken = [this.told.heading, seen?.look.words].filter(Boolean);
    return { spoken: spoken.join(", ").replaceAll(" · ", ", "), shown: [...spoken, ...seen ? [`cardTop ${short(seen.moment.cardTop)}`] : []].join(" · ") };
  }

  /** Draws what is seen now, and goes on as long as something moves. */
  draw() {
    if (this.isPast && this.time >= this.#head.now) this.#head.goOn();
    const { layers, timeline } = this.#reel;
    // Asked before anything is drawn, so that the last moment is always drawn.
    const moves = !this.isPaused && (this.isPast || this.time < timeline.end);
    const seen = this.#reel.at(this.time);
    if (seen) layers.show(seen.look.layers, seen.moment.places, store.state.zoom);
    this.shown(this);
    if (moves && !this.#frame) {
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        this.draw();
      });
    }
  }

  /** @param {boolean} isPaused */
  pause(isPaused) {
    this.#head.pause(isPaused);
    if (isPaused) this.look(this.time);
    else this.draw();
  }

  /** Goes on as fast as everything is played now. */
  keepPace() {
    this.#head.keepPace();
    this.draw();
  }

  /**
   * Shows the moment at `time`: of what has happened, or of what is to come; what moves fast is off its way between two that
   * the server told, so who looks closely sees one of these.
   * @param {number} time
   */
  look(time) {
    const seen = Math.min(this.timeline.frame(time), this.timeline.end);
    if (this.#replay || seen < this.#saidAt - 1e-6) {
      this.#head.lookAt(seen);
    } else {
      this.#head.goOn();
      this.#head.set(seen);
    }
    this.draw();
  }

  /** @param {1 | -1} step */
  step(step) {
    if (!this.isPaused) this.pause(true);
    this.look(this.timeline.neighbour(this.time, step));
  }
}
