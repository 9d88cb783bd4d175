// @ts-check
'use strict';

const { CANCELLED } = require('./server');

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
  /**
   * What the worker has not got yet, each with its id where it is a request.
   * @type {{ id: number | string | undefined, text: string }[]}
   */
  #waiting = [];
  /**
   * The requests that have no answer yet, by their ids, with their methods.
   * @type {Map<number | string, string>}
   */
  #unanswered = new Map();
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
   * @param {Promise<WebAssembly.Module>} module the core, which is compiled while the worker starts
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
    module.then((compiled) => this.#worker?.postMessage({ module: compiled }), (problem) => this.#lost(String(problem), true));
  }

  /** What is wrong with the worker is told by its `events`. */
  addEventListener() {}

  /** @param {any} message */
  postMessage(message) {
    if (message.method === 'textDocument/didChange') this.events.changed();
    if (message.method === '$/cancelRequest') return this.#cancel(message.params.id);
    const isRequest = message.method !== undefined && message.id !== undefined;
    if (isRequest) this.#unanswered.set(message.id, message.method);
    if (!this.#worker) return this.#refuse();
    this.#waiting.push({ id: isRequest ? message.id : undefined, text: JSON.stringify(message) });
    return this.#next();
  }

  terminate() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting = [];
    this.#refuse();
  }

  /**
   * Leaves out a request that the worker has not got yet; it works at one at a time, and hears of nothing meanwhile.
   * @param {number | string} id
   */
  #cancel(id) {
    const { length } = this.#waiting;
    this.#waiting = this.#waiting.filter((each) => each.id !== id);
    if (this.#waiting.length < length) this.#refuse([id]);
  }

  /**
   * Answers requests that the core will not answer: who waits would wait for ever.
   * @param {Iterable<number | string>} ids
   */
  #refuse(ids = this.#unanswered.keys()) {
    for (const id of [...ids]) {
      const answer = this.#unanswered.get(id) === 'shutdown'
        ? { result: null } : { error: { code: CANCELLED, message: 'The core was lost before it answered' } };
      this.#unanswered.delete(id);
      // A client knows what it has asked for only after it has sent it.
      setTimeout(() => this.onmessage?.({ data: { jsonrpc: '2.0', id, ...answer } }), 0);
    }
  }

  #next() {
    if (this.#current !== undefined) return;
    this.#current = this.#waiting.shift()?.text;
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
      const message = JSON.parse(data.message);
      if (message.method === undefined) this.#unanswered.delete(message.id);
      this.onmessage?.({ data: message });
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
