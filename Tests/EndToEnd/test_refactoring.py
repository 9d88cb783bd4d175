"""Refactorings, fixes over files and what comes with them, in conversations with a client whose messages are typed."""

import asyncio
import re
import subprocess
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from test_language_server import COMMAND, HEAD, Conversation, applied, start

WORK_ORDER = "work-order.card.xml"


@pytest_lsp.fixture(config=ClientServerConfig(server_command=COMMAND))
async def client(lsp_client: LanguageClient, examples: Path):
    """A client of LSP 3.18."""
    capabilities = client_capabilities("visual-studio-code")
    capabilities.workspace.workspace_edit.snippet_edit_support = True
    capabilities.text_document.inline_completion = lsp.InlineCompletionClientCapabilities()
    capabilities.text_document.diagnostic = None
    await start(lsp_client, examples, capabilities)
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def talk(client: LanguageClient, examples: Path) -> Conversation:
    return Conversation(client, examples)


async def action(talk: Conversation, text: str, title: str, name: str) -> lsp.WorkspaceEdit:
    """The edit of the action at the caret whose title begins so."""
    uri, place = talk.open(text, name)
    actions = await talk.client.text_document_code_action_async(lsp.CodeActionParams(
        lsp.TextDocumentIdentifier(uri), lsp.Range(place, place), lsp.CodeActionContext([]))) or []
    found = [action for action in actions if action.title.startswith(title)]
    assert found, [action.title for action in actions]
    resolved = found[0] if found[0].edit else await talk.client.code_action_resolve_async(found[0])
    return resolved.edit


def write(talk: Conversation, edit: lsp.WorkspaceEdit) -> list[Path]:
    """Does to the files what an editor would."""
    paths = []
    for change in edit.document_changes:
        if isinstance(change, lsp.CreateFile):
            path = Path(change.uri.removeprefix("file://"))
            assert not path.exists()
            path.write_text("")
            continue
        path = Path(change.text_document.uri.removeprefix("file://"))
        path.write_text(applied(talk.texts.get(change.text_document.uri, path.read_text()), change.edits))
        paths.append(path)
    return paths


def drawing(executable: Path, card: Path) -> str:
    output = card.with_suffix(".svg")
    subprocess.run([executable, "render", card, "-o", output], check=True, capture_output=True)
    return re.sub(r' data-source="[^"]*"', "", output.read_text())


class TestRefactoring:
    async def test_a_view_becomes_a_card_that_validates(self, talk, examples, executable):
        text = (examples / WORK_ORDER).read_text().replace("<ObjectCardView", "<Ob¦jectCardView")
        path, = write(talk, await action(talk, text, "Change into a Card", WORK_ORDER))
        assert "<Footer>" in path.read_text() and 'No place in Card: variation="twoActions"' in path.read_text()
        checked = subprocess.run([executable, "validate", "--fail-on", "error", path], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stdout
        for word in ["Electric pump", "Reassign", "Approve"]:
            assert word in path.read_text()

    @pytest.mark.parametrize("name, mark", [
        ("leave-request", "ObjectCardView"), ("expenses", "Card"), ("service-contract", "ObjectCardView"),
        ("safety-incident", "Card"), ("quality-dashboard", "CardList"), (WORK_ORDER[:-9], "Status"),
    ])
    async def test_extracted_texts_draw_as_before(self, talk, examples, executable, name, mark):
        card = examples / f"{name}.card.xml"
        before = drawing(executable, card)
        text = card.read_text().replace(f"<{mark}", f"<¦{mark}", 1)
        write(talk, await action(talk, text, "Extract", card.name))
        assert card.read_text() != text.replace("¦", "")
        assert drawing(executable, card) == before
        checked = subprocess.run([executable, "validate", card], capture_output=True, text=True)
        assert "binding" not in checked.stdout, checked.stdout

    async def test_a_reason_is_written_where_the_caret_is_put(self, talk):
        text = HEAD + "\n  <Title>a</Title>\n  <Status kind=\"neg¦ative\">b</Status>\n  <Description>$1</Description>\n"
        text += "</ObjectCardView>\n"
        uri, _ = talk.open(text)
        found = await talk.diagnostics(uri)
        assert found
        for finding in found:
            actions = await talk.client.text_document_code_action_async(lsp.CodeActionParams(
                lsp.TextDocumentIdentifier(uri), finding.range, lsp.CodeActionContext([finding])))
            for offered in actions:
                if offered.title.startswith("Ignore"):
                    resolved = await talk.client.code_action_resolve_async(offered)
                    edit, = resolved.edit.document_changes[0].edits
                    assert isinstance(edit, lsp.SnippetTextEdit)
                    assert 'reason="$0"?>' in edit.snippet.value
                    return
        raise AssertionError("nothing can be ignored")

    async def test_all_of_a_kind_is_fixed_in_the_workspace(self, talk, examples):
        (examples / "other.card.xml").write_text(HEAD + "<Titel>b</Titel></ObjectCardView>\n")
        text = HEAD + "\n  <Ti¦tel>a</Titel>\n</ObjectCardView>\n"
        edit = await action(talk, text, "Fix all of this kind in the workspace", "a.card.xml")
        (examples / "a.card.xml").write_text("")
        paths = write(talk, edit)
        assert sorted(path.name for path in paths) == ["a.card.xml", "other.card.xml"]
        reports, = talk.client.progress_reports.values()
        kinds = [report["kind"] if isinstance(report, dict) else report.kind for report in reports]
        assert (kinds[0], kinds[-1]) == ("begin", "end")
        assert all("<Title>" in path.read_text() and "Titel" not in path.read_text() for path in paths)


class TestSavingAndTyping:
    async def test_saving_lays_out_where_the_settings_ask_for_it(self, talk):
        flat = HEAD + "\n<Title>a</Title>\n</ObjectCardView>\n"
        uri, _ = talk.open(flat)
        params = lsp.WillSaveTextDocumentParams(lsp.TextDocumentIdentifier(uri), lsp.TextDocumentSaveReason.Manual)
        assert not await talk.client.text_document_will_save_wait_until_async(params)
        talk.client.set_configuration({"cardwright": {"save": {"format": True}}})
        talk.client.workspace_did_change_configuration(lsp.DidChangeConfigurationParams({}))
        async with asyncio.timeout(10):
            while not (edits := await talk.client.text_document_will_save_wait_until_async(params)):
                await asyncio.sleep(0.05)
        assert "\n  <Title>a</Title>\n" in applied(flat, edits)

    async def test_what_is_begun_is_shown_to_its_end(self, talk):
        uri, place = talk.open(HEAD + "\n  <Title>a</Title>\n  <Sub¦\n</ObjectCardView>\n")
        context = lsp.InlineCompletionContext(lsp.InlineCompletionTriggerKind.Automatic)
        item, = await talk.client.text_document_inline_completion_async(
            lsp.InlineCompletionParams(context, lsp.TextDocumentIdentifier(uri), place))
        text = item.insert_text if isinstance(item.insert_text, str) else item.insert_text.value
        assert text.startswith("Subtitle>") and talk.text_of(uri, item.range) == "Sub"
