// What there is to say of the chosen element: frame, findings, values, type, colours, guideline.
import { byID, make } from "./dom.js";
import { otherValue, valueField, valueOfAttribute, valueOfContent } from "./fields.js";
import { findingItem } from "./findings.js";
import { isAsked } from "./requests.js";
import { pictures } from "./stage.js";
import { canEdit, current, store } from "./state.js";
import { paragraphs, short, spoken } from "./values.js";

/** @typedef {import("./state.js").Inspection} Inspection */
/** @typedef {import("./fields.js").Context} Context */
/** @typedef {import("./fields.js").Value} Value */
/** @typedef {import("./dom.js").Child} Child */

const inspector = byID("inspector");
let isRendering = false;
/** Whether values could be changed when the inspector was rendered. */
let hasFields = false;

/** @param {string} key */
const fieldFor = (key) =>
  /** @type {import("./requests.js").Field | null} */ (inspector.querySelector(`[data-key="${CSS.escape(key)}"]`));

/** What has the focus, if that is in the inspector and what is typed there may not be lost. */
function focusedField() {
  const field = inspector.contains(document.activeElement)
    ? /** @type {HTMLInputElement} */ (document.activeElement) : null;
  const key = field?.dataset["key"];
  if (!field || !key) return null;
  const isDirty = field.value !== field.dataset["value"] && field.value !== otherValue;
  return { key, isDirty, isAsked: isAsked(field), value: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/** What the Tab key comes to. */
const stops = () => /** @type {NodeListOf<HTMLElement>} */ (inspector.querySelectorAll("summary, a[href], button, [data-key]"));

/**
 * What had the focus when the inspector was rendered; kept while that is not there, as while the text cannot be read.
 * @type { { place: number, html: string } | null}
 */
let focused = null;

function noteFocus() {
  const active = document.activeElement;
  const place = [...stops()].findIndex((element) => element === active);
  if (active && place >= 0) focused = { place, html: active.outerHTML };
  else if (active !== document.body) focused = null;
}

/** Gives the focus to what had it: the same as before, or what stands in its place. */
function focusAgain() {
  const all = [...stops()];
  const again = focused && (all.find(({ outerHTML }) => outerHTML === focused?.html) ?? all[focused.place]);
  again?.focus({ preventScroll: true });
  if (again) focused = null;
}

/** Shows the inspected part; a field that is being edited keeps its text and the caret, and anything else the focus. */
function renderInspector() {
  const { inspection } = store.state;
  const kept = focusedField();
  noteFocus();
  const isOpen = inspector.querySelector("details")?.open;
  hasFields = canEdit();
  isRendering = true;
  inspector.replaceChildren(...(inspection ? inspectorSections(inspection) : [
    make("p", { class: "empty" }, store.state.playing ? "While the card is played, no part is chosen."
      : "Click a part of a picture, or go through the parts with the arrow keys.")]));
  isRendering = false;
  if (isOpen) inspector.querySelector("details")?.setAttribute("open", "");
  const field = kept && inspection && fieldFor(kept.key);
  if (!kept || !field) return focusAgain();
  if (kept.isDirty) field.value = kept.value;
  if (kept.isAsked) field.dataset["said"] = kept.value;
  field.focus({ preventScroll: true });
  if (kept.start != null && "setSelectionRange" in field) field.setSelectionRange(kept.start, kept.end);
}

/** @param {Inspection} part */
function inspectorSections(part) {
  const drawn = part.part == null ? null : pictures.get(part.view ?? "")?.tree.parts[part.part];
  const what = part.part == null ? "Not drawn in this picture"
    : [spoken(drawn?.role ?? drawn?.kind ?? ""), drawn?.label].filter(Boolean).join(" · ");
  const findings = current()?.findings?.filter((finding) => part.findings.includes(finding.id)) ?? [];
  return [
    make("div", {}, make("h3", {}, part.element), make("p", {}, what)),
    ...frameSection(part),
    ...(findings.length ? [group("Findings", make("ul", { class: "found" }, ...findings.map(findingItem)))] : []),
    ...valueSections(part), ...typeSection(part),
    ...(part.colors?.length ? [group("Colours", make("ul", { class: "colors" }, ...part.colors.map(colorItem)))] : []),
    ...guidelineSection(part),
  ];
}

/**
 * @param {string} title
 * @param {Child[]} children
 */
const group = (title, ...children) => make("section", {}, make("h4", {}, title), ...children);

/** @param {Inspection} part */
function frameSection({ frame, target }) {
  if (!frame) return [];
  const values = ["x", "y", "width", "height"].map((name, index) =>
    make("div", {}, make("dt", {}, name), make("dd", {}, short(frame[index]))));
  return [make("section", {}, make("dl", { class: "frame-values", "aria-label": "Frame in points" }, ...values),
    target && targetLine(target))];
}

/**
 * Whether a finger hits the part.
 * @param {import("./messages.js").TouchTarget} target
 */
function targetLine({ frame: [, , width, height], least }) {
  const isEnough = width >= least - 0.01 && height >= least - 0.01;
  return make("p", { class: isEnough ? "good" : "bad" },
    `Touch target ${short(width)} × ${short(height)}, ${isEnough ? "enough" : `too small: ${least} × ${least} needed`}`);
}

/** @param {Inspection} part */
function typeSection({ text }) {
  if (!text) return [];
  const facts = {
    Style: spoken(text.style), Size: `${short(text.size)} / ${short(text.leading)} pt`, Weight: text.weight,
    Lines: `${text.lines}${text.truncated ? ", cut off" : ""}`,
  };
  const shown = Object.entries(facts).filter(([, value]) => value !== "");
  return [group("Type", make("dl", { class: "facts" },
    ...shown.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)])))];
}

/** @param {import("./messages.js").ColorUse} color */
function colorItem({ contrast, on, required, role, token, value }) {
  const swatch = make("span", { class: "swatch" });
  swatch.style.backgroundColor = value;
  const about = [value, spoken(role), on && `on ${on}`].filter(Boolean).join(" · ");
  return make("li", {}, swatch, make("span", {}, token), make("small", {}, about),
    contrast != null && contrastRatio(contrast, required));
}

/**
 * @param {number} contrast
 * @param {number | undefined} required
 */
function contrastRatio(contrast, required) {
  const isEnough = required == null || contrast >= required;
  return make("span", { class: `ratio ${isEnough ? "good" : "bad"}`, title: required == null ? "" : `At least ${required} needed` },
    `${isEnough ? "✓" : "✗"} ${contrast.toFixed(2)}`,
    make("span", { class: "hidden" }, isEnough ? " enough" : ` too low, ${required} needed`));
}

/** @param {Inspection} part */
function guidelineSection({ guideline }) {
  if (!guideline?.text) return [];
  const { address, source, text } = guideline;
  const link = address ? make("a", { href: address, target: "_blank", rel: "noreferrer" }, source || "Source") : source;
  // What stands between backticks is code.
  const pieces = paragraphs(text).split("`").map((piece, index) => (index % 2 ? make("code", {}, piece) : piece));
  return [group("Guideline", make("div", { class: "guideline" }, ...pieces, make("small", {}, link)))];
}

// MARK: Values

/** @type {Context} */
const context = {
  typeFreely(key, focused) {
    store.set({ freeField: key });
    renderInspector();
    fieldFor(focused)?.focus();
  },
  isRendering: () => isRendering,
};

/** @param {Inspection} part */
function valueSections({ attributes, content }) {
  const written = attributes.filter((attribute) => attribute.value != null).map(valueOfAttribute);
  const others = attributes.filter((attribute) => attribute.value == null && attribute.editable && canEdit());
  const shown = [...(content ? [valueOfContent(content)] : []), ...written];
  return [
    ...(shown.length ? [group("Values", fieldsFor(shown))] : []),
    ...(others.length ? [make("details", {}, make("summary", {}, `More attributes (${others.length})`),
      fieldsFor(others.map(valueOfAttribute)))] : []),
  ];
}

/** @param {Value[]} values */
const fieldsFor = (values) => make("div", { class: "fields" }, ...values.flatMap((value) => valueField(value, context)));

store.when(["inspection", "playing"], renderInspector);
store.when(["documents", "hello", "uri"], () => hasFields !== canEdit() && renderInspector());
renderInspector();
