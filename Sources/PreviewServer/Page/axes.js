// The choices by which drawings differ, as the server lists them, and what the page adds to them.

/** @typedef {import("./messages.js").Axis} Axis */
/** @typedef {import("./messages.js").Choice} Choice */

/** What each device on the stage has for itself, with controls there; all else is chosen for the whole view. */
const axesOfDevices = ["device", "orientation", "width"];

/** The axis whose values can be drawn beside each other, and what stands for that. */
export const paired = { axis: "appearance", id: "both" };

/** @param {Axis} axis */
export const isOfView = ({ name }) => !axesOfDevices.includes(name);

/**
 * What there is to choose from on an axis.
 * @param {Axis} axis
 * @returns {Choice[]} an empty id stands for whatever the device or the file has
 */
export const optionsOf = ({ name, owner, values }) => [
  ...(owner ? [{ id: "", name: owner }] : []), ...values, ...(name === paired.axis ? [{ id: paired.id, name: paired.id }] : []),
];

/** @param {Axis} axis */
export const standardOf = ({ standard }) => standard ?? "";

/**
 * `id` if it can be chosen on an axis, otherwise the standard.
 * @param {Axis} axis
 * @param {unknown} id
 */
export const adoptedChoice = (axis, id) => optionsOf(axis).find((option) => option.id === id)?.id ?? standardOf(axis);

/**
 * The option after the one called `id`, or `step` from it: round and round, but for a scale, which has ends.
 * @param {Axis} axis
 * @param {string | undefined} id
 */
export function optionAfter(axis, id, step = 1) {
  const options = optionsOf(axis);
  const place = options.findIndex((option) => option.id === id) + step;
  return options[axis.isScale ? Math.min(Math.max(place, 0), options.length - 1) : (place + options.length) % options.length];
}
