// What the document becomes in an app: code beside the picture, with the lines of the chosen part marked.
import { say, tell } from "./announcements.js";
import { send } from "./channel.js";
import { change } from "./choices.js";
import { byID, changeRows, make } from "./dom.js";
import { findingItem } from "./findings.js";
import { openTab } from "./panels.js";
import { chooseRange } from "./selection.js";
import { activePicture } from "./stage.js";
import { current, store } from "./state.js";
import { clamp, sameRange } from "./values.js";

/** @typedef {import("./messages.js").CodePart} CodePart */
/** @typedef {import("./messages.js").FromServer["code"]} Code */

const codeLines = byID("code");
const codeTarget = byID("code-target", HTMLSelectElement);
const codeFile = byID("code-file", HTMLSelectElement);
const codeNote = byID("code-note");
const codeLosses = byID("code-losses");
const codeButton = byID("code-button");

/**
 * What was told last; while there is trouble, without files, and with the text from before.
 * @type {Code | null}
 */
let code = null;
/**
 * The lines that are shown.
 * @type {string[]}
 */
let codeTexts = [];
let askedForCode = "";
/** The file that the person wants to see, or that the chosen part is in. */
let wantedFile = "";

const codeTargets = () => current()?.targets ?? [];
const chosenTarget = () => {
  const targets = codeTargets();
  return targets.find(({ id }) => id === store.state.settings.target)?.id ?? targets[0]?.id;
};
const isCodeShown = () => store.state.settings.tab === "code" && codeTargets().length > 0 && !document.hidden;

/** Asks for code, if it is to be seen and has not been asked for; and says when it is seen no more. */
function askForCode() {
  if (!store.state.hello) return;
  const target = chosenTarget();
  const members = isCodeShown() && target ? { target, ...(wantedFile ? { file: wantedFile } : {}) } : {};
  const text = JSON.stringify(members);
  if (text === askedForCode) return;
  askedForCode = text;
  send("code", members);
}

/** @param {Code} message */
export function takeCode(message) {
  if (message.uri !== store.state.uri || !isCodeShown()) return;
  // What was there stays to be read while the card is wrong, as the picture does.
  const isKept = message.trouble != null && code?.target === message.target && code.uri === message.uri;
  code = isKept && code ? { ...code, trouble: message.trouble, files: [], losses: [] } : message;
  if (!isKept) renderCode();
  renderCodeAround();
  // Behind the picture of the same text, with which the chosen part may have moved.
  requestAnimationFrame(markCode);
}

/** Shows the lines. */
function renderCode() {
  const fresh = code?.text ? code.text.replace(/\n$/, "").split("\n") : [];
  const hasFocus = codeLines.contains(document.activeElement);
  const head = changeRows(codeLines, codeTexts, fresh, (a, b) => a === b,
    (line) => make("div", { role: "option", "aria-selected": "false", tabindex: -1 }, line || "\u00a0"));
  codeTexts = fresh;
  if (hasFocus && !codeLines.contains(document.activeElement)) codeRow(head)?.focus();
}

/** @param {number} index */
const codeRow = (index) => /** @type {HTMLElement | undefined} */ (codeLines.children[clamp(index, 0, codeTexts.length - 1)]);

/** Shows what stands around the lines: which target and file, what is wrong, what is lost. */
function renderCodeAround() {
  const targets = codeTargets();
  const files = code?.files ?? [];
  // What is kept of a card that is wrong now has its file.
  if (files.length || !code?.text) {
    codeFile.replaceChildren(...files.map(({ path }) => make("option", { value: path }, path)));
    codeFile.value = files[code?.shown ?? 0]?.path ?? "";
    codeFile.hidden = files.length < 2;
  }
  byID("code-copy", HTMLButtonElement).disabled = !code?.text;
  const losses = code?.losses ?? [];
  codeLosses.hidden = !losses.length;
  const title = targets.find(({ id }) => id === code?.target)?.name;
  codeLosses.replaceChildren(make("summary", {}, `Not as in the card in ${title}: ${losses.length}`),
    make("ul", { class: "found" }, ...losses.map(findingItem)));
  codeLines.classList.toggle("kept", Boolean(code?.trouble));
}

/**
 * The parts of `parts` that are the element at `range`, or else the nearest one around it.
 * @param {CodePart[]} parts
 * @param {import("./messages.js").Range} range
 */
function codePartsOf(parts, range) {
  const around = parts.filter((part) => part.range[0] <= range[0] && part.range[1] >= range[1]);
  const least = Math.min(...around.map((part) => part.range[1] - part.range[0]));
  return around.filter((part) => part.range[1] - part.range[0] === least);
}

/** Marks the lines of the chosen part, and brings them into sight. */
function markCode() {
  const { selection } = store.state;
  const parts = code?.files[code.shown]?.parts ?? [];
  const found = selection ? codePartsOf(parts, selection.range) : [];
  const isOwn = found.some((part) => sameRange(part.range, selection?.range));
  // What has become all of a file is no answer to where a part of it is.
  const shown = isOwn || found.every((part) => part.first > 0) ? found : [];
  const hasFocus = codeLines.contains(document.activeElement);
  const rows = /** @type {HTMLElement[]} */ ([...codeLines.children]);
  /** @type {HTMLElement | null} */
  let first = null;
  /** @type {HTMLElement | null} */
  let last = null;
  rows.forEach((row, index) => {
    const isMarked = shown.some((part) => part.first <= index && index <= part.last);
    if (row.getAttribute("aria-selected") !== String(isMarked)) row.setAttribute("aria-selected", String(isMarked));
    if (isMarked) [first, last] = [first ?? row, row];
    if (row.tabIndex === 0 && row !== document.activeElement) row.tabIndex = -1;
  });
  const entry = hasFocus ? /** @type {HTMLElement} */ (document.activeElement) : first ?? rows[0];
  if (entry) entry.tabIndex = 0;
  // As much of it as there is room for, from its beginning.
  if (!hasFocus) for (const row of [last, first]) /** @type {HTMLElement | null} */ (row)?.scrollIntoView({ block: "nearest" });
  const { stale } = current() ?? {};
  const note = code?.trouble ?? (stale ? `This is made of the last text that could be read. Line ${stale.line}: ${stale.reason}` : "");
  const own = selection && found.length && !isOwn
    ? `${selection.element} has no lines of its own here${shown.length ? `; those of ${found[0].element} are marked` : ""}.` : "";
  const text = note || own;
  if (codeNote.textContent !== text) codeNote.textContent = text;
  codeNote.hidden = !text;
}

/** Turns to the file that the chosen part is in. */
function followInCode() {
  const { selection } = store.state;
  const files = code?.files ?? [];
  // What the new text becomes is told soon.
  if (files.length && (activePicture()?.version ?? 0) > (code?.version ?? 0)) return;
  const isThere = (/** @type {CodePart} */ part) => sameRange(part.range, selection?.range);
  if (selection && !files[code?.shown ?? 0]?.parts.some(isThere)) {
    const file = files.find(({ parts }) => parts.some(isThere));
    if (file) {
      wantedFile = file.path;
      return askForCode();
    }
  }
  markCode();
}

/**
 * Chooses what line `index` is from.
 * @param {number} index
 * @param {boolean} [focus] whether the editor takes the focus
 */
function chooseCodeLine(index, focus = false) {
  const parts = (code?.files[code.shown]?.parts ?? []).filter(({ first, last }) => first <= index && index <= last);
  const size = (/** @type {CodePart} */ { first, last }) => last - first;
  const inner = parts.reduce((/** @type {CodePart | null} */ least, part) => (least && size(least) <= size(part) ? least : part), null);
  if (inner) chooseRange(inner.element, inner.range, { tellEditor: true, focus });
}

/** @param {Event} event */
const codeIndexOf = (event) =>
  [...codeLines.children].indexOf(/** @type {Element} */ (/** @type {Element} */ (event.target).closest("[role=option]")));

codeLines.addEventListener("click", (event) => {
  const index = codeIndexOf(event);
  // Who marks text with the mouse wants to copy it.
  if (index < 0 || String(getSelection())) return;
  codeRow(index)?.focus();
  chooseCodeLine(index);
});
codeLines.addEventListener("dblclick", (event) => chooseCodeLine(codeIndexOf(event), true));
codeLines.addEventListener("keydown", (event) => {
  const at = [...codeLines.children].indexOf(/** @type {Element} */ (document.activeElement));
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 20, PageUp: at - 20, Home: 0, End: codeTexts.length - 1, Enter: at }[event.key];
  if (at < 0 || next == null || event.ctrlKey || event.metaKey || event.altKey) return;
  const index = clamp(next, 0, codeTexts.length - 1);
  codeRow(index)?.focus();
  chooseCodeLine(index, event.key === "Enter");
  event.preventDefault();
});

codeTarget.addEventListener("change", () => change({ target: codeTarget.value }));
codeFile.addEventListener("change", () => {
  wantedFile = codeFile.value;
  askForCode();
});
byID("code-copy").addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(code?.text ?? "");
    say("Copied");
  } catch {
    tell("This page may not copy; mark the lines and copy them with the keyboard.");
  }
});
codeButton.addEventListener("click", () => openTab(store.state.settings.tab === "code" ? "inspector" : "code"));

function showCodeControls() {
  const targets = codeTargets();
  const names = targets.map(({ id }) => id).join();
  if (codeTarget.dataset["names"] !== names) {
    codeTarget.replaceChildren(...targets.map(({ id, name }) => make("option", { value: id }, name)));
    codeTarget.dataset["names"] = names;
  }
  codeTarget.value = chosenTarget() ?? "";
  codeButton.hidden = !targets.length;
  codeButton.setAttribute("aria-pressed", String(isCodeShown()));
}

// The server knows nothing of an earlier connection.
store.when(["hello"], () => (askedForCode = "{}"));
store.when(["uri"], () => {
  code = null;
  wantedFile = "";
  renderCode();
});
store.when(["hello", "settings", "documents", "uri"], () => {
  showCodeControls();
  askForCode();
});
store.when(["selection"], followInCode);
store.when(["documents"], markCode);
document.addEventListener("visibilitychange", askForCode);
