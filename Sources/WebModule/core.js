// The core in WebAssembly: messages in, answers out. For pages, workers and Node alike.

/**
 * What the module offers.
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(count: number) => number} cw_alloc
 * @property {() => void} cw_answer
 */

/** @typedef {(message: string) => void} Tell takes a message of the core */

/** One instance of the module. A trap ends it: `answer` throws, then and ever after, and the page loads another. */
export class Module {
  /** @type {Exports | null} nothing after a trap */
  #exports;
  /** @type {Tell} */
  #tell = () => {};

  /** @param {Exports} exports */
  constructor(exports) {
    this.#exports = exports;
  }

  /** @param {string} message what the core says */
  told(message) {
    this.#tell(message);
  }

  /** How many bytes it holds. */
  get memorySize() {
    return this.#exports?.memory.buffer.byteLength ?? 0;
  }

  /**
   * Answers `message`: `tell` takes each message that follows from it as soon as there is one.
   * @param {string} message
   * @param {Tell} tell
   */
  answer(message, tell) {
    const core = this.#exports;
    if (core === null) throw new Error("the core has ended");
    const bytes = new TextEncoder().encode(message);
    // Half changed, it must not be asked again.
    this.#exports = null;
    const room = core.cw_alloc(bytes.length);
    // Memory may have grown, so each view of it is made anew.
    new Uint8Array(core.memory.buffer, room, bytes.length).set(bytes);
    this.#tell = tell;
    core.cw_answer();
    this.#exports = core;
  }
}

/**
 * An instance of the module that `source` is: its bytes, or what was compiled of them.
 * @param {BufferSource | WebAssembly.Module} source
 */
export async function load(source) {
  /** @type {(address: number, count: number) => Uint8Array} */
  let bytes = () => new Uint8Array();
  const cardwright = {
    /** @type {(address: number, count: number) => void} seeds hashes */
    random: (address, count) => void crypto.getRandomValues(bytes(address, count)),
    /** @type {(address: number, count: number) => number} the double that decimal digits mean */
    number: (address, count) => Number(new TextDecoder("latin1").decode(bytes(address, count))),
    /** @type {(address: number, count: number) => void} a message of the core */
    tell: (address, count) => loaded.told(new TextDecoder().decode(bytes(address, count))),
  };
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const instance = await WebAssembly.instantiate(module, { cardwright });
  const exports = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
  bytes = (address, count) => new Uint8Array(exports.memory.buffer, address, count);
  const loaded = new Module(exports);
  return loaded;
}
