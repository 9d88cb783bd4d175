"""What a well-behaved client never sends, and what LSP says must come of it."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from conftest import ROOT

CARD = '<ObjectCardView xmlns="urn:cardwright:1" id="a"><Title>a</Title></ObjectCardView>'


class Pipe:
    """A server and raw frames."""

    def __init__(self, executable: Path):
        self.process = subprocess.Popen(
            [executable, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.count = 0

    def write(self, body: bytes, head: str = "Content-Length: {}\r\n\r\n") -> None:
        self.process.stdin.write(head.format(len(body)).encode() + body)
        self.process.stdin.flush()

    def notify(self, method: str, params=None) -> None:
        self.write(json.dumps({"jsonrpc": "2.0", "method": method, "params": params or {}}).encode())

    def request(self, method: str, params=None) -> dict:
        self.count += 1
        self.write(json.dumps({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params or {}}).encode())
        return self.answer(self.count)

    def answer(self, id_) -> dict:
        while True:
            length = 0
            while (line := self.process.stdout.readline()) not in (b"\r\n", b""):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            assert length, "the server has gone"
            message = json.loads(self.process.stdout.read(length))
            if "method" not in message and message.get("id") == id_:
                return message

    def end(self) -> int:
        self.notify("exit")
        self.process.stdin.close()
        return self.process.wait(timeout=10)


@pytest.fixture
def pipe(executable: Path):
    pipe = Pipe(executable)
    yield pipe
    if pipe.process.poll() is None:
        pipe.process.kill()
        pipe.process.wait()


def test_requests_before_initialize_are_refused(pipe):
    assert pipe.request("textDocument/hover")["error"]["code"] == -32002
    assert "result" in pipe.request("initialize", {"capabilities": {}})


def test_requests_after_shutdown_are_refused_and_the_exit_code_tells(pipe):
    pipe.request("initialize", {"capabilities": {}})
    assert pipe.request("shutdown")["result"] is None
    assert pipe.request("textDocument/hover")["error"]["code"] == -32600
    assert pipe.end() == 0


def test_exit_without_shutdown_is_a_failure(pipe):
    pipe.request("initialize", {"capabilities": {}})
    assert pipe.end() == 1


def test_broken_messages_are_answered_and_survived(pipe):
    pipe.request("initialize", {"capabilities": {}})
    pipe.write(b'{"jsonrpc": "2.0", "id": 5, "method": ')
    assert pipe.answer(None)["error"]["code"] == -32700
    pipe.write(b'{"jsonrpc": "2.0", "id": 99, "method": 7}')
    assert pipe.answer(99)["error"]["code"] == -32600
    assert pipe.request("no/such/method")["error"]["code"] == -32601
    assert pipe.request("textDocument/hover", {"position": 3})["error"]["code"] == -32602
    assert pipe.request("shutdown")["result"] is None
    assert pipe.end() == 0


def test_frames_may_come_in_pieces_with_other_headers(pipe):
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}).encode()
    frame = b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: %d\r\n\r\n" % len(body) + body
    for index in range(0, len(frame), 7):
        pipe.process.stdin.write(frame[index : index + 7])
        pipe.process.stdin.flush()
    assert "result" in pipe.answer(1)


def test_an_unknown_document_and_a_position_past_the_end_are_no_error(pipe):
    pipe.request("initialize", {"capabilities": {}})
    at = {"textDocument": {"uri": "file:///nowhere/a.card.xml"}, "position": {"line": 9, "character": 9}}
    assert pipe.request("textDocument/hover", at).get("result") is None
    item = {"uri": at["textDocument"]["uri"], "languageId": "cardwright", "version": 1, "text": CARD}
    pipe.notify("textDocument/didOpen", {"textDocument": item})
    for method in ("hover", "completion", "definition", "documentHighlight", "linkedEditingRange"):
        assert "error" not in pipe.request("textDocument/" + method, at), method
    pipe.notify("textDocument/didClose", {"textDocument": {"uri": item["uri"]}})
    pipe.request("textDocument/hover", at)
    assert pipe.request("shutdown")["result"] is None


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_positions_count_in_the_agreed_unit(pipe, encoding):
    capabilities = {"general": {"positionEncodings": [encoding]}}
    result = pipe.request("initialize", {"capabilities": capabilities})["result"]
    assert result["capabilities"]["positionEncoding"] == encoding
    before = "<Title>é😀</Title>"
    text = CARD.replace("<Title>a</Title>", before + "<Subtitle>b</Subtitle>")
    head = text[: text.index("<Subtitle") + 1]
    units = {"utf-8": len(head.encode()), "utf-16": len(head.encode("utf-16-le")) // 2, "utf-32": len(head)}[encoding]
    item = {"uri": "file:///a.card.xml", "languageId": "cardwright", "version": 1, "text": text}
    pipe.notify("textDocument/didOpen", {"textDocument": item})
    at = {"textDocument": {"uri": item["uri"]}, "position": {"line": 0, "character": units + 1}}
    hover = pipe.request("textDocument/hover", at)["result"]
    assert hover["range"]["start"] == {"line": 0, "character": units}
    assert hover["range"]["end"] == {"line": 0, "character": units + len("Subtitle")}


def test_extreme_documents_get_an_answer(pipe):
    pipe.request("initialize", {"capabilities": {}})
    extremes = {
        "deep": "<a>" * 100_000,
        "long": CARD.replace('id="a"', 'id="' + "a" * 8_000_000 + '"'),
        "empty": "",
        "zero": "\0" * 1000,
    }
    for name, text in extremes.items():
        uri = f"file:///{name}.card.xml"
        item = {"uri": uri, "languageId": "cardwright", "version": 1, "text": text}
        pipe.notify("textDocument/didOpen", {"textDocument": item})
        for method in ("documentSymbol", "foldingRange", "documentLink", "documentColor"):
            assert "error" not in pipe.request("textDocument/" + method, {"textDocument": {"uri": uri}}), (name, method)
        at = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 5}}
        for method in ("hover", "completion", "documentHighlight"):
            assert "error" not in pipe.request("textDocument/" + method, at), (name, method)
        pipe.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    assert pipe.request("shutdown")["result"] is None


def test_a_thousand_documents_may_be_open(pipe):
    pipe.request("initialize", {"capabilities": {}})
    for index in range(1000):
        item = {"uri": f"file:///{index}.card.xml", "languageId": "cardwright", "version": 1, "text": CARD}
        pipe.notify("textDocument/didOpen", {"textDocument": item})
    at = {"textDocument": {"uri": "file:///999.card.xml"}, "position": {"line": 0, "character": 2}}
    assert pipe.request("textDocument/hover", at)["result"]


def test_the_readme_tells_of_every_method_and_of_no_other(executable):
    described = subprocess.run([executable, "lsp", "--describe"], capture_output=True, text=True, check=True).stdout
    # What changes the order of things is synchronization and the like, in words.
    methods = set(re.findall(r"^\| `([^`]+)` \| concurrent", described, re.M))
    table = (ROOT / "README.md").read_text().partition("method by method\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| (.+?) \|", table, re.M)
    told = {name for names, ours in rows if not ours.startswith("–") for name in re.findall(r"`([^`]+)`", names)}
    refused = {name for names, ours in rows if ours.startswith("–") for name in re.findall(r"`([^`]+)`", names)}

    def is_meant(name: str, method: str) -> bool:
        words = method.split("/")
        return name in (method, words[-1]) or len(words) > 2 and name == words[1]

    protocol = {method for method in methods if method.split("/")[0] in ("textDocument", "workspace", "codeAction")}
    missing = {method for method in protocol if not any(is_meant(name, method) for name in told)}
    # Commands have a paragraph of their own.
    assert missing <= {"workspace/executeCommand"}
    # What the server sends, and what is handled in order, which the description tells as well.
    told -= {"publishDiagnostics"}
    assert not [n for n in told if f"`{n}`" not in described and not any(is_meant(n, method) for method in methods)]
    assert not [name for name in refused if any(is_meant(name, method) for method in methods)]
