// What the page says to the server. Senders need not know what carries it, nor what comes back.

/** @typedef {import("./messages.js").FromPage} FromPage */

/** @type {((message: object) => void) | undefined} */
let carry;

/**
 * Has `carrier` carry what the page says from now on.
 * @param {(message: object) => void} carrier
 */
export function speakThrough(carrier) {
  carry = carrier;
}

/**
 * Says something; nothing happens while there is no connection.
 * @template {keyof FromPage} Kind
 * @param {Kind} type
 * @param {FromPage[Kind]} members
 */
export function send(type, members) {
  carry?.({ type, ...members });
}
