// All cards at once: the gallery with what is wrong with each, and the map of where they lead.
import { send } from "./channel.js";
import { openDocument } from "./documents.js";
import { byID, icon, make } from "./dom.js";
import { updated } from "./drawing.js";
import { store } from "./state.js";

/** @typedef {import("./messages.js").FromServer["overview"]} Overview */
/** @typedef {import("./messages.js").OverviewCard} Card */

const overviewDialog = byID("overview", HTMLDialogElement);
const overviewForm = byID("overview-form", HTMLFormElement);
const overviewSearch = byID("overview-search", HTMLInputElement);
const overviewChoice = byID("overview-wanted", HTMLSelectElement);
const overviewPlace = byID("overview-cards");
const overviewCount = byID("overview-count");

/** @type {Overview | null} */
let lastOverview = null;
/** Whether an answer is waited for, and whether something has changed since it was asked for. */
const overviewAsking = { waits: false, again: false };

function askOverview() {
  if (overviewAsking.waits) {
    overviewAsking.again = true;
    return;
  }
  overviewAsking.waits = true;
  send("overview", {});
}

/** Opens it, and asks for all cards. */
export function openOverview() {
  if (!overviewDialog.open) overviewDialog.showModal();
  if (!lastOverview) overviewPlace.replaceChildren(make("p", {}, "Drawing …"));
  overviewAsking.waits = false;
  askOverview();
}

/** @param {string} uri */
function showFromOverview(uri) {
  overviewDialog.close();
  openDocument(uri);
}

/**
 * Whether a card is looked for.
 * @param {Card} card
 */
function isInOverview({ errors, family, name, others, title, warnings }) {
  const words = overviewSearch.value.toLowerCase().split(/\s+/);
  const text = `${name} ${title} ${family}`.toLowerCase();
  const enough = { all: true, findings: errors + warnings + others > 0, errors: errors > 0, clean: errors + warnings + others === 0 };
  return words.every((word) => text.includes(word)) && enough[/** @type {keyof typeof enough} */ (overviewChoice.value)];
}

/** @param {Card} card */
function overviewItem(card) {
  const { drawing, errors, family, name, others, title, uri, warnings } = card;
  const counts = [["error", errors], ["warning", warnings], ["information", others]]
    .flatMap(([severity, number]) => (number ? [icon(String(severity), `severity ${severity}`), String(number)] : []));
  return make("li", {}, make("button", { type: "button", onclick: () => showFromOverview(uri) },
    make("span", { class: family === "CardScene" ? "thumbnail whole" : "thumbnail", "aria-hidden": "true" }, drawing ? updated(null, "", drawing) : family),
    make("b", {}, title || name), make("small", {}, name), make("span", { class: "counts" }, ...counts)));
}

function renderOverview() {
  if (!lastOverview) return;
  const cards = lastOverview.cards.filter(isInOverview);
  overviewCount.textContent = `${cards.length} of ${lastOverview.cards.length} cards`;
  const isFlow = new FormData(overviewForm).get("overview-as") === "flow";
  if (!isFlow) return overviewPlace.replaceChildren(make("ul", { class: "gallery" }, ...cards.map(overviewItem)));
  const map = updated(null, "", lastOverview.flow);
  const shown = new Set(cards.map(({ uri }) => uri));
  for (const card of map?.querySelectorAll("[data-uri]") ?? []) {
    const uri = card.getAttribute("data-uri") ?? "";
    card.classList.toggle("unwanted", !shown.has(uri));
    card.setAttribute("tabindex", "0");
    card.setAttribute("role", "button");
    card.addEventListener("click", () => showFromOverview(uri));
    card.addEventListener("keydown", (event) => {
      if (!["Enter", " "].includes(/** @type {KeyboardEvent} */ (event).key)) return;
      event.preventDefault();
      showFromOverview(uri);
    });
  }
  overviewPlace.replaceChildren(map ?? "");
}

/** @param {Overview} message */
export function takeOverview(message) {
  lastOverview = message;
  overviewAsking.waits = false;
  renderOverview();
  if (!overviewAsking.again || !overviewDialog.open) return;
  overviewAsking.again = false;
  setTimeout(askOverview, 500);
}

store.when(["documents"], () => overviewDialog.open && askOverview());
overviewForm.addEventListener("input", renderOverview);
overviewForm.addEventListener("submit", (event) => {
  if (event.submitter?.getAttribute("value") !== "close") event.preventDefault();
});
byID("overview-button").addEventListener("click", openOverview);
