"""A language client that does no more than it must, so that what it measures is the server."""

import json
import os
import subprocess
import time
from pathlib import Path


class Client:
    """One server process and the conversation with it; times are in seconds."""

    def __init__(self, command: list[str]):
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, bufsize=0
        )
        self.output = self.process.stdout.fileno()
        self.buffer = bytearray()
        self.next_id = 0
        self.versions: dict[str, int] = {}
        # When the last byte of the last message was there, before it was read as JSON.
        self.arrived = 0.0

    def initialize(self, root: Path) -> float:
        """Start of the process until the answer."""
        self.request(
            "initialize",
            {
                "processId": os.getpid(),
                "rootUri": root.as_uri(),
                "workspaceFolders": [{"uri": root.as_uri(), "name": root.name}],
                "capabilities": {
                    "general": {"positionEncodings": ["utf-16"]},
                    "textDocument": {
                        "publishDiagnostics": {"versionSupport": True, "relatedInformation": True},
                        "completion": {"completionItem": {"snippetSupport": True, "documentationFormat": ["markdown"]}},
                        "hover": {"contentFormat": ["markdown"]},
                        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
                    },
                },
            },
        )
        seconds = time.perf_counter() - self.started
        self.notify("initialized", {})
        return seconds

    def open(self, uri: str, text: str) -> float:
        """Opening until the first diagnostics."""
        start = time.perf_counter()
        self.versions[uri] = 1
        item = {"uri": uri, "languageId": "cardwright", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": item})
        self.wait_for_diagnostics(uri)
        return time.perf_counter() - start

    def change(self, uri: str, line: int, start: int, end: int, text: str) -> None:
        """Replaces a part of a line."""
        self.versions[uri] += 1
        span = {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}
        self.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": uri, "version": self.versions[uri]},
                "contentChanges": [{"range": span, "text": text}],
            },
        )

    def wait_for_diagnostics(self, uri: str) -> list:
        """The diagnostics of the current version."""
        while True:
            message = self.receive()
            if message.get("method") != "textDocument/publishDiagnostics":
                continue
            parameters = message["params"]
            if parameters["uri"] == uri and parameters.get("version", self.versions[uri]) == self.versions[uri]:
                return parameters["diagnostics"]

    def at(self, method: str, uri: str, line: int, character: int):
        """A request about a place."""
        position = {"line": line, "character": character}
        return self.request(method, {"textDocument": {"uri": uri}, "position": position})

    def request(self, method: str, parameters):
        """Sends a request and waits for its result."""
        self.next_id += 1
        self.send({"jsonrpc": "2.0", "id": self.next_id, "method": method, "params": parameters})
        while True:
            message = self.receive()
            if message.get("id") == self.next_id and "method" not in message:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def notify(self, method: str, parameters) -> None:
        self.send({"jsonrpc": "2.0", "method": method, "params": parameters})

    def send(self, message) -> None:
        body = json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()
        data = b"Content-Length: %d\r\n\r\n" % len(body) + body
        while data:
            data = data[os.write(self.process.stdin.fileno(), data) :]

    def receive(self):
        """The next message; requests of the server are answered with null on the way."""
        while True:
            head = self.buffer.find(b"\r\n\r\n")
            if head >= 0:
                length = int(self.buffer[:head].split(b"ontent-Length:")[1].split(b"\r\n")[0])
                if len(self.buffer) >= head + 4 + length:
                    self.arrived = time.perf_counter()
                    body = bytes(self.buffer[head + 4 : head + 4 + length])
                    del self.buffer[: head + 4 + length]
                    message = json.loads(body)
                    if "method" in message and "id" in message:
                        count = len(message["params"]["items"]) if message["method"] == "workspace/configuration" else 0
                        result = [None] * count if count else None
                        self.send({"jsonrpc": "2.0", "id": message["id"], "result": result})
                        continue
                    return message
            data = os.read(self.output, 1 << 20)
            if not data:
                raise RuntimeError("the server closed its output")
            self.buffer += data

    def memory(self, field: str = "VmRSS") -> float:
        """Resident memory in MB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(field):
                return int(line.split()[1]) / 1024
        return 0.0

    def stop(self) -> None:
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.stdin.close()
        self.process.wait(timeout=10)
