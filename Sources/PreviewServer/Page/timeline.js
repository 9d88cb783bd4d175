// What is seen of a scene, moment by moment, as the server tells it, and what is seen between two moments.

/** @typedef {import("./messages.js").FromServer["motion"]} Motion */
/** @typedef {import("./messages.js").Moment} Moment */

/** More moments than this are not kept: five minutes of motion. */
const mostMoments = 18000;

export class Timeline {
  /** @type {Moment[]} */
  moments = [];
  /** @type {import("./messages.js").Layer[][]} */
  looks = [];
  /** @type {import("./messages.js").TraceEntry[]} */
  trace = [];
  /** Where the last look-up ended: the next is close by. */
  #place = 0;

  /**
   * Takes over what the server tells; what it told of later moments is void.
   * @param {Motion} motion
   */
  take({ from, forgets, looks, moments, traced, trace }) {
    if (forgets) [this.looks, this.moments] = [[], []];
    this.looks.push(...looks ?? []);
    while ((this.moments.at(-1)?.time ?? -Infinity) > from) this.moments.pop();
    this.moments.push(...moments);
    this.moments.splice(0, Math.max(0, this.moments.length - mostMoments));
    this.trace.splice(traced, Infinity, ...trace);
  }

  /** When the first moment is that is known. */
  get start() {
    return this.moments[0]?.time ?? 0;
  }

  /** When everything rests, if nothing else happens. */
  get end() {
    return this.moments.at(-1)?.time ?? 0;
  }

  /**
   * What is seen at `time`: the look, and where its layers stand.
   * @param {number} time
   * @returns {Moment | null}
   */
  at(time) {
    const { moments } = this;
    if (!moments.length) return null;
    let place = Math.min(this.#place, moments.length - 1);
    while (place > 0 && moments[place].time > time) place -= 1;
    while (place < moments.length - 1 && moments[place + 1].time <= time) place += 1;
    this.#place = place;
    const [before, after] = [moments[place], moments[place + 1]];
    const isBetween = after && after.look === before.look && time > before.time && after.time - before.time < 0.05;
    if (!isBetween) return before;
    const share = (time - before.time) / (after.time - before.time);
    return { ...before, time, places: before.places.map((value, index) => value + (after.places[index] - value) * share) };
  }

  /**
   * The moment before or after the one at `time`.
   * @param {number} time
   * @param {1 | -1} step
   */
  neighbour(time, step) {
    const times = this.moments.map((moment) => moment.time);
    const next = step > 0 ? times.find((other) => other > time + 1e-6) : times.filter((other) => other < time - 1e-6).at(-1);
    return next ?? (step > 0 ? this.end : this.start);
  }
}

/** The clock of a scene that is played: it can go slower, and stand. */
export class PlayClock {
  #base = 0;
  #since = 0;
  rate = 1;

  /** @param {() => number} now seconds of a clock that runs evenly */
  constructor(now) {
    this.now = now;
    this.#since = now();
  }

  get time() {
    return this.#base + (this.now() - this.#since) * this.rate;
  }

  /** @param {number} time */
  set(time) {
    [this.#base, this.#since] = [time, this.now()];
  }

  /** @param {number} rate 1 as on the phone; 0 stands */
  run(rate) {
    this.set(this.time);
    this.rate = rate;
  }
}
