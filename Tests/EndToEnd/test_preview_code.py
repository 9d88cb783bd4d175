"""The code beside the picture: what the card becomes in an app, and the way from lines to parts and back."""

import re

import pytest
import pytest_asyncio
from playwright.async_api import expect

from preview_page import PreviewWindow
from test_preview_accessibility import CONTRAST

pytestmark = pytest.mark.asyncio(loop_scope="module")

WIDE, NARROW = (1440, 900), (390, 844)


@pytest_asyncio.fixture(loop_scope="module")
async def open_window(browser, preview):
    """Opens a window on an example with its code; at the end no window may have complained of anything."""
    windows = []

    async def open_window(name: str = "work-order", size=WIDE, target: str = "mdk", **how) -> PreviewWindow:
        uri = (preview.path / f"{name}.card.xml").as_uri()
        window = await PreviewWindow.open(browser, preview.address, uri, size=size, **how)
        windows.append(window)
        # What is open is remembered with the workspace.
        if not await window.page.locator("#panel-code").is_visible():
            await window.named("button" if size == WIDE else "tab", "Code").click()
        await window.page.locator("#code-target").select_option(target)
        await expect(lines(window).first).to_be_visible()
        return window

    yield open_window
    for window in windows:
        assert not window.problems
        await window.close()


def lines(window):
    return window.page.locator("#code [role=option]")


def marked(window):
    return window.page.locator("#code [aria-selected=true]")


@pytest.mark.parametrize(
    "target, title, file",
    [
        ("mdk", ['"Title": "{title}",'], "Pages/WorkOrder.page"),
        ("ui5", ['"title": "{title}",'], "work-order/manifest.json"),
        ("swiftui", ["Text(verbatim: order.title)"], "WorkOrderView.swift"),
        (
            "adaptive",
            ["{", '"type": "TextBlock",', '"text": "${title}",', '"wrap": true,', '"style": "heading",', '"weight": "bolder"', "},"],
            "work-order.json",
        ),
    ],
)
async def test_the_lines_of_the_chosen_part_are_marked(open_window, target, title, file):
    window = await open_window(target=target)
    await expect(window.page.locator("#code-file")).to_have_value(file)
    await window.click("Title")
    await expect(marked(window)).to_have_text(title)
    await expect(marked(window).first).to_be_in_viewport()


async def test_a_line_chooses_its_part(open_window):
    window = await open_window(target="swiftui")
    await lines(window).filter(has_text="actions.approve()").click()
    await expect(window.page.locator("#outline [aria-selected=true]")).to_have_text("Actionapprove")
    await expect(window.mark("chosen")).to_be_visible()
    await expect(marked(window)).to_have_count(10)
    await expect(marked(window).first).to_have_text("FioriButton(")


async def test_code_follows_the_text(open_window, preview):
    window = await open_window()
    await window.click("Title")
    path = preview.path / "work-order.card.xml"
    path.write_text(path.read_text().replace("<Title>{title}</Title>", "<Title>Pump 7</Title>"))
    await expect(marked(window)).to_have_text(['"Title": "Pump 7",'])


async def test_a_wrong_card_keeps_its_code_and_says_so(open_window, preview):
    window = await open_window()
    note = window.page.locator("#code-note")
    path = preview.path / "work-order.card.xml"
    text = path.read_text()
    path.write_text(text.replace('kind="negative" icon', 'kind="negativ" icon'))
    await expect(note).to_contain_text("The card has errors, so that it is not handed over. Line 13")
    await expect(lines(window).filter(has_text='"Title": "{title}"')).to_have_count(1)
    path.write_text(text)
    await expect(note).to_be_hidden()
    path.write_text(text.replace("</Title>", "</Titel"))
    await expect(note).to_contain_text("This is made of the last text that could be read")
    path.write_text(text)
    await expect(note).to_be_hidden()


async def test_what_a_target_cannot_have_is_said(open_window, preview):
    window = await open_window()
    uri = (preview.path / "trip-by-legs.card.xml").as_uri()
    await window.page.locator("#document").select_option(uri)
    await expect(window.page.locator("#code-note")).to_contain_text("<CardScene>")
    await expect(lines(window)).to_have_count(0)


async def test_a_part_without_lines_of_its_own_says_so(open_window):
    window = await open_window()
    await window.page.locator("#outline [role=treeitem]").filter(has_text="ActionsReject").click()
    await expect(window.page.locator("#code-note")).to_contain_text("Actions has no lines of its own here")


async def test_of_several_files_the_one_is_shown_that_the_part_is_in(open_window):
    window = await open_window("sales-dashboard", target="ui5")
    file = window.page.locator("#code-file")
    # The files of the target before are there until those of this one come.
    await expect(file.locator("option").nth(1)).to_have_attribute("value", re.compile("manifest.json$"))
    await file.select_option(index=1)
    second = await file.input_value()
    cards = window.page.locator("#outline [role=treeitem]").filter(has_text="Card")
    await cards.nth(1).click()
    await expect(file).not_to_have_value(second)
    await expect(marked(window).first).to_have_text("{")


async def test_keys_go_from_line_to_line(open_window):
    window = await open_window(target="swiftui")
    await window.page.locator("#stage").focus()
    await window.page.keyboard.press("6")
    await expect(window.page.locator("#code-target")).to_be_focused()
    row = lines(window).filter(has_text="Text(verbatim: order.title)")
    await expect(row).to_be_visible()
    await lines(window).first.focus()
    await window.page.keyboard.press("End")
    await expect(lines(window).last).to_be_focused()
    for _ in range(3):
        await window.page.keyboard.press("ArrowUp")
    await expect(lines(window).nth(-4)).to_be_focused()
    await row.focus()
    await window.page.keyboard.press("ArrowDown")
    await window.page.keyboard.press("ArrowUp")
    await expect(row).to_be_focused()
    await expect(window.page.locator("#outline [aria-selected=true]")).to_have_text("Title{title}")
    session = await window.page.context.new_cdp_session(window.page)
    nodes = (await session.send("Accessibility.getFullAXTree"))["nodes"]
    options = [node for node in nodes if node.get("role", {}).get("value") == "option" and not node["ignored"]]
    assert any(
        node["name"]["value"].strip() == "Text(verbatim: order.title)"
        and any(each["name"] == "selected" and each["value"]["value"] for each in node["properties"])
        for node in options
    )


async def test_code_is_made_only_while_it_is_seen(open_window, preview):
    said = []

    def between(route):
        server = route.connect_to_server()
        route.on_message(lambda message: (said.append(("page", message)), server.send(message)))
        server.on_message(lambda message: (said.append(("server", message)), route.send(message)))

    window = await open_window(channel=between)
    assert any(side == "server" and message.startswith('{"type":"code"') for side, message in said)
    await window.named("button", "Code").click()
    await expect(window.page.locator("#panel-inspector")).to_be_visible()
    said.clear()
    path = preview.path / "work-order.card.xml"
    path.write_text(path.read_text().replace("<Title>{title}</Title>", "<Title>Pump 7</Title>"))
    await expect(window.part("Title").locator("text")).to_have_text("Pump 7")
    await window.click("Title")
    await expect(window.page.locator("#inspector h3")).to_have_text("Title")
    assert not any(message.startswith('{"type":"code"') for side, message in said if side == "server")


async def test_the_way_from_region_to_region_leads_through_it(open_window):
    window = await open_window()
    await window.page.locator("#document").focus()
    regions = []
    for _ in range(6):
        await window.page.keyboard.press("F6")
        regions.append(await window.page.evaluate("document.activeElement.closest('#stage, .panel, .bar')?.id || 'bar'"))
    assert regions == ["stage", "panel-view", "panel-outline", "panel-findings", "panel-code", "bar"]
    await window.page.keyboard.press("Escape")
    await window.page.locator("#stage").focus()
    await window.page.keyboard.press("4")
    await expect(window.page.locator("#panel-code")).to_be_hidden()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_it_can_be_read_in_any_window(open_window, dark, size):
    window = await open_window(size=size, dark=dark)
    await window.click("Title")
    await expect(marked(window)).to_have_count(1)
    await window.page.locator("#code-losses summary").click()
    await window.page.evaluate("Promise.all(document.getAnimations().map((each) => each.finished))")
    assert not await window.page.evaluate(CONTRAST, 10)
    assert await window.page.evaluate("document.documentElement.scrollWidth") <= size[0]
