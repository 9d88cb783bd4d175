"""The generated documentation in a browser, opened from the disk: search, keys, appearance, small screens, print."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1360, "height": 900}


@pytest.fixture(scope="module")
def site(executable: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    subprocess.run([executable, "docs", "--output", folder], check=True, timeout=120)
    return folder


@pytest.fixture(scope="module")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, site: Path):
    """Opens a page of the site; anything that it says against itself, or wants from the network, fails the test."""
    complaints = []
    contexts = []

    def open(name: str, **options) -> Page:
        options = {"viewport": DESKTOP, "reduced_motion": "reduce", **options}
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.on("request", lambda request: None if request.url.startswith(("file:", "data:", "blob:"))
                else complaints.append(request.url))
        page.goto((site / name).as_uri())
        return page

    yield open
    for context in contexts:
        context.close()
    assert complaints == []


def results(page: Page):
    return page.get_by_role("option")


def test_search_finds_elements_attributes_values_rules_and_guides(open_page):
    page = open_page("index.html")
    search = page.get_by_role("combobox")
    for query, title, address in [
        ("DetailImage", "DetailImage", "elements/DetailImage.html"),
        ("detail im", "DetailImage", "elements/DetailImage.html"),
        ("obj card", "ObjectCardView", "elements/ObjectCardView.html"),
        ("descripton", "Description", "elements/Description.html"),
        ("alt detailimage", "alt", "elements/DetailImage.html#attribute-alt"),
        ("first card", "Your first card", "guides/first-card.html"),
        ("image-alt", "image-alt", "rules/image-alt.html"),
        ("button", "Action", "elements/Action.html"),
        ("alt text", "alt", "elements/Avatar.html#attribute-alt"),
        ("how do i start", "Your first card", "guides/first-card.html"),
        # Of what newcomers say whole words count, and not what ends or begins so.
        ("multi start", "Start", "elements/Start.html"),
        ("screen readers", "voiceOver", "elements/Device.html#attribute-voiceOver"),
        # Options, with their hyphens and without; what people may mean by a word comes before them.
        ("dry-run", "--dry-run", "commands/validate.html#option--dry-run"),
        ("--base-url", "--base-url", "commands/docs.html#option--base-url"),
        ("format", "format", "commands/format.html"), ("NO_COLOR", "On your shell", "guides/ci.html#on-your-shell"),
    ]:
        search.fill(query)
        expect(results(page).first.locator("b")).to_have_text(title)
        assert results(page).first.get_attribute("href").endswith(address), query


def test_search_finds_what_newcomers_call_it(open_page):
    page = open_page("index.html")
    search = page.get_by_role("combobox")
    for query, address in [
        ("dark mode", "guides/adaptive-design.html#light-dark-and-more-contrast"), ("rotate", "elements/Device.html#attribute-orientation"),
        ("accessibility", "elements/Device.html#attribute-voiceOver"),
    ]:
        search.fill(query)
        expect(results(page).first).to_be_visible()
        found = [link.get_attribute("href") for link in results(page).all()]
        assert any(link.endswith(address) for link in found[:10]), (query, found)
        assert not any("icons/" in link for link in found[:5]), (query, found)


def test_search_leads_plain_words_to_what_they_mean(open_page):
    page = open_page("index.html")
    search = page.get_by_role("combobox")
    for query, address in [
        # What a name ends with counts more than what it begins with, and a whole word more than a beginning.
        ("table", "elements/DataTable.html"), ("carousel", "elements/CardCarousel.html"), ("cell", "elements/ObjectCell.html"),
        ("scene", "elements/CardScene.html"), ("CI", "guides/ci.html"), ("colors", "colors/index.html"), ("color", "colors/index.html"),
        # Words that stand nowhere here.
        ("photo", "elements/DetailImage.html"), ("how do I show a photo", "elements/Media.html"), ("photos", "elements/DetailImage.html"),
        ("animation", "guides/moving-scenes.html"), ("font", "text-styles/index.html"), ("link", "#attribute-target"),
        ("navigation", "#attribute-target"), ("href", "#attribute-target"), ("deeplink", "#attribute-target"),
        ("hyperlink", "#attribute-target"), ("repeat", "#attribute-each"), ("loop", "#attribute-each"),
        ("installation", "guides/first-card.html#install-the-command"), ("toolbar", "elements/BottomBar.html"),
        ("condition", "elements/Expect.html"), ("click", "elements/Action.html"), ("picture", "elements/DetailImage.html"),
        ("stars", "elements/Rating.html"), ("tabs", "elements/SegmentStrip.html"), ("url", "#attribute-target"),
        ("ipad", "devices/ipad-pro-11.html"), ("setup", "guides/first-card.html#install-the-command"),
    ]:
        search.fill(query)
        expect(results(page).first).to_be_visible()
        found = [link.get_attribute("href") for link in results(page).all()]
        assert any(link.endswith(address) for link in found[:2]), (query, found[:5])


def test_an_attribute_that_all_elements_have_is_found_once(open_page):
    page = open_page("index.html")
    page.get_by_role("combobox").fill("xml:lang")
    expect(results(page).first).to_contain_text("others")
    expect(results(page).filter(has_text="xml:lang")).to_have_count(1)


def test_search_is_driven_by_keys(open_page):
    page = open_page("elements/Card.html")
    page.keyboard.press("/")
    search = page.get_by_role("combobox")
    expect(search).to_be_focused()
    page.keyboard.type("status")
    expect(results(page).first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    expect(results(page).nth(1)).to_have_attribute("aria-selected", "true")
    assert search.get_attribute("aria-activedescendant") == results(page).nth(1).get_attribute("id")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url("**/elements/Status.html")
    expect(page.get_by_role("heading", level=1)).to_have_text("Status")


def test_escape_closes_the_results_then_leaves_the_field(open_page):
    page = open_page("index.html")
    search = page.get_by_role("combobox")
    search.fill("title")
    expect(results(page).first).to_be_visible()
    search.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()
    search.press("Escape")
    expect(search).not_to_be_focused()
    expect(search).to_have_value("")


def test_search_says_when_nothing_is_found(open_page):
    page = open_page("index.html")
    page.get_by_role("combobox").fill("zzzzqqq")
    expect(page.get_by_text("Nothing found")).to_be_visible()


def test_appearance_is_chosen_kept_and_given_back_to_the_system(open_page):
    page = open_page("elements/ObjectCardView.html", color_scheme="light")
    background = lambda: page.evaluate("getComputedStyle(document.body).backgroundColor")
    light = background()
    button = page.get_by_role("button", name="Appearance")
    button.click()
    button.click()
    expect(button).to_have_attribute("aria-label", "Appearance: dark")
    assert background() != light
    expect(page.locator("main img.dark").first).to_be_visible()
    expect(page.locator("main img.light").first).to_be_hidden()
    page.reload()
    assert background() != light
    button = page.get_by_role("button", name="Appearance")
    button.click()
    expect(button).to_have_attribute("aria-label", "Appearance: system")
    assert background() == light


def test_the_systems_dark_appearance_is_followed(open_page):
    page = open_page("elements/ObjectCardView.html", color_scheme="dark")
    expect(page.locator("main img.dark").first).to_be_visible()
    expect(page.locator("main img.light").first).to_be_hidden()


def test_the_first_tab_stop_skips_to_the_content(open_page):
    page = open_page("elements/Card.html")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    assert page.url.endswith("#content")


def test_links_are_followed_from_the_start_to_an_attribute(open_page):
    page = open_page("index.html")
    page.get_by_role("navigation", name="Sections").get_by_role("link", name="Elements").click()
    page.get_by_role("main").get_by_role("link", name="ObjectCardView", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("ObjectCardView")
    page.get_by_role("main").get_by_role("link", name="Actions", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Actions")


def test_the_gallery_is_filtered_by_family(open_page):
    page = open_page("index.html")
    cards = page.locator(".gallery li")
    every = cards.count()
    assert every > 50
    page.get_by_role("button", name="CardScene").click()
    shown = [card for card in cards.all() if card.is_visible()]
    assert 0 < len(shown) < every
    page.get_by_role("button", name="All").click()
    expect(cards.last).to_be_visible()


def test_a_listing_is_copied_or_else_selected(open_page):
    page = open_page("guides/first-card.html")
    listing = page.locator(".listing").first
    listing.hover()
    listing.get_by_role("button", name="Copy").click()
    expect(listing.get_by_role("button")).to_have_text("Copied")


@pytest.mark.parametrize("name", [
    "index.html", "elements/Card.html", "elements/ObjectCell.html", "guides/first-card.html", "guides/adaptive-design.html",
    "rules/image-alt.html", "types/statusKind.html", "devices/iphone-15.html", "examples/stock.html", "colors/index.html",
    "commands/validate.html",
])
@pytest.mark.parametrize("width", [360, 768, 1360])
def test_no_page_scrolls_sideways(open_page, name, width):
    page = open_page(name, viewport={"width": width, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("name", [
    "guides/language-server.html", "guides/anatomy.html", "devices/iphone-15.html", "devices/ipad-pro-13.html", "elements/Card.html",
    "colors/index.html",
])
def test_tables_need_no_scrolling_on_a_small_screen(open_page, name):
    page = open_page(name, viewport=PHONE)
    assert page.eval_on_selector_all(".table", "tables => tables.every(table => table.scrollWidth <= table.clientWidth)")


@pytest.mark.parametrize("name", ["guides/index.html", "examples/index.html", "commands/index.html"])
@pytest.mark.parametrize("width", [360, 1000])
def test_the_section_that_is_open_is_seen_where_not_all_are(open_page, name, width):
    page = open_page(name, viewport={"width": width, "height": 740})
    box = page.locator(".sections [aria-current]").bounding_box()
    around = page.locator(".sections").bounding_box()
    assert box["x"] >= around["x"] - 1 and box["x"] + box["width"] <= around["x"] + around["width"] + 1


@pytest.mark.parametrize("width", [960, 1279, 1280, 1300, 1439, 1440])
def test_all_sections_are_seen_in_a_wide_window(open_page, width):
    page = open_page("elements/Status.html", viewport={"width": width, "height": 740})
    # The link to the playground, which this site has not, has its place beside them.
    page.locator(".sections ul").evaluate("list => list.append(list.lastElementChild.cloneNode(true))")
    page.locator(".sections li").last.get_by_role("link").evaluate("link => { link.textContent = 'Playground'; }")
    assert page.locator(".sections ul").evaluate("list => list.scrollWidth <= list.clientWidth")


def test_swatches_keep_their_colours_in_forced_colours(open_page):
    page = open_page("colors/index.html", forced_colors="active")
    shown = page.locator(".swatch").first.evaluate("swatch => getComputedStyle(swatch).backgroundImage")
    assert "gradient" in shown
    assert page.locator(".swatch").first.evaluate("swatch => getComputedStyle(swatch).forcedColorAdjust") == "none"
    # Forced colours leave pictures as they are: a shade of the page's own colours would be a bar on them.
    assert page.locator(".table").first.evaluate("table => getComputedStyle(table).backgroundImage") == "none"


def test_sections_are_not_faded_while_they_have_the_focus(open_page):
    page = open_page("index.html", viewport={"width": 1000, "height": 740})
    sections = page.locator(".sections")
    for link in sections.get_by_role("link").all():
        link.focus()
        box, around = link.bounding_box(), sections.bounding_box()
        assert box["x"] >= around["x"] - 1 and box["x"] + box["width"] <= around["x"] + around["width"] - 19, link.inner_text()


def test_the_table_of_a_device_fits_beside_the_side_bar(open_page):
    page = open_page("devices/ipad-pro-11.html", viewport={"width": 1000, "height": 740})
    assert page.locator(".table").first.evaluate("table => table.scrollWidth <= table.clientWidth")


def test_the_anatomy_is_whole_on_a_small_screen(open_page):
    page = open_page("elements/CardScene.html", viewport=PHONE)
    assert page.locator(".anatomy figure").first.evaluate("figure => figure.scrollWidth <= figure.clientWidth")


def test_the_menu_of_a_small_screen_opens_and_closes(open_page):
    page = open_page("elements/Card.html", viewport=PHONE)
    side = page.locator(".side")
    expect(side).to_be_hidden()
    menu = page.get_by_role("button", name="Pages of this section")
    menu.click()
    expect(side).to_be_visible()
    page.keyboard.press("Escape")
    expect(side).to_be_hidden()
    expect(menu).to_be_focused()


def test_without_scripts_everything_is_read_and_linked(open_page):
    page = open_page("elements/Card.html", java_script_enabled=False, viewport=PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator(".side").get_by_role("link", name="ObjectCell", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("ObjectCell")


def test_print_leaves_out_what_is_for_the_screen(open_page):
    page = open_page("elements/Card.html", color_scheme="dark")
    page.emulate_media(media="print")
    expect(page.locator(".top")).to_be_hidden()
    expect(page.locator("main img.light").first).to_be_visible()
    expect(page.locator("main img.dark").first).to_be_hidden()


#: For every text on the page: its colour and what is behind it, as the browser paints them.
CONTRAST = """
() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const channels = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([r, g, b]) => [r, g, b].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }).reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
  const behind = (element) => {
    for (let node = element; node; node = node.parentElement) {
      const color = channels(getComputedStyle(node).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255, 255];
  };
  const poor = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    if (style.clipPath !== "none" || element.closest("script, style, .skip, .copy")) continue;
    const [first, second] = [luminance(channels(style.color)), luminance(behind(element))];
    const ratio = (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    if (ratio < 4.5) poor.add(`${ratio.toFixed(2)} ${element.localName}.${element.className} ${walker.currentNode.data.trim().slice(0, 40)}`);
  }
  return [...poor];
}
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", [
    "index.html", "elements/ObjectCardView.html", "guides/first-card.html", "rules/image-alt.html", "types/statusKind.html",
    "colors/index.html", "examples/stock.html", "commands/validate.html",
])
def test_every_text_can_be_read_against_what_is_behind_it(open_page, name, scheme):
    page = open_page(name, color_scheme=scheme)
    assert page.evaluate(CONTRAST) == []


def test_focus_is_always_seen(open_page):
    page = open_page("elements/ObjectCardView.html")
    for _ in range(25):
        page.keyboard.press("Tab")
        shown = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert shown != "none", page.evaluate("document.activeElement.outerHTML")
