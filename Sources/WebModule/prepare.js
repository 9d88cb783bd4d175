// Has a module do what every page would do first, and writes the memory that this leaves, then the functions that ran:
// node prepare.js MODULE MEMORY FUNCTIONS (`.ci/web`)
import { readFile, writeFile } from "node:fs/promises";

const [module, memory, functions] = process.argv.slice(2);
const bytes = (address, count) => new Uint8Array(instance.exports.memory.buffer, address, count);
const cardwright = {
  // Hashes of the same seeds in every build: a module is the same for the same sources.
  random: (address, count) => bytes(address, count).fill(0x5a),
  number: (address, count) => Number(new TextDecoder("latin1").decode(bytes(address, count))),
  tell: () => {},
};
const { instance } = await WebAssembly.instantiate(await readFile(module), { cardwright });
const { cw_prepare, cw_forget, cw_alloc, cw_functions } = instance.exports;
cw_prepare();
cw_forget();
await writeFile(memory, new Uint8Array(instance.exports.memory.buffer));
const size = cw_functions(0, 0);
const room = cw_alloc(size);
cw_functions(room, size);
await writeFile(functions, bytes(room, size));
