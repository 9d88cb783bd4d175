"""Makes a page for Chromium from box trees, in CSS that says what the layout core's words mean.

A point is `--u`; for rectangles that is eight pixels, since Chromium rounds the metrics of fonts to whole ones.
"""
import html
import json

SCALE = 8
FACES = {"light": "Light", "regular": "Regular", "semibold": "SemiBold", "bold": "Bold", "black": "Black"}
CROSS = {"top": "flex-start", "center": "center", "bottom": "flex-end", "baseline": "baseline"}
GROUP = {"leading": "flex-start", "center": "safe center", "trailing": "safe flex-end"}
ALONG = {"leading": "flex-start", "center": "center", "trailing": "flex-end"}
ROWS = {"row", "scrollRow", "equalRow", "splitRow", "carousel"}
COLUMNS = {"column", "scrollColumn"}

PAGE = """<!doctype html><meta charset="utf-8"><style>
%s
body { --u: %dpx; }
* { box-sizing: border-box; margin: 0; padding: 0; min-width: 0; min-height: 0; }
[data-box] { font-kerning: normal; overflow-wrap: anywhere; }
.root { position: relative; }
p { white-space: pre-line; }
</style><body>%s</body>"""

# What a page cannot say in CSS: which children of a limited flow find room, and which column of a masonry is the shortest.
SCRIPT = """
const shortest = () => document.querySelectorAll('[data-masonry]').forEach(masonry => {
  const columns = [...masonry.children].filter(child => child.dataset.column);
  const items = [...masonry.children].filter(child => !child.dataset.column);
  items.forEach((item, index) => {
    const bottoms = columns.map(column => column.lastElementChild
      ? column.lastElementChild.getBoundingClientRect().bottom : -Infinity);
    const isRound = masonry.dataset.masonry === 'roundRobin' || masonry.dataset.equal || index < columns.length;
    const target = isRound ? index % columns.length : bottoms.indexOf(Math.min(...bottoms));
    columns[target].append(item);
  });
  if (masonry.dataset.equal) {
    const height = Math.max(...items.map(item => item.getBoundingClientRect().height));
    items.forEach(item => { item.style.height = height + 'px'; });
  }
});
const limited = () => document.querySelectorAll('[data-lines]').forEach(flow => {
  const items = [...flow.children];
  const count = items.find(item => item.dataset.count);
  const shown = items.filter(item => item !== count);
  const lines = () => new Set(items.filter(item => item.style.display !== 'none')
    .map(item => item.getBoundingClientRect().top)).size;
  if (count) count.style.display = 'none';
  if (lines() <= Number(flow.dataset.lines)) return;
  if (count) count.style.display = '';
  while (lines() > Number(flow.dataset.lines)) shown.pop().style.display = 'none';
});
shortest();
limited();
"""

READ = """() => document.fonts.ready.then(() => Promise.all([...document.images].map(image => image.decode()))).then(() => {
  %s
  return [...document.querySelectorAll('.root')].map(root => {
    const boxes = [root, ...root.querySelectorAll('[data-box]')];
    boxes.sort((a, b) => a.dataset.box - b.dataset.box);
    const origin = root.getBoundingClientRect();
    return boxes.map(box => {
      const rectangle = box.getBoundingClientRect();
      if (box.closest('[style*="display: none"]')) return [0, 0, 0, 0];
      return [rectangle.left - origin.left, rectangle.top - origin.top, rectangle.width, rectangle.height];
    });
  });
})""" % SCRIPT


def px(points):
    return f"calc({points:g} * var(--u))"


def fonts(folder):
    return "\n".join(
        f"@font-face {{ font-family: {name}; src: url({(folder / f'Inter-{file}.otf').as_uri()}); }}"
        for name, file in FACES.items())


def bounds(extent):
    """Least, ideal, greatest extent and whether it grows."""
    if extent == "fill":
        return 0, None, None, True
    if isinstance(extent, (int, float)):
        return extent, extent, extent, False
    extent = extent or {}
    return extent.get("min", 0), extent.get("ideal"), extent.get("max"), extent.get("grows", False)


def cross_width(box):
    """Width where siblings do not matter: at most the parent's, by its bounds."""
    least, ideal, most, grows = bounds(box.get("width"))
    width = "100%" if grows else px(ideal) if ideal is not None else "fit-content"
    limit = "100%" if most is None else f"min({px(most)}, 100%)"
    return [f"width: {width}", f"min-width: {px(least)}", f"max-width: {limit}"]


def row_width(box):
    """Width in a row: served by priority, evenly, up to what is asked for."""
    least, ideal, most, grows = bounds(box.get("width"))
    if box["kind"] == "spacer":
        return ["flex: 1 1 0", f"min-width: {px(box.get('min', 0))}"]
    if least == ideal == most and ideal is not None:
        return [f"flex: 0 0 {px(ideal)}"]
    limit = "max-content" if ideal is None else px(ideal)
    if grows:
        limit = "none" if most is None else px(most)
    # Powers of ten thousand: what is served first leaves next to nothing until it has what it asks for.
    return [f"flex: {10 ** (4 * (1 + box.get('priority', 0)))} 1 0", f"min-width: {px(least)}", f"max-width: {limit}"]


def height(box):
    least, ideal, most, _ = bounds(box.get("height"))
    out = [f"min-height: {px(least)}"]
    if ideal is not None:
        out.append(f"height: {px(ideal)}")
    if most is not None:
        out.append(f"max-height: {px(most)}")
    return out


def as_item(box, parent):
    """How a box stands in its parent."""
    grows_high = bounds(box.get("height"))[3]
    if box["kind"] == "filling":
        return ["position: absolute", "inset: 0"]
    style = height(box)
    if parent in COLUMNS:
        shrinks = 1 if box["kind"] == "scrollColumn" else 0
        return style + cross_width(box) + [f"flex: {int(grows_high)} {shrinks} auto"]
    if parent == "overlay":
        return style + cross_width(box) + ["grid-area: 1 / 1"] + (["align-self: stretch"] if grows_high else [])
    if parent == "flow":
        return style + cross_width(box) + ["flex: 0 0 auto"]
    if parent == "masonry":
        return style + cross_width(box) + ["flex: 0 0 auto"]
    if grows_high:
        style.append("align-self: stretch")
    if parent == "row":
        return style + row_width(box)
    if parent == "scrollRow":
        least, ideal, most, _ = bounds(box.get("width"))
        return style + [f"flex: 0 0 {px(ideal) if ideal is not None else 'max-content'}"]
    if parent in ("equalRow", "splitRow"):
        return style + ["width: 100%"]
    return style


def container(box):
    """How a box arranges its children."""
    kind = box["kind"]
    spacing, across = px(box.get("spacing", 0)), CROSS[box.get("vertical", "top")]
    if kind in ("column", "scrollColumn"):
        group = {"top": "flex-start", "baseline": "flex-start", "center": "safe center", "bottom": "safe flex-end"}
        style = ["display: flex", "flex-direction: column", f"gap: {spacing}",
                 f"align-items: {ALONG[box.get('horizontal', 'leading')]}",
                 f"justify-content: {group[box.get('vertical', 'top')]}"]
        return style + (["overflow: hidden"] if kind == "scrollColumn" else [])
    if kind in ("row", "scrollRow", "carousel"):
        if kind == "carousel" and box.get("equal"):
            across = "stretch"
        style = ["display: flex", f"gap: {spacing}", f"align-items: {across}",
                 f"justify-content: {GROUP[box.get('horizontal', 'leading')]}"]
        return style + ([] if kind == "row" else ["overflow: hidden"])
    if kind == "equalRow":
        return ["display: grid", "grid-auto-flow: column", "grid-auto-columns: minmax(0, 1fr)", f"gap: {spacing}",
                f"align-items: {across}"]
    if kind == "splitRow":
        rest = len(box["children"]) - 1
        share = box.get("share", 0.5)
        columns = f"minmax(0, {share}fr)" + f" minmax(0, {(1 - share) / max(1, rest)}fr)" * rest
        return ["display: grid", f"grid-template-columns: {columns}", f"gap: {spacing}", f"align-items: {across}"]
    if kind == "overlay":
        return ["display: grid", "position: relative", "grid-template: minmax(0, 1fr) / minmax(0, 1fr)",
                f"justify-items: {ALONG[box.get('horizontal', 'leading')]}", f"align-items: {across}"]
    if kind == "flow":
        return ["display: flex", "flex-wrap: wrap", f"gap: {px(box.get('lineSpacing', 0))} {spacing}",
                "align-content: flex-start", f"align-items: {across}",
                f"justify-content: {GROUP[box.get('horizontal', 'leading')]}"]
    if kind == "masonry":
        return ["display: grid", f"grid-template-columns: repeat({box['columns']}, minmax(0, 1fr))",
                f"column-gap: {spacing}", "align-items: start"]
    return []


def carousel_item(box):
    """What is left after the inset, the gaps and the slice of the next one (Views/Carousel)."""
    count, spacing = box.get("columns", 1), box.get("spacing", 0)
    if box.get("item") is not None:
        return f"flex: 0 0 {px(box['item'])}"
    trailing = (box.get("padding") or [0, 0, 0, 0])[3]
    peek = box.get("peek", 2 * spacing)
    return f"flex: 0 0 calc((100% + {px(trailing)} - {px(count * spacing + peek)}) / {count})"


class Page:
    """Collects the elements of one page."""

    def __init__(self, scale=SCALE):
        self.scale = scale
        self.roots = []

    def add(self, case):
        self.index = 0
        tree = case["tree"]
        style = [f"width: {px(case['width'])}"] + container(tree) + self.padding(tree) + height(tree)
        if "height" in case:
            style.append(f"height: {px(case['height'])}")
        inner, attributes = self.children(tree)
        self.roots.append(
            f'<div class="root" data-box="0" dir="{case.get("direction", "ltr")}" style="{"; ".join(style)}"{attributes}>'
            f"{inner}</div>")

    def padding(self, box):
        top, leading, bottom, trailing = box.get("padding") or [0, 0, 0, 0]
        return [f"padding-block: {px(top)} {px(bottom)}", f"padding-inline: {px(leading)} {px(trailing)}"]

    def children(self, box):
        kind = box["kind"]
        attributes = ""
        inner = "".join(self.element(child, box) for child in box.get("children", []))
        if kind == "masonry":
            across = ALONG[box.get("horizontal", "leading")]
            column = (f'<div data-column="1" style="display: flex; flex-direction: column; align-items: {across}; '
                      f'gap: {px(box.get("lineSpacing", 0))}"></div>')
            inner = column * box["columns"] + inner
            attributes = f' data-masonry="{box.get("order", "shortest")}"' + (' data-equal="1"' if box.get("equal") else "")
        elif kind == "flow" and box.get("lines"):
            attributes = f' data-lines="{box["lines"]}"'
        return inner, attributes

    def element(self, box, parent):
        self.index += 1
        index = self.index
        kind = box["kind"]
        style = as_item(box, parent["kind"]) + container(box) + self.padding(box)
        if parent["kind"] == "carousel":
            style.append(carousel_item(parent))
        style += [box["css"]] if "css" in box else []
        inner, attributes = self.children(box)
        if kind == "count":
            attributes += ' data-count="1"'
        if kind == "text":
            style.append(
                f"font: {px(box.get('size', 17))}/{px(box.get('leading', 22))} {box.get('face', 'regular')}")
            clamp = ("display: -webkit-box; -webkit-box-orient: vertical; overflow: hidden; "
                     f"-webkit-line-clamp: {box['limit']}") if box.get("limit") else ""
            inner = f'<p style="{clamp}">{html.escape(box["text"])}</p>'
        if box.get("aspect") and kind == "leaf":
            if box.get("fit"):
                # An image of these proportions, larger than any box.
                size = f"width='{box['aspect'] * 90000:g}' height='90000'"
                style = [item for item in style if not item.startswith("width")]
                return (f'<img data-box="{index}" style="{html.escape("; ".join(style))}; width: auto" src="data:image/svg+xml,'
                        f"%3Csvg xmlns='http://www.w3.org/2000/svg' {size}/%3E\">")
            style.append(f"aspect-ratio: {box['aspect']}")
        return f'<div data-box="{index}" style="{html.escape("; ".join(style))}"{attributes}>{inner}</div>'

    def html(self, folder):
        return PAGE % (fonts(folder), self.scale, "\n".join(self.roots))


def without_css(box):
    """The tree for the layout core, which knows no CSS."""
    plain = {key: value for key, value in box.items() if key not in ("css", "children")}
    if "children" in box:
        plain["children"] = [without_css(child) for child in box["children"]]
    return plain


def question(case, scale):
    return json.loads(json.dumps({**case, "tree": without_css(case["tree"]), "scale": scale, "family": "system"}))
