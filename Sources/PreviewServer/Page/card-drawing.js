// The drawing of one view as a part of the page, and what moves inside of it.
import { updated } from "./drawing.js";

/** @typedef {import("./scrolling.js").Scrolling} Scrolling */

export class CardDrawing {
  /** @type {SVGSVGElement | null} */
  element = null;
  #text = "";
  /** @type {SVGElement[]} */
  #moving = [];
  /** @type {import("./messages.js").ReadingPlace[]} */
  #readingLine = [];

  /**
   * Shows the drawing `svg`, whose line of the reading order goes through these places.
   * @param {string} svg
   * @param {import("./messages.js").ReadingPlace[]} readingLine
   */
  show(svg, readingLine) {
    this.element = updated(this.element, this.#text, svg);
    [this.#text, this.#readingLine] = [svg, readingLine];
    const moving = [.../** @type {NodeListOf<SVGElement>} */ (this.element?.querySelectorAll("[data-scroller]") ?? [])];
    for (const element of this.#moving) if (!moving.includes(element)) element.style.translate = "";
    this.#moving = moving;
  }

  /**
   * Makes it as large as that, in pixels.
   * @param {number} width
   * @param {number} height
   */
  size(width, height) {
    // The same value again would have the whole drawing laid out anew.
    for (const [name, length] of Object.entries({ width, height })) {
      if (this.element?.getAttribute(name) !== String(length)) this.element?.setAttribute(name, String(length));
    }
  }

  /**
   * Puts what scrolls to where it has been moved.
   * @param {Scrolling} scrolling
   */
  move(scrolling) {
    for (const element of this.#moving) {
      const { x, y } = scrolling.moved(Number(element.dataset["scroller"]));
      element.style.translate = x || y ? `${x}px ${y}px` : "";
    }
    // The line of the reading order goes through its numbers, wherever they have moved.
    const line = this.#readingLine.length ? this.element?.querySelector(".overlay-reading-order > path") : null;
    const places = this.#readingLine.map(({ part, x, y }) => scrolling.place(part, x, y).join(" "));
    line?.setAttribute("d", `M${places.join("L")}`);
  }
}
