"""The command in a terminal, as people see it."""

import os
import pty
import subprocess
from pathlib import Path


def on_terminal(executable: Path, *arguments: str, cwd: Path, env: dict | None = None, typed: str | None = None) -> str:
    """What a person sees: the command's output on a pseudo-terminal, on which `typed` is typed, if anything can be."""
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [executable, *arguments], stdout=follower, stderr=follower, stdin=subprocess.DEVNULL if typed is None else follower, cwd=cwd,
        env={**{k: v for k, v in os.environ.items() if k != "NO_COLOR"}, "TERM": "xterm", **(env or {})},
    )
    os.close(follower)
    os.write(leader, (typed or "").encode())
    output = b""
    while True:
        try:
            data = os.read(leader, 4096)
        except OSError:
            break
        if not data:
            break
        output += data
    os.close(leader)
    process.wait(timeout=60)
    return output.decode().replace("\r\n", "\n")
