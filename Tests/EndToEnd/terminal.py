"""The command in a terminal, as people see it."""

import os
import pty
import subprocess
from pathlib import Path


def on_terminal(executable: Path, *arguments: str, cwd: Path, env: dict | None = None) -> str:
    """What a person sees: the command's output on a pseudo-terminal."""
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [executable, *arguments], stdout=follower, stderr=follower, stdin=subprocess.DEVNULL, cwd=cwd,
        env={**{k: v for k, v in os.environ.items() if k != "NO_COLOR"}, "TERM": "xterm", **(env or {})},
    )
    os.close(follower)
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
