// The controls of the view and the page's own options, the zoom, the menus.
import { say } from "./announcements.js";
import { isOfView, optionsOf } from "./axes.js";
import { change, chooseOption } from "./choices.js";
import { byID, make, present } from "./dom.js";
import { requestExport } from "./requests.js";
import { addDevice, stage } from "./stage.js";
import { axisNamed, current, store, whyStill } from "./state.js";
import { capitalised, clamp, spoken } from "./values.js";
import { nextZoom } from "./zoom.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {import("./axes.js").Axis} Axis */

const view = byID("view", HTMLFormElement);
const options = byID("options", HTMLFormElement);

/** @param {HTMLFormElement} form */
const controlsOf = (form) => /** @type {HTMLInputElement[]} */ ([...form.elements].filter((item) => item instanceof HTMLInputElement));

// MARK: What is drawn

/**
 * A control with its options: beside each other where they fit into a line, else as chips.
 * @param {string} label
 * @param { { type: string, name: string } } input
 * @param {import("./axes.js").Choice[]} choices
 * @param {(name: string) => string} caption what a control says for a choice's name
 */
function makeChoice(label, { type, name }, choices, caption = capitalised) {
  const letters = choices.reduce((sum, choice) => sum + choice.name.length, 0);
  const isLine = type === "radio" && choices.length < 5;
  const width = !isLine ? "chips" : choices.length > 3 ? "tight segments" : "segments";
  const axis = axisNamed(name)?.name;
  return make("fieldset", { class: isLine && letters < 12 ? "half" : null, "data-axis": axis }, make("legend", {}, label),
    make("div", { class: width }, ...choices.map((choice) =>
      make("label", {}, make("input", { type, name, value: choice.id }), make("span", {}, caption(choice.name))))));
}

/**
 * A slider through the values of a scale.
 * @param {Axis} axis
 */
function makeSlider({ name, label, values }) {
  const [id, list] = [`axis-${name}`, `axis-${name}-values`];
  return make("div", { class: "row", "data-axis": name }, make("label", { for: id }, label), make("output", { for: id }),
    make("input", { type: "range", id, name, min: 0, max: values.length - 1, step: 1, list }),
    make("datalist", { id: list }, ...values.map((_, index) => make("option", { value: index }))));
}

let made = "";

/** What the control of the sample sets is called. */
const samplesName = "samples";

/** Makes the controls of the view anew where the server offers something else than before. */
function makeControls() {
  const { hello } = store.state;
  const samples = current()?.samples ?? [];
  const offer = JSON.stringify([hello?.axes, hello?.overlays, samples]);
  if (!hello || offer === made) return;
  made = offer;
  const overlays = [...hello.overlays, "findings"].map((id) => ({ id, name: spoken(id) }));
  view.replaceChildren(...present([
    samples.length > 0
      && makeChoice("Sample data", { type: "radio", name: samplesName },
        [{ id: "", name: "Card’s own" }, ...samples.map((id) => ({ id, name: id }))], (name) => name),
    ...hello.axes.filter(isOfView).map((axis) =>
      (axis.isScale ? makeSlider(axis) : makeChoice(axis.label, { type: "radio", name: axis.name }, optionsOf(axis)))),
    makeChoice("Overlays", { type: "checkbox", name: "overlays" }, overlays),
  ]));
}

/** The sample set that is shown, or soon will be. */
function shownSamples() {
  const { samples, sampleSet } = current() ?? {};
  const chosen = store.state.samples;
  return chosen != null && (chosen === "" || samples?.includes(chosen)) ? chosen : sampleSet;
}

function showChoices() {
  const { hello, settings } = store.state;
  if (!hello) return;
  for (const control of controlsOf(view)) {
    const [axis, id] = [axisNamed(control.name), settings.choices[control.name]];
    if (control.name === samplesName) control.checked = control.value === shownSamples();
    else if (axis?.isScale) showPlace(control, axis, id);
    else control.checked = axis ? control.value === id : settings.overlays.includes(control.value);
  }
  for (const { name, isForScenes } of hello.axes) {
    const place = view.querySelector(`[data-axis="${name}"]`);
    if (place instanceof HTMLElement) place.hidden = Boolean(isForScenes) && !current()?.isScene;
  }
  enableChoices();
}

/** What nothing comes of now is not offered: a scene that is played stands where fingers have led it, without overlays. */
function enableChoices() {
  const { playing } = store.state;
  const isStill = Boolean(whyStill());
  const isScenePlayed = playing && Boolean(current()?.isScene);
  for (const control of controlsOf(view)) {
    const isOfRest = control.name === "overlays" || Boolean(axisNamed(control.name)?.isForScenes);
    control.disabled = isStill || (isScenePlayed && isOfRest);
  }
}

/**
 * @param {HTMLInputElement} slider
 * @param {Axis} axis
 * @param {string | undefined} id
 */
function showPlace(slider, { values }, id) {
  const place = Math.max(0, values.findIndex((value) => value.id === id));
  const { name } = values[place];
  slider.value = String(place);
  slider.setAttribute("aria-valuetext", name);
  if (slider.labels?.[0]?.nextElementSibling) slider.labels[0].nextElementSibling.textContent = name;
}

view.addEventListener("input", (event) => {
  const control = /** @type {HTMLInputElement} */ (event.target);
  if (control.name === samplesName) return store.set({ samples: control.value });
  const axis = axisNamed(control.name);
  if (axis) return chooseOption(axis.name, axis.isScale ? axis.values[Number(control.value)].id : control.value);
  const overlays = controlsOf(view).filter(({ name, checked }) => name === control.name && checked);
  change({ overlays: overlays.map(({ value }) => value) });
});
store.when(["hello", "documents", "uri"], makeControls);
store.when(["hello", "settings", "samples", "documents", "uri"], showChoices);
store.when(["playing", "connection"], enableChoices);

// MARK: The page

function showOptions() {
  const { hello, settings } = store.state;
  if (!hello) return;
  document.documentElement.dataset["theme"] = settings.theme;
  for (const control of controlsOf(options)) {
    const value = settings[/** @type {keyof Settings} */ (control.name)];
    control.checked = control.type === "radio" ? control.value === value : Boolean(value);
  }
  byID("zoom-fit").setAttribute("aria-pressed", String(settings.zoom === "fit"));
}

options.addEventListener("input", (event) => {
  const { type, name, value, checked } = /** @type {HTMLInputElement} */ (event.target);
  change({ [name]: type === "checkbox" ? checked : value });
});
for (const form of [view, options]) form.addEventListener("submit", (event) => event.preventDefault());
store.when(["hello", "settings"], showOptions);

// MARK: Zoom

/** @param {number | "fit"} value */
export function setZoom(value) {
  change({ zoom: value });
  say(`${Math.round(store.state.zoom * 100)} percent`);
}

/** @param {1 | -1} direction */
export const zoomBy = (direction) => setZoom(nextZoom(store.state.zoom, direction));

byID("zoom-in").addEventListener("click", () => zoomBy(1));
byID("zoom-out").addEventListener("click", () => zoomBy(-1));
byID("zoom-value").addEventListener("click", () => setZoom(1));
byID("zoom-fit").addEventListener("click", () => setZoom("fit"));
byID("add-device").addEventListener("click", addDevice);
stage.addEventListener("wheel", (event) => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  setZoom(clamp(store.state.zoom * Math.exp(-event.deltaY / 300), 0.1, 4));
}, { passive: false });
store.when(["zoom"], () => (byID("zoom-value").textContent = `${Math.round(store.state.zoom * 100)} %`));

// MARK: Menus

const exportMenu = byID("export-menu");
exportMenu.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("[data-export]");
  if (!(button instanceof HTMLElement)) return;
  exportMenu.hidePopover();
  requestExport(/** @type {"svg" | "png" | "sheet" | "html"} */ (button.dataset["export"]));
});
exportMenu.addEventListener("toggle", (event) => {
  if (/** @type {Event & { newState?: string } } */ (event).newState !== "open") return;
  /** @type {HTMLElement} */ (exportMenu.firstElementChild).focus();
});
byID("help-button").addEventListener("click", () => byID("help", HTMLDialogElement).showModal());
