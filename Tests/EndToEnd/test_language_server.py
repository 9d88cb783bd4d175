"""The language server in conversations with a client whose messages are typed.

pytest-lsp reads every answer into the types of the specification (lsprotocol): an answer that does not fit fails the test.
"""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from conftest import ROOT, executable_path

WORK_ORDER = (ROOT / "Examples" / "work-order.card.xml").read_text()
HEAD = '<ObjectCardView xmlns="urn:cardwright:1" id="order">'


class Conversation:
    """A client with open documents; `¦` marks the caret in a text."""

    def __init__(self, client: LanguageClient, folder: Path):
        self.client = client
        self.folder = folder
        self.texts: dict[str, str] = {}
        self.versions: dict[str, int] = {}

    def open(self, text: str, name: str = "a.card.xml") -> tuple[str, lsp.Position]:
        """Opens a document; its URI and the place of the caret."""
        uri = (self.folder / name).as_uri()
        text, position = self.without_caret(text)
        self.texts[uri] = text
        self.versions[uri] = 1
        self.client.text_document_did_open(
            lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(uri, "cardwright", 1, text))
        )
        return uri, position

    @staticmethod
    def without_caret(text: str) -> tuple[str, lsp.Position]:
        before, _, after = text.partition("¦")
        line = before.count("\n")
        character = len(before.rpartition("\n")[2].encode("utf-16-le")) // 2
        return before + after, lsp.Position(line, character)

    def change(self, uri: str, *changes: tuple[lsp.Range, str]) -> None:
        self.versions[uri] += 1
        self.client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(
                lsp.VersionedTextDocumentIdentifier(self.versions[uri], uri),
                [lsp.TextDocumentContentChangePartial(range=range_, text=text) for range_, text in changes],
            )
        )
        for range_, text in changes:
            self.texts[uri] = applied(self.texts[uri], [lsp.TextEdit(range_, text)])

    async def diagnostics(self, uri: str) -> list[lsp.Diagnostic]:
        """What is published next for a document."""
        while True:
            params = await asyncio.wait_for(
                self.client.wait_for_notification(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS), 10
            )
            if params.uri == uri and params.version in (None, self.versions.get(uri)):
                return list(params.diagnostics)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits until `holds`; what is published at once with something else is not missed."""
        async with asyncio.timeout(10):
            while not holds():
                await asyncio.sleep(0.02)

    async def completion(self, text: str, name: str = "a.card.xml") -> dict[str, lsp.CompletionItem]:
        uri, position = self.open(text, name)
        result = await self.client.text_document_completion_async(
            lsp.CompletionParams(lsp.TextDocumentIdentifier(uri), position)
        )
        items = result.items if isinstance(result, lsp.CompletionList) else result or []
        return {item.label: item for item in items}

    async def hover(self, text: str) -> str:
        uri, position = self.open(text)
        result = await self.client.text_document_hover_async(
            lsp.HoverParams(lsp.TextDocumentIdentifier(uri), position)
        )
        return result.contents.value if result else ""

    def text_of(self, uri: str, range_: lsp.Range) -> str:
        text = self.texts[uri]
        return text[offset(text, range_.start) : offset(text, range_.end)]


def offset(text: str, position: lsp.Position) -> int:
    """Index into a Python string of a position in UTF-16 code units."""
    lines = text.split("\n")
    line = lines[position.line] if position.line < len(lines) else ""
    units = line.encode("utf-16-le")[: 2 * position.character].decode("utf-16-le")
    return sum(len(line) + 1 for line in lines[: position.line]) + len(units)


def applied(text: str, edits) -> str:
    """The text after edits that speak of one version of it."""
    for edit in sorted(edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True):
        text = text[: offset(text, edit.range.start)] + edit.new_text + text[offset(text, edit.range.end) :]
    return text


def edits_of(edit: lsp.WorkspaceEdit, uri: str) -> list[lsp.TextEdit]:
    """The edits of one document, in whichever of the two forms they come."""
    if edit.document_changes:
        changes = [change for change in edit.document_changes if isinstance(change, lsp.TextDocumentEdit)]
        return [e for change in changes if change.text_document.uri == uri for e in change.edits]
    return list((edit.changes or {}).get(uri, []))


def workspace(folder: Path, capabilities: lsp.ClientCapabilities) -> lsp.InitializeParams:
    return lsp.InitializeParams(
        capabilities=capabilities,
        root_uri=folder.as_uri(),
        workspace_folders=[lsp.WorkspaceFolder(folder.as_uri(), folder.name)],
    )


async def start(client: LanguageClient, folder: Path, capabilities: lsp.ClientCapabilities) -> None:
    """Begins a conversation; what the server asks of the client is granted."""
    client.registered = []

    @client.feature(lsp.CLIENT_REGISTER_CAPABILITY)
    def register(params: lsp.RegistrationParams) -> None:
        client.registered += [registration.method for registration in params.registrations]

    client.refreshed = set()
    for method in [lsp.WORKSPACE_CODE_LENS_REFRESH, lsp.WORKSPACE_INLAY_HINT_REFRESH]:

        def refresh(_, method=method) -> None:
            client.refreshed.add(method)

        client.feature(method)(refresh)

    client.result = await client.initialize_session(workspace(folder, capabilities))


COMMAND = [str(executable_path()), "lsp"]


@pytest_lsp.fixture(config=ClientServerConfig(server_command=COMMAND))
async def client(lsp_client: LanguageClient, examples: Path):
    """A client that can do what VS Code can."""
    capabilities = client_capabilities("visual-studio-code")
    # Diagnostics are pushed to this one.
    capabilities.text_document.diagnostic = None
    await start(lsp_client, examples, capabilities)
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=ClientServerConfig(server_command=COMMAND))
async def bare_client(lsp_client: LanguageClient, examples: Path):
    """A client that says nothing of what it can do."""
    await start(lsp_client, examples, lsp.ClientCapabilities())
    yield
    await lsp_client.shutdown_session()


@pytest_lsp.fixture(config=ClientServerConfig(server_command=COMMAND))
async def pulling_client(lsp_client: LanguageClient, examples: Path):
    """A client that fetches diagnostics itself."""
    capabilities = client_capabilities("neovim@0.11.0")
    capabilities.text_document.diagnostic = lsp.DiagnosticClientCapabilities(
        dynamic_registration=False, related_document_support=False
    )
    await start(lsp_client, examples, capabilities)
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def talk(client: LanguageClient, examples: Path) -> Conversation:
    return Conversation(client, examples)


class TestLifecycle:
    async def test_the_server_says_what_it_can_do(self, client):
        capabilities = client.result.capabilities
        assert client.result.server_info.name == "cardwright"
        for provider in (
            "completion", "hover", "definition", "references", "document_highlight", "document_symbol", "code_action",
            "document_formatting", "document_range_formatting", "rename", "folding_range", "selection_range",
            "linked_editing_range", "document_link", "color", "execute_command",
        ):
            assert getattr(capabilities, provider + "_provider"), provider
        assert capabilities.position_encoding in ("utf-8", "utf-16", "utf-32")

    async def test_an_unknown_request_is_refused_by_code(self, client):
        with pytest.raises(JsonRpcException) as caught:
            await client.protocol.send_request_async("foo/bar", {})
        assert caught.value.code == lsp.ErrorCodes.MethodNotFound.value

    async def test_a_client_without_capabilities_gets_everything_plain(self, bare_client, examples):
        talk = Conversation(bare_client, examples)
        uri, _ = talk.open(HEAD + "\n  <Titel>a</Titel>\n</ObjectCardView>\n")
        assert len(await talk.diagnostics(uri)) == 1
        items = await talk.completion(HEAD + "\n  <¦\n</ObjectCardView>\n", "b.card.xml")
        assert items and not any("$" in (item.text_edit.new_text if item.text_edit else item.insert_text or "")
                                 for item in items.values())
        assert "**" not in await talk.hover(HEAD + "<Ti¦tle>a</Title></ObjectCardView>")


class TestDiagnostics:
    async def test_an_example_has_no_errors(self, talk):
        uri, _ = talk.open(WORK_ORDER, "work-order.card.xml")
        found = await talk.diagnostics(uri)
        assert [d for d in found if d.severity == lsp.DiagnosticSeverity.Error] == []

    async def test_one_mistake_is_one_finding_with_code_and_tight_range(self, talk):
        uri, _ = talk.open(WORK_ORDER.replace('kind="negative" icon', 'kind="negativ" icon'))
        found = [d for d in await talk.diagnostics(uri) if d.severity == lsp.DiagnosticSeverity.Error]
        assert len(found) == 1
        assert talk.text_of(uri, found[0].range) in ("negativ", '"negativ"')
        assert found[0].code and found[0].source
        assert "negative" in found[0].message

    async def test_they_follow_the_edits_and_go_with_the_document(self, talk):
        uri, position = talk.open(HEAD + "\n  <Title>é😀 a</Title>¦\n</ObjectCardView>\n")
        assert await talk.diagnostics(uri) == []
        talk.change(uri, (lsp.Range(position, position), "<Titel/>"))
        found = await talk.diagnostics(uri)
        assert [talk.text_of(uri, d.range) for d in found if d.severity == 1] == ["Titel"]
        end = lsp.Position(position.line, position.character + len("<Titel/>"))
        talk.change(uri, (lsp.Range(position, end), ""))
        assert await talk.diagnostics(uri) == []
        talk.change(uri, (lsp.Range(position, position), "<"))
        assert await talk.diagnostics(uri) != []
        talk.client.text_document_did_close(lsp.DidCloseTextDocumentParams(lsp.TextDocumentIdentifier(uri)))
        del talk.versions[uri]
        assert await talk.diagnostics(uri) == []

    async def test_related_places_explain(self, talk):
        uri, _ = talk.open(HEAD + "\n  <Title>a\n</ObjectCardView>\n")
        found = await talk.diagnostics(uri)
        assert len(found) == 1
        assert found[0].related_information and found[0].related_information[0].location.uri == uri

    async def test_they_can_be_fetched(self, pulling_client, examples):
        talk = Conversation(pulling_client, examples)
        uri, _ = talk.open(HEAD + "\n  <Titel>a</Titel>\n</ObjectCardView>\n")
        params = lsp.DocumentDiagnosticParams(lsp.TextDocumentIdentifier(uri))
        report = await pulling_client.text_document_diagnostic_async(params)
        assert len(report.items) == 1 and report.result_id
        params.previous_result_id = report.result_id
        again = await pulling_client.text_document_diagnostic_async(params)
        assert isinstance(again, lsp.RelatedUnchangedDocumentDiagnosticReport)

    async def test_the_workspace_can_be_fetched(self, pulling_client, examples):
        (examples / "bad.card.xml").write_text(HEAD + "<Titel/></ObjectCardView>")
        report = await pulling_client.workspace_diagnostic_async(lsp.WorkspaceDiagnosticParams([]))
        bad = {Path(item.uri).name: item.items for item in report.items if any(d.severity == 1 for d in item.items)}
        assert list(bad) == ["bad.card.xml"]

    async def test_the_workspace_is_checked_with_progress(self, talk, examples):
        (examples / "bad.card.xml").write_text(HEAD + "<Titel/></ObjectCardView>")
        command = lsp.ExecuteCommandParams("cardwright.validateWorkspace", work_done_token="t")
        talk.client.progress_reports["t"] = []
        await talk.client.workspace_execute_command_async(command)
        kinds = [report.kind for report in talk.client.progress_reports["t"]]
        assert kinds[0] == "begin" and kinds[-1] == "end"
        assert len(talk.client.diagnostics[(examples / "bad.card.xml").as_uri()]) == 1


class TestCompletion:
    async def test_elements_come_in_schema_order_and_fit(self, talk):
        items = await talk.completion(HEAD + "\n  <Title>a</Title>\n  <¦\n  <Status>b</Status>\n</ObjectCardView>\n")
        offered = [item.label for item in sorted(items.values(), key=lambda i: i.sort_text or i.label)]
        assert offered.index("Subtitle") < offered.index("Footnote")
        assert "Description" not in offered and "Title" not in offered

    async def test_accepting_replaces_the_half_typed_name(self, talk):
        text = HEAD + "\n  <Title>a</Title>\n  <Sub¦\n</ObjectCardView>\n"
        item = (await talk.completion(text))["Subtitle"]
        result = applied(talk.without_caret(text)[0], [as_edit(item.text_edit)])
        assert re.search(r"\n  <Subtitle>[^<]*</Subtitle>\n", re.sub(r"\$\{\d+(:[^}]*)?\}|\$\d+", "", result))

    async def test_attributes_hide_the_present_ones(self, talk):
        items = await talk.completion(HEAD + '\n  <Title>a</Title><Status kind="negative" ¦>b</Status></ObjectCardView>')
        assert "icon" in items and "kind" not in items

    @pytest.mark.parametrize(
        "text, expected",
        [
            ('<Status kind="¦">a</Status>', "negative"),
            ('<Status icon="highP¦">a</Status>', "status.highPriority"),
            ('<DetailImage src="¦" alt=""/>', "images/"),
            ('<DetailImage src="images/¦" alt=""/>', "images/pump.png"),
            ("<Title>{¦}</Title>", "title"),
            ("<Title>a</¦", "Title"),
        ],
        ids=["enumeration", "icon", "folder", "file", "binding path", "end tag"],
    )
    async def test_values(self, talk, text, expected):
        head = HEAD.replace(">", ' sample="samples/orders.json#/0">')
        items = await talk.completion(head + text + "</ObjectCardView>")
        texts = {item.text_edit.new_text if item.text_edit else item.insert_text or item.label for item in items.values()}
        assert any(expected in label for label in {*items, *texts}), list(items)[:20]

    async def test_an_empty_file_offers_whole_cards(self, talk):
        items = await talk.completion("¦")
        for root in ("Card", "ObjectCardView", "ObjectCellList", "CardScene"):
            assert any(root in label for label in items), root

    async def test_documentation_comes_when_it_is_asked_for(self, talk):
        items = await talk.completion(HEAD + "\n  <¦\n</ObjectCardView>\n")
        item = await talk.client.completion_item_resolve_async(items["Title"])
        assert len(item.documentation.value) > 40


def as_edit(edit) -> lsp.TextEdit:
    """A completion's edit, whichever of the two kinds it is."""
    return edit if isinstance(edit, lsp.TextEdit) else lsp.TextEdit(edit.replace, edit.new_text)


class TestReading:
    @pytest.mark.parametrize(
        "caret, expected",
        [("<Ti¦tle>", "Title"), ('ki¦nd="negative"', "kind"), ('kind="neg¦ative"', "negative")],
        ids=["element", "attribute", "value"],
    )
    async def test_hover_explains(self, talk, caret, expected):
        marked = WORK_ORDER.replace(caret.replace("¦", ""), caret, 1)
        text = await talk.hover(marked)
        assert expected in text and len(text) > 80

    async def test_a_hover_leads_to_the_documentation(self, bare_client, examples):
        bare_client.workspace_did_change_configuration(lsp.DidChangeConfigurationParams(
            settings={"cardwright": {"documentation": {"baseAddress": "https://cards.example/docs"}}}))
        talk = Conversation(bare_client, examples)
        for caret, page in {
            "<Ti¦tle>": "elements/Title.html",
            'ki¦nd="negative"': "elements/Status.html#attribute-kind",
            'icon="dev¦ices.machine"': "icons/devices.html#devices.machine",
        }.items():
            text = await talk.hover(WORK_ORDER.replace(caret.replace("¦", ""), caret, 1))
            assert text.endswith(f"Reference: https://cards.example/docs/{page}")

    async def test_symbols_are_nested(self, talk):
        uri, _ = talk.open(WORK_ORDER)
        symbols = await talk.client.text_document_document_symbol_async(
            lsp.DocumentSymbolParams(lsp.TextDocumentIdentifier(uri))
        )
        assert len(symbols) == 1 and isinstance(symbols[0], lsp.DocumentSymbol)
        assert "ObjectCardView" in symbols[0].name + (symbols[0].detail or "")
        assert len(symbols[0].children) >= 7

    async def test_elements_fold(self, talk):
        uri, _ = talk.open(WORK_ORDER)
        ranges = await talk.client.text_document_folding_range_async(
            lsp.FoldingRangeParams(lsp.TextDocumentIdentifier(uri))
        )
        starts = [WORK_ORDER.split("\n")[r.start_line].strip().split()[0] for r in ranges]
        assert "<Overflow>" in starts and "<Actions>" in starts

    async def test_selection_grows_from_the_word_to_the_document(self, talk):
        uri, position = talk.open(WORK_ORDER.replace("Reject<", "Rej¦ect<"))
        [selection] = await talk.client.text_document_selection_range_async(
            lsp.SelectionRangeParams(lsp.TextDocumentIdentifier(uri), [position])
        )
        grown = []
        while selection:
            grown.append(talk.text_of(uri, selection.range))
            selection = selection.parent
        assert grown[0] == "Reject" and grown[-1].strip() == talk.texts[uri].strip()
        assert all(len(a) < len(b) for a, b in zip(grown, grown[1:]))

    async def test_the_two_names_of_an_element_belong_together(self, talk):
        uri, position = talk.open(WORK_ORDER.replace("<Overflow>", "<Over¦flow>"))
        at = (lsp.TextDocumentIdentifier(uri), position)
        highlights = await talk.client.text_document_document_highlight_async(lsp.DocumentHighlightParams(*at))
        assert [talk.text_of(uri, h.range) for h in highlights] == ["Overflow", "Overflow"]
        linked = await talk.client.text_document_linked_editing_range_async(lsp.LinkedEditingRangeParams(*at))
        assert [talk.text_of(uri, r) for r in linked.ranges] == ["Overflow", "Overflow"]

    async def test_files_are_links(self, talk):
        uri, _ = talk.open(WORK_ORDER, "work-order.card.xml")
        links = await talk.client.text_document_document_link_async(
            lsp.DocumentLinkParams(lsp.TextDocumentIdentifier(uri))
        )
        targets = {talk.text_of(uri, link.range): link.target for link in links}
        assert targets["images/pump.png"].endswith("/Examples/images/pump.png")
        assert any(text.startswith("samples/orders.json") for text in targets)
        assert not any("%23" in target for target in targets.values())

    async def test_colour_tokens_show_their_colour(self, talk):
        schema = "".join(path.read_text() for path in (ROOT / "Schemas").glob("*.xsd"))
        assert 'kind="colorToken"' in schema
        text = (ROOT / "Examples" / "settings.card.xml").read_text()
        coloured = next(
            (p.read_text() for p in sorted((ROOT / "Examples").glob("*.card.xml")) if "olor=" in p.read_text()), text
        )
        uri, _ = talk.open(coloured)
        colors = await talk.client.text_document_document_color_async(
            lsp.DocumentColorParams(lsp.TextDocumentIdentifier(uri))
        )
        assert colors
        shown = await talk.client.text_document_color_presentation_async(
            lsp.ColorPresentationParams(lsp.TextDocumentIdentifier(uri), colors[0].color, colors[0].range)
        )
        assert talk.text_of(uri, colors[0].range) in [presentation.label for presentation in shown]


class TestNavigation:
    SCENE = next(
        path.read_text() for path in sorted((ROOT / "Examples").glob("*.card.xml")) if "<CardScene" in path.read_text()
    )

    def reference(self) -> tuple[str, str]:
        """A scene with the caret in a reference to a card, and the card's id."""
        match = re.search(r'<Push[^>]* card="([\w-]+)"', self.SCENE)
        return self.SCENE[: match.start(1) + 1] + "¦" + self.SCENE[match.start(1) + 1 :], match[1]

    async def test_a_reference_leads_to_its_definition_and_back(self, talk):
        text, name = self.reference()
        uri, position = talk.open(text)
        at = (lsp.TextDocumentIdentifier(uri), position)
        found = await talk.client.text_document_definition_async(lsp.DefinitionParams(*at))
        place = found[0] if isinstance(found, list) else found
        line = talk.texts[uri].split("\n")[
            place.target_selection_range.start.line if isinstance(place, lsp.LocationLink) else place.range.start.line
        ]
        assert f'id="{name}"' in line
        references = await talk.client.text_document_references_async(
            lsp.ReferenceParams(context=lsp.ReferenceContext(include_declaration=True), text_document=at[0], position=position)
        )
        assert len(references) >= 2
        assert {talk.text_of(uri, r.range).strip('"') for r in references} == {name}

    async def test_renaming_an_id_renames_its_references(self, talk):
        text, name = self.reference()
        uri, position = talk.open(text)
        edit = await talk.client.text_document_rename_async(
            lsp.RenameParams(lsp.TextDocumentIdentifier(uri), position, "renamed-card")
        )
        result = applied(talk.texts[uri], edits_of(edit, uri))
        assert f'"{name}"' not in result
        assert result.count('"renamed-card"') == talk.texts[uri].count(f'"{name}"')

    async def test_a_path_into_the_sample_is_checked_shown_and_renamed(self, talk, examples):
        (examples / "samples" / "pump.json").write_text(json.dumps({"title": "Pump"}))
        text = HEAD.replace(">", ' sample="samples/pump.json">') + (
            "\n  <Title>{tit¦le}</Title>\n  <Subtitle>{titel} {title}</Subtitle>\n</ObjectCardView>\n"
        )
        uri, position = talk.open(text)
        finding = next(d for d in await talk.diagnostics(uri) if d.code == "binding-unknown")
        assert talk.text_of(uri, finding.range) == "titel" and "“title”" in finding.message
        hints = await talk.client.text_document_inlay_hint_async(
            lsp.InlayHintParams(lsp.TextDocumentIdentifier(uri), lsp.Range(lsp.Position(0, 0), lsp.Position(9, 0)))
        )
        assert [hint.label for hint in hints] == ["= Pump", "= Pump"]
        edit = await talk.client.text_document_rename_async(
            lsp.RenameParams(lsp.TextDocumentIdentifier(uri), position, "heading")
        )
        assert applied(talk.texts[uri], edits_of(edit, uri)) == talk.texts[uri].replace("title}", "heading}")

    async def test_renaming_an_element_renames_both_tags(self, talk):
        uri, position = talk.open(WORK_ORDER.replace("<Subtitle>", "<Sub¦title>"))
        edit = await talk.client.text_document_rename_async(
            lsp.RenameParams(lsp.TextDocumentIdentifier(uri), position, "Footnote")
        )
        assert "<Footnote>Job {number}</Footnote>" in applied(talk.texts[uri], edits_of(edit, uri))


class TestChanging:
    async def test_formatting_keeps_the_text_and_is_done_at_once(self, talk):
        flat = "\n".join(line.lstrip() for line in WORK_ORDER.split("\n"))
        uri, _ = talk.open(flat)
        params = lsp.DocumentFormattingParams(
            lsp.TextDocumentIdentifier(uri), lsp.FormattingOptions(tab_size=2, insert_spaces=True)
        )
        result = applied(flat, await talk.client.text_document_formatting_async(params) or [])
        assert result == WORK_ORDER
        uri, _ = talk.open(result, "b.card.xml")
        params.text_document.uri = uri
        assert not await talk.client.text_document_formatting_async(params)

    async def test_a_range_is_formatted_alone(self, talk):
        flat = "\n".join(line.lstrip() for line in WORK_ORDER.split("\n"))
        uri, _ = talk.open(flat)
        last = flat.count("\n")
        edits = await talk.client.text_document_range_formatting_async(
            lsp.DocumentRangeFormattingParams(
                lsp.TextDocumentIdentifier(uri),
                lsp.Range(lsp.Position(9, 0), lsp.Position(11, 0)),
                lsp.FormattingOptions(tab_size=2, insert_spaces=True),
            )
        )
        assert edits and all(9 <= edit.range.start.line <= 11 < last for edit in edits)

    @pytest.mark.parametrize(
        "broken, repaired",
        [
            ("<Titel>a</Titel>", "<Title>a</Title>"),
            ("<Title>a</Title><Status kind='negativ'>b</Status>", "kind='negative'"),
            ("<Title>a", "<Title>a</Title>"),
            ("<Title>a</Title><Status kind=negative>b</Status>", 'kind="negative"'),
            ('<Title>a</Title><Status surplus="1">b</Status>', "<Status>b</Status>"),
        ],
        ids=["element", "value", "end tag", "quotes", "unexpected attribute"],
    )
    async def test_a_fix_repairs(self, talk, broken, repaired):
        uri, _ = talk.open(HEAD + "\n  " + broken + "\n</ObjectCardView>\n")
        found = [d for d in await talk.diagnostics(uri) if d.severity == lsp.DiagnosticSeverity.Error]
        actions = await talk.client.text_document_code_action_async(
            lsp.CodeActionParams(lsp.TextDocumentIdentifier(uri), found[0].range, lsp.CodeActionContext(found))
        )
        results = []
        for action in actions or []:
            if not action.edit:
                action = await talk.client.code_action_resolve_async(action)
            results.append(applied(talk.texts[uri], edits_of(action.edit, uri)))
        assert any(repaired in result for result in results), [action.title for action in actions or []]

    @pytest.mark.parametrize("resolves", [True, False])
    async def test_a_finding_that_is_named_is_fixed_wherever_the_caret_is(self, talk, bare_client, examples, resolves):
        # Neovim and Kate ask about an empty range and name what stands in the line.
        talk = talk if resolves else Conversation(bare_client, examples)
        text = HEAD + "\n    <Titel>a</Titel>\n</ObjectCardView>\n"
        uri, _ = talk.open(text)
        found = [finding for finding in await talk.diagnostics(uri) if finding.range.start.line == 1]
        for column in (0, len("    <Titel>a</Titel>")):
            place = lsp.Position(1, column)
            actions = await talk.client.text_document_code_action_async(lsp.CodeActionParams(
                lsp.TextDocumentIdentifier(uri), lsp.Range(place, place), lsp.CodeActionContext(found)))
            action = next(action for action in actions if "Title" in action.title)
            if resolves and not action.edit:
                action = await talk.client.code_action_resolve_async(action)
            if resolves:
                assert "<Title>a</Title>" in applied(text, edits_of(action.edit, uri))

    async def test_all_that_can_be_fixed_is_fixed_on_saving(self, talk):
        uri, _ = talk.open(HEAD + "\n  <Titel>a</Titel>\n  <Status kind=critical>b</Status>\n</ObjectCardView>\n")
        whole = lsp.Range(lsp.Position(0, 0), lsp.Position(9, 0))

        async def actions(*only):
            return await talk.client.text_document_code_action_async(
                lsp.CodeActionParams(
                    lsp.TextDocumentIdentifier(uri), whole, lsp.CodeActionContext([], only=list(only) or None))) or []

        assert not any(action.kind == "source.fixAll.cardwright" for action in await actions())
        action, = await actions("source.fixAll")
        assert action.kind == "source.fixAll.cardwright"
        text = applied(talk.texts[uri], edits_of(action.edit, uri))
        assert "  <Title>a</Title>\n  <Status kind=\"critical\">b</Status>\n" in text

    async def test_a_typed_bracket_closes_the_tag(self, talk):
        uri, position = talk.open(HEAD + "\n  <Title>¦\n</ObjectCardView>\n")
        edits = await talk.client.text_document_on_type_formatting_async(
            lsp.DocumentOnTypeFormattingParams(
                lsp.TextDocumentIdentifier(uri), position, ">", lsp.FormattingOptions(tab_size=2, insert_spaces=True)
            )
        )
        assert "<Title></Title>" in applied(talk.texts[uri], edits or [])


class TestWorkspace:
    async def test_a_changed_sample_is_noticed(self, talk, examples):
        sample = examples / "samples" / "new.json"
        text = HEAD.replace(">", ' sample="samples/new.json">') + "\n  <Title>{¦}</Title>\n</ObjectCardView>\n"
        assert "fresh" not in await talk.completion(text)
        sample.write_text(json.dumps({"fresh": 1}))
        talk.client.workspace_did_change_watched_files(
            lsp.DidChangeWatchedFilesParams([lsp.FileEvent(sample.as_uri(), lsp.FileChangeType.Created)])
        )
        assert any("fresh" in label for label in await talk.completion(text))
        uri, _ = talk.open(text.replace("{¦}", "{fresh}"), "b.card.xml")
        await talk.until(lambda: uri in talk.client.diagnostics)
        assert "binding-unknown" not in [d.code for d in talk.client.diagnostics[uri]]
        sample.write_text(json.dumps({"frosh": 1}))
        talk.client.workspace_did_change_watched_files(
            lsp.DidChangeWatchedFilesParams([lsp.FileEvent(sample.as_uri(), lsp.FileChangeType.Changed)])
        )
        await talk.until(lambda: "binding-unknown" in [d.code for d in talk.client.diagnostics[uri]])
        assert lsp.WORKSPACE_CODE_LENS_REFRESH in talk.client.refreshed

    async def test_parts_of_the_whole_workspace_are_found(self, talk):
        symbols = await talk.client.workspace_symbol_async(lsp.WorkspaceSymbolParams("work-order"))
        assert any(symbol.location.uri.endswith("/work-order.card.xml") for symbol in symbols)

    async def test_a_cancelled_request_is_answered_as_cancelled(self, talk):
        uri, position = talk.open(WORK_ORDER.replace("<Title>", "<Ti¦tle>"))
        params = lsp.CompletionParams(lsp.TextDocumentIdentifier(uri), position)
        outcomes = []
        for _ in range(20):
            request = talk.client.protocol.send_request(lsp.TEXT_DOCUMENT_COMPLETION, params, msg_id=f"r{len(outcomes)}")
            talk.client.protocol.notify(lsp.CANCEL_REQUEST, lsp.CancelParams(id=f"r{len(outcomes)}"))
            try:
                outcomes.append(await asyncio.wait_for(asyncio.wrap_future(request), 10))
            except JsonRpcException as error:
                assert error.code == lsp.LSPErrorCodes.RequestCancelled.value
                outcomes.append(None)
        assert await talk.hover(WORK_ORDER.replace("<Title>", "<Ti¦tle>"))
