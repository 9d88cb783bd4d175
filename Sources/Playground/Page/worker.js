// The core in a thread of its own, behind what loads it (`load`): the module's bytes first, then one message after the other.

/** @type {{ answer: (message: string) => string } | undefined} */
let core;

self.onmessage = async ({ data }) => {
  try {
    if (data.module) {
      core = await load(data.module);
      self.postMessage({ ready: true });
    } else if (core) {
      self.postMessage({ answers: core.answer(data.message) });
    }
  } catch (error) {
    self.postMessage({ failed: String(error), isStart: !core });
  }
};
