// What is seen of a scene, moment by moment, as the server tells it, and what is seen between two moments.

/** @typedef {import("./messages.js").FromServer["motion"]} Motion */
/** @typedef {import("./messages.js").Moment} Moment */

/** More moments than these are not kept, five minutes of motion, and no more entries of the trace than these. */
const most = { moments: 18000, entries: 1000 };

/** Seconds that a pause between two motions takes on the time line, however long it was. */
const pause = 0.6;

export class Timeline {
  /** @type {(Moment & { place: number })[]} with their places on the time line, in seconds without long pauses */
  moments = [];
  /** @type {import("./messages.js").Look[]} */
  looks = [];
  /** @type {import("./messages.js").TraceEntry[]} */
  trace = [];
  /** How many entries of the trace are not kept any more. */
  #gone = 0;
  /**
   * Where entries of the trace stand on the time line that are older than the first moment, by their times.
   * @type {Map<number, number>}
   */
  #before = new Map();
  /** Where the last look-up ended: the next is close by. */
  #index = 0;

  /**
   * Takes over what the server tells; what it told of later moments is void.
   * @param {Motion} motion
   */
  take({ from, forgets, looks, moments, traced, trace }) {
    this.trace.splice(Math.max(0, traced - this.#gone), Infinity, ...trace);
    const begin = forgets ? this.#forget(moments[0]?.time ?? from) : 0;
    this.looks.push(...looks ?? []);
    while ((this.moments.at(-1)?.time ?? -Infinity) > from) this.moments.pop();
    for (const moment of moments) {
      const last = this.moments.at(-1);
      const place = last ? last.place + Math.min(Math.max(0, moment.time - last.time), pause) : begin;
      this.moments.push({ ...moment, place });
    }
    this.moments.splice(0, Math.max(0, this.moments.length - most.moments));
    const surplus = Math.max(0, this.trace.length - most.entries);
    this.trace.splice(0, surplus);
    this.#gone += surplus;
  }

  /**
   * Forgets all moments; returns where `time` stands, at which those begin that are told next: of what was played before them
   * only the trace is known.
   * @param {number} time
   */
  #forget(time) {
    [this.looks, this.moments] = [[], []];
    this.#before.clear();
    let [place, last] = [0, 0];
    for (const entry of this.trace) {
      if (entry.time >= time) break;
      place += Math.min(Math.max(0, entry.time - last), pause);
      last = entry.time;
      this.#before.set(last, place);
    }
    return place + Math.min(time - last, pause);
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
   * How many entries of the trace have been told until `time`.
   * @param {number} time
   */
  told(time) {
    let count = this.trace.length;
    while (count > 0 && this.trace[count - 1].time > time + 1e-6) count -= 1;
    return count;
  }

  /**
   * Index of the last moment that is not after `time`, or of the first.
   * @param {number} time
   */
  #last(time) {
    const { moments } = this;
    let index = Math.max(0, Math.min(this.#index, moments.length - 1));
    while (index > 0 && moments[index].time > time) index -= 1;
    while (index < moments.length - 1 && moments[index + 1].time <= time) index += 1;
    this.#index = index;
    return index;
  }

  /**
   * What is seen at `time`: the look, and where its layers stand.
   * @param {number} time
   * @returns {Moment | null}
   */
  at(time) {
    const index = this.#last(time);
    const [before, after] = [this.moments[index], this.moments[index + 1]];
    if (!before) return null;
    if (!this.#isBetween(time, before, after)) return before;
    const share = (time - before.time) / (after.time - before.time);
    const between = (/** @type {number} */ value, /** @type {number} */ next) => value + (next - value) * share;
    return { ...before, time, cardTop: between(before.cardTop, after.cardTop), places: before.places.map((value, at) => between(value, after.places[at])) };
  }

  /**
   * When the first moment after `time` is that was told, if what is seen at `time` is made up of the two around it.
   * @param {number} time
   */
  frame(time) {
    const index = this.#last(time);
    const [before, after] = [this.moments[index], this.moments[index + 1]];
    return this.#isBetween(time, before, after) ? after.time : time;
  }

  /**
   * Whether something moves straight on from `before` to `after` at `time`.
   * @param {number} time
   * @param {Moment | undefined} before
   * @param {Moment | undefined} after
   */
  #isBetween(time, before, after) {
    return before && after && time > before.time && after.time - before.time < 0.05
      && (after.look === before.look || isAlike(this.looks[before.look], this.looks[after.look]));
  }

  /**
   * The moment before or after the one at `time`.
   * @param {number} time
   * @param {1 | -1} step
   */
  neighbour(time, step) {
    const { moments } = this;
    let index = this.#last(time + 1e-6) + Math.max(0, step);
    // What has happened at the same time is one moment.
    while (step < 0 && moments[index]?.time >= time - 1e-6) index -= 1;
    return moments[index]?.time ?? (step > 0 ? this.end : this.start);
  }

  // MARK: The time line

  /** Where it begins and ends, in seconds without long pauses. */
  get places() {
    return [this.moments[0]?.place ?? 0, this.moments.at(-1)?.place ?? 0];
  }

  /**
   * Where `time` stands on it.
   * @param {number} time
   */
  place(time) {
    const index = this.#last(time);
    const [before, after] = [this.moments[index], this.moments[index + 1]];
    if (!before) return 0;
    if (time < before.time) return this.#before.get(time) ?? before.place;
    return after ? Math.min(before.place + Math.max(0, time - before.time), after.place) : before.place;
  }

  /**
   * The time that stands at `place` on it.
   * @param {number} place
   */
  time(place) {
    const behind = this.moments.findIndex((moment) => moment.place > place + 1e-9);
    const [before, after] = behind < 0 ? [this.moments.at(-1)] : [this.moments[Math.max(0, behind - 1)], this.moments[behind]];
    return before ? Math.min(before.time + Math.max(0, place - before.place), after?.time ?? before.time) : 0;
  }
}

/**
 * Whether two looks are of the same card, which passes from one position to another: then nothing but a line is drawn anew.
 * @param {import("./messages.js").Look} a
 * @param {import("./messages.js").Look} b
 */
function isAlike({ layers }, { layers: others }) {
  return layers.length === others.length && layers.every(({ kind, picture }, index) =>
    kind === others[index].kind && (kind === "separator" || picture === others[index].picture));
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

/** What is played, as the text of a scenario: the server tells what comes to it. */
export class PlayRecord {
  #head = "";
  /** @type {string[]} */
  lines = [];
  isFull = false;

  /** @param {import("./messages.js").PlayRecord} told */
  take({ from, lines, head, isFull }) {
    this.#head = head ?? this.#head;
    this.lines.splice(from, Infinity, ...lines);
    this.isFull = isFull ?? false;
  }

  /** The id of the scenario that it is. */
  get id() {
    return /<Scenario id="([^"]*)"/.exec(this.#head)?.[1] ?? "";
  }

  /** Empty where nothing was played. */
  get text() {
    return this.lines.length ? [this.#head, ...this.lines, "</Scenario>"].join("\n") : "";
  }
}
