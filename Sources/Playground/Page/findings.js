// What is wrong with the card: underlined in the text, and listed below it.
import { byID, make } from "./dom.js";
import { from } from "./editor.js";

const words = { 1: "Error", 2: "Warning", 3: "Information", 4: "Hint" };
const names = { 1: "error", 2: "warning", 3: "information", 4: "hint" };

export class Findings {
  #marks = [];
  #found = [];
  #listed = "";
  /** Has the editor show the card. */
  turnToCard = () => {};

  /** @param {import("./editor.js").Editor} editor */
  constructor(editor) {
    this.editor = editor;
    editor.findings = this;
  }

  /** Shows `found` in `text`. */
  show(text, found) {
    this.#found = found;
    const { doc } = text;
    const draw = () => {
      for (const mark of this.#marks) mark.clear();
      this.#marks = found.map(({ range, severity }) => {
        const [start, end] = [from(range.start), from(range.end)];
        const isEmpty = CodeMirror.cmpPos(start, end) === 0;
        return doc.markText(start, isEmpty ? CodeMirror.Pos(end.line, end.ch + 1) : end, {
          className: `found ${names[severity]}`,
        });
      });
    };
    const editor = doc.getEditor();
    if (editor) editor.operation(draw);
    else draw();
    this.#list();
  }

  /** The findings at a place of the text. */
  at(place) {
    return this.#found.filter(({ range }) =>
      CodeMirror.cmpPos(from(range.start), place) <= 0 && CodeMirror.cmpPos(place, from(range.end)) <= 0);
  }

  #list() {
    // A list that is told again stays, and with it the focus of who goes through it.
    const told = JSON.stringify(this.#found);
    if (told === this.#listed) return;
    this.#listed = told;
    const count = this.#found.length;
    const errors = this.#found.filter((finding) => finding.severity === 1).length;
    const summary = count === 0 ? "No findings" : `${count} finding${count === 1 ? "" : "s"}`
      + (errors ? `, ${errors} error${errors === 1 ? "" : "s"}` : "");
    const shown = byID("finding-count");
    if (shown.textContent !== summary) shown.textContent = summary;
    byID("finding-list").replaceChildren(...this.#found.map((finding) => this.#item(finding)));
  }

  #item({ range, severity, message, code, codeDescription }) {
    const place = make("button", { type: "button", className: "place" },
      make("b", { className: names[severity] }, words[severity]), ` ${message} `,
      make("span", { className: "line" }, `line ${range.start.line + 1}`));
    place.addEventListener("click", () => {
      this.turnToCard();
      this.editor.select(range);
    });
    const fix = make("button", { type: "button", title: `What can be done about “${code}” (Ctrl .)` }, "Actions");
    fix.setAttribute("aria-label", `Actions for: ${message}`);
    fix.addEventListener("click", () => {
      this.turnToCard();
      this.editor.offerFixes(range);
    });
    const item = make("li", {}, place, fix);
    if (codeDescription?.href) {
      item.append(make("a", { href: codeDescription.href, target: "_blank", rel: "noopener" }, "Why"));
    }
    return item;
  }
}
