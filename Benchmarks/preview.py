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
    compare_completions(table, command, quick, folder, text)


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
    table.row("open against closed", f"{ratio:.2f} ×", ("≤ 1.1 ×", ratio <= 1.1))


def main() -> None:
    """Measures the executable that is named, for a first look without the peers."""
    from run import Table

    text = corpus.document(lambda lines, _: lines >= 200, corpus.parts())
    preview_rows(Table(), [sys.argv[1], "lsp"], True, text)


if __name__ == "__main__":
    main()
