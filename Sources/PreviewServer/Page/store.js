// One place for what the page knows, and who wants to be told of it.

/**
 * Values by name; listeners are notified when they are set.
 * @template {object} State
 */
export class Store {
  /** @type { { names: Set<keyof State>, run: () => void }[]} */
  #listeners = [];
  /** @type {State} */
  #state;

  /** @param {State} state */
  constructor(state) {
    this.#state = state;
  }

  /**
   * What is known; to be changed by `set` alone.
   * @type {Readonly<State>}
   */
  get state() {
    return this.#state;
  }

  /**
   * Has `run` called whenever one of the values was set: at once, after those that have asked before.
   * @param {(keyof State)[]} names
   * @param {() => void} run
   */
  when(names, run) {
    this.#listeners.push({ names: new Set(names), run });
  }

  /**
   * Sets values, all of them before anybody is told.
   * @param {Partial<State>} values
   */
  set(values) {
    this.#state = { ...this.#state, ...values };
    const names = /** @type {(keyof State)[]} */ (Object.keys(values));
    for (const { names: wanted, run } of this.#listeners) if (names.some((name) => wanted.has(name))) run();
  }
}
