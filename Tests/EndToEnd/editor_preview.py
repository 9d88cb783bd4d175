"""What the tests of every editor look at when they open a preview: the browser that is asked, and the page in it."""

import os
import time
from pathlib import Path
from urllib.parse import unquote, urlsplit

from preview_channel import Channel


class Browser:
    """Programs that stand for the system's way of opening a page; they write down what they are asked to open."""

    def __init__(self, folder: Path):
        self.folder = folder / "browser"
        self.folder.mkdir()
        self.asked = self.folder / "asked"
        for name in ("xdg-open", "open", "wslview"):
            program = self.folder / name
            program.write_text(f'#!/bin/sh\necho "$1" >> "{self.asked}"\n')
            program.chmod(0o755)

    @property
    def path(self) -> str:
        """The search path with these programs first."""
        return f"{self.folder}:{os.environ['PATH']}"

    def pages(self) -> list[str]:
        return self.asked.read_text().split() if self.asked.exists() else []

    def page(self, seconds: float = 20) -> str:
        """The one page that was opened."""
        end = time.monotonic() + seconds
        while not self.pages():
            assert time.monotonic() < end, "no page was opened"
            time.sleep(0.05)
        [page] = self.pages()
        assert page.startswith("http://127.0.0.1:"), page
        return page


    def film(self) -> Path:
        """The file of the one page that was opened, which plays a scenario."""
        end = time.monotonic() + 20
        while not self.pages():
            assert time.monotonic() < end, "no page was opened"
            time.sleep(0.05)
        [page] = self.pages()
        file = Path(unquote(urlsplit(page).path))
        text = file.read_text()
        assert page.startswith("file://") and text.startswith("<!DOCTYPE html>"), page
        assert "@keyframes" in text and "<script" not in text
        return file


class Page:
    """The page at an address, showing a document."""

    def __init__(self, address: str, file: Path):
        self.file = file
        self.uri = file.as_uri()
        self.channel = Channel(address)
        self.documents = [document["uri"] for document in self.channel.hello(self.uri)["documents"]]
        self.channel.show(self.uri)

    def close(self) -> None:
        self.channel.close()

    def await_text(self, text: str) -> None:
        """Waits for a picture that has a text."""
        while True:
            message = self.channel.await_type("frames")
            if any(text in view.get("svg", "") for view in message["views"]):
                return

    def await_cursor(self, element: str) -> None:
        """Waits until the element at the cursor is one whose start tag begins so."""
        data = self.file.read_bytes()
        while True:
            span = self.channel.await_type("cursor")["range"]
            if span and data[span[0] :].startswith(element.encode()):
                return

    def select(self, text: str, version: int) -> None:
        """Clicks: asks for the place of a text in the file."""
        data = self.file.read_bytes()
        start = data.index(text.encode())
        self.channel.send({"type": "select", "uri": self.uri, "version": version, "focus": True,
                           "range": [start, start + len(text.encode())]})
