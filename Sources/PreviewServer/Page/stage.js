// Where the pictures stand: a section for each device, a picture for each of its views.
import { say, tell } from "./announcements.js";
import { optionAfter } from "./axes.js";
import { change } from "./choices.js";
import { byID, iconButton, make } from "./dom.js";
import { isTurned, Picture } from "./picture.js";
import { deviceLimit, frameWidths, viewsOf, withAnother } from "./settings.js";
import { axisNamed, current, deviceNamed, store, whyStill } from "./state.js";
import { capitalised, clamp, short, spoken } from "./values.js";
import { fittingZoom } from "./zoom.js";

/** @typedef {import("./settings.js").DeviceSetting} DeviceSetting */

export const stage = byID("stage");
const place = byID("pictures");

/**
 * The pictures by the id of their view.
 * @type {Map<string, Picture>}
 */
export const pictures = new Map();

/** @typedef {ReturnType<typeof makeSection>} Section */
/**
 * The sections of devices by their number.
 * @type {Map<number, Section>}
 */
const sections = new Map();

/** @type {((picture: Picture) => void)[]} */
const newcomers = [];

/**
 * Has `run` called for each picture that is put on the stage.
 * @param {(picture: Picture) => void} run
 */
export function eachPicture(run) {
  newcomers.push(run);
}

/** The picture that keys and exports are for. */
export const activePicture = () => pictures.get(store.state.active ?? "");

/** @param {Picture | undefined} picture */
export function activate(picture) {
  store.set({ active: picture?.id ?? null });
}

const padding = () => parseFloat(getComputedStyle(place).paddingLeft);
const windowWidth = () => clamp(Math.round(stage.clientWidth - 2 * padding()), frameWidths.least, frameWidths.most);

/**
 * The views of a device as they are now.
 * @param {DeviceSetting} device
 */
export const viewsNow = (device) =>
  viewsOf(device, store.state.settings, {
    axes: store.state.hello?.axes ?? [], isScene: Boolean(current()?.isScene), windowWidth: windowWidth(),
  });

// MARK: Devices

/** @param {number} id */
const deviceOf = (id) => store.state.settings.devices.find((device) => device.id === id);

/**
 * Changes a device on the stage.
 * @param {number} id
 * @param {Partial<DeviceSetting>} values
 */
export function changeDevice(id, values) {
  change({ devices: store.state.settings.devices.map((device) => (device.id === id ? { ...device, ...values } : device)) });
}

/** @param {number} id */
export function rotate(id) {
  const axis = axisNamed("orientation");
  if (axis) changeDevice(id, { orientation: optionAfter(axis, deviceOf(id)?.orientation).id, width: null });
}

/** @param {number} id */
export const followWindow = (id) => changeDevice(id, { width: deviceOf(id)?.width === "window" ? null : "window" });

export function addDevice() {
  const { hello, settings } = store.state;
  if (!hello) return;
  if (settings.devices.length >= deviceLimit) return tell("Twelve devices at most.");
  const devices = withAnother(settings.devices, hello);
  const added = devices[devices.length - 1];
  change({ devices });
  sections.get(added.id)?.list.focus();
  sections.get(added.id)?.element.scrollIntoView({ block: "nearest" });
  say(`${deviceNamed(added.device)?.name} added`);
}

/** @param {number} id */
export function removeDevice(id) {
  const { devices } = store.state.settings;
  if (devices.length === 1) return;
  say(`${deviceNamed(deviceOf(id)?.device)?.name} removed`);
  change({ devices: devices.filter((device) => device.id !== id) });
  activePicture()?.canvas.focus();
}

/** @param {number} id */
function makeSection(id) {
  /** @type {HTMLSelectElement} */
  const list = make("select", {
    "aria-label": "Device", title: "Device", onchange: () => changeDevice(id, { device: list.value, width: null }),
  });
  for (const platform of axisNamed("platform")?.values ?? []) {
    const devices = store.state.hello?.devices.filter((device) => device.platform === platform.id) ?? [];
    list.append(make("optgroup", { label: platform.name }, ...devices.map((device) => make("option", { value: device.id }, device.name))));
  }
  const measure = make("span", { class: "measure" });
  const turn = iconButton("rotate", "Rotate (O)", () => rotate(id));
  const follow = iconButton("follow", "As wide as the window (W)", () => followWindow(id));
  const remove = iconButton("remove", "Remove this device (Delete)", () => removeDevice(id));
  const pair = make("div", { class: "pair" });
  const element = make("section", { class: "device" }, make("header", {}, list, measure, turn, follow, remove), pair);
  return { element, list, measure, turn, follow, remove, pair };
}

// MARK: Pictures

/** Puts a picture on the stage for each view, and takes away those that are gone. */
function placePictures() {
  const { connection, hello } = store.state;
  // Without a connection or the file nothing else would be drawn in the place of what is seen.
  if (!hello || connection.state === "waiting" || whyStill()) return;
  const { devices } = store.state.settings;
  const shown = new Set(devices.flatMap(placeDevice));
  for (const [id, picture] of pictures) {
    if (shown.has(id)) continue;
    picture.element.remove();
    pictures.delete(id);
  }
  for (const [id, section] of sections) {
    if (devices.some((device) => device.id === id)) continue;
    section.element.remove();
    sections.delete(id);
  }
  if (!activePicture()) activate(pictures.values().next().value);
  layOut();
}

/**
 * Puts the pictures of a device on the stage; returns the ids of their views.
 * @param {DeviceSetting} device
 */
function placeDevice(device) {
  const section = sections.get(device.id) ?? makeSection(device.id);
  sections.set(device.id, section);
  section.list.value = device.device;
  section.turn.setAttribute("aria-pressed", String(isTurned(device)));
  section.follow.setAttribute("aria-pressed", String(device.width === "window"));
  section.remove.hidden = store.state.settings.devices.length === 1;
  const views = viewsNow(device);
  for (const { id, appearance = "" } of views) {
    const picture = pictures.get(id) ?? madePicture(id, device);
    picture.device = device;
    picture.appearance = views.length > 1 ? capitalised(spoken(appearance)) : "";
    picture.name = `${deviceNamed(device.device)?.name}, ${appearance}`;
    if (picture.element.parentNode !== section.pair) section.pair.append(picture.element);
  }
  if (section.element.parentNode !== place) place.append(section.element);
  return views.map((view) => view.id);
}

/**
 * @param {string} id
 * @param {DeviceSetting} device
 */
function madePicture(id, device) {
  const picture = new Picture(id, device);
  pictures.set(id, picture);
  for (const run of newcomers) run(picture);
  return picture;
}

/** Chooses the zoom and sizes everything on the stage. */
export function layOut() {
  const { settings } = store.state;
  const drawn = [...pictures.values()].filter((picture) => picture.isDrawn);
  byID("nothing").hidden = drawn.length > 0;
  const frames = drawn.map(({ shownSize: [width, height], playedSize, device }) => /** @type {[number, number]} */ (
    [width, playedSize ? height : Math.min(height, deviceNamed(device.device)?.height ?? Infinity)]));
  const fitting = () => fittingZoom(frames, stage.clientWidth - 2 * padding() - 6, stage.clientHeight - 110);
  store.set({ zoom: settings.zoom === "fit" ? fitting() : settings.zoom });
  for (const picture of drawn) picture.layOut();
  for (const device of settings.devices) {
    const picture = pictures.get(viewsNow(device)[0].id);
    // A scenario that is replayed has a screen of its own, which stands below its picture.
    const [width, height] = (picture?.isReplayed ? picture.size : picture?.shownSize) ?? [0, 0];
    const section = sections.get(device.id);
    if (section) section.measure.textContent = width ? `${short(width)} × ${short(height)}` : "";
  }
}

/** Says what the pictures are: who plays a card goes through its buttons; a scene has keys of its own. */
function namePictures() {
  const { hello, playing } = store.state;
  const isPlayed = playing && !current()?.isScene;
  const shows = hello?.canSelect ? ", Enter shows one in the editor" : "";
  const how = isPlayed ? "Tab goes through what can be touched."
    : playing ? "Tab goes through what takes taps; other keys are the scene’s." : `Arrow keys go through its parts${shows}.`;
  for (const { canvas, name } of pictures.values()) {
    canvas.setAttribute("aria-label", `${name}. ${how}`);
    canvas.setAttribute("role", isPlayed ? "group" : "application");
  }
}

function enableDevices() {
  const isStill = Boolean(whyStill());
  byID("add-device", HTMLButtonElement).disabled = isStill;
  for (const { list, turn, follow, remove } of sections.values()) {
    for (const control of [list, turn, follow, remove]) control.disabled = isStill;
  }
}

store.when(["hello", "settings", "uri", "documents", "connection"], placePictures);
store.when(["uri", "documents", "connection"], enableDevices);
store.when(["hello", "settings", "uri", "documents", "playing"], namePictures);
store.when(["uri"], () => pictures.forEach((picture) => picture.arrive()));
store.when(["documents", "cursor", "selection", "playing"], () => pictures.forEach((picture) => picture.mark()));
store.when(["active"], () => {
  for (const picture of pictures.values()) picture.canvas.tabIndex = picture.id === store.state.active ? 0 : -1;
});
