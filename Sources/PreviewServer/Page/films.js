// Films of scenes that are played, in the menu of exports: of what was recorded, or of a scenario; of other cards, a strip of
// what was done.
import { tell } from "./announcements.js";
import { byID, make } from "./dom.js";
import { requestFilm } from "./requests.js";
import { isCardPlayed } from "./card-play.js";
import { activePlay, isPlaying } from "./scenes.js";
import { store } from "./state.js";

/** @typedef {import("./messages.js").FromPage["film"]["format"]} Format */

const menu = byID("export-menu");
const section = byID("film-menu");
const choice = byID("film-of", HTMLSelectElement);
const heading = byID("film-heading");
const why = byID("film-why");
/** @type {HTMLButtonElement[]} */
const buttons = [...section.querySelectorAll("button")];

/** Whether `format` is one of stills. */
const isStrip = (/** @type {string | undefined} */ format) => format === "svg" || format === "png";
/** Whether `format` is made of pixels. */
const isPixels = (/** @type {string | undefined} */ format) => format === "png" || format === "apng";

/** What can be filmed of the scene that is played: the record, which has no id, and the scenarios of its file. */
function offers() {
  const play = isPlaying() ? activePlay() : undefined;
  if (!play) return null;
  const { record, scenarios } = play;
  const steps = record.lines.length;
  const length = steps === 1 ? "one step" : `${steps} steps`;
  return [
    { id: "", name: steps ? `What was recorded (${length})` : "What was recorded: nothing yet", isThere: steps > 0 },
    ...scenarios.map((id) => ({ id, name: id, isThere: true })),
  ];
}

/**
 * What the person has chosen.
 * @type {string | null}
 */
let picked = null;
choice.addEventListener("change", () => (picked = choice.value));

/**
 * The offer that is chosen: the scenario that is replayed, what the person chose before, what was recorded, the scenario that
 * could be replayed.
 * @param {NonNullable<ReturnType<typeof offers>>} all
 */
function wanted(all) {
  const scenario = byID("play-scenarios", HTMLSelectElement).value;
  const wishes = [activePlay()?.isReplay ? scenario : null, picked, "", scenario];
  const there = all.filter(({ isThere }) => isThere);
  return wishes.flatMap((wish) => there.filter(({ id }) => id === wish))[0];
}

/** Shows what can be exported now. */
function fill() {
  const { hello } = store.state;
  const noPixels = hello?.noPixels;
  const png = menu.querySelector("[data-export=png]");
  png?.setAttribute("aria-disabled", String(Boolean(noPixels)));
  const all = offers();
  const hasCards = isCardPlayed();
  section.hidden = !all && !hasCards;
  choice.hidden = hasCards;
  heading.textContent = hasCards ? "What was done" : "Film";
  why.textContent = noPixels ? `No PNG here: ${noPixels}.` : "";
  for (const button of buttons) {
    const { film } = button.dataset;
    button.hidden = hasCards && !isStrip(film);
    button.setAttribute("aria-disabled", String(Boolean(noPixels && isPixels(film))));
  }
  if (hasCards) why.textContent ||= "A picture for every act; only scenes are filmed.";
  if (all) {
    const chosen = wanted(all);
    choice.replaceChildren(...all.map(({ id, name, isThere }) =>
      make("option", { value: id, disabled: !isThere, selected: id === chosen?.id }, name)));
    if (!chosen) why.textContent = "Nothing to film yet: touch the scene, or write a Scenario.";
    for (const button of chosen ? [] : buttons) button.setAttribute("aria-disabled", "true");
  }
  why.hidden = !why.textContent;
}

section.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("button");
  const play = activePlay();
  const cards = isCardPlayed();
  const view = cards ? store.state.active : play?.picture.id;
  if (!button || !view) return;
  if (button.getAttribute("aria-disabled") === "true") return tell(why.textContent ?? "");
  menu.hidePopover();
  const touches = document.querySelector("#play-guides [name=touches]");
  requestFilm({
    format: /** @type {Format} */ (button.dataset["film"]), view,
    ...(cards ? { acts: true } : { touches: !(touches instanceof HTMLInputElement) || touches.checked }),
    ...(!cards && choice.value ? { scenario: choice.value } : {}),
  });
});
menu.addEventListener("beforetoggle", (event) => {
  if (/** @type {Event & { newState?: string } } */ (event).newState === "open") fill();
});
