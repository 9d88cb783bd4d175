// The connection to the server: how it stands, and what is done when it is gone.
import { say } from "./announcements.js";
import { EditorCarrier, SocketCarrier } from "./carriers.js";
import { send, speakThrough } from "./channel.js";
import { byID } from "./dom.js";
import { receive } from "./session.js";
import { store } from "./state.js";

/** @typedef {import("./state.js").State["connection"]["state"]} ConnectionState */

/** The other side is asked so often whether it is there, and has so long to answer, in milliseconds. */
const heartbeat = { every: 15000, patience: 4000 };

/** The editor that owns the page, or null in a browser. */
const editor = typeof acquireVsCodeApi === "function" ? acquireVsCodeApi() : null;
let lastHeard = 0;
let isClosed = false;

const titles = { connected: "Connected", connecting: "Connecting", waiting: "Waiting", closed: "Ended" };

/** Whether a preview that has ended comes back by itself: one of an editor only where the person asks for it. */
const comesBack = () => !editor && !store.state.hello?.canSelect;

/** @param {ConnectionState} state */
function setConnection(state, text = titles[state]) {
  const known = store.state.connection;
  if (known.state !== state || known.text !== text) store.set({ connection: { state, text } });
}

function channelAddress() {
  const address = new URL("channel", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return address;
}

/** @type {import("./carriers.js").Events} */
const events = {
  opened() {
    isClosed = false;
    const uri = store.state.uri ?? new URLSearchParams(location.search).get("uri");
    send("hello", { protocol: 1, ...(uri == null ? {} : { uri }) });
  },
  received(message) {
    // Whatever it is and comes of it, the other side is there.
    lastHeard = Date.now();
    const kind = receive(message);
    if (!kind) return;
    if (kind === "closed") {
      isClosed = true;
      if (comesBack()) carrier.giveUp();
      else carrier.end();
      setConnection("closed");
    } else if (store.state.hello) setConnection("connected");
  },
  waiting(text) {
    if (!isClosed) setConnection("waiting", text);
  },
};

const carrier = editor ? new EditorCarrier(editor, events) : new SocketCarrier(channelAddress(), events);

/** Asks whether the other side is there: a connection that slept looks alive. */
function check() {
  const asked = Date.now();
  send("ping", {});
  setTimeout(() => {
    if (lastHeard < asked && !isClosed) carrier.giveUp();
  }, heartbeat.patience);
}

/**
 * Connects without waiting, or sees whether the connection lives; a preview that an editor has closed only where the person
 * asks for it, who is told from then on how that goes.
 * @param {Event} event
 */
function tryNow({ type }) {
  if (editor || (isClosed && type !== "click" && !comesBack())) return;
  if (type === "click") isClosed = false;
  if (carrier.state() === "open") check();
  else if (carrier.state() === "lost") carrier.open();
}

let shownState = store.state.connection.state;
function showConnection() {
  const { state, text } = store.state.connection;
  if (shownState !== state) say(text);
  shownState = state;
  byID("connection").dataset["state"] = state;
  byID("connection").title = text;
  byID("connection-text").textContent = text;
  byID("retry").hidden = Boolean(editor) || !["waiting", "closed"].includes(state);
}

store.when(["connection"], showConnection);
/** Has the document that is shown be found again: by an editor that is started again, or by this page that is loaded anew. */
function keepDocument() {
  const { uri } = store.state;
  if (editor) return editor.setState?.({ uri });
  if (uri != null) history.replaceState(null, "", `?${new URLSearchParams({ uri })}`);
}

store.when(["uri"], keepDocument);
byID("retry").addEventListener("click", tryNow);
for (const event of ["online", "focus"]) window.addEventListener(event, tryNow);
document.addEventListener("visibilitychange", (event) => document.hidden || tryNow(event));
setInterval(() => store.state.hello && carrier.state() === "open" && check(), heartbeat.every);

/** Begins to speak with the server. */
export function connect() {
  speakThrough((message) => carrier.send(message));
  carrier.open();
}
