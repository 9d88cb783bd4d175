// What the person has chosen for the page, and what is found again in the next one.
import { adoptedChoice, isOfView, paired } from "./axes.js";

/**
 * A device on the stage.
 * @typedef {object} DeviceSetting
 * @property {number} id
 * @property {string} device
 * @property {string} orientation
 * @property {number | "window" | null} width in points; null for the device’s own
 */

/**
 * @typedef {object} Settings
 * @property {DeviceSetting[]} devices
 * @property {Record<string, string>} choices what is chosen on each axis of the view, by its name
 * @property {string[]} overlays `findings` are the page’s own
 * @property {number | "fit"} zoom
 * @property {string} theme
 * @property {boolean} wholeScreen
 * @property {boolean} keys
 * @property {string} tab
 * @property {string} target the target whose code is shown; empty for the first
 */

/** @typedef {Pick<import("./messages.js").FromServer["hello"], "axes" | "devices">} Known what the server offers */

/** The least and the greatest width of a frame in points. */
export const frameWidths = { least: 240, most: 1600 };

/** More devices than these have no place on the stage. */
export const deviceLimit = 12;

/**
 * As long as the server has not said what there is to choose from.
 * @type {Settings}
 */
export const standardSettings = {
  devices: [], choices: {}, overlays: ["findings"], zoom: "fit", theme: "system", wholeScreen: false, keys: true, tab: "outline", target: "",
};

/**
 * A device on the stage as far as `given` says something that there is.
 * @param {Partial<DeviceSetting>} given
 * @param {Known} known
 * @returns {DeviceSetting}
 */
function adoptedDevice(given, { axes }) {
  const choices = Object.fromEntries(axes.map((axis) => [axis.name, adoptedChoice(axis, given[/** @type {"device"} */ (axis.name)])]));
  const { width } = given;
  const isWidth = width === "window" || (typeof width === "number" && width >= frameWidths.least && width <= frameWidths.most);
  return { id: 1, width: isWidth ? width : null, device: choices["device"], orientation: choices["orientation"] };
}

/**
 * What fits of settings that may be of another version or damaged, and the standard for the rest.
 * @param {unknown} stored
 * @param {Known} known
 * @returns {Settings}
 */
export function adoptedSettings(stored, known) {
  const given = /** @type {Record<string, unknown>} */ (stored && typeof stored === "object" ? stored : {});
  const adopted = Object.entries(standardSettings).map(([name, value]) => {
    const found = given[name];
    const fits = name === "zoom" ? found === "fit" || typeof found === "number"
      : typeof found === typeof value && Array.isArray(found) === Array.isArray(value);
    return [name, fits ? found : value];
  });
  const settings = /** @type {Settings} */ (Object.fromEntries(adopted));
  const devices = settings.devices.filter((item) => known.devices.some((device) => device.id === item?.device)).slice(0, deviceLimit);
  // Once, what was chosen stood beside the rest.
  const chosen = /** @type {Record<string, unknown>} */ ({ ...given, ...settings.choices });
  return {
    ...settings,
    overlays: settings.overlays.filter((name) => typeof name === "string"),
    devices: (devices.length ? devices : [{}]).map((item, index) => ({ ...adoptedDevice(item, known), id: index + 1 })),
    choices: Object.fromEntries(known.axes.filter(isOfView).map((axis) => [axis.name, adoptedChoice(axis, chosen[axis.name])])),
  };
}

/**
 * `devices` with another one, the first of some that are unlike each other that is not there yet.
 * @param {DeviceSetting[]} devices
 * @param {Known} known
 * @returns {DeviceSetting[]}
 */
export function withAnother(devices, known) {
  const used = new Set(devices.map((item) => item.device));
  const wanted = ["ipad-pro-11", "android-compact", "iphone-se-3", "iphone-15-pro-max"];
  const free = known.devices.filter((device) => !used.has(device.id)).map((device) => device.id);
  const device = wanted.find((name) => free.includes(name)) ?? free[0] ?? devices[0].device;
  return [...devices, { ...adoptedDevice({ device }, known), id: Math.max(...devices.map((item) => item.id)) + 1 }];
}

/**
 * The views of a device: one for each appearance.
 * @param {DeviceSetting} device
 * @param {Settings} settings
 * @param { { axes: import("./axes.js").Axis[], isScene: boolean, windowWidth: number } } situation
 * @returns {import("./messages.js").View[]}
 */
export function viewsOf({ id, device, orientation, width }, { choices }, { axes, isScene, windowWidth }) {
  const points = width === "window" ? windowWidth : width;
  const chosen = axes.filter((axis) => choices[axis.name] && (isScene || !axis.isForScenes)).map(({ name }) => [name, choices[name]]);
  const view = { device, orientation, ...(points == null ? {} : { width: points }), ...Object.fromEntries(chosen) };
  const one = choices[paired.axis];
  const values = one === paired.id ? axes.find((axis) => axis.name === paired.axis)?.values.map((value) => value.id) : [one];
  return /** @type {import("./messages.js").View[]} */ (
    (values ?? []).map((value) => ({ ...view, id: `${id}-${value}`, [paired.axis]: value })));
}
