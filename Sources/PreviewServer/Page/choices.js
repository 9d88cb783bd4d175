// What the person chooses: settings change, everything that shows them follows, and they are kept.
import { say, tell } from "./announcements.js";
import { optionAfter } from "./axes.js";
import { send } from "./channel.js";
import { axisNamed, current, store, whyStill } from "./state.js";
import { spoken } from "./values.js";

/** @typedef {import("./settings.js").Settings} Settings */

/** @typedef {import("./messages.js").FromServer["hello"]} Hello */

/** @param {Hello} hello */
const storageKey = ({ workspace }) => `cardwright:${workspace}`;

/**
 * What an earlier page has kept.
 * @param {Hello} hello
 */
export function storedSettings(hello) {
  if (hello.settings) return hello.settings;
  try {
    return JSON.parse(localStorage.getItem(storageKey(hello)) ?? "null");
  } catch {
    return null;
  }
}

/** @type {number | undefined} */
let saving;

/** Keeps what is chosen, here and at the server, soon. */
export function keepSettings() {
  clearTimeout(saving);
  saving = setTimeout(() => {
    const { hello, settings } = store.state;
    if (!hello) return;
    try {
      localStorage.setItem(storageKey(hello), JSON.stringify(settings));
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
  keepSettings();
}

/**
 * Chooses a value of an axis for the whole view.
 * @param {string} name
 * @param {string} id
 */
export function chooseOption(name, id) {
  const why = whyStill();
  if (why) return tell(why);
  change({ choices: { ...store.state.settings.choices, [name]: id } });
}

/**
 * Takes the option of an axis that is `step` after the present one.
 * @param {string} name
 */
export function cycle(name, step = 1) {
  const axis = axisNamed(name);
  if (!axis || (axis.isForScenes && !current()?.isScene)) return;
  const next = optionAfter(axis, store.state.settings.choices[name], step);
  chooseOption(name, next.id);
  say(`${axis.label}: ${next.name}`);
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
