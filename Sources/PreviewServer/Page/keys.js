// Shortcuts, and the way from region to region.
import { cycle, toggleOverlay } from "./choices.js";
import { setZoom, zoomBy } from "./controls.js";
import { byID, make } from "./dom.js";
import { openOverview } from "./overview.js";
import { focusPanel } from "./panels.js";
import { togglePlay } from "./play.js";
import { activePicture, addDevice, followWindow, rotate, stage } from "./stage.js";
import { store } from "./state.js";

const help = byID("help", HTMLDialogElement);

/** @param {(id: number) => void} run */
function withActiveDevice(run) {
  const picture = activePicture();
  if (picture) run(picture.device.id);
}

/**
 * Key, what it does, and how; those without a function are handled where they have the focus.
 * @type {[key: string, text: string, run?: () => unknown][]}
 */
const shortcuts = [
  ["?", "These shortcuts", () => help.showModal()],
  ["A", "All cards", openOverview],
  ["K", "Play", togglePlay],
  ["L", "Light, dark, both", () => cycle("appearance")],
  ["]", "Larger text", () => cycle("textSize")],
  ["[", "Smaller text", () => cycle("textSize", -1)],
  ["R", "Direction of lines", () => cycle("direction")],
  ["P", "Platform", () => cycle("platform")],
  ["C", "Contrast", () => cycle("contrast")],
  [".", "Next state", () => cycle("state")],
  [",", "Previous state", () => cycle("state", -1)],
  ["X", "Position of a scene’s card", () => cycle("position")],
  ["B", "Boxes and measures", () => toggleOverlay("boxes")],
  ["S", "Spacing", () => toggleOverlay("spacing")],
  ["T", "Touch targets", () => toggleOverlay("targets")],
  ["N", "Reading order", () => toggleOverlay("reading-order")],
  ["G", "Findings in the picture", () => toggleOverlay("findings")],
  ["D", "Add a device", addDevice],
  ["O", "Rotate the device", () => withActiveDevice(rotate)],
  ["W", "As wide as the window", () => withActiveDevice(followWindow)],
  ["Delete", "Remove the device"],
  ["+", "Zoom in", () => zoomBy(1)],
  ["-", "Zoom out", () => zoomBy(-1)],
  ["0", "Actual size", () => setZoom(1)],
  ["F", "Fit", () => setZoom("fit")],
  ["E", "Export", () => byID("export-menu").showPopover()],
  ["1", "Pictures", () => activePicture()?.canvas.focus()],
  ["2", "View", () => focusPanel("view")],
  ["3", "Outline", () => focusPanel("outline")],
  ["4", "Part", () => focusPanel("inspector")],
  ["5", "Findings", () => focusPanel("findings")],
  ["6", "Code", () => !byID("tab-code").hidden && focusPanel("code")],
  ["F6", "Next region"],
  ["← ↑ → ↓", "Part before or after"],
  ["Shift ↑", "Part around"],
  ["Enter", "Show in the editor"],
  ["Page ↑ ↓", "Other picture"],
  ["Esc", "Choose nothing"],
];

help.querySelector(".keys")?.append(
  ...shortcuts.map(([key, text]) => make("div", {}, make("span", {}, text), make("kbd", {}, key))));

/**
 * Puts the focus into the next region that is seen, or the one before.
 * @param {1 | -1} step
 */
function focusRegion(step) {
  const bar = /** @type {HTMLElement} */ (byID("document").parentNode);
  const panels = ["view", "outline", "inspector", "findings", "code"];
  const regions = [
    { place: bar, focus: () => byID("document").focus() },
    { place: stage, focus: () => (activePicture()?.canvas ?? stage).focus() },
    ...panels.map((name) => ({ place: byID(`panel-${name}`), focus: () => focusPanel(name) })),
  ].filter(({ place }) => place.offsetParent !== null || place === stage);
  const at = regions.findIndex(({ place }) => place.contains(document.activeElement));
  regions[(at + step + regions.length) % regions.length].focus();
}

const typed = "select, textarea, input:not([type=radio], [type=checkbox], [type=range])";

window.addEventListener("keydown", (event) => {
  if (event.key === "F6") {
    focusRegion(event.shiftKey ? -1 : 1);
    return event.preventDefault();
  }
  const { hello, settings } = store.state;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !hello) return;
  if (!settings.keys && event.key !== "?") return;
  if (document.querySelector("dialog[open]") || /** @type {Element} */ (event.target).closest?.(typed)) return;
  const run = shortcuts.find(([key]) => key.toLowerCase() === event.key.toLowerCase())?.[2];
  if (!run) return;
  run();
  event.preventDefault();
});
