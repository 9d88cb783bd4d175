// All cards at once: the gallery with what is wrong with each, and the map of where they lead.
import { send } from "./channel.js";
import { openDocument } from "./documents.js";
import { byID, icon, make } from "./dom.js";
import { updated } from "./drawing.js";
import { store } from "./state.js";

/** @typedef {import("./messages.js").FromServer["overview"]} Overview */
/** @typedef {import("./messages.js").OverviewCard} Card */

const dialog = byID("overview", HTMLDialogElement);
const form = byID("overview-form", HTMLFormElement);
const search = byID("overview-search", HTMLInputElement);
const wanted = byID("overview-wanted", HTMLSelectElement);
const place = byID("overview-cards");
const count = byID("overview-count");

/** @type {Overview | null} */
let known = null;
/** Whether an answer is waited for, and whether something has changed since it was asked for. */
const asking = { waits: false, again: false };

function ask() {
  if (asking.waits) {
    asking.again = true;
    return;
  }
  asking.waits = true;
  send("overview", {});
}

/** Opens it, and asks for all cards. */
export function openOverview() {
  if (!dialog.open) dialog.showModal();
  if (!known) place.replaceChildren(make("p", {}, "Drawing …"));
  asking.waits = false;
  ask();
}

/** @param {string} uri */
function show(uri) {
  dialog.close();
  openDocument(uri);
}

/**
 * Whether a card is looked for.
 * @param {Card} card
 */
function isWanted({ errors, family, name, others, title, warnings }) {
  const words = search.value.toLowerCase().split(/\s+/);
  const text = `${name} ${title} ${family}`.toLowerCase();
  const enough = { all: true, findings: errors + warnings + others > 0, errors: errors > 0, clean: errors + warnings + others === 0 };
  return words.every((word) => text.includes(word)) && enough[/** @type {keyof typeof enough} */ (wanted.value)];
}

/** @param {Card} card */
function item(card) {
  const { drawing, errors, family, name, others, title, uri, warnings } = card;
  const counts = [["error", errors], ["warning", warnings], ["information", others]]
    .flatMap(([severity, number]) => (number ? [icon(String(severity), `severity ${severity}`), String(number)] : []));
  return make("li", {}, make("button", { type: "button", onclick: () => show(uri) },
    make("span", { class: "thumbnail", "aria-hidden": "true" }, drawing ? updated(null, "", drawing) : family),
    make("b", {}, title || name), make("small", {}, name), make("span", { class: "counts" }, ...counts)));
}

function render() {
  if (!known) return;
  const cards = known.cards.filter(isWanted);
  count.textContent = `${cards.length} of ${known.cards.length} cards`;
  const isFlow = new FormData(form).get("overview-as") === "flow";
  if (!isFlow) return place.replaceChildren(make("ul", { class: "gallery" }, ...cards.map(item)));
  const map = updated(null, "", known.flow);
  const shown = new Set(cards.map(({ uri }) => uri));
  for (const card of map?.querySelectorAll("[data-uri]") ?? []) {
    const uri = card.getAttribute("data-uri") ?? "";
    card.classList.toggle("unwanted", !shown.has(uri));
    card.setAttribute("tabindex", "0");
    card.setAttribute("role", "button");
    card.addEventListener("click", () => show(uri));
    card.addEventListener("keydown", (event) => {
      if (/** @type {KeyboardEvent} */ (event).key === "Enter") show(uri);
    });
  }
  place.replaceChildren(map ?? "");
}

/** @param {Overview} message */
export function takeOverview(message) {
  known = message;
  asking.waits = false;
  render();
  if (!asking.again || !dialog.open) return;
  asking.again = false;
  setTimeout(ask, 500);
}

store.when(["documents"], () => dialog.open && ask());
form.addEventListener("input", render);
form.addEventListener("submit", (event) => {
  if (event.submitter?.getAttribute("value") !== "close") event.preventDefault();
});
byID("overview-button").addEventListener("click", openOverview);
