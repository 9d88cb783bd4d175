// What scrolls inside a picture comes to rest: where it does, and the way there.
import { clamp } from "./values.js";

/** @typedef {import("./picture.js").Picture} Picture */

/**
 * How long a carousel takes to come to rest, and how far ahead its speed is looked at, in milliseconds; how far it is thrown
 * at most, in points.
 */
const settling = { time: 260, ahead: 160, most: 400 };

export class Gliding {
  #frame = 0;

  /** @param {Picture} picture */
  constructor(picture) {
    this.picture = picture;
  }

  /**
   * Brings what scrolls in part `index` to rest that moves this fast to the right, in points a millisecond.
   * @param {number} index
   * @param {number} velocity
   */
  settle(index, velocity) {
    this.glide(index, this.restNear(index, velocity) - this.picture.scrolling.moved(index).x);
  }

  /**
   * Where what part `index` holds comes to rest that moves this fast.
   * @param {number} index
   * @param {number} velocity
   */
  restNear(index, velocity) {
    const { scrolling } = this.picture;
    const { x } = scrolling.moved(index);
    return scrolling.stopNear(index, x + clamp(velocity * settling.ahead, -settling.most, settling.most)) ?? x;
  }

  /**
   * Goes on by one card in what scrolls around `part`, or in what there is to scroll.
   * @param {number} direction
   * @param {number | undefined} part
   */
  step(direction, part) {
    const { scrolling } = this.picture;
    const index = scrolling.scrollerOf(part) ?? scrolling.scrollers.keys().next().value;
    if (index == null) return;
    this.glide(index, scrolling.stopAfter(index, direction) - scrolling.moved(index).x);
  }

  /**
   * Moves what part `index` holds by `distance` points to the right, in a moment or at once for those who want no motion.
   * @param {number} index
   * @param {number} distance
   * @param {() => void} [after]
   */
  glide(index, distance, after) {
    this.halt();
    const time = distance && !matchMedia("(prefers-reduced-motion: reduce)").matches ? settling.time : 0;
    const start = performance.now();
    const { x } = this.picture.scrolling.moved(index);
    const step = () => {
      const share = time ? Math.min(1, (performance.now() - start) / time) : 1;
      this.picture.put(index, x + distance * (1 - (1 - share) ** 3));
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else after?.();
    };
    step();
  }

  /** Leaves what glides where it is. */
  halt() {
    cancelAnimationFrame(this.#frame);
  }
}
