"""Debian's Firefox for Playwright, which speaks WebDriver BiDi with it.

Playwright asks for commands that this Firefox does not have yet, such as for a colour scheme, and gives up where one is missing.
So this program stands between them: it starts Firefox, passes every message on, and answers in its place what it does not know.
"""

import asyncio
import json
import os
import re
import sys
from pathlib import Path

import websockets
from playwright.async_api import Browser, Playwright

FIREFOX = "/usr/bin/firefox-esr"
LISTENS = "WebDriver BiDi listening on "


async def launch(playwright: Playwright, folder: Path, **preferences) -> Browser:
    """Firefox without a window; `folder` is for what starts this program in its place."""
    program = folder / "firefox"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" "$@"\n')
    program.chmod(0o755)
    # Its home must be of whoever starts it.
    return await playwright.firefox.launch(
        channel="moz-firefox", executable_path=program, env={**os.environ, "HOME": str(folder)}, firefox_user_prefs=preferences)


async def relay(playwright, address: str) -> None:
    """Passes messages on until one of both ends."""
    asked: set[int] = set()

    async def up() -> None:
        async for message in playwright:
            asked.add(json.loads(message)["id"])
            await firefox.send(message)

    async with websockets.connect(address, max_size=None) as firefox:
        asking = asyncio.create_task(up())
        async for message in firefox:
            answer = json.loads(message)
            if answer.get("error") == "unknown command" and answer.get("id") in asked:
                message = json.dumps({"type": "success", "id": answer["id"], "result": {}})
            await playwright.send(message)
        asking.cancel()


async def main() -> int:
    firefox = await asyncio.create_subprocess_exec(FIREFOX, *sys.argv[1:], stderr=asyncio.subprocess.PIPE)
    async for line in firefox.stderr:
        if found := re.search(LISTENS.encode() + rb"(ws://\S+)", line):
            address = found[1].decode() + "/session"
            break
        sys.stderr.buffer.write(line)
    else:
        return await firefox.wait()
    async with websockets.serve(lambda playwright: relay(playwright, address), "127.0.0.1", 0, max_size=None) as server:
        port = server.sockets[0].getsockname()[1]
        print(f"{LISTENS}ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        async for _ in firefox.stderr:
            pass
    return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
