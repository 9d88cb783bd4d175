"""A browser with preview pages, and a preview without an editor to fill them."""

import json
import os
import re
import subprocess
from pathlib import Path

from playwright.async_api import Browser, Locator, Page, Playwright, expect

# The machine may be busy; nothing here waits longer than it must.
expect.set_options(timeout=20_000)

LISTED = """svg => JSON.stringify((function list(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return node.data;
    // The page zooms by width and height.
    const own = node.localName === "svg" ? ["style", "width", "height"] : ["style"];
    const attributes = [...node.attributes].filter(({ name }) => !own.includes(name));
    const children = [...node.childNodes].filter((child) => node.localName === "text" || child.data?.trim() !== "");
    return [node.localName, attributes.map(({ name, value }) => `${name}=${value}`).sort(), children.map(list)];
})(svg))"""

PHONE = {"id": 1, "device": "iphone-15", "orientation": "portrait", "width": None}


async def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, without a window."""
    return await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])


class PreviewProcess:
    """`cardwright preview` on a file or a folder; `state` keeps what pages store."""

    def __init__(self, executable: Path, path: Path, state: Path, port: int = 0):
        self.executable, self.path, self.state = executable, path, state
        self.process = None
        self.start(port)

    def start(self, port: int = 0) -> None:
        self.process = subprocess.Popen(
            [self.executable, "preview", self.path, "--no-open", "--port", str(port)], text=True,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={**os.environ, "XDG_STATE_HOME": str(self.state)},
        )
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.address

    @property
    def port(self) -> int:
        return int(self.address.split("/")[2].split(":")[1])

    def stop(self, kill: bool = False) -> None:
        self.process.kill() if kill else self.process.terminate()
        self.process.wait(20)
        self.process.stdout.close()


class PreviewWindow:
    """One preview page in a window of a browser; `problems` are what the page complained of."""

    def __init__(self, page: Page):
        self.page = page
        self.problems: list[str] = []
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda line: line.type in ("error", "warning") and self.problems.append(line.text))

    @classmethod
    async def open(
        cls, browser: Browser, address: str, uri: str = "", size: tuple[int, int] = (1440, 900), dark: bool = False,
        channel=None, **context
    ) -> "PreviewWindow":
        """`channel` stands between the page and the server; it gets each WebSocket as Playwright routes it."""
        width, height = size
        new = await browser.new_context(
            viewport={"width": width, "height": height}, color_scheme="dark" if dark else "light", **context
        )
        window = cls(await new.new_page())
        if channel:
            await window.page.route_web_socket(re.compile("/channel$"), channel)
        await window.page.goto(address + (f"?uri={uri}" if uri else ""))
        await window.drawn()
        # The first picture comes before what the panels show of its document.
        if not channel:
            await expect(window.page.locator("#outline [role=treeitem]").first).to_be_attached()
        return window

    async def drawn(self) -> None:
        await expect(self.page.locator(".canvas svg").first).to_be_visible()

    async def close(self) -> None:
        await self.page.context.close()

    # What is seen

    @property
    def canvas(self) -> Locator:
        return self.page.locator(".canvas")

    def part(self, element: str, view: int = 0) -> Locator:
        """What is drawn for an element."""
        return self.canvas.nth(view).locator(f'[data-element="{element}"]')

    def named(self, role: str, name: str) -> Locator:
        return self.page.get_by_role(role, name=name, exact=True)

    def choice(self, name: str, value: str) -> Locator:
        """A radio button or check box of the controls."""
        return self.page.locator(f'input[name="{name}"][value="{value}"]')

    def field(self, name: str) -> Locator:
        """The control for a value in the inspector."""
        return self.page.locator(f'#inspector [data-key="{name}"]')

    def mark(self, name: str, view: int = 0) -> Locator:
        """An outline above a picture: `chosen`, `cursor`, `hover`, `finding`."""
        return self.canvas.nth(view).locator(f".{name}")

    async def svg(self, view: int = 0) -> str:
        """The drawing as text, with attributes in order, without where it has been scrolled to and space between tags."""
        return await self.canvas.nth(view).locator("svg").evaluate(LISTED)

    async def listed(self, svg: str) -> str:
        """A drawing that a server has sent, as `svg` tells one that is seen."""
        return await self.page.evaluate(
            f"svg => ({LISTED})(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement)", svg
        )

    async def box(self, element: str, view: int = 0, index: int = 0) -> dict:
        return await self.part(element, view).nth(index).bounding_box()

    async def settings(self) -> dict:
        """What the page remembers."""
        stored = await self.page.evaluate(
            "Object.entries(localStorage).find(([key]) => key.startsWith('cardwright:'))?.[1] ?? 'null'"
        )
        return json.loads(stored)

    # What a person does

    async def click(self, element: str, view: int = 0, index: int = 0, **how) -> None:
        box = await self.box(element, view, index)
        await self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for modifier in how.get("modifiers", []):
            await self.page.keyboard.down(modifier)
        await self.page.mouse.down()
        await self.page.mouse.up()
        for modifier in how.get("modifiers", []):
            await self.page.keyboard.up(modifier)

    async def choose(self, name: str, value: str) -> None:
        """Clicks what stands for a radio button or check box."""
        choice = self.choice(name, value)
        await choice.wait_for()
        await choice.click(force=True)

    async def drag(self, start: tuple[float, float], by: tuple[float, float]) -> None:
        mouse = self.page.mouse
        await mouse.move(*start)
        await mouse.down()
        await mouse.move(start[0] + by[0] / 2, start[1] + by[1] / 2)
        await mouse.move(start[0] + by[0], start[1] + by[1])
        await mouse.up()
