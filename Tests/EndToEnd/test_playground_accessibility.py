"""The playground for everybody: names, contrast, keys, large enough to be hit."""

import pytest
import pytest_asyncio

from accessibility import CONTRAST, CONTROLS, IDS, named_roles
from playground_page import Playground

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(240)]

WIDE, NARROW = (1440, 900), (390, 844)
CARD = '<ObjectCardView xmlns="urn:cardwright:1"><Title>Pump</Title><Status kind="negativ">x</Status></ObjectCardView>'


@pytest_asyncio.fixture(loop_scope="module")
async def playground(browser, playground_file):
    page = Playground(browser, playground_file)
    yield page
    await page.close()
    assert page.errors == []


async def opened(playground, size, scheme="light"):
    """The page on a card with a finding."""
    page = await playground.open(width=size[0], height=size[1], scheme=scheme)
    await playground.put(CARD)
    await page.locator("#finding-list li", has_text="negativ").wait_for()
    return page


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_everything_that_can_be_operated_has_a_name(playground, size):
    page = await opened(playground, size)
    roles = await named_roles(page)
    assert {"button", "combobox", "main", "region", "tab", "tabpanel", "textbox", "heading"} <= {role for role, _ in roles}
    assert not [role for role, name in roles if role in CONTROLS - {"group", "main"} and not name.strip()]
    assert [name for role, name in roles if role == "heading"] == ["Cardwright playground"]
    assert await page.evaluate("document.documentElement.lang") == "en"
    assert not await page.evaluate(IDS)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_texts_stand_out_from_what_is_behind_them(playground, size, scheme):
    page = await opened(playground, size, scheme)
    assert await page.evaluate(CONTRAST, 15) == []
    await page.keyboard.press("Control+Shift+o")
    await page.locator("#menu[open]").wait_for()
    assert await page.evaluate(CONTRAST, 15) == []
    await page.keyboard.press("Escape")
    await playground.place_caret(CARD.replace('kind="', 'kind="|'))
    await page.keyboard.press("Control+Space")
    await page.locator(".CodeMirror-hint").first.wait_for()
    await page.locator("#tip").wait_for()
    assert await page.evaluate(CONTRAST, 15) == []


async def test_the_tab_key_goes_through_all_in_the_order_in_which_it_stands(playground):
    page = await opened(playground, WIDE)
    await page.locator(".skip").focus()
    visited = []
    while len(visited) < 40:
        await page.keyboard.press("Tab")
        at = await page.evaluate("""() => {
          const at = document.activeElement;
          const shown = at.closest('.CodeMirror') ?? at;
          const { outlineStyle } = getComputedStyle(shown);
          return { name: at.closest('.CodeMirror') ? 'text' : at.id || at.className || at.localName, ring: outlineStyle !== 'none' };
        }""")
        if at["name"] in ("body", "skip", "preview"):
            break
        visited.append(at)
    assert not [place["name"] for place in visited if not place["ring"]], "a focus that cannot be seen"
    assert [place["name"] for place in visited] == [
        "a", "example", "open", "download", "share", "help", "tab-card", "outline", "format", "text", "summary",
        *["place", "button", "a"] * await page.locator("#finding-list li").count(),
    ]
    # The frame is a process of its own: its focus comes a moment after the key.
    await playground.until("document.activeElement.id === 'preview'")


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_what_is_to_be_hit_is_large_enough(playground, size):
    page = await opened(playground, size)
    small = await page.evaluate("""() => [...document.querySelectorAll('button, select, summary')]
      .filter((each) => each.checkVisibility()).map((each) => [each.id || each.textContent, each.getBoundingClientRect()])
      .filter(([, { width, height }]) => width < 24 || height < 24).map(([name]) => name)""")
    assert small == []


async def test_what_is_said_is_heard(playground):
    page = await opened(playground, WIDE)
    assert await page.locator("#message").get_attribute("role") == "status"
    await page.locator("#format").click()
    await page.locator("#format").click()
    await page.locator("#message-box", has_text="laid out already").wait_for()
    field = page.locator(".CodeMirror textarea")
    assert await field.get_attribute("aria-label") == "Card"
    await page.get_by_role("tab", name="Sample data").click()
    assert await field.get_attribute("aria-label") == "Sample data"
