// What is wrong with the document, and what would resolve it.
import { byID, icon, make } from "./dom.js";
import { requestFix } from "./requests.js";
import { chooseRange, selectInEditor } from "./selection.js";
import { canEdit, current, store } from "./state.js";

/** @typedef {import("./messages.js").Finding} Finding */

/**
 * A finding as an item of a list.
 * @param {Finding} finding
 */
export function findingItem({ code, documentation, fixes, id, line, message, range, severity }) {
  const select = () => {
    // The innermost element around it.
    const entry = current()?.outline?.filter((entry) => entry.range[0] <= range[0] && entry.range[1] >= range[1]).at(-1);
    if (entry) chooseRange(entry.element, entry.range);
    selectInEditor(range, true, current()?.version);
  };
  const buttons = !canEdit() ? [] : fixes.map((fix, index) =>
    make("button", { type: "button", onclick: () => requestFix(id, index) }, fix.title));
  return make("li", {},
    icon(severity === "error" || severity === "warning" ? severity : "information", `severity ${severity}`),
    make("button", { type: "button", class: "finding", onclick: select },
      make("span", { class: "hidden" }, `${severity}: `), message),
    make("p", { class: "from" }, `Line ${line} · `,
      documentation ? make("a", { href: documentation, target: "_blank", rel: "noreferrer" }, code) : code),
    make("div", { class: "fixes" }, ...buttons));
}

let shownFindings = "";

function renderFindings() {
  const findings = current()?.findings ?? [];
  const text = JSON.stringify([findings, canEdit()]);
  if (text === shownFindings) return;
  shownFindings = text;
  for (const count of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".count"))) {
    count.textContent = String(findings.length);
    count.hidden = !findings.length;
  }
  byID("findings").replaceChildren(
    ...(findings.length ? findings.map(findingItem) : [make("li", { class: "empty" }, "No findings")]));
}

store.when(["hello", "documents", "uri"], renderFindings);
