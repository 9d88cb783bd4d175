// What of the preview page needs no browser: make page
import assert from "node:assert/strict";
import { test } from "node:test";

const page = "../../Sources/PreviewServer/Page";
const { adoptedChoice, optionAfter, optionsOf } = await import(`${page}/axes.js`);
const { merged, whole } = await import(`${page}/frames.js`);
const { patchBetween } = await import(`${page}/lines.js`);
const { PlayHistory } = await import(`${page}/play-history.js`);
const { PartTree } = await import(`${page}/parts.js`);
const { Scrolling } = await import(`${page}/scrolling.js`);
const { adoptedSettings, standardSettings, viewsOf, withAnother } = await import(`${page}/settings.js`);
const { Store } = await import(`${page}/store.js`);
const { PlayClock, PlayRecord, Timeline } = await import(`${page}/timeline.js`);
const { capitalised, clamp, paragraphs, sameRange, short, spoken } = await import(`${page}/values.js`);
const { fittingZoom, nextZoom } = await import(`${page}/zoom.js`);

// Values

test("names and figures read as people write them", () => {
  assert.equal(spoken("xxLarge"), "xx large");
  assert.equal(spoken("reading-order"), "reading order");
  assert.equal(capitalised("reading order"), "Reading order");
  assert.equal(capitalised("iOS"), "iOS");
  assert.equal(short(107.66), "107.7");
  assert.equal(short(44), "44");
  assert.equal(paragraphs("One\ntwo.\n\nThree\n- a\n- b\n"), "One two.\n\nThree\n- a\n- b");
  assert.equal(clamp(5, 0, 3), 3);
  assert.ok(sameRange([1, 2], [1, 2]) && !sameRange([1, 2], [1, 3]) && !sameRange(null, null));
});

// Store

test("who shows a value is told when it is set, after all values are there", () => {
  const store = new Store({ a: 1, b: 2, c: 3 });
  const seen = [];
  store.when(["a", "b"], () => seen.push(["ab", store.state.a, store.state.b]));
  store.when(["c"], () => seen.push(["c"]));
  store.set({ a: 10, b: 20 });
  assert.deepEqual(seen, [["ab", 10, 20]]);
  store.set({ c: 30 });
  assert.deepEqual(seen.at(-1), ["c"]);
  assert.deepEqual(store.state, { a: 10, b: 20, c: 30 });
});

// Parts

/** A card with a header row, of which the title has a text inside, and a text of the footer that is read first. */
const parts = [
  { kind: "shape", role: "page", frame: [0, 0, 100, 100] },
  { kind: "shape", role: "card", element: "Card", source: [0, 90], frame: [10, 10, 80, 80], parent: 0 },
  { kind: "container", role: "header", element: "Title", source: [10, 20], frame: [10, 10, 80, 20], parent: 1 },
  { kind: "container", element: "Title", source: [10, 20], frame: [12, 12, 40, 10], parent: 2 },
  { kind: "text", element: "Title", source: [10, 20], frame: [12, 12, 40, 10], parent: 3, readingOrder: 2, lines: [{ text: "Pump" }, { text: "7" }] },
  { kind: "text", element: "Note", source: [30, 40], frame: [12, 60, 40, 10], parent: 1, readingOrder: 1, label: "A note" },
  { kind: "shape", frame: [12, 62, 5, 5], parent: 5 },
];

test("a part stands for its element as a whole, without the row around it", () => {
  const tree = new PartTree(parts);
  assert.equal(tree.whole(4), 3);
  assert.equal(tree.whole(2), 2);
  assert.equal(tree.whole(6), 5);
  assert.equal(tree.whole(0), null);
  assert.equal(tree.find([0, 90]), 1);
  assert.equal(tree.find([1, 2]), null);
  assert.equal(tree.findAround([12, 15]), 2);
  assert.equal(tree.outer(3), 1);
  assert.equal(tree.outer(1), null);
});

test("parts are gone through as they are read, what holds others first", () => {
  const tree = new PartTree(parts);
  assert.deepEqual(tree.reading, [1, 5, 2, 3]);
  assert.equal(tree.description(3), "Pump 7");
  assert.equal(tree.description(5), "A note");
  assert.equal(tree.nearest("Note", { range: [50, 60], part: null }), 5);
  assert.equal(tree.nearest("Image", { range: [0, 1], part: 0 }), null);
});

test("a chosen part is followed into the next drawing, and is the very same where nothing has changed", () => {
  const tree = new PartTree(parts);
  const chosen = { view: "a", part: 5, element: "Note", range: [30, 40] };
  assert.equal(tree.followed(chosen, "a"), chosen);
  assert.deepEqual(tree.followed(chosen, "b"), { ...chosen, view: "b" });
  assert.deepEqual(tree.followed({ ...chosen, part: 4, range: [28, 38] }, "a"), chosen);
  assert.equal(tree.followed({ ...chosen, element: "Image" }, "a"), null);
  assert.equal(tree.followed({ view: "a", part: null, element: "Note", range: [50, 60] }, "a"), null);
});

// Frames

test("what comes between two frames of the screen adds up, but a line belongs to its drawing", () => {
  const first = { id: "a", size: [1, 2], ground: "#fff", svg: "<svg/>", parts: [], scrollers: [], readingLine: [{ part: 0, x: 1, y: 2 }] };
  assert.deepEqual(merged(undefined, first), first);
  assert.deepEqual(merged(first, { id: "a", size: [3, 4], ground: "#000" }), { ...first, size: [3, 4], ground: "#000" });
  const { readingLine, ...kept } = first;
  assert.deepEqual(merged(first, { id: "a", size: [1, 2], ground: "#fff", svg: "<svg></svg>" }), { ...kept, svg: "<svg></svg>" });
});

test("changes of lines and parts make the whole of what came before", () => {
  const part = (/** @type {[number, number]} */ ...source) => ({ kind: "text", source, frame: [0, 0, 1, 1] });
  whole({ id: "w", size: [1, 2], ground: "#fff", svg: "<svg>\n<a/>\n\n<b/>\n</svg>\n", parts: [part(0, 30), part(5, 9), part(12, 20)] });
  const edit = { count: 4, edit: [7, 7, 8], indices: [1, 3], parts: [part(5, 11), part(22, 23)] };
  const lines = [{ line: 1, count: 1, text: "<c/>\n<d/>\n" }, { line: 3, count: 1, text: "" }];
  const made = whole({ id: "w", size: [3, 4], ground: "#fff", lines, moved: edit });
  assert.deepEqual(made, {
    id: "w", size: [3, 4], ground: "#fff", svg: "<svg>\n<c/>\n<d/>\n\n</svg>\n",
    parts: [part(0, 31), part(5, 11), part(13, 21), part(22, 23)],
  });
  const next = whole({ id: "w", size: [3, 4], ground: "#fff", lines: [{ line: 0, count: 0, text: "<?x?>\n" }] });
  assert.equal(next.svg, `<?x?>\n${made.svg}`);
  assert.equal(next.parts, undefined);
});

// Scrolling

/** A row of two cards that is wider than what shows it. */
const row = [
  { kind: "shape", element: "Row", source: [0, 90], frame: [0, 0, 100, 50] },
  { kind: "shape", element: "Card", source: [10, 20], frame: [0, 0, 90, 50], parent: 0 },
  { kind: "shape", element: "Card", source: [30, 40], frame: [100, 0, 90, 50], parent: 0 },
];
const limits = { part: 0, left: 90, right: 0, up: 0, down: 0 };

test("what scrolls stays within its limits and is seen where it has been moved", () => {
  const scrolling = new Scrolling(new PartTree(row), [limits]);
  assert.equal(scrolling.seen(2), null);
  assert.equal(scrolling.scroll(0, -50, -10), true);
  assert.deepEqual(scrolling.moved(0), { x: -50, y: 0 });
  assert.deepEqual(scrolling.seen(1), [0, 0, 40, 50]);
  assert.deepEqual(scrolling.seen(2), [50, 0, 50, 50]);
  assert.deepEqual(scrolling.place(2, 100, 5), [50, 5]);
  assert.deepEqual(scrolling.place(0, 100, 5), [100, 5]);
  assert.equal(scrolling.scroll(0, -500, 0), true);
  assert.equal(scrolling.scroll(0, -1, 0), false);
  assert.deepEqual(scrolling.moved(0), { x: -90, y: 0 });
});

test("what is hit is what is seen", () => {
  const scrolling = new Scrolling(new PartTree(row), [limits]);
  assert.deepEqual(scrolling.partsAt(95, 10), [0]);
  scrolling.reveal(2);
  assert.deepEqual(scrolling.moved(0), { x: -90, y: 0 });
  assert.deepEqual(scrolling.partsAt(95, 10), [2, 0]);
  assert.equal(scrolling.scrollerAt(95, 10), 0);
  scrolling.restore(new Map());
  assert.deepEqual(scrolling.seen(1), [0, 0, 90, 50]);
});

test("a new drawing is scrolled as far as the one before, where it still can be", () => {
  const tree = new PartTree(row);
  const before = new Scrolling(tree, [limits]);
  before.scroll(0, -80, 0);
  assert.deepEqual(new Scrolling(tree, [limits], before).moved(0), { x: -80, y: 0 });
  assert.deepEqual(new Scrolling(tree, [{ ...limits, left: 30 }], before).moved(0), { x: -30, y: 0 });
  assert.deepEqual(new Scrolling(tree, [], before).moved(0), { x: 0, y: 0 });
});

// Settings

const named = (...ids) => ids.map((id) => ({ id, name: id }));
const devices = ["iphone-15", "ipad-pro-11", "android-compact"].map((id) => ({ id, name: id, platform: "ios", width: 1, height: 2, sizeClass: "compact" }));
const axes = [
  { name: "device", label: "Device", values: devices, standard: "iphone-15" },
  { name: "orientation", label: "Orientation", values: named("upright", "turned"), standard: "upright" },
  { name: "width", label: "Width", values: [], owner: "device’s" },
  { name: "platform", label: "Platform", values: named("ios", "android"), owner: "device’s" },
  { name: "textSize", label: "Text size", values: named("small", "large", "AX5"), isScale: true, standard: "large" },
  { name: "appearance", label: "Appearance", values: named("light", "dark"), standard: "light" },
  { name: "position", label: "Position", values: named("low", "high"), owner: "file’s", isForScenes: true },
];
const [, orientation, , platform, textSize, appearance] = axes;
const known = { axes, devices };
const standard = adoptedSettings(null, known);

test("an axis offers its values, what its owner has, and both appearances", () => {
  assert.deepEqual(optionsOf(platform).map(({ id, name }) => [id, name]), [["", "device’s"], ["ios", "ios"], ["android", "android"]]);
  assert.deepEqual(optionsOf(appearance).map(({ id }) => id), ["light", "dark", "both"]);
  assert.equal(adoptedChoice(platform, "android"), "android");
  assert.equal(adoptedChoice(platform, "windows"), "");
  assert.equal(adoptedChoice(appearance, undefined), "light");
});

test("options follow each other round and round, and a scale has ends", () => {
  assert.equal(optionAfter(appearance, "both").id, "light");
  assert.equal(optionAfter(appearance, "light", -1).id, "both");
  assert.equal(optionAfter(orientation, "upright").id, "turned");
  assert.equal(optionAfter(platform, "").id, "ios");
  assert.equal(optionAfter(textSize, "AX5").id, "AX5");
  assert.equal(optionAfter(textSize, "small", -1).id, "small");
  assert.equal(optionAfter(textSize, "small").id, "large");
});

test("settings start with the standard of each axis", () => {
  assert.deepEqual(standard, {
    ...standardSettings, devices: [{ id: 1, device: "iphone-15", orientation: "upright", width: null }],
    choices: { platform: "", textSize: "large", appearance: "light", position: "" },
  });
  assert.deepEqual(adoptedSettings("text", known), standard);
  const damaged = adoptedSettings({ devices: ["abc", -4, null].map((width) => ({ device: known.devices[0].id, width })), overlays: [3, "boxes"] }, known);
  assert.deepEqual(damaged.devices.map(({ width }) => width), [null, null, null]);
  assert.deepEqual(damaged.overlays, ["boxes"]);
});

test("settings of another version are taken over as far as they fit", () => {
  const stored = {
    choices: { appearance: "both", textSize: 5, gone: "x" }, zoom: 2, overlays: "boxes", later: true,
    devices: [{ device: "gone" }, null, { device: "ipad-pro-11", orientation: "sideways", width: "window", id: 9 }],
  };
  assert.deepEqual(adoptedSettings(stored, known), {
    ...standard, zoom: 2, devices: [{ id: 1, device: "ipad-pro-11", orientation: "upright", width: "window" }],
    choices: { ...standard.choices, appearance: "both" },
  });
  assert.equal(adoptedSettings({ appearance: "dark" }, known).choices.appearance, "dark");
});

test("another device is one that is not there yet", () => {
  const two = withAnother(standard.devices, known);
  assert.deepEqual(two.map((item) => [item.id, item.device]), [[1, "iphone-15"], [2, "ipad-pro-11"]]);
  assert.equal(withAnother(two, known)[2].device, "android-compact");
});

test("a device has a view for each appearance, and says no more than it has to", () => {
  const [device] = standard.devices;
  const situation = { axes, isScene: false, windowWidth: 700 };
  assert.deepEqual(viewsOf(device, standard, situation),
    [{ id: "1-light", device: "iphone-15", orientation: "upright", textSize: "large", appearance: "light" }]);
  const choices = { ...standard.choices, appearance: "both", position: "high", platform: "android" };
  const [light, dark] = viewsOf({ ...device, width: "window" }, { ...standard, choices }, { ...situation, isScene: true });
  assert.deepEqual(light, {
    id: "1-light", device: "iphone-15", orientation: "upright", width: 700, platform: "android", textSize: "large",
    appearance: "light", position: "high",
  });
  assert.deepEqual(dark, { ...light, id: "1-dark", appearance: "dark" });
});

// Zoom

test("pictures are as large as they fit, and no larger than they are", () => {
  assert.equal(fittingZoom([], 500, 500), 1);
  assert.equal(fittingZoom([[393, 300]], 1000, 1000), 1);
  assert.equal(fittingZoom([[393, 300]], 300, 1000), 300 / 393);
  const zoom = fittingZoom([[393, 800], [393, 800], [834, 1100]], 1000, 800);
  assert.ok(zoom >= 0.5 && zoom < 1);
  assert.equal(fittingZoom([[390, 844]], 320, 340), 0.6);
  assert.equal(nextZoom(1, 1), 1.25);
  assert.equal(nextZoom(1, -1), 0.8);
  assert.equal(nextZoom(4, 1), 4);
  assert.equal(nextZoom(0.1, -1), 0.1);
});

// Lines of drawings

const drawing = (...lines) => ["<svg>", ...lines, "</svg>"].join("\n");
const plain = drawing("  <g>", "    <rect/>", "    <text>One</text>", "  </g>", "  <g>", "    <circle/>", "  </g>");

test("a changed text changes one element", () => {
  assert.deepEqual(patchBetween(plain, plain.replace("One", "Two")), { path: [0, 1], count: 1, markup: "    <text>Two</text>" });
});

test("what comes and goes is told with its place", () => {
  const more = plain.replace("    <circle/>", "    <circle/>\n    <path/>");
  assert.deepEqual(patchBetween(plain, more), { path: [1, 1], count: 0, markup: "    <path/>" });
  assert.deepEqual(patchBetween(more, plain), { path: [1, 1], count: 1, markup: "" });
});

test("an element that is changed at its ends changes as a whole", () => {
  const other = plain.replace("  <g>\n    <circle/>\n  </g>", "  <a>\n    <circle/>\n  </a>");
  const patch = patchBetween(plain, other);
  assert.deepEqual([patch.path, patch.count], [[1], 1]);
  assert.equal(patch.markup, "  <a>\n    <circle/>\n  </a>");
});

test("a drawing of another kind is none that can be patched", () => {
  assert.equal(patchBetween(plain, plain.replace("<svg>", '<svg width="3">')), null);
  assert.equal(patchBetween(plain, plain.replace("One", "One\nTwo")), null);
});

// Time of scenes that are played

const motion = (from, moments, others = {}) =>
  ({ uri: "u", view: "a", size: [1, 1], traced: 0, trace: [], from, moments, ...others });

test("between two moments of a look layers stand in between; between looks they jump", () => {
  const timeline = new Timeline();
  assert.equal(timeline.at(0), null);
  timeline.take(motion(0, [
    { time: 0, look: 0, cardTop: 10, places: [0, 10, 1] }, { time: 0.02, look: 0, cardTop: 20, places: [0, 20, 0.5] },
    { time: 0.04, look: 1, cardTop: 40, places: [0, 40, 0] },
  ], { looks: [{ layers: [{ kind: "card", picture: 1 }] }, { layers: [{ kind: "card", picture: 2 }] }] }));
  assert.deepEqual(timeline.at(0.01).places, [0, 15, 0.75]);
  assert.equal(timeline.at(0.01).cardTop, 15);
  assert.deepEqual(timeline.at(0.03).places, [0, 20, 0.5]);
  assert.deepEqual(timeline.at(9).places, [0, 40, 0]);
  assert.deepEqual(timeline.at(-1).places, [0, 10, 1]);
  assert.equal(timeline.neighbour(0.02, 1), 0.04);
  assert.equal(timeline.neighbour(0.02, -1), 0);
  assert.equal(timeline.neighbour(0.03, -1), 0.02);
  assert.equal(timeline.neighbour(9, 1), 0.04);
  assert.deepEqual([0, 0.01, 0.02, 0.03, 9].map((time) => timeline.frame(time)), [0, 0.02, 0.02, 0.03, 9], "another look begins at 0.04");
});

test("a card that passes from one position to another moves on, and only its line changes", () => {
  const timeline = new Timeline();
  const look = (separator) => ({ layers: [{ kind: "card", picture: 1 }, { kind: "separator", picture: separator }] });
  timeline.take(motion(0, [
    { time: 0, look: 0, cardTop: 10, places: [0, 10, 1] }, { time: 0.02, look: 1, cardTop: 20, places: [0, 20, 1] },
  ], { looks: [look(2), look(3)] }));
  assert.deepEqual(timeline.at(0.01), { time: 0.01, look: 0, cardTop: 15, places: [0, 15, 1], place: 0 });
  assert.equal(timeline.at(0.02).look, 1);
});

test("however long a play pauses, its time line is as long as what moves", () => {
  const timeline = new Timeline();
  const moments = [0, 1, 1.1, 60, 60.2].map((time) => ({ time, look: 0, cardTop: 0, places: [] }));
  for (const moment of moments) timeline.take(motion(moment.time, [moment]));
  const places = moments.map(({ time }) => timeline.place(time));
  assert.deepEqual(places.map((place) => place.toFixed(2)), ["0.00", "0.60", "0.70", "1.30", "1.50"]);
  assert.deepEqual(timeline.places.map((place) => place.toFixed(2)), ["0.00", "1.50"]);
  assert.equal(timeline.place(30), places[3], "in a pause it stands where the next motion begins");
  assert.deepEqual(places.map((place) => timeline.time(place).toFixed(1)), ["0.0", "1.0", "1.1", "60.0", "60.2"]);
});

test("what goes on after an edit stands on the time line behind what its trace tells of before", () => {
  const timeline = new Timeline();
  const told = (...times) => times.map((time) => ({ time, look: 0, cardTop: 0, places: [], text: "" }));
  const places = (...times) => times.map((time) => timeline.place(time).toFixed(2));
  timeline.take(motion(0, told(0, 0.25, 5, 5.25), { trace: told(0, 0.25, 5.25) }));
  timeline.take(motion(0.25, told(0.25, 0.5), { forgets: true, trace: told(0, 0.25, 0.5) }));
  assert.deepEqual(places(0, 0.25, 0.5), ["0.00", "0.25", "0.50"]);
  timeline.take(motion(3, told(3, 3.25), { forgets: true, trace: told(0, 0.25, 0.5, 3.25) }));
  assert.deepEqual(places(0, 0.25, 0.5, 3, 3.25), ["0.00", "0.25", "0.50", "1.10", "1.35"]);
  assert.deepEqual(timeline.places, [timeline.place(3), timeline.place(3.25)]);
  timeline.take(motion(0, told(0, 0.1), { forgets: true, trace: told(0) }));
  assert.deepEqual(places(0, 0.1), ["0.00", "0.10"], "from the start again");
});

test("ten thousand events leave no more behind than some minutes", () => {
  const timeline = new Timeline();
  const moment = (/** @type {number} */ time) => ({ time, look: 0, cardTop: 0, places: [time] });
  for (let event = 0; event < 10000; event += 1) {
    const told = [{ time: event, text: `a.${event}` }, { time: event + 1, text: "to come" }];
    timeline.take(motion(event, [moment(event), moment(event + 0.1), moment(event + 0.2)], { traced: event, trace: told }));
  }
  assert.equal(timeline.moments.length, 18000);
  assert.ok(timeline.trace.length <= 1000);
  assert.deepEqual(timeline.trace.slice(-2).map(({ text }) => text), ["a.9999", "to come"]);
  assert.equal(timeline.told(9999), timeline.trace.length - 1);
});

test("what comes to a record is added to its text", () => {
  const record = new PlayRecord();
  assert.equal(record.text, "");
  record.take({ from: 0, lines: ["  <a/>"], head: "<S>" });
  record.take({ from: 1, lines: ["  <b/>"] });
  record.take({ from: 2, lines: ["  <c/>"], head: "<D/>\n<S>", isFull: true });
  assert.equal(record.text, "<D/>\n<S>\n  <a/>\n  <b/>\n  <c/>\n</Scenario>");
  assert.ok(record.isFull);
});

test("what stands in the file as a scenario is not put there again, until an edit has taken it away", () => {
  const history = new PlayHistory();
  const record = { from: 0, lines: ["  <a/>"], head: '<Device id="d"/>\n<Scenario id="played-1" device="d">' };
  assert.ok(!history.isInserted, "nothing is recorded, and nothing stands in the file");
  history.take({ record, scenarios: [] });
  assert.ok(!history.isInserted);
  const stands = history.inserting();
  assert.ok(!history.isInserted);
  stands();
  assert.ok(history.isInserted);
  history.begin(history);
  history.take({ record: { ...record, head: '<Scenario id="played-2" device="d">' }, scenarios: ["played-1"] });
  assert.ok(history.isInserted);
  history.take({ record: { from: 1, lines: ["  <b/>"] } });
  assert.ok(!history.isInserted);
  history.take({ record: { from: 1, lines: [] } });
  assert.ok(history.isInserted);
  history.begin(history);
  history.take({ record, scenarios: [] });
  assert.ok(!history.isInserted);
});

test("the frame before is another moment, also where several have the same time", () => {
  const timeline = new Timeline();
  timeline.take(motion(0, [0, 0.5, 0.6, 0.6, 0.6, 0.7].map((time) => ({ time, look: 0, cardTop: 0, places: [] }))));
  assert.deepEqual([0.7, 0.6, 0.5, 0].map((time) => timeline.neighbour(time, -1)), [0.6, 0.5, 0, 0]);
  assert.equal(timeline.neighbour(0.6, 1), 0.7);
});

test("what was told of later moments is void when something new happens", () => {
  const timeline = new Timeline();
  const entry = (time, text) => ({ time, text });
  timeline.take(motion(0, [0, 1, 2].map((time) => ({ time, look: 0, places: [time] })), { trace: [entry(0, "a"), entry(2, "b")] }));
  timeline.take(motion(0.5, [{ time: 0.5, look: 0, places: [7] }], { traced: 1, trace: [entry(0.5, "c")] }));
  assert.deepEqual(timeline.moments.map(({ time }) => time), [0, 0.5]);
  assert.deepEqual(timeline.trace.map(({ text }) => text), ["a", "c"]);
});

test("the clock of a scene goes slower, stands, and goes on where it stood", () => {
  let now = 100;
  const clock = new PlayClock(() => now);
  now += 1;
  assert.equal(clock.time, 1);
  clock.run(0.1);
  now += 1;
  assert.ok(Math.abs(clock.time - 1.1) < 1e-9);
  clock.run(0);
  now += 5;
  assert.ok(Math.abs(clock.time - 1.1) < 1e-9);
  clock.set(3);
  clock.run(1);
  now += 0.5;
  assert.ok(Math.abs(clock.time - 3.5) < 1e-9);
});

test("a carousel comes to rest with a card at its beginning, and goes on card by card", () => {
  const tree = new PartTree([{ kind: "shape", frame: [0, 0, 100, 50] }]);
  const scroller = { part: 0, left: 150, right: 0, up: 0, down: 0, stops: [0, -90, -180] };
  const scrolling = new Scrolling(tree, [scroller]);
  assert.equal(scrolling.stopNear(0, -40), 0);
  assert.equal(scrolling.stopNear(0, -50), -90);
  assert.equal(scrolling.stopNear(0, -170), -150, "no further than it can be moved");
  assert.equal(scrolling.stopAfter(0, 1), -90);
  scrolling.scroll(0, -90, 0);
  assert.equal(scrolling.stopAfter(0, 1), -150);
  assert.equal(scrolling.stopAfter(0, -1), 0);
  const free = new Scrolling(tree, [{ ...scroller, stops: undefined }]);
  assert.equal(free.stopNear(0, -40), undefined);
  assert.equal(free.stopAfter(0, 1), -60);
});
