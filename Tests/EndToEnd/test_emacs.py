"""A real Emacs with Eglot and our mode, in a terminal of its own, typed into as a person types.

Keys go in through the terminal; what the person would see is asked of Emacs through its own server.
"""

import json
import os
import pty
import select
import subprocess
import threading
import time
from pathlib import Path

import pytest

from conftest import ROOT
from editor_preview import Page

EDITOR = ROOT / "editors" / "emacs"

# `-q` reads no init file of the person, but the site's, which says where Debian keeps its packages.
INIT = """
(package-initialize)
(add-to-list 'load-path "{editor}")
(require 'cardwright)
(setq cardwright-command '("{executable}" "lsp")
      native-comp-deferred-compilation nil make-backup-files nil auto-save-default nil create-lockfiles nil
      inhibit-startup-screen t confirm-kill-processes nil
      browse-url-browser-function (lambda (url &rest _) (push url test-pages))
      server-socket-dir "{folder}")
(defvar test-pages nil "The pages that the browser was asked to open.")
(server-start)
"""


class Emacs:
    """Emacs with a card file open."""

    def __init__(self, executable: Path, folder: Path, name: str):
        self.sockets = folder.parent / "emacs"
        self.sockets.mkdir(mode=0o700)
        init = self.sockets / "init.el"
        init.write_text(INIT.format(editor=EDITOR, executable=executable, folder=self.sockets))
        child, self.terminal = pty.fork()
        if child == 0:
            os.chdir(folder)
            os.environ.update(TERM="linux", HOME=str(self.sockets), LINES="40", COLUMNS="120")
            os.execvp("emacs", ["emacs", "-nw", "-q", "-l", str(init), name])
        self.process = child
        self.screen = bytearray()
        threading.Thread(target=self._read, daemon=True).start()
        self.until("Emacs answers", "t")
        self.until("the server serves the file", "(and (eglot-current-server) t)")

    def _read(self) -> None:
        """Takes what Emacs draws, so that it never waits for the terminal."""
        try:
            while True:
                self.screen += os.read(self.terminal, 65536)
        except OSError:
            pass

    def eval(self, expression: str):
        """The value of an expression in the buffer that the person sees, as JSON has it."""
        done = subprocess.run(
            ["emacsclient", "-s", str(self.sockets / "server"), "--eval",
             f"(with-current-buffer (window-buffer) (json-serialize (vector {expression}) :false-object nil))"],
            capture_output=True, text=True, timeout=20)
        if done.returncode:
            raise OSError(done.stderr)
        # What comes is the JSON as a string of Lisp.
        return json.loads(json.loads(done.stdout))[0]

    def until(self, what: str, expression: str, seconds: float = 30):
        end = time.monotonic() + seconds
        value = None
        while time.monotonic() < end:
            try:
                value = self.eval(expression)
                if value:
                    return value
            except (OSError, ValueError) as problem:
                value = problem
            time.sleep(0.1)
        raise AssertionError(f"waited in vain until {what}; last: {value}; the screen:\n{self.screen[-2000:].decode(errors='replace')}")

    def type(self, keys: str) -> None:
        os.write(self.terminal, keys.encode())

    @property
    def text(self) -> str:
        return self.eval("(buffer-string)")

    def to(self, text: str) -> None:
        """Puts point before the first place of a text."""
        self.eval(f"(progn (goto-char (point-min)) (search-forward {json.dumps(text)}) (goto-char (match-beginning 0)) t)")

    def wait_for_findings(self, count: int) -> list[str]:
        findings = ("(vconcat (mapcar (lambda (d) (vector (substring-no-properties (flymake-diagnostic-text d))"
                    " (buffer-substring-no-properties (flymake-diagnostic-beg d) (flymake-diagnostic-end d))))"
                    " (flymake-diagnostics)))")
        self.until(f"there are {count} findings", f"(or (= {count} (length (flymake-diagnostics))) nil)")
        return self.eval(findings)

    def close(self) -> None:
        try:
            self.eval("(kill-emacs)")
        except (OSError, ValueError, subprocess.TimeoutExpired):
            pass
        os.close(self.terminal)
        os.waitpid(self.process, 0)


@pytest.fixture
def emacs(executable: Path, examples: Path):
    emacs = Emacs(executable, examples, "work-order.card.xml")
    yield emacs
    emacs.close()


def test_a_card_opens_in_its_mode_and_is_served(emacs):
    assert emacs.eval("(symbol-name major-mode)") == "cardwright-mode"
    assert emacs.wait_for_findings(0) == []
    assert emacs.eval("(bound-and-true-p rng-validate-mode)") is not True


def test_a_mistake_is_found_while_typing_and_its_fix_repairs_it(emacs):
    emacs.wait_for_findings(0)
    emacs.to("Subtitle>Job")
    emacs.type("\x1b\x64Subtitel")
    emacs.until("the typed name stands", "(save-excursion (goto-char (point-min)) (search-forward \"<Subtitel>\" nil t))")
    emacs.eval("(progn (goto-char (point-min)) (search-forward \"</Subtitle\") (replace-match \"</Subtitel\") t)")
    [[message, marked]] = emacs.wait_for_findings(1)
    assert "Subtitel" in message and marked == "Subtitel"
    emacs.to("Subtitel>Job")
    # The one fix that changes the name is chosen in the minibuffer as a person would.
    emacs.type("\x03\x01")
    emacs.until("the fixes are offered", "(and (active-minibuffer-window) t)")
    emacs.type("Rename\t\r")
    emacs.until("the fix is made", "(save-excursion (goto-char (point-min)) (search-forward \"<Subtitle>Job\" nil t))")
    emacs.wait_for_findings(0)


@pytest.mark.parametrize("line, begun, completed", [
    ("  <Subtitle>", "  <Su", "<Subtitle"),
    ("  <Status kind", '  <Status kind="neg', '<Status kind="negative'),
    ("  <Title>", "  <Title>{tit", "<Title>{title"),
    ("  <Description>", "  <Description>{description}</Desc", "</Description>"),
    ("<DetailImage", '<DetailImage src="images/forkl', '<DetailImage src="images/forklift.png'),
])
def test_completion_finishes_what_is_begun(emacs, line, begun, completed):
    emacs.eval(f"(progn (goto-char (point-min)) (search-forward {json.dumps(line)}) (beginning-of-line) (kill-line) t)")
    emacs.type(begun + "\x1b\t")
    emacs.until("it is complete", f"(save-excursion (beginning-of-line) (search-forward {json.dumps(completed)} nil t))")


def test_the_preview_opens_follows_outlines_and_selects(emacs, examples):
    emacs.wait_for_findings(0)
    emacs.type("\x03\x10")
    emacs.until("the browser is asked", "(and test-pages t)")
    [address] = emacs.eval("(vconcat test-pages)")
    page = Page(address, examples / "work-order.card.xml")
    page.await_text("Electric pump")
    emacs.to("Title>")
    emacs.type("\x06")
    page.await_cursor("<Title>")
    emacs.to("High<")
    emacs.type("\x1b\x64Urgent")
    page.await_text("Urgent")
    emacs.type("\x18\x13")
    emacs.until("it is saved", "(not (buffer-modified-p))")
    page.select("<Description>", emacs.eval("eglot--versioned-identifier"))
    emacs.until("the region is the source", "(and (region-active-p) (looking-at-p \"<Description>\"))")
    assert emacs.eval("(buffer-substring (region-beginning) (region-end))") == "<Description>"
    page.close()


def test_scenarios_run_and_the_claims_that_fail_are_visited(emacs, examples):
    scene = examples / "My scenes - ä" / "snap-basins.card.xml"
    scene.parent.mkdir()
    text = (examples / "snap-basins.card.xml").read_text()
    scene.write_text(text.replace('<Expect position="collapsed" cardTop="507.5"', '\t\t<Expect position="collapsed" cardTop="400"'))
    emacs.eval(f"(progn (find-file {json.dumps(str(scene))}) t)")
    emacs.type("\x03\x14")
    emacs.until(
        "the run is over",
        "(with-current-buffer \"*cardwright-test*\" (save-excursion (goto-char (point-min)) (search-forward \"1 failed\" nil t)))",
    )
    emacs.eval("(progn (next-error) t)")
    assert emacs.eval("(with-current-buffer (window-buffer) (looking-at-p \"400\"))") is True


def test_the_scenario_at_point_is_filmed(emacs, examples):
    emacs.eval(f"(progn (find-file {json.dumps(str(examples / 'snap-basins.card.xml'))}) t)")
    emacs.until("the server serves the file", "(eglot-managed-p)")
    emacs.eval('(progn (goto-char (point-min)) (search-forward "velocity=\\"-700\\"") (cardwright-film) t)')
    emacs.until("the browser is asked", "(and test-pages t)")
    film = examples / "snap-basins.flick-up.html"
    assert emacs.eval("(car test-pages)") == film.as_uri()
    assert "1 · drag -60, velocity -700" in film.read_text()


def test_a_missing_executable_is_said(executable, examples):
    done = subprocess.run(
        ["emacs", "--batch", "-q", "-f", "package-initialize", "-L", EDITOR, "-l", "cardwright", "--eval",
         "(setq cardwright-command '(\"/nowhere/cardwright\" \"lsp\"))", "work-order.card.xml"],
        cwd=examples, capture_output=True, text=True, timeout=60, env={**os.environ, "HOME": str(examples.parent)})
    assert done.returncode == 0, done.stderr
    assert "/nowhere/cardwright" in done.stderr and "make install" in done.stderr


def test_the_files_compile_without_a_warning(tmp_path):
    done = subprocess.run(
        ["emacs", "--batch", "-q", "-f", "package-initialize", "-L", EDITOR, "--eval",
         f'(setq byte-compile-error-on-warn t byte-compile-dest-file-function (lambda (f) "{tmp_path}/cardwright.elc"))',
         "-f", "batch-byte-compile", EDITOR / "cardwright.el"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_the_archives_would_take_the_package(tmp_path):
    """What MELPA asks of a package: `package-lint` and `checkdoc` find nothing."""
    script = tmp_path / "lint.el"
    # Without a network no archive is known, so Eglot is declared here; this package-lint is older than Emacs 28.
    script.write_text(f"""
      (require 'package-lint)
      (require 'checkdoc)
      (setq package-archive-contents
            `((eglot ,(package-desc-create :name 'eglot :version '(1 9) :archive "gnu"))))
      (with-current-buffer (find-file-noselect "{EDITOR / 'cardwright.el'}")
        (dolist (each (package-lint-buffer))
          (unless (string-match-p "uninstallable in all released Emacs" (nth 3 each))
            (message "lint: %S" each)))
        (checkdoc-file buffer-file-name))
    """)
    done = subprocess.run(["emacs", "--batch", "-q", "-f", "package-initialize", "-l", script], capture_output=True, text=True,
                          timeout=60, env={**os.environ, "HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    assert [line for line in done.stderr.splitlines() if "cardwright.el" in line or "lint:" in line] == []
