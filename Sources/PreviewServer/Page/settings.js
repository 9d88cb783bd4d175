// What the person has chosen for the page, and what is found again in the next one.

/**
 * A device on the stage.
 * @typedef {object} DeviceSetting
 * @property {number} id
 * @property {string} device
 * @property {"portrait" | "landscape"} orientation
 * @property {number | "window" | null} width in points; null for the device’s own
 */

/**
 * @typedef {object} Settings
 * @property {DeviceSetting[]} devices
 * @property {string} appearance `both` for light and dark beside each other
 * @property {string} textSize
 * @property {string} direction
 * @property {string} platform empty for the device’s
 * @property {string} contrast
 * @property {string} state
 * @property {string} position empty for that of the file
 * @property {string[]} overlays `findings` are the page’s own
 * @property {number | "fit"} zoom
 * @property {string} theme
 * @property {boolean} wholeScreen
 * @property {boolean} keys
 * @property {string} tab
 */

/** @typedef {import("./messages.js").Device} Device */

/** More devices than these have no place on the stage. */
export const deviceLimit = 12;

/** @type {Settings} */
export const standardSettings = {
  devices: [{ id: 1, device: "iphone-15", orientation: "portrait", width: null }],
  appearance: "light", textSize: "large", direction: "ltr", platform: "", contrast: "normal", state: "normal",
  position: "", overlays: ["findings"], zoom: "fit", theme: "system", wholeScreen: false, keys: true, tab: "outline",
};

/**
 * What fits of settings that may be of another version or damaged, and the standard for the rest.
 * @param {unknown} stored
 * @param {Device[]} devices those that there are
 * @returns {Settings}
 */
export function adoptedSettings(stored, devices) {
  const given = /** @type {Record<string, unknown>} */ (stored && typeof stored === "object" ? stored : {});
  const adopted = Object.entries(standardSettings).map(([name, value]) => {
    const found = given[name];
    const fits = name === "zoom" ? found === "fit" || typeof found === "number"
      : typeof found === typeof value && Array.isArray(found) === Array.isArray(value);
    return [name, fits ? found : value];
  });
  const settings = /** @type {Settings} */ (Object.fromEntries(adopted));
  const [standard] = standardSettings.devices;
  const known = settings.devices.filter((item) => devices.some((device) => device.id === item?.device));
  const fallback = devices.find((device) => device.id === standard.device) ?? devices[0];
  const chosen = known.length ? known.slice(0, deviceLimit) : [{ ...standard, device: fallback?.id ?? standard.device }];
  return { ...settings, devices: chosen.map((item, index) => ({ ...standard, ...item, id: index + 1 })) };
}

/**
 * `devices` with another one, the first of some that are unlike each other that is not there yet.
 * @param {DeviceSetting[]} devices
 * @param {Device[]} known
 * @returns {DeviceSetting[]}
 */
export function withAnother(devices, known) {
  const used = new Set(devices.map((item) => item.device));
  const wanted = ["ipad-pro-11", "android-compact", "iphone-se-3", "iphone-15-pro-max"];
  const free = known.filter((device) => !used.has(device.id)).map((device) => device.id);
  const device = wanted.find((name) => free.includes(name)) ?? free[0] ?? devices[0].device;
  const id = Math.max(...devices.map((item) => item.id)) + 1;
  return [...devices, { id, device, orientation: "portrait", width: null }];
}

/**
 * The views of a device: one for each appearance.
 * @param {DeviceSetting} device
 * @param {Settings} settings
 * @param { { isScene: boolean, windowWidth: number } } situation
 * @returns {import("./messages.js").View[]}
 */
export function viewsOf(device, settings, { isScene, windowWidth }) {
  const { textSize, contrast, direction, state } = settings;
  const width = device.width === "window" ? windowWidth : device.width;
  const view = {
    device: device.device, orientation: device.orientation, textSize, contrast, direction, state,
    ...(width == null ? {} : { width }), ...(settings.platform ? { platform: settings.platform } : {}),
    ...(isScene && settings.position ? { position: settings.position } : {}),
  };
  const appearances = settings.appearance === "both" ? ["light", "dark"] : [settings.appearance];
  return /** @type {import("./messages.js").View[]} */ (
    appearances.map((appearance) => ({ ...view, id: `${device.id}-${appearance}`, appearance })));
}
