// The module answers as the native core does, byte for byte: make web
import assert from "node:assert/strict";
import { webcrypto } from "node:crypto";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import { asked, conversation, initialize, told } from "./conversation.js";
import { mutant, places, randomNumbers } from "./mutants.js";
import { NativeCore, documents } from "./native.js";

const folder = process.env.WEB_MODULE ?? ".build/web";
// Node 18 has it as a module alone.
globalThis.crypto ??= webcrypto;
const { load } = await import(new URL(`../../${folder}/core.js`, import.meta.url).href);
const module = await WebAssembly.compile(await readFile(`${folder}/cardwright.wasm`));

const { cards, files } = documents();
let page = 0;
let web = await load(module);

/** The JSON array of what the module says to a message. */
function answer(message) {
  const answers = [];
  web.answer(message, (text) => answers.push(text));
  return `[${answers.join(",")}]`;
}

const native = new NativeCore(JSON.parse(answer(asked(...initialize)))[0].result.serverInfo.version);
web = await load(module);

after(() => native.close());

/** Fails where the two cores answer differently; `name` says of what. */
async function agree(name, messages) {
  const expected = await native.answers(messages);
  for (const [index, message] of messages.entries()) {
    const actual = answer(message);
    if (actual === expected[index]) continue;
    let place = 0;
    while (actual[place] === expected[index][place]) place++;
    const around = (text) => text.slice(Math.max(0, place - 200), place + 200);
    assert.fail(
      `${name}: the answers to ${message.slice(0, 80)} differ at ${place}\nnative: ${around(expected[index])}\n` +
        `module: ${around(actual)}\n${message.slice(0, 3000)}`,
    );
  }
}

await agree("the beginning", [
  asked(...initialize),
  told("initialized", {}),
  ...files.map(({ name, base64 }) => told("cardwright/putFile", { uri: `file:///cards/${name}`, base64 })),
]);

test("every example", async () => {
  const examples = cards.filter(({ kind }) => kind === "example");
  assert.ok(examples.length > 50);
  for (const { name, text } of examples) await agree(name, conversation(`file:///cards/${name}`, text, 6, randomNumbers(text.length)));
});

test("the preview of every example, and what is exported of it", async () => {
  for (const { name, text } of cards.filter(({ kind }) => kind === "example")) {
    const uri = `file:///cards/${name}`;
    const command = (name, argument) => asked("workspace/executeCommand", { command: `cardwright.preview.${name}`, arguments: [argument] });
    page += 1;
    const says = (message) => told("cardwright/preview/fromPage", { page, message });
    await agree(`the preview of ${name}`, [
      told("textDocument/didOpen", { textDocument: { uri, languageId: "xml", version: 1, text } }),
      command("open", { uri }),
      says({ type: "hello", protocol: 1, uri }),
      says({ type: "show", uri, views: [{ id: "a", device: "iphone-15" }, { id: "b", device: "ipad-pro-11", appearance: "dark" }], overlays: ["boxes"] }),
      says({ type: "inspect", uri, version: 1, range: [0, 6].map((end) => Math.max(0, text.indexOf("<Title")) + end), view: "a" }),
      says({ type: "show", uri, views: [{ id: "a" }], overlays: [], plays: true }),
      ...["begin", "down", "move", "up"].map((verb, index) =>
        says({ type: "act", uri, view: "a", verb, time: index / 10, stamp: index / 10, x: 120, y: 600 - 60 * index })),
      told("cardwright/cursor", { textDocument: { uri }, position: { line: 3, character: 4 } }),
      ...["svg", "sheet", "html", "png"].map((format) => command("export", { uri, format })),
      command("close", { page }),
      told("textDocument/didClose", { textDocument: { uri } }),
    ]);
  }
});

test("the passing and the failing card of every rule", async () => {
  const examples = cards.filter(({ kind }) => kind === "rule");
  assert.ok(examples.length > 300);
  for (const { name, text } of examples) await agree(name, conversation("file:///cards/rule.card.xml", text, 2, randomNumbers(text.length)));
});

test("damaged cards", async () => {
  const count = Number(process.env.WEB_MUTANTS ?? 300);
  for (let seed = 1; seed <= count; seed++) {
    const random = randomNumbers(seed);
    const card = cards[Math.floor(random() * cards.length)];
    const text = mutant(card.text, random);
    await agree(`damaged ${card.name}, seed ${seed}`, conversation("file:///cards/damaged.card.xml", text, 2, random));
  }
});

test("a card that is typed key by key, and taken back", async () => {
  const uri = "file:///cards/typed.card.xml";
  const { text } = cards.find(({ name }) => name.endsWith("work-order.card.xml"));
  const random = randomNumbers(7);
  const messages = [told("textDocument/didOpen", { textDocument: { uri, languageId: "xml", version: 1, text } })];
  let version = 1;
  for (const start of places(text, 40, random)) {
    const typed = ["<", "T", "a", "g", "{{", "}}"].slice(0, 1 + Math.floor(random() * 6));
    for (const [index, key] of typed.entries()) {
      const position = { line: start.line, character: start.character + typed.slice(0, index).join("").length };
      const range = { start: position, end: position };
      messages.push(
        told("textDocument/didChange", { textDocument: { uri, version: ++version }, contentChanges: [{ range, text: key }] }),
        asked("cardwright/draw", { uri }),
      );
    }
    const end = { line: start.line, character: start.character + typed.join("").length };
    const back = { textDocument: { uri, version: ++version }, contentChanges: [{ range: { start, end }, text: "" }] };
    messages.push(told("textDocument/didChange", back));
  }
  await agree("typing", messages);
});

test("a number of many digits is read", async () => {
  const uri = "file:///cards/numbers.card.xml";
  const text = '<Card xmlns="urn:cardwright:1" id="a" sample="numbers.json"><Header><Title>{n}</Title></Header></Card>';
  await agree("long numbers", [
    told("cardwright/putFile", { uri: "file:///cards/numbers.json", text: `{"n": 0.${"3".repeat(300_000)}}` }),
    ...conversation(uri, text, 1, randomNumbers(1)),
  ]);
});

test("what nests deeply needs no deep stack", async () => {
  const sample = ' sample="deep.json"';
  const deep = `<Card xmlns="urn:cardwright:1" id="a"${sample}>${"<Header><Title>{{/0/0}}</Title>".repeat(2000)}`;
  await agree("nested elements and values", [
    told("cardwright/putFile", { uri: "file:///cards/deep.json", text: "[".repeat(500) + "]".repeat(500) }),
    ...conversation("file:///cards/deep.card.xml", deep, 1, randomNumbers(1)),
    "[".repeat(100_000),
  ]);
});

test("what is no message is answered, and ends nothing", async () => {
  await agree("trouble", ["", "{", "[]", "null", '"\\ud800"', '{"jsonrpc":"2.0","id":3000000000,"method":"textDocument/hover"}', asked("no/such", {})]);
});

test("memory stays as it is once work repeats itself", async () => {
  web = await load(module);
  answer(asked(...initialize));
  const uri = "file:///cards/typed.card.xml";
  const { text } = cards.find(({ name }) => name.endsWith("work-order.card.xml"));
  answer(told("textDocument/didOpen", { textDocument: { uri, languageId: "xml", version: 1, text } }));
  const position = { line: 5, character: 0 };
  let version = 1;
  const edit = () => {
    for (const [end, key] of [[0, "x"], [1, ""]]) {
      const range = { start: position, end: { line: 5, character: end } };
      answer(told("textDocument/didChange", { textDocument: { uri, version: ++version }, contentChanges: [{ range, text: key }] }));
      answer(asked("cardwright/draw", { uri }));
    }
  };
  for (let count = 0; count < 200; count++) edit();
  const size = web.memorySize;
  // So often that one object a check, kept for ever, takes another page of memory.
  for (let count = 0; count < 1000; count++) edit();
  assert.equal(web.memorySize, size);
});
