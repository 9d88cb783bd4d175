// The core in a thread of its own, behind what loads it (`load`): the module's bytes first, then one message after the other.

/** @type {Awaited<ReturnType<typeof load>> | undefined} */
let core;

self.onmessage = async ({ data }) => {
  try {
    if (data.module) {
      core = await load(data.module);
      self.postMessage({ ready: true });
    } else if (core) {
      core.answer(data.message, (message) => self.postMessage({ message }));
      self.postMessage({ answered: true });
    }
  } catch (error) {
    self.postMessage({ failed: String(error), isStart: !core });
  }
};
