// The layers of a scene in motion: drawn once, then only moved and made clearer.
import { updated } from "./drawing.js";
import { make } from "./dom.js";

/** @typedef {import("./messages.js").Layer} Layer */

/** The layers of one picture. */
export class LayerStack {
  /** @type {Map<number, SVGSVGElement>} */
  #pictures = new Map();
  /** @type {HTMLElement[]} */
  #elements = [];
  /**
   * What each layer was given last: a value that stays is not set again.
   * @type {number[]}
   */
  #shown = [];
  /** @type {Layer[] | null} */
  #look = null;
  #zoom = 0;
  element = make("div", { class: "layers", "aria-hidden": "true" });

  /** @param {import("./messages.js").LayerPicture[]} pictures */
  keep(pictures) {
    for (const { id, svg } of pictures) {
      const made = updated(null, "", svg);
      if (made) this.#pictures.set(id, made);
    }
  }

  /** Forgets all drawings. */
  forget() {
    this.#pictures.clear();
    this.#look = null;
  }

  /**
   * Shows `look` with its layers at `places`.
   * @param {Layer[]} look
   * @param {number[]} places
   * @param {number} zoom
   */
  show(look, places, zoom) {
    if (look !== this.#look || zoom !== this.#zoom) this.#build(look, zoom);
    for (const [index, element] of this.#elements.entries()) {
      const at = index * 3;
      const [x, y, opacity] = [places[at], places[at + 1], places[at + 2]];
      if (x !== this.#shown[at] || y !== this.#shown[at + 1]) element.style.translate = `${x * zoom}px ${y * zoom}px`;
      if (opacity !== this.#shown[at + 2]) {
        element.style.opacity = String(opacity);
        element.style.visibility = opacity > 0 ? "" : "hidden";
      }
    }
    this.#shown = places;
  }

  /**
   * Puts the layers of a look into each other.
   * @param {Layer[]} look
   * @param {number} zoom
   */
  #build(look, zoom) {
    [this.#look, this.#zoom, this.#shown] = [look, zoom, []];
    /** @type {Map<number, HTMLElement>} */
    const rooms = new Map();
    /** @type {Set<number>} */
    const used = new Set();
    this.#elements = look.map((layer, index) => {
      const element = make("div", { class: "layer", "data-kind": layer.kind });
      const drawn = layer.picture == null ? null : this.#drawing(layer.picture, used.has(layer.picture), zoom);
      if (layer.picture != null) used.add(layer.picture);
      if (drawn) element.append(drawn);
      if (layer.clip) rooms.set(index, clipOf(layer, zoom));
      const room = rooms.get(index);
      if (room) element.append(room);
      return element;
    });
    const top = make("div");
    for (const [index, { parent }] of look.entries()) {
      const place = parent == null ? top : rooms.get(parent) ?? this.#elements[parent];
      place.append(this.#elements[index]);
    }
    this.element.replaceChildren(...top.childNodes);
  }

  /**
   * The drawing called `picture`, or a copy of it.
   * @param {number} picture
   * @param {boolean} isUsed
   * @param {number} zoom
   */
  #drawing(picture, isUsed, zoom) {
    const drawing = this.#pictures.get(picture);
    if (!drawing) return null;
    const element = isUsed ? /** @type {SVGSVGElement} */ (drawing.cloneNode(true)) : drawing;
    const [, , width, height] = (drawing.getAttribute("viewBox") ?? "0 0 0 0").split(" ").map(Number);
    element.setAttribute("width", String(width * zoom));
    element.setAttribute("height", String(height * zoom));
    return element;
  }
}

/**
 * What cuts off the layers in `layer`.
 * @param {Layer} layer
 * @param {number} zoom
 */
function clipOf({ clip, radius }, zoom) {
  const [x, y, width, height] = (clip ?? [0, 0, 0, 0]).map((length) => length * zoom);
  const room = make("div", { class: "room" });
  room.style.clipPath = `xywh(${x}px ${y}px ${width}px ${height}px round ${(radius ?? 0) * zoom}px)`;
  return room;
}
