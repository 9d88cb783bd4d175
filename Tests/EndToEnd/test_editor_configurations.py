"""The configurations for editors that cannot be installed here: each parses in its own notation, names the executable,
the pattern of the files and the language's id, and no setting that the server does not know."""

import json
import re
import tomllib

import pytest

from conftest import ROOT

EDITORS = ROOT / "editors"
LANGUAGE = "cardwright"
COMMAND = ["cardwright", "lsp"]
# What is more than one word is a setting of the server; `Settings.swift` is their one list.
SETTINGS = re.findall(r'^    \("([\w.]+)", "', (ROOT / "Sources/LanguageServer/Settings.swift").read_text(), re.MULTILINE)


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
    [language] = configuration["language"]
    assert language["language-id"] == LANGUAGE and language["language-servers"] == ["cardwright"]
    assert language["file-types"] == [{"glob": "*.card.xml"}] and language["grammar"] == "xml"


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


def test_sublime_text_serves_cards():
    [client] = parsed("sublime/LSP.sublime-settings")["clients"].values()
    assert client["command"] == COMMAND and client["languageId"] == LANGUAGE and client["enabled"]
    syntax = (EDITORS / "sublime/cardwright.sublime-syntax").read_text()
    assert syntax.startswith("%YAML 1.2\n---\n") and "file_extensions: [card.xml]" in syntax
    assert f"scope: {client['selector']}\n" in syntax


def test_jetbrains_serves_cards():
    template = parsed("jetbrains/template.json")
    assert template["programArgs"]["default"].split() == COMMAND
    [mapping] = template["fileTypeMappings"]
    assert mapping["languageId"] == LANGUAGE and mapping["fileType"]["patterns"] == ["*.card.xml"]
    assert parsed("jetbrains/initializationOptions.json") == {}
    assert set(settings_in(parsed("jetbrains/settings.json")["cardwright"])) <= set(SETTINGS)


@pytest.mark.parametrize("folder", sorted(path.name for path in EDITORS.iterdir() if path.is_dir()))
def test_every_editor_has_a_readme_that_starts_from_nothing(folder):
    text = (EDITORS / folder / "README.md").read_text()
    assert text.startswith("# Cardwright for ")
    assert "make install" in text, "how the server is installed"
    assert re.search("preview", text, re.IGNORECASE), "how the preview is opened"
    assert "work-order.card.xml" in text, "what to try it on"
    assert f"editors/{folder}" in (ROOT / "README.md").read_text(), "the project's README names it"
