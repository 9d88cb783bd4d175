"""What other files change in what is said of a card, for clients that fetch findings and watch no files."""

from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from test_language_server import COMMAND, Conversation, start

HOME = '<CardList xmlns="urn:cardwright:1" id="home">\n  <ObjectCardView id="one"><Title>One</Title></ObjectCardView>\n</CardList>\n'
LOOSE = '<ObjectCardView xmlns="urn:cardwright:1" id="loose">\n  <Title>Loose</Title>\n</ObjectCardView>\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "home.card.xml").write_text(HOME)
    (tmp_path / "loose.card.xml").write_text(LOOSE)
    return tmp_path


@pytest_lsp.fixture(config=ClientServerConfig(server_command=COMMAND), params=["related documents", "each alone"])
async def client(lsp_client: LanguageClient, folder: Path, request):
    capabilities = client_capabilities("visual-studio-code")
    capabilities.text_document.diagnostic = lsp.DiagnosticClientCapabilities(
        related_document_support=request.param == "related documents")
    capabilities.workspace.did_change_watched_files = None
    capabilities.workspace.diagnostics = lsp.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
    lsp_client.asked = []
    # The client answers by itself, and remembers nothing of it.
    lsp_client.protocol.fm.features.pop(lsp.WORKSPACE_DIAGNOSTIC_REFRESH, None)

    @lsp_client.feature(lsp.WORKSPACE_DIAGNOSTIC_REFRESH)
    def refresh(_) -> None:
        lsp_client.asked.append("refresh")

    await start(lsp_client, folder, capabilities)
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def talk(client: LanguageClient, folder: Path) -> Conversation:
    return Conversation(client, folder)


async def pulled(talk: Conversation, uri: str) -> tuple[list[str], dict[str, list[str]]]:
    """The codes of the findings of a card, and of those that come with it."""
    report = await talk.client.text_document_diagnostic_async(
        lsp.DocumentDiagnosticParams(lsp.TextDocumentIdentifier(uri)))
    related = {uri: [item.code for item in other.items] for uri, other in (report.related_documents or {}).items()}
    return [item.code for item in report.items], related


async def opened(talk: Conversation) -> tuple[str, str]:
    home, _ = talk.open(HOME, "home.card.xml")
    loose, _ = talk.open(LOOSE, "loose.card.xml")
    for _ in range(50):
        if (await pulled(talk, loose))[0] == ["card-unreached"]:
            break
    assert (await pulled(talk, loose))[0] == ["card-unreached"]
    await pulled(talk, home)
    return home, loose


def lead(talk: Conversation, home: str) -> None:
    """Has the first card lead to the other."""
    place = lsp.Position(1, len('  <ObjectCardView id="one"'))
    talk.change(home, (lsp.Range(place, place), ' target="loose.card.xml"'))


@pytest.mark.asyncio
class TestChanges:
    async def test_whichever_is_fetched_first_is_as_the_others_are_now(self, talk):
        home, loose = await opened(talk)
        lead(talk, home)
        assert (await pulled(talk, loose))[0] == []

    async def test_who_fetches_the_changed_one_hears_of_the_others(self, talk):
        home, loose = await opened(talk)
        talk.client.asked.clear()
        lead(talk, home)
        _, related = await pulled(talk, home)
        if related:
            assert related == {loose: []}
        else:
            await talk.until(lambda: talk.client.asked)
        assert (await pulled(talk, loose))[0] == []

    async def test_the_lens_counts_what_is_wrong_beside_others(self, talk):
        _, loose = await opened(talk)
        [lens] = await talk.client.text_document_code_lens_async(lsp.CodeLensParams(lsp.TextDocumentIdentifier(loose)))
        assert lens.command.title.endswith("1 finding")

    async def test_a_configuration_from_another_program_holds_once_something_is_saved_or_opened(self, talk, folder):
        _, loose = await opened(talk)
        configuration = folder / ".cardwright.json"
        configuration.write_text('{ "rules": { "card-unreached": "off" } }')
        talk.client.text_document_did_save(lsp.DidSaveTextDocumentParams(lsp.TextDocumentIdentifier(loose)))
        assert (await pulled(talk, loose))[0] == []
        configuration.unlink()
        talk.open(LOOSE.replace("loose", "third"), "third.card.xml")
        assert (await pulled(talk, loose))[0] == ["card-unreached"]

    async def test_a_configuration_that_is_being_written_holds_as_it_was(self, talk, folder):
        _, loose = await opened(talk)
        text = '{ "rules": { "card-unreached": "off" } }'
        uri, _ = talk.open(text, ".cardwright.json")
        assert (await pulled(talk, loose))[0] == []
        place = lsp.Position(0, 1)
        talk.change(uri, (lsp.Range(place, place), ' "limits": {, '))
        assert (await pulled(talk, loose))[0] == []
        talk.change(uri, (lsp.Range(lsp.Position(0, 0), lsp.Position(9, 0)), "{}"))
        assert (await pulled(talk, loose))[0] == ["card-unreached"]
