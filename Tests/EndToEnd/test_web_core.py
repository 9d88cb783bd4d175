"""The core of browsers as a language server: every request that it offers, asked and answered in the types of the specification.

The core is a program here (`Tests/WebProbe`), which takes a message a line as a worker does; `make web-test` holds the compiled one against it.
"""

import json
import subprocess

import pytest
from lsprotocol import converters, types

from conftest import ROOT
from playground_page import PROBE

CONVERTER = converters.get_converter()
URI = "file:///cards/work-order.card.xml"
TEXT = (ROOT / "Examples" / "work-order.card.xml").read_text()
FILES = ["samples/orders.json", "images/pump.png", "work-order-detail.card.xml"]
DOCUMENT = {"textDocument": {"uri": URI}}
RANGE = {"start": {"line": 0, "character": 0}, "end": {"line": TEXT.count("\n"), "character": 0}}


def place(words: str) -> dict:
    """The position in the middle of the words where they stand first."""
    before = TEXT[:TEXT.index(words) + len(words) // 2].split("\n")
    return {"line": len(before) - 1, "character": len(before[-1])}


TITLE = DOCUMENT | {"position": place("<Title>")}
#: What is asked.
QUESTIONS = {
    "textDocument/codeAction": DOCUMENT | {"range": {"start": place("<ObjectCardView"), "end": place("<ObjectCardView")}, "context": {"diagnostics": []}},
    "textDocument/codeLens": DOCUMENT,
    "textDocument/colorPresentation": DOCUMENT | {"color": {"red": 0, "green": 0, "blue": 1, "alpha": 1}, "range": RANGE},
    "textDocument/completion": DOCUMENT | {"position": place('"negative"')},
    "textDocument/definition": DOCUMENT | {"position": place("samples/orders.json")},
    "textDocument/diagnostic": DOCUMENT,
    "textDocument/documentColor": DOCUMENT,
    "textDocument/documentHighlight": TITLE,
    "textDocument/documentLink": DOCUMENT,
    "textDocument/documentSymbol": DOCUMENT,
    "textDocument/foldingRange": DOCUMENT,
    "textDocument/formatting": DOCUMENT | {"options": {"tabSize": 2, "insertSpaces": True}},
    "textDocument/hover": TITLE,
    "textDocument/inlayHint": DOCUMENT | {"range": RANGE},
    "textDocument/inlineCompletion": TITLE | {"context": {"triggerKind": 1}},
    "textDocument/linkedEditingRange": TITLE,
    "textDocument/onTypeFormatting": DOCUMENT | {"position": place("<Title>"), "ch": "\n", "options": {"tabSize": 2, "insertSpaces": True}},
    "textDocument/prepareRename": TITLE,
    "textDocument/rangeFormatting": DOCUMENT | {"range": RANGE, "options": {"tabSize": 2, "insertSpaces": True}},
    "textDocument/references": DOCUMENT | {"position": place('"approve"'), "context": {"includeDeclaration": True}},
    "textDocument/rename": TITLE | {"newName": "Subtitle"},
    "textDocument/selectionRange": DOCUMENT | {"positions": [place("<Title>")]},
    "textDocument/semanticTokens/full": DOCUMENT,
    "textDocument/semanticTokens/range": DOCUMENT | {"range": RANGE},
    "workspace/executeCommand": {"command": "cardwright.preview.export", "arguments": [{"uri": URI}]},
}
#: Nothing is wrong with the card, it is laid out, and has no such thing.
EMPTY = {
    "textDocument/documentColor", "textDocument/formatting", "textDocument/inlineCompletion",
    "textDocument/onTypeFormatting", "textDocument/rangeFormatting",
}


class Core:
    """A conversation with the core; `said` is what it said of itself."""

    def __init__(self):
        self.process = subprocess.Popen([PROBE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.last = 0
        self.said: list[dict] = []

    def say(self, message: dict) -> list[dict]:
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
        self.process.stdin.flush()
        answers = json.loads(self.process.stdout.readline())
        self.said += [answer for answer in answers if "method" in answer]
        # As an editor does, which has the files.
        for asked in [answer for answer in answers if answer.get("method") == "cardwright/readFile"]:
            name = asked["params"]["uri"].removeprefix("file:///cards/")
            text = (ROOT / "Examples" / name).read_text() if name.endswith((".json", ".xml")) else ""
            # What waits for the file is answered with it.
            answers = answers + self.say({"id": asked["id"], "result": {"text": text}})
        return answers

    def ask(self, method: str, params: dict) -> dict:
        """The response to a request, both of which are what the specification wants."""
        request_type, response_type, *_ = types.METHOD_TO_TYPES[method]
        self.last += 1
        message = CONVERTER.unstructure(CONVERTER.structure({"jsonrpc": "2.0", "id": self.last, "method": method, "params": params}, request_type))
        [answer] = [each for each in self.say(message) if each.get("id") == self.last and "method" not in each]
        assert "error" not in answer, answer
        return CONVERTER.unstructure(CONVERTER.structure(answer, response_type))


@pytest.fixture(scope="module")
def core():
    core = Core()
    with_everything = {"capabilities": {
        "textDocument": {
            "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}},
            "documentSymbol": {"hierarchicalDocumentSymbolSupport": True}, "publishDiagnostics": {"versionSupport": True},
            "completion": {"completionItem": {"snippetSupport": True, "documentationFormat": ["markdown"]}},
        },
    }, "initializationOptions": {"files": [f"file:///cards/{name}" for name in FILES]}, "processId": None, "rootUri": None}
    core.capabilities = core.ask("initialize", with_everything)["result"]["capabilities"]
    core.say({"method": "initialized", "params": {}})
    core.say({"method": "textDocument/didOpen", "params": {"textDocument": {"uri": URI, "languageId": "cardwright", "version": 1, "text": TEXT}}})
    yield core
    core.process.stdin.close()
    core.process.wait(10)


@pytest.mark.parametrize("method", QUESTIONS)
def test_a_question_is_answered_as_the_specification_says(core, method):
    result = core.ask(method, QUESTIONS[method])["result"]
    if method == "textDocument/diagnostic":
        assert result["items"] == []
    elif method in EMPTY:
        assert not result or not result.get("items", True)
    else:
        assert result


def test_every_question_that_it_offers_is_asked_here(core):
    offered = {name.removesuffix("Provider") for name, value in core.capabilities.items() if name.endswith("Provider") and value}
    names = {
        "documentFormatting": "formatting", "documentRangeFormatting": "rangeFormatting", "documentOnTypeFormatting": "onTypeFormatting",
        "color": "documentColor", "semanticTokens": "semanticTokens/full",
    }
    asked = {method.split("/", 1)[1] for method in QUESTIONS}
    assert {names.get(name, name) for name in offered} <= asked


def test_what_is_resolved_is_what_was_offered(core):
    [first, *_] = core.ask("textDocument/completion", QUESTIONS["textDocument/completion"])["result"]["items"]
    item = core.ask("completionItem/resolve", first)["result"]
    assert item["label"] == first["label"] and item["documentation"]["value"]


def test_findings_come_with_the_version_that_they_are_of(core):
    change = {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [{"text": TEXT.replace("<Title>", "<Titel>")}]}
    core.say({"method": "textDocument/didChange", "params": change})
    told = [each for each in core.said if each["method"] == "textDocument/publishDiagnostics"]
    found = CONVERTER.structure(told[-1], types.PublishDiagnosticsNotification).params
    assert found.version == 2 and any("Titel" in each.message for each in found.diagnostics)
    assert all(each.severity and each.code and each.source == "cardwright" for each in found.diagnostics)
    # Before, nothing was wrong.
    assert told[0]["params"]["diagnostics"] == []
    core.say({"method": "textDocument/didChange", "params": {"textDocument": {"uri": URI, "version": 3}, "contentChanges": [{"text": TEXT}]}})


def test_it_ends_when_it_is_told(core):
    assert core.ask("shutdown", None)["result"] is None
    assert core.say({"method": "exit"}) == []
