// What is asked of the server and answered: edits, fixes, exports.
import { say, tell, untell } from "./announcements.js";
import { send } from "./channel.js";
import { make } from "./dom.js";
import { current, store } from "./state.js";
import { bytesOf } from "./values.js";

/** @typedef {import("./messages.js").FromServer} FromServer */
/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */
/** @typedef { { attribute: string | undefined, value: string | null, field: Field } } Edit */
/** @typedef {Field | "fix" | "scenario" | "export"} Asked what is asked for: an edit by its field */

let lastRequest = 0;

/**
 * Edits of the inspected element that wait until the page has seen the text behind the one before.
 * @type {Edit[]}
 */
let waiting = [];
/**
 * What waits for its answer.
 * @type {Map<unknown, Asked>}
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

/**
 * Whether what stands in `field` waits for an answer.
 * @param {Field} field
 */
export const isAsked = (field) => waiting.some((edit) => edit.field === field) || [...asked.values()].includes(field);

/** Forgets what waits and what is typed: another element is inspected. */
export function forgetEdits() {
  waiting = [];
  for (const [request, what] of asked) if (typeof what !== "string") asked.delete(request);
  store.set({ freeField: null });
}

function sendEdit() {
  const { connection, inspection, uri } = store.state;
  const isWaiting = [...asked.values()].some((what) => typeof what !== "string");
  if (connection.state !== "connected" || isWaiting || !uri || inspection?.version == null || !inspection.range || inspection.version !== current()?.version) return;
  const edit = waiting.shift();
  if (!edit) return;
  const { attribute, field, value } = edit;
  const request = ask(field);
  const { range, version } = inspection;
  send("edit", { request, uri, version, range, value, ...(attribute == null ? {} : { attribute }) });
}

/** @param {FromServer["edited"]} message */
export function takeEdited({ request, ok, message }) {
  const field = asked.get(request);
  asked.delete(request);
  const isField = field && typeof field !== "string";
  if (!ok && !isField) tell(message ?? "This could not be changed.");
  else if (field === "scenario") {
    whenInserted();
    tell("The scenario is in the file.");
  } else if (ok) say("Changed");
  if (!isField) return;
  if (ok) acceptField(field);
  else refuseField(field, message ?? "This could not be changed.");
  sendEdit();
}

/**
 * What stands in `field` is right, or is as it was.
 * @param {Field} field
 */
export function acceptField(field) {
  field.removeAttribute("aria-invalid");
  const why = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  field.removeAttribute("aria-describedby");
  why?.remove();
}

/**
 * Says at `field` why what stands there is refused, for as long as it stands there.
 * @param {Field} field
 * @param {string} message
 */
function refuseField(field, message) {
  acceptField(field);
  const id = `${field.id}-why`;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", id);
  field.after(make("p", { id, class: "why", role: "alert" }, message));
}

/**
 * The number of a request for something whose answer is waited for.
 * @param {Asked} what
 */
function ask(what) {
  lastRequest += 1;
  asked.set(lastRequest, what);
  return lastRequest;
}

/**
 * What was asked for does not come.
 * @param {unknown} request
 */
export const forgetRequest = (request) => asked.delete(request);

/** Gives up the answers to what was asked through an earlier connection: they do not come. */
function forgetAsked() {
  if (!asked.size) return;
  const kinds = new Set([...asked.values()].map((what) => (typeof what === "string" ? what : "value")));
  for (const what of asked.values()) if (typeof what !== "string") what.setAttribute("aria-invalid", "true");
  asked.clear();
  const lost = {
    value: "the value may not have been changed", fix: "the fix may not have been made",
    scenario: "the scenario may not have been inserted", export: "export it again",
  };
  tell(`The connection was lost before the answer came; ${[...kinds].map((kind) => lost[kind]).join(", ")}.`);
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
  if (uri && version != null && isConnected()) send("fix", { request: ask("fix"), uri, version, finding, fix });
}

let whenInserted = () => {};

/**
 * Has what was played in a view put into the file as a scenario.
 * @param {string} view
 * @param {() => void} done is called when it stands there
 */
export function requestInsert(view, done) {
  const { uri } = store.state;
  whenInserted = done;
  if (uri && isConnected()) send("act", { request: ask("scenario"), uri, view, verb: "insert" });
}

/**
 * Asks for a file.
 * @param {import("./messages.js").FromPage["export"]["format"]} format
 */
export function requestExport(format) {
  const { active, uri } = store.state;
  if (uri && isConnected()) send("export", { request: ask("export"), uri, format, ...(active ? { view: active } : {}) });
}

const filming = "The film is being made; it is downloaded as soon as it is there.";

/**
 * Asks for a film of what is played.
 * @param {Omit<import("./messages.js").FromPage["film"], "request" | "uri">} film
 */
export function requestFilm(film) {
  const { uri } = store.state;
  if (!uri || !isConnected()) return;
  send("film", { request: ask("export"), uri, ...film });
  tell(filming);
}

/** @param {FromServer["exported"]} message */
export function takeExported({ request, name, mediaType, data }) {
  asked.delete(request);
  untell(filming);
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
