// What the person chooses: settings change, everything that shows them follows, and they are kept.
import { say } from "./announcements.js";
import { send } from "./channel.js";
import { store } from "./state.js";
import { spoken } from "./values.js";

/** @typedef {import("./settings.js").Settings} Settings */
/** @typedef {"appearance" | "textSize" | "direction" | "platform" | "contrast" | "state" | "position"} ChoiceName */

const storageKey = () => `cardwright:${store.state.hello?.workspace}`;

/** What an earlier page has kept. */
export function storedSettings() {
  if (store.state.hello?.settings) return store.state.hello.settings;
  try {
    return JSON.parse(localStorage.getItem(storageKey()) ?? "null");
  } catch {
    return null;
  }
}

/** @type {number | undefined} */
let saving;

function keep() {
  clearTimeout(saving);
  saving = setTimeout(() => {
    const { hello, settings } = store.state;
    if (!hello) return;
    try {
      localStorage.setItem(storageKey(), JSON.stringify(settings));
    } catch {
      // A page without storage still has the server's.
    }
    send("settings", { settings: { ...settings } });
  }, 300);
}

/**
 * Changes settings.
 * @param {Partial<Settings>} values
 */
export function change(values) {
  store.set({ settings: { ...store.state.settings, ...values } });
  keep();
}

/**
 * Takes the next of `choices` after the present value.
 * @param {ChoiceName} name
 * @param {string[]} choices
 */
export function cycle(name, choices, step = 1) {
  const next = choices[(choices.indexOf(store.state.settings[name]) + step + choices.length) % choices.length];
  change({ [name]: next });
  say(`${spoken(name)}: ${spoken(next || "as the device")}`);
}

/**
 * Shows an overlay, or does not any more.
 * @param {string} name
 */
export function toggleOverlay(name) {
  const { overlays } = store.state.settings;
  const has = overlays.includes(name);
  change({ overlays: has ? overlays.filter((other) => other !== name) : [...overlays, name] });
  say(`${spoken(name)} ${has ? "off" : "on"}`);
}
