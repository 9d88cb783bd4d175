"""Edits cards in one server for a long time, as people do, and looks at what it leaves behind.

    soak.py EXECUTABLE [--seconds N] [--seed N]

Rounds of opening, typing, undoing, asking, renaming, changing settings and files, and pages of the preview that come and go, each
of which ends with everything closed. Every request must be answered once, the findings of the last text must be those that a
server has that never saw another, and what is held once all is closed (memory, threads, descriptors) must not grow.
"""

import argparse
import json
import os
import queue
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from preview_channel import Channel  # noqa: E402

# Seconds after which an answer counts as lost: the machine may be busy.
PATIENCE = 60
# The first rounds fill caches, pools and the heap; what is held then is not compared.
WARM_UP_ROUNDS = 100
# With fewer, one thread more or less in a few of them would decide: a busy machine goes on until there are as many.
LEAST_ROUNDS = 200
# By how much what is held may differ between the beginning and the end of the rest: what an allocator keeps.
NOISE = 1.06
# The answers to a request that nobody waits for any more, and to one about a text that has changed meanwhile.
GIVEN_UP = (-32800, -32801)

AT_PLACE = (
    "completion", "hover", "definition", "references", "documentHighlight", "prepareRename", "linkedEditingRange",
    "typeDefinition")
OF_DOCUMENT = (
    "documentSymbol", "foldingRange", "formatting", "codeLens", "documentLink", "documentColor")
SNIPPETS = (
    "<", "<Status kind=\"critical\">Open</Status>", "\n  <!-- note -->\n", " target=\"x\"", "{name}", "</", "é", "日本", "&amp;",
    "<Row><KPI caption=\"c\">12</KPI></Row>", "\"", ">", "  ", "<![CDATA[x]]>", "\t\r\n")


class Failure(Exception):
    """What the server did that it must not."""


class Server:
    """One server, every message of which is taken down as it comes."""

    def __init__(self, executable: Path, folder: Path, state: Path):
        self.process = subprocess.Popen(
            [executable, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder,
            env={**os.environ, "XDG_STATE_HOME": str(state)})
        self.lock = threading.Lock()
        # Who writes may have to wait until the server reads, and that until its answers are taken.
        self.writing = threading.Lock()
        self.waiting: dict[int, str] = {}
        self.answers: queue.Queue = queue.Queue()
        self.findings: dict[str, tuple[int, list]] = {}
        self.faults: list[str] = []
        self.said = bytearray()
        self.last_id = self.answered = 0
        self.settings: dict = {}
        for body in (self._read, self._listen):
            threading.Thread(target=body, daemon=True).start()
        self.request("initialize", {
            "processId": os.getpid(), "rootUri": folder.as_uri(),
            "workspaceFolders": [{"uri": folder.as_uri(), "name": folder.name}],
            "capabilities": {
                "workspace": {"configuration": True, "applyEdit": True, "didChangeConfiguration": {"dynamicRegistration": True}},
                "textDocument": {
                    "completion": {"completionItem": {"snippetSupport": True}}, "rename": {"prepareSupport": True},
                    "publishDiagnostics": {"versionSupport": True},
                    "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": [""]}}}}}})
        self.rest()
        self.notify("initialized", {})

    def _listen(self) -> None:
        while said := self.process.stderr.read1(1 << 16):
            self.said += said[-10_000:]

    def _read(self) -> None:
        output = self.process.stdout
        while True:
            length = 0
            while (line := output.readline()) not in (b"\r\n", b""):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            if not line:
                return
            self._take(json.loads(output.read(length)))

    def _take(self, message: dict) -> None:
        method, number = message.get("method"), message.get("id")
        if method is None:
            with self.lock:
                asked = self.waiting.pop(number, None)
                self.answered += 1
            if asked is None:
                self.faults.append(f"an answer to {number}, which was answered or never asked: {str(message)[:200]}")
            # What stands at a place by chance may have no name to change.
            elif "error" in message and message["error"]["code"] not in GIVEN_UP and asked != "textDocument/rename":
                self.faults.append(f"{asked}: {message['error']}")
            self.answers.put((number, message.get("result")))
        elif number is not None:
            items = message.get("params", {}).get("items", []) if method == "workspace/configuration" else None
            result = [self.settings for _ in items] if items is not None else {"applied": True} if method.endswith("applyEdit") else None
            self.send({"jsonrpc": "2.0", "id": number, "result": result})
        elif method == "textDocument/publishDiagnostics":
            told = message["params"]
            self.findings[told["uri"]] = (told.get("version", 0), told["diagnostics"])

    def send(self, message: dict) -> None:
        body = json.dumps(message, ensure_ascii=False).encode()
        try:
            with self.writing:
                self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
                self.process.stdin.flush()
        except BrokenPipeError as error:
            raise Failure(f"the server has ended: {self.said.decode(errors='replace')[-2000:]}") from error

    def notify(self, method: str, params) -> None:
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def request(self, method: str, params) -> int:
        with self.lock:
            self.last_id += 1
            number = self.last_id
            self.waiting[number] = method
        self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        return number

    def result(self, method: str, params):
        """The answer of a request; answers to others that come before it are dropped."""
        number = self.request(method, params)
        while True:
            try:
                answered, result = self.answers.get(timeout=PATIENCE)
            except queue.Empty as error:
                raise Failure(f"no answer to {method} within {PATIENCE} s") from error
            if answered == number:
                return result

    def rest(self) -> None:
        """Until every request has been answered."""
        end = time.monotonic() + PATIENCE
        while self.waiting:
            if time.monotonic() > end or self.process.poll() is not None:
                raise Failure(f"never answered: {list(self.waiting.values())[:5]}; {self.said.decode(errors='replace')[-2000:]}")
            time.sleep(0.002)
        self.answers = queue.Queue()
        if self.faults:
            raise Failure("; ".join(self.faults[:3]))

    def held(self) -> tuple[int, int, int]:
        """Kilobytes of memory, threads and descriptors."""
        process = Path(f"/proc/{self.process.pid}")
        facts = dict(line.split(":", 1) for line in (process / "status").read_text().splitlines())
        return int(facts["VmRSS"].split()[0]), int(facts["Threads"]), len(list((process / "fd").iterdir()))

    def stop(self) -> None:
        self.result("shutdown", None)
        self.notify("exit", None)
        if code := self.process.wait(timeout=PATIENCE):
            raise Failure(f"exit status {code}")


class Document:
    """A document as the editor has it."""

    def __init__(self, server: Server, path: Path):
        self.server, self.path, self.uri, self.version = server, path, path.as_uri(), 1
        self.text = path.read_text()
        self.undo: list[str] = []
        item = {"uri": self.uri, "languageId": "cardwright", "version": 1, "text": self.text}
        server.notify("textDocument/didOpen", {"textDocument": item})

    def place(self, offset: int) -> dict:
        before = self.text[:offset]
        line = before.rfind("\n") + 1
        return {"line": before.count("\n"), "character": len(before[line:].encode("utf-16-le")) // 2}

    def replace(self, start: int, end: int, new: str, keeps: bool = True) -> None:
        """Replaces a part of the text, as a change of that part."""
        # A client never splits what is one end of a line.
        while 0 < start < len(self.text) and self.text[start - 1] == "\r" and self.text[start] == "\n":
            start -= 1
        while 0 < end < len(self.text) and self.text[end - 1] == "\r" and self.text[end] == "\n":
            end += 1
        if keeps:
            self.undo = [*self.undo[-20:], self.text]
        self.change([{"range": {"start": self.place(start), "end": self.place(end)}, "text": new}],
                    self.text[:start] + new + self.text[end:])

    def change(self, changes: list, text: str) -> None:
        self.version += 1
        self.text = text
        self.server.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": changes})

    def close(self) -> None:
        self.server.notify("textDocument/didClose", {"textDocument": {"uri": self.uri}})

    def rested(self) -> list:
        """The findings of the text as it is now."""
        end = time.monotonic() + PATIENCE
        while (told := self.server.findings.get(self.uri, (0, [])))[0] != self.version:
            if time.monotonic() > end:
                raise Failure(f"no findings of version {self.version} of {self.path.name}, the last are of {told[0]}")
            time.sleep(0.002)
        return told[1]


class Soak:
    """Rounds of work in one server."""

    def __init__(self, executable: Path, folder: Path, seed: int):
        self.executable, self.folder, self.dice = executable, folder, random.Random(seed)
        self.server = Server(executable, folder, folder / "state")
        self.cards = sorted(folder.glob("*.card.xml"))
        self.documents: list[Document] = []
        self.pages: list[Channel] = []

    def round(self, acts: int) -> None:
        """Acts by chance, then everything closed."""
        for _ in range(acts):
            work = self.dice.choices(
                [self.open, self.type, self.undo, self.ask, self.rename, self.turn, self.look, self.leave, self.settle],
                [6, 40, 10, 40, 3, 3, 4, 3, 2])[0]
            work()
        self.server.rest()
        self.compare()
        for page in self.pages:
            page.close()
        for document in self.documents:
            document.close()
        self.pages, self.documents = [], []
        self.server.rest()

    def compare(self) -> None:
        """The findings of documents that were edited against those of a text that is opened as it is now."""
        for document in self.documents[:2]:
            told = document.rested()
            twin = document.path.with_name(f"twin-{document.path.name}")
            twin.write_text(document.text, newline="")
            fresh = Document(self.server, twin)
            # As the editor has it: reading a file may turn the ends of lines.
            fresh.change([{"text": document.text}], document.text)
            expected = fresh.rested()
            fresh.close()
            twin.unlink()
            if self.own(told, document.uri) != self.own(expected, fresh.uri):
                raise Failure(f"{document.path.name}: edited, it has other findings than opened as it is now:\n{document.text}")

    # What is found beside other cards, one of which the twin is.
    BESIDE = {"card-id-twice", "card-unreached", "action-label-varies", "action-label-shared", "sibling-headers"}

    @classmethod
    def own(cls, findings: list[dict], uri: str) -> list[str]:
        return [json.dumps(finding, sort_keys=True).replace(uri, "") for finding in findings if finding["code"] not in cls.BESIDE]

    def document(self) -> Document:
        if not self.documents:
            self.open()
        return self.dice.choice(self.documents)

    def open(self) -> None:
        path = self.dice.choice(self.cards)
        if len(self.documents) < 8 and all(document.path != path for document in self.documents):
            self.documents.append(Document(self.server, path))
        elif len(self.documents) > 4:
            self.documents.pop(self.dice.randrange(len(self.documents))).close()

    def type(self) -> None:
        document = self.document()
        start = self.dice.randrange(len(document.text) + 1)
        kind = self.dice.random()
        if kind < 0.5:
            for letter in self.dice.choice(["Pump", "<Title>", "due date", "x=\"1\""]):
                document.replace(start, start, letter)
                start += 1
        elif kind < 0.7:
            document.replace(start, min(len(document.text), start + self.dice.randrange(1, 30)), "")
        elif kind < 0.95:
            document.replace(start, start, self.dice.choice(SNIPPETS))
        else:
            document.undo.append(document.text)
            document.change([{"text": document.text}], document.text)

    def undo(self) -> None:
        document = self.document()
        if document.undo:
            text = document.undo.pop(self.dice.randrange(len(document.undo)))
            document.change([{"text": text}], text)

    def ask(self) -> None:
        document = self.document()
        place = document.place(self.dice.randrange(len(document.text) + 1))
        about = {"textDocument": {"uri": document.uri}}
        kind = self.dice.random()
        if kind < 0.5:
            method, params = self.dice.choice(AT_PLACE), {**about, "position": place, "context": {"includeDeclaration": True}}
            if method == "completion":
                params["context"] = {"triggerKind": 1}
        elif kind < 0.8:
            method, params = self.dice.choice(OF_DOCUMENT), {**about, "options": {"tabSize": 2, "insertSpaces": True}}
        elif kind < 0.9:
            method, params = "codeAction", {
                **about, "range": {"start": {"line": 0, "character": 0}, "end": place}, "context": {"diagnostics": []}}
        else:
            method, params = "inlayHint", {**about, "range": {"start": {"line": 0, "character": 0}, "end": place}}
        number = self.server.request(f"textDocument/{method}", params)
        if self.dice.random() < 0.2:
            self.server.notify("$/cancelRequest", {"id": number})

    def rename(self) -> None:
        document = self.document()
        at = document.text.find(" id=\"")
        if at >= 0:
            self.server.request("textDocument/rename", {
                "textDocument": {"uri": document.uri}, "position": document.place(at + 6), "newName": "renamed"})

    def turn(self) -> None:
        """Settings, and a file that documents name."""
        if self.dice.random() < 0.5:
            self.server.settings = self.dice.choice([{}, {"rules": {"one-primary-action": "off"}}, {"preview": {"debounce": 20}}])
            self.server.notify("workspace/didChangeConfiguration", {"settings": None})
            return
        sample = self.dice.choice(sorted((self.folder / "samples").glob("*.json")))
        sample.write_text(sample.read_text() + " ")
        self.server.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": sample.as_uri(), "type": 2}]})

    def look(self) -> None:
        """A page of the preview comes."""
        document = self.document()
        opened = self.server.result(
            "workspace/executeCommand",
            {"command": "cardwright.preview.open", "arguments": [{"uri": document.uri, "carrier": "browser"}]})
        if not opened or len(self.pages) > 3:
            return
        page = Channel(opened["url"].split("?")[0])
        page.hello(document.uri)
        page.show(document.uri, {"id": "a", "device": self.dice.choice(["iphone-15", "ipad-pro-11"])})
        page.await_type("frames", "document", "error")
        self.pages.append(page)

    def leave(self) -> None:
        """A page of the preview goes, without a word."""
        if self.pages:
            self.pages.pop(self.dice.randrange(len(self.pages))).close()

    def settle(self) -> None:
        """The person looks at the screen for a moment."""
        time.sleep(0.05)


def judge(rounds: list[tuple[int, int, int]]) -> list[str]:
    """What has grown from the first half of the rounds after the warm-up to the second."""
    rested = rounds[WARM_UP_ROUNDS:]
    first, second = rested[: len(rested) // 2], rested[len(rested) // 2:]
    grown = []
    for index, what in enumerate(("kilobytes", "threads", "descriptors")):
        before, after = (statistics.median(held[index] for held in part) for part in (first, second))
        if after > before * (NOISE if index == 0 else 1) + (0 if index == 0 else 1):
            grown.append(f"{what}: {before:g} in the first half, {after:g} in the second")
    return grown


def main() -> int:
    parser = argparse.ArgumentParser(description="Edit cards in one server for a long time.")
    parser.add_argument("executable", type=Path)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary).resolve() / "Examples"
        shutil.copytree(ROOT / "Examples", folder)
        soak = Soak(options.executable.resolve(), folder, options.seed)
        held: list[tuple[int, int, int]] = []
        end = time.monotonic() + options.seconds
        try:
            while time.monotonic() < end or len(held) < LEAST_ROUNDS:
                soak.round(150)
                time.sleep(0.1)
                held.append(soak.server.held())
            soak.server.stop()
        except (Failure, ConnectionError) as failure:
            print(f"seed {options.seed}, round {len(held) + 1}: {failure}", file=sys.stderr)
            return 1
        grown = judge(held)
        for line in grown:
            print(line, file=sys.stderr)
        memory, threads, descriptors = held[-1]
        print(f"{len(held)} rounds, {soak.server.answered} answers, at rest {memory} KB, {threads} threads, {descriptors} descriptors")
        return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
