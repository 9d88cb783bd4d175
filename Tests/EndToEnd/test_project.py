"""Cards of one workspace beside one another: renaming, references, findings, the map."""

import json
import os
import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from test_language_server import COMMAND, Conversation, applied, start

HOME = """<CardList xmlns="urn:cardwright:1" id="home">
  <ObjectCardView id="one" target="orders/order.card.xml#head" sample="data.json#/0">
    <DetailImage src="images/pump.png" alt="Pump"/>
    <Title>{title}</Title>
  </ObjectCardView>
</CardList>
"""
ORDER = """<ObjectCardView xmlns="urn:cardwright:1" id="order" target="head" sample="../data.json#/0">
  <DetailImage src="../images/pump.png" alt="Pump"/>
  <Title id="head">Order</Title>
</ObjectCardView>
"""
OTHER = '<ObjectCardView xmlns="urn:cardwright:1" id="other">\n  <Title>Other</Title>\n</ObjectCardView>\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "orders").mkdir()
    (tmp_path / "images").mkdir()
    (tmp_path / "images" / "pump.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    (tmp_path / "data.json").write_text('[{"title": "Pump"}]')
    (tmp_path / "home.card.xml").write_text(HOME)
    (tmp_path / "orders" / "order.card.xml").write_text(ORDER)
    (tmp_path / "other.card.xml").write_text(OTHER)
    return tmp_path


@pytest_lsp.fixture(config=ClientServerConfig(server_command=COMMAND))
async def client(lsp_client: LanguageClient, folder: Path):
    capabilities = client_capabilities("visual-studio-code")
    capabilities.text_document.diagnostic = None
    await start(lsp_client, folder, capabilities)
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def talk(client: LanguageClient, folder: Path) -> Conversation:
    return Conversation(client, folder)


def place(text: str, word: str) -> lsp.Position:
    before = text[: text.index(word)]
    return lsp.Position(before.count("\n"), len(before.rpartition("\n")[2]) + 1)


def files_after(folder: Path, edit: lsp.WorkspaceEdit) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """The files that an edit changes, by their paths in the folder, and those that it renames."""
    changed, renamed = {}, []
    for change in edit.document_changes or []:
        if isinstance(change, lsp.RenameFile):
            renamed.append((change.old_uri, change.new_uri))
        else:
            path = Path(change.text_document.uri.removeprefix("file://"))
            changed[str(path.relative_to(folder))] = applied(path.read_text(), change.edits)
    return changed, [tuple(str(Path(uri.removeprefix("file://")).relative_to(folder)) for uri in pair) for pair in renamed]


def rename(talk: Conversation, uri: str, position: lsp.Position, name: str):
    return talk.client.text_document_rename_async(
        lsp.RenameParams(lsp.TextDocumentIdentifier(uri), position, name))


@pytest.mark.asyncio
class TestAcrossFiles:
    async def test_a_picture_is_renamed_with_all_that_show_it(self, talk, folder):
        uri, _ = talk.open(HOME, "home.card.xml")
        edit = await rename(talk, uri, place(HOME, "images/pump"), "images/valve's & co.png")
        changed, renamed = files_after(folder, edit)
        assert 'src="images/valve&apos;s &amp; co.png"' in changed["home.card.xml"]
        assert 'src="../images/valve&apos;s &amp; co.png"' in changed["orders/order.card.xml"]
        assert set(changed) == {"home.card.xml", "orders/order.card.xml"}
        assert [old for old, _ in renamed] == ["images/pump.png"]

    async def test_nothing_is_renamed_onto_a_file_that_is_there(self, talk):
        uri, _ = talk.open(HOME, "home.card.xml")
        with pytest.raises(JsonRpcException, match="There is a file “other.card.xml” already; choose another name"):
            await rename(talk, uri, place(HOME, "orders/order"), "other.card.xml")
        with pytest.raises(JsonRpcException, match="must end with .card.xml"):
            await rename(talk, uri, place(HOME, "orders/order"), "other.xml")
        with pytest.raises(JsonRpcException, match="“images/valve.svg” must end with .png, as the file does now"):
            await rename(talk, uri, place(HOME, "images/pump"), "images/valve.svg")
        # Outside, or not as a card would read it.
        for name in ["../../../x.card.xml", "a#b.card.xml", "a{b}.card.xml", " a.card.xml", "a  b.card.xml"]:
            with pytest.raises(JsonRpcException, match="cannot be the path"):
                await rename(talk, uri, place(HOME, "orders/order"), name)

    async def test_a_file_gets_a_name_that_differs_in_letter_case_alone(self, talk, folder):
        # A second name of the same file stands for a file system that does not tell the two apart.
        for name in ["Order.card.xml", "twin.card.xml"]:
            os.link(folder / "orders/order.card.xml", folder / "orders" / name)
        uri, _ = talk.open(HOME, "home.card.xml")
        with pytest.raises(JsonRpcException, match="There is a file “orders/twin.card.xml” already"):
            await rename(talk, uri, place(HOME, "orders/order"), "orders/twin.card.xml")
        edit = await rename(talk, uri, place(HOME, "orders/order"), "orders/Order.card.xml")
        changed, renamed = files_after(folder, edit)
        assert renamed == [("orders/order.card.xml", "orders/Order.card.xml")]
        assert 'target="orders/Order.card.xml#head"' in changed["home.card.xml"]

    async def test_an_id_is_renamed_in_the_files_that_name_it(self, talk, folder):
        uri, _ = talk.open(ORDER, "orders/order.card.xml")
        edit = await rename(talk, uri, place(ORDER, 'head">Order'), "top")
        changed, _ = files_after(folder, edit)
        assert "order.card.xml#top" in changed["home.card.xml"]
        assert 'target="top"' in changed["orders/order.card.xml"] and 'id="top"' in changed["orders/order.card.xml"]

    async def test_an_id_is_renamed_and_found_from_the_file_that_names_it(self, talk, folder):
        uri, _ = talk.open(HOME, "home.card.xml")
        position = place(HOME, "head")
        found = await talk.client.text_document_references_async(lsp.ReferenceParams(
            context=lsp.ReferenceContext(include_declaration=True), text_document=lsp.TextDocumentIdentifier(uri),
            position=position))
        assert {(Path(where.uri).name, where.range.start.line) for where in found} == {
            ("home.card.xml", 1), ("order.card.xml", 0), ("order.card.xml", 2)}
        range_ = await talk.client.text_document_prepare_rename_async(
            lsp.PrepareRenameParams(lsp.TextDocumentIdentifier(uri), position))
        assert talk.text_of(uri, getattr(range_, "range", range_)) == "head"
        changed, _ = files_after(folder, await rename(talk, uri, position, "toe"))
        assert 'target="orders/order.card.xml#toe"' in changed["home.card.xml"]
        assert 'target="toe"' in changed["orders/order.card.xml"] and 'id="toe"' in changed["orders/order.card.xml"]

    async def test_references_are_found_in_all_files(self, talk, folder):
        uri, _ = talk.open(HOME, "home.card.xml")

        async def references(word: str) -> set[tuple[str, int]]:
            found = await talk.client.text_document_references_async(
                lsp.ReferenceParams(
                    lsp.ReferenceContext(include_declaration=False), lsp.TextDocumentIdentifier(uri), place(HOME, word)))
            return {(Path(at.uri).name, at.range.start.line) for at in found or []}

        assert await references("images/pump") == {("home.card.xml", 2), ("order.card.xml", 1)}
        assert await references("data.json") == {("home.card.xml", 1), ("order.card.xml", 0)}
        assert await references("orders/order") == {("home.card.xml", 1)}
        assert await references("head") == {("home.card.xml", 1), ("order.card.xml", 0)}

    async def test_a_folder_that_moves_takes_its_links_along(self, talk, folder):
        edit = await talk.client.workspace_will_rename_files_async(
            lsp.RenameFilesParams([lsp.FileRename((folder / "orders").as_uri(), (folder / "a" / "b").as_uri())]))
        changed, renamed = files_after(folder, edit)
        assert 'target="a/b/order.card.xml#head"' in changed["home.card.xml"]
        assert 'src="../../images/pump.png"' in changed["orders/order.card.xml"]
        assert 'sample="../../data.json#/0"' in changed["orders/order.card.xml"]
        assert renamed == []

    async def test_a_path_that_no_card_can_name_is_not_written(self, talk, folder):
        pictures = folder / "images"
        renaming = lsp.FileRename((pictures / "pump.png").as_uri(), (pictures / "a#c.png").as_uri())
        assert await talk.client.workspace_will_rename_files_async(lsp.RenameFilesParams([renaming])) is None

    async def test_who_leads_where_is_a_hierarchy(self, talk, folder):
        scene = (
            '<CardScene xmlns="urn:cardwright:1" id="s" root="one">\n<PlainCard id="one"><On event="tap"><Push card="two"/>'
            '</On></PlainCard>\n<PlainCard id="two"/>\n</CardScene>\n')
        uri, _ = talk.open(scene, "scene.card.xml")

        async def prepare(uri: str, position: lsp.Position) -> lsp.CallHierarchyItem:
            items = await talk.client.text_document_prepare_call_hierarchy_async(
                lsp.CallHierarchyPrepareParams(lsp.TextDocumentIdentifier(uri), position))
            return items[0]

        async def outgoing(item: lsp.CallHierarchyItem) -> list[tuple[str, int]]:
            calls = await talk.client.call_hierarchy_outgoing_calls_async(lsp.CallHierarchyOutgoingCallsParams(item))
            return [(call.to.name, call.from_ranges[0].start.line) for call in calls]

        async def incoming(item: lsp.CallHierarchyItem) -> list[tuple[str, int]]:
            calls = await talk.client.call_hierarchy_incoming_calls_async(lsp.CallHierarchyIncomingCallsParams(item))
            return [(call.from_.name, call.from_ranges[0].start.line) for call in calls]

        two = await prepare(uri, place(scene, 'two"/>'))
        assert (two.name, await incoming(two), await outgoing(two)) == ("two", [("one", 1)], [])
        assert await outgoing(await prepare(uri, place(scene, 'one"><On'))) == [("two", 1)]
        home, _ = talk.open(HOME, "home.card.xml")
        order = await prepare(home, place(HOME, "orders/order"))
        assert (order.name, order.detail, await incoming(order)) == ("Order", "order.card.xml", [("Pump", 1)])
        # Where the sample says nothing, the file is told by its id.
        (folder / "data.json").write_text("[]")
        talk.client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams([
            lsp.FileEvent((folder / "data.json").as_uri(), lsp.FileChangeType.Changed)]))
        assert await incoming(order) == [("home", 1)]

    async def test_misspelt_targets_are_mended_with_the_rest(self, talk, folder):
        wrong = HOME.replace("order.card.xml#head", "order.card.xml#haed")
        (folder / "sub.card.xml").write_text(OTHER.replace('id="other"', 'id="sub" target="othr.card.xml"'))
        edits = []

        @talk.client.feature(lsp.WORKSPACE_APPLY_EDIT)
        def apply(params: lsp.ApplyWorkspaceEditParams) -> lsp.ApplyWorkspaceEditResult:
            edits.append(params.edit)
            return lsp.ApplyWorkspaceEditResult(applied=True)

        uri, _ = talk.open(wrong, "home.card.xml")
        result = await talk.client.workspace_execute_command_async(
            lsp.ExecuteCommandParams("cardwright.fixWorkspace", [{"code": "target-missing"}]))
        assert (result["files"], result["fixed"]) == (2, 2)
        changed = files_after(folder, edits[0])[0]
        assert 'target="other.card.xml"' in changed["sub.card.xml"]
        [action] = await talk.client.text_document_code_action_async(
            lsp.CodeActionParams(
                lsp.TextDocumentIdentifier(uri), lsp.Range(lsp.Position(0, 0), lsp.Position(0, 0)),
                lsp.CodeActionContext([], only=["source.fixAll"])))
        assert applied(wrong, action.edit.document_changes[0].edits) == HOME

    async def test_findings_follow_the_other_files(self, talk, folder):
        home, _ = talk.open(HOME, "home.card.xml")

        def codes(uri: str) -> set[str]:
            return {finding.code for finding in talk.client.diagnostics.get(uri, [])}

        await talk.until(lambda: home in talk.client.diagnostics)
        assert "target-missing" not in codes(home)
        order, _ = talk.open(ORDER, "orders/order.card.xml")
        other, _ = talk.open(OTHER, "other.card.xml")
        await talk.until(lambda: "card-unreached" in codes(other))
        at = place(ORDER, 'head">')
        talk.change(order, (lsp.Range(lsp.Position(at.line, at.character - 1), at), "b"))
        await talk.until(lambda: "target-missing" in codes(home))
        talk.change(order, (lsp.Range(lsp.Position(at.line, at.character - 1), at), "h"))
        await talk.until(lambda: "target-missing" not in codes(home))
        # What is closed without being saved counts as it is on disk again.
        talk.change(order, (lsp.Range(lsp.Position(at.line, at.character - 1), at), "b"))
        await talk.until(lambda: "target-missing" in codes(home))
        talk.client.text_document_did_close(lsp.DidCloseTextDocumentParams(lsp.TextDocumentIdentifier(order)))
        await talk.until(lambda: "target-missing" not in codes(home))

    async def test_what_a_request_finds_changed_is_told(self, talk, folder):
        home, _ = talk.open(HOME, "home.card.xml")
        other, _ = talk.open(OTHER, "other.card.xml")

        def codes(uri: str) -> set[str]:
            return {finding.code for finding in talk.client.diagnostics.get(uri, [])}

        await talk.until(lambda: "card-unreached" in codes(other) and home in talk.client.diagnostics)
        # Nobody says that the file is gone; the request looks by itself.
        (folder / "orders" / "order.card.xml").unlink()
        await talk.client.text_document_references_async(
            lsp.ReferenceParams(
                lsp.ReferenceContext(True), lsp.TextDocumentIdentifier(other), place(OTHER, 'other"')))
        await talk.until(lambda: "target-missing" in codes(home))


def test_validate_sees_cards_beside_one_another(executable, folder):
    def codes() -> dict[str, set[str]]:
        run = subprocess.run(
            [executable, "validate", ".", "--format", "json"], cwd=folder, capture_output=True, text=True, timeout=60)
        return {f["path"]: {x["code"] for x in f["findings"]} for f in json.loads(run.stdout)["files"]}

    assert "card-unreached" in codes()["other.card.xml"]
    assert "target-missing" not in codes()["home.card.xml"]
    (folder / "orders" / "order.card.xml").rename(folder / "orders" / "orders.card.xml")
    assert "target-missing" in codes()["home.card.xml"]


def test_a_card_on_standard_input_stands_beside_its_files(executable, folder):
    run = subprocess.run(
        [executable, "validate", "--format", "json", "--stdin-path", "s.card.xml", "-"], cwd=folder, capture_output=True, text=True,
        input=OTHER.replace('id="other"', 'id="other" target="gone.card.xml"'), timeout=60)
    [card] = json.loads(run.stdout)["files"]
    assert [finding["code"] for finding in card["findings"]] == ["target-missing"]


def test_the_configuration_names_where_an_app_begins(executable, folder):
    def unreached() -> set[str]:
        run = subprocess.run(
            [executable, "validate", ".", "--format", "json"], cwd=folder, capture_output=True, text=True, timeout=60)
        return {f["path"] for f in json.loads(run.stdout)["files"] if "card-unreached" in {x["code"] for x in f["findings"]}}

    assert unreached() == {"other.card.xml"}
    (folder / ".cardwright.json").write_text('{"entries": ["other.card.xml"]}')
    assert unreached() == {"home.card.xml", "orders/order.card.xml"}


@pytest.mark.parametrize("format_", ["svg", "dot", "json"])
def test_the_map_is_drawn(executable, folder, format_):
    run = subprocess.run(
        [executable, "flow", "--format", format_], cwd=folder, capture_output=True, text=True, timeout=60, check=True)
    assert "orders/order.card.xml" in run.stdout
    if format_ == "json":
        assert json.loads(run.stdout)["ways"] == [
            {"from": "home.card.xml", "to": "orders/order.card.xml", "labels": ["Pump"]}]
    if format_ == "svg":
        ids = [e.get("id") for e in ElementTree.fromstring(run.stdout).iter() if e.get("id")]
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize("arguments, words", [
    (["-o", "map.png"], "There is no format for .png files; use .svg, .dot or .json"),
    (["-o", "map.svg", "--format", "dot"], "--format dot and a .svg file contradict one another"),
    (["-o", "home.card.xml", "--format", "svg"], "home.card.xml is the name of a card, which is not replaced"),
    (["-o", "new.card.xml"], "new.card.xml is the name of a card"),
    (["-o", "map.PNG", "--format", "svg"], "--format svg and a .png file contradict one another"),
    (["-o", "map.html", "--format", "json"], "--format json and a .html file contradict one another"),
    (["-o", "link.svg"], "home.card.xml, which is not replaced"),
    (["-o", "link.svg", "--format", "svg"], "link.svg leads to the card "),
])
def test_a_map_is_written_into_no_file_of_another_kind(executable, folder, arguments, words):
    (folder / "link.svg").symlink_to("home.card.xml")
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    run = subprocess.run([executable, "flow", *arguments], cwd=folder, capture_output=True, text=True, timeout=60)
    assert run.returncode == 2 and words in run.stderr
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


def test_the_ending_says_what_a_map_is_written_as(executable, folder):
    for name, beginning in (("map.gv", "digraph"), ("map.SVG", "<svg"), ("map.json", "{"), ("map", "<svg")):
        subprocess.run([executable, "flow", "-o", name], cwd=folder, check=True, timeout=60)
        assert (folder / name).read_text().startswith(beginning)
    subprocess.run([executable, "flow", "-o", "map.txt", "--format", "dot"], cwd=folder, check=True, timeout=60)
    assert (folder / "map.txt").read_text().startswith("digraph")


def test_no_picture_is_drawn_over_a_card(executable, folder):
    card = (folder / "home.card.xml").read_bytes()
    options = [[], ["--contrast", "high", "--contrast", "normal"]]
    for name, more in zip(("a.svg", "a-iphone-15-high-contrast.svg"), options):
        (folder / name).symlink_to("home.card.xml")
        run = subprocess.run(
            [executable, "render", "home.card.xml", "-o", "a.svg", *more], cwd=folder, capture_output=True, text=True, timeout=60)
        assert run.returncode == 2 and f"{name} leads to the card" in run.stderr
        assert (folder / "home.card.xml").read_bytes() == card
        (folder / name).unlink()
    for ending in ("gif", "html"):
        run = subprocess.run(
            [executable, "render", "home.card.xml", "-o", f"a.{ending}", "--format", "svg"], cwd=folder, capture_output=True,
            text=True, timeout=60)
        assert run.returncode == 2 and "contradict" in run.stderr


@pytest.mark.parametrize("mark", [".git", ".cardwright.json"])
def test_what_is_found_across_files_does_not_depend_on_which_are_named(executable, folder, mark):
    def findings(*paths: str, cwd=folder) -> list:
        run = subprocess.run(
            [executable, "validate", *paths, "--format", "json"], cwd=cwd, capture_output=True, text=True, timeout=60,
            input=OTHER)
        return json.loads(run.stdout)["files"]

    def deep(path, names):
        """Folders in one another, of which no path is short enough for the system."""
        place = os.open(path, os.O_RDONLY)
        for name in names:
            os.mkdir(name, dir_fd=place)
            place, above = os.open(name, os.O_RDONLY, dir_fd=place), place
            os.close(above)
        os.close(place)

    # What cannot be entered, and what is no card for its size alone, hides nothing of the rest.
    deep(folder, ["x" * 250] * 17)
    with (folder / "zeros.card.xml").open("wb") as file:
        file.truncate(300 << 20)
    # Where nothing says what belongs together, only what is named counts.
    assert findings("other.card.xml")[0]["findings"] == []
    (folder / mark).mkdir() if mark == ".git" else (folder / mark).write_text("{}")
    # A pipe is not waited for, and what is left out is no part of it.
    os.mkfifo(folder / "pipe.card.xml")
    whole = {file["path"]: file["findings"] for file in findings("home.card.xml", "orders/order.card.xml", "other.card.xml")}
    for path, found in whole.items():
        [alone] = findings(path)
        assert (alone["path"], alone["findings"]) == (path, found)
    assert [finding["code"] for finding in whole["other.card.xml"]] == ["card-unreached"]
    [inside] = findings(cwd=folder / "orders")
    assert "card-unreached" not in [finding["code"] for finding in inside["findings"]]
    [typed] = findings("--stdin-path", "other.card.xml", "-")
    assert [finding["code"] for finding in typed["findings"]] == ["card-unreached"]
    # Only what is named is reported, and mended.
    home = (folder / "home.card.xml").read_text().replace("order.card.xml", "ordr.card.xml")
    (folder / "home.card.xml").write_text(home)
    assert [file["path"] for file in findings("--fix", "other.card.xml")] == ["other.card.xml"]
    assert (folder / "home.card.xml").read_text() == home


def test_the_map_of_no_cards_is_refused(executable, tmp_path):
    run = subprocess.run([executable, "flow", str(tmp_path)], capture_output=True, text=True, timeout=60)
    assert run.returncode == 2 and "there is no *.card.xml" in run.stderr


def test_the_map_says_what_people_see_of_a_title(executable, folder):
    run = subprocess.run(
        [executable, "flow", ".", "--format", "json"], cwd=folder, capture_output=True, text=True, timeout=60)
    drawn = json.loads(run.stdout)
    assert {card["path"]: card["title"] for card in drawn["cards"]}["home.card.xml"] == "Pump"
    assert "{title}" not in run.stdout


def test_the_map_shows_a_scene_from_where_its_card_begins(executable, examples):
    run = subprocess.run(
        [executable, "flow", examples / "charging-sheet.card.xml"], capture_output=True, text=True, timeout=60, check=True)
    top, _, shown = map(float, re.search(r'viewBox="0 (\S+) (\S+) (\S+)" preserveAspectRatio', run.stdout).groups())
    # The card takes the lower half of a screen of 852 points.
    assert 200 < top < 426 < top + shown < 700
