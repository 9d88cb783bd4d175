// The live preview in a frame of its own, which reaches nothing of this page: messages go to and fro.

import { isExample, places, value } from "./keeping.js";

export class PreviewFrame {
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /**
   * The preview's number for the page in the frame.
   * @type {number | null}
   */
  #number = null;
  /**
   * What the frame said before it had a number.
   * @type {object[]}
   */
  #early = [];
  /**
   * Takes files that were let go above the frame.
   * @type {(files: File[]) => void}
   */
  dropped = () => {};

  /**
   * @param {HTMLElement} place where the frame stands
   * @param {string} page the frame's text
   * @param {import("./core.js").Core} core
   */
  constructor(place, page, core) {
    this.place = place;
    this.page = page;
    this.core = core;
    window.addEventListener("message", ({ data, source }) => {
      if (this.#frame && source === this.#frame.contentWindow) this.#said(data);
    });
  }

  /** Shows the preview of `uri`, anew where it was shown. */
  async show(uri) {
    const frame = document.createElement("iframe");
    frame.title = "Preview";
    frame.id = "preview";
    frame.setAttribute("sandbox", "allow-scripts allow-downloads allow-popups allow-popups-to-escape-sandbox");
    frame.srcdoc = this.page;
    [this.#number, this.#early, this.#frame] = [null, [], frame];
    this.place.replaceChildren(frame);
    // Beside an example, the attributes of its element are what there is to turn.
    const settings = isExample ? { tab: "inspector" } : value(places.preview);
    const { page } = await this.core.request("workspace/executeCommand", {
      command: "cardwright.preview.open", arguments: [{ uri, carrier: "webview", settings }],
    });
    if (this.#frame !== frame) return;
    this.#number = page;
    for (const message of this.#early.splice(0)) this.#said(message);
  }

  /** A message of the preview to its page. */
  tell({ page, message }) {
    if (page === this.#number) this.#frame?.contentWindow?.postMessage(message, "*");
  }

  #said(message) {
    if (!message || typeof message !== "object") return;
    if (Array.isArray(message.files)) return this.dropped(message.files.filter((file) => file instanceof File));
    if (this.#number === null) this.#early.push(message);
    else this.core.notify("cardwright/preview/fromPage", { page: this.#number, message });
  }
}
