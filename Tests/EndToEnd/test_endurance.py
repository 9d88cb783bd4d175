"""Two minutes of what `make soak` does for an hour, and what remains of large work."""

import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import ROOT
from test_protocol import Pipe, pipe  # noqa: F401


@pytest.mark.timeout(700)
def test_a_server_that_is_used_for_long_loses_nothing_and_does_not_grow(executable):
    soak = [sys.executable, ROOT / "Tests" / "Endurance" / "soak.py", executable, "--seconds", "120"]
    done = subprocess.run(soak, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr


def test_what_a_large_document_took_is_given_back_when_the_client_rests(pipe):  # noqa: F811
    cards = "".join(f'<Card id="c{n}" target="t"><Header><Title>Pump {n}</Title></Header></Card>\n' for n in range(20_000))
    text = f'<CardList xmlns="urn:cardwright:1" id="a"><Header><Title>All</Title></Header>\n{cards}</CardList>'
    pipe.request("initialize", {"capabilities": {}})
    # The schema and all tables are there once a card is judged.
    small = {"uri": "file:///b.card.xml", "languageId": "cardwright", "version": 1, "text": text.replace(cards, cards[:70])}
    pipe.notify("textDocument/didOpen", {"textDocument": small})
    pipe.request("textDocument/semanticTokens/full", {"textDocument": {"uri": small["uri"]}})
    time.sleep(3)
    before = own_memory(pipe)
    item = {"uri": "file:///a.card.xml", "languageId": "cardwright", "version": 1, "text": text}
    pipe.notify("textDocument/didOpen", {"textDocument": item})
    pipe.request("textDocument/semanticTokens/full", {"textDocument": {"uri": item["uri"]}})
    taken = [own_memory(pipe)]
    assert taken[0] > before + 20_000
    pipe.notify("textDocument/didClose", {"textDocument": {"uri": item["uri"]}})
    while taken[-1] > before + 6_000:
        assert len(taken) < 300, f"of {max(taken)} KB {taken[-1]} are kept, {before} before"
        time.sleep(0.1)
        taken.append(own_memory(pipe))
    assert pipe.request("shutdown")["result"] is None
    assert pipe.end() == 0


def own_memory(pipe: Pipe) -> int:
    """What the server has of its own, in KB: pages of the executable are not among that."""
    status = Path(f"/proc/{pipe.process.pid}/status").read_text()
    return int(re.search(r"RssAnon:\s*(\d+)", status)[1])
