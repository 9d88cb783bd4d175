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

/** A letter that is typed in a text of a card and taken away again, `count` times: messages of which two are one key. */
function typing({ name, text }, count) {
  const found = />\s*[\p{L}\d]/u.exec(text.slice(text.indexOf(">") + 1));
  if (!found) return [];
  const before = text.slice(0, text.indexOf(">") + 1 + found.index + found[0].length).split("\n");
  const position = { line: before.length - 1, character: before.at(-1).length };
  return Array.from({ length: count }, (_, index) => [
    changed(name, index + 2, position, index % 2, index % 2 ? "" : "x"), drawn(name),
  ]).flat();
}

/** Milliseconds from a key to findings and picture, of both cores in turn; the first keys of each card warm up and do not count. */
async function keys(count) {
  const warmUp = Math.floor(count / 3);
  const core = await load(bytes);
  for (const message of begin()) answer(core, message);
  const [web, native] = [[], []];
  for (const card of examples) {
    const messages = typing(card, count);
    const pairs = (times) => times.flatMap((time, index) => (index % 2 ? [] : [time + times[index + 1]])).slice(warmUp);
    const own = [];
    answer(core, opened(card));
    for (const message of messages) {
      const start = performance.now();
      answer(core, message);
      own.push(performance.now() - start);
    }
    web.push(...pairs(own));
    const before = [...begin(), opened(card)];
    const input = [...before, ...messages].map((message) => `${message}\n`).join("");
    const lines = execFileSync(probe, ["times"], { input, encoding: "utf8", maxBuffer: 1 << 28 }).trimEnd().split("\n");
    native.push(...pairs(lines.slice(before.length).map((line) => Number(line) / 1000)));
  }
  const total = (times) => times.reduce((sum, time) => sum + time, 0);
  return { median: round(at(web, 0.5)), p95: round(at(web, 0.95)), longest: round(at(web, 1)), count: web.length,
    nativeMedian: round(at(native, 0.5)), nativeP95: round(at(native, 0.95)), ratio: round(total(web) / total(native)) };
}

/** Bytes that the module holds after some edits, and after `count`. */
async function memory(count) {
  const core = await load(bytes);
  for (const message of begin()) answer(core, message);
  answer(core, opened(usual));
  const messages = typing(usual, 2);
  let early = 0;
  for (let edit = 0; edit < count; edit += 1) {
    const change = JSON.parse(messages[edit % 2 ? 2 : 0]);
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
  console.log(JSON.stringify({
    size: bytes.length, packed: (await stat(`${folder}/cardwright.wasm.br`)).size, ready,
    keys: await keys(isQuick ? 12 : 60), memory: await memory(isQuick ? 4000 : 100000),
  }));
}
