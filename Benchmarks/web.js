// The core as a WebAssembly module beside the same core of this machine: prints figures as JSON. Called by run.py.
//
//     node web.js FOLDER PROBE [--quick]     the folder of `make web`; the program WebProbe, optimised
import { execFileSync } from "node:child_process";
import { webcrypto } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, probe, mode] = process.argv.slice(2);
// Node 18 has it as a module alone.
globalThis.crypto ??= webcrypto;
const { load } = await import(pathToFileURL(resolve(folder, "core.js")).href);
const bytes = await readFile(`${folder}/cardwright.wasm`);
const { cards, files } = JSON.parse(execFileSync(probe, ["documents"], { encoding: "utf8", maxBuffer: 1 << 28 }));
const examples = cards.filter(({ kind }) => kind === "example");
const usual = examples.find(({ name }) => name.endsWith("work-order.card.xml"));

let number = 0;
const told = (method, params) => JSON.stringify({ jsonrpc: "2.0", method, params });
const asked = (method, params) => JSON.stringify({ jsonrpc: "2.0", id: ++number, method, params });
const uriOf = (name) => `file:///cards/${name}`;
const opened = ({ name, text }) => told("textDocument/didOpen", { textDocument: { uri: uriOf(name), languageId: "xml", version: 1, text } });
const drawn = (name) => asked("cardwright/draw", { uri: uriOf(name) });
const changed = (name, version, position, length, text) => told("textDocument/didChange", {
  textDocument: { uri: uriOf(name), version },
  contentChanges: [{ range: { start: position, end: { ...position, character: position.character + length } }, text }],
});
const begin = () => [
  asked("initialize", { capabilities: {} }), told("initialized", {}),
  ...files.map(({ name, base64 }) => told("cardwright/putFile", { uri: uriOf(name), base64 })),
];
const answer = (core, message) => core.answer(message, () => {});
const round = (value) => Math.round(value * 1000) / 1000;
const at = (values, part) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];

/** The steps to the first findings and the first drawing of a module whose bytes are there, in milliseconds; in a process of its own. */
async function readiness() {
  const figures = {};
  let start = performance.now();
  const done = (name) => {
    figures[name] = performance.now() - start;
    start = performance.now();
  };
  const compiled = await WebAssembly.compile(bytes);
  done("compiled");
  const core = await load(compiled);
  answer(core, asked("initialize", { capabilities: {} }));
  done("begun");
  answer(core, opened(usual));
  done("found");
  answer(core, drawn(usual.name));
  done("drawn");
  return figures;
}

/** What is asked at each key: the letter itself, from which findings follow, names for the element that has it, and the picture. */
const parts = ["findings", "completion", "drawing"];

/** A letter that is typed in a text of a card and taken away again, `count` times: for each key the messages of its parts. */
function typing({ name, text }, count) {
  const found = /<(?=[^<>!?/]*>\s*[\p{L}\d])[^<>]*>\s*[\p{L}\d]/u.exec(text.slice(text.indexOf(">") + 1));
  if (!found) return [];
  const start = text.indexOf(">") + 1 + found.index;
  const placeOf = (index) => {
    const before = text.slice(0, index).split("\n");
    return { line: before.length - 1, character: before.at(-1).length };
  };
  const [inName, inText] = [placeOf(start + 1), placeOf(start + found[0].length)];
  const names = () => asked("textDocument/completion", { textDocument: { uri: uriOf(name) }, position: inName });
  return Array.from({ length: count }, (_, index) =>
    [changed(name, index + 2, inText, index % 2, index % 2 ? "" : "x"), names(), drawn(name)]);
}

/** Milliseconds that `core` takes for each message. */
function timesOf(core, messages) {
  return messages.map((message) => {
    const start = performance.now();
    answer(core, message);
    return performance.now() - start;
  });
}

/** The same of the native core, in a process of its own. */
function nativeTimes(messages) {
  const input = messages.map((message) => `${message}\n`).join("");
  const lines = execFileSync(probe, ["times"], { input, encoding: "utf8", maxBuffer: 1 << 28 }).trimEnd().split("\n");
  return lines.map((line) => Number(line) / 1000);
}

const total = (times) => times.reduce((sum, time) => sum + time, 0);

/** Milliseconds of each part of a key, and of all, of both cores in turn; the first keys of each card are cold, the others warm. */
async function keys(count) {
  const warmUp = Math.floor(count / 3);
  const core = await load(bytes);
  for (const message of begin()) answer(core, message);
  const sides = () => Object.fromEntries(["keys", ...parts].map((name) => [name, { cold: [[], []], warm: [[], []] }]));
  const [times, quickest] = [sides(), sides()];
  for (const card of examples) {
    const messages = typing(card, count).flat();
    if (messages.length === 0) continue;
    answer(core, opened(card));
    const own = timesOf(core, messages);
    const before = [...begin(), opened(card)];
    const native = nativeTimes([...before, ...messages]).slice(before.length);
    for (const [side, all] of [own, native].entries()) {
      const ofCard = sides();
      for (let key = 0; key * parts.length < all.length; key += 1) {
        const each = all.slice(key * parts.length, (key + 1) * parts.length);
        const heat = key < warmUp ? "cold" : "warm";
        each.forEach((time, part) => ofCard[parts[part]][heat][side].push(time));
        ofCard.keys[heat][side].push(total(each));
      }
      for (const [name, heats] of Object.entries(ofCard)) {
        for (const heat of ["cold", "warm"]) {
          times[name][heat][side].push(...heats[heat][side]);
          quickest[name][heat][side].push(at(heats[heat][side], 0.1));
        }
      }
    }
  }
  // On a busy machine the longer of two is interrupted more often: compared is what a tenth of each card's keys stay below.
  const figures = ([web, native], [least, nativeLeast]) => ({
    median: round(at(web, 0.5)), p95: round(at(web, 0.95)), longest: round(at(web, 1)), nativeMedian: round(at(native, 0.5)),
    ratio: round(total(least) / total(nativeLeast)), count: web.length,
  });
  return Object.fromEntries(Object.entries(times).map(([name, { cold, warm }]) =>
    [name, { cold: figures(cold, quickest[name].cold), warm: figures(warm, quickest[name].warm) }]));
}

/** Bytes that the module holds after some edits, and after `count`. */
async function memory(count) {
  const core = await load(bytes);
  for (const message of begin()) answer(core, message);
  answer(core, opened(usual));
  const [typed, taken] = typing(usual, 2).map(([change]) => JSON.parse(change));
  let early = 0;
  for (let edit = 0; edit < count; edit += 1) {
    const change = edit % 2 ? taken : typed;
    change.params.textDocument.version = edit + 2;
    answer(core, JSON.stringify(change));
    if (edit % 10 === 0) answer(core, drawn(usual.name));
    if (edit === Math.min(1000, count / 2)) early = core.memorySize;
  }
  return { early, late: core.memorySize, count };
}

if (mode === "--ready") {
  console.log(JSON.stringify(await readiness()));
} else {
  const isQuick = mode === "--quick";
  const starts = Array.from({ length: isQuick ? 3 : 9 }, () =>
    JSON.parse(execFileSync(process.execPath, [process.argv[1], folder, probe, "--ready"], { encoding: "utf8" })));
  const ready = {};
  for (const name of Object.keys(starts[0])) ready[name] = round(at(starts.map((start) => start[name]), 0.5));
  // What a process of the native core takes for the same, where there is nothing to compile.
  const same = [asked("initialize", { capabilities: {} }), opened(usual), drawn(usual.name)];
  ready.native = round(at(starts.map(() => total(nativeTimes(same))), 0.5));
  console.log(JSON.stringify({
    size: bytes.length, packed: (await stat(`${folder}/cardwright.wasm.br`)).size, ready,
    keys: await keys(isQuick ? 12 : 60), memory: await memory(isQuick ? 4000 : 100000),
  }));
}
