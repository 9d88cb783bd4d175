"""Cards that are played in the preview: touched as on the phone, by mouse, finger and keys."""

import pytest
import pytest_asyncio
from playwright.async_api import expect

from preview_page import PreviewWindow

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def open_window(browser, preview):
    """Opens a window on an example; at the end no window may have complained."""
    windows = []

    async def open_window(name: str, **how) -> PreviewWindow:
        uri = (preview.path / f"{name}.card.xml").as_uri()
        windows.append(await PreviewWindow.open(browser, preview.address, uri, **how))
        return windows[-1]

    yield open_window
    problems = [problem for window in windows for problem in window.problems]
    for window in windows:
        await window.close()
    assert not problems


async def test_play_begins_and_ends_by_its_button_and_its_key(open_window):
    window = await open_window("work-order")
    button = window.named("button", "Play")
    await expect(button).to_have_attribute("aria-pressed", "false")
    await button.click()
    await expect(button).to_have_attribute("aria-pressed", "true")
    await expect(window.page.locator("#play-bar")).to_be_visible()
    await expect(window.page.locator("#live")).to_have_text("Play: the card answers to touches")
    await window.page.keyboard.press("k")
    await expect(button).to_have_attribute("aria-pressed", "false")
    await expect(window.page.locator("#play-bar")).to_be_hidden()
    await expect(window.page.locator("#live")).to_have_text("Play has ended")


async def test_while_a_card_is_played_a_click_chooses_no_part(open_window):
    window = await open_window("work-order")
    await window.click("Title")
    await expect(window.mark("chosen")).to_be_visible()
    await window.named("button", "Play").click()
    await expect(window.mark("chosen")).to_have_count(0)
    await window.click("Title")
    await expect(window.mark("chosen")).to_have_count(0)
    await window.named("button", "Play").click()
    await window.click("Title")
    await expect(window.mark("chosen")).to_be_visible()
