// The controls for the values of an element.
import { make } from "./dom.js";
import { acceptField, requestEdit } from "./requests.js";
import { canEdit, store } from "./state.js";

/** @typedef {import("./messages.js").Attribute} Attribute */
/** @typedef {import("./messages.js").Content} Content */
/** @typedef {import("./requests.js").Field} Field */

/** What stands for a value that is not in the list: a binding to the sample data, say. */
export const otherValue = "\u0000other";

/**
 * A value as it is shown.
 * @typedef {object} Value
 * @property {string} name
 * @property {string | undefined} attribute none for the text of the element
 * @property {Attribute["kind"]} kind
 * @property {string | null} value
 * @property {boolean} editable
 * @property {string[] | undefined} values
 * @property {string | undefined} standard what is meant where nothing is written
 * @property {string | undefined} documentation
 */

/**
 * @param {Attribute} attribute
 * @returns {Value}
 */
export const valueOfAttribute = ({ default: standard, documentation, editable, kind, name, value, values }) =>
  ({ attribute: name, documentation, editable, kind, name, standard, value, values });

/**
 * @param {Content} content
 * @returns {Value}
 */
export const valueOfContent = ({ editable, value }) => ({
  attribute: undefined, documentation: undefined, editable, kind: "text", name: "text", standard: undefined, value,
  values: undefined,
});

/**
 * What fields tell the inspector.
 * @typedef {object} Context
 * @property {(key: string | null, focused: string) => void} typeFreely makes another field one that is typed into
 * @property {() => boolean} isRendering whether fields come and go, so that what they tell is not the person’s doing
 */

/**
 * A label and a control for a value.
 * @param {Value} value
 * @param {Context} context
 * @returns {HTMLElement[]}
 */
export function valueField(value, context) {
  const key = value.attribute ?? "#content";
  const id = `value-${key.replace(/\W/g, "_")}`;
  const label = make("label", { for: id, title: value.documentation }, value.name);
  const shown = value.value ?? "";
  if (!value.editable || !canEdit()) return [label, make("output", { id }, shown || "–")];
  const field = control(value, { id, "data-key": key, "data-value": shown, "aria-description": value.documentation },
    store.state.freeField === key);
  field.value = shown;
  const commit = () => {
    if (field.value === otherValue) return context.typeFreely(key, key);
    if (context.isRendering() || field.value === field.dataset["value"] || field.value === field.dataset["said"]) return;
    store.set({ freeField: null });
    field.dataset["said"] = field.value;
    requestEdit({ attribute: value.attribute, value: value.attribute && field.value === "" ? null : field.value, field });
  };
  field.addEventListener("change", commit);
  // What was typed into the field that stood here before is no change of this one, as browsers see it.
  field.addEventListener("blur", () => field.value === otherValue || commit());
  field.addEventListener("keydown", (event) => {
    if (/** @type {KeyboardEvent} */ (event).key === "Escape") revert(field, key, context);
    else if (isEntered(field, /** @type {KeyboardEvent} */ (event))) commit();
  });
  return [label, field];
}

/**
 * @param {Field} field
 * @param {string} key
 * @param {Context} context
 */
function revert(field, key, { typeFreely }) {
  field.value = field.dataset["value"] ?? "";
  delete field.dataset["said"];
  acceptField(field);
  if (store.state.freeField) typeFreely(null, key);
}

/**
 * Whether a key ends what is typed; what has several lines takes Enter for one of them.
 * @param {Field} field
 * @param {KeyboardEvent} event
 */
const isEntered = (field, { ctrlKey, isComposing, key, metaKey }) =>
  key === "Enter" && !isComposing && (field.localName === "input" || (field.localName === "textarea" && (ctrlKey || metaKey)));

/**
 * @param {Value} value
 * @param {import("./dom.js").Attributes} attributes
 * @param {boolean} isFree whether it is typed into, although there are values to choose from
 * @returns {Field}
 */
function control({ attribute, kind, standard, value, values }, attributes, isFree) {
  const shown = value ?? "";
  const choices = values ?? (kind === "boolean" ? ["true", "false"] : []);
  if (choices.length && !isFree) {
    const all = shown && !choices.includes(shown) ? [shown, ...choices] : choices;
    return make("select", attributes,
      attribute && make("option", { value: "" }, standard != null ? `default (${standard})` : "–"),
      ...all.map((choice) => make("option", { value: choice }, choice)),
      kind !== "color" && make("option", { value: otherValue }, "other …"));
  }
  if (!attribute && shown.length > 40) {
    return make("textarea", { ...attributes, rows: Math.min(6, Math.ceil(shown.length / 34)) });
  }
  const inputmode = kind === "number" ? "decimal" : null;
  return make("input", { ...attributes, placeholder: standard, inputmode, autocomplete: "off", spellcheck: "false" });
}
