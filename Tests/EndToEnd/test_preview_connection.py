"""What the preview page does while its connection is bad or its server says more than it knows."""

import asyncio
import json

import pytest
import pytest_asyncio
from playwright.async_api import expect

from preview_page import PreviewWindow

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Channel:
    """Stands between a page and the server: `said` is what the page said, and what it loses does not arrive."""

    def __init__(self):
        self.said: list[dict] = []
        self.socket = None
        #: Kinds of messages with which the connection is lost, once each.
        self.breaks: set[str] = set()
        #: What is answered in place of the server, by the kind of what the page says.
        self.answers: dict[str, dict] = {}

    def __call__(self, socket) -> None:
        self.socket = socket
        server = socket.connect_to_server()

        def receive(text: str) -> None:
            message = json.loads(text)
            kind = message["type"]
            self.said.append(message)
            if kind in self.breaks:
                self.breaks.remove(kind)
                asyncio.ensure_future(socket.close())
            elif kind in self.answers:
                socket.send(json.dumps(self.answers[kind]))
            else:
                server.send(text)

        socket.on_message(receive)

    def shown(self) -> list[str]:
        """The documents that the page wanted to see, by their names."""
        return [message["uri"].rsplit("/", 1)[-1] for message in self.said if message["type"] == "show"]


@pytest_asyncio.fixture(loop_scope="module")
async def window(browser, preview):
    """A window on an example, whose `channel` a test may disturb."""
    channel = Channel()
    uri = (preview.path / "work-order.card.xml").as_uri()
    window = await PreviewWindow.open(browser, preview.address, uri, channel=channel)
    window.channel = channel
    yield window
    await window.close()


async def test_an_edit_whose_answer_is_lost_holds_up_no_other(window):
    await window.click("Title")
    field = window.field("#content")
    await expect(field).to_have_value("{title}")
    window.channel.breaks = {"edit"}
    await field.fill("Lost")
    await field.press("Enter")
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "waiting")
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "connected")
    await field.fill("Kept")
    await field.press("Enter")
    await expect(window.part("Title").locator("text")).to_have_text("Kept")


async def test_what_is_typed_while_the_connection_comes_back_is_not_lost(window):
    await window.click("Title")
    field = window.field("#content")
    await expect(field).to_have_value("{title}")
    await field.fill("Kept")
    await field.evaluate("field => { document.old = field; }")
    window.channel.breaks = {"ping"}
    await window.page.evaluate("window.dispatchEvent(new Event('focus'))")
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "waiting")
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "connected")
    # The part is inspected anew, in fields that are new.
    await window.page.wait_for_function("document.querySelector('[data-key=\"#content\"]') !== document.old")
    await expect(field).to_have_value("Kept")
    await field.press("Enter")
    await expect(window.part("Title").locator("text")).to_have_text("Kept")
    assert [message["value"] for message in window.channel.said if message["type"] == "edit"] == ["Kept"]


async def test_a_message_of_a_kind_that_is_not_known_is_a_sign_of_life(window):
    window.channel.answers = {"ping": {"type": "later"}}
    await window.page.clock.install()
    await window.page.evaluate("window.dispatchEvent(new Event('focus'))")
    while window.channel.said[-1]["type"] != "ping":
        await window.page.evaluate("0")
    await window.page.evaluate("0")
    await window.page.clock.fast_forward(5_000)
    await expect(window.page.locator("#connection")).to_have_attribute("data-state", "connected")
    assert [message["type"] for message in window.channel.said].count("hello") == 1


async def test_who_turns_to_another_document_and_back_asks_for_the_first_anew(window, preview):
    window.channel.said.clear()
    for name in ("stock", "work-order"):
        window.channel.socket.send(json.dumps({"type": "follow", "uri": (preview.path / f"{name}.card.xml").as_uri()}))
    await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
    while len(window.channel.shown()) < 2:
        await window.page.evaluate("0")
    assert window.channel.shown()[:2] == ["stock.card.xml", "work-order.card.xml"]
