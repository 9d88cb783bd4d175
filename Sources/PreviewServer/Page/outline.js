// The elements of the document as a tree.
import { byID, changeRows, make } from "./dom.js";
import { chooseRange } from "./selection.js";
import { current, store } from "./state.js";
import { clamp, sameRange } from "./values.js";

/** @typedef {import("./messages.js").OutlineEntry} Entry */

const outline = byID("outline");
/** @type {Entry[]} */
let entries = [];

const rowsNow = () => /** @type {HTMLElement[]} */ ([...outline.children]);

/**
 * Whether two entries read the same.
 * @param {Entry} a
 * @param {Entry} b
 */
const looksLike = (a, b) => a.element === b.element && a.label === b.label && a.depth === b.depth;

/** Shows the elements of the document. */
function renderOutline() {
  const fresh = current()?.outline ?? [];
  // Who asks for the outline before it has come stands in its panel; whose row goes stays in the tree.
  const panel = outline.closest(".panel");
  const isWanted = document.activeElement === panel || outline.contains(document.activeElement);
  changeRows(outline, entries, fresh, looksLike, outlineRow);
  entries = fresh;
  markOutline();
  if (isWanted && !outline.contains(document.activeElement)) rowsNow().find((row) => row.tabIndex === 0)?.focus();
}

/** @param {Entry} entry */
function outlineRow({ depth, element, label }) {
  const row = make("div", { role: "treeitem", "aria-level": depth + 1, "aria-selected": "false", tabindex: -1 },
    make("b", {}, element), label && label !== element && make("span", {}, label));
  row.style.paddingInlineStart = `${8 + 12 * Math.min(depth, 12)}px`;
  return row;
}

function markOutline() {
  const { cursor, selection } = store.state;
  const rows = rowsNow();
  const hasFocus = outline.contains(document.activeElement);
  let focusable = hasFocus ? /** @type {HTMLElement} */ (document.activeElement) : null;
  entries.forEach((entry, index) => {
    const row = rows[index];
    const isSelected = sameRange(entry.range, selection?.range);
    const isCurrent = sameRange(entry.range, cursor);
    if (row.getAttribute("aria-selected") !== String(isSelected)) {
      row.setAttribute("aria-selected", String(isSelected));
      if (isSelected) row.scrollIntoView({ block: "nearest" });
    }
    if (row.hasAttribute("aria-current") !== isCurrent) {
      if (isCurrent) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
      if (isCurrent && !hasFocus) row.scrollIntoView({ block: "nearest" });
    }
    if (isSelected && !focusable) focusable = row;
    if (row.tabIndex === 0) row.tabIndex = -1;
  });
  focusable ??= rows[0] ?? null;
  if (focusable) focusable.tabIndex = 0;
}

/**
 * @param {Element | null} row
 * @param {boolean} [focus] whether the editor takes the focus
 */
function chooseRow(row, focus = false) {
  const entry = row && entries[[...outline.children].indexOf(row)];
  if (entry) chooseRange(entry.element, entry.range, { tellEditor: true, focus });
}

/** @param {Event} event */
const rowOf = (event) => /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[role=treeitem]"));

outline.addEventListener("click", (event) => {
  rowOf(event)?.focus();
  chooseRow(rowOf(event));
});
outline.addEventListener("dblclick", (event) => chooseRow(rowOf(event), true));
outline.addEventListener("keydown", (event) => {
  const rows = rowsNow();
  const at = rows.findIndex((row) => row === document.activeElement);
  if (at < 0) return;
  const depth = entries[at].depth;
  const outer = entries.slice(0, at).map((entry) => entry.depth < depth).lastIndexOf(true);
  const inner = (entries[at + 1]?.depth ?? 0) > depth ? at + 1 : at;
  const next = {
    ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1, ArrowLeft: outer, ArrowRight: inner,
  }[event.key];
  if (event.key !== "Enter" && next == null) return;
  const row = rows[clamp(next ?? at, 0, rows.length - 1)];
  row.focus();
  chooseRow(row, event.key === "Enter");
  event.preventDefault();
});

store.when(["hello", "documents", "uri"], renderOutline);
store.when(["cursor", "selection"], markOutline);
