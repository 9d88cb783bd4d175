"""Lines and widths against Chromium, which sets the same paragraphs in the same font."""
import statistics
import shutil

import pytest
from playwright.sync_api import sync_playwright

from samples import paragraphs

SIZE = 17
PAGE = """<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Probe; src: url(%s); }
p { font: %dpx/22px Probe; margin: 0; font-kerning: normal; overflow-wrap: anywhere; }
</style><body></body>"""
# For each paragraph where its lines begin, in UTF-16 units, and how wide they are.
READ = """([paragraphs]) => document.fonts.load('17px Probe').then(() => {
  for (const [text, width] of paragraphs) {
    const element = document.createElement('p');
    element.style.width = width + 'px';
    element.textContent = text;
    document.body.append(element);
  }
  const range = document.createRange();
  return [...document.querySelectorAll('p')].map(element => {
    const node = element.firstChild;
    const starts = [];
    let bottom = -1;
    for (let index = 0; index < node.length; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      // Of a space that a line break swallows nothing is drawn.
      const box = [...range.getClientRects()].find(box => box.width > 0);
      if (box && box.top >= bottom) { starts.push(index); bottom = box.bottom; }
    }
    const widths = starts.map((start, line) => {
      const end = line + 1 < starts.length ? starts[line + 1] : node.length;
      range.setStart(node, start);
      range.setEnd(node, start + node.data.slice(start, end).trimEnd().length);
      return range.getBoundingClientRect().width;
    });
    return {starts, widths};
  });
})"""


@pytest.fixture(scope="module")
def chromium(fonts, tmp_path_factory):
    """Sets paragraphs, each a text and a width, and answers with their lines."""
    path = shutil.which("chromium")
    assert path, "Chromium is missing; install the package chromium"
    page_path = tmp_path_factory.mktemp("chromium") / "page.html"
    page_path.write_text(PAGE % ((fonts / "Inter-Regular.otf").as_uri(), SIZE), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(page_path.as_uri())
        yield lambda texts: page.evaluate(READ, [texts])
        browser.close()


def starts(text, lines):
    """Where lines begin in UTF-16 units, from offsets in UTF-8."""
    data = text.encode()
    return [len(data[:int(line[0])].decode().encode("utf-16-le")) // 2 for line in lines]


def test_lines_break_where_chromium_breaks_them(probe, chromium):
    texts = paragraphs(400)
    expected = chromium(texts)
    answers = probe([{"text": text, "size": SIZE, "line": width} for text, width in texts])
    different = []
    errors = []
    for (text, width), theirs, ours in zip(texts, expected, answers):
        own = starts(text, ours["lines"])
        if own != theirs["starts"]:
            different.append((text, width, own, theirs["starts"]))
        else:
            errors += [abs(line[2] - width) for line, width in zip(ours["lines"], theirs["widths"])]
    assert len(different) <= 0.03 * len(texts), (len(different), different[:5])
    # Chromium rounds to 1/64 px.
    errors.sort()
    assert statistics.median(errors) <= 0.01 and errors[int(len(errors) * 0.99)] <= 0.3, (errors[-5:])
