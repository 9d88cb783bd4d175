"""Rows about the live preview: a keystroke until its picture, and what an open preview costs completion."""

import os
import re
import socket
import sys
import threading
import time
from pathlib import Path
from statistics import median

import corpus
from lsp_client import Client

sys.path.insert(0, str(corpus.ROOT / "Tests" / "EndToEnd"))
from preview_channel import Channel  # noqa: E402


def p95(values: list[float]) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * 0.95))]


def open_page(client: Client, uri: str) -> Channel:
    """A page that shows the document on one phone, once its first picture is there."""
    arguments = {"command": "cardwright.preview.open", "arguments": [{"uri": uri}]}
    address = client.request("workspace/executeCommand", arguments)["url"].split("?")[0]
    page = Channel(address)
    page.hello(uri)
    page.show(uri)
    page.await_type("frames")
    page.await_type("document")
    return page


def keystrokes(client: Client, uri: str, text: str, count: int) -> list[float]:
    """Milliseconds from a typed letter in a title until the page has its picture."""
    line, column = next(
        (number, match.end())
        for number, row in enumerate(text.split("\n"))
        for match in [re.search(r"<(?:Title|Subtitle|Header|Value|Text|Cell|Label)\b[^>]*>\w", row)]
        if match
    )
    page = open_page(client, uri)
    seconds = []
    for index in range(count):
        start = time.perf_counter()
        client.change(uri, line, column, column + (index > 0), "ab"[index % 2])
        while True:
            message = page.await_type("frames")
            if message["version"] == client.versions[uri]:
                break
        seconds.append((time.perf_counter() - start) * 1000)
        page.await_type("document")
        client.wait_for_diagnostics(uri)
    page.close()
    return seconds


class Reader:
    """Takes what a page is sent and looks at none of it, so that it costs the measurement as little as it can."""

    def __init__(self, channel: Channel):
        self.socket = channel.socket
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self) -> None:
        try:
            while self.socket.recv(1 << 20):
                pass
        except OSError:
            pass

    def close(self) -> None:
        self.socket.shutdown(socket.SHUT_RDWR)
        self.thread.join()
        self.socket.close()


def completions(client: Client, uri: str, places: list[tuple[int, int]]) -> list[float]:
    """Milliseconds from a typed “<” until the list of completions, typed at the pace of a quick person."""
    values = []
    for line, end in places:
        start = time.perf_counter()
        client.change(uri, line, end, end, "<")
        client.at("textDocument/completion", uri, line, end + 1)
        values.append((time.perf_counter() - start) * 1000)
        time.sleep(0.04)
        client.change(uri, line, end, end + 1, "")
        client.wait_for_diagnostics(uri)
        time.sleep(0.04)
    return values


def preview_rows(table, command: list[str], quick: bool, text: str) -> None:
    """The rows; `text` is a document of 200 lines."""
    # What a person's pages remember stays as it is.
    os.environ["XDG_STATE_HOME"] = str(corpus.ROOT / ".cache" / "bench" / "state")
    folder = corpus.ROOT / "Examples"
    table.title("Live preview, seen from a page over WebSocket")
    largest = max(folder.glob("*" + corpus.SUFFIX), key=lambda path: path.stat().st_size)
    count = 40 if quick else 200
    for name, path in (("an ordinary card", folder / "work-order.card.xml"), ("the largest example", largest)):
        client = Client(command)
        client.initialize(folder)
        source = path.read_text()
        client.open(path.as_uri(), source)
        values = keystrokes(client, path.as_uri(), source, count)
        table.row(f"keystroke to picture, p50, {name}", f"{median(values):.2f} ms")
        table.at_most(f"keystroke to picture, p95, {name}", p95(values), "ms", 50, 16)
        client.stop()
    for lines, must in ((1_000, 16), (3_000, 20), (10_000, 30)):
        source = corpus.document(lambda count, _: count >= lines, corpus.parts())
        client = Client(command)
        client.initialize(folder)
        uri = (folder / "long.card.xml").as_uri()
        client.open(uri, source)
        values = keystrokes(client, uri, source, 20 if quick else 60)
        table.row(f"the first keystroke to picture, {lines:,} lines", f"{values[0]:.2f} ms")
        table.at_most(f"keystroke to picture, p95, {lines:,} lines", p95(values[1:]), "ms", must, 16)
        client.stop()
    many_pages(table, command, folder)
    compare_completions(table, command, quick, folder, text)


def many_pages(table, command: list[str], folder: Path) -> None:
    """From a keystroke until the last of twenty pages with equal settings has its picture."""
    path = folder / "work-order.card.xml"
    client = Client(command)
    client.initialize(folder)
    client.open(path.as_uri(), path.read_text())
    pages = [open_page(client, path.as_uri()) for _ in range(20)]
    line, column = next((i, row.index("<Title>") + 7) for i, row in enumerate(path.read_text().split("\n")) if "<Title>" in row)
    values = []
    for index in range(10):
        start = time.perf_counter()
        client.change(path.as_uri(), line, column, column + (index > 0), "ab"[index % 2])
        for page in pages:
            while page.await_type("frames")["version"] != client.versions[path.as_uri()]:
                pass
        values.append((time.perf_counter() - start) * 1000)
        client.wait_for_diagnostics(path.as_uri())
    table.row("keystroke to the last of 20 equal pages, median", f"{median(values):.2f} ms")
    for page in pages:
        page.close()
    client.stop()


def compare_completions(table, command: list[str], quick: bool, folder: Path, text: str) -> None:
    """Completion while typing, rounds with and without an open page in turn, in one process."""
    client = Client(command)
    client.initialize(folder)
    uri = (folder / "bench.card.xml").as_uri()
    client.open(uri, text)
    ends = [(number, len(row)) for number, row in enumerate(text.split("\n")) if row.endswith(">") and row.isascii()]
    places = ends[:: max(1, len(ends) // 20)][:20]
    closed: list[float] = []
    opened: list[float] = []
    for round_ in range(4 if quick else 9):
        values = completions(client, uri, places)
        reader = Reader(open_page(client, uri))
        with_page = completions(client, uri, places)
        reader.close()
        # The first round warms up.
        if round_:
            closed += values
            opened += with_page
    client.stop()
    ratio = median(opened) / median(closed)
    table.row("typing “<” to completion, median, preview closed", f"{median(closed):.2f} ms")
    table.row("typing “<” to completion, median, preview open", f"{median(opened):.2f} ms")
    table.row("open against closed", f"{ratio:.2f} times", ("≤ 1.1", ratio <= 1.1))


# Every change of what the card shows, with the time since the finger was last moved; and every frame of the screen in a flick.
WATCHED = """canvas => {
    globalThis.latencies = [];
    globalThis.frames = [];
    let moved = 0, shown = "";
    const card = () => canvas.shadowRoot.querySelector('[data-kind="card"]')?.style.translate ?? "";
    // Before the canvas, which lets nobody else hear of it.
    const moves = "onpointerrawupdate" in window ? "pointerrawupdate" : "pointermove";
    window.addEventListener(moves, (event) => { moved = moved || event.timeStamp; }, { capture: true });
    new MutationObserver(() => {
        if (moved && card() !== shown) { latencies.push(performance.now() - moved); moved = 0; }
        shown = card();
    }).observe(canvas.shadowRoot, { attributes: true, subtree: true, childList: true });
    let last = card();
    (function look(time) {
        if (card() !== last) frames.push(time);
        last = card();
        requestAnimationFrame(look);
    })(0);
}"""


def played_rows(table, executable: str, quick: bool) -> None:
    """A scene that is dragged and thrown in Chromium."""
    import asyncio

    asyncio.run(played(table, executable, quick))


async def played(table, executable: str, quick: bool) -> None:
    import asyncio
    import tempfile

    from playwright.async_api import async_playwright
    from preview_page import PreviewProcess, PreviewWindow, launch

    table.title("Scenes that are played, seen from Chromium")
    path = corpus.ROOT / "Examples" / "city-departures.card.xml"
    process = PreviewProcess(Path(executable), path, Path(tempfile.mkdtemp()))
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        window = await PreviewWindow.open(browser, process.address, path.as_uri())
        mouse = window.page.mouse
        await window.named("button", "Play").click()
        card = window.canvas.locator('.layer[data-kind="card"]').first
        await card.wait_for(state="attached")
        await window.canvas.evaluate(WATCHED)
        box = await window.canvas.bounding_box()
        x, middle = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.49
        await mouse.move(x, middle)
        await mouse.down()
        for index in range(60 if quick else 300):
            # There and back, a few points at a time, as a hand does.
            await mouse.move(x, middle - 20 - 3 * abs(index % 60 - 30))
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)
        await mouse.up()
        values = await window.page.evaluate("latencies")
        table.row("finger to picture, p50", f"{median(values):.2f} ms")
        table.at_most("finger to picture, p95", p95(values), "ms", 16, 16)
        await asyncio.sleep(2)
        await window.page.evaluate("frames.length = 0")
        await window.canvas.focus()
        await window.page.keyboard.press("Control+ArrowUp")
        await asyncio.sleep(1)
        times = await window.page.evaluate("frames")
        rate = (len(times) - 1) / (times[-1] - times[0]) * 1000 if len(times) > 1 else 0
        table.row("pictures while the card moves", f"{rate:.0f} frames/s", ("≥ 55", rate >= 55))
        await browser.close()
    process.stop()


def main() -> None:
    """Measures the executable that is named, for a first look without the peers."""
    from run import Table

    text = corpus.document(lambda lines, _: lines >= 200, corpus.parts())
    preview_rows(Table(), [sys.argv[1], "lsp"], True, text)
    played_rows(Table(), sys.argv[1], True)


if __name__ == "__main__":
    main()
