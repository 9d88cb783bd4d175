"""“Export to …” in an editor: the files of an app by one edit, and nothing overwritten unseen."""

import os
from pathlib import Path
from urllib.parse import unquote

import pytest
import pytest_asyncio

from preview_editor import Editor

pytestmark = pytest.mark.asyncio(loop_scope="module")


class FileEditor(Editor):
    """An editor that makes files, and keeps what it changes unsaved."""

    def __init__(self, process):
        super().__init__(process)
        self.edits, self.messages, self.takes = [], [], True
        #: Texts that are not saved, by their paths.
        self.buffers = {}

    def receive(self, message: dict) -> None:
        if message.get("method") == "window/showMessage":
            self.messages.append(message["params"]["message"])
        super().receive(message)

    def answer(self, method: str, params: dict):
        if method != "workspace/applyEdit":
            return super().answer(method, params)
        self.edits.append(params)
        if not self.takes:
            return {"applied": False, "failureReason": "nobody wants it"}
        for change in params["edit"]["documentChanges"]:
            path = self.path(change.get("uri") or change["textDocument"]["uri"])
            if change.get("kind") == "create":
                assert not path.exists()
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("")
                continue
            [edit] = change["edits"]
            start, end = edit["range"]["start"], edit["range"]["end"]
            text = self.buffers.get(path, path.read_text())
            assert start == {"line": 0, "character": 0}
            # What lies beyond the text is its end.
            rest = "".join(text.splitlines(True)[end["line"]:])
            assert end["character"] == 0
            self.buffers[path] = edit["newText"] + rest
        return {"applied": True}

    def save(self):
        for path, text in self.buffers.items():
            path.write_text(text)
        self.buffers.clear()

    def path(self, uri: str):
        return Path(unquote(uri.removeprefix("file://")))

    async def actions(self, uri: str, line: int = 1, **context) -> list[dict]:
        place = {"line": line, "character": 1}
        return await self.request("textDocument/codeAction", {
            "textDocument": {"uri": uri}, "range": {"start": place, "end": place},
            "context": {"diagnostics": [], **context}})

    async def export(self, uri: str, target: str, **arguments):
        return await self.request(
            "workspace/executeCommand", {"command": "cardwright.export", "arguments": [{"uri": uri, "target": target, **arguments}]})

    async def told(self) -> str:
        """What is said next; the server answers requests behind that."""
        for _ in range(500):
            if self.messages:
                return self.messages.pop(0)
            await self.request("workspace/executeCommand", {"command": "cardwright.samples", "arguments": []})
        raise AssertionError("nothing is said")


@pytest_asyncio.fixture(loop_scope="module")
async def start(executable, examples, tmp_path):
    editors = []

    async def start(operations=("create",)) -> FileEditor:
        env = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state")}
        editors.append(await FileEditor.start(executable, examples, env, list(operations)))
        return editors[-1]

    yield start
    for editor in editors:
        await editor.stop()


def exports(actions):
    return [action["title"] for action in actions if action["title"].startswith("Export")]


async def test_it_is_offered_at_the_root_and_where_it_is_asked_for(start, examples):
    editor = await start()
    uri = editor.open(examples / "work-order.card.xml")
    titles = ["Export to MDK…", "Export to UI5…", "Export to SwiftUI…", "Export to Adaptive Cards…"]
    assert exports(await editor.actions(uri)) == titles
    assert exports(await editor.actions(uri, line=10)) == []
    assert exports(await editor.actions(uri, line=10, only=["source.export"])) == titles
    assert exports(await editor.actions(uri, only=["quickfix"])) == []
    scene = editor.open(examples / "trip-by-legs.card.xml")
    assert exports(await editor.actions(scene)) == []
    editor.type(uri, 'kind="negative" icon', 'kind="negativ" icon')
    assert exports(await editor.actions(uri)) == []
    with pytest.raises(RuntimeError, match="Line 13"):
        await editor.export(uri, "mdk")


async def test_an_editor_that_makes_no_files_is_not_offered_it(start, examples):
    editor = await start(operations=())
    uri = editor.open(examples / "work-order.card.xml")
    assert exports(await editor.actions(uri)) == []
    with pytest.raises(RuntimeError, match="cardwright export"):
        await editor.export(uri, "mdk")


async def test_the_files_are_those_of_the_command_line(start, examples, cardwright):
    editor = await start()
    uri = editor.open(examples / "work-order.card.xml")
    [action] = [each for each in await editor.actions(uri) if each["title"] == "Export to MDK…"]
    answer = await editor.request("workspace/executeCommand", action["command"])
    assert answer["folder"] == (examples / "export/mdk").as_uri() and len(answer["files"]) > 4
    assert "Exported to MDK: " in await editor.told()
    assert editor.edits[0]["label"] == "Export to MDK"
    editor.save()
    made = cardwright("export", "--target", "mdk", str(examples / "work-order.card.xml"), "-o", "app", cwd=examples)
    assert made.returncode == 0
    names = lambda folder: {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert names(examples / "export/mdk") == names(examples / "app")
    await editor.export(uri, "mdk")
    assert "as it is now" in await editor.told() and len(editor.edits) == 1


async def test_what_people_wrote_stays_and_what_is_made_is_changed(start, examples):
    editor = await start()
    uri = editor.open(examples / "work-order.card.xml")
    await editor.export(uri, "mdk", folder="app", app="Plant")
    await editor.told()
    editor.save()
    rule, page = examples / "app/Rules/WorkOrder_ApproveOnPress.js", examples / "app/Pages/WorkOrder.page"
    image = examples / "app/Images/images/pump.png"
    rule.write_text(rule.read_text().replace("{\n}", "{\n  approve();\n}"))
    page.write_text("{}")
    image.write_bytes(b"another")
    editor.type(uri, ">Approve<", ">Accept<")
    await editor.export(uri, "mdk", folder="app", app="Plant")
    assert "pump.png stays as it is" in await editor.told()
    editor.save()
    assert "approve();" in rule.read_text() and image.read_bytes() == b"another"
    assert '"Title": "Accept"' in page.read_text()
    assert [list(change) for change in editor.edits[-1]["edit"]["documentChanges"]] == [["textDocument", "edits"]]


async def test_what_is_not_saved_yet_is_neither_doubled_nor_lost(start, examples, cardwright):
    editor = await start()
    uri = editor.open(examples / "work-order.card.xml")
    await editor.export(uri, "mdk")
    await editor.told()
    rule, page = examples / "export/mdk/Rules/WorkOrder_ApproveOnPress.js", examples / "export/mdk/Pages/WorkOrder.page"
    assert page.read_text() == rule.read_text() == ""
    editor.buffers[rule] += "// mine"
    editor.type(uri, ">Approve<", ">Accept<")
    await editor.export(uri, "mdk")
    assert "WorkOrder_ApproveOnPress.js" in (told := await editor.told()) and "stays as it is" in told
    editor.save()
    assert rule.read_text().endswith("// mine")
    assert '"Title": "Accept"' in page.read_text() and page.read_text().count('"_Type": "Page"') == 1
    # On the command line an empty file is nobody's.
    rule.write_text("")
    cardwright("export", "--target", "mdk", "work-order.card.xml", "-o", "export/mdk", cwd=examples)
    assert "WorkOrder_ApproveOnPress" in rule.read_text()


async def test_an_edit_that_nobody_wants_writes_nothing(start, examples):
    editor = await start()
    editor.takes = False
    uri = editor.open(examples / "work-order.card.xml")
    await editor.export(uri, "mdk")
    assert "nobody wants it" in await editor.told()
    assert not (examples / "export").exists()


async def test_a_wrong_call_says_what_is_wrong(start, examples):
    editor = await start()
    uri = editor.open(examples / "work-order.card.xml")
    for arguments, message in [
        ({"target": "ios"}, "target must be one of mdk, ui5, swiftui, adaptive"),
        ({"target": "mdk", "folder": "../.."}, "does not lie within the workspace"),
        ({"target": "mdk", "app": "a b"}, "words of letters and digits"),
    ]:
        with pytest.raises(RuntimeError, match=message):
            await editor.export(uri, **arguments)
    with pytest.raises(RuntimeError, match="CardScene"):
        await editor.export(editor.open(examples / "trip-by-legs.card.xml"), "mdk")
