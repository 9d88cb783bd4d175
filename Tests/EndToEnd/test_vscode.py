"""The extension for VS Code: its own code under Node against the real server, and its manifest.

VS Code itself cannot be had from a package registry that tests may use; `vscode/` holds the thinnest stand-ins for the
modules that the extension loads, on a desktop and in a browser.
"""

import importlib.util
import json
import os
import re
import shutil
import struct
import subprocess
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from conftest import ROOT
from playground_page import PROBE, parts

# The first of them waits for all that Node runs.
pytestmark = pytest.mark.timeout(240)

EXTENSION = ROOT / "editors" / "vscode"
CONTRIBUTES = json.loads((EXTENSION / "package.json").read_text())["contributes"]
MANIFEST = json.loads((EXTENSION / "package.json").read_text())
TESTS = Path(__file__).parent / "vscode"
NAMES = [name for file in sorted(TESTS.glob("*.test.js"))
         for name in re.findall(r"^test\('(.+)', ", file.read_text(), re.MULTILINE)]


@pytest.fixture(scope="session")
def page(executable: Path) -> str:
    """The page of the preview, as editors in browsers carry it."""
    return subprocess.run([executable, "lsp", "--page"], check=True, capture_output=True, text=True, timeout=60).stdout


@pytest.fixture(scope="session")
def results(executable: Path, page: str, tmp_path_factory) -> str:
    """What Node says of every test, in the Test Anything Protocol."""
    package = tmp_path_factory.mktemp("package")
    (package / "browser").mkdir()
    for name, text in {"preview.html": page, "worker.js": "", "cardwright.wasm": "\0asm\1\0\0\0"}.items():
        (package / "browser" / name).write_text(text)
    done = subprocess.run(
        ["node", "--test", "--test-reporter=tap", *sorted(TESTS.glob("*.test.js"))], capture_output=True, text=True, timeout=200,
        env={**os.environ, "EXTENSION": str(EXTENSION), "EXAMPLES": str(ROOT / "Examples"), "CARDWRIGHT": str(executable),
             "PACKAGE": str(package), "WEB_PROBE": str(PROBE)})
    return done.stdout + done.stderr


@pytest.mark.parametrize("name", NAMES)
def test_the_extension(results, name):
    [verdict] = re.findall(rf"^\s*(ok|not ok) \d+ - {re.escape(name)}$", results, re.MULTILINE) or [results]
    assert verdict == "ok", results


def files(value) -> list[str]:
    """Every path of a file that the manifest names."""
    if isinstance(value, dict):
        return [found for each in value.values() for found in files(each)]
    if isinstance(value, list):
        return [found for each in value for found in files(each)]
    return [value] if isinstance(value, str) and re.fullmatch(r"(\./)?[\w/-]+(\.[\w]+)?\.(json|svg|png|js|md)", value) else []


def test_every_file_that_the_manifest_names_exists():
    named = files(MANIFEST)
    assert len(named) >= 10
    assert [name for name in named if not (EXTENSION / name).is_file()] == []


def test_the_icon_is_what_the_gallery_takes():
    data = (EXTENSION / MANIFEST["icon"]).read_bytes()
    assert data.startswith(b"\x89PNG") and struct.unpack(">II", data[16:24]) == (128, 128)


def test_commands_menus_and_keys_name_declared_commands():
    declared = {command["command"] for command in CONTRIBUTES["commands"]}
    named = {entry["command"] for menu in CONTRIBUTES["menus"].values() for entry in menu}
    named |= {key["command"] for key in CONTRIBUTES["keybindings"]}
    named |= {event.removeprefix("onCommand:") for walk in CONTRIBUTES["walkthroughs"] for step in walk["steps"]
              for event in step["completionEvents"] if event.startswith("onCommand:")}
    assert named <= declared
    assert all(command["title"] and command["category"] == "Cardwright" for command in CONTRIBUTES["commands"])


def test_the_settings_are_those_of_the_server():
    swift = (ROOT / "Sources" / "EditorWire" / "Settings.swift").read_text()
    of_server = set(re.findall(r'^    \("([\w.]+)", "', swift, re.MULTILINE))
    assert "diagnostics.severity" in of_server
    properties = CONTRIBUTES["configuration"]["properties"]
    of_extension = {name.removeprefix("cardwright.") for name in properties}
    own = {"server.path", "server.arguments", "trace.server"}
    assert of_extension - own == of_server
    for name, property in properties.items():
        assert property.get("description") or property.get("markdownDescription"), name
        types = property["type"] if isinstance(property["type"], list) else [property["type"]]
        kinds = {"string": str, "boolean": bool, "integer": int, "object": dict, "array": list, "null": type(None)}
        assert isinstance(property["default"], tuple(kinds[each] for each in types)), name


def test_the_language_is_named_alike_everywhere():
    language, configuration = CONTRIBUTES["languages"]
    # Our server completes and checks it; a schema for the editor's own would tell everything twice.
    assert "pattern: '**/.cardwright.json'" in (EXTENSION / "src" / "local-server.js").read_text()
    assert "jsonValidation" not in CONTRIBUTES
    assert configuration == {"id": "jsonc", "filenames": [".cardwright.json"]}
    assert language["extensions"] == [".card.xml"]
    assert {each["language"] for each in CONTRIBUTES["grammars"] + CONTRIBUTES["snippets"]} == {language["id"]}
    assert f"const languageId = '{language['id']}'" in (EXTENSION / "src" / "documents.js").read_text()
    grammar = json.loads((EXTENSION / CONTRIBUTES["grammars"][0]["path"]).read_text())
    assert grammar["scopeName"] == CONTRIBUTES["grammars"][0]["scopeName"]
    configuration = json.loads((EXTENSION / language["configuration"]).read_text())
    assert configuration["comments"]["blockComment"] == ["<!--", "-->"]
    assert configuration["brackets"]


SNIPPETS = json.loads((EXTENSION / "snippets" / "cards.json").read_text())


@pytest.mark.parametrize("name", SNIPPETS)
def test_a_snippet_is_a_card_without_a_finding(cardwright, name):
    text = "\n".join(SNIPPETS[name]["body"])
    values = {number: choices or default for number, choices, default in re.findall(r"\$\{(\d+)(?:\|([^,|]+)[^|]*\||:([^}]*))\}", text)}
    text = re.sub(r"\$\{(\d+)[^}]*\}|\$\d", lambda match: values.get(match[1], ""), text)
    done = cardwright("validate", "--fail-on", "info", "-", input=text)
    assert done.returncode == 0, text + done.stdout.decode() + done.stderr.decode()


@pytest.fixture
def packed(tmp_path, monkeypatch):
    """The extension with npm's packages as a person has them before packing, and how to pack it."""
    folder = tmp_path / "vscode"
    shutil.copytree(EXTENSION, folder, ignore=shutil.ignore_patterns("node_modules", "*.vsix"))
    monkeypatch.syspath_prepend(str(EXTENSION))
    module = importlib.util.module_from_spec(spec := importlib.util.spec_from_file_location("pack", EXTENSION / "pack.py"))
    spec.loader.exec_module(module)
    # Two packages need one that they share, and one needs another version of it, which npm puts inside.
    for place, needs in [("vscode-languageclient", ["protocol", "semver"]), ("protocol", ["semver"]), ("semver", []),
                         ("protocol/node_modules/semver", []), ("forgotten", [])]:
        package = folder / "node_modules" / place
        package.mkdir(parents=True)
        (package / "package.json").write_text(json.dumps({"name": package.name, "main": "main.js", "dependencies": dict.fromkeys(needs, "*")}))
        (package / "main.js").write_text("".join(f"require('{need}');\n" for need in needs))
    client = folder / "node_modules/vscode-languageclient"
    (client / "node.js").write_text("require('./main.js');\nexports.State = {};\n")
    # In a browser it needs what its packages have for that, which are no ES modules.
    (client / "browser.js").write_text("exports.LanguageClient = require('protocol').Client;\n")
    protocol = folder / "node_modules/protocol"
    (protocol / "package.json").write_text(json.dumps(
        {"main": "main.js", "browser": {"./main.js": "./web/main.js"}, "dependencies": {"semver": "*"}}))
    (protocol / "web").mkdir()
    (protocol / "web/main.js").write_text("require('semver').use(exports);\nexports.own = require('./own');\n")
    (protocol / "web/own.json").write_text('{"name": "own"}')
    inner = protocol / "node_modules/semver"
    (inner / "package.json").write_text(json.dumps({"exports": {".": {"browser": "./esm.js", "default": "./umd.js"}}}))
    (inner / "esm.js").write_text("export function use() {}\n")
    (inner / "umd.js").write_text("exports.use = (of) => { of.Client = class {}; };\n")
    archive = tmp_path / "cardwright.vsix"
    return folder, archive, lambda *inside: module.pack(folder, archive, *inside)


def test_the_package_is_what_vs_code_installs(packed, tmp_path):
    folder, archive, pack = packed
    pack()
    with zipfile.ZipFile(archive) as zipped:
        assert zipped.testzip() is None
        names = set(zipped.namelist())
        types = ElementTree.fromstring(zipped.read("[Content_Types].xml"))
        manifest = ElementTree.fromstring(zipped.read("extension.vsixmanifest"))
        zipped.extractall(tmp_path / "installed")
    schema = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"
    identity = manifest.find(f"{schema}Metadata/{schema}Identity").attrib
    assert (identity["Publisher"], identity["Id"], identity["Version"]) == (MANIFEST["publisher"], MANIFEST["name"], MANIFEST["version"])
    assert {asset.get("Path") for asset in manifest.iter(f"{schema}Asset")} <= names
    assert manifest.find(f"{schema}Metadata/{schema}License").text in names
    endings = {each.get("Extension") for each in types if each.tag.endswith("Default")}
    assert {Path(name).suffix for name in names if name.startswith("extension/") and Path(name).suffix} <= endings
    assert {name for name in names if re.search("jsconfig|[.]py|types/|forgotten|/browser/", name)} == set()
    assert {f"extension/{name.removeprefix('./')}" for name in files(MANIFEST)} <= names
    # Installed, its code finds all of its packages; the editor brings `vscode` alone.
    main = tmp_path / "installed" / "extension" / MANIFEST["main"]
    script = f"""
      const Module = require('node:module'), resolve = Module._resolveFilename;
      Module._resolveFilename = (request, ...rest) => request === 'vscode' ? {json.dumps(str(TESTS / 'vscode.js'))} : resolve(request, ...rest);
      console.log(Object.keys(require({json.dumps(str(main))})).join());
    """
    done = subprocess.run(["node", "-e", script], capture_output=True, text=True, env={**os.environ, "EXTENSION": str(EXTENSION)})
    assert (done.stdout, done.returncode) == ("activate,deactivate\n", 0), done.stderr
    first = archive.read_bytes()
    pack()
    assert archive.read_bytes() == first, "equal files give an equal package"


@pytest.fixture
def web(tmp_path, page):
    """What `make vsix` hands over for browsers."""
    folder = parts(tmp_path / "web")
    inside = tmp_path / "inside"
    inside.mkdir()
    for name in ("cardwright.wasm", "core.js"):
        shutil.copy(folder / name, inside)
    (inside / "preview.html").write_text(page)
    return inside


def test_a_package_for_browsers_has_all_in_it(packed, web, tmp_path):
    folder, archive, pack = packed
    pack("", None, web)
    installed = tmp_path / "installed"
    with zipfile.ZipFile(archive) as zipped:
        zipped.extractall(installed)
    extension = installed / "extension"
    manifest = json.loads((extension / "package.json").read_text())
    description = (installed / "extension.vsixmanifest").read_text()
    assert 'ExtensionKind" Value="workspace,web"' in description and "__web_extension" in description
    assert {**manifest, "browser": MANIFEST["browser"]} == MANIFEST
    assert (extension / "browser/cardwright.wasm").read_bytes() == (web / "cardwright.wasm").read_bytes()
    assert "{{cspSource}}" in (extension / "browser/preview.html").read_text()
    worker = (extension / "browser/worker.js").read_text()
    assert "export" not in re.findall(r"^\w+", worker, re.MULTILINE) and "self.onmessage" in worker
    # The editor loads one script, and gives `vscode` alone.
    script = f"""
      const vscode = require({json.dumps(str(TESTS / 'vscode.js'))});
      const text = require('node:fs').readFileSync({json.dumps(str(extension / manifest['browser']))}, 'utf8');
      const module_ = {{ exports: {{}} }};
      const give = (name) => {{ if (name !== 'vscode') throw new Error(name); return vscode; }};
      new Function('module', 'exports', 'require', text)(module_, module_.exports, give);
      console.log(Object.keys(module_.exports).join());
    """
    done = subprocess.run(["node", "-e", script], capture_output=True, text=True, env={**os.environ, "EXTENSION": str(EXTENSION)})
    assert (done.stdout, done.returncode) == ("activate,deactivate\n", 0), done.stderr


def test_a_package_for_browsers_without_its_page_is_refused(packed, web):
    _, archive, pack = packed
    (web / "preview.html").unlink()
    with pytest.raises(SystemExit, match="has no preview.html; 'make vsix'"):
        pack("", None, web)
    assert not archive.exists()


def test_a_package_for_one_platform_has_the_server_inside(packed, executable, tmp_path):
    _, archive, pack = packed
    programs = tmp_path / "programs"
    programs.mkdir()
    # The way in which it is found and started counts here, not its 100 MB.
    (programs / "cardwright").write_text(f'#!/bin/sh\nexec "{executable}" "$@"\n')
    (programs / "cardwright").chmod(0o755)
    pack("linux-x64", programs)
    installed = tmp_path / "installed"
    with zipfile.ZipFile(archive) as zipped:
        assert 'TargetPlatform="linux-x64"' in zipped.read("extension.vsixmanifest").decode()
        for entry in zipped.infolist():
            place = Path(zipped.extract(entry, installed))
            # As the editor does.
            place.chmod(entry.external_attr >> 16 & 0o777)
    script = f"console.log(require({json.dumps(str(installed / 'extension/src/program.js'))}).findProgram('cardwright', undefined, {{}}))"
    found = subprocess.run(["node", "-e", script], capture_output=True, text=True).stdout.strip()
    assert found == str(installed / "extension/bin/cardwright")
    assert subprocess.run([found, "--version"], capture_output=True, text=True).stdout.strip() == MANIFEST["version"]


def test_a_package_without_its_language_client_is_refused(packed):
    folder, archive, pack = packed
    shutil.rmtree(folder / "node_modules/protocol")
    with pytest.raises(SystemExit, match="protocol, which vscode-languageclient needs.*npm install --omit=dev"):
        pack()
    assert not archive.exists()
