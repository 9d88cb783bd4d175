"""Debian's Firefox for Playwright, which speaks WebDriver BiDi with it.

Playwright tells every page its colour scheme by a command that this Firefox does not have yet, and gives up where one is missing.
So this program stands between them: it starts Firefox, passes every message on, and answers that command in its place where the
page is to be light, as it is anyhow. Every other command that Firefox does not know stays an error.
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
#: Pages are light unless the preferences say otherwise; nothing can be told to one of them.
LIGHT = {"layout.css.prefers-color-scheme.content-override": 1}


async def launch(playwright: Playwright, folder: Path, **preferences) -> Browser:
    """Firefox without a window; `folder` is for what starts this program in its place."""
    program = folder / "firefox"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" "$@"\n')
    program.chmod(0o755)
    # Its home must be of whoever starts it.
    return await playwright.firefox.launch(
        channel="moz-firefox", executable_path=program, env={**os.environ, "HOME": str(folder)}, firefox_user_prefs={**LIGHT, **preferences})


def asks_for_what_is(command: dict) -> bool:
    """Whether a command that Firefox does not know asks for what pages are without it."""
    if command["method"] != "emulation.setMediaFeaturesOverride":
        return False
    return command["params"]["features"] in ({}, {"prefers-color-scheme": "light"})


async def relay(playwright, address: str) -> None:
    """Passes messages on until one of both ends."""
    harmless: set[int] = set()

    async def up() -> None:
        async for message in playwright:
            command = json.loads(message)
            if asks_for_what_is(command):
                harmless.add(command["id"])
            await firefox.send(message)

    async with websockets.connect(address, max_size=None) as firefox:
        asking = asyncio.create_task(up())
        async for message in firefox:
            answer = json.loads(message)
            if answer.get("error") == "unknown command" and answer.get("id") in harmless:
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
