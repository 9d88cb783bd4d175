// A finger, a mouse or a pen, from where it came down until it is lifted, wherever that is.

/** The pixels after which a drag begins. */
export const dragThreshold = 4;

/** Milliseconds after which a wheel has come to rest. */
export const wheelRest = 150;

/**
 * Follows what comes down on `element`, one at a time.
 * @template Held
 * @param {HTMLElement} element
 * @param {object} run
 * @param {(event: PointerEvent) => Held | null} run.down what is known of it from then on; null for what is not followed
 * @param {(held: Held, event: PointerEvent) => void} run.move
 * @param {(held: Held, event: PointerEvent, isLifted: boolean) => void} [run.end] lifted, or else taken away
 */
export function followPointer(element, { down, move, end }) {
  /** @type { { id: number, held: Held } | null} */
  let current = null;
  element.addEventListener("pointerdown", (event) => {
    if (current || event.button) return;
    const held = down(event);
    if (held == null) return;
    current = { id: event.pointerId, held };
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", (event) => {
    if (current?.id === event.pointerId) move(current.held, event);
  });
  for (const type of /** @type {const} */ (["pointerup", "pointercancel", "lostpointercapture"])) {
    element.addEventListener(type, (event) => {
      if (current?.id !== event.pointerId) return;
      const { held } = current;
      current = null;
      end?.(held, event, type === "pointerup");
    });
  }
}
