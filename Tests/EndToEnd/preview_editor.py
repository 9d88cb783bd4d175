"""The smallest editor that a preview can be tried with: it opens documents, shows places and applies edits."""

import asyncio
import json
from pathlib import Path


class Editor:
    """A language client on standard input and output; texts are those of the person, unsaved."""

    def __init__(self, process: asyncio.subprocess.Process):
        self.process = process
        self.texts: dict[str, str] = {}
        self.versions: dict[str, int] = {}
        #: What the server had shown: parameters of `window/showDocument`, for places and for browsers.
        self.shown: list[dict] = []
        self.opened: list[dict] = []
        #: Labels of the edits that the server had applied.
        self.applied: list[str] = []
        #: What the server sent to pages in webviews.
        self.to_page: asyncio.Queue = asyncio.Queue()
        self.last_id = 0
        self.answers: dict[int, asyncio.Future] = {}
        self.reader = asyncio.create_task(self.read())

    @classmethod
    async def start(
        cls, executable: Path, folder: Path, env: dict | None = None, operations: list[str] | None = None
    ) -> "Editor":
        """`operations` are what edits may do to files."""
        process = await asyncio.create_subprocess_exec(
            str(executable), "lsp", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=env, limit=1 << 26
        )
        editor = cls(process)
        await editor.request(
            "initialize",
            {
                "processId": None,
                "rootUri": folder.as_uri(),
                "capabilities": {
                    "window": {"showDocument": {"support": True}},
                    "workspace": {
                        "applyEdit": True,
                        "workspaceEdit": {"documentChanges": True, "resourceOperations": operations or []},
                    },
                    "textDocument": {"codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}},
                },
            },
        )
        editor.notify("initialized", {})
        return editor

    async def stop(self) -> None:
        if self.process.returncode is None:
            await asyncio.wait_for(self.request("shutdown", None), 20)
            self.notify("exit", None)
            await asyncio.wait_for(self.process.wait(), 20)
        self.reader.cancel()

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()

    # Messages

    def send(self, message: dict) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method: str, params: dict | None) -> None:
        self.send({"method": method, "params": params})

    async def request(self, method: str, params: dict | None):
        self.last_id += 1
        future = self.answers[self.last_id] = asyncio.get_running_loop().create_future()
        self.send({"id": self.last_id, "method": method, "params": params})
        return await asyncio.wait_for(future, 30)

    async def read(self) -> None:
        stdout = self.process.stdout
        while head := await stdout.readline():
            length = int(head.split(b":")[1])
            while (await stdout.readline()).strip():
                pass
            self.receive(json.loads(await stdout.readexactly(length)))

    def receive(self, message: dict) -> None:
        method = message.get("method")
        if method is None:
            future = self.answers.pop(message["id"])
            if not future.done():
                failure = message.get("error")
                future.set_exception(RuntimeError(str(failure))) if failure else future.set_result(message["result"])
        elif method == "cardwright/preview/toPage":
            self.to_page.put_nowait(message["params"])
        elif "id" in message:
            self.send({"id": message["id"], "result": self.answer(method, message["params"])})

    def answer(self, method: str, params: dict):
        if method == "window/showDocument":
            (self.opened if params.get("external") else self.shown).append(params)
            return {"success": True}
        if method == "workspace/applyEdit":
            self.applied.append(params.get("label", ""))
            self.apply(params["edit"])
            return {"applied": True}
        if method == "workspace/configuration":
            return [None for _ in params["items"]]
        return None

    # Documents

    def open(self, path: Path) -> str:
        uri = path.as_uri()
        self.texts[uri], self.versions[uri] = path.read_text(), 1
        document = {"uri": uri, "languageId": "cardwright", "version": 1, "text": self.texts[uri]}
        self.notify("textDocument/didOpen", {"textDocument": document})
        return uri

    def close(self, uri: str) -> None:
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def change(self, uri: str, text: str) -> None:
        """Replaces the whole text."""
        self.texts[uri] = text
        self.versions[uri] += 1
        self.notify(
            "textDocument/didChange",
            {"textDocument": {"uri": uri, "version": self.versions[uri]}, "contentChanges": [{"text": text}]},
        )

    def type(self, uri: str, old: str, new: str) -> None:
        assert old in self.texts[uri]
        self.change(uri, self.texts[uri].replace(old, new, 1))

    def offset(self, uri: str, position: dict) -> int:
        """Of a text without characters beyond the basic plane."""
        lines = self.texts[uri].split("\n")
        return sum(len(line) + 1 for line in lines[: position["line"]]) + position["character"]

    def apply(self, edit: dict) -> None:
        changes = list(edit.get("changes", {}).items())
        changes += [(item["textDocument"]["uri"], item["edits"]) for item in edit.get("documentChanges", [])]
        for uri, edits in changes:
            text = self.texts[uri]
            ends = lambda item: (self.offset(uri, item["range"]["start"]), self.offset(uri, item["range"]["end"]))
            for item in sorted(edits, key=ends, reverse=True):
                start, end = ends(item)
                text = text[:start] + item["newText"] + text[end:]
            self.change(uri, text)

    def shown_text(self, index: int = -1) -> str:
        """What the last place that was shown holds."""
        place = self.shown[index]
        start, end = (self.offset(place["uri"], place["selection"][name]) for name in ("start", "end"))
        return self.texts[place["uri"]][start:end]

    def put_cursor(self, uri: str, before: str) -> None:
        """Puts the cursor before a piece of the text, and tells the server."""
        head = self.texts[uri][: self.texts[uri].index(before)]
        position = {"line": head.count("\n"), "character": len(head.rpartition("\n")[2])}
        self.notify("cardwright/cursor", {"textDocument": {"uri": uri}, "position": position})

    # Previews

    async def command(self, name: str, **argument):
        return await self.request("workspace/executeCommand", {"command": name, "arguments": [argument] if argument else []})

    async def preview(self, uri: str) -> str:
        """Opens the preview of a document; its address."""
        return (await self.command("cardwright.preview.open", uri=uri))["url"]
