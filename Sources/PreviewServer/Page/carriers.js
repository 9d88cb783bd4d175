// What carries the messages: a WebSocket in a browser, the editor in a panel of its own.
import { clamp } from "./values.js";

/**
 * What a carrier tells.
 * @typedef {object} Events
 * @property {() => void} opened messages can be sent
 * @property {(message: unknown) => void} received
 * @property {(text: string) => void} waiting there is no connection now
 */

/**
 * A way to the server.
 * @typedef {object} Carrier
 * @property {(message: object) => void} send does nothing while there is no connection
 * @property {() => void} open begins, or begins anew without waiting
 * @property {() => void} end ends the connection permanently
 * @property {() => void} giveUp the other side does not answer
 * @property {() => "open" | "opening" | "lost"} state
 */

/** @implements {Carrier} */
export class SocketCarrier {
  /** @type {WebSocket | null} */
  #socket = null;
  #delay = 0;
  /** @type {number | undefined} */
  #retry;

  /**
   * @param {string | URL} address
   * @param {Events} events
   */
  constructor(address, events) {
    this.address = address;
    this.events = events;
  }

  /** @param {object} message */
  send(message) {
    if (this.state() === "open") this.#socket?.send(JSON.stringify(message));
  }

  state() {
    if (this.#socket?.readyState === WebSocket.OPEN) return "open";
    return this.#socket?.readyState === WebSocket.CONNECTING ? "opening" : "lost";
  }

  open() {
    this.#delay = 0;
    this.#connect();
  }

  #connect() {
    this.end();
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => this.events.opened();
    socket.onmessage = (event) => {
      this.#delay = 0;
      this.events.received(JSON.parse(event.data));
    };
    socket.onclose = () => this.giveUp();
  }

  end() {
    clearTimeout(this.#retry);
    const old = this.#socket;
    this.#socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  /** Tries again after a while: longer each time, at most eight seconds. */
  giveUp() {
    this.end();
    this.#delay = clamp(this.#delay * 2, 250, 8000);
    this.events.waiting(this.#delay < 2000 ? "Reconnecting" : `Trying again in ${Math.round(this.#delay / 1000)} s`);
    this.#retry = setTimeout(() => this.#connect(), this.#delay * (0.8 + Math.random() * 0.4));
  }
}

/** @implements {Carrier} */
export class EditorCarrier {
  /**
   * @param {EditorPanel} editor
   * @param {Events} events
   */
  constructor(editor, events) {
    this.editor = editor;
    this.events = events;
    window.addEventListener("message", (event) => events.received(event.data));
  }

  /** @param {object} message */
  send(message) {
    this.editor.postMessage(message);
  }

  /** @returns {"open"} */
  state() {
    return "open";
  }

  open() {
    this.events.opened();
  }

  end() {}

  giveUp() {
    this.events.waiting("No answer");
  }
}
