// Which moment of a scene is seen: that of what goes on, or another beside it.
import { PlayClock } from "./timeline.js";

/** Seconds of a clock that runs evenly. */
export const evenSeconds = () => performance.now() / 1000;

/** How fast everything is played: 1 as on the phone. */
export const speed = { rate: 1 };

export class Playhead {
  #clock = new PlayClock(evenSeconds);
  /**
   * The clock of what is looked at beside what goes on: an earlier moment, or a scenario that runs.
   * @type {PlayClock | null}
   */
  #aside = null;
  isPaused = false;

  /** The moment that is seen, in seconds of the scene’s clock. */
  get time() {
    return this.#aside?.time ?? this.#clock.time;
  }

  /** The moment that has been reached of what goes on. */
  get now() {
    return this.#clock.time;
  }

  /** Whether something else is looked at than what goes on. */
  get isAside() {
    return this.#aside !== null;
  }

  /** @param {number} time */
  set(time) {
    this.#clock.set(time);
  }

  /**
   * Stands where `other` does, and as still.
   * @param {Playhead} other
   */
  follow(other) {
    this.isPaused = other.isPaused;
    this.set(other.now);
    this.goOn();
  }

  /** @param {boolean} isPaused */
  pause(isPaused) {
    this.isPaused = isPaused;
    this.keepPace();
  }

  /** Runs as fast as everything is played now. */
  keepPace() {
    (this.#aside ?? this.#clock).run(this.isPaused ? 0 : speed.rate);
  }

  /** What happens goes on where it stood while something else was looked at. */
  goOn() {
    this.#aside = null;
    this.keepPace();
  }

  /**
   * Looks at the moment at `time` beside what goes on, which waits.
   * @param {number} time
   */
  lookAt(time) {
    this.#clock.run(0);
    this.#aside = new PlayClock(evenSeconds);
    this.keepPace();
    this.#aside.set(time);
  }
}
