"use strict";
// Search, appearance, menu, contents, copying, trying and the gallery's filter. Without it, every page still reads and links.
(() => {
  const root = document.body.dataset.root;
  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const icon = (path) => {
    const space = "http://www.w3.org/2000/svg";
    const svg = document.createElementNS(space, "svg");
    const line = document.createElementNS(space, "path");
    svg.setAttribute("viewBox", "0 0 24 24");
    svg.setAttribute("aria-hidden", "true");
    line.setAttribute("d", path);
    svg.append(line);
    return svg;
  };
  const tools = document.getElementById("page-tools");

  // Appearance: system, light, dark

  const themes = {
    system: "M4 5h16v11H4zM9 20h6M12 16v4",
    light: "M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5",
    dark: "M20 14A8.500 8.500 0 1 1 10 4a7 7 0 0 0 10 10z",
  };
  const themeButton = make("button", { type: "button", class: "theme" });
  const showTheme = (theme) => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    themeButton.replaceChildren(icon(themes[theme]));
    themeButton.setAttribute("aria-label", `Appearance: ${theme}`);
    themeButton.title = `Appearance: ${theme}`;
    themeButton.dataset.value = theme;
  };
  showTheme(document.documentElement.dataset.theme ?? "system");
  themeButton.addEventListener("click", () => {
    const names = Object.keys(themes);
    const next = names[(names.indexOf(themeButton.dataset.value) + 1) % names.length];
    showTheme(next);
    try {
      localStorage.setItem("theme", next);
    } catch {
      // Then the choice holds for this page only.
    }
  });

  // Films: whoever wants to read stops them, as they all are for a reader whose system asks for less motion

  const behaviour = document.getElementById("behaviour");
  const stills = [...document.querySelectorAll("picture source")];
  if (stills.length > 0) {
    const stop = make("button", { type: "button", class: "films", "aria-pressed": "false" }, "Stop the films");
    stop.addEventListener("click", () => {
      const stopped = stop.getAttribute("aria-pressed") === "false";
      stop.setAttribute("aria-pressed", String(stopped));
      for (const still of stills) still.media = stopped ? "all" : "(prefers-reduced-motion: reduce)";
    });
    (behaviour ?? document.querySelector("h1")).after(stop);
  }

  // Releases: folders beside this one, listed in a script above them

  if (typeof siteReleases !== "undefined" && siteReleases.length > 1) {
    const here = document.body.dataset.release;
    const choice = make("select", { class: "release", "aria-label": "Release" });
    for (const name of siteReleases) {
      const option = make("option", { value: name }, name);
      option.selected = name === here;
      choice.append(option);
    }
    choice.addEventListener("change", () => {
      location.href = `${root}../${encodeURIComponent(choice.value)}/index.html`;
    });
    tools.append(choice);
  }

  // Search

  const fold = (text) => text.toLowerCase();
  /** Beginnings of words: of `DetailImage` and of `detail-image`, both words. */
  const wordStarts = (name) => [...name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g)].map((match) => match.index);

  /** How many letters must be typed anew to make the beginning of `name` from `query`, up to `limit`. */
  const distance = (query, name, limit) => {
    let row = Array.from({ length: name.length + 1 }, (_, index) => index);
    for (let i = 1; i <= query.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= name.length; j += 1) {
        const change = row[j - 1] + (query[i - 1] === name[j - 1] ? 0 : 1);
        next[j] = Math.min(change, row[j] + 1, next[j - 1] + 1);
      }
      row = next;
      if (Math.min(...row) > limit) return limit + 1;
    }
    return Math.min(...row.slice(Math.max(0, query.length - limit)));
  };

  const weights = {
    element: 30, guide: 26, section: 24, colors: 24, textStyles: 24, rule: 18, type: 14, command: 22, device: 24, example: 8, icons: -300,
  };
  /** Words that say nothing where others stand beside them. */
  const fillers = new Set(
    "a add an and are can change create do does for get how i in is it make my of on or show the to use what where with".split(" "));
  /** What newcomers say, and the words or whole titles that are said here. */
  const said = {
    accessibility: ["voiceover", "described", "aloud"], a11y: ["voiceover", "aloud"], animation: ["scenes that move"], begin: ["first"],
    click: ["action", "tap"], color: ["colours"], condition: ["expect"], dark: ["appearance"], deeplink: ["target"], font: ["text styles"],
    href: ["target"], hyperlink: ["target"], i18n: ["languages"], installation: ["install"],
    link: ["target"], localization: ["languages"], loop: ["each"], navigation: ["target"], photo: ["detailimage", "media"],
    picture: ["detailimage", "media"], repeat: ["each"], rotate: ["landscape", "orientation"], rotation: ["landscape", "orientation"],
    setup: ["install"], star: ["rating"], start: ["first"], started: ["first"], tabs: ["segmentstrip"], toolbar: ["bottombar", "headerbar"],
    translate: ["languages"], translation: ["languages"], url: ["target"],
  };
  const phrases = { "alt text": "alt", "alternative text": "alt", "dark mode": "dark", "get started": "first card", "i start": "first card", "light mode": "light", "screen reader": "voiceover" };

  /** What it is worth to be called as a term, where that is less than a page of its own. */
  const called = { attribute: 900, value: 560, option: 560 };

  /** The better the words of a term fit an entry the higher; 0 when they do not. */
  const fit = (entry, term) => {
    const length = Math.min(200, entry.title.length);
    const at = entry.starts.find((start) => entry.folded.startsWith(term, start));
    if (entry.folded === term) return called[entry.kind.split(" of ")[0]] ?? 1000;
    // What a name ends with it is, as a `DataTable` is a table; what it begins with it belongs to, as a `TableRow`.
    const isLast = entry.folded.endsWith(term) && entry.starts.includes(entry.folded.length - term.length);
    if (isLast && ["element", "guide"].includes(entry.kind)) return 800 - length;
    // “… with the object: a button, an entry …” is what a button is looked for as.
    if (entry.kind === "element" && entry.what.includes(term)) return 790;
    if (at === 0) return 700 - length;
    if (at != null) return 600 - length;
    const place = entry.summaryWords.findIndex((word) => word === term || word === `${term}s`);
    if (entry.words.includes(` ${term} `)) return 220;
    if (place >= 0 || entry.summaryWords.some((word) => word.startsWith(term))) return 180;
    return entry.words.includes(` ${term}`) ? 140 : 0;
  };
  const score = (entry, term) => {
    const worth = (word) => Math.max(
      fit(entry, word), ...(Object.hasOwn(said, word) ? said[word] : []).map((other) => 0.9 * fit(entry, other)));
    // Who looks for “colors” is content with “color”.
    return Math.max(worth(term), /[^s]s$/.test(term) ? 0.9 * worth(term.slice(0, -1)) : 0);
  };

  /** The same for a term that stands nowhere: how near the beginning of a word in the title comes to it. */
  const nearness = (entry, term) => {
    const limit = term.length > 6 ? 2 : term.length > 4 ? 1 : 0;
    for (const start of limit > 0 ? entry.starts : []) {
      const missing = distance(term, entry.folded.slice(start, start + term.length + limit), limit);
      if (missing <= limit) return 120 - 30 * missing;
    }
    return 0;
  };

  /** How well a term fits what an attribute or a value belongs to. */
  const owner = (entry, term) => {
    const words = fold(entry.kind).split(/\W+/);
    return words.includes(term) ? 420 : words.some((word) => word.startsWith(term)) ? 90 : 0;
  };

  let entries;
  const index = () =>
    (entries ??= (typeof searchIndex === "undefined" ? [] : searchIndex).map(([title, kind, address, summary, words]) => ({
      // An option is found with and without its hyphens.
      title, kind, address, text: summary, folded: fold(title.replace(/^-+/, "")), starts: [0, ...wordStarts(title.replace(/^-+/, ""))],
      what: whatIs(summary), summaryWords: fold(summary).split(/[^\p{L}\p{N}]+/u).filter(Boolean), words: ` ${fold(words)} `,
      weight: weights[kind] ?? (kind.startsWith("part of") ? 12 : 4),
    })));

  /** The words that a summary says something is: of “A round button that floats”, “round” and “button”. */
  const whatIs = (summary) =>
    [...fold(summary).matchAll(/(?:^|[:,;] )(?:an?|the|one) ([\p{L}-]+)(?: ([\p{L}-]+))?/gu)].flatMap(([, ...words]) => words);

  const find = (typed) => {
    const words = ` ${fold(typed).split(/[\s<>/@="'?!,.]+/).map((word) => word.replace(/^-+/, "")).join(" ")} `;
    // Whole words, be they one or several of it.
    const query = Object.entries(phrases)
      .reduce((text, [phrase, word]) => text.replaceAll(new RegExp(` ${phrase}(?=s? )`, "g"), ` ${word}`), words);
    const all = query.split(" ").filter(Boolean);
    const telling = all.filter((term) => !fillers.has(term));
    const terms = telling.length > 0 ? telling : all;
    if (terms.length === 0) return [];
    // Who asks in a sentence wants to be told how.
    const isAsked = terms.length < all.length && ["how", "what", "where", "can", "get"].includes(all[0]);
    const guided = (entry) => (isAsked && /^(guide$|part of)/.test(entry.kind) ? 500 : 0);
    // `Action after` finds the attribute of that element, too.
    const worths = terms.map((term) => {
      const exact = index().map((entry) => Math.max(score(entry, term), owner(entry, term)));
      return exact.some((worth) => worth > 0) ? exact : index().map((entry) => nearness(entry, term));
    });
    // What has all of the terms, where nothing has what has most of them, and what is called as one of them.
    const counts = index().map((_, place) => worths.filter((worth) => worth[place] > 0).length);
    const most = counts.reduce((high, count) => Math.max(high, count), 1);
    const isCalled = (place) => worths.some((worth) => worth[place] >= 900);
    const found = index().flatMap((entry, place) => counts[place] < most && !isCalled(place) ? []
      : [{ entry, total: entry.weight + guided(entry) + worths.reduce((sum, worth) => sum + worth[place], 0) }]);
    found.sort((a, b) => b.total - a.total || a.entry.title.localeCompare(b.entry.title)
      || a.entry.address.localeCompare(b.entry.address));
    return grouped(found.map((hit) => hit.entry)).slice(0, 40);
  };

  /** `entries` with those as one that say the same on different pages, such as an attribute that every element has. */
  const grouped = (entries) => {
    const groups = new Map();
    for (const entry of entries) {
      const [what] = entry.kind.split(" of ");
      const key = what === entry.kind ? entry.address : JSON.stringify([what, entry.title, entry.text]);
      const group = groups.get(key);
      if (group) group.others += 1;
      else groups.set(key, { ...entry, others: 0 });
    }
    return [...groups.values()].map(({ others, ...entry }) =>
      others > 0 ? { ...entry, kind: `${entry.kind} and ${others === 1 ? "another" : `${others} others`}` } : entry);
  };

  const input = make("input", {
    type: "search", placeholder: "Search", "aria-label": "Search the documentation", role: "combobox",
    "aria-expanded": "false", "aria-controls": "results", "aria-autocomplete": "list", autocomplete: "off",
    spellcheck: "false",
  });
  const list = make("div", { id: "results", class: "results", role: "listbox", "aria-label": "Results" });
  list.hidden = true;
  const status = make("p", { role: "status", class: "results-status" });
  status.style.cssText = "position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;margin:0";
  const form = make("form", { role: "search", class: "search" }, input, make("kbd", { "aria-hidden": "true" }, "/"), list, status);
  let chosen = -1;

  const marked = (text, query) => {
    const term = fold(query).split(/\s+/).find((part) => part && fold(text).includes(part));
    const result = make("b");
    if (!term) { result.append(text); return result; }
    const at = fold(text).indexOf(term);
    result.append(text.slice(0, at), make("mark", {}, text.slice(at, at + term.length)), text.slice(at + term.length));
    return result;
  };
  const choose = (next) => {
    const options = [...list.querySelectorAll("a")];
    options.forEach((option, place) => option.setAttribute("aria-selected", String(place === next)));
    chosen = next;
    if (next >= 0 && options[next]) {
      input.setAttribute("aria-activedescendant", options[next].id);
      options[next].scrollIntoView({ block: "nearest" });
    } else {
      input.removeAttribute("aria-activedescendant");
    }
  };
  const close = () => {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    choose(-1);
  };
  const search = () => {
    const query = input.value.trim();
    if (query === "") { list.replaceChildren(); status.textContent = ""; return close(); }
    const hits = find(query);
    list.replaceChildren(...hits.map((entry, place) => make(
      "a", { href: root + entry.address, role: "option", id: `result-${place}`, "aria-selected": "false", tabindex: "-1" },
      make("span", { class: "hit" }, marked(entry.title, query), make("span", { class: "kind" }, entry.kind)),
      make("span", { class: "what" }, entry.text))));
    if (hits.length === 0) list.append(make("p", { class: "none" }, `Nothing found for “${query}”.`));
    status.textContent = hits.length === 1 ? "1 result" : `${hits.length} results`;
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    choose(hits.length > 0 ? 0 : -1);
  };
  input.addEventListener("input", search);
  input.addEventListener("focus", () => { if (input.value.trim() !== "") search(); });
  input.addEventListener("keydown", (event) => {
    const count = list.querySelectorAll("a").length;
    if (event.key === "ArrowDown" && count > 0) choose((chosen + 1) % count);
    else if (event.key === "ArrowUp" && count > 0) choose((chosen - 1 + count) % count);
    else if (event.key === "Home" && event.ctrlKey && count > 0) choose(0);
    else if (event.key === "End" && event.ctrlKey && count > 0) choose(count - 1);
    else if (event.key === "Escape") {
      if (list.hidden) { input.value = ""; input.blur(); } else close();
    } else return;
    event.preventDefault();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const option = list.querySelectorAll("a")[Math.max(0, chosen)];
    if (!list.hidden && option) option.click();
  });
  list.addEventListener("click", close);
  document.addEventListener("click", (event) => { if (!form.contains(event.target)) close(); });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
      input.select();
    }
  });

  // The section's pages on small screens

  const side = document.querySelector(".side:has(li)");
  tools?.append(form, themeButton);
  if (side && tools) {
    side.id = "side";
    const menu = make("button", {
      type: "button", class: "menu", "aria-expanded": "false", "aria-controls": "side", "aria-label": "Pages of this section",
    }, icon("M4 7h16M4 12h16M4 17h16"));
    const show = (open) => {
      side.classList.toggle("open", open);
      menu.setAttribute("aria-expanded", String(open));
      if (open) (side.querySelector("[aria-current]") ?? side.querySelector("a"))?.focus();
    };
    menu.addEventListener("click", () => show(!side.classList.contains("open")));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && side.classList.contains("open")) { show(false); menu.focus(); }
    });
    document.addEventListener("click", (event) => {
      if (side.classList.contains("open") && !side.contains(event.target) && !menu.contains(event.target)) show(false);
    });
    tools.append(menu);
    const here = side.querySelector("[aria-current]");
    if (here) side.scrollTop = here.offsetTop - side.clientHeight / 2;
  }

  // The section that is open is to be seen among the others, beside the tools.
  const sections = document.querySelector(".sections ul");
  const section = sections?.querySelector("[aria-current]");
  if (section) {
    const from = section.getBoundingClientRect().left - sections.getBoundingClientRect().left;
    sections.scrollLeft += from - (sections.clientWidth - section.offsetWidth) / 2;
  }
  // Browsers leave a link where it is that they see the beginning of. Under a pointer it has to stay.
  sections?.addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  // Contents of a long page

  const main = document.getElementById("content");
  const headings = [...(main?.querySelectorAll("h2, h3") ?? [])];
  const slug = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
  for (const heading of headings) {
    if (heading.id) continue;
    const name = slug(heading.textContent) || "part";
    let id = name;
    for (let number = 2; document.getElementById(id); number += 1) id = `${name}-${number}`;
    heading.id = id;
  }
  if (main && headings.length > 2) {
    const links = headings.map((heading) => make(
      "li", { class: heading.localName }, make("a", { href: `#${heading.id}` }, heading.textContent)));
    main.after(make("nav", { class: "contents", "aria-label": "On this page" },
      make("p", {}, "On this page"), make("ul", {}, ...links)));
  }

  // Copying

  for (const listing of document.querySelectorAll(".listing")) {
    const button = make("button", { type: "button", class: "copy" }, "Copy");
    button.addEventListener("click", async () => {
      const text = listing.querySelector("code").textContent;
      try {
        await navigator.clipboard.writeText(text);
        button.textContent = "Copied";
      } catch {
        // Pages from a disk may not be allowed to: then the text is selected, ready for the key.
        getSelection().selectAllChildren(listing.querySelector("code"));
        button.textContent = "Selected";
      }
      button.classList.add("done");
      setTimeout(() => { button.textContent = "Copy"; button.classList.remove("done"); }, 1600);
    });
    listing.append(button);
  }

  // Trying in place: the playground in a frame, which is made when it is asked for

  for (const line of document.querySelectorAll(".try")) {
    const link = line.querySelector("a");
    const frame = make("iframe", { title: "Playground", class: "playground", name: "cardwright-example" });
    const button = make("button", { type: "button", "aria-expanded": "false" }, "Try it here");
    button.addEventListener("click", () => {
      const opens = !frame.isConnected;
      if (opens) {
        frame.src = link.href;
        line.after(frame);
      } else {
        frame.remove();
      }
      button.setAttribute("aria-expanded", String(opens));
      button.textContent = opens ? "Close" : "Try it here";
    });
    link.textContent = "In the playground";
    line.prepend(button, " ");
  }

  // The gallery by family

  const filter = document.getElementById("gallery-filter");
  const cards = [...document.querySelectorAll(".gallery li[data-family]")];
  if (filter && cards.length > 0) {
    const families = ["", ...new Set(cards.map((card) => card.dataset.family))];
    const buttons = families.map((family) => {
      const count = cards.filter((card) => family === "" || card.dataset.family === family).length;
      const button = make("button", { type: "button", "aria-pressed": String(family === "") },
        `${family || "All"} `, make("span", { class: "count" }, String(count)));
      button.addEventListener("click", () => {
        for (const card of cards) card.hidden = family !== "" && card.dataset.family !== family;
        for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
      });
      return button;
    });
    filter.setAttribute("role", "group");
    filter.setAttribute("aria-label", "Examples by family");
    filter.append(...buttons);
  }
})();
