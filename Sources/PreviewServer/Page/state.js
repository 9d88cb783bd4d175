// What the page knows.
import { standardSettings } from "./settings.js";
import { Store } from "./store.js";

/** @typedef {import("./messages.js").FromServer} FromServer */
/** @typedef {import("./messages.js").Range} Range */

/** @typedef {import("./messages.js").DocumentName & Partial<FromServer["document"]> & { isAwaited?: boolean, isGone?: boolean }} KnownDocument what is awaited is not there since the connection came back, or its file is gone */

/**
 * The chosen element.
 * @typedef {object} Selection
 * @property {string | undefined} view the view that it was chosen in
 * @property {number | null} part null where nothing is drawn
 * @property {string} element
 * @property {Range} range
 */

/**
 * What is told of the chosen element; the version is null when it has to be asked for anew.
 * @typedef {Omit<FromServer["inspection"], "version"> & { version: number | null } } Inspection
 */

/**
 * @typedef {object} State
 * @property {FromServer["hello"] | null} hello
 * @property {Map<string, KnownDocument>} documents what is known of each open document, by URI
 * @property {string | null} uri the document that is shown
 * @property {import("./settings.js").Settings} settings
 * @property {string | null} samples the sample set whose files are read, empty for those that cards name; null as the editor has it
 * @property {string | null} active the view whose picture keys and exports are for
 * @property {Selection | null} selection
 * @property {Inspection | null} inspection
 * @property {string | null} freeField the field of the inspector that has a list of values and is typed into nevertheless
 * @property {Range | null} cursor the element at the editor’s cursor
 * @property {boolean} playing whether the card is touched as on the phone, rather than looked at
 * @property {number} zoom how large pictures are shown
 * @property { { state: "connecting" | "connected" | "waiting" | "closed", text: string } } connection
 */

/** @type {Store<State>} */
export const store = new Store(/** @type {State} */ ({
  hello: null, documents: new Map(), uri: null, settings: standardSettings, samples: null, active: null, selection: null, inspection: null,
  freeField: null, cursor: null, playing: false, zoom: 1,
  connection: { state: "connecting", text: "Connecting" },
}));

/** What is known of the document that is shown. */
export const current = () => store.state.documents.get(store.state.uri ?? "");

/** Why nothing is drawn anew; null where it is. */
export const whyStill = () =>
  store.state.connection.state === "closed" ? "The preview has ended: nothing is drawn anew."
    : current()?.isAwaited ? "The file is not there: nothing is drawn anew until it is back." : null;

/** Whether what is shown can be changed: there is somebody to do so, and its file is there. */
export const canEdit = () => Boolean(store.state.hello?.canEdit) && !current()?.isGone;

/**
 * Takes over what is told of a document.
 * @param { { uri: string } & Partial<KnownDocument>} told
 */
export function setDocument(told) {
  const known = /** @type {KnownDocument} */ ({ ...store.state.documents.get(told.uri), ...told });
  store.set({ documents: new Map(store.state.documents).set(told.uri, known) });
}

/**
 * The choice called `name` by which drawings differ.
 * @param {string} name
 */
export const axisNamed = (name) => store.state.hello?.axes.find((axis) => axis.name === name);

/**
 * The device called `id`.
 * @param {string | undefined} id
 */
export const deviceNamed = (id) => store.state.hello?.devices.find((device) => device.id === id);
