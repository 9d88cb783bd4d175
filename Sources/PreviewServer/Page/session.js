// What the server says, and what the page makes of it.
import { tell } from "./announcements.js";
import { takePlayed } from "./card-play.js";
import { send } from "./channel.js";
import { keepSettings, storedSettings } from "./choices.js";
import { takeCode } from "./code.js";
import { openDocument } from "./documents.js";
import { byID } from "./dom.js";
import { takeOverview } from "./overview.js";
import { togglePlay } from "./play.js";
import { forgetRequest, takeEdited, takeExported } from "./requests.js";
import { refuseMotion, takeMotion } from "./scenes.js";
import { chooseRange } from "./selection.js";
import { adoptedSettings } from "./settings.js";
import { current, setDocument, store } from "./state.js";
import { sameRange } from "./values.js";
import { takeAssets, takeFrames } from "./wishes.js";

/** @typedef {import("./messages.js").FromServer} FromServer */

/** @param {FromServer["hello"]} message */
function takeHello(message) {
  const { hello, inspection, uri } = store.state;
  const isFirst = hello?.workspace !== message.workspace;
  keepDocuments(message.documents, isFirst, {
    hello: message, inspection: inspection && { ...inspection, version: null },
    ...(isFirst ? { settings: adoptedSettings(storedSettings(message), message) } : {}),
  });
  if (!store.state.documents.has(uri ?? "")) openDocument(message.uri ?? message.documents[0]?.uri ?? null);
  if (message.plays && !store.state.playing) togglePlay();
  // What was chosen while there was no connection is kept now.
  if (hello && !isFirst) keepSettings();
  // The server knows nothing of an earlier connection.
  const shown = current();
  if (shown?.pinned) send("pin", { uri: shown.uri, pinned: true });
}

/**
 * Takes over the list of all documents, and what else has come with it. What is shown stays although it is not listed: an
 * editor that was started again opens its documents one by one.
 * @param {import("./messages.js").DocumentName[]} list
 * @param {boolean} [isFirst] whether nothing is known yet of this list's project
 * @param {Partial<import("./state.js").State>} [others]
 */
function keepDocuments(list, isFirst = false, others = {}) {
  const { documents } = store.state;
  /** @type {typeof documents} */
  const kept = new Map(list.map((item) => [item.uri, { ...documents.get(item.uri), ...item, isAwaited: false, isGone: false }]));
  const shown = current();
  if (shown && !isFirst && !kept.has(shown.uri)) kept.set(shown.uri, { ...shown, isAwaited: true });
  store.set({ ...others, documents: kept });
}

/** @param {FromServer["inspection"]} message */
function takeInspection(message) {
  const { selection, uri } = store.state;
  if (message.uri !== uri || !selection) return;
  const isMine = message.part == null ? sameRange(message.range, selection.range)
    : message.view === selection.view && message.part === selection.part;
  if (isMine) store.set({ inspection: message });
}

/** @type { { [Kind in keyof FromServer]: (message: FromServer[Kind]) => void } } */
const handlers = {
  hello: takeHello,
  documents({ documents }) {
    keepDocuments(documents);
    if (!store.state.uri) openDocument(documents[0]?.uri ?? null);
  },
  document(message) {
    setDocument(message);
    if (!store.state.uri) openDocument(message.uri);
  },
  removed({ uri }) {
    // A file may be away for a moment, as while another branch is checked out; what an editor closes is not wanted any more.
    if (uri === store.state.uri && !store.state.hello?.canSelect) return setDocument({ uri, isAwaited: true, isGone: true });
    const documents = new Map(store.state.documents);
    documents.delete(uri);
    store.set({ documents });
    if (uri === store.state.uri) openDocument(documents.keys().next().value ?? null);
  },
  follow({ uri, plays }) {
    const { documents, playing } = store.state;
    // What is played goes its own way.
    if (documents.has(uri) && (plays || !current()?.pinned && !playing)) openDocument(uri);
    if (plays && !playing) togglePlay();
  },
  assets: takeAssets,
  frames: takeFrames,
  cursor({ range, uri }) {
    const { cursor, playing, selection, settings, uri: shown } = store.state;
    store.set({ cursor: uri === shown ? range : null });
    // Where the inspector is open, it begins with what is worked at; later the person chooses.
    const entry = uri === shown && !cursor && !selection && !playing && settings.tab === "inspector"
      ? current()?.outline?.find((entry) => sameRange(entry.range, range)) : null;
    if (entry) chooseRange(entry.element, entry.range);
  },
  inspection: takeInspection,
  code: takeCode,
  edited: takeEdited,
  exported: takeExported,
  played: takePlayed,
  motion: takeMotion,
  overview: takeOverview,
  closed() {
    byID("nothing").textContent = "The preview has ended.";
  },
  error({ message, request, view }) {
    forgetRequest(request);
    if (view != null) refuseMotion(view);
    tell(message);
  },
  pong() {},
};

/**
 * Takes a message of the server; one of a kind that is not known is ignored.
 * @param {unknown} message
 * @returns {keyof FromServer | null} its kind
 */
export function receive(message) {
  const { type } = /** @type { { type?: keyof FromServer } } */ (message && typeof message === "object" ? message : {});
  if (!type || !Object.hasOwn(handlers, type)) return null;
  /** @type {(message: never) => void} */ (handlers[type])(/** @type {never} */ (message));
  return type;
}
