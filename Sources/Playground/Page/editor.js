// The texts in CodeMirror: two documents in one editor, of which the core always has the newest.
import { CoreLost } from "./core.js";
import { byID, choose, make, speak, tell, withCode } from "./dom.js";
import { laidOut } from "./json.js";

/** A text that the core has open. */
export class OpenText {
  #version = 0;
  #isDirty = false;
  #isOpen = false;
  /** @type {(() => void) | null} */
  changed = null;

  constructor(core, uri, language, text) {
    this.core = core;
    this.uri = uri;
    this.language = language;
    /** How lines end in the file; in the editor and the core they end alike. */
    this.lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
    this.doc = CodeMirror.Doc(text, language === "json" ? { name: "javascript", json: true } : "xml");
    this.doc.on("change", () => {
      this.#isDirty = true;
      this.changed?.();
      // What is typed while the core works is sent as one, once it is done.
      if (this.core.isIdle) this.sync();
    });
  }

  get text() {
    return this.doc.getValue("\n");
  }

  /** The core has the text as it is; the version of it. */
  sync() {
    if (!this.#isOpen) {
      this.#version += 1;
      this.#isOpen = true;
      this.core.notify("textDocument/didOpen", {
        textDocument: { uri: this.uri, languageId: this.language, version: this.#version, text: this.text },
      });
    } else if (this.#isDirty) {
      this.#version += 1;
      this.core.notify("textDocument/didChange", {
        textDocument: { uri: this.uri, version: this.#version }, contentChanges: [{ text: this.text }],
      });
    }
    this.#isDirty = false;
    return this.#version;
  }

  get isDirty() {
    return this.#isDirty;
  }

  /** The core has it no more. */
  close() {
    if (this.#isOpen) this.core.notify("textDocument/didClose", { textDocument: { uri: this.uri } });
    this.#isOpen = false;
  }

  /** A core that was started anew has nothing. */
  forget() {
    this.#isOpen = false;
  }
}

export const from = ({ line, character }) => CodeMirror.Pos(line, character);
export const to = ({ line, ch }) => ({ line, character: ch });

/** How far an explanation stays away from what it explains and from the edges of the window, and the least room that it takes, in pixels. */
const [gap, margin, leastRoom] = [4, 8, 60];

/** Makes edits of the protocol, as one step that can be undone. */
export function applyEdits(doc, edits) {
  const ordered = edits.map((edit) => ({ ...edit, start: from(edit.range.start), end: from(edit.range.end) }))
    .sort((one, other) => CodeMirror.cmpPos(other.start, one.start));
  const apply = () => {
    for (const { start, end, newText } of ordered) doc.replaceRange(newText, start, end, "+cardwright");
  };
  const editor = doc.getEditor();
  if (editor) editor.operation(apply);
  else apply();
}

/** A snippet as a text, and where its first place is. */
export function plainSnippet(snippet) {
  let text = "";
  const places = [];
  for (let index = 0; index < snippet.length; index += 1) {
    const rest = snippet.slice(index);
    const place = /^\$(?:(\d+)|\{(\d+)(?::((?:[^}\\]|\\.)*)|\|((?:[^|\\]|\\.)*)\|)?\})/.exec(rest);
    if (rest[0] === "\\" && rest.length > 1) {
      text += rest[1];
      index += 1;
    } else if (place) {
      const words = (place[3] ?? place[4]?.split(",")[0] ?? "").replaceAll(/\\(.)/g, "$1");
      places.push({ number: Number(place[1] ?? place[2]) || Infinity, start: text.length, end: text.length + words.length });
      text += words;
      index += place[0].length - 1;
    } else {
      text += rest[0];
    }
  }
  places.sort((one, other) => one.number - other.number || one.start - other.start);
  return { text, place: places[0] ?? null };
}

/** The editor, with what the core knows of the card at the caret. */
export class Editor {
  /**
   * What is wrong with the card.
   * @type {import("./findings.js").Findings | null}
   */
  findings = null;
  /**
   * Makes edits of the document at an address.
   * @type {(uri: string, edits: object[]) => boolean}
   */
  edit = () => false;
  /** Where the core was told last that the caret stands. */
  #told = "";

  /** @param {import("./core.js").Core} core */
  constructor(core, place) {
    this.core = core;
    /** @type {OpenText | null} */
    this.shown = null;
    /** Whether the pointer rests on what is explained. */
    this.isPointed = false;
    this.cm = CodeMirror(place, {
      lineNumbers: true, lineWrapping: true, indentUnit: 2, tabSize: 2, screenReaderLabel: "Card",
      extraKeys: {
        // Tab leaves the editor, as everywhere on a page.
        "Tab": false, "Shift-Tab": false,
        "Ctrl-Space": () => this.complete(), "Cmd-Space": () => this.complete(),
        "Ctrl-.": () => this.offerFixes(), "Cmd-.": () => this.offerFixes(),
        "Shift-Alt-F": () => this.format(), "Ctrl-I": () => this.explain(), "Shift-Ctrl-O": () => this.outline(),
      },
    });
    this.cm.on("inputRead", (_, { text, origin }) => origin === "+input" && this.#typed(text.at(-1).at(-1) ?? ""));
    this.cm.on("cursorActivity", () => {
      this.hideTip();
      this.tellCursor();
    });
    this.cm.on("blur", () => this.hideTip());
    this.cm.on("scroll", () => this.hideTip());
    this.#watchPointer();
  }

  /** Shows a text. */
  show(text, label) {
    if (this.shown === text) return;
    this.shown = text;
    this.cm.swapDoc(text.doc);
    this.cm.setOption("screenReaderLabel", label);
    this.cm.getInputField().setAttribute("aria-label", label);
  }

  /** Asks the core about the card as it is now; null where data is shown, or nothing is to be had. */
  async ask(method, more = {}) {
    if (this.shown?.language !== "xml") return null;
    this.shown.sync();
    try {
      return await this.core.request(method, { textDocument: { uri: this.shown.uri }, ...more });
    } catch (error) {
      if (!(error instanceof CoreLost)) tell(error.message);
      return null;
    }
  }

  /** Tells the core where the caret stands, unless it knows or works; once it has done that, it is asked for again. */
  tellCursor() {
    if (this.shown?.language !== "xml" || this.shown.isDirty || !this.core.isIdle) return;
    const params = { textDocument: { uri: this.shown.uri }, position: to(this.cm.getCursor()) };
    const place = JSON.stringify([params, this.shown.sync()]);
    if (place === this.#told) return;
    this.#told = place;
    this.core.notify("cardwright/cursor", params);
  }

  // Completion

  #typed(character) {
    if (this.#typedOver(character)) return;
    if (character === ">") this.#closeTag();
    if (/[<"' :/{&.#\p{L}]/u.test(character) && !this.cm.state.completionActive) this.complete();
  }

  /** Whether `character` was typed over an end tag that came by itself: who types that by hand has it once. */
  #typedOver(character) {
    const cursor = this.cm.getCursor();
    const range = this.cm.findMarksAt(cursor).filter((mark) => mark.isEndTag).map((mark) => mark.find())
      .find((range) => range && CodeMirror.cmpPos(range.from, cursor) === 0);
    if (!range) return false;
    const { line, ch } = cursor;
    const ahead = this.cm.getRange(range.from, range.to);
    const begins = character === "/" && ahead.startsWith("</") && this.cm.getRange({ line, ch: Math.max(0, ch - 2) }, cursor) === "</";
    // A “<” alone may begin another element.
    if (!begins && (ahead.startsWith("<") || ahead[0] !== character)) return false;
    this.cm.replaceRange("", cursor, { line, ch: ch + (begins ? 2 : 1) }, "+cardwright");
    return true;
  }

  async #closeTag() {
    const position = to(this.cm.getCursor());
    const answer = await this.ask("cardwright/closeTag", { position });
    const cursor = this.cm.getCursor();
    if (!answer || cursor.line !== position.line || cursor.ch !== position.character) return;
    const { text, place } = plainSnippet(answer.snippet);
    this.cm.replaceRange(text, cursor, cursor, "+cardwright");
    const index = this.cm.indexFromPos(cursor);
    this.cm.markText(
      this.cm.posFromIndex(index + (place?.end ?? 0)), this.cm.posFromIndex(index + text.length), { isEndTag: true });
    this.cm.setCursor(this.cm.posFromIndex(index + (place?.start ?? 0)));
  }

  complete() {
    const hint = async (cm) => {
      const cursor = cm.getCursor();
      const list = await this.ask("textDocument/completion", { position: to(cursor) });
      const items = (list?.items ?? []).slice();
      const range = items[0]?.textEdit?.range;
      const start = range ? from(range.start) : cursor;
      const typed = cm.getRange(start, cursor).toLowerCase();
      const fitting = items.filter((item) => (item.filterText ?? item.label).toLowerCase().includes(typed))
        .sort((one, other) => (other.preselect ?? false) - (one.preselect ?? false)
          || (one.sortText ?? one.label).localeCompare(other.sortText ?? other.label));
      const result = {
        from: start, to: cursor,
        list: fitting.map((item) => ({
          item, text: item.textEdit?.newText ?? item.label, displayText: item.label,
          render: (element) => element.append(item.label, make("span", { className: "detail" }, item.detail ?? "")),
          hint: () => this.#take(item, start),
        })),
      };
      CodeMirror.on(result, "select", (chosen, element) => this.#describe(chosen.item, element));
      CodeMirror.on(result, "close", () => this.hideTip());
      return result;
    };
    this.cm.showHint({ hint, completeSingle: false, closeOnUnfocus: true, updateOnCursorActivity: true, alignWithWord: false });
  }

  #take(item, start) {
    const range = item.textEdit?.range;
    const end = this.cm.getCursor();
    const isSnippet = item.insertTextFormat === 2;
    const { text, place } = isSnippet ? plainSnippet(item.textEdit?.newText ?? item.label)
      : { text: item.textEdit?.newText ?? item.label, place: null };
    this.cm.operation(() => {
      const first = range ? from(range.start) : start;
      const last = range && CodeMirror.cmpPos(from(range.end), end) > 0 ? from(range.end) : end;
      this.cm.replaceRange(text, first, last, "+cardwright");
      const index = this.cm.indexFromPos(first);
      if (place) this.cm.setSelection(this.cm.posFromIndex(index + place.start), this.cm.posFromIndex(index + place.end));
      if (item.additionalTextEdits) applyEdits(this.cm.getDoc(), item.additionalTextEdits);
    });
  }

  async #describe(item, element) {
    const chosen = item;
    this.described = chosen;
    const full = item.documentation ? item : await this.core.request("completionItem/resolve", item).catch(() => item);
    if (this.described !== chosen || !element.isConnected) return;
    const text = full.documentation?.value ?? "";
    if (!text) return this.hideTip();
    const list = element.parentElement.getBoundingClientRect();
    const caret = this.cm.charCoords(this.cm.getCursor(), "window");
    const around = { left: list.left, top: Math.min(list.top, caret.top), bottom: Math.max(list.bottom, caret.bottom) };
    this.#showTip(text, around, list);
  }

  // Explanation

  #watchPointer() {
    let timer = 0;
    const wrapper = this.cm.getWrapperElement();
    const tip = byID("tip");
    wrapper.addEventListener("mousemove", (event) => {
      clearTimeout(timer);
      timer = setTimeout(() => this.#explainAt(event), 350);
    });
    for (const place of [wrapper, tip]) {
      place.addEventListener("mouseleave", ({ relatedTarget }) => {
        clearTimeout(timer);
        // The pointer may go over to the explanation, to scroll it.
        if (this.isPointed && relatedTarget !== tip && !tip.contains(relatedTarget)) this.hideTip();
      });
    }
    // The text keeps the focus.
    tip.addEventListener("mousedown", (event) => event.preventDefault());
    wrapper.addEventListener("mousedown", () => {
      clearTimeout(timer);
      this.hideTip();
    });
  }

  async #explainAt({ clientX, clientY }) {
    if (this.cm.state.completionActive || document.querySelector("dialog[open]")) return;
    const place = this.cm.coordsChar({ left: clientX, top: clientY }, "window");
    const box = this.cm.charCoords(place, "window");
    // Right of the end of a line and below the text there is nothing.
    const isBeside = place.outside || clientX > box.right + 16 || clientY > box.bottom + 2;
    if (!isBeside) await this.explain(place);
    else if (this.isPointed) this.hideTip();
  }

  /** Shows what stands at `place`, or at the caret: what is wrong there, then what it is. */
  async explain(/** @type {{ line: number, ch: number } | null} */ place = null) {
    const tip = byID("tip");
    // Who asks again while there is more of it than is seen has the next of it.
    if (!place && !tip.hidden && tip.scrollTop + tip.clientHeight < tip.scrollHeight - 1) {
      return tip.scrollBy(0, 0.8 * tip.clientHeight);
    }
    const position = place ?? this.cm.getCursor();
    const wrong = this.findings?.at(position).map((finding) => finding.message) ?? [];
    const hover = await this.ask("textDocument/hover", { position: to(position) });
    // An address that cannot be clicked tells nobody anything.
    const known = (hover?.contents.value ?? "").split("\n\nReference: ")[0];
    const text = [...wrong, known].filter(Boolean).join("\n\n");
    if (!text) return this.hideTip();
    this.#showTip(text, this.cm.charCoords(position, "window"));
    this.isPointed = place !== null;
    if (!place) speak(tip.textContent);
  }

  /**
   * Explains without covering anything of `around`: beside `list`, if there is one, else below or above; not at all where it has
   * no room.
   * @param {string} text
   * @param {{ left: number, top: number, bottom: number }} around
   * @param {DOMRect | null} list
   */
  #showTip(text, around, list = null) {
    const tip = byID("tip");
    tip.replaceChildren(...withCode(text));
    tip.hidden = false;
    tip.style.maxHeight = "";
    tip.scrollTop = 0;
    const { width, height } = tip.getBoundingClientRect();
    const put = (left, top) => Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
    const highest = Math.max(margin, Math.min(list?.top ?? 0, innerHeight - height - margin));
    if (list && list.right + gap + width <= innerWidth - margin) return put(list.right + gap, highest);
    if (list && list.left - gap - width >= margin) return put(list.left - gap - width, highest);
    const [above, below] = [around.top - gap - margin, innerHeight - margin - around.bottom - gap];
    const isBelow = height <= below || below >= above;
    const room = isBelow ? below : above;
    if (room < Math.min(height, leastRoom)) return this.hideTip();
    tip.style.maxHeight = `min(60vh, ${room}px)`;
    const left = Math.max(margin, Math.min(around.left, innerWidth - width - margin));
    put(left, isBelow ? around.bottom + gap : around.top - gap - Math.min(height, room));
  }

  hideTip() {
    this.isPointed = false;
    byID("tip").hidden = true;
    speak("");
  }

  // Changes

  async format() {
    const text = this.shown;
    if (!text) return;
    if (text.language === "json") {
      try {
        const formatted = laidOut(text.text);
        if (formatted === text.text) tell("The data is laid out already");
        else text.doc.setValue(formatted);
      } catch (error) {
        tell(`This is no JSON: ${error.message}`);
      }
      return;
    }
    const before = text.sync();
    const edits = await this.ask("textDocument/formatting", { options: { tabSize: 2, insertSpaces: true } });
    if (edits && text.sync() === before) applyEdits(text.doc, edits);
    if (edits?.length === 0) tell("The card is laid out already");
  }

  /** Offers what can be done at the caret, or at the range of a finding. */
  async offerFixes(/** @type {object | null} */ range = null) {
    const place = range ?? { start: to(this.cm.getCursor("from")), end: to(this.cm.getCursor("to")) };
    const actions = await this.ask("textDocument/codeAction", { range: place, context: { diagnostics: [] } });
    if (!actions) return;
    if (actions.length === 0) return tell("There is nothing to fix or change here");
    choose("Fixes and changes", actions.map((action) => ({
      name: action.title, detail: action.isPreferred ? "preferred" : "", act: () => this.#make(action),
    })));
  }

  async #make(action) {
    try {
      const full = action.edit ? action : await this.core.request("codeAction/resolve", action);
      for (const [uri, edits] of Object.entries(full.edit?.changes ?? {})) this.edit(uri, edits);
      this.cm.focus();
    } catch (error) {
      if (!(error instanceof CoreLost)) tell(error.message);
    }
  }

  async outline() {
    const symbols = await this.ask("textDocument/documentSymbol");
    if (!symbols) return;
    const items = [];
    const add = (list, level) => {
      for (const symbol of list) {
        const range = symbol.selectionRange;
        items.push({ name: symbol.name, detail: symbol.detail, level, act: () => this.select(range) });
        add(symbol.children ?? [], level + 1);
      }
    };
    add(symbols, 0);
    if (items.length === 0) tell("There is nothing in the card yet");
    else choose("Outline", items);
  }

  /** Selects the name of the first element that is called so. */
  selectElement(name) {
    const text = this.cm.getValue();
    for (let start = text.indexOf(`<${name}`); start >= 0; start = text.indexOf(`<${name}`, start + 1)) {
      const end = start + 1 + name.length;
      if (!/[\s/>]/.test(text[end] ?? " ")) continue;
      return this.cm.setSelection(this.cm.posFromIndex(start + 1), this.cm.posFromIndex(end));
    }
  }

  /** Selects a range of the text that is shown. */
  select({ start, end }, takesFocus = true) {
    this.cm.setSelection(from(start), from(end), { scroll: false });
    this.cm.scrollIntoView({ from: from(start), to: from(end) }, 80);
    if (takesFocus) this.cm.focus();
  }
}
