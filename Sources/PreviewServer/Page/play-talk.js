// What is said of a scene that is played, as fast as the server answers.
import { evenSeconds } from "./playhead.js";

/** Seconds after which something is said although nothing has been answered. */
const patience = 0.25;

export class PlayTalk {
  /** How many answers have not come yet, and when something was said last. */
  #waiting = 0;
  #said = 0;
  /**
   * What is said as soon as the server has kept up.
   * @type {(() => void) | null}
   */
  #late = null;

  /** Waits for nothing any more. */
  forget() {
    [this.#waiting, this.#late] = [0, null];
  }

  /** Something was said. */
  say() {
    this.#waiting += 1;
    this.#said = evenSeconds();
  }

  /** An answer has come, or will not come. */
  hear() {
    this.#waiting = Math.max(0, this.#waiting - 1);
  }

  /** Whether all that was said is answered. */
  get rests() {
    return this.#waiting === 0;
  }

  /** Whether the server has not kept up with what was said: then only the newest is worth saying. */
  get #isBehind() {
    return this.#waiting > 1 && evenSeconds() - this.#said < patience;
  }

  /**
   * Says something now, or as soon as the server has kept up with what was said; only the last of what waits is said.
   * @param {() => void} run
   */
  sayInTime(run) {
    this.#late = this.#isBehind ? run : null;
    if (!this.#late) run();
  }

  /** Says what waits, if the server has kept up. */
  sayNext() {
    if (!this.#isBehind) this.sayLate();
  }

  /** Says what waits. */
  sayLate() {
    const late = this.#late;
    this.#late = null;
    late?.();
  }
}
