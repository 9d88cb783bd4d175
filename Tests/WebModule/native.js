// The native core, in a process of its own that takes a message a line.
import { execFileSync, spawn } from "node:child_process";
import { createInterface } from "node:readline";

const probe = process.env.WEB_PROBE ?? ".build/debug/WebProbe";

/** The example cards and those of every rule, each with its name, and the files beside the examples. */
export function documents() {
  return JSON.parse(execFileSync(probe, ["documents"], { encoding: "utf8", maxBuffer: 1 << 28 }));
}

/** A core that answers as the one in WebAssembly has to. */
export class NativeCore {
  #process;
  #lines;

  /** One that says to have this version. */
  constructor(version) {
    this.#process = spawn(probe, [version], { stdio: ["pipe", "pipe", "inherit"] });
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** What it answers to each of `messages`. */
  async answers(messages) {
    this.#process.stdin.write(messages.map((message) => `${message}\n`).join(""));
    const answers = [];
    for (const message of messages) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`the native core ended at ${message.slice(0, 500)}`);
      answers.push(value);
    }
    return answers;
  }

  close() {
    this.#process.stdin.end();
  }
}
