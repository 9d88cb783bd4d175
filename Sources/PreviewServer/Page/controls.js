// The controls of the view and the page's own options, the zoom, the menus.
import { say } from "./announcements.js";
import { change } from "./choices.js";
import { byID, make } from "./dom.js";
import { requestExport } from "./requests.js";
import { addDevice, stage } from "./stage.js";
import { current, store } from "./state.js";
import { capitalised, clamp, spoken } from "./values.js";
import { nextZoom } from "./zoom.js";

/** @typedef {import("./settings.js").Settings} Settings */

const forms = [byID("view", HTMLFormElement), byID("options", HTMLFormElement)];
const textSize = byID("text-size", HTMLInputElement);

/** @param {HTMLFormElement} form */
const controlsOf = (form) => [...form.elements].filter((item) => item instanceof HTMLInputElement && item.name !== "");

/** The sizes of texts, smallest first. */
export const textSizes = () => store.state.hello?.textSizes ?? [];

function showSettings() {
  const { hello, settings } = store.state;
  if (!hello) return;
  document.documentElement.dataset["theme"] = settings.theme;
  for (const control of /** @type {HTMLInputElement[]} */ (forms.flatMap(controlsOf))) {
    const value = settings[/** @type {keyof Settings} */ (control.name)];
    if (control === textSize) control.value = String(Math.max(0, textSizes().indexOf(settings.textSize)));
    else if (control.type === "radio") control.checked = control.value === value;
    else control.checked = Array.isArray(value) ? settings.overlays.includes(control.value) : Boolean(value);
  }
  byID("text-size-name").textContent = spoken(settings.textSize);
  textSize.setAttribute("aria-valuetext", spoken(settings.textSize));
  byID("zoom-fit").setAttribute("aria-pressed", String(settings.zoom === "fit"));
}

/**
 * What a form says about the settings that it has controls for.
 * @param {HTMLFormElement} form
 */
function readForm(form) {
  /** @type {Record<string, unknown>} */
  const values = {};
  const controls = /** @type {HTMLInputElement[]} */ (controlsOf(form));
  for (const control of controls) {
    if (control === textSize) values["textSize"] = textSizes()[Number(control.value)];
    else if (control.name === "overlays") continue;
    else if (control.type === "checkbox") values[control.name] = control.checked;
    else if (control.checked) values[control.name] = control.value;
  }
  const overlays = controls.filter((control) => control.name === "overlays");
  if (overlays.length) values["overlays"] = overlays.filter((control) => control.checked).map((control) => control.value);
  return /** @type {Partial<Settings>} */ (values);
}

/** Fills the lists that the server names. */
function fillChoices() {
  const { hello } = store.state;
  if (!hello) return;
  /**
   * @param {string} place
   * @param {string} type
   * @param {string} name
   * @param { { id: string, name: string }[]} items
   */
  const fill = (place, type, name, items) =>
    byID(place).lastElementChild?.replaceChildren(...items.map((item) =>
      make("label", {}, make("input", { type, name, value: item.id }), make("span", {}, item.name))));
  /** @param {string} id */
  const named = (id) => ({ id, name: capitalised(spoken(id)) });
  fill("states", "radio", "state", hello.states);
  fill("overlays", "checkbox", "overlays", [...hello.overlays, "findings"].map(named));
  fill("positions", "radio", "position", [{ id: "", name: "File’s" }, ...hello.positions.map(named)]);
  textSize.max = String(textSizes().length - 1);
  byID("text-sizes").replaceChildren(...textSizes().map((_, index) => make("option", { value: index })));
}

for (const form of forms) {
  form.addEventListener("input", () => change(readForm(form)));
  form.addEventListener("submit", (event) => event.preventDefault());
}
store.when(["hello"], fillChoices);
store.when(["hello", "settings"], showSettings);
store.when(["hello", "documents", "uri"], () => (byID("positions").hidden = !current()?.isScene));

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
