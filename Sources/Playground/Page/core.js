// The core behind a worker: requests, what it tells, and a new worker where one does not answer.

/** So long a message may take, in milliseconds: the first text has the schema of the language read, on a slow device, too. */
const patience = { first: 20000, restarted: 6000, later: 2000 };
/** A text with which the core was lost so often is not tried again. */
const mostLosses = 3;

/** What the editor of this page can do. */
const capabilities = {
  general: { positionEncodings: ["utf-16"] },
  workspace: { applyEdit: true, workspaceEdit: { documentChanges: false, resourceOperations: [] } },
  window: { showDocument: { support: true } },
  textDocument: {
    publishDiagnostics: { versionSupport: true, codeDescriptionSupport: true },
    hover: { contentFormat: ["plaintext"] },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ["plaintext"] } },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: [] } }, isPreferredSupport: true, dataSupport: true,
      resolveSupport: { properties: ["edit"] },
    },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
  },
};

/** What was asked of a core that is no more. */
export class CoreLost extends Error {}

export class Core {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {string[]} */
  #waiting = [];
  /**
   * What the worker works at.
   * @type {string | null}
   */
  #current = null;
  #timer = 0;
  #lastID = 0;
  #answered = false;
  #losses = 0;
  #pending = new Map();
  /**
   * The module, made ready once: while its worker starts, and for those that take a lost one's place.
   * @type {Promise<WebAssembly.Module> | undefined}
   */
  #module;

  /**
   * @param {{ module: Uint8Array, script: string }} parts the module's bytes, and the text of the worker
   * @param {{ told: (method: string, params: object) => void, asked: (method: string, params: object) => object,
   *   restarted: (isLoop: boolean) => void, unable: (why: string) => void, idle: () => void }} events
   */
  constructor(parts, events) {
    this.parts = parts;
    this.events = events;
    this.isStopped = false;
    /** Whether the browser can run it. */
    this.isAble = true;
  }

  /** Starts a worker; what was waiting is forgotten, as texts are sent anew. */
  start() {
    this.#worker?.terminate();
    for (const { reject } of this.#pending.values()) reject(new CoreLost());
    this.#pending.clear();
    [this.#waiting, this.#current, this.#answered, this.isStopped] = [[], null, false, false];
    const address = URL.createObjectURL(new Blob([this.parts.script], { type: "text/javascript" }));
    const worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.#worker = worker;
    const received = (data) => this.#worker === worker && this.#received(data);
    worker.onmessage = ({ data }) => received(data);
    worker.onerror = () => this.#worker === worker && this.#lost();
    this.#current = "module";
    this.#watch(this.#first);
    this.#module ??= (async () => WebAssembly.compile(this.parts.module))();
    this.#module.then((module) => worker.postMessage({ module }), (error) => received({ failed: String(error), isStart: true }));
    this.request("initialize", {
      capabilities,
      initializationOptions: {
        now: Math.floor(Date.now() / 1000) - new Date().getTimezoneOffset() * 60,
        documentation: { baseAddress: new URL("./", location.href).href.split("#")[0] },
      },
    }).catch(() => {});
    this.notify("initialized", {});
  }

  /** Whether nothing is on its way. */
  get isIdle() {
    return this.#current === null && this.#waiting.length === 0;
  }

  notify(method, params) {
    this.#say({ jsonrpc: "2.0", method, params });
  }

  /** The result of a request. */
  request(method, params) {
    const id = ++this.#lastID;
    const promise = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    this.#say({ jsonrpc: "2.0", id, method, params });
    return promise;
  }

  #say(message) {
    if (this.isStopped) return;
    this.#waiting.push(JSON.stringify(message));
    this.#next();
  }

  #next() {
    if (this.#current !== null) return;
    const message = this.#waiting.shift();
    if (message === undefined) return this.events.idle();
    this.#current = message;
    this.#watch(this.#answered ? patience.later : this.#first);
    this.#worker?.postMessage({ message });
  }

  get #first() {
    return this.#losses ? patience.restarted : patience.first;
  }

  /** The texts have changed: what they did to the core before does not count any more. */
  forgive() {
    this.#losses = 0;
  }

  #watch(time) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#lost(), time);
  }

  #received(data) {
    if (data.message) {
      this.#watch(this.#answered ? patience.later : this.#first);
      return this.#take(JSON.parse(data.message));
    }
    clearTimeout(this.#timer);
    if (data.failed && data.isStart) {
      [this.isStopped, this.isAble] = [true, false];
      return this.events.unable(data.failed);
    }
    if (data.failed) return this.#lost();
    if (data.answered) this.#answered ||= Boolean(this.#current?.includes("textDocument/"));
    this.#current = null;
    this.#next();
  }

  #take({ id, method, params, result, error }) {
    if (method && id !== undefined) {
      this.#say({ jsonrpc: "2.0", id, result: this.events.asked(method, params) });
    } else if (method) {
      this.events.told(method, params);
    } else {
      const waiting = this.#pending.get(id);
      this.#pending.delete(id);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
    }
  }

  /** The worker has trapped or does not answer: a new one takes its place, unless the same texts did that again and again. */
  #lost() {
    clearTimeout(this.#timer);
    this.#losses += 1;
    this.#worker?.terminate();
    this.#worker = null;
    this.isStopped = true;
    this.events.restarted(this.#losses >= mostLosses);
  }
}
