// What was played of a scene, as the text of a scenario, and what of it does not go on.
import { store } from "./state.js";
import { PlayRecord } from "./timeline.js";

export class PlayHistory {
  record = new PlayRecord();
  /**
   * What was recorded before and does not go on.
   * @type { { text: string, why: string } | null}
   */
  lost = null;
  /**
   * The record before the play began anew that has not been answered yet, and why it does not go on where the server has
   * nothing of it.
   * @type { { text: string, why: string } | null}
   */
  #before = null;
  /** Of what document it was begun, and through which connection. */
  #origin = { uri: store.state.uri, hello: store.state.hello };

  /** Whether the play begins anew, and that has not been answered yet. */
  get isBeginning() {
    return this.#before !== null;
  }

  /**
   * The play begins anew.
   * @param {PlayHistory | null} old what it goes on with
   */
  begin(old) {
    this.#before = old ? old.#before ?? { text: old.record.text, why: old.#parting } : { text: "", why: "" };
    this.#origin = { uri: store.state.uri, hello: store.state.hello };
    this.lost = old?.lost ?? null;
  }

  /** Why the server has nothing of what was played. */
  get #parting() {
    const { uri, hello } = store.state;
    if (this.#origin.uri !== uri) return "it belongs to another document";
    return this.#origin.hello === hello ? "the server does not have it any more" : "the connection was lost";
  }

  /** @param {import("./messages.js").FromServer["motion"]} motion */
  take({ record, loss }) {
    const before = this.#before;
    if (before) this.record = new PlayRecord();
    if (record) this.record.take(record);
    if (before && this.record.lines.length) this.lost = null;
    else if (before?.text) this.lost = { text: before.text, why: loss ?? before.why };
    this.#before = null;
  }
}
