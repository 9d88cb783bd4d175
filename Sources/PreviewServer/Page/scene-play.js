// One scene that is played in a picture: what the server tells of it, its clock, and what is seen.
import { send } from "./channel.js";
import { make } from "./dom.js";
import { LayerStack } from "./layers.js";
import { layOut } from "./stage.js";
import { store } from "./state.js";
import { PlayClock, PlayRecord, Timeline } from "./timeline.js";
import { short } from "./values.js";

/** @typedef {import("./messages.js").FromServer["motion"]} Motion */
/** @typedef {import("./messages.js").FromPage["act"]} Act */

const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");
const evenSeconds = () => performance.now() / 1000;

/** How fast everything is played: 1 as on the phone. */
export const speed = { rate: 1 };

/** What there is to be seen: of the scene that is played, or of a scenario that runs beside it. */
class Reel {
  timeline = new Timeline();
  layers = new LayerStack();
  /** What was told last of what does not change with every moment. */
  told = /** @type {Partial<Motion>} */ ({});

  forget() {
    this.timeline = new Timeline();
    this.layers.forget();
    this.told = {};
  }

  /** @param {Motion} motion */
  take(motion) {
    if (motion.forgets) this.layers.forget();
    this.layers.keep(motion.pictures ?? []);
    this.timeline.take(motion);
    const { pictures, looks, moments, trace, record, loss, ...told } = motion;
    this.told = { ...this.told, ...told };
  }
}

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
  #clock = new PlayClock(evenSeconds);
  /**
   * The clock of what is looked at beside what goes on: an earlier moment, or a scenario that runs.
   * @type {PlayClock | null}
   */
  #review = null;
  isPaused = false;
  record = new PlayRecord();
  /**
   * What was recorded before and does not go on.
   * @type { { text: string, why: string } | null}
   */
  lost = null;
  /** The place that the keyboard has come to, as an index of `places`. */
  focus = -1;
  /** How many answers have not come yet, when something was said last, and at what time of the scene. */
  #waiting = 0;
  #said = 0;
  #saidAt = 0;
  #frame = 0;
  /**
   * The record before the play began anew that has not been answered yet.
   * @type {string | null}
   */
  #before = null;
  /**
   * What is said as soon as the server has kept up.
   * @type {(() => void) | null}
   */
  #late = null;
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
   */
  constructor(picture, shown) {
    this.picture = picture;
    this.shown = shown;
    this.#show(this.#scene);
  }

  /** @param {Reel} reel */
  #show(reel) {
    this.element.replaceChildren(reel.layers.element);
    const { size } = reel.told;
    if (!size || String(size) === String(this.picture.playedSize)) return;
    this.picture.playedSize = size;
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

  get isReplay() {
    return this.#replay !== null;
  }

  /** Whether an earlier moment is looked at than the last at which something was done. */
  get isPast() {
    return this.#review !== null && !this.#replay;
  }

  /** The scenarios of the file, which a replay does not tell. */
  get scenarios() {
    return this.#scene.told.scenarios ?? [];
  }

  /**
   * Begins anew.
   * @param {boolean} keeps whether what was played goes on, where the scene takes its steps
   * @param {ScenePlay} old where it was played
   */
  begin(keeps = false, old = this) {
    this.#before = keeps ? old.#before ?? old.record.text : "";
    this.lost = keeps ? old.lost : null;
    this.focus = -1;
    [this.#waiting, this.isHeld, this.touch, this.#late] = [0, false, null, null];
    this.say("begin", keeps ? { keeps, from: old.picture.id } : {});
  }

  /**
   * Tells the server what happens now; while a scenario runs, a touch only ends that.
   * @param {Act["verb"]} verb
   * @param {Partial<Act>} members
   */
  say(verb, members = {}) {
    const { uri } = store.state;
    if (!uri) return;
    const isOver = this.#replay && !["begin", "turn", "replay"].includes(verb);
    if (verb !== "replay") this.#endReplay();
    if (isOver) return this.draw();
    this.#endReview();
    this.#waiting += 1;
    [this.#said, this.#saidAt] = [evenSeconds(), this.#clock.time];
    send("act", { uri, view: this.picture.id, verb, time: this.#saidAt, ...members });
    this.shown(this);
  }

  /** @param {boolean} on */
  runVoiceOver(on) {
    this.#scene.told.voiceOver = on;
    this.say("voiceOver", { on });
  }

  /** Whether the last that was said is answered, and everything seen that came of it. */
  get rests() {
    return this.#waiting === 0 && !this.isPast && this.time >= this.timeline.end;
  }

  /** Whether the server has not kept up with what was said: then only the newest is worth saying. */
  get isBehind() {
    return this.#waiting > 1 && evenSeconds() - this.#said < 0.25;
  }

  /**
   * Says something now, or as soon as the server has kept up with what was said; only the last of what waits is said.
   * @param {() => void} run
   */
  sayInTime(run) {
    this.#late = this.isBehind ? run : null;
    if (!this.#late) run();
  }

  /** Says what waits. */
  sayLate() {
    const late = this.#late;
    this.#late = null;
    late?.();
  }

  /** @param {Motion} motion */
  take(motion) {
    if (this.#before !== null && (!motion.forgets || motion.claims)) return;
    this.#waiting = Math.max(0, this.#waiting - 1);
    this.news += 1;
    if (motion.claims) return this.#takeReplay(motion);
    const scene = this.#scene;
    const isFirst = this.#before !== null;
    if (isFirst) {
      scene.forget();
      this.record = new PlayRecord();
    }
    scene.take(motion);
    if (motion.record) this.record.take(motion.record);
    if (isFirst && this.record.lines.length) this.lost = null;
    else if (this.#before) this.lost = { text: this.#before, why: motion.loss ?? "it was played elsewhere" };
    this.#before = null;
    if (motion.places) this.focus = Math.min(motion.focus ?? this.focus, motion.places.length - 1);
    if (isFirst || motion.from > this.#clock.time) this.#clock.set(motion.from);
    this.#saidAt = Math.max(isFirst ? 0 : this.#saidAt, motion.from);
    // Who wants no motion sees where it ends; who has asked for slow motion wants it.
    if (prefersStillness.matches && speed.rate === 1 && !this.isHeld) this.#clock.set(Math.max(this.#clock.time, scene.timeline.end));
    if (!this.#replay) this.#show(scene);
    this.draw();
    if (!this.isBehind) this.sayLate();
  }

  /**
   * Runs a scenario, for which what is played stands still.
   * @param {Motion} motion
   */
  #takeReplay(motion) {
    this.#replay = new Reel();
    this.#replay.take(motion);
    this.isPaused = false;
    this.#lookAt(motion.from);
    this.#show(this.#replay);
    this.draw();
  }

  #endReplay() {
    if (!this.#replay) return;
    this.#replay = null;
    this.#endReview();
    this.#show(this.#scene);
  }

  /** The moment that is seen, in seconds of the scene’s clock. */
  get time() {
    return this.#review?.time ?? this.#clock.time;
  }

  /** What is said of the moment that is seen. */
  get words() {
    const { timeline, told } = this.#reel;
    const moment = timeline.at(this.time);
    const look = moment && timeline.looks[moment.look];
    return [told.heading, look?.words, moment && `y ${short(moment.y)}`].filter(Boolean).join(" · ");
  }

  /** Draws what is seen now, and goes on as long as something moves. */
  draw() {
    if (this.isPast && this.time >= this.#clock.time) this.#endReview();
    const { layers, timeline } = this.#reel;
    // Asked before anything is drawn, so that the last moment is always drawn.
    const moves = !this.isPaused && (this.isPast || this.time < timeline.end);
    const moment = timeline.at(this.time);
    const look = moment && timeline.looks[moment.look];
    if (moment && look) layers.show(look.layers, moment.places, store.state.zoom);
    this.shown(this);
    if (moves && !this.#frame) {
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        this.draw();
      });
    }
  }

  // MARK: Time

  /** @param {boolean} isPaused */
  pause(isPaused) {
    this.isPaused = isPaused;
    this.keepPace();
  }

  /** Goes on as fast as everything is played now. */
  keepPace() {
    (this.#review ?? this.#clock).run(this.isPaused ? 0 : speed.rate);
    this.draw();
  }

  /** What happens goes on where it stood while something else was looked at. */
  #endReview() {
    this.#review = null;
    this.#clock.run(this.isPaused ? 0 : speed.rate);
  }

  /** @param {number} time */
  #lookAt(time) {
    this.#clock.run(0);
    this.#review = new PlayClock(evenSeconds);
    this.#review.run(this.isPaused ? 0 : speed.rate);
    this.#review.set(time);
  }

  /**
   * Shows the moment at `time`: of what has happened, or of what is to come.
   * @param {number} time
   */
  look(time) {
    const { end } = this.timeline;
    if (this.#replay || time < this.#saidAt - 1e-6) {
      this.#lookAt(Math.min(time, end));
    } else {
      this.#endReview();
      this.#clock.set(Math.min(time, end));
    }
    this.draw();
  }

  /** @param {1 | -1} step */
  step(step) {
    if (!this.isPaused) this.pause(true);
    this.look(this.timeline.neighbour(this.time, step));
  }
}
