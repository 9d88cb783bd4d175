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
  /**
   * The lines of the record that stand in the file as a scenario, and the id of that.
   * @type { { lines: string, id: string } | null}
   */
  #inserted = null;
  /** Of what document it was begun, and through which connection. */
  #origin = { uri: store.state.uri, hello: store.state.hello };

  /** Whether all that is recorded stands in the file as a scenario. */
  isInserted = false;

  /** Whether the play begins anew, and that has not been answered yet. */
  get isBeginning() {
    return this.#before !== null;
  }

  /** The record or what stands in the file has changed. */
  #compare() {
    this.isInserted = this.#inserted !== null && this.#inserted.lines === this.record.lines.join();
  }

  /** What is recorded now is being put into the file; returns what is to be called when it stands there. */
  inserting() {
    const inserted = { lines: this.record.lines.join(), id: this.record.id };
    return () => {
      this.#inserted = inserted;
      this.#compare();
    };
  }

  /**
   * The play begins anew.
   * @param {PlayHistory | null} old what it goes on with
   */
  begin(old) {
    this.#before = old ? old.#before ?? { text: old.record.text, why: old.#parting } : { text: "", why: "" };
    this.#origin = { uri: store.state.uri, hello: store.state.hello };
    this.lost = old?.lost ?? null;
    this.#inserted = old ? old.#inserted : null;
    this.#compare();
  }

  /** Why the server has nothing of what was played. */
  get #parting() {
    const { uri, hello } = store.state;
    if (this.#origin.uri !== uri) return "it belongs to another document";
    return this.#origin.hello === hello ? "the server does not have it any more" : "the connection was lost";
  }

  /** @param {import("./messages.js").FromServer["motion"]} motion */
  take({ record, loss, scenarios }) {
    const before = this.#before;
    // An edit may have taken it away again, as when it is undone.
    if (scenarios && !scenarios.includes(this.#inserted?.id ?? "")) this.#inserted = null;
    if (before) this.record = new PlayRecord();
    if (record) this.record.take(record);
    if (before && this.record.lines.length) this.lost = null;
    else if (before?.text) this.lost = { text: before.text, why: loss ?? before.why };
    this.#before = null;
    this.#compare();
  }
}
