"""The playground as `cardwright docs` writes it, opened from a disk.

The core that `make web` has compiled runs in it where `WEB` names its folder (`make web-test`). Else a program of the tests answers
in the worker's place: the same core, compiled for this machine.
"""

import asyncio
import os
import time
from pathlib import Path

from playwright.async_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILED = Path(os.environ["WEB"]) if "WEB" in os.environ else None
PROBE = Path(os.environ.get("WEB_PROBE", ROOT / ".build" / "debug" / "WebProbe"))

#: A browser's own worker; `silent` has it work for ever.
SILENCED = """
window.Blob = class extends Blob {
  constructor(parts, options) {
    const works = 'self.addEventListener("message", ({ data }) => { if (data.isEndless) for (;;); });';
    super(options?.type === "text/javascript" ? [works, ...parts] : parts, options);
  }
};
window.Worker = class extends Worker {
  postMessage(data) { super.postMessage(data.message && window.silent ? { isEndless: true } : data); }
};
"""

#: Stands in the place of a browser's worker, with the same `silent`. The program is not optimised, so it has more time.
STANDS_IN = """
const later = window.setTimeout;
window.setTimeout = (work, time, ...more) =>
  later(work, [2000, 6000].includes(time) && !window.silent ? 10 * time : time, ...more);
window.Worker = class {
  constructor() { this.begun = window.renewProbe(); }
  async postMessage({ module, message }) {
    await this.begun;
    if (module) this.onmessage?.({ data: { ready: true } });
    else if (!window.silent) {
      for (const answer of JSON.parse(await window.askProbe(message))) this.onmessage?.({ data: { message: JSON.stringify(answer) } });
      this.onmessage?.({ data: { answered: true } });
    }
  }
  terminate() { this.onmessage = null; }
};
"""


def parts(folder: Path) -> Path:
    """The folder for `--playground`."""
    if COMPILED:
        return COMPILED
    folder.mkdir(exist_ok=True)
    (folder / "cardwright.wasm").write_bytes(b"\0asm\1\0\0\0")
    (folder / "core.js").write_text("export async function load() {}\n")
    return folder


async def until(page: Page, expression: str, seconds: float = 30) -> None:
    """Waits until `expression` is true in a page, whose policy may forbid what Playwright has for this."""
    end = time.monotonic() + seconds
    while not await page.evaluate(expression):
        assert time.monotonic() < end, expression
        await asyncio.sleep(0.05)


class Probe:
    """The core as a program: a message a line."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()

    async def ask(self, message: str) -> str:
        async with self.lock:
            if self.process is None:
                self.process = await asyncio.create_subprocess_exec(
                    PROBE, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=64 << 20)
            self.process.stdin.write(message.encode() + b"\n")
            await self.process.stdin.drain()
            return (await self.process.stdout.readline()).decode()

    async def end(self) -> None:
        process, self.process = self.process, None
        if process:
            process.kill()
            await process.wait()


class Playground:
    """One page, with what it asked the network for and what went wrong in it."""

    def __init__(self, browser: Browser, file: Path):
        self.browser = browser
        self.file = file
        self.probe = Probe()
        self.requests: list[str] = []
        self.errors: list[str] = []

    async def open(
        self, fragment: str = "", width: int = 1280, height: int = 800, scheme: str = "light", server: str | None = None,
        touch: bool = False,
    ) -> Page:
        """Opens the page from the disk, or from a server, which is out of reach as soon as it has the page."""
        self.context = await self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, offline=not server, has_touch=touch)
        if not COMPILED:
            await self.context.expose_function("askProbe", self.probe.ask)
            await self.context.expose_function("renewProbe", self.probe.end)
        await self.context.add_init_script(SILENCED if COMPILED else STANDS_IN)
        self.page = await self.context.new_page()
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on(
            "console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        await self.page.goto((server or self.file.as_uri()) + fragment)
        await self.context.set_offline(True)
        await self.page.locator("#finding-count", has_text="inding").wait_for(timeout=60_000)
        return self.page

    @property
    def preview(self):
        return self.page.frame_locator("#preview")

    async def until(self, expression: str, seconds: float = 30) -> None:
        await until(self.page, expression, seconds)

    async def shared(self) -> str:
        """What stands behind the address of the page in the address that is shared."""
        await self.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('refused')); }")
        await self.page.locator("#share").click()
        await self.page.locator("#address[open]").wait_for()
        address = await self.page.locator("#address-text").input_value()
        await self.page.keyboard.press("Escape")
        assert address.startswith(self.file.as_uri() + "#1=")
        return address[len(self.file.as_uri()):]

    async def text(self) -> str:
        return await self.page.evaluate("document.querySelector('.CodeMirror').CodeMirror.getValue()")

    async def put(self, text: str) -> None:
        """Types `text` in the place of what is there."""
        await self.page.locator(".CodeMirror").click()
        await self.page.keyboard.press("Control+a")
        await self.page.keyboard.insert_text(text)
        await self.page.keyboard.press("Escape")

    async def drag(self, start: tuple[float, float], by: tuple[float, float]) -> None:
        """A finger on the glass that moves without a rest; places are pixels of the page."""
        session = await self.context.new_cdp_session(self.page)
        begun = time.time()
        for index in range(10):
            point = {"x": start[0] + by[0] * index / 8, "y": start[1] + by[1] * index / 8}
            kind = "touchStart" if index == 0 else "touchMove" if index < 9 else "touchEnd"
            # As fast as a hand does it, however long it takes to say so.
            await session.send("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [point] if index < 9 else [], "timestamp": begun + index * 0.016})
        await session.detach()

    async def place_caret(self, marked: str) -> None:
        """Types `marked` and sets the caret where `|` stands in it."""
        index = marked.index("|")
        await self.put(marked.replace("|", ""))
        await self.page.evaluate(
            "index => { const cm = document.querySelector('.CodeMirror').CodeMirror;"
            " cm.setCursor(cm.posFromIndex(index)); cm.focus(); }", index)

    async def close(self) -> None:
        await self.context.close()
        await self.probe.end()
