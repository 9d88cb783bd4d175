"""The compiled core in Chromium and in Firefox: 300 documents are answered byte for byte as by the native core.

`make web-test` runs this; `WEB` names the folder of the module, `WEB_PROBE` the native core.
"""

import functools
import hashlib
import http.server
import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from playwright.async_api import async_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "EndToEnd"))

import firefox  # noqa: E402
import preview_page  # noqa: E402

PROBE = os.environ["WEB_PROBE"]
COUNT = 300


class Server(http.server.SimpleHTTPRequestHandler):
    """The tests' own modules, and under `/web/` the compiled core."""

    def translate_path(self, path: str) -> str:
        return str(Path(os.environ["WEB"]) / path.removeprefix("/web/")) if path.startswith("/web/") else super().translate_path(path)

    def log_message(self, *_):
        pass


def digests(version: str, documents: list[dict]) -> list[str]:
    """What the native core answers, document by document."""
    with subprocess.Popen([PROBE, version], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as probe:
        def answers(messages):
            text = b""
            for message in messages:
                probe.stdin.write(message.encode() + b"\n")
                probe.stdin.flush()
                text += probe.stdout.readline()
            return hashlib.sha256(text).hexdigest()

        beginning = {"capabilities": {"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}}
        answers([json.dumps({"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": beginning})])
        found = [answers(document["messages"]) for document in documents]
        probe.stdin.close()
    return found


@pytest.mark.parametrize("name", ["chromium", "firefox"])
async def test_it_answers_as_the_native_core(name, tmp_path):
    cards = subprocess.run([PROBE, "documents"], check=True, capture_output=True, text=True).stdout
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Server, directory=HERE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    async with async_playwright() as playwright:
        browser = await (preview_page.launch(playwright) if name == "chromium" else firefox.launch(playwright, tmp_path))
        page = await browser.new_page()
        await page.goto(f"http://127.0.0.1:{server.server_port}/compare.html")
        told = await page.evaluate("async ([cards, count]) => JSON.stringify(await compared(JSON.parse(cards), count))", [cards, COUNT])
        await browser.close()
    server.shutdown()
    told = json.loads(told)
    assert len(told["all"]) == COUNT + 1
    native = digests(told["version"], told["all"])
    assert len(set(native)) > COUNT // 2
    assert [document["name"] for document, digest in zip(told["all"], native) if document["digest"] != digest] == []
