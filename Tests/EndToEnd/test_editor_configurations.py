"""The configurations for editors that cannot be installed here: each parses in its own notation, names the executable,
the pattern of the files and the language's id, and no setting that the server does not know."""

import json
import os
import re
import subprocess
import tomllib

import pytest

from conftest import ROOT
from editor_preview import Browser, Page

EDITORS = ROOT / "editors"
LANGUAGE = "cardwright"
COMMAND = ["cardwright", "lsp"]
# What is more than one word is a setting of the server; `Settings.swift` is their one list.
SETTINGS = re.findall(r'^    \("([\w.]+)", "', (ROOT / "Sources/EditorWire/Settings.swift").read_text(), re.MULTILINE)


def toml(name: str) -> dict:
    return tomllib.loads((EDITORS / name).read_text())


def parsed(name: str):
    return json.loads((EDITORS / name).read_text())


def settings_in(value: dict, prefix: str = "") -> list[str]:
    """The whole names of the settings in an object."""
    names = []
    for name, member in value.items():
        whole = prefix + name
        names += settings_in(member, whole + ".") if isinstance(member, dict) and whole not in SETTINGS else [whole]
    return names


def test_helix_serves_cards():
    configuration = toml("helix/languages.toml")
    server = configuration["language-server"]["cardwright"]
    assert [server["command"], *server["args"]] == COMMAND
    assert set(settings_in(server["config"])) <= set(SETTINGS)
    language, project = configuration["language"]
    assert language["language-id"] == LANGUAGE
    assert language["file-types"] == [{"glob": "*.card.xml"}] and language["grammar"] == "xml"
    assert project["file-types"] == [{"glob": ".cardwright.json"}] and project["grammar"] == "json"
    for language in configuration["language"]:
        assert language["language-servers"] == ["cardwright"]
        # Helix looks for queries under the language's name, not under the grammar's.
        queries = EDITORS / "helix" / "runtime" / "queries" / language["name"] / "highlights.scm"
        assert queries.read_text() == f"; inherits: {language['grammar']}\n"


def test_a_project_begins_where_its_repository_does_or_else_its_configuration():
    [server] = parsed("kate/settings.json")["servers"].values()
    assert server["rootIndicationFileNames"] == [".git", ".cardwright.json"]
    assert toml("helix/languages.toml")["language"][0]["roots"] == [".git", ".cardwright.json"]


def test_zed_serves_cards():
    extension = toml("zed/extension.toml")
    language = toml("zed/languages/fiori-card/config.toml")
    assert language["path_suffixes"] == ["card.xml"]
    [server] = extension["language_servers"].values()
    assert server["languages"] == [language["name"]]
    assert server["language_ids"] == {language["name"]: LANGUAGE}
    assert language["grammar"] in extension["grammars"]
    assert re.fullmatch("[0-9a-f]{40}", extension["grammars"]["xml"]["commit"])
    code = (EDITORS / "zed/src/lib.rs").read_text()
    assert f'which("{COMMAND[0]}")' in code and f'vec!["{COMMAND[1]}".into()]' in code
    assert toml("zed/Cargo.toml")["lib"]["crate-type"] == ["cdylib"]
    for query in (EDITORS / "zed/languages/fiori-card").glob("*.scm"):
        text = re.sub(r'"[^"]*"', "", query.read_text())
        assert text.count("(") == text.count(")") and "@" in text, query


def test_what_is_published_says_where_it_comes_from_and_under_which_licence():
    repository = "https://github.com/cardwright/cardwright"
    code = parsed("vscode/package.json")
    assert code["repository"]["url"] == f"{repository}.git" and code["license"] == "Apache-2.0"
    assert (ROOT / code["repository"]["directory"]).samefile(EDITORS / "vscode")
    extension, crate = toml("zed/extension.toml"), toml("zed/Cargo.toml")["package"]
    assert extension["repository"] == crate["repository"] == repository and crate["license"] == "Apache-2.0"
    assert (EDITORS / "zed" / "LICENSE").read_text() == (ROOT / "LICENSE").read_text()
    emacs = (EDITORS / "emacs" / "cardwright.el").read_text()
    assert f"\n;; URL: {repository}\n" in emacs and "\n;; SPDX-License-Identifier: Apache-2.0\n" in emacs
    versions = {code["version"], extension["version"], crate["version"], re.search(r"^;; Version: (.+)$", emacs, re.MULTILINE)[1]}
    assert len(versions) == 1, "one version for all"
    assert f"\n## {code['version']}\n" in (EDITORS / "vscode" / "CHANGELOG.md").read_text()


def test_sublime_text_serves_cards():
    [client] = parsed("sublime/LSP.sublime-settings")["clients"].values()
    assert client["command"] == COMMAND and client["languageId"] == LANGUAGE and client["enabled"]
    syntax = (EDITORS / "sublime/cardwright.sublime-syntax").read_text()
    assert syntax.startswith("%YAML 1.2\n---\n") and "file_extensions: [card.xml]" in syntax
    assert f"scope: {client['selector']}\n" in syntax


def test_jetbrains_serves_cards():
    template = parsed("jetbrains/template.json")
    assert template["programArgs"]["default"].split() == COMMAND
    mapping, project = template["fileTypeMappings"]
    assert project["fileType"]["patterns"] == [".cardwright.json"]
    assert mapping["languageId"] == LANGUAGE and mapping["fileType"]["patterns"] == ["*.card.xml"]
    assert parsed("jetbrains/initializationOptions.json") == {}
    assert set(settings_in(parsed("jetbrains/settings.json")["cardwright"])) <= set(SETTINGS)


class PlainClient:
    """A client that shows no documents and no code lenses, as those of Kate and Vim."""

    def __init__(self, executable, environment: dict):
        self.process = subprocess.Popen([executable, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
        self.number = 0
        literals = {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}}
        answer = self.request("initialize", {"capabilities": {"textDocument": {"codeAction": literals}}})
        self.commands = answer["capabilities"]["executeCommandProvider"]["commands"]
        self.notify("initialized", {})

    def open(self, file) -> dict:
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": file.as_uri(), "languageId": LANGUAGE, "version": 1, "text": file.read_text()}})
        return {"uri": file.as_uri()}

    def notify(self, method: str, params: dict, **members) -> None:
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **members}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def request(self, method: str, params: dict):
        self.number += 1
        self.notify(method, params, id=self.number)
        while True:
            length = 0
            while (line := self.process.stdout.readline()) != b"\r\n":
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            message = json.loads(self.process.stdout.read(length))
            if message.get("id") == self.number and "method" not in message:
                return message.get("result", message.get("error"))

    def execute(self, command: str, *arguments):
        return self.request("workspace/executeCommand", {"command": command, "arguments": list(arguments)})

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait(10)


@pytest.fixture
def plain(executable, tmp_path):
    browser = Browser(tmp_path)
    client = PlainClient(executable, {**os.environ, "PATH": browser.path})
    client.browser = browser
    yield client
    client.close()


def test_sublime_texts_commands_are_those_of_the_server(plain):
    commands = {entry["args"]["command_name"] for entry in parsed("sublime/cardwright.sublime-commands")}
    assert commands <= set(plain.commands)


def test_an_editor_without_lenses_has_the_preview_among_the_actions(plain, examples):
    document = plain.open(examples / "work-order.card.xml")
    position = {"line": 9, "character": 4}
    actions = plain.request("textDocument/codeAction", {
        "textDocument": document, "range": {"start": position, "end": position}, "context": {"diagnostics": []}})
    action = actions[-1]
    assert (action["title"], action["kind"]) == ("Open preview", "source.preview")
    # Kate's Quick Fix asks for what mends a finding, and does all that it gets; other editors tell what they show there.
    finding = {"range": {"start": position, "end": position}, "message": "wrong"}
    for only, is_offered in [(None, True), (["quickfix"], False)]:
        context = {"diagnostics": [finding]} | ({"only": only} if only else {})
        asked = plain.request("textDocument/codeAction", {
            "textDocument": document, "range": finding["range"], "context": context})
        assert ("Open preview" in [action["title"] for action in asked]) == is_offered, only
    answer = plain.execute(action["command"]["command"], *action["command"]["arguments"])
    assert answer["opened"] is True
    # An editor that cannot show a page: the server has the desktop open it.
    page = Page(plain.browser.page(), examples / "work-order.card.xml")
    page.await_text("Electric pump")
    page.close()
    assert len(plain.browser.pages()) == 1, "nobody opened it a second time"


@pytest.mark.parametrize("arguments", ["by address", "alone"])
def test_a_bare_command_opens_the_preview(plain, examples, arguments):
    """`:lsp-workspace-command` of Helix names nothing, the commands for Sublime Text the file's address."""
    uri = plain.open(examples / "work-order.card.xml")["uri"]
    answer = plain.execute("cardwright.preview.open", *([uri] if arguments == "by address" else []))
    assert plain.browser.page() == answer["url"]


def test_a_bare_command_says_when_it_cannot_know_the_card(plain, examples):
    plain.open(examples / "work-order.card.xml")
    plain.open(examples / "stock.card.xml")
    answer = plain.execute("cardwright.preview.open")
    assert "2 cards are open" in answer["message"]


def test_a_plugin_that_asks_for_the_address_opens_it_itself(plain, examples):
    document = plain.open(examples / "work-order.card.xml")
    answer = plain.execute("cardwright.preview.open", {**document, "carrier": "browser"})
    assert answer["url"].startswith("http://127.0.0.1:") and "opened" not in answer
    assert plain.browser.pages() == []


@pytest.mark.parametrize("folder", sorted(path.name for path in EDITORS.iterdir() if path.is_dir()))
def test_every_editor_has_a_readme_that_starts_from_nothing(folder):
    text = (EDITORS / folder / "README.md").read_text()
    assert text.startswith("# Cardwright for ")
    assert "make install" in text, "how the server is installed"
    assert re.search("preview", text, re.IGNORECASE), "how the preview is opened"
    assert "work-order.card.xml" in text, "what to try it on"
    assert f"editors/{folder}" in (ROOT / "README.md").read_text(), "the project's README names it"
