"""The rectangles of boxes against those of Chromium, which lays the same boxes out."""
import base64
import shutil
from contextlib import contextmanager

import pytest
from playwright.sync_api import sync_playwright

from boxes import all_cases, pixel_cases
from boxes_page import READ, SCALE, Page, question

CASES = all_cases()
COLORS = ["#e00000", "#00a000", "#0000e0", "#c0c000", "#00c0c0", "#c000c0", "#604020", "#206040", "#402060"]
# The rectangle of each colour on a screenshot, in pixels.
FIND = """([image, colors]) => new Promise(done => {
  const picture = new Image();
  picture.onload = () => {
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    const data = canvas.getImageData(0, 0, picture.width, picture.height).data;
    done(colors.map(color => {
      const [r, g, b] = [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16));
      let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] !== r || data[at + 1] !== g || data[at + 2] !== b) continue;
        const [x, y] = [at / 4 % picture.width, Math.floor(at / 4 / picture.width)];
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
      }
      return [left, top, right, bottom];
    }));
  };
  picture.src = 'data:image/png;base64,' + image;
})"""


@contextmanager
def chromium(*arguments):
    path = shutil.which("chromium")
    assert path, "Chromium is missing; install the package chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", *arguments])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def theirs(fonts, tmp_path_factory):
    """Chromium's rectangles by the name of a case."""
    page = Page()
    for _, case in CASES:
        page.add(case)
    path = tmp_path_factory.mktemp("boxes") / "page.html"
    path.write_text(page.html(fonts), encoding="utf-8")
    with chromium() as browser:
        tab = browser.new_page(viewport={"width": 8000, "height": 2000})
        tab.goto(path.as_uri())
        found = tab.evaluate(READ)
    return {name: [[value / SCALE for value in box] for box in boxes] for (name, _), boxes in zip(CASES, found)}


@pytest.fixture(scope="module")
def ours(probe):
    """The layout core's rectangles by the name of a case, on 64ths of points."""
    answers = probe([question(case, 64) for _, case in CASES])
    return {name: answer["frames"] for (name, _), answer in zip(CASES, answers)}


def test_there_are_enough_cases():
    assert len(CASES) >= 60


@pytest.mark.parametrize("name", [name for name, _ in CASES])
def test_every_rectangle_is_where_chromium_has_it(name, theirs, ours):
    assert len(ours[name]) == len(theirs[name])
    wrong = [
        (index, [round(value, 2) for value in mine], [round(value, 2) for value in other])
        for index, (mine, other) in enumerate(zip(ours[name], theirs[name]))
        if any(abs(a - b) > 0.5 for a, b in zip(mine, other))
    ]
    assert not wrong, f"box, ours, Chromium's: {wrong}"


@pytest.mark.parametrize("density", [1, 2, 3])
def test_edges_fall_on_the_pixels_where_chromium_paints_them(density, fonts, probe):
    with chromium(f"--force-device-scale-factor={density}", "--window-size=400,300", "--hide-scrollbars") as browser:
        # Without an emulated screen, which would paint on whole points.
        tab = browser.new_context(no_viewport=True).new_page()
        for direction in ("ltr", "rtl"):
            for tree in pixel_cases():
                assert painted(tab, tree, direction, fonts) == expected(probe, tree, direction, density), tree["kind"]


def painted(tab, tree, direction, fonts):
    """Left, top, right and bottom edge of each child in pixels, on a screenshot."""
    children = [{**child, "css": f"background: {color}"} for child, color in zip(tree["children"], COLORS)]
    page = Page(scale=1)
    page.add({"tree": {**tree, "children": children}, "width": 301, "direction": direction})
    tab.set_content(page.html(fonts))
    return tab.evaluate(FIND, [base64.b64encode(tab.screenshot()).decode(), COLORS[: len(children)]])


def expected(probe, tree, direction, density):
    frames = probe([question({"tree": tree, "width": 301, "direction": direction}, density)])[0]["frames"][1:]
    return [[round(edge * density) for edge in (x, y, x + width, y + height)] for x, y, width, height in frames]
