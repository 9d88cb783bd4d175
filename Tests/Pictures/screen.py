"""Neovim with its real screen: it sends what its cells show, as it does to any of its windows, and that becomes a page."""

import html
import os
import subprocess
import threading
import time
from pathlib import Path

import msgpack


class Screen:
    """An embedded Neovim and the grid that it draws."""

    def __init__(self, arguments: list[str], size: tuple[int, int], cwd: Path, env: dict[str, str]):
        self.process = subprocess.Popen(
            ["nvim", "--embed", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=cwd, env={**os.environ, **env})
        self.width, self.height = size
        self.cells = [[(" ", 0)] * self.width for _ in range(self.height)]
        self.looks: dict[int, dict] = {0: {}}
        self.standard = (0, 0xFFFFFF)
        self.cursor, self.mode = (0, 0), "normal"
        self.answers: dict[int, object] = {}
        self.heard = threading.Condition()
        self.number = 0
        threading.Thread(target=self.listen, daemon=True).start()
        self.ask("nvim_ui_attach", self.width, self.height, {"rgb": True, "ext_linegrid": True})

    def listen(self) -> None:
        for kind, *rest in msgpack.Unpacker(self.process.stdout, read_size=1):
            with self.heard:
                if kind == 1:
                    self.answers[rest[0]] = rest[1:]
                elif kind == 2 and rest[0] == "redraw":
                    for name, *calls in rest[1]:
                        for call in calls:
                            getattr(self, "do_" + name, lambda *_: None)(*call)
                self.heard.notify_all()

    def ask(self, method: str, *arguments):
        with self.heard:
            self.number += 1
            number = self.number
        self.process.stdin.write(msgpack.packb([0, number, method, arguments]))
        self.process.stdin.flush()
        with self.heard:
            assert self.heard.wait_for(lambda: number in self.answers, 20), f"Neovim does not answer {method}"
            error, value = self.answers.pop(number)
        assert not error, error
        return value

    def type(self, keys: str) -> None:
        self.ask("nvim_input", keys)

    def until(self, words: str) -> None:
        """Waits until the screen shows `words`, and has come to rest."""
        for _ in range(200):
            if any(words in line for line in self.lines()):
                return time.sleep(0.7)
            time.sleep(0.1)
        raise AssertionError(f"“{words}” is not seen:\n" + "\n".join(self.lines()))

    def lines(self) -> list[str]:
        with self.heard:
            return ["".join(text for text, _ in row) for row in self.cells]

    def quit(self) -> None:
        self.process.kill()
        self.process.wait(20)

    # What Neovim draws

    def do_default_colors_set(self, foreground, background, *_):
        self.standard = (foreground, background)

    def do_hl_attr_define(self, number, colors, *_):
        self.looks[number] = colors

    def do_grid_line(self, _, row, column, cells):
        look = 0
        for text, *rest in cells:
            look = rest[0] if rest else look
            for _ in range(rest[1] if len(rest) > 1 else 1):
                self.cells[row][column] = (text, look)
                column += 1

    def do_grid_clear(self, _):
        self.cells = [[(" ", 0)] * self.width for _ in range(self.height)]

    def do_grid_scroll(self, _, top, bottom, left, right, rows, *__):
        order = range(top, bottom - rows) if rows > 0 else range(bottom - 1, top - rows - 1, -1)
        for row in order:
            self.cells[row][left:right] = self.cells[row + rows][left:right]

    def do_grid_cursor_goto(self, _, row, column):
        self.cursor = (row, column)

    def do_mode_change(self, mode, _):
        self.mode = mode

    # The page

    def page(self) -> str:
        """The screen as HTML: a line each, a span for what looks the same."""
        with self.heard:
            rows = [self.row(number, row) for number, row in enumerate(self.cells)]
        foreground, background = self.standard
        return (
            f'<pre style="margin:0;color:#{foreground:06x};background:#{background:06x}">' + "\n".join(rows) + "</pre>")

    def row(self, number: int, row: list[tuple[str, int]]) -> str:
        spans, last = [], None
        for column, (text, look) in enumerate(row):
            isCursor = (number, column) == self.cursor
            style = self.style(look, isCursor)
            if style != last:
                spans.append([style, ""])
                last = style
            spans[-1][1] += text
        return "".join(f'<span style="{style}">{html.escape(text)}</span>' for style, text in spans)

    def style(self, look: int, isCursor: bool) -> str:
        colors = self.looks.get(look, {})
        foreground, background = colors.get("foreground", self.standard[0]), colors.get("background", self.standard[1])
        if colors.get("reverse"):
            foreground, background = background, foreground
        style = f"color:#{foreground:06x};background:#{background:06x}"
        if isCursor and self.mode == "insert":
            style += ";box-shadow:inset 2px 0 #0064d9"
        elif isCursor and self.mode == "normal":
            style = f"color:#{background:06x};background:#{foreground:06x}"
        style += ";font-weight:700" if colors.get("bold") else ""
        style += ";font-style:italic" if colors.get("italic") else ""
        if colors.get("underline") or colors.get("undercurl"):
            line = "wavy" if colors.get("undercurl") else "solid"
            style += f";text-decoration:underline {line} #{colors.get('special', foreground):06x};text-underline-offset:3px"
        return style
