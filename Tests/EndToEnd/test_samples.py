"""Sample sets of a project in an editor: what is chosen is what is found, explained, drawn and shown."""

import base64
import re
import subprocess
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from test_language_server import COMMAND, Conversation, start
from test_project import files_after

CARD = """<ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/orders.json">
  <Title>{title¦}</Title>
  <Status>{state}</Status>
</ObjectCardView>
"""
PROJECT = """{
  // The cases that count.
  "samples": { "empty": { "samples/orders.json": "samples/none.json" }, "other": { "samples/x.json": "samples/none.json" } },
  "entries": ["home.card.xml", "*.start.card.xml"],
  "exclude": ["drafts/", "!drafts/kept.card.xml"],
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "samples").mkdir()
    (tmp_path / "samples" / "orders.json").write_text('{"title": "Pump", "state": "Open"}')
    (tmp_path / "samples" / "none.json").write_text('{"title": "Nothing"}')
    (tmp_path / "samples" / "x.json").write_text("{}")
    (tmp_path / ".cardwright.json").write_text(PROJECT)
    (tmp_path / "home.card.xml").write_text(CARD.replace("¦", ""))
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


def run(talk: Conversation, command: str, **argument):
    return talk.client.workspace_execute_command_async(
        lsp.ExecuteCommandParams(command, [argument] if argument else []))


@pytest.mark.asyncio
class TestSamples:
    async def test_the_chosen_set_is_what_is_found_explained_and_drawn(self, talk, folder):
        uri, position = talk.open(CARD, "home.card.xml")
        assert await talk.diagnostics(uri) == []

        async def seen():
            hover = await talk.client.text_document_hover_async(lsp.HoverParams(lsp.TextDocumentIdentifier(uri), position))
            hints = await talk.client.text_document_inlay_hint_async(
                lsp.InlayHintParams(lsp.TextDocumentIdentifier(uri), lsp.Range(lsp.Position(0, 0), lsp.Position(9, 0))))
            return hover.contents.value, [hint.label for hint in hints], await run(talk, "cardwright.render", uri=uri)

        hover, hints, drawn = await seen()
        assert "In the sample: `Pump`" in hover and hints == ["= Pump", "= Open"] and "Pump" in drawn
        assert await run(talk, "cardwright.samples") == {"set": "", "sets": ["empty", "other"]}
        assert await run(talk, "cardwright.samples", set="empty") == {"set": "empty", "sets": ["empty", "other"]}
        await talk.until(lambda: len(talk.client.diagnostics[uri]) == 1)
        [finding] = talk.client.diagnostics[uri]
        assert finding.code == "binding-unknown" and "state" in finding.message
        hover, hints, drawn = await seen()
        assert "In the sample of “empty”: `Nothing`" in hover and hints == ["= Nothing"] and "Nothing" in drawn
        assert "Pump" in await run(talk, "cardwright.render", uri=uri, samples="")
        # The sample leads to the file that it names, and to the one that is read.
        links = await talk.client.text_document_definition_async(lsp.DefinitionParams(
            lsp.TextDocumentIdentifier(uri), lsp.Position(0, CARD.index("samples/") + 1)))
        assert [getattr(link, "target_uri", None) or link.uri for link in links] == [
            (folder / "samples" / name).as_uri() for name in ("orders.json", "none.json")]
        # A set that has no other sample of this card leaves it as it is.
        await run(talk, "cardwright.samples", set="other")
        hover, hints, drawn = await seen()
        assert "In the sample: `Pump`" in hover and hints == ["= Pump", "= Open"] and "Pump" in drawn
        await run(talk, "cardwright.samples", set="")
        assert "Nothing" in await run(talk, "cardwright.render", uri=uri, samples="empty")
        for command in ["cardwright.samples", "cardwright.render"]:
            with pytest.raises(JsonRpcException, match="no sample set “emty”; did you mean “empty”"):
                await run(talk, command, uri=uri, set="emty", samples="emty")

    async def test_what_is_so_with_the_chosen_set_alone_says_so_and_is_not_mended(self, talk, folder):
        (folder / "samples" / "orders.json").write_text('{"title": "Pump", "state": "Open", "tittel": "x"}')
        text = CARD.replace("{state}", "{tittel}").replace("¦", "").replace("{tittel", "{¦tittel")
        uri, position = talk.open(text, "home.card.xml")
        await run(talk, "cardwright.samples", set="empty")
        await talk.until(lambda: talk.client.diagnostics.get(uri))
        [finding] = talk.client.diagnostics[uri]
        assert finding.message.endswith("(with sample set “empty”)")

        async def titles() -> list[str]:
            return [action.title for action in await talk.client.text_document_code_action_async(lsp.CodeActionParams(
                lsp.TextDocumentIdentifier(uri), lsp.Range(position, position), lsp.CodeActionContext([])))]

        # Mended by that set, the card would be wrong by the sample that it names.
        assert [title for title in await titles() if "title”" in title or "Fix all" in title] == []
        # What its own sample does not give either is as ever.
        (folder / "samples" / "orders.json").write_text('{"title": "Pump"}')
        talk.client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams([
            lsp.FileEvent((folder / "samples" / "orders.json").as_uri(), lsp.FileChangeType.Changed)]))
        await talk.until(lambda: [d.message.endswith("did you mean “title”?") for d in talk.client.diagnostics[uri]] == [True])
        assert {"Change to “title”"} <= set(await titles()) and any("Fix all" in title for title in await titles())

    async def test_a_set_that_is_not_there_is_told_once(self, talk, folder):
        settings = {"samples": {"set": "emty"}}
        talk.client.set_configuration({"cardwright": settings})
        talk.client.workspace_did_change_configuration(lsp.DidChangeConfigurationParams(settings))
        uri, _ = talk.open(CARD, "home.card.xml")
        told = lambda: [message.message for message in talk.client.messages]
        await talk.until(lambda: told())
        assert told() == ["There is no sample set “emty”; did you mean “empty”? Cards read the samples that they name"]
        assert await run(talk, "cardwright.samples") == {"set": "", "sets": ["empty", "other"]}
        # It comes, and goes again with another name.
        file = folder / ".cardwright.json"
        for name, count in (("emty", 1), ("none", 2)):
            file.write_text(PROJECT.replace('"empty"', f'"{name}"'))
            talk.client.workspace_did_change_watched_files(
                lsp.DidChangeWatchedFilesParams([lsp.FileEvent(file.as_uri(), lsp.FileChangeType.Changed)]))
            set = "emty" if count == 1 else ""
            assert (await run(talk, "cardwright.samples"))["set"] == set
            await talk.until(lambda: len(told()) == count)
        assert told()[1].startswith("There is no sample set “emty”; there are: none, other.")

    async def test_the_settings_name_a_set(self, talk):
        uri, _ = talk.open(CARD, "home.card.xml")
        assert await talk.diagnostics(uri) == []
        settings = {"samples": {"set": "empty"}}
        talk.client.set_configuration({"cardwright": settings})
        talk.client.workspace_did_change_configuration(lsp.DidChangeConfigurationParams(settings))
        await talk.until(lambda: len(talk.client.diagnostics[uri]) == 1)
        [finding] = talk.client.diagnostics[uri]
        assert finding.code == "binding-unknown"

    async def test_texts_are_extracted_into_the_sample_that_the_card_names(self, talk, folder):
        uri, position = talk.open(CARD.replace("{title¦}", "Valve").replace("<Title", "<¦Title"), "home.card.xml")
        await run(talk, "cardwright.samples", set="empty")
        actions = await talk.client.text_document_code_action_async(lsp.CodeActionParams(
            lsp.TextDocumentIdentifier(uri), lsp.Range(position, position), lsp.CodeActionContext([])))
        [action] = [action for action in actions if action.title.startswith("Extract")]
        edit = action.edit or (await talk.client.code_action_resolve_async(action)).edit
        edit.document_changes = [c for c in edit.document_changes if not c.text_document.uri.endswith(".xml")]
        changed, _ = files_after(folder, edit)
        assert changed == {"samples/orders.json": '{"title": "Pump", "state": "Open", "title2": "Valve"}'}

    async def test_what_a_configuration_names_is_completed(self, talk):
        async def labels(text: str) -> list[str]:
            items = await talk.completion(text, ".cardwright.json")
            return list(items)

        assert await labels('{ "samples": { "few": { "¦" } } }') == ['"samples/orders.json"']
        assert await labels('{ "samples": { "few": { ¦ } } }') == ['"samples/orders.json"']
        assert await labels('{ "samples": { "few": { "samples/orders.json": "sa¦" } } }') == [
            '"samples/none.json"', '"samples/x.json"']
        assert await labels('{ "samples": { "few": { "samples/orders.json": ¦ } } }') == [
            '"samples/none.json"', '"samples/x.json"']
        assert await labels('{ "entries": ["¦"] }') == ['"home.card.xml"']
        assert await labels('{ "entries": [¦] }') == ['"home.card.xml"']
        items = await talk.completion('{ "samples": { "few": { ¦ } } }', ".cardwright.json")
        assert items['"samples/orders.json"'].text_edit.new_text == '"samples/orders.json": "$1"'

    async def test_a_configuration_follows_renamed_files(self, talk, folder):
        async def after(old: str, new: str) -> str | None:
            edit = await talk.client.workspace_will_rename_files_async(
                lsp.RenameFilesParams([lsp.FileRename((folder / old).as_uri(), (folder / new).as_uri())]))
            return files_after(folder, edit)[0].get(".cardwright.json") if edit else None

        assert await after("samples/none.json", "samples/no “orders”.json") == PROJECT.replace(
            "samples/none.json", "samples/no “orders”.json")
        assert await after("samples", "data") == PROJECT.replace('"samples/', '"data/')
        assert await after("home.card.xml", "app/[1].card.xml") == PROJECT.replace("home.card.xml", r"app/\\[1].card.xml")
        # What is left out at any depth stays so elsewhere.
        assert await after("drafts", "old") == PROJECT.replace('"drafts/"', '"drafts/", "old/"').replace("!drafts", "!old")
        assert await after("drafts", "lib/drafts") == PROJECT.replace("!drafts", "!lib/drafts")
        assert await after("a.start.card.xml", "b.start.card.xml") is None
        # Patterns name nothing out of their folder.
        assert await after("home.card.xml", "../home.card.xml") is None
        # Another card of the name may be meant as well.
        (folder / "lib").mkdir()
        (folder / "lib" / "home.card.xml").write_text(CARD.replace("¦", "").replace('"order"', '"other"'))
        talk.client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams([
            lsp.FileEvent((folder / "lib" / "home.card.xml").as_uri(), lsp.FileChangeType.Created)]))
        assert await after("home.card.xml", "main.card.xml") == PROJECT.replace(
            '"home.card.xml"', '"home.card.xml", "main.card.xml"')

    @pytest.mark.parametrize("broken", ["// a new first line\n\n" + PROJECT.rpartition("}")[0], "// sound\n" + PROJECT])
    async def test_a_configuration_that_is_being_edited_is_changed_as_it_stands(self, talk, folder, broken):
        uri = (folder / ".cardwright.json").as_uri()
        talk.client.text_document_did_open(lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(uri, "json", 1, PROJECT)))
        await run(talk, "cardwright.samples")
        talk.client.text_document_did_change(lsp.DidChangeTextDocumentParams(
            lsp.VersionedTextDocumentIdentifier(version=2, uri=uri), [lsp.TextDocumentContentChangeWholeDocument(broken)]))
        edit = await talk.client.workspace_will_rename_files_async(lsp.RenameFilesParams([lsp.FileRename(
            (folder / "samples/x.json").as_uri(), (folder / "samples/y.json").as_uri())]))
        [change] = edit.document_changes
        assert change.text_document.version == 2
        (folder / ".cardwright.json").write_text(broken)
        assert files_after(folder, edit)[0][".cardwright.json"] == broken.replace("x.json", "y.json")

    async def test_what_a_deleted_configuration_said_holds_no_more(self, talk, folder):
        file = folder / ".cardwright.json"

        def changed(kind: lsp.FileChangeType) -> None:
            talk.client.workspace_did_change_watched_files(
                lsp.DidChangeWatchedFilesParams([lsp.FileEvent(file.as_uri(), kind)]))

        assert (await run(talk, "cardwright.samples"))["sets"] == ["empty", "other"]
        file.unlink()
        changed(lsp.FileChangeType.Deleted)
        assert (await run(talk, "cardwright.samples"))["sets"] == []
        file.write_text("{")
        changed(lsp.FileChangeType.Created)
        assert (await run(talk, "cardwright.samples"))["sets"] == []
        file.write_text('{ "samples": { "few": { "samples/orders.json": "samples/nona.json", "samples/none.json": "samples/nono.json" } } }')
        changed(lsp.FileChangeType.Changed)
        messages = [finding.message for finding in await talk.diagnostics(talk.open(file.read_text(), ".cardwright.json")[0])]
        # The sample in whose place it would be is no help.
        assert messages == ["There is no file “samples/nona.json”; did you mean “samples/none.json”?",
                            "There is no file “samples/nono.json”"]


def test_a_report_draws_what_is_found_with_a_set_with_that_set(executable, folder):
    done = subprocess.run(
        [executable, "validate", "--format", "html"], cwd=folder, capture_output=True, text=True, check=False)
    assert "with sample set “empty”" in done.stdout
    pictures = [base64.b64decode(data).decode() for data in re.findall(r"data:image/svg\+xml;base64,([\w+/=]+)", done.stdout)]
    assert any("Nothing" in picture for picture in pictures) and not any("Pump" in picture for picture in pictures)
    captions = re.findall(r"<figcaption>(.*?)</figcaption>", done.stdout)
    assert any(caption.endswith("with sample set “empty”") for caption in captions), captions
