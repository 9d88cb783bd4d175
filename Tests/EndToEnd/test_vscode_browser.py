"""The extension for VS Code as it is packed for browsers, in a page of Chromium and of Firefox.

The page stands for the editor: it loads the one script, which starts the worker that was packed. The core in it is the compiled one where
`WEB` names its folder (`make web-test`), and a program of the tests elsewhere (`playground_page.py`). The language client is the tests' own.
"""

import functools
import http.server
import importlib
import json
import shutil
import subprocess
import sys
import threading
import zipfile
from pathlib import Path

import pytest
import pytest_asyncio

from conftest import ROOT, in_both_browsers
from playground_page import COMPILED, STANDS_IN, Probe, parts, until

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.timeout(240), in_both_browsers]

EXTENSION = ROOT / "editors" / "vscode"
TESTS = Path(__file__).parent / "vscode"
CARDS = ["work-order.card.xml", "work-order-detail.card.xml", "samples/orders.json", "images/pump.png"]


#: A browser's own worker, which with `silent` hears nothing.
DEAF = """
window.Worker = class extends Worker {
  postMessage(data) { if (!data.message || !window.silent) super.postMessage(data); }
};
"""


class Silent(http.server.SimpleHTTPRequestHandler):
    """A server that writes no log."""

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def site(executable, tmp_path_factory):
    """A folder with the package as an editor unpacks it, some cards, and the page that stands for the editor."""
    root = tmp_path_factory.mktemp("editor")
    source = root / "source"
    shutil.copytree(EXTENSION, source, ignore=shutil.ignore_patterns("node_modules", "*.vsix"))
    client = source / "node_modules" / "vscode-languageclient"
    client.mkdir(parents=True)
    (client / "package.json").write_text(json.dumps({"name": client.name}))
    shutil.copy(TESTS / "client.js", client / "client.js")
    # All that the tests' own client asks a disk for is done to files of a workspace on one.
    (client / "disk.js").write_text("")
    shutil.copy(TESTS / "languageclient-browser.js", client / "browser.js")
    web = root / "web"
    shutil.copytree(parts(root / "parts"), web)
    (web / "preview.html").write_bytes(subprocess.run([executable, "lsp", "--page"], check=True, capture_output=True).stdout)
    sys.path.insert(0, str(EXTENSION))
    try:
        importlib.import_module("pack").pack(source, root / "cardwright.vsix", "", None, web)
    finally:
        sys.path.remove(str(EXTENSION))
    with zipfile.ZipFile(root / "cardwright.vsix") as zipped:
        zipped.extractall(root / "site")
    for name in CARDS:
        place = root / "site" / "cards" / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "Examples" / name, place)
    shutil.copytree(TESTS, root / "site" / "stand-ins")
    shutil.copy(TESTS / "page.html", root / "site" / "index.html")
    return root / "site"


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser, site):
    """The page, with the extension at work in it."""
    handler = functools.partial(Silent, directory=site)
    probe = Probe()
    context = await browser.new_context()
    if not COMPILED:
        await context.expose_function("askProbe", probe.ask)
        await context.expose_function("renewProbe", probe.end)
    await context.add_init_script(DEAF if COMPILED else STANDS_IN)
    page = await context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        await page.goto(f"http://127.0.0.1:{server.server_port}/")
        names = [path.relative_to(site).as_posix() for folder in ("extension", "cards") for path in (site / folder).rglob("*")
                 if path.is_file() and "node_modules" not in path.parts]
        await page.evaluate("async names => { await begin(names); }", names)
        yield page
        server.shutdown()
    await context.close()
    await probe.end()
    assert errors == []


@pytest.mark.firefox
async def test_cards_are_checked_drawn_and_mended(page):
    await page.evaluate("async () => { window.card = await editor.open('work-order.card.xml'); }")
    await until(page, "editor.findings(card.document.uri)?.length === 0")
    await page.evaluate("editor.vscode.stand.edit(card.document, card.document.text.replaceAll('Subtitle', 'Subtitel'))")
    await until(page, "editor.findings(card.document.uri)?.some((message) => message.includes('Subtitel'))")
    await page.evaluate("editor.vscode.stand.edit(card.document, card.document.text.replaceAll('Subtitel', 'Subtitle'))")
    await until(page, "editor.findings(card.document.uri)?.length === 0")
    await page.evaluate("editor.vscode.commands.executeCommand('cardwright.openPreview')")
    await until(page, "editor.vscode.stand.seen.panels[0]?.webview.html.includes('<main')")
    await page.evaluate("""() => {
      const uri = editor.vscode.Uri.from({ scheme: 'file', path: '/memfs@/cards/work-order.card.xml' }).toString();
      const [panel] = editor.vscode.stand.seen.panels;
      panel.send({ type: 'hello', protocol: 1, uri });
      panel.send({ type: 'show', uri, views: [{ id: 'a', device: 'iphone-15' }], overlays: [] });
    }""")
    drawn = "editor.vscode.stand.seen.panels[0].webview.posted.some(({ views }) => views?.some(({ svg }) => svg?.includes('Electric pump')))"
    await until(page, drawn)


async def test_a_core_that_does_not_answer_is_started_anew(page):
    await page.evaluate("async () => { window.card = await editor.open('work-order.card.xml'); }")
    await until(page, "editor.findings(card.document.uri)?.length === 0")
    await page.evaluate("""() => {
      window.silent = true;
      editor.vscode.stand.edit(card.document, card.document.text.replaceAll('Subtitle', 'Subtitel'));
    }""")
    await until(page, "editor.vscode.stand.seen.log.includes('the core was lost: no answer within 2 s')")
    await page.evaluate("window.silent = false")
    await until(page, "editor.findings(card.document.uri)?.some((message) => message.includes('Subtitel'))", 60)
