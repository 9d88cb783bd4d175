"""What pages are asked for everybody's sake: names, references, contrast."""

from playwright.async_api import Page

#: The roles of what can be operated or gone to.
CONTROLS = {
    "button", "checkbox", "radio", "slider", "combobox", "textbox", "treeitem", "tab", "link", "application", "dialog", "main", "region",
    "tree", "tablist", "group",
}  # fmt: skip

#: Ids that stand twice, and references that lead nowhere.
IDS = """() => {
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  const double = ids.filter((id, index) => ids.indexOf(id) !== index);
  const names = ['for', 'aria-labelledby', 'aria-controls', 'popovertarget'];
  const lost = names.flatMap((name) => [...document.querySelectorAll(`[${name}]`)]
    .map((element) => element.getAttribute(name)).filter((id) => !document.getElementById(id)));
  return [...double, ...lost];
}"""

#: Contrast of each text with what is behind it, WCAG 2.2, 1.4.3; called with the number of texts that must be more than seen.
CONTRAST = """(few) => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (front, back) => [0, 1, 2].map((i) => front[i] * front[3] + back[i] * (1 - front[3])).concat(1);
  const light = (color) => {
    const [r, g, b] = color.slice(0, 3).map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let seen = 0;
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (!text || !element.checkVisibility({ visibilityProperty: true }) || element.closest('.hidden, option, datalist, .skip')) continue;
    const layers = [];
    for (let at = element; at; at = at.parentElement) layers.push(rgba(getComputedStyle(at).backgroundColor));
    const back = layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1]);
    const front = over(rgba(getComputedStyle(element).color), back);
    const [high, low] = [light(front), light(back)].sort((a, b) => b - a);
    const ratio = (high + 0.05) / (low + 0.05);
    seen += 1;
    if (ratio < 4.5) poor.push(`${text.slice(0, 30)}: ${ratio.toFixed(2)}`);
  }
  return seen > few ? poor : [`only ${seen} texts`];
}"""


async def named_roles(page: Page) -> list[tuple[str, str]]:
    """The role and the name of all that a screen reader is told, in Chromium."""
    session = await page.context.new_cdp_session(page)
    nodes = (await session.send("Accessibility.getFullAXTree"))["nodes"]
    return [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node["ignored"] and "role" in node]
