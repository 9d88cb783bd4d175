// How large pictures are shown.

/** The steps in which the zoom changes. */
const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4];

/**
 * The next step after `zoom`, larger or smaller; `zoom` itself at the ends.
 * @param {number} zoom
 * @param {1 | -1} direction
 */
export function nextZoom(zoom, direction) {
  const next = direction > 0 ? steps.find((step) => step > zoom + 0.01) : steps.filter((step) => step < zoom - 0.01).at(-1);
  return next ?? zoom;
}

/**
 * At most actual size: everything at once where that leaves it legible, else the largest frame.
 * @param {import("./messages.js").Size[]} frames
 * @param {number} width of the room
 * @param {number} height of the room
 */
export function fittingZoom(frames, width, height) {
  if (!frames.length) return 1;
  const widest = Math.max(...frames.map((frame) => frame[0]));
  const tallest = Math.max(...frames.map((frame) => frame[1]));
  const largest = Math.max(0.1, Math.min(1, width / widest, Math.max(0.6, (height - 40) / tallest)));
  // Beside an editor there is only room for one after the other.
  for (let zoom = largest; width > 560 && zoom >= 0.5; zoom -= 0.02) {
    if (heightOfRows(frames, width, zoom) <= height) return zoom;
  }
  return largest;
}

/**
 * How high the frames are when they are set in rows, each with its head and foot.
 * @param {import("./messages.js").Size[]} frames
 * @param {number} width
 * @param {number} zoom
 */
function heightOfRows(frames, width, zoom) {
  let [total, row, used] = [0, 0, Infinity];
  for (const frame of frames) {
    if (used + 36 + frame[0] * zoom > width) {
      total += row;
      [row, used] = [0, -36];
    }
    used += 36 + frame[0] * zoom;
    row = Math.max(row, frame[1] * zoom + 66);
  }
  return total + row;
}
