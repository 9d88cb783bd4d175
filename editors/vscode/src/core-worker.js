// @ts-check
'use strict';

/** So long the core may take for a message, in milliseconds: with the first text it has the schema of the language to read. */
const PATIENCE = { first: 20000, restarted: 6000, later: 2000 };

/**
 * The core in a worker, as a language client takes a worker: a message in, messages out.
 *
 * One message is under way at a time, so that a core that has trapped or does not answer is noticed.
 */
class CoreWorker {
  /** @type {Worker | undefined} */
  #worker;
  /** @type {string[]} */
  #waiting = [];
  /**
   * What the worker works at.
   * @type {string | undefined}
   */
  #current = 'module';
  /** @type {Timer | undefined} */
  #timer;
  #hasRead = false;
  /**
   * Where the client takes what the core says.
   * @type {((event: {data: any}) => void) | null}
   */
  onmessage = null;

  /**
   * @param {Worker} worker runs the script that comes with the extension
   * @param {Uint8Array} module the compiled core
   * @param {boolean} isRestarted whether it takes the place of another
   * @param {{ lost: (why: string, isUnable: boolean) => void, changed: () => void }} events a core that is lost says nothing any
   *   more, and is unable where this editor cannot run it; a text has changed
   */
  constructor(worker, module, isRestarted, events) {
    this.#worker = worker;
    this.first = isRestarted ? PATIENCE.restarted : PATIENCE.first;
    this.events = events;
    worker.onmessage = ({ data }) => this.#received(data);
    worker.onerror = (event) => this.#lost(event.message ?? 'the worker has failed');
    this.#watch();
    worker.postMessage({ module });
  }

  /** What is wrong with the worker is told by its `events`. */
  addEventListener() {}

  /** @param {any} message */
  postMessage(message) {
    if (message.method === 'textDocument/didChange') this.events.changed();
    if (this.#worker) {
      this.#waiting.push(JSON.stringify(message));
      this.#next();
    } else if (message.method && message.id !== undefined) {
      // Who ends it wants an answer to that.
      this.onmessage?.({ data: { jsonrpc: '2.0', id: message.id, result: null } });
    }
  }

  terminate() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #next() {
    if (this.#current !== undefined) return;
    this.#current = this.#waiting.shift();
    if (this.#current === undefined) return;
    this.#watch();
    this.#worker?.postMessage({ message: this.#current });
  }

  #watch() {
    clearTimeout(this.#timer);
    const time = this.#hasRead ? PATIENCE.later : this.first;
    this.#timer = setTimeout(() => this.#lost(`no answer within ${time / 1000} s`), time);
  }

  /** @param {{ message?: string, answered?: boolean, ready?: boolean, failed?: string, isStart?: boolean }} data */
  #received(data) {
    if (data.failed !== undefined) return this.#lost(data.failed, data.isStart);
    if (data.message !== undefined) {
      this.#watch();
      this.onmessage?.({ data: JSON.parse(data.message) });
      return undefined;
    }
    clearTimeout(this.#timer);
    if (data.answered && this.#current?.includes('"textDocument/')) this.#hasRead = true;
    this.#current = undefined;
    return this.#next();
  }

  /** @param {string} why */
  #lost(why, isUnable = false) {
    if (!this.#worker) return;
    this.terminate();
    this.events.lost(why, isUnable);
  }
}

module.exports = { CoreWorker };
