"""A real Kate on a display of its own, driven by its keyboard: what `editors/kate` says is installed, and works.

Kate's command bar (Ctrl+Alt+I) runs any of its actions by name, so no menu has to be found by its place.
"""

import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from conftest import ROOT
from editor_preview import Browser, Page

EDITOR = ROOT / "editors" / "kate"


class Kate:
    """Kate with a card file open, in a home folder of its own."""

    def __init__(self, executable: Path, folder: Path, name: str, line: int, column: int):
        self.home = folder.parent / "home"
        self.log = self.home / "server.log"
        self.file = folder / name
        self.browser = Browser(folder.parent)
        command = [str(executable), "lsp", "--log-level", "debug", "--log-file", str(self.log)]
        settings = json.loads((EDITOR / "settings.json").read_text())
        settings["servers"]["cardwright"]["command"] = command
        self._write(".config/kate/lspclient/settings.json", json.dumps(settings))
        # Kate asks once whether a server may be started; this is the answer.
        self._write(".config/katerc", f"[lspclient]\nAllowedServerCommandLines={' '.join(command)}\n")
        self._write(".local/share/org.kde.syntax-highlighting/syntax/cardwright.xml", (EDITOR / "cardwright.xml").read_text())
        # Not in the test's own folder: a socket's name has fewer than 108 bytes, and Kate tells of a longer one in a window that takes
        # the keyboard.
        self.runtime = Path(tempfile.mkdtemp(prefix="kate", dir="/tmp"))
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "DBUS_", "KDE_"))},
            "PATH": self.browser.path, "HOME": str(self.home), "XDG_RUNTIME_DIR": str(self.runtime), "LC_ALL": "C.UTF-8"}
        self.command = ["dbus-run-session", "--", "kate", "--new", "--block", "-l", str(line), "-c", str(column), name]
        self.process = self.display = None

    def start(self) -> None:
        read, write = os.pipe()
        self.display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1200x800x24", "-nolisten", "tcp"], pass_fds=[write],
            stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as number:
            self.environment["DISPLAY"] = ":" + number.readline().strip()
        self.process = subprocess.Popen(
            self.command, cwd=self.file.parent, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        self.until("its window is there", self.focus)

    def _write(self, name: str, text: str) -> None:
        path = self.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def tool(self, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run(["xdotool", *arguments], env=self.environment, capture_output=True, text=True, timeout=30)

    def focus(self) -> bool:
        """Gives the window the keyboard: without a window manager it has lost it once another window of Kate's came and went."""
        return self.tool("search", "--onlyvisible", "--name", self.file.name, "windowfocus").returncode == 0

    def key(self, *keys: str) -> None:
        if len(self.windows()) == 1:
            self.focus()
        assert self.tool("key", "--clearmodifiers", *keys).returncode == 0

    def type(self, text: str) -> None:
        if len(self.windows()) == 1:
            self.focus()
        assert self.tool("type", "--delay", "5", text).returncode == 0

    def run(self, action: str) -> None:
        """Runs an action by its name."""
        self.open("ctrl+alt+i")
        self.type(action)
        self.key("Return")

    def open(self, key: str) -> None:
        """Opens a menu or the command bar, which is a window of its own, by its key."""

        def is_opened():
            self.key("Escape", "Escape")
            self.until("nothing is open", lambda: len(self.windows()) == 1)
            self.key(key)
            return self.comes(lambda: len(self.windows()) == 2)

        self.until("it is open", is_opened)

    def windows(self) -> list[str]:
        """The windows that Kate shows, menus included."""
        return self.tool("search", "--onlyvisible", "--class", "kate").stdout.split()

    def comes(self, condition, seconds: float = 5) -> bool:
        """Whether something happens in time."""
        end = time.monotonic() + seconds
        while not (value := condition()) and time.monotonic() < end:
            time.sleep(0.05)
        return bool(value)

    def until(self, what: str, condition, seconds: float = 40):
        if self.comes(condition, seconds):
            return
        log = self.log.read_text(errors="replace")[-3000:] if self.log.exists() else "the server was not started"
        names = [self.tool("getwindowname", window).stdout.strip() for window in self.windows()]
        raise AssertionError(f"waited in vain until {what}; its windows are {names}, the file is\n{self.file.read_text()}\nthe server's log:\n{log}")

    def said(self, text: str) -> int:
        """How often the server's log has a text."""
        return self.log.read_text(errors="replace").count(text) if self.log.exists() else 0

    def close(self) -> None:
        for process in (self.process, self.display):
            if process is None or process.poll() is not None:
                continue
            # With all that it has started.
            stop = os.killpg if process is self.process else os.kill
            stop(process.pid, signal.SIGTERM)
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                stop(process.pid, signal.SIGKILL)
                process.wait()
        shutil.rmtree(self.runtime, ignore_errors=True)


@pytest.fixture
def kate(executable: Path, examples: Path):
    line = next(number for number, text in enumerate((examples / "work-order.card.xml").read_text().splitlines(), 1)
                if "<Subtitle>" in text)
    kate = Kate(executable, examples, "work-order.card.xml", line, 12)
    try:
        kate.start()
        yield kate
    finally:
        kate.close()


def test_the_preview_opens_and_follows(kate):
    kate.until("the card is checked", lambda: kate.said('"diagnostics":[]'))

    def is_opened():
        # The last of the actions in the menu of the language client; the menu is filled once they have come.
        kate.open("alt+l")
        answered, changes = kate.said('"result":[{"title"'), kate.said('"textDocument/didChange"')
        kate.key("c")
        if not kate.comes(lambda: len(kate.windows()) == 3 and kate.said('"result":[{"title"') > answered):
            # A menu is seen before it has the keyboard: on a busy machine the letter goes into the text.
            kate.key("Escape", "Escape")
            if kate.said('"textDocument/didChange"') > changes:
                kate.key("ctrl+z")
            return False
        kate.key("Up", "Return")
        return kate.comes(kate.browser.pages)

    kate.until("the page is opened", is_opened)
    page = Page(kate.browser.page(), kate.file)
    page.await_text("Electric pump")
    # Right after the name of the subtitle's start tag; its text is some keys further.
    kate.key("Right")
    kate.type("Urgent ")
    page.await_text("Urgent Job")
    page.close()
    kate.close()
    assert len(kate.browser.pages()) == 1, "nobody opened it a second time"


def test_a_mistake_is_shown_while_typing_and_its_fix_repairs_it(kate):
    kate.until("the card is checked", lambda: kate.said('"diagnostics":[]'))
    kate.type("x")
    kate.until("the mistake is found", lambda: kate.said('"diagnostics":[{'))

    def is_repaired():
        # Kate's fix works on the finding that it shows at the cursor.
        changes, saves = kate.said('"textDocument/didChange"'), kate.said('"textDocument/didSave"')
        kate.run("Quick Fix")
        if not kate.comes(lambda: kate.said('"textDocument/didChange"') > changes):
            return False
        kate.key("ctrl+s")
        kate.until("it is saved", lambda: kate.said('"textDocument/didSave"') > saves)
        return "Subtitlex" not in kate.file.read_text()

    kate.until("the fix is made and saved", is_repaired)
    kate.until("no finding is left", lambda: kate.log.read_text().rpartition('"diagnostics":')[2].startswith("[]"))
