"""The live preview as a person has it: Neovim on one side, the page in a browser on the other."""

import asyncio
import json
import os
import subprocess
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright, expect

from conftest import ROOT
from preview_page import PreviewWindow, launch


MESSAGES = "execute('messages')"


class Neovim:
    """A Neovim that is driven from outside while its own loop runs, so that it hears its server at any time."""

    def __init__(self, executable: Path, file: Path):
        folder = file.parent.parent
        self.socket = folder / "nvim.sock"
        init = folder / "init.lua"
        init.write_text(
            f"vim.opt.runtimepath:prepend('{ROOT / 'editors' / 'nvim'}')\n"
            f"require('cardwright').setup({{ cmd = {{ '{executable}', 'lsp' }} }})\n"
        )
        self.state = folder / "state"
        environment = {**os.environ, "XDG_STATE_HOME": str(self.state), "BROWSER": "true"}
        self.process = subprocess.Popen(
            ["nvim", "--headless", "--listen", self.socket, "-i", "NONE", "-u", init, "-n", file],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, cwd=file.parent,
        )  # fmt: skip

    def run(self, option: str, text: str) -> str:
        done = subprocess.run(["nvim", "--server", self.socket, option, text], capture_output=True, text=True, timeout=20)
        return done.stdout or done.stderr

    def value(self, expression: str) -> str:
        return self.run("--remote-expr", expression).strip()

    def type(self, keys: str) -> None:
        self.run("--remote-send", keys)

    async def until(self, expression: str, holds) -> str:
        for _ in range(200):
            value = await asyncio.to_thread(self.value, expression)
            if holds(value):
                return value
            await asyncio.sleep(0.1)
        raise AssertionError(f"{expression} is {value}")

    async def address(self) -> str:
        """Where the browser is sent; the server remembers it for pages that are open after a restart."""
        for _ in range(200):
            for file in self.state.glob("cardwright/preview/*.address.json"):
                place = json.loads(file.read_text())
                return f"http://127.0.0.1:{place['port']}/{place['token']}/"
            await asyncio.sleep(0.1)
        raise AssertionError(f"no preview was opened; messages: {self.value(MESSAGES)}")

    def quit(self) -> None:
        self.type("<C-\\><C-n>:qa!<CR>")
        self.process.wait(20)


@pytest_asyncio.fixture
async def neovim(executable, examples):
    neovim = Neovim(executable, examples / "work-order.card.xml")
    yield neovim
    neovim.quit()


async def test_what_is_typed_in_neovim_is_drawn_and_what_is_clicked_is_found_there(neovim):
    await neovim.until('luaeval("#vim.tbl_keys(vim.lsp.buf_get_clients(0))")', lambda count: count == "1")
    neovim.type(":CardwrightPreview<CR>")
    address = await neovim.address()
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        window = await PreviewWindow.open(browser, address)
        await expect(window.part("Title").locator("text")).to_have_text("Electric pump")
        # Typed, not saved.
        neovim.type(":call search('{title}')<CR>ct<lt>Typed in Neovim<Esc>")
        await expect(window.part("Title").locator("text")).to_have_text("Typed in Neovim")
        # The cursor's element is outlined.
        neovim.type(":call search('<lt>Footnote')<CR>")
        await expect(window.mark("cursor")).to_be_visible()
        # A click goes to the source.
        await window.click("Subtitle")
        await neovim.until("getline('.')", lambda line: "<Subtitle>" in line)
        # A value changed in the page is an edit that Neovim undoes.
        await window.field("#content").fill("From the page")
        await window.page.keyboard.press("Enter")
        await expect(window.part("Subtitle").locator("text")).to_have_text("From the page")
        assert "<Subtitle>From the page</Subtitle>" in neovim.value("join(getline(1, '$'))")
        neovim.type("<Esc>u")
        await expect(window.part("Subtitle").locator("text")).to_have_text("Job 4711")
        assert not window.problems
        await browser.close()
