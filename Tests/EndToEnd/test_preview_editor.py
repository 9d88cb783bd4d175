"""The preview page and an editor: what is typed is drawn, what is clicked is selected, what is changed is an edit."""

import asyncio
import os
import re

import pytest
import pytest_asyncio
from playwright.async_api import expect

from preview_editor import Editor
from preview_page import PreviewWindow

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def start(executable, examples, tmp_path):
    """Starts an editor on the examples."""
    editors = []

    async def start() -> Editor:
        env = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state")}
        editors.append(await Editor.start(executable, examples, env))
        return editors[-1]

    yield start
    for editor in editors:
        await editor.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def editor(start):
    return await start()


@pytest_asyncio.fixture(loop_scope="module")
async def open_window(browser):
    """Opens windows, and sees that none complains of anything but a lost connection."""
    windows = []

    async def open_window(address: str, **how) -> PreviewWindow:
        windows.append(await PreviewWindow.open(browser, address, **how))
        return windows[-1]

    yield open_window
    problems = [problem for window in windows for problem in window.problems if "WebSocket" not in problem]
    for window in windows:
        await window.close()
    assert not problems


@pytest_asyncio.fixture(loop_scope="module")
async def pair(editor, examples, open_window):
    """An editor with a work order, and a window with its preview."""
    uri = editor.open(examples / "work-order.card.xml")
    window = await open_window(await editor.preview(uri))
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
    return editor, uri, window


async def until(holds) -> None:
    for _ in range(400):
        if holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not come to that")


async def test_what_is_typed_is_drawn_before_it_is_saved(pair):
    editor, uri, window = pair
    for text in ("{title} 1", "{title} 12", "{title} 123"):
        editor.change(uri, editor.texts[uri].replace(editor.texts[uri].split("<Title>")[1].split("</Title>")[0], text))
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump 123")


async def test_while_a_tag_is_typed_the_last_good_picture_stays(pair):
    editor, uri, window = pair
    editor.type(uri, "<Subtitle>", "<Subtitle><Ti")
    await expect(window.page.locator("#stale")).to_contain_text("The last good picture")
    await expect(window.part("Subtitle").locator("text")).to_have_text("Job 4711")
    await window.page.locator("#stale button").click()
    await until(lambda: editor.shown and editor.shown[-1].get("takeFocus"))
    editor.type(uri, "<Subtitle><Ti", "<Subtitle>")
    await expect(window.page.locator("#stale")).to_be_hidden()


async def test_a_click_selects_the_element_in_the_editor(pair):
    editor, uri, window = pair
    await window.click("Title")
    await until(lambda: editor.shown and editor.shown_text() == "<Title>{title}</Title>")
    assert not editor.shown[-1].get("takeFocus")
    await window.click("Title", modifiers=["Alt"])
    await until(lambda: editor.shown_text().startswith("<ObjectCardView"))
    await window.page.keyboard.press("Enter")
    await until(lambda: editor.shown[-1].get("takeFocus"))


async def test_the_outline_selects_what_is_not_drawn(pair):
    editor, uri, window = pair
    await window.page.get_by_role("treeitem", name="Action share").click()
    await until(lambda: editor.shown and editor.shown_text().startswith('<Action id="share"'))


async def test_the_element_at_the_cursor_is_outlined(pair):
    editor, uri, window = pair
    await expect(window.mark("cursor")).to_have_count(0)
    for element in ("Subtitle", "Footnote"):
        editor.put_cursor(uri, f"</{element}>")
        box = await window.box(element)
        await expect(window.mark("cursor")).to_be_visible()
        await until_async(lambda: overlaps(window, box))
    await expect(window.page.locator("#outline [aria-current=true]")).to_contain_text("Footnote")


async def overlaps(window, box) -> bool:
    mark = await window.mark("cursor").bounding_box()
    return bool(mark) and abs(mark["y"] + mark["height"] / 2 - box["y"] - box["height"] / 2) < 6


async def until_async(holds) -> None:
    for _ in range(200):
        if await holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not come to that")


async def test_a_value_changed_in_the_inspector_is_an_edit_of_the_editor(pair):
    editor, uri, window = pair
    await window.click("Title")
    await window.field("#content").fill("Compressor")
    await window.page.keyboard.press("Enter")
    await until(lambda: "<Title>Compressor</Title>" in editor.texts[uri])
    await expect(window.part("Title").locator("text")).to_have_text("Compressor")
    assert editor.applied == ["Set the text of Title"]
    await window.click("DetailImage")
    await window.field("size").fill("60")
    await window.page.keyboard.press("Enter")
    await until(lambda: 'size="60"' in editor.texts[uri])


async def test_a_value_against_the_schema_changes_nothing(pair):
    editor, uri, window = pair
    await window.click("DetailImage")
    await window.field("size").fill("-3")
    await window.page.keyboard.press("Enter")
    await expect(window.field("size")).to_have_accessible_description(re.compile("-3"))
    assert not editor.applied


async def test_a_fix_is_applied_from_the_page(pair):
    editor, uri, window = pair
    editor.type(uri, 'kind="negative" icon', 'kind="negativ" icon')
    await window.page.locator("#findings .fixes button").first.click()
    await until(lambda: 'kind="negative" icon' in editor.texts[uri])
    await expect(window.page.locator("#findings")).to_have_text("No findings")


async def test_pages_follow_the_editor_unless_they_are_pinned(pair, examples, open_window):
    editor, uri, window = pair
    pinned = await open_window(await editor.preview(uri))
    await pinned.named("button", "Pin").click()
    await expect(pinned.named("button", "Pin")).to_have_attribute("aria-pressed", "true")
    # The server hears a page's messages in their order: once it has answered a click, it knows of the pin.
    await pinned.click("Subtitle")
    await until(lambda: editor.shown and editor.shown_text().startswith("<Subtitle"))
    other = editor.open(examples / "depots-map.card.xml")
    editor.put_cursor(other, "<Map")
    await expect(window.part("Map").first).to_be_visible()
    await expect(pinned.part("Title").locator("text")).to_have_text("Electric pump")
    editor.type(uri, "{title}", "Still here")
    await expect(pinned.part("Title").locator("text")).to_have_text("Still here")
    editor.close(other)
    await expect(window.part("Title").locator("text")).to_have_text("Still here")


async def test_a_closed_preview_says_so_and_does_not_come_back_by_itself(pair):
    editor, uri, window = pair
    await editor.command("cardwright.preview.close", uri=uri)
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "closed")
    # Who asks for it gets it back.
    await window.page.locator("#retry").click()
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "connected")


async def test_an_open_page_comes_back_with_the_next_server(start, examples, open_window):
    editor = await start()
    uri = editor.open(examples / "work-order.card.xml")
    address = await editor.preview(uri)
    window = await open_window(address)
    await editor.kill()
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "waiting")
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
    other = await start()
    other.open(examples / "work-order.card.xml")
    other.type(uri, "{title}", "Typed in the next editor")
    assert (await other.preview(uri)).split("?")[0] == address.split("?")[0]
    await expect(window.part("Title").locator("text")).to_have_text("Typed in the next editor")


async def test_a_page_waits_for_its_document_while_the_next_server_opens_others(start, examples, open_window):
    editor = await start()
    uri = editor.open(examples / "work-order.card.xml")
    window = await open_window(await editor.preview(uri))
    await window.named("button", "Pin").click()
    await window.click("Title")
    await expect(window.page.locator("#inspector h3")).to_have_text("Title")
    await editor.kill()
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "waiting")
    other = await start()
    await other.preview(other.open(examples / "depots-map.card.xml"))
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "connected")
    await expect(window.page.locator("#stale")).to_contain_text("The file is shown again")
    await expect(window.page).to_have_title("work-order.card.xml – Cardwright")
    await expect(window.page.locator("#message")).to_be_hidden()
    other.open(examples / "work-order.card.xml")
    other.type(uri, "{title}", "Typed in the next editor")
    await expect(window.part("Title").locator("text")).to_have_text("Typed in the next editor")
    await expect(window.page.locator("#stale")).to_be_hidden()
    await expect(window.named("button", "Pin")).to_have_attribute("aria-pressed", "true")
    await expect(window.field("#content")).to_have_value("Typed in the next editor")


async def test_the_page_works_in_a_webview(editor, examples, browser):
    uri = editor.open(examples / "work-order.card.xml")
    answer = await editor.command("cardwright.preview.open", uri=uri, carrier="webview")
    html = answer["html"].replace("{{nonce}}", "abc123").replace("{{cspSource}}", "'self'")
    assert "Content-Security-Policy" in html and "{{" not in html.replace("}}", "")
    context = await browser.new_context()
    page = await context.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: line.type == "error" and problems.append(line.text))
    await page.expose_binding(
        "toEditor",
        lambda _, message: editor.notify("cardwright/preview/fromPage", {"page": answer["page"], "message": message}),
    )
    await page.add_init_script("window.acquireVsCodeApi = () => ({ postMessage: (message) => toEditor(message) })")
    await page.route("http://webview.test/", lambda route: route.fulfill(body=html, content_type="text/html"))

    async def deliver():
        while True:
            params = await editor.to_page.get()
            await page.evaluate("(message) => window.postMessage(message, '*')", params["message"])

    await page.goto("http://webview.test/")
    delivering = asyncio.create_task(deliver())
    window = PreviewWindow(page)
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
    editor.type(uri, "{title}", "In a webview")
    await expect(window.part("Title").locator("text")).to_have_text("In a webview")
    await window.click("Subtitle")
    await until(lambda: editor.shown and editor.shown_text().startswith("<Subtitle>"))
    delivering.cancel()
    await context.close()
    assert not problems
