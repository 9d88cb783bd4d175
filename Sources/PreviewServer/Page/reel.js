// What there is to be seen of a scene: moments, layers, and what was told with them.
import { LayerStack } from "./layers.js";
import { Timeline } from "./timeline.js";

/** @typedef {import("./messages.js").FromServer["motion"]} Motion */

/** What there is to be seen: of the scene that is played, or of a scenario that runs beside it. */
export class Reel {
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

  /**
   * The moment at `time`, and the look that it has.
   * @param {number} time
   */
  at(time) {
    const moment = this.timeline.at(time);
    const look = moment && this.timeline.looks[moment.look];
    return moment && look ? { moment, look } : null;
  }
}
