// What is asked of the server and answered: edits, fixes, exports.
import { say, tell } from "./announcements.js";
import { send } from "./channel.js";
import { make } from "./dom.js";
import { current, store } from "./state.js";
import { bytesOf } from "./values.js";

/** @typedef {import("./messages.js").FromServer} FromServer */
/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */
/** @typedef { { attribute: string | undefined, value: string | null, field: Field } } Edit */

let lastRequest = 0;
const nextRequest = () => (lastRequest += 1);

/**
 * Edits of the inspected element that wait until the page has seen the text behind the one before.
 * @type {Edit[]}
 */
let waiting = [];
/**
 * Fields that wait for the answer to their edit.
 * @type {Map<unknown, Field>}
 */
const asked = new Map();

/**
 * Has a value of the inspected element changed.
 * @param {Edit} edit
 */
export function requestEdit(edit) {
  waiting.push(edit);
  sendEdit();
}

/** Forgets what waits and what is typed: another element is inspected. */
export function forgetEdits() {
  waiting = [];
  asked.clear();
  store.set({ freeField: null });
}

function sendEdit() {
  const { connection, inspection, uri } = store.state;
  if (connection.state !== "connected" || asked.size || !uri || inspection?.version == null || !inspection.range || inspection.version !== current()?.version) return;
  const edit = waiting.shift();
  if (!edit) return;
  const { attribute, field, value } = edit;
  const request = nextRequest();
  asked.set(request, field);
  const { range, version } = inspection;
  send("edit", { request, uri, version, range, value, ...(attribute == null ? {} : { attribute }) });
}

/** @param {FromServer["edited"]} message */
export function takeEdited({ request, ok, message }) {
  const field = asked.get(request);
  asked.delete(request);
  if (ok) say("Changed");
  else tell(message ?? "This could not be changed.");
  if (!field) return;
  if (ok) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  sendEdit();
}

/** Gives up the answers to what was asked through an earlier connection: they do not come. */
function forgetAsked() {
  if (!asked.size) return;
  for (const field of asked.values()) field.setAttribute("aria-invalid", "true");
  asked.clear();
  tell("The connection was lost before the answer came; the value may not have been changed.");
}

/** Whether something can be asked for; the person is told when not. */
function isConnected() {
  const { state } = store.state.connection;
  if (state !== "connected") tell("There is no connection; try again when there is one.");
  return state === "connected";
}

/**
 * Has a fix of a finding applied.
 * @param {string} finding the id
 * @param {number} fix the index
 */
export function requestFix(finding, fix) {
  const { uri } = store.state;
  const version = current()?.version;
  if (uri && version != null && isConnected()) send("fix", { request: nextRequest(), uri, version, finding, fix });
}

/**
 * Has what was played in a view put into the file as a scenario.
 * @param {string} view
 */
export function requestInsert(view) {
  const { uri } = store.state;
  if (uri && isConnected()) send("act", { request: nextRequest(), uri, view, verb: "insert" });
}

/**
 * Asks for a file.
 * @param {import("./messages.js").FromPage["export"]["format"]} format
 */
export function requestExport(format) {
  const { active, uri } = store.state;
  if (uri && isConnected()) send("export", { request: nextRequest(), uri, format, ...(active ? { view: active } : {}) });
}

/** @param {FromServer["exported"]} message */
export function takeExported({ name, mediaType, data }) {
  const address = URL.createObjectURL(new Blob([bytesOf(data)], { type: mediaType }));
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
  say(`${name} exported`);
}

store.when(["hello"], forgetAsked);
store.when(["inspection", "connection"], sendEdit);
