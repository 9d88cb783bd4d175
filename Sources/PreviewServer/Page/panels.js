// The panels beside the stage; where there is no room for all of them, one at a time.
import { change } from "./choices.js";
import { byID } from "./dom.js";
import { current, store } from "./state.js";

const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[role=tab]")]);
/** @param {HTMLElement} tab */
const nameOf = (tab) => tab.id.slice("tab-".length);

/**
 * Opens a panel; none for an empty name.
 * @param {string} name
 */
export function openTab(name) {
  if (store.state.settings.tab !== name) change({ tab: name });
}

function showTab() {
  const { tab: chosen } = store.state.settings;
  byID("tab-code").hidden = !current()?.targets?.length;
  // An earlier page may have left a tab that is not there.
  const name = tabs.some((tab) => !tab.hidden && nameOf(tab) === chosen) || !chosen ? chosen : "outline";
  for (const tab of tabs) {
    const isOpen = nameOf(tab) === name;
    tab.setAttribute("aria-selected", String(isOpen));
    tab.tabIndex = isOpen || (!name && tab === tabs[0]) ? 0 : -1;
    byID(tab.getAttribute("aria-controls") ?? "").classList.toggle("open", isOpen);
  }
}

/**
 * Shows a panel and puts the focus into it.
 * @param {string} name
 */
export function focusPanel(name) {
  // In a wide window all are seen, but that the code stands in the place of the part.
  if (!matchMedia("(min-width: 1080px)").matches || ["code", "inspector"].includes(name)) openTab(name);
  const panel = byID(`panel-${name}`);
  const wanted = "[tabindex='0'], input:checked, select, input, textarea, button, a[href]";
  const control = /** @type {HTMLElement[]} */ ([...panel.querySelectorAll(wanted)]).find((item) => item.offsetParent);
  if (!control) panel.tabIndex = -1;
  (control ?? panel).focus();
}

for (const tab of tabs) {
  tab.addEventListener("click", () => {
    const isAgain = store.state.settings.tab === nameOf(tab) && matchMedia("(max-width: 679px)").matches;
    openTab(isAgain ? "" : nameOf(tab));
  });
  tab.addEventListener("keydown", ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const there = tabs.filter((tab) => !tab.hidden);
    const next = there[(there.indexOf(tab) + step + there.length) % there.length];
    next.focus();
    openTab(nameOf(next));
  });
}

store.when(["hello", "settings", "documents", "uri"], showTab);
