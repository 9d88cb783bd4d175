// One scene that is played in a picture: what the server tells of it, its clock, and what is seen.
import { send } from "./channel.js";
import { make } from "./dom.js";
import { LayerStack } from "./layers.js";
import { store } from "./state.js";
import { PlayClock, Timeline } from "./timeline.js";

/** @typedef {import("./messages.js").FromServer["motion"]} Motion */
/** @typedef {import("./messages.js").FromPage["act"]} Act */

const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");
const evenSeconds = () => performance.now() / 1000;

export class ScenePlay {
  timeline = new Timeline();
  layers = new LayerStack();
  /** What explains it, above the layers. */
  overlay = make("div", { class: "guides", "aria-hidden": "true" });
  clock = new PlayClock(evenSeconds);
  /**
   * What goes on while something earlier is looked at.
   * @type {PlayClock | null}
   */
  #review = null;
  /** What was told last of what does not change with every moment. */
  told = /** @type {Partial<Motion>} */ ({});
  /** The place that the keyboard has come to, as an index of `places`. */
  focus = -1;
  /** How many answers have not come yet, and when something was said last. */
  #waiting = 0;
  #said = 0;
  /** How fast it is played: 1 as on the phone, 0 stands. */
  rate = 1;
  #frame = 0;
  /** Whether what comes before the answer to `begin` is of another play. */
  #isBeginning = false;
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
  /** Whether a scenario of the file runs. */
  isReplay = false;

  /**
   * @param {import("./picture.js").Picture} picture
   * @param {(play: ScenePlay) => void} shown is called whenever something else is seen
   */
  constructor(picture, shown) {
    this.picture = picture;
    this.shown = shown;
  }

  /** Begins anew. */
  begin() {
    this.timeline = new Timeline();
    this.layers.forget();
    this.told = {};
    this.focus = -1;
    [this.#waiting, this.isHeld, this.isReplay, this.touch, this.#late] = [0, false, false, null, null];
    this.rate = this.rate || 1;
    this.#endReview();
    this.clock.set(0);
    this.#isBeginning = true;
    this.say("begin");
  }

  /**
   * Tells the server what happens now.
   * @param {Act["verb"]} verb
   * @param {Partial<Act>} members
   */
  say(verb, members = {}) {
    const { uri } = store.state;
    if (!uri) return;
    if (this.isReplay && verb !== "begin") return this.begin();
    this.#endReview();
    this.#waiting += 1;
    this.#said = evenSeconds();
    send("act", { uri, view: this.picture.id, verb, time: this.clock.time, ...members });
    this.shown(this);
  }

  /** Whether the last that was said is answered, and everything seen that came of it. */
  get rests() {
    return this.#waiting === 0 && !this.#review && this.clock.time >= this.timeline.end;
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
    if (this.#isBeginning && (!motion.forgets || motion.claims)) return;
    this.#isBeginning = false;
    this.#waiting = Math.max(0, this.#waiting - 1);
    const isFirst = !this.timeline.moments.length;
    if (motion.claims) [this.timeline, this.isReplay] = [new Timeline(), true];
    if (motion.forgets) this.layers.forget();
    this.layers.keep(motion.pictures ?? []);
    this.timeline.take(motion);
    const { pictures, looks, moments, trace, ...told } = motion;
    this.told = { ...this.told, ...told };
    if (motion.places) this.focus = Math.min(this.focus, motion.places.length - 1);
    if (isFirst || motion.claims) this.clock.set(this.timeline.start);
    // Who wants no motion sees where it ends; who has asked for slow motion wants it.
    if (prefersStillness.matches && this.rate === 1 && !this.isHeld) this.clock.set(Math.max(this.clock.time, this.timeline.end));
    this.draw();
    if (!this.isBehind) this.sayLate();
  }

  /** The moment that is seen, in seconds of the scene’s clock. */
  get time() {
    return this.#review?.time ?? this.clock.time;
  }

  /** Draws what is seen now, and goes on as long as something moves. */
  draw() {
    if (this.#review && this.#review.time >= this.clock.time) this.#endReview();
    // Asked before anything is drawn, so that the last moment is always drawn.
    const moves = this.rate > 0 && (this.#review !== null || this.clock.time < this.timeline.end);
    const moment = this.timeline.at(this.time);
    const look = moment && this.timeline.looks[moment.look];
    if (moment && look) this.layers.show(look, moment.places, store.state.zoom);
    this.shown(this);
    if (moves && !this.#frame) {
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        this.draw();
      });
    }
  }

  // MARK: Time

  get isPaused() {
    return this.rate === 0;
  }

  /** @param {number} rate */
  run(rate) {
    this.rate = rate;
    (this.#review ?? this.clock).run(rate);
    this.draw();
  }

  /** What happens goes on where it stood while something earlier was looked at. */
  #endReview() {
    this.#review = null;
    this.clock.run(this.rate);
  }

  /**
   * Shows the moment at `time`: of what has happened, or of what is to come.
   * @param {number} time
   */
  look(time) {
    if (time < this.clock.time - 1e-6) {
      this.clock.run(0);
      this.#review = new PlayClock(evenSeconds);
      this.#review.run(this.rate);
      this.#review.set(time);
    } else {
      this.#endReview();
      this.clock.set(Math.min(time, this.timeline.end));
    }
    this.draw();
  }

  /** @param {1 | -1} step */
  step(step) {
    if (!this.isPaused) this.run(0);
    this.look(this.timeline.neighbour(this.time, step));
  }
}
