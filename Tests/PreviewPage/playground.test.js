// What of the playground needs no browser: make page
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const page = "../../Sources/Playground/Page";
const stored = new Map();
globalThis.window = { name: "" };
globalThis.localStorage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => stored.set(key, value) };
const { laidOut } = await import(`${page}/json.js`);
const { workIn } = await import(`${page}/sharing.js`);

// JSON

test("JSON is laid out by its white space alone", () => {
  for (const [text, expected] of [
    ['{"a":12345678901234567890,"b":12.50,"b":1E400}', '{\n  "a": 12345678901234567890,\n  "b": 12.50,\n  "b": 1E400\n}\n'],
    ["[ ]", "[]\n"],
    ["\n{ \"a\" : { } }", '{\n  "a": {}\n}\n'],
    ['"\\u00e4"', '"\\u00e4"\n'],
  ]) {
    assert.equal(laidOut(text), expected);
    assert.equal(laidOut(expected), expected);
  }
});

test("JSON is laid out as everybody does it", () => {
  const value = { list: [1, [], [{}], [[-2.5e3, null, true]]], "a \"name\": {[,]} \\": "a \\\" text, [with] {all}: \u2028", "": { deep: [{ x: [0] }] } };
  assert.equal(laidOut(JSON.stringify(value)), `${JSON.stringify(value, null, 2)}\n`);
  assert.equal(laidOut(JSON.stringify(value, null, "\t\r\n")), `${JSON.stringify(value, null, 2)}\n`);
});

test("what is no JSON is not laid out, and what is long or deep is", () => {
  for (const text of ["", "{", "[1,]", "{'a': 1}", "1 2"]) assert.throws(() => laidOut(text), SyntaxError);
  assert.equal(laidOut(JSON.stringify("\\".repeat(1 << 21))).length, (1 << 22) + 3);
  assert.ok(laidOut("[".repeat(5000) + "]".repeat(5000)).length < 2_000_000);
});

// Addresses

test("an address of another version says so, and what is none is none", async () => {
  for (const hash of ["#2=abc", "#12="]) await assert.rejects(workIn(hash), /another version/);
  await assert.rejects(workIn("#1=abc"), /damaged/);
  for (const hash of ["", "#foo", "#text", "#a1=b", "#1"]) assert.equal(await workIn(hash), null);
});

// Keeping

beforeEach(() => stored.clear());
let pages = 0;
const tab = async () => import(`${page}/keeping.js?${pages += 1}`);
const work = (card) => ({ name: "a.card.xml", card, dataName: "data.json", data: "{}" });

test("what another tab has kept meanwhile becomes the text before", async () => {
  const [one, other] = [await tab(), await tab()];
  one.keepLast(work("V1"));
  assert.equal(other.keptLast().card, "V1");
  one.keepLast(work("V2"));
  assert.equal(one.keptBefore(), null);
  other.keepLast(work("V3"));
  assert.equal(other.keptLast().card, "V3");
  assert.equal(other.keptBefore().card, "V2");
  other.keepLast(work("V4"));
  assert.equal(one.keptBefore().card, "V2");
});

test("what is damaged is nothing", async () => {
  const { keepLast, keptBefore, keptLast } = await tab();
  for (const text of ["{", "1", "null", '{"card":1}']) {
    stored.set("cardwright.playground", text);
    assert.equal(keptLast(), null);
  }
  stored.set("cardwright.playground", "[]");
  keepLast(work("V1"));
  assert.equal(keptBefore(), null);
  assert.equal(keptLast().card, "V1");
});

test("where nothing more can be kept, the text before stays", async () => {
  const { keep, keepLast, keptBefore, keptLast, places } = await tab();
  keep(work("V0"), places.before);
  keepLast(work("V1"));
  const { setItem } = globalThis.localStorage;
  globalThis.localStorage.setItem = () => { throw new Error("full"); };
  for (const card of ["V2", "V3"]) keepLast(work(card));
  globalThis.localStorage.setItem = setItem;
  keepLast(work("V4"));
  assert.equal(keptBefore().card, "V0");
  assert.equal(keptLast().card, "V4");
});
