"use strict";
// The preview page: shows what the server draws and tells it what the person does. Channel.md describes the messages.
(() => {
  const byID = (id) => document.getElementById(id);
  const stage = byID("stage");
  const viewForm = byID("view");
  const options = byID("options");
  /** The editor that owns the page, or null in a browser. */
  const editor = typeof acquireVsCodeApi === "function" ? acquireVsCodeApi() : null;

  // MARK: Elements

  /** A new element with attributes and children; `on` maps events to what they run. */
  function make(name, attributes, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes ?? {})) {
      if (key === "on") for (const [event, run] of Object.entries(value)) element.addEventListener(event, run);
      else if (value === true) element.setAttribute(key, "");
      else if (value !== false && value != null) element.setAttribute(key, value);
    }
    element.append(...present(children));
    return element;
  }

  const present = (children) => children.filter((child) => child != null && child !== false);

  function icon(name, className) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#i-${name}`);
    svg.setAttribute("aria-hidden", "true");
    if (className) svg.setAttribute("class", className);
    svg.append(use);
    return svg;
  }

  const iconButton = (name, label, run) =>
    make("button", { type: "button", class: "icon", "aria-label": label, title: label, on: { click: run } }, icon(name));

  /** `value` within two bounds. */
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
  /** A figure with at most one decimal. */
  const short = (number) => String(Math.round(number * 10) / 10);
  /** `xxLarge` as “xx large”. */
  const spoken = (name) => name.replace(/[-_]/g, " ").replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);
  /** An entry of a list of `hello`, which may be a name only. */
  const named = (entry) => {
    const item = typeof entry === "string" ? { id: entry, name: spoken(entry) } : entry;
    return { ...item, name: item.name.charAt(0).toUpperCase() + item.name.slice(1) };
  };

  let saying;
  /** Has a screen reader read `text` when it is idle. */
  function say(text) {
    clearTimeout(saying);
    saying = setTimeout(() => (byID("live").textContent = text), 60);
  }

  let hiding;
  /** Shows `text` for a while, above everything. */
  function tell(text) {
    const message = byID("message");
    message.textContent = text;
    message.hidden = false;
    clearTimeout(hiding);
    hiding = setTimeout(() => (message.hidden = true), 7000);
  }

  // MARK: State

  const standard = {
    devices: [{ id: 1, device: "iphone-15", orientation: "portrait", width: null }],
    appearance: "light", textSize: "large", direction: "ltr", platform: "", contrast: "normal", state: "normal",
    position: "", overlays: ["findings"], zoom: "fit", theme: "system", wholeScreen: false, keys: true, tab: "outline",
  };
  let settings = structuredClone(standard);
  let hello = null;
  /** What is known of each open document, by URI. */
  const documents = new Map();
  let uri = null;
  /** Drawings on the stage by the id of their view. */
  const pictures = new Map();
  /** Sections of devices on the stage by their number. */
  const sections = new Map();
  /** The picture that keys and exports are for. */
  let active = null;
  /** The chosen element: `{view, part, element, range}`; `part` is null where nothing is drawn. */
  let selection = null;
  let inspection = null;
  let cursor = null;
  let zoom = 1;

  const current = () => documents.get(uri);
  const sameRange = (a, b) => Boolean(a && b && a[0] === b[0] && a[1] === b[1]);
  const deviceNamed = (id) => hello?.devices.find((device) => device.id === id);

  // MARK: Settings

  const storageKey = () => `cardwright:${hello.workspace}`;

  function storedSettings() {
    if (hello.settings) return hello.settings;
    try {
      return JSON.parse(localStorage.getItem(storageKey()));
    } catch {
      return null;
    }
  }

  /** Takes over what fits from settings that may be of another version. */
  function adopt(stored) {
    for (const [name, value] of Object.entries(standard)) {
      const found = stored?.[name];
      const fits = name === "zoom" ? found === "fit" || typeof found === "number" : typeof found === typeof value;
      if (fits && Array.isArray(found) === Array.isArray(value)) settings[name] = found;
    }
    settings.devices = settings.devices.filter((device) => deviceNamed(device?.device)).slice(0, 12)
      .map((device, index) => ({ ...standard.devices[0], ...device, id: index + 1 }));
    if (!settings.devices.length) {
      const device = deviceNamed(standard.devices[0].device) ?? hello.devices[0];
      settings.devices = [{ ...standard.devices[0], device: device?.id }];
    }
  }

  let saving;
  function save() {
    clearTimeout(saving);
    saving = setTimeout(() => {
      if (!hello) return;
      try {
        localStorage.setItem(storageKey(), JSON.stringify(settings));
      } catch {
        // A page without storage still has the server's.
      }
      send({ type: "settings", settings });
    }, 300);
  }

  /** Changes settings, and everything that shows them. */
  function change(values) {
    Object.assign(settings, values);
    applySettings();
    save();
  }

  function applySettings() {
    document.documentElement.dataset.theme = settings.theme;
    for (const form of [viewForm, options]) {
      for (const control of form.elements) {
        const value = settings[control.name];
        if (control.name === "textSize") control.value = Math.max(0, sizes().indexOf(value));
        else if (control.type === "radio") control.checked = control.value === value;
        else if (control.type === "checkbox") control.checked = Array.isArray(value) ? value.includes(control.value) : value;
      }
    }
    const size = spoken(settings.textSize);
    byID("text-size-name").textContent = size;
    byID("text-size").setAttribute("aria-valuetext", size);
    byID("zoom-fit").setAttribute("aria-pressed", settings.zoom === "fit");
    openTab(settings.tab);
    placePictures();
    show();
  }

  const sizes = () => (hello?.textSizes ?? []).map((size) => size.id ?? size);

  /** What a form says about the settings that it has controls for. */
  function readForm(form) {
    const values = {};
    for (const control of form.elements) {
      if (!control.name) continue;
      if (control.name === "textSize") values.textSize = sizes()[control.value];
      else if (control.name === "overlays") {
        values.overlays ??= [];
        if (control.checked) values.overlays.push(control.value);
      } else if (control.type === "checkbox") values[control.name] = control.checked;
      else if (control.checked) values[control.name] = control.value;
    }
    return values;
  }

  /** The next of `choices` after the present value. */
  function cycle(name, choices, step = 1) {
    const next = choices[(choices.indexOf(settings[name]) + step + choices.length) % choices.length];
    change({ [name]: next });
    say(`${spoken(name)}: ${spoken(next || "as the device")}`);
  }

  function toggleOverlay(name) {
    const has = settings.overlays.includes(name);
    change({ overlays: has ? settings.overlays.filter((other) => other !== name) : [...settings.overlays, name] });
    say(`${spoken(name)} ${has ? "off" : "on"}`);
  }

  /** Fills the lists that the server names. */
  function fillChoices() {
    const chip = (type, name) => (item) =>
      make("label", {}, make("input", { type, name, value: item.id }), make("span", {}, item.name));
    const fill = (place, type, name, items) =>
      byID(place).lastElementChild.replaceChildren(...items.map(named).map(chip(type, name)));
    fill("states", "radio", "state", hello.states);
    fill("overlays", "checkbox", "overlays", [...hello.overlays, "findings"]);
    fill("positions", "radio", "position", [{ id: "", name: "File’s" }, ...hello.positions]);
    byID("text-size").max = sizes().length - 1;
    byID("text-sizes").replaceChildren(...sizes().map((_, index) => make("option", { value: index })));
  }

  // MARK: Channel

  let socket = null;
  let delay = 0;
  let retry;
  let lastHeard = 0;
  let isClosed = false;

  function send(message) {
    if (editor) editor.postMessage(message);
    else if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function greet() {
    const wanted = uri ?? new URLSearchParams(location.search).get("uri") ?? undefined;
    send({ type: "hello", protocol: 1, uri: wanted });
  }

  function connect() {
    clearTimeout(retry);
    if (isClosed) return;
    if (editor) return greet();
    const address = new URL("channel", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const mine = new WebSocket(address);
    if (socket) drop(socket);
    socket = mine;
    mine.onopen = greet;
    mine.onmessage = (event) => receive(JSON.parse(event.data));
    mine.onclose = () => mine === socket && lost();
  }

  function drop(old) {
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  /** Waits longer each time, at most eight seconds. */
  function lost() {
    if (isClosed) return;
    if (socket) drop(socket);
    socket = null;
    delay = clamp(delay * 2, 250, 8000);
    setConnection("waiting", delay < 2000 ? "Reconnecting" : `Trying again in ${Math.round(delay / 1000)} s`);
    clearTimeout(retry);
    retry = setTimeout(connect, delay * (0.8 + Math.random() * 0.4));
  }

  /** Connects without waiting, or sees whether the connection lives; a closed preview only where the person asks for it. */
  function tryNow({ type }) {
    if (editor || (isClosed && type !== "click")) return;
    isClosed = false;
    if (socket?.readyState === WebSocket.OPEN) check();
    else if (socket?.readyState !== WebSocket.CONNECTING) {
      delay = 0;
      connect();
    }
  }

  /** Asks whether the other side is there: a connection that slept looks alive. */
  function check() {
    const asked = Date.now();
    send({ type: "ping" });
    setTimeout(() => {
      if (lastHeard >= asked || isClosed) return;
      if (editor) setConnection("waiting", "No answer");
      else lost();
    }, 4000);
  }

  const connectionTitles = { connected: "Connected", connecting: "Connecting", closed: "Closed" };
  function setConnection(state, text = connectionTitles[state]) {
    const place = byID("connection");
    if (place.dataset.state !== state) say(text);
    place.dataset.state = state;
    place.title = text;
    byID("connection-text").textContent = text;
    byID("retry").hidden = Boolean(editor) || !["waiting", "closed"].includes(state);
  }

  function receive(message) {
    if (!message || typeof message !== "object" || !Object.hasOwn(handlers, message.type)) return;
    lastHeard = Date.now();
    if (hello && message.type !== "closed") setConnection("connected");
    handlers[message.type](message);
  }

  const handlers = {
    hello(message) {
      const isFirst = !hello || hello.workspace !== message.workspace;
      hello = message;
      delay = 0;
      newest = -1;
      lastShown = "";
      pending.clear();
      setConnection("connected");
      for (const known of [...documents.keys()]) {
        if (!message.documents.some((item) => item.uri === known)) documents.delete(known);
      }
      for (const item of message.documents) if (!documents.has(item.uri)) documents.set(item.uri, item);
      if (!documents.has(uri)) uri = message.uri ?? message.documents[0]?.uri ?? null;
      fillChoices();
      if (isFirst) adopt(storedSettings());
      // The server knows nothing of an earlier connection.
      if (current()?.pinned) send({ type: "pin", uri, pinned: true });
      if (inspection) inspection.version = null;
      renderDocuments();
      renderDocument();
      applySettings();
    },
    documents({ documents: list }) {
      for (const item of list) documents.set(item.uri, { ...documents.get(item.uri), ...item });
      if (!uri) open(list[0]?.uri ?? null);
      renderDocuments();
    },
    document(message) {
      documents.set(message.uri, { ...documents.get(message.uri), ...message });
      uri ??= message.uri;
      renderDocuments();
      if (message.uri !== uri) return;
      renderDocument();
      show();
    },
    removed({ uri: gone }) {
      documents.delete(gone);
      if (gone === uri) open(documents.keys().next().value ?? null);
      renderDocuments();
    },
    follow({ uri: followed }) {
      if (documents.has(followed) && !current()?.pinned) open(followed);
    },
    assets({ assets }) {
      for (const asset of assets) {
        if (Drawing.assets.has(asset.id)) continue;
        const blob = new Blob([bytes(asset.data)], { type: asset.type });
        Drawing.assets.set(asset.id, URL.createObjectURL(blob));
      }
    },
    frames(message) {
      if (message.uri !== uri || message.sequence < newest) return;
      newest = message.sequence;
      for (const view of message.views) {
        const waiting = pending.get(view.id);
        pending.set(view.id, { ...waiting, ...view, version: message.version });
      }
      if (!drawing) drawing = requestAnimationFrame(drawFrames);
    },
    cursor(message) {
      cursor = message.uri === uri ? message.range : null;
      markAll();
      markOutline();
    },
    inspection(message) {
      if (message.uri !== uri || !selection) return;
      const isMine = message.part == null ? sameRange(message.range, selection.range)
        : message.view === selection.view && message.part === selection.part;
      if (!isMine) return;
      inspection = message;
      renderInspector();
      sendEdit();
    },
    edited({ request, ok, message }) {
      const field = requests.get(request);
      requests.delete(request);
      if (ok) say("Changed");
      else tell(message ?? "This could not be changed.");
      if (!field) return;
      if (ok) field.removeAttribute("aria-invalid");
      else field.setAttribute("aria-invalid", "true");
      sendEdit();
    },
    exported({ name, mediaType, data }) {
      const address = URL.createObjectURL(new Blob([bytes(data)], { type: mediaType }));
      const link = make("a", { href: address, download: name });
      document.body.append(link);
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(address), 10000);
      say(`${name} exported`);
    },
    closed() {
      isClosed = true;
      setConnection("closed");
      byID("nothing").textContent = "The preview was closed. Open it again from the editor.";
      if (socket) drop(socket);
      socket = null;
    },
    error({ message }) {
      tell(message);
    },
    pong() {},
  };

  const bytes = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

  let lastRequest = 0;
  /** Fields that wait for the answer to their edit. */
  const requests = new Map();
  /** Edits of the inspected element that wait until the page has seen the text behind the one before. */
  let edits = [];
  function sendEdit() {
    if (!edits.length || requests.size || !inspection || inspection.version !== current()?.version) return;
    const { control, ...edit } = edits.shift();
    request({ type: "edit", version: inspection.version, range: inspection.range, ...edit }, control);
  }

  /** Sends what is answered, by `edited` or `exported`. */
  function request(message, field) {
    lastRequest += 1;
    if (field) requests.set(lastRequest, field);
    send({ version: current()?.version, ...message, request: lastRequest, uri });
  }

  // MARK: Documents

  function open(other) {
    if (other === uri) return;
    uri = other;
    cursor = null;
    pending.clear();
    choose(null);
    for (const picture of pictures.values()) picture.scrolls.clear();
    renderDocuments();
    renderDocument();
    placePictures();
    show();
  }

  function renderDocuments() {
    const list = byID("document");
    const entries = [...documents.values()];
    const isSame = list.length === entries.length && entries.every((entry, index) => list.options[index].value === entry.uri);
    if (!isSame) list.replaceChildren(...entries.map((entry) => make("option", { value: entry.uri }, entry.name)));
    list.value = uri ?? "";
    // An editor that is started again finds its panels by this.
    editor?.setState?.({ uri });
    document.title = current() ? `${current().name} – Cardwright` : "Cardwright preview";
  }

  function renderDocument() {
    const shown = current();
    byID("pin").setAttribute("aria-pressed", Boolean(shown?.pinned));
    byID("positions").hidden = !shown?.isScene;
    renderStale(shown?.stale);
    renderOutline(shown?.outline ?? []);
    renderFindings(shown?.findings ?? []);
    markAll();
  }

  function renderStale(stale) {
    const banner = byID("stale");
    stage.classList.toggle("stale", Boolean(stale));
    banner.hidden = !stale;
    if (!stale) return;
    const finding = current().findings?.find((item) => item.line === stale.line);
    const place = stale.line ? ` (line ${stale.line}, column ${stale.column})` : "";
    const showIt = { type: "button", class: "plain", on: { click: () => selectInEditor(finding.range, true, current().version) } };
    banner.replaceChildren(...present([
      make("b", {}, "The last good picture"), make("span", {}, stale.reason + place),
      finding && hello.canSelect && make("button", showIt, "Show in the editor"),
    ]));
  }

  // MARK: What is drawn

  /** The views of a device: one for each appearance. */
  function views(device) {
    const appearances = settings.appearance === "both" ? ["light", "dark"] : [settings.appearance];
    return appearances.map((appearance) => ({
      id: `${device.id}-${appearance}`, device: device.device, orientation: device.orientation,
      width: device.width === "window" ? windowWidth() : (device.width ?? undefined), platform: settings.platform || undefined,
      textSize: settings.textSize, appearance, contrast: settings.contrast, direction: settings.direction,
      state: settings.state, position: (current()?.isScene && settings.position) || undefined,
    }));
  }

  const windowWidth = () => clamp(Math.round(stage.clientWidth - 2 * stagePadding()), 240, 1600);
  const stagePadding = () => parseFloat(getComputedStyle(byID("pictures")).paddingLeft);

  let showing;
  let lastShown = "";
  /** Tells the server what to draw, once for all changes of a moment. */
  function show() {
    showing ??= setTimeout(() => {
      showing = undefined;
      if (!hello || !uri) return;
      const message = {
        type: "show", uri, views: document.hidden ? [] : settings.devices.flatMap(views).slice(0, 24),
        overlays: settings.overlays.filter((name) => name !== "findings"),
      };
      const text = JSON.stringify(message);
      if (text === lastShown) return;
      lastShown = text;
      send(message);
    }, 16);
  }

  let newest = -1;
  let drawing = 0;
  /** Views that came since the last frame of the screen. */
  const pending = new Map();

  function drawFrames() {
    drawing = 0;
    for (const [id, view] of pending) pictures.get(id)?.update(view);
    pending.clear();
    findSelection();
    layOut();
  }

  const drawingStyle = new CSSStyleSheet();
  drawingStyle.replaceSync(`
    :host { position: relative; }
    svg { display: block; user-select: none; -webkit-user-select: none; }
    .marks { position: absolute; inset: 0; overflow: hidden; pointer-events: none; }
    .marks div { position: absolute; border-radius: 3px; }
    .hover { outline: 1px solid #0b62c4; background: rgb(11 98 196 / 0.08); }
    .cursor { outline: 1.5px dashed #7a3fd1; outline-offset: 2px; box-shadow: 0 0 0 4px rgb(255 255 255 / 0.45); }
    .chosen { outline: 2px solid #0b62c4; outline-offset: 1px; box-shadow: 0 0 0 4px rgb(255 255 255 / 0.6); }
    .twin { outline: 1px solid #0b62c4; outline-offset: 1px; }
    .finding { outline: 1.5px dotted currentColor; outline-offset: 1px; }
    .finding::after { content: ""; position: absolute; top: -5px; inset-inline-end: -5px; width: 9px; height: 9px;
      border: 1.5px solid #fff; border-radius: 50%; background: currentColor; }
    .error { color: #c3222f; } .warning { color: #b26a00; } .information { color: #0b62c4; }
    .tag { padding: 1px 6px; border-radius: 3px; background: #0b62c4; color: #fff; font: 11px/16px system-ui, sans-serif;
      white-space: nowrap; }
    .tag b { font-weight: 600; } `);

  /** One drawing in its frame. */
  class Picture {
    constructor(id, device, appearance) {
      this.id = id;
      this.device = device;
      this.appearance = appearance;
      this.size = [0, 0];
      this.parts = [];
      this.version = 0;
      /** Where the parts that scroll inside the drawing stand: offsets by the part's index. */
      this.scrolls = new Map();
      this.scrollers = new Map();
      /** Parts with findings and how these are drawn, and the part at the editor's cursor. */
      this.findings = [];
      this.cursor = null;
      this.canvas = make("div", { class: "canvas", tabindex: -1, role: "application", "aria-roledescription": "card picture" });
      this.root = this.canvas.attachShadow({ mode: "open" });
      this.root.adoptedStyleSheets = [drawingStyle];
      this.marks = make("div", { class: "marks", "aria-hidden": "true" });
      this.root.append(this.marks);
      this.frame = make("div", { class: "frame" }, this.canvas);
      this.caption = make("figcaption");
      this.grip = make("div", {
        class: "grip", role: "slider", tabindex: 0, "aria-orientation": "horizontal", "aria-label": "Width of the frame", "aria-valuemin": 240,
        "aria-valuemax": 1600, title: "Drag to change the width; double-click for the device’s own",
      });
      this.element = make("figure", { class: "picture", "data-view": id }, this.frame, this.grip, this.caption);
      listenToGrip(this);
      listenToCanvas(this);
    }

    /** Takes over what the server has drawn. */
    update(view) {
      this.version = view.version;
      if (view.size) this.size = view.size;
      if (view.parts) {
        this.parts = view.parts;
        this.byRange = new Map();
        this.order = undefined;
        view.parts.forEach((part, index) => {
          if (!part.source || this.whole(index) !== index) return;
          const key = part.source.join("-");
          this.byRange.set(key, [...(this.byRange.get(key) ?? []), index]);
        });
      }
      if (!view.svg) return;
      const svg = Drawing.update(this.svg, this.text, view.svg);
      if (svg && !this.svg) this.root.prepend(svg);
      [this.svg, this.text, this.needsScrollers] = [svg, view.svg, Boolean(svg)];
    }

    /** Sizes the drawing and its frame in pixels. */
    layOut() {
      const [width, height] = this.size;
      if (!this.svg || !width) return;
      const device = deviceNamed(this.device.device);
      const isTurned = this.device.orientation === "landscape";
      const screen = device ? (isTurned ? device.width : device.height) : height;
      const visible = settings.wholeScreen ? Math.max(screen, Math.min(height, screen)) : Math.min(height, screen);
      // The same value again would have the whole drawing laid out anew.
      for (const [name, length] of [["width", width * zoom], ["height", height * zoom]]) {
        if (this.svg.getAttribute(name) !== String(length)) this.svg.setAttribute(name, length);
      }
      this.canvas.style.width = `${width * zoom}px`;
      this.frame.style.width = `${width * zoom}px`;
      this.frame.style.height = `${visible * zoom}px`;
      this.frame.style.borderRadius = `${Math.max(6, 18 * zoom)}px`;
      const ground = this.svg.querySelector("rect:not(defs rect)")?.getAttribute("fill");
      this.frame.style.background = /^#[0-9a-f]{3,8}$/i.test(ground ?? "") ? ground : "";
      this.grip.setAttribute("aria-valuenow", Math.round(width));
      this.grip.setAttribute("aria-valuetext", `${Math.round(width)} points`);
      if (this.needsScrollers) this.findScrollers();
      this.mark();
    }

    /** Finds what is larger than the clip around it: rows of a carousel, maps. */
    findScrollers() {
      this.needsScrollers = false;
      const hadScrollers = this.scrollers.size > 0;
      for (const { moved } of this.scrollers.values()) for (const element of moved) element.style.translate = "";
      this.scrollers.clear();
      for (const group of this.svg.querySelectorAll("g[clip-path]")) {
        const index = Number(/clip-(\d+)\)$/.exec(group.getAttribute("clip-path"))?.[1]);
        const part = this.parts[index];
        if (!part) continue;
        const [x, y, width, height] = part.frame;
        const box = group.getBBox();
        const lead = Math.max(0, box.x - x);
        const limits = {
          left: Math.min(0, x + width - box.x - box.width - lead), right: Math.max(0, x - box.x),
          up: Math.min(0, y + height - box.y - box.height), down: Math.max(0, y - box.y),
        };
        const slack = 12;
        if (limits.left > -slack) limits.left = 0;
        if (limits.right < slack) limits.right = 0;
        if (limits.up > -slack) limits.up = 0;
        if (limits.down < slack) limits.down = 0;
        if (!limits.left && !limits.right && !limits.up && !limits.down) continue;
        // What stands on a drawing, such as the names on a map, moves with it and is clipped like it.
        const isDrawing = part.kind === "drawing" && group.parentNode.localName === "g" && !group.hasAttribute("data-element");
        if (isDrawing) group.parentNode.style.clipPath = group.getAttribute("clip-path");
        const beside = isDrawing ? [...group.parentNode.children].filter((child) => child !== group) : [];
        const moved = [...group.children, ...beside, ...this.overlaysIn(part.frame, box)];
        // The ground stays.
        while (isDrawing && moved[0]?.localName === "rect" && moved[0].getAttribute("width") >= width) moved.shift();
        this.scrollers.set(index, { limits, moved });
        this.scroll(index, 0, 0);
      }
      if (hadScrollers && !this.scrollers.size) this.joinReadingOrder();
    }

    /** What overlays show inside a frame whose contents fill `box`; they are not part of what they explain. */
    overlaysIn([x, y, width, height], box) {
      const found = [];
      for (const element of this.svg.querySelectorAll("g[class^=overlay-] > *")) {
        const number = (name) => Number(element.getAttribute(name) ?? 0);
        // A measure belongs to the rectangle before it.
        if (element.localName === "text" && found.at(-1) === element.previousElementSibling) found.push(element);
        if (element.localName === "text" || element.localName === "path") continue;
        const isCircle = element.localName === "circle";
        const left = isCircle ? number("cx") : number("x");
        const middle = isCircle ? number("cy") : number("y") + number("height") / 2;
        const isWhole = number("width") > width - 2 && left < x + 2;
        if (!isWhole && middle > y && middle < y + height && left > x - 10 && left < box.x + box.width + 10) found.push(element);
      }
      return found;
    }

    /** The line of the reading order goes through its numbers, wherever they have moved. */
    joinReadingOrder() {
      const line = this.svg.querySelector(".overlay-reading-order > path");
      if (!line) return;
      const points = [...line.parentNode.querySelectorAll("circle")].map((circle) => {
        const [dx, dy] = (circle.style.translate || "0px 0px").split(" ").map(parseFloat);
        return `${Number(circle.getAttribute("cx")) + dx} ${Number(circle.getAttribute("cy")) + (dy || 0)}`;
      });
      line.setAttribute("d", `M${points.join("L")}`);
    }

    /** Moves what part `index` holds by a distance in points; returns whether anything moved. */
    scroll(index, dx, dy) {
      const { limits, moved } = this.scrollers.get(index);
      const old = this.scrolls.get(index) ?? { x: 0, y: 0 };
      const fresh = { x: clamp(old.x + dx, limits.left, limits.right), y: clamp(old.y + dy, limits.up, limits.down) };
      this.scrolls.set(index, fresh);
      const offset = fresh.x || fresh.y ? `${fresh.x}px ${fresh.y}px` : "";
      for (const element of moved) element.style.translate = offset;
      this.joinReadingOrder();
      return fresh.x !== old.x || fresh.y !== old.y;
    }

    /** The innermost part around `index` that scrolls, or undefined. */
    scrollerOf(index) {
      for (let part = index; part != null; part = this.parts[part]?.parent) if (this.scrollers.has(part)) return part;
      return undefined;
    }

    /** Where part `index` is seen, `[x, y, width, height]` in points, or null when all of it is scrolled away. */
    seen(index) {
      let [x, y, width, height] = this.parts[index].frame;
      for (let part = this.parts[index].parent; part != null; part = this.parts[part]?.parent) {
        if (!this.scrollers.has(part)) continue;
        const { x: dx, y: dy } = this.scrolls.get(part);
        const clip = this.parts[part].frame;
        const [right, bottom] = [Math.min(x + dx + width, clip[0] + clip[2]), Math.min(y + dy + height, clip[1] + clip[3])];
        [x, y] = [Math.max(x + dx, clip[0]), Math.max(y + dy, clip[1])];
        [width, height] = [right - x, bottom - y];
        if (width <= 0 || height <= 0) return null;
      }
      return [x, y, width, height];
    }

    /** The part that stands for the element of part `index`: the outermost of its own parts, without rows around it. */
    whole(index) {
      let part = index;
      while (part != null && !this.parts[part].source) part = this.parts[part].parent;
      if (part == null) return null;
      const { source } = this.parts[part];
      for (let outer = this.parts[part].parent; outer != null; outer = this.parts[outer].parent) {
        if (!sameRange(this.parts[outer].source, source)) break;
        if (!rows.has(this.parts[outer].role)) part = outer;
      }
      return part;
    }

    /** Everything that is seen at a point, in front first. */
    *hits(x, y) {
      for (let index = this.parts.length - 1; index >= 0; index -= 1) {
        const frame = this.scrollers.size ? this.seen(index) : this.parts[index].frame;
        if (!frame || !frame[2] || !frame[3]) continue;
        if (x >= frame[0] && y >= frame[1] && x <= frame[0] + frame[2] && y <= frame[1] + frame[3]) yield index;
      }
    }

    /** The parts at a point that stand for elements, in front first. */
    partsAt(x, y) {
      const found = new Set();
      for (const index of this.hits(x, y)) found.add(this.whole(index));
      found.delete(null);
      return [...found];
    }

    /** The part that a drag or a wheel at a point scrolls, or undefined. */
    scrollerAt(x, y) {
      if (!this.scrollers.size) return undefined;
      const { value } = this.hits(x, y).next();
      return value == null ? undefined : this.scrollerOf(value);
    }

    /** The part drawn for the element at `range`: the outermost one; or null. */
    find(range) {
      return range ? (this.byRange?.get(range.join("-"))?.[0] ?? null) : null;
    }

    /** The smallest part whose element holds `range`, or null. */
    findAround(range) {
      let best = null;
      let length = Infinity;
      this.parts.forEach(({ source }, index) => {
        if (!source || source[0] > range[0] || source[1] < range[1] || source[1] - source[0] >= length) return;
        best = index;
        length = source[1] - source[0];
      });
      return best;
    }

    /** Parts that stand in the file, each element once, as they are read; what holds others comes before them. */
    get reading() {
      if (this.order) return this.order;
      const rank = this.parts.map((part) => part.readingOrder ?? Infinity);
      for (let index = rank.length - 1; index > 0; index -= 1) {
        const parent = this.parts[index].parent;
        if (parent != null) rank[parent] = Math.min(rank[parent], rank[index]);
      }
      rank.forEach((value, index) => {
        if (value === Infinity) rank[index] = index ? rank[index - 1] : 0;
      });
      this.order = [...(this.byRange?.values() ?? [])].flat().sort((a, b) => rank[a] - rank[b] || a - b);
      return this.order;
    }

    /** Scrolls until part `index` is seen. */
    reveal(index) {
      const scroller = this.scrollerOf(this.parts[index].parent);
      if (scroller != null) {
        const [x, y, width, height] = this.parts[index].frame;
        const clip = this.parts[scroller].frame;
        const offset = this.scrolls.get(scroller);
        const need = (start, length, low, room) => {
          if (start < low || length > room) return low - start;
          return start + length > low + room ? low + room - start - length : 0;
        };
        this.scroll(scroller, need(x + offset.x, width, clip[0], clip[2]), need(y + offset.y, height, clip[1], clip[3]));
      }
      const seen = this.seen(index);
      if (!seen) return;
      const [top, bottom] = [seen[1] * zoom, (seen[1] + seen[3]) * zoom];
      if (top < this.frame.scrollTop || bottom > this.frame.scrollTop + this.frame.clientHeight) {
        this.frame.scrollTop = top - 40;
      }
    }

    /** Draws the outlines above the picture. */
    mark() {
      const marks = [];
      const add = (index, className, text) => {
        const frame = index == null ? null : this.seen(index);
        if (!frame || !this.svg) return;
        const mark = make("div", { class: className });
        const [x, y, width, height] = frame.map((value) => value * zoom);
        Object.assign(mark.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
        marks.push(mark);
        if (!text) return;
        const tag = make("div", { class: "tag" }, make("b", {}, text), ` ${short(this.parts[index].frame[2])} × ${short(this.parts[index].frame[3])}`);
        const above = y >= 20;
        const room = this.size[0] * zoom - 150;
        Object.assign(tag.style, { left: `${clamp(x - 1, 0, Math.max(0, room))}px`, top: `${above ? y - 21 : y + height + 4}px` });
        marks.push(tag);
      };
      // Ranges are those of the newest text; while the picture is older, outlines stay where they were.
      if (this.version === current()?.version) {
        const part = (range) => this.find(range) ?? this.findAround(range);
        this.findings = current().findings?.map((finding) => [part(finding.range), `finding ${severity(finding)}`]) ?? [];
        this.cursor = cursor && !sameRange(cursor, selection?.range) ? part(cursor) : null;
      }
      if (settings.overlays.includes("findings")) for (const [index, className] of this.findings) add(index, className);
      add(this.cursor, "cursor");
      if (selection) {
        const isMine = selection.view === this.id;
        const index = isMine && selection.part != null ? selection.part : this.find(selection.range);
        add(index, isMine ? "chosen" : "twin", isMine && selection.element);
      }
      if (this.hovered != null && this.hovered !== selection?.part) add(this.hovered, "hover", this.parts[this.hovered]?.element);
      this.marks.replaceChildren(...marks);
    }
  }

  /** Roles of rows, which have the source of what they hold or of what holds them. */
  const rows = new Set(["header", "body", "footer", "page"]);
  const severity = (finding) => ({ 1: "error", 2: "warning", 3: "information", 4: "information", info: "information" })[finding.severity] ?? finding.severity;
  const markAll = () => pictures.forEach((picture) => picture.mark());

  // MARK: Devices

  /** Puts a frame on the stage for each view, and takes away those that are gone. */
  function placePictures() {
    if (!hello) return;
    const shownViews = new Set();
    for (const device of settings.devices) {
      if (!sections.has(device.id)) sections.set(device.id, makeSection(device.id));
      const section = sections.get(device.id);
      const known = deviceNamed(device.device);
      section.list.value = device.device;
      section.turn.setAttribute("aria-pressed", device.orientation === "landscape");
      section.follow.setAttribute("aria-pressed", device.width === "window");
      section.remove.hidden = settings.devices.length === 1;
      const own = views(device);
      for (const view of own) {
        shownViews.add(view.id);
        if (!pictures.has(view.id)) pictures.set(view.id, new Picture(view.id, device, view.appearance));
        const picture = pictures.get(view.id);
        picture.device = device;
        picture.caption.textContent = own.length > 1 ? spoken(view.appearance).replace(/^./, (letter) => letter.toUpperCase()) : "";
        picture.caption.hidden = own.length < 2;
        picture.canvas.setAttribute("aria-label", `${known?.name}, ${view.appearance}. Arrow keys go through its parts, Enter shows one in the editor.`);
        if (picture.element.parentNode !== section.pair) section.pair.append(picture.element);
      }
      if (section.element.parentNode !== byID("pictures")) byID("pictures").append(section.element);
    }
    for (const [id, picture] of pictures) {
      if (shownViews.has(id)) continue;
      picture.element.remove();
      pictures.delete(id);
    }
    for (const [id, section] of sections) {
      if (settings.devices.some((device) => device.id === id)) continue;
      section.element.remove();
      sections.delete(id);
    }
    if (!pictures.has(active?.id)) activate(pictures.values().next().value);
    layOut();
  }

  function makeSection(id) {
    const list = make("select", { "aria-label": "Device", title: "Device", on: { change: () => changeDevice(id, { device: list.value, width: null }) } });
    const groups = new Map();
    for (const device of hello.devices) {
      const platform = device.platform === "android" ? "Android" : "iOS";
      if (!groups.has(platform)) groups.set(platform, make("optgroup", { label: platform }));
      groups.get(platform).append(make("option", { value: device.id }, device.name));
    }
    list.append(...groups.values());
    const measure = make("span", { class: "measure" });
    const turn = iconButton("rotate", "Rotate (O)", () => rotate(id));
    const follow = iconButton("follow", "As wide as the window (W)", () => followWindow(id));
    const remove = iconButton("remove", "Remove this device (Delete)", () => removeDevice(id));
    const pair = make("div", { class: "pair" });
    const element = make("section", { class: "device" }, make("header", {}, list, measure, turn, follow, remove), pair);
    return { element, list, measure, turn, follow, remove, pair };
  }

  function changeDevice(id, values) {
    change({ devices: settings.devices.map((device) => (device.id === id ? { ...device, ...values } : device)) });
  }
  const deviceOf = (id) => settings.devices.find((device) => device.id === id);
  const rotate = (id) => changeDevice(id, { orientation: deviceOf(id).orientation === "portrait" ? "landscape" : "portrait", width: null });
  const followWindow = (id) => changeDevice(id, { width: deviceOf(id).width === "window" ? null : "window" });

  function addDevice() {
    if (settings.devices.length >= 12) return tell("Twelve devices at most.");
    const used = new Set(settings.devices.map((device) => device.device));
    const wanted = ["ipad-pro-11", "android-compact", "iphone-se-3", "iphone-15-pro-max"];
    const device = wanted.find((name) => !used.has(name) && deviceNamed(name)) ?? hello.devices.find((item) => !used.has(item.id))?.id;
    const id = Math.max(...settings.devices.map((item) => item.id)) + 1;
    change({ devices: [...settings.devices, { id, device, orientation: "portrait", width: null }] });
    sections.get(id).list.focus();
    sections.get(id).element.scrollIntoView({ block: "nearest" });
    say(`${deviceNamed(device).name} added`);
  }

  function removeDevice(id) {
    if (settings.devices.length === 1) return;
    say(`${deviceNamed(deviceOf(id).device)?.name} removed`);
    change({ devices: settings.devices.filter((device) => device.id !== id) });
    active?.canvas.focus();
  }

  function listenToGrip(picture) {
    const { grip } = picture;
    const resize = (width) => changeDevice(picture.device.id, { width: clamp(Math.round(width), 240, 1600) });
    let start = null;
    grip.addEventListener("pointerdown", (event) => {
      start = { x: event.clientX, width: picture.size[0], zoom };
      grip.setPointerCapture(event.pointerId);
      event.preventDefault();
    });
    grip.addEventListener("pointermove", (event) => start && resize(start.width + (event.clientX - start.x) / start.zoom));
    for (const end of ["pointerup", "pointercancel"]) grip.addEventListener(end, () => (start = null));
    grip.addEventListener("dblclick", () => changeDevice(picture.device.id, { width: null }));
    grip.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -5, PageUp: 5 }[event.key];
      if (step) resize(picture.size[0] + step * (event.shiftKey ? 1 : 10));
      else if (event.key === "Home") resize(240);
      else if (event.key === "End") resize(1600);
      else if (event.key === "Escape") changeDevice(picture.device.id, { width: null });
      else return;
      event.preventDefault();
    });
  }

  // MARK: Zoom

  /** Chooses the zoom and sizes everything on the stage. */
  function layOut() {
    const drawn = [...pictures.values()].filter((picture) => picture.svg && picture.size[0]);
    byID("nothing").hidden = drawn.length > 0;
    zoom = settings.zoom === "fit" ? fittingZoom(drawn) : settings.zoom;
    byID("zoom-value").textContent = `${Math.round(zoom * 100)} %`;
    for (const picture of drawn) picture.layOut();
    for (const device of settings.devices) {
      const [width, height] = pictures.get(views(device)[0].id)?.size ?? [0, 0];
      const section = sections.get(device.id);
      if (section) section.measure.textContent = width ? `${short(width)} × ${short(height)}` : "";
    }
  }

  /** At most actual size: everything at once where that leaves it legible, else the largest frame. */
  function fittingZoom(drawn) {
    if (!drawn.length) return 1;
    const frames = drawn.map((picture) => [picture.size[0], Math.min(picture.size[1], deviceNamed(picture.device.device)?.height ?? Infinity)]);
    const width = stage.clientWidth - 2 * stagePadding() - 6;
    const height = stage.clientHeight - 110;
    const widest = Math.max(...frames.map((frame) => frame[0]));
    const tallest = Math.max(...frames.map((frame) => frame[1]));
    const largest = Math.max(0.1, Math.min(1, width / widest, Math.max(0.6, (height - 40) / tallest)));
    // Beside an editor there is only room for one after the other.
    for (let zoom = largest; width > 560 && zoom >= 0.5; zoom -= 0.02) if (heightOfRows(frames, width, zoom) <= height) return zoom;
    return largest;
  }

  /** How high the frames are when they are set in rows, each with its head and foot. */
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

  const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4];
  function zoomBy(direction) {
    const next = direction > 0 ? steps.find((step) => step > zoom + 0.01) : steps.findLast((step) => step < zoom - 0.01);
    setZoom(next ?? zoom);
  }
  function setZoom(value) {
    settings.zoom = value;
    byID("zoom-fit").setAttribute("aria-pressed", value === "fit");
    layOut();
    save();
    say(`${Math.round(zoom * 100)} percent`);
  }

  // MARK: Selection

  function activate(picture) {
    if (active) active.canvas.tabIndex = -1;
    active = picture ?? null;
    if (active) active.canvas.tabIndex = 0;
  }

  /** The version of the text that is drawn: outline and parts tell of that. */
  const drawnVersion = () => active?.version ?? current()?.version;
  const selectInEditor = (range, focus, version = drawnVersion()) =>
    hello.canSelect && send({ type: "select", uri, version, range, focus });

  /** Chooses an element, or none: outlines it, inspects it and selects it in the editor. */
  function choose(fresh, { tellEditor = false, focus = false } = {}) {
    const isSame = selection && fresh && sameRange(selection.range, fresh.range) && selection.view === fresh.view;
    selection = fresh;
    if (!fresh) {
      if (inspection) send({ type: "inspect", uri, version: current()?.version, view: inspection.view, part: null });
      inspection = null;
      renderInspector();
    } else if (!isSame) {
      edits = [];
      freeField = null;
      requests.clear();
      inspect();
    }
    if (fresh && tellEditor) selectInEditor(fresh.range, focus);
    if (fresh && !isSame && !matchMedia("(min-width: 1080px)").matches && settings.tab && settings.tab !== "outline") openTab("inspector", true);
    markAll();
    markOutline();
  }

  function choosePart(picture, index, how) {
    const part = picture.parts[index];
    activate(picture);
    picture.reveal(index);
    choose({ view: picture.id, part: index, element: part.element, range: part.source }, how);
    const place = picture.reading.indexOf(index) + 1;
    say(`${part.element}${describe(picture, index)}, ${place} of ${picture.reading.length}`);
  }

  /** Chooses the element at `range`, which may not be drawn. */
  function chooseRange(element, range, how) {
    const index = active?.find(range);
    if (index != null) choosePart(active, index, how);
    else choose({ view: active?.id, part: null, element, range }, how);
  }

  /** The label or the text of a part, for those who hear it. */
  function describe(picture, index) {
    const { source, label } = picture.parts[index];
    if (label) return `, ${label}`;
    const part = picture.parts.find((other) => sameRange(other.source, source) && other.lines);
    return part ? `, ${part.lines.map((line) => line.text).join(" ")}` : "";
  }

  function inspect() {
    if (!selection) return;
    const { view, part, range } = selection;
    send({ type: "inspect", uri, version: pictures.get(view)?.version ?? drawnVersion(), view, ...(part == null ? { range } : { part }) });
  }

  /** After a new drawing: the chosen element is where it was, or the nearest one of its name. */
  function findSelection() {
    if (!selection) return;
    const picture = pictures.get(selection.view) ?? active;
    if (!picture) return;
    let index = selection.part;
    if (index == null || picture.parts[index]?.element !== selection.element) {
      const distance = (part) => Math.abs(picture.parts[part].source[0] - selection.range[0]) + Math.abs(part - selection.part) / 1e6;
      index = picture.reading.filter((part) => picture.parts[part].element === selection.element)
        .sort((a, b) => distance(a) - distance(b))[0];
    }
    if (index == null || (selection.part == null && !sameRange(picture.parts[index].source, selection.range))) return;
    const isStale = index !== selection.part || picture.id !== selection.view || picture.version !== inspection?.version;
    selection = { view: picture.id, part: index, element: selection.element, range: picture.parts[index].source };
    if (isStale) inspect();
    markOutline();
  }

  function listenToCanvas(picture) {
    const { canvas } = picture;
    const point = (event) => {
      const box = canvas.getBoundingClientRect();
      return [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
    };
    let drag = null;
    canvas.addEventListener("pointerdown", (event) => {
      activate(picture);
      const scroller = picture.scrollerAt(...point(event));
      drag = scroller == null || event.button ? null : { scroller, x: event.clientX, y: event.clientY, moved: false };
      if (drag) canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (drag) {
        const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
        if (!drag.moved && Math.hypot(dx, dy) < 4) return;
        drag = { ...drag, moved: true, x: event.clientX, y: event.clientY };
        picture.scroll(drag.scroller, dx / zoom, dy / zoom);
        picture.hovered = null;
        return picture.mark();
      }
      hover(picture.partsAt(...point(event))[0]);
    });
    const hover = (index = null) => {
      if (picture.hovered === index) return;
      picture.hovered = index;
      picture.mark();
    };
    canvas.addEventListener("pointerleave", () => hover());
    for (const end of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(end, () => setTimeout(() => (drag = null)));
    }
    canvas.addEventListener("click", (event) => {
      if (drag?.moved) return;
      const found = picture.partsAt(...point(event));
      if (!found.length) return choose(null);
      const behind = event.altKey ? found[(found.indexOf(selection?.part) + 1) % found.length] : found[0];
      choosePart(picture, event.altKey && found.length > 1 && !found.includes(selection?.part) ? found[1] : behind, { tellEditor: true });
    });
    canvas.addEventListener("dblclick", () => selection && selectInEditor(selection.range, true));
    canvas.addEventListener("wheel", (event) => {
      if (event.ctrlKey) return;
      const scroller = picture.scrollerAt(...point(event));
      if (scroller == null) return;
      const { limits } = picture.scrollers.get(scroller);
      const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
      const onlyUpright = !limits.left && !limits.right;
      const dx = isSideways ? -(event.deltaX || event.deltaY) : 0;
      if (!isSideways && !onlyUpright) return;
      if (!picture.scroll(scroller, dx / zoom, isSideways ? 0 : -event.deltaY / zoom)) return;
      event.preventDefault();
      picture.mark();
    }, { passive: false });
    canvas.addEventListener("focus", () => activate(picture));
    canvas.addEventListener("keydown", (event) => walk(picture, event));
  }

  /** Goes through the parts of a picture by keys. */
  function walk(picture, event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { reading } = picture;
    const chosen = selection?.view === picture.id ? selection.part : null;
    const at = reading.indexOf(chosen);
    const isMirrored = settings.direction === "rtl";
    const to = (index) => index != null && choosePart(picture, index, { tellEditor: true });
    const others = [...pictures.values()];
    const neighbour = (step) => others[(others.indexOf(picture) + step + others.length) % others.length].canvas.focus();
    const keys = {
      ArrowDown: () => to(reading[Math.min(at + 1, reading.length - 1)]),
      ArrowUp: () => (event.shiftKey ? to(parentOf(picture, chosen)) : to(reading[Math.max(at - 1, 0)])),
      ArrowRight: () => (isMirrored ? keys.ArrowUp() : keys.ArrowDown()),
      ArrowLeft: () => (isMirrored ? keys.ArrowDown() : keys.ArrowUp()),
      Home: () => to(reading[0]),
      End: () => to(reading.at(-1)),
      PageDown: () => neighbour(1),
      PageUp: () => neighbour(-1),
      Enter: () => selection && selectInEditor(selection.range, true),
      Escape: () => choose(null),
      Delete: () => removeDevice(picture.device.id),
    };
    if (!Object.hasOwn(keys, event.key)) return;
    keys[event.key]();
    event.preventDefault();
  }

  function parentOf(picture, index) {
    for (let part = picture.parts[index]?.parent; part != null; part = picture.parts[part].parent) {
      const { source } = picture.parts[part];
      if (source && !sameRange(source, picture.parts[index].source)) return picture.find(source);
    }
    return null;
  }

  // MARK: Outline

  const outline = byID("outline");
  let entries = [];

  /** Shows the elements of the document; only rows that changed are touched. */
  function renderOutline(fresh) {
    const same = (a, b) => a && b && a.element === b.element && a.label === b.label && a.depth === b.depth;
    let head = 0;
    while (head < entries.length && head < fresh.length && same(entries[head], fresh[head])) head += 1;
    let tail = 0;
    while (tail < Math.min(entries.length, fresh.length) - head && same(entries.at(-1 - tail), fresh.at(-1 - tail))) tail += 1;
    for (let count = entries.length - head - tail; count > 0; count -= 1) outline.children[head].remove();
    const before = outline.children[head] ?? null;
    for (const entry of fresh.slice(head, fresh.length - tail)) {
      const label = entry.label && entry.label !== entry.element ? make("span", {}, entry.label) : null;
      const row = make("div", { role: "treeitem", "aria-level": entry.depth + 1, "aria-selected": "false", tabindex: -1 },
        make("b", {}, entry.element), label);
      row.style.paddingInlineStart = `${8 + 12 * Math.min(entry.depth, 12)}px`;
      outline.insertBefore(row, before);
    }
    entries = fresh;
    if (!fresh.length) outline.replaceChildren();
    markOutline();
  }

  function markOutline() {
    let focusable = outline.contains(document.activeElement) ? document.activeElement : null;
    entries.forEach((entry, index) => {
      const row = outline.children[index];
      const isSelected = sameRange(entry.range, selection?.range);
      const isCurrent = sameRange(entry.range, cursor);
      if (row.getAttribute("aria-selected") !== String(isSelected)) {
        row.setAttribute("aria-selected", isSelected);
        if (isSelected) row.scrollIntoView({ block: "nearest" });
      }
      if (row.hasAttribute("aria-current") !== isCurrent) {
        if (isCurrent) row.setAttribute("aria-current", "true");
        else row.removeAttribute("aria-current");
        if (isCurrent && !outline.contains(document.activeElement)) row.scrollIntoView({ block: "nearest" });
      }
      if (isSelected && !focusable) focusable = row;
      if (row.tabIndex === 0) row.tabIndex = -1;
    });
    focusable ??= outline.firstElementChild;
    if (focusable) focusable.tabIndex = 0;
  }

  function chooseRow(row, focus = false) {
    const entry = entries[[...outline.children].indexOf(row)];
    if (entry) chooseRange(entry.element, entry.range, { tellEditor: true, focus });
  }

  outline.addEventListener("click", (event) => {
    const row = event.target.closest("[role=treeitem]");
    if (!row) return;
    row.focus();
    chooseRow(row);
  });
  outline.addEventListener("dblclick", (event) => chooseRow(event.target.closest("[role=treeitem]"), true));
  outline.addEventListener("keydown", (event) => {
    const rows = [...outline.children];
    const at = rows.indexOf(document.activeElement);
    if (at < 0) return;
    const outer = () => {
      let index = at - 1;
      while (index > 0 && entries[index].depth >= entries[at].depth) index -= 1;
      return Math.max(index, 0);
    };
    const inner = () => (entries[at + 1]?.depth > entries[at].depth ? at + 1 : at);
    const next = {
      ArrowDown: () => at + 1, ArrowUp: () => at - 1, Home: () => 0, End: () => rows.length - 1, ArrowLeft: outer, ArrowRight: inner,
    }[event.key];
    if (event.key === "Enter") chooseRow(rows[at], true);
    else if (!next) return;
    else {
      const row = rows[clamp(next(), 0, rows.length - 1)];
      row.focus();
      chooseRow(row);
    }
    event.preventDefault();
  });

  // MARK: Findings

  function findingItem(finding) {
    const kind = severity(finding);
    const select = () => {
      const entry = entryAround(finding.range);
      if (entry) chooseRange(entry.element, entry.range);
      selectInEditor(finding.range, true, current().version);
    };
    const fixes = !hello.canEdit ? [] : (finding.fixes ?? []).map((fix, index) =>
      make("button", { type: "button", on: { click: () => request({ type: "fix", finding: finding.id, fix: index }) } }, fix.title));
    return make("li", {},
      icon(kind === "error" || kind === "warning" ? kind : "information", `severity ${kind}`),
      make("button", { type: "button", class: "finding", on: { click: select } }, make("span", { class: "hidden" }, `${kind}: `), finding.message),
      make("p", { class: "from" }, `Line ${finding.line} · `,
        finding.documentation ? make("a", { href: finding.documentation, target: "_blank", rel: "noreferrer" }, finding.code) : finding.code),
      make("div", { class: "fixes" }, ...fixes));
  }

  /** The innermost element around a range. */
  const entryAround = (range) => entries.findLast((entry) => entry.range[0] <= range[0] && entry.range[1] >= range[1]);

  let shownFindings = "";
  function renderFindings(findings) {
    const text = JSON.stringify([findings, hello?.canEdit]);
    if (text === shownFindings) return;
    shownFindings = text;
    for (const count of document.querySelectorAll(".count")) {
      count.textContent = findings.length;
      count.hidden = !findings.length;
    }
    byID("findings").replaceChildren(...(findings.length ? findings.map(findingItem) : [make("li", { class: "empty" }, "No findings")]));
  }

  // MARK: Inspector

  const inspector = byID("inspector");
  let isRendering = false;

  /** Shows the inspected part; a field that is being edited keeps its text and the caret. */
  function renderInspector() {
    const field = inspector.contains(document.activeElement) ? document.activeElement : null;
    const kept = field?.dataset.key && {
      key: field.dataset.key, value: field.value, isDirty: field.value !== field.dataset.value && field.value !== otherValue, start: field.selectionStart, end: field.selectionEnd,
    };
    const isOpen = inspector.querySelector("details")?.open;
    isRendering = true;
    inspector.replaceChildren(...(inspection ? inspectorSections(inspection) : [
      make("p", { class: "empty" }, "Click a part of a picture, or go through the parts with the arrow keys.")]));
    isRendering = false;
    if (isOpen) inspector.querySelector("details")?.setAttribute("open", "");
    if (!kept || !inspection) return;
    const again = fieldFor(kept.key);
    if (!again) return;
    if (kept.isDirty) again.value = kept.value;
    again.focus({ preventScroll: true });
    if (kept.start != null && again.setSelectionRange) again.setSelectionRange(kept.start, kept.end);
  }

  const group = (title, ...children) => make("section", {}, make("h4", {}, title), ...children);
  const facts = (pairs) => make("dl", { class: "facts" },
    ...pairs.filter(([, value]) => value != null && value !== "").flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));

  function inspectorSections(part) {
    const drawn = part.part == null ? null : pictures.get(part.view)?.parts[part.part];
    const findings = (current()?.findings ?? []).filter((finding) => part.findings?.includes(finding.id));
    const sections = [make("div", {}, make("h3", {}, part.element),
      make("p", {}, part.part == null ? "Not drawn in this picture" : [spoken(drawn?.role ?? drawn?.kind ?? ""), drawn?.label].filter(Boolean).join(" · ")))];
    if (part.frame) {
      const values = ["x", "y", "width", "height"].map((name, index) =>
        make("div", {}, make("dt", {}, name), make("dd", {}, short(part.frame[index]))));
      sections.push(make("section", {}, make("dl", { class: "frame-values", "aria-label": "Frame in points" }, ...values), targetLine(part)));
    }
    if (findings.length) sections.push(group("Findings", make("ul", { class: "found" }, ...findings.map(findingItem))));
    sections.push(...valueSections(part));
    const { text } = part;
    if (text) {
      const lines = text.lines == null ? null : `${text.lines}${text.truncated ? ", cut off" : ""}`;
      sections.push(group("Type", facts([
        ["Style", spoken(text.style ?? "")], ["Size", text.size && `${short(text.size)} / ${short(text.leading)} pt`],
        ["Weight", text.weight && String(text.weight)], ["Lines", lines],
      ])));
    }
    if (part.colors?.length) sections.push(group("Colours", make("ul", { class: "colors" }, ...part.colors.map(colorItem))));
    const { guideline } = part;
    if (guideline?.text) {
      const source = guideline.address
        ? make("a", { href: guideline.address, target: "_blank", rel: "noreferrer" }, guideline.source || "Source") : (guideline.source ?? "");
      sections.push(group("Guideline", make("div", { class: "guideline" }, ...flowing(guideline.text), make("small", {}, source))));
    }
    return sections;
  }

  /** `text` without the line breaks inside its paragraphs, and what stands between backticks as code. */
  const flowing = (text) => text.trim().replace(/([^\n])\n(?!\s*\n|\s*[-*•])\s*/g, "$1 ").split("`")
    .map((piece, index) => (index % 2 ? make("code", {}, piece) : piece));

  /** Whether a finger hits the part. */
  function targetLine(part) {
    if (!part.target) return null;
    const size = part.target.frame.slice(2);
    const needed = part.target.least;
    const isEnough = size[0] >= needed - 0.01 && size[1] >= needed - 0.01;
    return make("p", { class: isEnough ? "good" : "bad" },
      `Touch target ${short(size[0])} × ${short(size[1])}, ${isEnough ? "enough" : `too small: ${needed} × ${needed} needed`}`);
  }

  function colorItem(color) {
    const swatch = make("span", { class: "swatch" });
    swatch.style.backgroundColor = color.value;
    const isEnough = color.required == null || color.contrast >= color.required;
    const ratio = color.contrast == null ? null : make("span", { class: `ratio ${isEnough ? "good" : "bad"}`, title: color.required == null ? "" : `At least ${color.required} needed` },
      `${isEnough ? "✓" : "✗"} ${color.contrast.toFixed(2)}`, make("span", { class: "hidden" }, isEnough ? " enough" : ` too low, ${color.required} needed`));
    return make("li", {}, swatch, make("span", {}, color.token),
      make("small", {}, [color.value, spoken(color.role ?? ""), color.on && `on ${color.on}`].filter(Boolean).join(" · ")), ratio);
  }

  function valueSections(part) {
    const fields = [];
    if (part.content) fields.push(valueField(part, { name: "content", kind: "text", ...part.content }, undefined));
    const attributes = part.attributes ?? [];
    const set = attributes.filter((attribute) => attribute.value != null);
    const unset = attributes.filter((attribute) => attribute.value == null && attribute.editable && hello.canEdit);
    fields.push(...set.map((attribute) => valueField(part, attribute, attribute.name)));
    const sections = fields.length ? [group("Values", make("div", { class: "fields" }, ...fields.flat()))] : [];
    if (unset.length) {
      sections.push(make("details", {}, make("summary", {}, `More attributes (${unset.length})`),
        make("div", { class: "fields" }, ...unset.flatMap((attribute) => valueField(part, attribute, attribute.name)))));
    }
    return sections;
  }

  const otherValue = "\u0000other";
  /** The key of the field that has a list of values and is typed into nevertheless. */
  let freeField = null;
  function typeFreely(key, focused = key) {
    freeField = key;
    renderInspector();
    fieldFor(focused)?.focus();
  }
  const fieldFor = (key) => inspector.querySelector(`[data-key="${CSS.escape(key)}"]`);

  /** A label and a control for one value; `attribute` is undefined for the text content. */
  function valueField(part, value, attribute) {
    const key = attribute ?? "#content";
    const id = `value-${key.replace(/\W/g, "_")}`;
    const label = make("label", { for: id, title: value.documentation }, value.name === "content" && !attribute ? "text" : value.name);
    const shown = value.value ?? "";
    if (!value.editable || !hello.canEdit) return [label, make("output", { id }, shown || "–")];
    const choices = value.values ?? (value.kind === "boolean" ? ["true", "false"] : []);
    const common = { id, "data-key": key, "data-value": shown, "aria-description": value.documentation };
    let control;
    if (choices.length && freeField !== key) {
      const all = shown && !choices.includes(shown) ? [shown, ...choices] : choices;
      control = make("select", common,
        ...(attribute ? [make("option", { value: "" }, value.default != null ? `default (${value.default})` : "–")] : []),
        ...all.map((choice) => make("option", { value: choice }, choice)),
        // Such as a binding to the sample data.
        value.kind !== "color" && make("option", { value: otherValue }, "other …"));
    } else if (!attribute && shown.length > 40) control = make("textarea", { ...common, rows: Math.min(6, Math.ceil(shown.length / 34)) });
    else {
      const numeric = value.kind === "number" ? "decimal" : null;
      control = make("input", { ...common, placeholder: value.default, inputmode: numeric, autocomplete: "off", spellcheck: "false" });
    }
    control.value = shown;
    control.addEventListener("change", () => {
      if (control.value === otherValue) return typeFreely(key);
      if (isRendering) return;
      freeField = null;
      if (control.value === control.dataset.value) return;
      edits.push({ attribute, value: attribute && control.value === "" ? null : control.value, control });
      sendEdit();
    });
    control.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        control.value = control.dataset.value;
        control.removeAttribute("aria-invalid");
        if (freeField) typeFreely(null, key);
      } else if (event.key === "Enter" && event.target.localName === "textarea" && (event.ctrlKey || event.metaKey)) control.blur();
    });
    return [label, control];
  }

  // MARK: Panels

  const tabs = [...document.querySelectorAll("[role=tab]")];
  function openTab(name, isKept = false) {
    if (isKept && settings.tab !== name) {
      settings.tab = name;
      save();
    }
    for (const tab of tabs) {
      const isOpen = tab.id === `tab-${name}`;
      tab.setAttribute("aria-selected", isOpen);
      tab.tabIndex = isOpen || (!name && tab === tabs[0]) ? 0 : -1;
      byID(tab.getAttribute("aria-controls")).classList.toggle("open", isOpen);
    }
  }
  for (const [index, tab] of tabs.entries()) {
    const name = tab.id.slice(4);
    tab.addEventListener("click", () => openTab(settings.tab === name && matchMedia("(max-width: 679px)").matches ? "" : name, true));
    tab.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const next = tabs[(index + step + tabs.length) % tabs.length];
      next.focus();
      openTab(next.id.slice(4), true);
    });
  }

  /** Shows a panel and puts the focus into it. */
  function focusPanel(name) {
    openTab(name, true);
    const panel = byID(`panel-${name}`);
    const control = panel.querySelector("[tabindex='0'], input:checked, select, input, textarea, button, a[href]");
    if (control) control.focus();
    else {
      panel.tabIndex = -1;
      panel.focus();
    }
  }

  // MARK: Keys

  const stepSize = (step) => {
    const all = sizes();
    cycle("textSize", [all[clamp(all.indexOf(settings.textSize) + step, 0, all.length - 1)]]);
  };
  /** Key, what it does, and how; those without a function are handled where they have the focus. */
  const shortcuts = [
    ["?", "These shortcuts", () => byID("help").showModal()],
    ["L", "Light, dark, both", () => cycle("appearance", ["light", "dark", "both"])],
    ["]", "Larger text", () => stepSize(1)],
    ["[", "Smaller text", () => stepSize(-1)],
    ["R", "Direction of lines", () => cycle("direction", ["ltr", "rtl"])],
    ["P", "Platform", () => cycle("platform", ["", "ios", "android"])],
    ["C", "Contrast", () => cycle("contrast", ["normal", "high"])],
    [".", "Next state", () => cycle("state", hello.states.map((state) => state.id ?? state))],
    [",", "Previous state", () => cycle("state", hello.states.map((state) => state.id ?? state), -1)],
    ["X", "Position of a scene’s card", () => current()?.isScene && cycle("position", ["", ...hello.positions.map((item) => item.id ?? item)])],
    ["B", "Boxes and measures", () => toggleOverlay("boxes")],
    ["S", "Spacing", () => toggleOverlay("spacing")],
    ["T", "Touch targets", () => toggleOverlay("targets")],
    ["N", "Reading order", () => toggleOverlay("reading-order")],
    ["G", "Findings in the picture", () => toggleOverlay("findings")],
    ["D", "Add a device", addDevice],
    ["O", "Rotate the device", () => active && rotate(active.device.id)],
    ["W", "As wide as the window", () => active && followWindow(active.device.id)],
    ["Delete", "Remove the device"],
    ["+", "Zoom in", () => zoomBy(1)],
    ["-", "Zoom out", () => zoomBy(-1)],
    ["0", "Actual size", () => setZoom(1)],
    ["F", "Fit", () => setZoom("fit")],
    ["E", "Export", () => byID("export-menu").showPopover()],
    ["1", "Pictures", () => active?.canvas.focus()],
    ["2", "View", () => focusPanel("view")],
    ["3", "Outline", () => focusPanel("outline")],
    ["4", "Part", () => focusPanel("inspector")],
    ["5", "Findings", () => focusPanel("findings")],
    ["F6", "Next region"],
    ["← ↑ → ↓", "Part before or after"],
    ["Shift ↑", "Part around"],
    ["Enter", "Show in the editor"],
    ["Page ↑ ↓", "Other picture"],
    ["Esc", "Choose nothing"],
  ];
  byID("help").querySelector(".keys").append(...shortcuts.map(([key, text]) => make("div", {}, make("span", {}, text), make("kbd", {}, key))));

  function nextRegion(step) {
    const regions = [byID("document").parentNode, stage, byID("panel-view"), byID("panel-outline"), byID("panel-inspector"), byID("panel-findings")];
    const visible = regions.filter((region) => region.offsetParent !== null || region === stage);
    const at = visible.findIndex((region) => region.contains(document.activeElement));
    const region = visible[(at + step + visible.length) % visible.length];
    if (region === stage) (active?.canvas ?? stage).focus();
    else if (region === visible[0]) byID("document").focus();
    else focusPanel(region.id.slice(6));
  }

  window.addEventListener("keydown", (event) => {
    if (event.key === "F6") {
      nextRegion(event.shiftKey ? -1 : 1);
      return event.preventDefault();
    }
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !hello) return;
    if (!settings.keys && event.key !== "?") return;
    if (byID("help").open || event.target.closest?.("select, textarea, input:not([type=radio], [type=checkbox], [type=range])")) return;
    const found = shortcuts.find(([key]) => key.toLowerCase() === event.key.toLowerCase());
    if (!found?.[2]) return;
    found[2]();
    event.preventDefault();
  });

  // MARK: Controls

  viewForm.addEventListener("input", () => change(readForm(viewForm)));
  options.addEventListener("input", () => change(readForm(options)));
  for (const form of [viewForm, options]) form.addEventListener("submit", (event) => event.preventDefault());
  byID("document").addEventListener("change", (event) => open(event.target.value));
  byID("pin").addEventListener("click", () => {
    if (!current()) return;
    current().pinned = !current().pinned;
    byID("pin").setAttribute("aria-pressed", current().pinned);
    send({ type: "pin", uri, pinned: current().pinned });
    say(current().pinned ? "Pinned" : "Follows the editor");
  });
  byID("export-menu").addEventListener("click", (event) => {
    const format = event.target.closest("[data-export]")?.dataset.export;
    if (!format) return;
    byID("export-menu").hidePopover();
    request({ type: "export", format, view: active?.id });
  });
  byID("export-menu").addEventListener("toggle", (event) => event.newState === "open" && byID("export-menu").firstElementChild.focus());
  byID("help-button").addEventListener("click", () => byID("help").showModal());
  byID("zoom-in").addEventListener("click", () => zoomBy(1));
  byID("zoom-out").addEventListener("click", () => zoomBy(-1));
  byID("zoom-value").addEventListener("click", () => setZoom(1));
  byID("zoom-fit").addEventListener("click", () => setZoom("fit"));
  byID("add-device").addEventListener("click", addDevice);
  byID("retry").addEventListener("click", tryNow);
  byID("message").addEventListener("click", () => (byID("message").hidden = true));
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    setZoom(clamp(zoom * Math.exp(-event.deltaY / 300), 0.1, 4));
  }, { passive: false });
  new ResizeObserver(() => {
    if (!hello) return;
    layOut();
    if (settings.devices.some((device) => device.width === "window")) show();
  }).observe(stage);

  // MARK: Start

  document.addEventListener("visibilitychange", () => {
    show();
    if (!document.hidden) tryNow({});
  });
  for (const event of ["online", "focus"]) window.addEventListener(event, tryNow);
  if (editor) window.addEventListener("message", (event) => receive(event.data));
  setInterval(() => hello && (editor || socket?.readyState === WebSocket.OPEN) && check(), 15000);
  renderInspector();
  connect();
})();
