// A cell that is swiped aside: the server draws what that uncovers, and the cell follows the finger over it.
import { gesture } from "./card-play.js";

/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./messages.js").Target} Target */

/** From this share of the cell on, the first action is done at once. */
const fullShare = 0.5;

/**
 * The edge that is uncovered by what goes to the right by so much.
 * @param {Picture} picture
 * @param {number} far
 */
const edgeOf = (picture, far) => (far > 0 !== picture.isMirrored ? "leading" : "trailing");

/**
 * @param {Picture} picture
 * @param {Target} cell
 * @param {number} far
 * @param {boolean} [isFull]
 */
function sayOf(picture, cell, far, isFull = false) {
  const edge = edgeOf(picture, far) === "leading" ? "Leading" : "Trailing";
  gesture(isFull ? `swipe${edge}Fully` : `swipe${edge}`, picture, cell.id);
}

export class CellSwipe {
  #far = 0;
  /** How fast it moved when it was let go; null as long as it is held. */
  #thrown = /** @type {number | null} */ (null);
  /** Where it is closed, and where the finger took it, in points to the right of where it is open. */
  #places = /** @type { { closed: number, start: number } | null} */ (null);

  /**
   * @param {Picture} picture
   * @param {Target} cell
   * @param {boolean} isOpen
   */
  constructor(picture, cell, isOpen) {
    this.picture = picture;
    this.cell = cell;
    this.isOpen = isOpen;
    picture.swipe = this;
    this.place();
  }

  /**
   * Begins to move a cell that way; null where nothing lies behind it there.
   * @param {Picture} picture
   * @param {Target} cell
   * @param {number} far
   */
  static begin(picture, cell, far) {
    const isOpen = picture.scrolling.scrollers.has(cell.part);
    if (!isOpen && !cell.swipes?.includes(edgeOf(picture, far))) return null;
    if (!isOpen) sayOf(picture, cell, far);
    return new CellSwipe(picture, cell, isOpen);
  }

  /**
   * Swipes a cell by a key.
   * @param {Picture} picture
   * @param {Target} cell
   * @param {number} far
   * @param {boolean} isFull
   */
  static press(picture, cell, far, isFull) {
    const isOpen = picture.scrolling.scrollers.has(cell.part);
    sayOf(picture, cell, far, isFull);
    // It glides there as soon as what it uncovers is drawn.
    if (!isOpen && !isFull) new CellSwipe(picture, cell, false).end(-Infinity, true);
  }

  /** @param {number} dx */
  move(dx) {
    this.#far += dx;
    this.place();
  }

  /** Puts the cell to where the finger holds it, once what lies behind it is drawn. */
  place() {
    const { picture, cell: { part } } = this;
    const limits = picture.scrolling.scrollers.get(part);
    if (!limits) return this.isOpen ? this.#openAnew() : undefined;
    const closed = limits.right || -limits.left;
    this.#places ??= { closed, start: this.isOpen ? picture.scrolling.moved(part).x : closed };
    const x = this.#places.start + this.#far;
    // It follows further than it opens, but not beyond where it is closed.
    picture.put(part, closed > 0 ? Math.min(x, closed) : Math.max(x, closed));
    if (this.#thrown != null) this.#settle(closed, this.#thrown);
  }

  /** The finger has taken it on its way to where it is closed, and it is closed now: it follows as one that was closed. */
  #openAnew() {
    const { picture, cell } = this;
    [this.isOpen, this.#places] = [false, null];
    if (cell.swipes?.includes(edgeOf(picture, this.#far))) sayOf(picture, cell, this.#far);
    else picture.swipe = null;
  }

  /**
   * @param {number} velocity
   * @param {boolean} isLifted
   */
  end(velocity, isLifted) {
    this.#thrown = isLifted ? velocity : 0;
    this.place();
  }

  /**
   * Has it stay open, go back, or do the first action.
   * @param {number} closed
   * @param {number} velocity
   */
  #settle(closed, velocity) {
    const { picture, cell } = this;
    picture.swipe = null;
    const x = picture.scrolling.moved(cell.part).x;
    const isFull = Math.abs(x - closed) > picture.tree.parts[cell.part].frame[2] * fullShare;
    if (isFull) sayOf(picture, cell, -closed, true);
    const rest = isFull || velocity === -Infinity ? 0 : picture.gliding.restNear(cell.part, velocity);
    picture.gliding.glide(cell.part, rest - x, () => rest && gesture("tap", picture));
  }
}
