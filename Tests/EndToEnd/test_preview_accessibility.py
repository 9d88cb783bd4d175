"""The preview page for everybody: names, contrast, keys, small windows, other settings of the system."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from accessibility import CONTRAST, CONTROLS, IDS, named_roles
from preview_page import PreviewWindow

pytestmark = pytest.mark.asyncio(loop_scope="module")

WIDE, NARROW = (1440, 900), (400, 800)


@pytest.fixture
def examples(examples):
    broken = examples / "work-order.card.xml"
    broken.write_text(broken.read_text().replace('kind="negative" icon', 'kind="negativ" icon'))
    return examples


@pytest_asyncio.fixture(loop_scope="module")
async def open_window(browser, preview):
    windows = []

    async def open_window(**how) -> PreviewWindow:
        """A window on a card with a finding, and a part chosen."""
        uri = (preview.path / "work-order.card.xml").as_uri()
        window = await PreviewWindow.open(browser, preview.address, uri, **how)
        windows.append(window)
        await expect(window.page.locator("#findings .finding")).to_have_count(1)
        await window.click("Title")
        await expect(window.page.locator("#inspector h3")).to_have_text("Title")
        return window

    yield open_window
    for window in windows:
        await window.close()


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_everything_that_can_be_operated_has_a_name(open_window, size):
    window = await open_window(size=size)
    roles = await named_roles(window.page)
    found = {role for role, _ in roles}
    assert {"button", "combobox", "application", "main", "slider"} <= found
    assert not [role for role, name in roles if role in CONTROLS - {"group"} and not name.strip()]


async def test_ids_are_unique_and_references_lead_somewhere(open_window):
    window = await open_window()
    assert not await window.page.evaluate(IDS)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_texts_stand_out_from_what_is_behind_them(open_window, preview, dark, size):
    window = await open_window(size=size, dark=dark)
    broken = preview.path / "work-order.card.xml"
    broken.write_text(broken.read_text().replace("</Title>", "</Titel>"))
    await expect(window.page.locator("#stale")).to_be_visible()
    names = ["view", "outline", "inspector", "findings"] if size == NARROW else [""]
    poor = []
    for name in names:
        if name:
            await window.page.locator(f"#tab-{name}").click()
        await window.page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished))")
        poor += await window.page.evaluate(CONTRAST, 10)
    assert not poor


async def test_the_appearance_can_be_chosen_against_the_system(open_window):
    window = await open_window(dark=True)
    ground = "getComputedStyle(document.querySelector('.bar')).backgroundColor"
    dark = await window.page.evaluate(ground)
    await window.page.get_by_role("button", name="Options").click()
    await window.choose("theme", "light")
    assert await window.page.evaluate(ground) == "rgb(255, 255, 255)" != dark


async def test_the_tab_key_reaches_every_control_in_the_order_in_which_they_stand(open_window):
    window = await open_window()
    await window.page.locator(".skip").focus()
    visited = []
    for _ in range(80):
        await window.page.keyboard.press("Tab")
        place = await window.page.evaluate(
            """() => {
              const at = document.activeElement;
              if (at === document.body) return null;
              const ring = getComputedStyle(at.matches('.segments input, .chips input') ? at.nextElementSibling
                : at.matches('.canvas') ? at.parentElement : at);
              return { name: at.id || at.name || at.className, region: at.closest('.bar, main, .zoom, .panel')?.className
                || at.closest('main')?.id, ring: ring.outlineStyle !== 'none' || ring.boxShadow !== 'none' };
            }"""
        )
        if not place or place["name"] == "skip" and visited:
            break
        visited.append(place)
    names = [place["name"] for place in visited]
    assert not [place["name"] for place in visited if not place["ring"]], "a focus that cannot be seen"
    order = ["document", "pin", "export-button", "help-button", "canvas", "grip", "zoom-out", "zoom-fit", "add-device"]
    places = [names.index(name) for name in order]
    assert places == sorted(places)
    for name in ("appearance", "textSize", "typeface", "direction", "platform", "contrast", "state", "overlays", "value-_content", "finding"):
        assert any(name in visited_name for visited_name in names), name
    assert len(names) == len({id(place) for place in visited}) < 80


async def test_one_letter_is_enough_and_can_be_switched_off(open_window):
    window = await open_window()
    await window.page.keyboard.press("1")
    await window.page.keyboard.press("b")
    await expect(window.choice("overlays", "boxes")).to_be_checked()
    await window.page.keyboard.press("?")
    await expect(window.page.get_by_role("dialog")).to_contain_text("Boxes and measures")
    await window.page.keyboard.press("Escape")
    await expect(window.page.get_by_role("dialog")).to_have_count(0)
    await window.page.get_by_role("button", name="Options").click()
    await window.page.get_by_label("Shortcuts of one letter").uncheck()
    await window.page.keyboard.press("Escape")
    await window.page.keyboard.press("1")
    await window.page.keyboard.press("b")
    await expect(window.choice("overlays", "boxes")).to_be_checked()


async def test_letters_typed_into_a_field_are_no_shortcuts(open_window):
    window = await open_window()
    await window.field("#content").fill("")
    await window.field("#content").press_sequentially("bsdl")
    await expect(window.field("#content")).to_have_value("bsdl")
    await expect(window.choice("overlays", "boxes")).not_to_be_checked()
    await expect(window.canvas).to_have_count(1)


async def test_f6_goes_from_region_to_region(open_window):
    window = await open_window()
    await window.page.locator("#document").focus()
    regions = []
    for _ in range(6):
        await window.page.keyboard.press("F6")
        regions.append(
            await window.page.evaluate("document.activeElement.closest('#stage, .panel, .bar')?.id || 'bar'")
        )
    assert regions == ["stage", "panel-view", "panel-outline", "panel-inspector", "panel-findings", "bar"]


async def test_beside_an_editor_the_panels_are_tabs(open_window):
    window = await open_window(size=NARROW)
    page = window.page
    assert await page.evaluate("document.documentElement.scrollWidth") <= 400
    outside = await page.evaluate(
        """() => [...document.querySelectorAll('button, select, input')].filter((control) => {
          const box = control.getBoundingClientRect();
          return control.checkVisibility() && box.width && (box.left < 0 || box.right > innerWidth);
        }).map((control) => control.id || control.name)"""
    )
    assert not outside
    for name in ("View", "Outline", "Part"):
        await page.get_by_role("tab", name=name).click()
        await expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
        await expect(page.locator(".panel:visible")).to_have_count(1)
    await page.get_by_role("tab", name="Part").click()
    await expect(page.locator(".panel:visible")).to_have_count(0)
    await page.get_by_role("tab", name="View").focus()
    await page.keyboard.press("ArrowRight")
    await expect(page.get_by_role("tab", name="Outline")).to_be_focused()


async def test_nothing_moves_for_those_who_want_no_motion(open_window):
    window = await open_window(reduced_motion="reduce")
    moving = "[...document.querySelectorAll('*')].filter(e => getComputedStyle(e).transitionDuration !== '0s').length"
    assert await window.page.evaluate(moving) == 0


async def test_in_forced_colours_swatches_keep_theirs_and_what_is_chosen_is_outlined(open_window):
    window = await open_window(forced_colors="active")
    style = "element => [getComputedStyle(element).forcedColorAdjust, getComputedStyle(element).outlineStyle]"
    assert await window.page.locator("#inspector .swatch").first.evaluate(style) == ["none", "none"]
    assert await window.page.locator("#outline [aria-selected=true]").evaluate(style) == ["auto", "solid"]
