// A stand-in for a browser's worker that runs the compiled core: the same core as a program. `WEB_PROBE` names it.
'use strict';

const { spawn } = require('node:child_process');
const { createInterface } = require('node:readline');

class ProbeWorker {
  #process = spawn(process.env.WEB_PROBE, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  onmessage = null;
  onerror = null;

  /** Every worker of this run. */
  static all = [];
  /** Whether workers work for ever. */
  static isSilent = false;

  constructor(address) {
    this.address = address;
    ProbeWorker.all.push(this);
    // One that is ended may have been told something just before.
    this.#process.stdin.on('error', () => {});
    createInterface({ input: this.#process.stdout }).on('line', (line) => {
      // The last line of one that is ended may be cut off.
      if (this.hasEnded) return;
      for (const message of JSON.parse(line)) this.#tell({ message: JSON.stringify(message) });
      this.#tell({ answered: true });
    });
  }

  /** What came while workers were silent. */
  #unheard = [];
  hasEnded = false;

  /** Does what it was asked for while it was silent. */
  catchUp() {
    for (const each of this.#unheard.splice(0)) this.postMessage(each);
  }

  postMessage(data) {
    if (ProbeWorker.isSilent) return this.#unheard.push(data);
    const { module, message } = data;
    if (module) {
      this.module = module;
      setTimeout(() => this.#tell({ ready: true }));
    } else this.#process.stdin.write(`${message}\n`);
    return undefined;
  }

  terminate() {
    this.onmessage = null;
    this.hasEnded = true;
    this.#process.kill();
  }

  #tell(data) {
    this.onmessage?.({ data });
  }
}

// The program is not optimised, so it has more time.
const later = globalThis.setTimeout;
globalThis.setTimeout = (work, time, ...more) => later(work, [2000, 6000].includes(time) && !ProbeWorker.isSilent ? 10 * time : time, ...more);
globalThis.Worker = ProbeWorker;

module.exports = { ProbeWorker };
