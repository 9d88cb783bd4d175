// The playground: texts on one side, the live preview on the other, and the core between them.
import { Core } from "./core.js";
import { byID, choose, hideMessage, make, tell } from "./dom.js";
import { applyEdits, Editor, OpenText } from "./editor.js";
import { Findings } from "./findings.js";
import { keep, keepLast, keptBefore, keptLast, places } from "./keeping.js";
import { PreviewFrame } from "./preview.js";
import { bytesOf, fragment, unpacked, valueIn, workIn } from "./sharing.js";

const folder = "file:///playground/";
const ending = ".card.xml";
/** Longer files are not opened, in bytes. */
const longestFile = 4 << 20;
/** Where the examples begin. */
const first = "work-order.card.xml";
/** The data of a card that has none. */
const noData = "{}\n";

const textOf = (id) => new TextDecoder().decode(bytesOf(byID(id).textContent));
const examples = JSON.parse(textOf("examples"));
// Half a character has no bytes, so none can be in an address.
const uriOf = (name) => folder + name.replaceAll(/\p{Cs}/gu, "\ufffd").split("/").map(encodeURIComponent).join("/");

/** @type {Core} */
let core;
/** @type {Editor} */
let editor;
/** @type {PreviewFrame} */
let preview;
/** @type {Findings} */
let findings;
let card;
let data;
let [cardName, dataName] = ["", ""];
/**
 * The data that the card has named last.
 * @type {string | null}
 */
let named = null;
/** Files that were opened beside the texts, by their names. */
const opened = new Map();

/** The path of the first sample that a card names; null for none. */
function sampleOf(text) {
  return /\ssample\s*=\s*["']([^"'#]+\.json)/.exec(text)?.[1] ?? null;
}

function work() {
  return { name: cardName, card: card.text, dataName, data: data.text };
}

// Texts

let keepTimer = 0;
/** Whether the texts are the person's own: written or opened, and not an example or what somebody shared. */
let isOwn = false;
/** Whether they were changed since they were found or kept: another page may have kept newer ones. */
let isUnkept = false;

function keepNow() {
  clearTimeout(keepTimer);
  if (isUnkept) keepLast(work());
  isUnkept = false;
}

function changed() {
  core.forgive();
  [isOwn, isUnkept] = [true, true];
  // What the address holds is older from now on.
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  clearTimeout(keepTimer);
  keepTimer = setTimeout(keepNow, 400);
  // The data is the file that the card names, from when it names that.
  const before = named;
  named = sampleOf(card.text);
  if (named && named !== before && named !== dataName) showData(named, isDataKnown() ? fileAt(named) ?? data.text : data.text);
}

/** The text of a file that was opened or came with the page. */
function fileAt(name) {
  return opened.get(name) ?? examples[name];
}

/** Whether nothing was written into the data. */
function isDataKnown() {
  return data.text.trim() === "" || data.text === (fileAt(dataName) ?? noData);
}

/** Shows `text` as the data, in the place of what is there. */
function showData(name, text) {
  const wasShown = editor.shown === data;
  data.close();
  [dataName, data] = [name, makeText(name, "json", text)];
  data.sync();
  if (wasShown) showTab("data");
  byID("tab-data").title = name;
}

/** Shows data that was opened, which the card may not name. */
function openData(name, text) {
  if (name === dataName) {
    data.doc.setValue(text);
  } else {
    if (isOwn && !isDataKnown()) keep(work(), places.before);
    showData(name, text);
    changed();
  }
  showTab("data");
  if (name === named) return;
  const offer = { name: "Have the card name it", act: () => nameData(name) };
  tell(`The card names ${named ?? "no data"}, and not ${name}`, 20, /["'<&#]/.test(name) ? null : offer);
}

/** Has the card name its data `name`. */
function nameData(name) {
  const { doc, text } = card;
  const old = /\ssample\s*=\s*["']([^"']*)/.exec(text);
  const elements = text.replaceAll(/<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)/g, (part) => " ".repeat(part.length));
  const root = /<[\p{L}_][^\s/>]*/u.exec(elements);
  const place = old ?? root;
  if (!place) return tell("There is no card yet that could name it");
  const end = place.index + place[0].length;
  const start = end - (old?.[1].length ?? 0);
  doc.replaceRange(old ? name : ` sample="${name}"`, doc.posFromIndex(start), doc.posFromIndex(end), "+cardwright");
  card.sync();
}

function makeText(name, language, text) {
  const made = new OpenText(core, uriOf(name), language, text);
  made.changed = changed;
  return made;
}

/** Takes other texts in the place of the person's own, which can be put back. */
function replace(other, isOther = false) {
  const own = card ? isOwn && work() : keptLast();
  if (own && (own.card !== other.card || own.data !== other.data)) {
    keep(own, places.before);
    // What another page has kept may take the place of the text before.
    tell(`“${own.name}” was replaced; “My text before” among the examples brings it back`, 20,
      { name: "Put back", act: () => replace(own, true) });
  }
  take(other, isOther);
  isUnkept = isOther;
  keepNow();
}

function putBack() {
  const before = keptBefore();
  if (before) replace(before, true);
  else tell("There is no text from before");
}

/**
 * Takes other texts in the place of those that are open.
 * @param {{ name: string, card: string, dataName: string, data: string }} work
 * @param {boolean} isTheirs whether they are the person's own
 */
function take(work, isTheirs = false) {
  [isOwn, isUnkept] = [isTheirs, false];
  card?.close();
  data?.close();
  cardName = work.name;
  named = sampleOf(work.card);
  // What the card names is not what was opened beside it.
  dataName = work.dataName || (named ?? "data.json");
  card = makeText(cardName, "xml", work.card);
  data = makeText(dataName, "json", work.data);
  data.sync();
  card.sync();
  byID("tab-card").title = cardName;
  byID("tab-data").title = dataName;
  document.title = `${cardName} – Cardwright playground`;
  showTab("card");
  preview.show(card.uri).catch(() => {});
}

/** A card with the data that it names, as far as that is known. */
function withData(name, text) {
  const dataName = sampleOf(text) ?? "data.json";
  return { name, card: text, dataName, data: fileAt(dataName) ?? noData };
}

/** An example as it comes. */
function example(name) {
  return withData(name, examples[name] ?? "");
}

function showTab(name) {
  const text = name === "card" ? card : data;
  editor.show(text, name === "card" ? "Card" : "Sample data");
  for (const tab of ["card", "data"]) {
    const button = byID(`tab-${tab}`);
    button.setAttribute("aria-selected", String(tab === name));
    button.tabIndex = tab === name ? 0 : -1;
  }
  byID("text").setAttribute("aria-labelledby", `tab-${name}`);
  byID("outline").disabled = name !== "card";
}

/** Makes edits of the document at an address. */
function edit(uri, edits) {
  const text = [card, data].find((text) => text.uri === uri);
  if (!text) return false;
  applyEdits(text.doc, edits);
  text.sync();
  return true;
}

// The core

const told = {
  "textDocument/publishDiagnostics"({ uri, diagnostics }) {
    // While something is typed, the next findings are under way.
    if (uri === card?.uri && !card.isDirty) findings.show(card, diagnostics);
  },
  "window/showMessage"({ message }) {
    tell(message);
  },
  "cardwright/preview/toPage"(params) {
    preview.tell(params);
  },
  "cardwright/preview/settings"({ settings }) {
    keep(settings, places.preview);
  },
};

const asked = {
  "workspace/applyEdit"({ edit: { changes = {} } }) {
    return { applied: Object.entries(changes).map(([uri, edits]) => edit(uri, edits)).every(Boolean) };
  },
  "window/showDocument"({ uri, selection, takeFocus }) {
    if (uri !== card?.uri || !selection) return { success: false };
    showTab("card");
    editor.select(selection, takeFocus && innerWidth > 760);
    return { success: true };
  },
};

/** Gives a core that knows nothing all that it needs. */
function begin() {
  core.start();
  for (const [name, content] of Object.entries(examples)) {
    const params = name.endsWith(".png") ? { base64: content } : { text: content };
    core.notify("cardwright/putFile", { uri: uriOf(name), ...params });
  }
  for (const [name, text] of opened) core.notify("cardwright/putFile", { uri: uriOf(name), text });
}

function restarted(isLoop) {
  for (const text of [card, data]) text?.forget();
  if (isLoop) {
    byID("finding-count").textContent = "The core was stopped: this text keeps it from answering";
    return tell("The core does not answer for this text. Undo what you changed last, and it starts anew.", 60);
  }
  tell("The core did not answer and was started anew");
  reopen();
}

/** Nothing can be answered in this browser. */
function unable(why) {
  const text = `This browser cannot run the core: ${why}`;
  byID("finding-count").textContent = text;
  byID("seeing").replaceChildren(make("p", { id: "loading" }, text));
}

function reopen() {
  begin();
  data?.sync();
  card?.sync();
  if (card) preview.show(card.uri).catch(() => {});
}

// Around it

async function share() {
  try {
    const address = location.href.split("#")[0] + await fragment(work());
    try {
      await navigator.clipboard.writeText(address);
      tell("The address is copied; it holds card and data");
    } catch {
      // Some browsers let pages from a disk copy nothing.
      byID("address-text").value = address;
      byID("address").showModal();
      byID("address-text").select();
    }
  } catch (error) {
    tell(error.message, 20);
  }
}

function download() {
  const text = editor.shown ?? card;
  const name = (text === card ? cardName : dataName).split("/").at(-1);
  const address = URL.createObjectURL(new Blob([text.doc.getValue(text.lineEnd)], { type: text === card ? "text/xml" : "application/json" }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

async function openFiles(files) {
  let found = null;
  let sample = null;
  for (const file of files) {
    if (file.size > longestFile) {
      tell(`${file.name} is longer than 4 MB and was not opened`);
      continue;
    }
    const bytes = await file.arrayBuffer();
    let text = "";
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      tell(`${file.name} is not UTF-8 and was not opened; store it as UTF-8`, 20);
      continue;
    }
    if (file.name.endsWith(".json")) sample = { name: file.name, text };
    else found = { name: file.name.endsWith(ending) ? file.name : `${file.name.replace(/\.xml$/, "")}${ending}`, text };
  }
  if (sample) {
    // A card names its data by a path; a file that was opened has but a name.
    const wanted = sampleOf(found ? found.text : card.text);
    const name = wanted?.split("/").at(-1) === sample.name ? wanted : sample.name;
    opened.set(name, sample.text);
    core.notify("cardwright/putFile", { uri: uriOf(name), text: sample.text });
    if (!found) return openData(name, sample.text);
  }
  if (!found) return;
  replace(withData(found.name, found.text), true);
}

function keys() {
  choose("Keys", [
    ["Completion", "Ctrl Space"], ["Fixes and changes at the caret", "Ctrl ."], ["Explain what is at the caret, and go on", "Ctrl I"],
    ["Outline", "Ctrl Shift O"], ["Lay the text out", "Shift Alt F"], ["Undo, redo", "Ctrl Z, Ctrl Y"],
    ["Leave the text", "Tab, or Shift Tab"], ["In the preview: its own keys", "?"],
  ].map(([name, detail]) => ({ name, detail })), make("a", { href: "playground-licences.txt" }, "Licences of what is in this page"));
}

function wire() {
  byID("example").append(make("option", { value: "before" }, "My text before"), ...Object.keys(examples).filter((name) => name.endsWith(ending)).sort().map((name) => {
    const words = name.slice(0, -ending.length).replaceAll("-", " ");
    return make("option", { value: name }, words[0].toUpperCase() + words.slice(1));
  }));
  byID("example").addEventListener("change", () => {
    const field = byID("example");
    if (field.value === "before") putBack();
    else if (field.value) replace(example(field.value));
    history.replaceState(null, "", location.pathname + location.search);
    field.value = "";
  });
  byID("open").addEventListener("click", () => byID("file").click());
  byID("file").addEventListener("change", async () => {
    const field = byID("file");
    await openFiles(field.files);
    field.value = "";
  });
  byID("download").addEventListener("click", download);
  byID("share").addEventListener("click", share);
  byID("help").addEventListener("click", keys);
  byID("format").addEventListener("click", () => editor.format());
  byID("suggest").addEventListener("click", () => {
    editor.cm.focus();
    editor.complete();
  });
  byID("explain").addEventListener("click", () => editor.explain());
  byID("actions").addEventListener("click", () => editor.offerFixes());
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    editor.hideTip();
    hideMessage();
  });
  byID("outline").addEventListener("click", () => editor.outline());
  const tabs = [byID("tab-card"), byID("tab-data")];
  tabs.forEach((tab, index) => {
    tab.addEventListener("click", () => showTab(index === 0 ? "card" : "data"));
    tab.addEventListener("keydown", ({ key }) => {
      if (key !== "ArrowLeft" && key !== "ArrowRight") return;
      showTab(index === 0 ? "data" : "card");
      tabs[1 - index].focus();
    });
  });
  /** @type {NodeListOf<HTMLElement>} */
  const shows = document.querySelectorAll("[data-show]");
  for (const button of shows) {
    button.addEventListener("click", () => {
      document.body.dataset.shows = button.dataset.show;
      for (const other of shows) other.setAttribute("aria-pressed", String(other === button));
      editor.cm.refresh();
    });
  }
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer?.files.length) openFiles(event.dataTransfer.files);
  });
  preview.dropped = openFiles;
  window.addEventListener("hashchange", async () => takeAddress());
  window.addEventListener("pagehide", keepNow);
  document.addEventListener("visibilitychange", keepNow);
}

/** Takes what the address holds: what was shared, an example by its name, or the text of a card; whether it holds something. */
async function takeAddress() {
  try {
    const name = valueIn(location.hash, "example");
    if (name && !(name.endsWith(ending) && Object.hasOwn(examples, name))) throw new Error(`There is no example “${name}”`);
    const text = valueIn(location.hash, "card");
    const shared = name ? example(name) : text ? withData("card.card.xml", text) : await workIn(location.hash);
    if (shared) replace(shared);
    const element = valueIn(location.hash, "element");
    if (shared && element) editor.selectElement(element);
    return Boolean(shared);
  } catch (error) {
    tell(error.message, 30);
    return false;
  }
}

async function main() {
  const packed = bytesOf(byID("core-module").textContent);
  const isPacked = packed[0] === 0x1f && packed[1] === 0x8b;
  core = new Core({
    module: isPacked ? await unpacked(packed, "gzip", 64 << 20) : packed, script: textOf("core-worker"),
  }, {
    told: (method, params) => told[method]?.(params),
    asked: (method, params) => asked[method]?.(params) ?? null,
    restarted,
    unable,
    idle() {
      for (const text of [data, card]) if (text?.isDirty) text.sync();
      editor.tellCursor();
    },
  });
  editor = new Editor(core, byID("text"));
  editor.edit = edit;
  editor.cm.on("change", () => {
    // A core that was given up begins anew with the next change.
    if (core.isStopped && core.isAble) reopen();
  });
  findings = new Findings(editor);
  findings.turnToCard = () => showTab("card");
  preview = new PreviewFrame(byID("seeing"), textOf("preview-page"), core);
  wire();
  begin();
  if (await takeAddress()) return;
  try {
    const last = keptLast();
    take(last ?? example(first), Boolean(last));
  } catch {
    // What was kept is of another time, or damaged.
    take(example(first));
  }
}

main().catch((error) => unable(String(error)));
