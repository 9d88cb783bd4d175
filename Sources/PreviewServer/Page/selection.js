// The chosen element: outlined in every picture, selected in the editor, inspected.
import { say } from "./announcements.js";
import { send } from "./channel.js";
import { openTab } from "./panels.js";
import { forgetEdits } from "./requests.js";
import { activate, activePicture, pictures } from "./stage.js";
import { current, store } from "./state.js";
import { sameRange } from "./values.js";

/** @typedef {import("./messages.js").Range} Range */
/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./state.js").Selection} Selection */

/**
 * What else is done about a choice.
 * @typedef {object} How
 * @property {boolean} [tellEditor] whether the editor selects the element
 * @property {boolean} [focus] whether the editor takes the focus as well
 */

/** The version of the text that is drawn: outline and parts tell of that. */
const drawnVersion = () => activePicture()?.version ?? current()?.version;

/**
 * Has the editor select a range.
 * @param {Range} range
 * @param {boolean} focus whether it takes the focus
 */
export function selectInEditor(range, focus, version = drawnVersion()) {
  const { hello, uri } = store.state;
  if (hello?.canSelect && uri && version != null) send("select", { uri, version, range, focus });
}

/** Shows the chosen element in the editor. */
export function showInEditor() {
  if (store.state.selection) selectInEditor(store.state.selection.range, true);
}

/**
 * Chooses an element, or none.
 * @param {Selection | null} fresh
 * @param {How} how
 */
export function choose(fresh, { tellEditor = false, focus = false } = {}) {
  const { inspection, selection, settings, uri } = store.state;
  if (!fresh) {
    if (inspection && uri) send("inspect", { uri });
    return store.set({ selection: null, inspection: null });
  }
  const isSame = selection && sameRange(selection.range, fresh.range) && selection.view === fresh.view;
  if (!isSame) forgetEdits();
  store.set({ selection: fresh });
  if (!isSame) inspect();
  if (tellEditor) selectInEditor(fresh.range, focus);
  const isNarrow = !matchMedia("(min-width: 1080px)").matches;
  if (!isSame && isNarrow && settings.tab && !["outline", "code"].includes(settings.tab)) openTab("inspector");
}

/**
 * Chooses what a part stands for.
 * @param {Picture} picture
 * @param {number} index
 * @param {How} [how]
 */
export function choosePart(picture, index, how) {
  const { element = "", source } = picture.tree.parts[index];
  if (!source) return;
  activate(picture);
  picture.reveal(index);
  choose({ view: picture.id, part: index, element, range: source }, how);
  const { reading } = picture.tree;
  const description = picture.tree.description(index);
  say(`${element}${description ? `, ${description}` : ""}, ${reading.indexOf(index) + 1} of ${reading.length}`);
}

/**
 * Chooses the element at `range`, which may not be drawn.
 * @param {string} element
 * @param {Range} range
 * @param {How} [how]
 */
export function chooseRange(element, range, how) {
  const picture = activePicture();
  const index = picture?.tree.find(range);
  if (picture && index != null) choosePart(picture, index, how);
  else choose({ view: picture?.id, part: null, element, range }, how);
}

/** Asks for what there is to say of the chosen element. */
function inspect() {
  const { selection, uri } = store.state;
  if (!selection || !uri) return;
  const { view, part, range } = selection;
  const version = pictures.get(view ?? "")?.version ?? drawnVersion();
  send("inspect", {
    uri, ...(version == null ? {} : { version }), ...(view == null ? {} : { view }), ...(part == null ? { range } : { part }),
  });
}

/** After a new drawing: the chosen element is where it was, or the nearest one of its name. */
export function findSelection() {
  const { inspection, selection } = store.state;
  const picture = selection && (pictures.get(selection.view ?? "") ?? activePicture());
  if (!selection || !picture) return;
  const found = picture.tree.followed(selection, picture.id);
  if (!found) return;
  if (found !== selection) store.set({ selection: found });
  if (found.part !== selection.part || found.view !== selection.view || picture.version !== inspection?.version) inspect();
}
