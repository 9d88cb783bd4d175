// The document that is shown, and the others to choose from.
import { say } from "./announcements.js";
import { send } from "./channel.js";
import { byID, make, present } from "./dom.js";
import { choose, selectInEditor } from "./selection.js";
import { stage } from "./stage.js";
import { current, setDocument, store } from "./state.js";

const list = byID("document", HTMLSelectElement);
const pin = byID("pin");

/**
 * Shows another document.
 * @param {string | null} uri
 */
export function openDocument(uri) {
  const { documents, uri: old } = store.state;
  if (uri === old) return;
  const isLeft = current()?.isGone;
  store.set({ uri, cursor: null, ...(isLeft ? { documents: new Map([...documents].filter(([other]) => other !== old)) } : {}) });
  choose(null);
}

function renderDocuments() {
  const { documents, uri } = store.state;
  const entries = [...documents.values()];
  const isSame = list.length === entries.length && entries.every((entry, index) => list.options[index].value === entry.uri);
  if (!isSame) list.replaceChildren(...entries.map((entry) => make("option", { value: entry.uri }, entry.name)));
  list.value = uri ?? "";
  const shown = current();
  document.title = shown ? `${shown.name} – Cardwright` : "Cardwright preview";
  pin.setAttribute("aria-pressed", String(Boolean(shown?.pinned)));
  renderStale();
}

/**
 * Why the picture is not that of the latest text, where it is not.
 * @returns {import("./messages.js").Staleness | null | undefined}
 */
function staleness() {
  const { connection, hello } = store.state;
  const shown = current();
  /** @param {string} reason */
  const because = (reason) => ({ reason, line: 0, column: 0 });
  if (connection.state === "closed") {
    return because(hello?.canSelect ? "The preview was closed. Open it again from the editor."
      : "The preview has ended: run “cardwright preview” again, and this page goes on by itself.");
  }
  if (shown?.isGone) return because("The file is no longer there. It is shown again as soon as it is back.");
  return shown?.isAwaited ? because("The file is shown again as soon as it is open or there.") : shown?.stale;
}

/** Says why the picture is not that of the latest text. */
function renderStale() {
  const shown = current();
  const stale = staleness();
  list.disabled = store.state.connection.state === "closed";
  const banner = byID("stale");
  stage.classList.toggle("stale", Boolean(stale));
  banner.hidden = !stale;
  if (!shown || !stale) return;
  const finding = shown.findings?.find((item) => item.line === stale.line);
  const place = stale.line ? ` (line ${stale.line}, column ${stale.column})` : "";
  const show = () => finding && selectInEditor(finding.range, true, current()?.version);
  banner.replaceChildren(...present([
    make("b", {}, "The last good picture"), make("span", {}, stale.reason + place),
    finding && store.state.hello?.canSelect
      && make("button", { type: "button", class: "plain", onclick: show }, "Show in the editor"),
  ]));
}

list.addEventListener("change", () => openDocument(list.value));
pin.addEventListener("click", () => {
  const shown = current();
  if (!shown) return;
  const pinned = !shown.pinned;
  setDocument({ uri: shown.uri, pinned });
  send("pin", { uri: shown.uri, pinned });
  say(pinned ? "Pinned" : "Follows the editor");
});
store.when(["hello", "documents", "uri"], renderDocuments);
store.when(["connection"], renderStale);
