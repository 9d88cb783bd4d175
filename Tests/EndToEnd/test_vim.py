"""A real Vim with ALE as its language client and `editors/vim`, in a terminal of its own, typed into as a person types.

What the person would see is asked over a channel that Vim opens to the test.
"""

import json
import os
import pty
import socket
import subprocess
import threading
import time
from pathlib import Path

import pytest

from conftest import ROOT
from editor_preview import Browser, Page

EDITOR = ROOT / "editors" / "vim"

VIMRC = """
set nocompatible noswapfile encoding=utf-8 viminfo=
set runtimepath^={editor}
let g:cardwright_command = ['{executable}', 'lsp', '--log-level', 'debug', '--log-file', '{folder}/server.log']
let g:cardwright_settings = {{'format': {{'lineLength': 100}}}}
let $PATH = '{path}'
let g:ale_lint_on_text_changed = 'always'
let g:ale_lint_delay = 20
filetype plugin indent on
syntax on
packadd! ale
autocmd VimEnter * let g:test = ch_open('127.0.0.1:{port}', {{'mode': 'json'}})
"""


class Vim:
    """Vim with a card file open."""

    def __init__(self, executable: Path, folder: Path, name: str):
        self.folder = folder.parent / "vim"
        self.folder.mkdir()
        self.browser = Browser(self.folder)
        listener = socket.create_server(("127.0.0.1", 0))
        listener.settimeout(30)
        vimrc = self.folder / "vimrc"
        vimrc.write_text(VIMRC.format(editor=EDITOR, executable=executable, folder=self.folder, path=self.browser.path,
                                       port=listener.getsockname()[1]))
        child, self.terminal = pty.fork()
        if child == 0:
            os.chdir(folder)
            os.environ.update(TERM="linux", HOME=str(self.folder), LINES="40", COLUMNS="120")
            os.execvp("vim", ["vim", "-N", "-u", str(vimrc), name])
        self.process = child
        threading.Thread(target=self._read, daemon=True).start()
        self.channel, _ = listener.accept()
        listener.close()
        self.channel.settimeout(30)
        self.answers = self.channel.makefile()
        self.number = 0

    def _read(self) -> None:
        try:
            while os.read(self.terminal, 65536):
                pass
        except OSError:
            pass

    def eval(self, expression: str):
        self.number -= 1
        self.channel.sendall(json.dumps(["expr", expression, self.number]).encode())
        answer, _ = json.JSONDecoder().raw_decode(self.answers.readline())
        assert answer[0] == self.number
        return answer[1]

    def ex(self, command: str) -> None:
        self.channel.sendall(json.dumps(["ex", command]).encode())

    def type(self, keys: str) -> None:
        os.write(self.terminal, keys.encode())

    def until(self, what: str, condition, seconds: float = 30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            value = condition()
            if value:
                return value
            time.sleep(0.05)
        raise AssertionError(f"waited in vain until {what}; the buffer is\n" + "\n".join(self.eval("getline(1, '$')"))
                             + "\nmessages:\n" + self.eval("execute('messages')"))

    def findings(self) -> list[dict]:
        return self.eval("getloclist(0)")

    def sent(self) -> str:
        log = self.folder / "server.log"
        return log.read_text(errors="replace") if log.exists() else ""

    def close(self) -> None:
        try:
            self.ex("qall!")
        except OSError:
            pass
        os.waitpid(self.process, 0)
        self.channel.close()
        os.close(self.terminal)


@pytest.fixture
def vim(executable: Path, examples: Path):
    vim = Vim(executable, examples, "work-order.card.xml")
    vim.until("the server serves the file", lambda: '"diagnostics":' in vim.sent())
    yield vim
    vim.close()


def test_a_mistake_is_found_while_typing_and_goes_when_it_is_repaired(vim):
    assert vim.eval("&filetype") == "xml.cardwright"
    assert vim.eval("[&shiftwidth, &expandtab]") == [2, 1]
    assert vim.findings() == []
    vim.type(":%s/Subtitle>/Subtitel>/g\r")
    [finding] = vim.until("there is a finding", vim.findings)
    assert "Subtitel" in finding["text"] and finding["type"] == "E"
    assert vim.eval(f"strpart(getline({finding['lnum']}), {finding['col'] - 1}, 8)") == "Subtitel"
    vim.type("u")
    vim.until("it is gone", lambda: not vim.findings())


def test_settings_and_the_cursor_reach_the_server(vim):
    assert '"lineLength":100' in vim.sent().replace(" ", "").replace("\n", "")
    vim.ex("call setline(3, '  xmlns=\"urn:cardwright:1\"')")
    vim.ex("call cursor(4, 4)")
    vim.type("l")
    vim.until("the server is told", lambda: '"cardwright/cursor"' in vim.sent())


def test_the_preview_opens_follows_and_outlines(vim, examples):
    vim.ex("CardwrightPreview")
    page = Page(vim.browser.page(), examples / "work-order.card.xml")
    page.await_text("Electric pump")
    vim.ex("call search('<Title>')")
    vim.type("l")
    page.await_cursor("<Title>")
    vim.type(":%s/High/Urgent/\r")
    page.await_text("Urgent")
    page.close()
    assert len(vim.browser.pages()) == 1, "nobody opened it a second time"


def test_the_scenario_at_the_cursor_is_filmed(vim, examples):
    vim.ex("edit snap-basins.card.xml")
    vim.until("the server serves the file", lambda: vim.eval("get(b:, 'cardwright_is_served', 0)") and "snap-basins" in vim.sent())
    vim.ex("call search('velocity=\"-700\"')")
    vim.ex("CardwrightFilm")
    film = vim.browser.film()
    assert film == examples / "snap-basins.flick-up.html" and "1 · drag -60, velocity -700" in film.read_text()
    assert "Film: snap-basins.flick-up.html" in vim.eval("execute('messages')")


def test_scenarios_run_and_what_fails_is_in_the_quickfix_list(vim):
    vim.ex("edit snap-basins.card.xml")
    vim.ex("CardwrightTest")
    assert vim.eval("getqflist()") == []
    # Behind characters of several bytes.
    vim.ex('%s/<Expect position="collapsed" cardTop="507.5"/<!-- Ärger über 中文 --><Expect position="collapsed" cardTop="400"/')
    vim.ex("CardwrightTest")
    items = [item for item in vim.eval("getqflist()") if item["valid"]]
    assert items[0]["text"].startswith("slow-release-counts-as-down (se") and "507.5, not 400" in items[0]["text"]
    vim.ex("cc 1")
    assert vim.eval(f"strpart(getline('.'), {items[0]['col'] - 1}, 3)") == "400"


def test_a_card_without_a_client_says_what_to_install(executable, examples, tmp_path):
    done = subprocess.run(
        ["vim", "-N", "-u", "NONE", "-es", "--cmd", f"set runtimepath^={EDITOR}", "--cmd", "filetype plugin on",
         "-c", "runtime plugin/cardwright.vim", "-c", "edit work-order.card.xml", "-c", f"redir > {tmp_path}/said",
         "-c", "CardwrightPreview", "-c", "redir END", "-c", "qall!"],
        cwd=examples, stdin=subprocess.DEVNULL, capture_output=True, timeout=30)
    assert done.returncode == 0, done.stderr
    assert "install ALE, vim-lsp or yegappan/lsp" in (tmp_path / "said").read_text()


@pytest.mark.parametrize("client, event, function", [
    ("vim-lsp", "lsp_setup", "lsp#register_server"),
    ("yegappan/lsp", "LspSetup", "LspAddServer"),
])
def test_other_clients_are_told_of_the_server(examples, tmp_path, client, event, function):
    """The clients are not in Debian: a stand-in for their one documented function takes what it is given."""
    autoload = tmp_path / "autoload"
    autoload.mkdir()
    script = autoload / "lsp.vim" if "#" in function else tmp_path / "stand-in.vim"
    script.write_text(f"function! {function}(server)\n  let g:taken = a:server\nendfunction\n")
    done = subprocess.run(
        ["vim", "-N", "-u", "NONE", "-es", "--cmd", f"set runtimepath^={EDITOR},{tmp_path}", "-c", f"source {script}",
         "-c", "runtime plugin/cardwright.vim", "-c", f"doautocmd User {event}", "-c",
         "let g:server = type(g:taken) == v:t_list ? g:taken[0] : g:taken", "-c",
         "call writefile([json_encode(filter(copy(g:server), {_, value -> type(value) != v:t_func}))], 'taken.json')", "-c", "qall!"],
        cwd=examples, stdin=subprocess.DEVNULL, capture_output=True, timeout=30)
    assert done.returncode == 0, done.stderr
    taken = json.loads((examples / "taken.json").read_text())
    assert taken["name"] == "cardwright"
    assert "xml.cardwright" in taken.get("allowlist", taken.get("filetype"))
