extension ComparisonPage {
  /// What chooses how both drawings are seen.
  static let tools = """
    <div class="tools" hidden>
    <fieldset><legend>View</legend>
    <label><input type="radio" name="view" value="slider" checked><span>Slider <kbd>1</kbd></span></label>
    <label><input type="radio" name="view" value="side"><span>Side by side <kbd>2</kbd></span></label>
    <label><input type="radio" name="view" value="overlay"><span>Overlay <kbd>3</kbd></span></label>
    </fieldset>
    <label class="switch"><input type="checkbox" id="marks" checked><span>Mark changes <kbd>M</kbd></span></label>
    <p class="keys"><kbd>←</kbd> <kbd>→</kbd> before and after <kbd>J</kbd> <kbd>K</kbd> next and previous card</p>
    </div>
    """

  static let style = """
    :root { --accent: #0064d9; --accent-text: #fff; --added: #107e3e; --removed: #aa0808; --wash: rgb(0 0 0 / 6%); }
    @media (prefers-color-scheme: dark) { :root { --accent: #7fbaff; --accent-text: #12171c; --added: #6dd58c;
      --removed: #ff8888; --wash: rgb(255 255 255 / 8%); } }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 120px; }
    body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 2; background: var(--card); border-bottom: 1px solid var(--line);
      padding: 12px 24px; display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; }
    h1 { font-size: 19px; margin: 0; overflow-wrap: anywhere; }
    header p { margin: 0; color: var(--quiet); }
    .tools { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; flex-basis: 100%; padding-top: 6px; }
    .tools[hidden] { display: none; }
    fieldset { display: flex; border: 1px solid var(--line); border-radius: 8px; margin: 0; padding: 2px; }
    legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    fieldset label { position: relative; }
    fieldset input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
    fieldset span { display: block; padding: 4px 12px; border-radius: 6px; }
    fieldset input:checked + span { background: var(--accent); color: var(--accent-text); }
    fieldset input:focus-visible + span, .switch input:focus-visible, .cut input:focus-visible, a:focus-visible,
    section:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .switch { display: flex; gap: 6px; align-items: center; }
    input { accent-color: var(--accent); }
    kbd { font: 12px/1 ui-monospace, monospace; padding: 2px 5px; border: 1px solid currentcolor; border-radius: 4px;
      opacity: .7; }
    .keys { font-size: 13px; }
    .page { display: flex; gap: 24px; max-width: 1500px; margin: 0 auto; padding: 24px; align-items: flex-start; }
    nav { position: sticky; top: 124px; flex: 0 0 212px; max-height: calc(100vh - 148px); overflow-y: auto; }
    nav ol { list-style: none; margin: 0; padding: 0; }
    nav li { padding: 6px 8px; border-radius: 6px; font-size: 14px; overflow-wrap: anywhere; }
    nav li:has(a[aria-current]) { background: var(--wash); }
    a { color: var(--info); }
    main { flex: 1; min-width: 0; }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px; margin: 0 0 20px; }
    h2 { font-size: 17px; margin: 0 0 12px; overflow-wrap: anywhere; }
    .badge { display: inline-block; font-size: 12px; font-weight: 600; line-height: 18px; padding: 0 8px; border-radius: 9px;
      background: var(--wash); color: var(--quiet); vertical-align: 1px; }
    .badge.added { color: var(--added); } .badge.removed { color: var(--removed); }
    .badge.changed, .badge.renamed { color: var(--info); }
    .quiet { color: var(--quiet); margin: 0 0 12px; } .note { color: var(--warning); margin: 0 0 12px; }
    .parts { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
    .changes { list-style: none; margin: 0; padding: 0; flex: 1 1 280px; min-width: 0; }
    .changes:not(:last-child) { max-width: 380px; }
    .changes li { display: flex; gap: 10px; border-top: 1px solid var(--line); padding: 8px 0; overflow-wrap: anywhere; }
    .changes li:first-child { border-top: 0; padding-top: 0; }
    .mark { flex: 0 0 20px; height: 20px; line-height: 20px; text-align: center; border-radius: 50%; font-weight: 700;
      font-size: 13px; background: var(--wash); color: var(--info); }
    .added .mark, .lost .mark { color: var(--added); } .removed .mark, .gained .mark { color: var(--removed); }
    .place { display: block; color: var(--quiet); font: 12px/1.5 ui-monospace, monospace; }
    .pictures { display: flex; flex-wrap: wrap; gap: 24px; flex: 3 1 400px; min-width: 0; align-items: flex-start; }
    figure { margin: 0; max-width: 100%; }
    figcaption { color: var(--quiet); font-size: 13px; margin: 0 0 6px; }
    .stage { position: relative; }
    .pane { position: relative; width: var(--width); max-width: 100%; }
    .sheet { position: relative; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
    .sheet img { display: block; max-width: 100%; height: auto; }
    .sheet .marks { position: absolute; inset: 0 auto auto 0; }
    [data-marks="off"] .marks { display: none; }
    .tag { display: block; font-size: 12px; font-weight: 600; color: var(--quiet); margin: 0 0 4px; }
    .cut, .divider { display: none; }
    [data-view="side"] .parts:has(.pair) > .pictures { flex-basis: min(100%, 820px); }
    [data-view="side"] .stage { display: flex; flex-wrap: wrap; gap: 16px; }
    @media (min-width: 1100px) { [data-view="side"] .parts:has(.pair) { flex-wrap: nowrap; }
      [data-view="side"] .parts:has(.pair) > .changes { flex: 1 1 240px; }
      [data-view="side"] .parts:has(.pair) > .pictures { flex: 3 1 600px; }
      [data-view="side"] .pair .stage { flex-wrap: nowrap; }
      [data-view="side"] .pair .pane { flex: 0 1 var(--width); min-width: 0; } }
    body:not([data-view="side"]) .pair .stage { display: grid; grid-template-columns: minmax(0, 1fr);
      width: var(--width); max-width: 100%; touch-action: pan-y; }
    body:not([data-view="side"]) .pair .pane { grid-area: 1 / 1; }
    body:not([data-view="side"]) .tag, .single .tag { display: none; }
    body:not([data-view="side"]) .cut { display: flex; gap: 10px; align-items: center; width: var(--width); max-width: 100%;
      padding: 8px 0 0; color: var(--quiet); font-size: 12px; }
    .cut input { flex: 1; min-width: 0; height: 24px; margin: 0; }
    body:not([data-view="side"]) .pair .sheet { height: 100%;
      background: repeating-linear-gradient(45deg, var(--wash) 0 5px, transparent 5px 10px); }
    [data-view="slider"] .pair .stage { cursor: ew-resize; }
    [data-view="slider"] .pair .before { clip-path: inset(0 calc(100% - var(--cut, 50) * 1%) 0 0); }
    [data-view="slider"] .pair .after { clip-path: inset(0 0 0 calc(var(--cut, 50) * 1%)); }
    [data-view="slider"] .divider { display: block; position: absolute; inset: 0 auto 0 calc(var(--cut, 50) * 1%); width: 2px;
      margin-left: -1px; background: var(--accent); pointer-events: none; }
    [data-view="slider"] .divider::after { content: "↔"; position: absolute; top: 50%; left: 50%; width: 28px; height: 28px;
      margin: -14px; border-radius: 50%; background: var(--accent); color: var(--accent-text); font: 600 15px/28px system-ui;
      text-align: center; box-shadow: 0 1px 4px rgb(0 0 0 / 40%); }
    [data-view="overlay"] .pair .after { opacity: calc(var(--cut, 50) / 100); }
    .sheet img { user-select: none; -webkit-user-drag: none; }
    @media (max-width: 900px) { .changes:not(:last-child) { max-width: none; }
      .page { display: block; padding: 16px; } nav { position: static; max-height: none; margin: 0 0 16px; } header { position: static; padding: 12px 16px; } html { scroll-padding-top: 8px; } }
    @media print { header { position: static; } .tools, nav { display: none; } section { break-inside: avoid; } }
    """

  static let script = """
    const body = document.body, all = (what) => [...document.querySelectorAll(what)];
    const pairs = all(".pair"), sections = all("main section"), marks = document.getElementById("marks");
    const cut = (pair, value) => {
      const input = pair.querySelector("input");
      input.value = Math.min(100, Math.max(0, value));
      pair.style.setProperty("--cut", input.value);
    };
    const view = (name) => {
      body.dataset.view = name;
      all("[name=view]").forEach((input) => { input.checked = input.value === name; });
    };
    const mark = () => { body.dataset.marks = marks.checked ? "on" : "off"; };
    const links = all("nav a");
    let current = -1;
    const point = (index) => {
      current = index;
      links.forEach((link, place) => {
        if (place === index) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      });
    };
    const show = (index) => {
      point(Math.min(sections.length - 1, Math.max(0, index)));
      sections[current].focus({ preventScroll: true });
      sections[current].scrollIntoView({ block: "start" });
    };
    document.querySelector(".tools").hidden = pairs.length === 0;
    view("slider");
    mark();
    all("[name=view]").forEach((input) => input.addEventListener("change", () => view(input.value)));
    marks.addEventListener("change", mark);
    for (const pair of pairs) {
      const stage = pair.querySelector(".stage");
      const follow = (event) => {
        const frame = stage.getBoundingClientRect();
        cut(pair, Math.round(100 * (event.clientX - frame.left) / frame.width));
      };
      pair.querySelector("input").addEventListener("input", (event) => cut(pair, event.target.value));
      stage.addEventListener("pointerdown", (event) => {
        if (body.dataset.view !== "slider" || event.button !== 0) return;
        stage.setPointerCapture(event.pointerId);
        event.preventDefault();
        follow(event);
      });
      stage.addEventListener("pointermove", (event) => { if (stage.hasPointerCapture(event.pointerId)) follow(event); });
    }
    const watch = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) point(sections.indexOf(entry.target));
    }, { rootMargin: "-20% 0px -70% 0px" });
    sections.forEach((section) => watch.observe(section));
    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const isControl = event.target.matches("input");
      const key = event.key.toLowerCase();
      const step = { ArrowLeft: -5, ArrowRight: 5 }[event.key];
      if (step && !isControl) {
        pairs.forEach((pair) => cut(pair, Number(pair.querySelector("input").value) + step));
        event.preventDefault();
      } else if ("123".includes(event.key)) view(["slider", "side", "overlay"][event.key - 1]);
      else if (key === "m") { marks.checked = !marks.checked; mark(); }
      else if (key === "j") show(current + 1);
      else if (key === "k") show(current - 1);
    });
    """
}
