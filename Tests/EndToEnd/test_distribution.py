"""What people install: the packed files, the version that all of them name, the action for GitHub, the hooks for pre-commit.

What needs a system of its own, such as installing the Debian package, is `make test-dist`.
"""

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
import yaml
from spdx_tools.spdx.parser.parse_anything import parse_file
from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document

from conftest import ROOT

GOOD = '<ObjectCardView xmlns="urn:cardwright:1" id="order">\n  <Title>Pump</Title>\n</ObjectCardView>\n'
BAD = GOOD.replace("Title", "Titel")
# Whoever comes first waits until all is packed twice.
pytestmark = pytest.mark.timeout(240)
PACK = ROOT / ".ci" / "release" / "pack.py"


def run(*command, cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess:
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=120, env={**os.environ, **environment})


@pytest.fixture(scope="session")
def version(executable: Path) -> str:
    return run(executable, "--version").stdout.strip()


@pytest.fixture(scope="session")
def packs(executable: Path, tmp_path_factory) -> list[Path]:
    """What is packed, twice: at different times, with another umask, and in another time zone."""
    folders = [tmp_path_factory.mktemp("dist") for _ in range(2)]
    commands = [f"umask {mask}; exec {sys.executable} {PACK} {executable} {folder}" for mask, folder in zip(("022", "077"), folders)]
    runs = [
        subprocess.Popen(["bash", "-c", command], stderr=subprocess.PIPE, text=True,
                         env={**os.environ, "TZ": zone, "CI": "", "SOURCE_DATE_EPOCH": "1700000000"})
        for command, zone in zip(commands, ("UTC", "Asia/Tokyo"))]
    for each in runs:
        _, told = each.communicate(timeout=200)
        assert each.returncode == 0, told
        # The client of VS Code comes from npm, which is not everywhere.
        assert not told or "NOT packed: the extension for VS Code" in told and "run 'npm install" in told, told
    return folders


@pytest.fixture(scope="session")
def unpacked(packs: list[Path], tmp_path_factory) -> Path:
    """The archive in a folder that is not where it was made."""
    folder = tmp_path_factory.mktemp("elsewhere")
    [archive] = packs[0].glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


class TestPackedFiles:
    def test_the_same_program_gives_the_same_bytes(self, packs):
        names = [sorted(path.name for path in folder.iterdir()) for folder in packs]
        assert names[0] == names[1] and {Path(name).suffix for name in names[0]} >= {".gz", ".deb", ".json"}
        assert [name for name in names[0] if (packs[0] / name).read_bytes() != (packs[1] / name).read_bytes()] == []
        checked = run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=packs[0])
        assert checked.returncode == 0 and checked.stdout.count(": OK") == len(names[0]) - 1

    def test_an_archive_runs_wherever_it_is_unpacked(self, unpacked, version):
        program = unpacked / "bin" / "cardwright"
        assert run(program, "--version").stdout == version + "\n"
        assert run(program, "validate", ROOT / "Examples").returncode == 0
        assert (unpacked / "share/doc/cardwright/LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()

    def test_notices_name_every_package_that_is_pinned(self, unpacked):
        text = (unpacked / "share/doc/cardwright/copyright").read_text()
        for pin in json.loads((ROOT / "Package.resolved").read_text())["pins"]:
            assert f"\n{pin['identity']} {pin['state']['version']}\n" in text
        for words in ("The SwiftNIO Project", "Copyright Fedor Indutny", "WIDE Project", "SIL Open Font License", "Unicode, Inc.",
                      "embedded into the binary product"):
            assert words in text, words

    def test_the_list_of_parts_is_spdx_and_whole(self, packs, unpacked):
        [bill] = packs[0].glob("*.spdx.json")
        document = parse_file(str(bill))
        assert validate_full_spdx_document(document) == []
        names = {package.name: package for package in document.packages}
        pins = {pin["identity"] for pin in json.loads((ROOT / "Package.resolved").read_text())["pins"]}
        assert set(names) >= pins | {"cardwright", "swift-runtime", "libc6", "gcc-runtime", "inter", "unicode-data"}
        digest = hashlib.sha256((unpacked / "bin/cardwright").read_bytes()).hexdigest()
        assert [each.value for each in names["cardwright"].checksums] == [digest]

    def test_the_debian_package_says_what_it_needs(self, packs, version):
        [package] = packs[0].glob("*.deb")
        field = lambda name: run("dpkg-deb", "--field", package, name).stdout.strip()
        assert field("Version") == version and field("Recommends") == "libxml2" and "libc6 (>=" in field("Depends")
        assert "root/root" in run("dpkg-deb", "--contents", package).stdout
        changes = run("bash", "-c", f"dpkg-deb --fsys-tarfile {package} | tar -xO ./usr/share/doc/cardwright/changelog.gz | gzip -dc")
        assert changes.stdout.startswith(f"cardwright ({version}) stable; urgency=medium\n\n  * The card language")

    def test_completions_are_read_by_their_shell(self, unpacked):
        path = unpacked / "share/bash-completion/completions/cardwright"
        asked = 'source "$0" && COMP_WORDS=(cardwright val) COMP_CWORD=1 COMP_LINE="cardwright val" COMP_POINT=14 COMP_TYPE=9'
        done = run("bash", "-c", asked + ' && _cardwright cardwright val cardwright && echo "${COMPREPLY[@]}"', path)
        assert done.stdout.split() == ["validate"], done.stderr
        for name in ("share/zsh/site-functions/_cardwright", "share/fish/vendor_completions.d/cardwright.fish"):
            assert "validate" in (unpacked / name).read_text()


class TestManual:
    def test_every_command_and_option_has_its_place(self, executable, unpacked):
        listed = run(executable, "--help").stdout.partition("SUBCOMMANDS:\n")[2]
        commands = re.findall(r"^  (\S+)  ", listed, re.MULTILINE)
        assert len(commands) >= 16
        pages = {path.name for path in (unpacked / "share/man/man1").iterdir()}
        assert pages == {"cardwright.1.gz", *(f"cardwright-{command}.1.gz" for command in commands)}
        for command in ["", *commands]:
            told = run(executable, *command.split(), "--help").stdout
            name = "-".join(["cardwright", *command.split()])
            shown = run("man", "--warnings", "-E", "UTF-8", "-l", unpacked / f"share/man/man1/{name}.1.gz",
                        LC_ALL="C.UTF-8", MANWIDTH="200", MAN_KEEP_FORMATTING="")
            assert (shown.returncode, shown.stderr) == (0, ""), name
            options = {option for line in told.splitlines() if re.match(r"  +-", line)
                       for option in re.findall(r"(?<![\w-])--?[a-z][\w-]*", line[:26] if line[:26].strip().startswith("-") else "")}
            assert options and {option for option in options if option not in shown.stdout} == set(), name
            assert f"{name} - " in shown.stdout
            assert ["OPTIONS" in shown.stdout, "ARGUMENTS:" in told] == [True, "\nARGUMENTS\n" in shown.stdout]

    def test_a_line_that_begins_with_a_dot_is_text(self, unpacked):
        text = gzip.decompress((unpacked / "share/man/man1/cardwright-init.1.gz").read_bytes()).decode()
        assert ".cardwright.json" in text and not re.search(r"^\.cardwright", text, re.MULTILINE)


class TestVersion:
    @pytest.mark.parametrize("path, pattern", [
        ("CHANGELOG.md", r"\A(?s:.*?)^## \[(\d[\d.]*)\] - \d{4}-\d\d-\d\d$"), ("action.yml", r"^    default: (\d[\d.]*)$"),
        ("README.md", r"(?:cardwright[-_@v]*|linux-x64-|/get )(\d+\.\d+\.\d+)"), (".ci/release/get", r"/get (\d[\d.]*)"),
        ("Sources/DocumentationGenerator/Site/guides/ci.md", r"(?:cardwright@|rev: )v(\d[\d.]*)"),
        ("editors/vscode/package.json", r'^  "version": "([\d.]+)"'), ("editors/vscode/CHANGELOG.md", r"\A(?s:.*?)^## ([\d.]+)"),
        ("editors/zed/Cargo.toml", r'^version = "([\d.]+)"'), ("editors/zed/extension.toml", r'^version = "([\d.]+)"'),
        ("editors/emacs/cardwright.el", r"^;; Version: ([\d.]+)"),
    ])
    def test_all_name_that_of_the_program(self, version, path, pattern):
        named = set(re.findall(pattern, (ROOT / path).read_text(), re.MULTILINE))
        assert named == {version}, f"{path} is to name {version}, which Sources/cardwright/Cardwright.swift says"


class TestHooks:
    """The real pre-commit in a real repository."""

    @pytest.fixture
    def repository(self, executable, tmp_path):
        hooks, team, programs = tmp_path / "hooks", tmp_path / "team", tmp_path / "bin"
        environment = {
            "PATH": f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}", "PRE_COMMIT_HOME": str(tmp_path / "cache"),
            "GIT_CONFIG_GLOBAL": os.devnull, "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
            "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com",
        }
        programs.mkdir()
        (programs / "cardwright").symlink_to(executable)
        for folder in (hooks, team):
            folder.mkdir()
            run("git", "init", "--quiet", "-b", "main", cwd=folder)
        shutil.copy(ROOT / ".pre-commit-hooks.yaml", hooks)
        run("git", "add", "--all", cwd=hooks)
        run("git", "commit", "--quiet", "--message", "Hooks", cwd=hooks, **environment)
        revision = run("git", "rev-parse", "HEAD", cwd=hooks).stdout.strip()
        names = [hook["id"] for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())]
        chosen = {"repo": str(hooks), "rev": revision, "hooks": [{"id": name} for name in names]}
        (team / ".pre-commit-config.yaml").write_text(yaml.safe_dump({"repos": [chosen]}))
        done = run("pre-commit", "install", cwd=team, **environment)
        assert done.returncode == 0, done.stdout + done.stderr

        def commit(**files: str):
            for name, text in files.items():
                (team / f"{name}.card.xml").write_text(text)
            run("git", "add", "--all", cwd=team)
            return run("git", "commit", "--message", "Cards", cwd=team, **environment)

        return team, commit

    def test_a_commit_is_checked(self, repository):
        team, commit = repository
        done = commit(order=BAD, other=GOOD)
        assert done.returncode == 1 and re.search(r"order\.card\.xml:2:4: error: .*Titel", done.stdout + done.stderr)
        done = commit(order=GOOD)
        assert done.returncode == 0, done.stdout + done.stderr
        assert (done.stdout + done.stderr).count("Passed") == 3

    def test_a_layout_is_mended_before_the_commit(self, repository):
        team, commit = repository
        done = commit(order=GOOD.replace("  <Title>", "<Title>"))
        assert done.returncode == 1 and "files were modified by this hook" in done.stdout + done.stderr
        assert (team / "order.card.xml").read_text() == GOOD
        assert commit().returncode == 0

    def test_a_scenario_that_does_not_hold_stops_it(self, repository):
        team, commit = repository
        right = (ROOT / "Examples/charging-sheet.card.xml").read_text()
        wrong = right.replace('<Expect top="points" position="peaking"/>', '<Expect top="points" position="extended"/>', 1)
        assert wrong != right
        done = commit(scene=wrong)
        assert done.returncode == 1 and re.search(r"run the scenarios of cards\.+Failed", done.stdout + done.stderr)


class TestAction:
    """The steps of action.yml as a runner does them."""

    @pytest.fixture
    def act(self, packs, version, tmp_path):
        action = yaml.safe_load((ROOT / "action.yml").read_text())
        release, cards = tmp_path / "releases" / f"v{version}", tmp_path / "cards"
        shutil.copytree(packs[0], release)
        cards.mkdir()

        def act(**inputs: str):
            values = {name: str(each["default"]) for name, each in action["inputs"].items()} | {"version": version} | inputs
            path, told = tmp_path / "path", ""
            path.write_text("")
            for step in action["runs"]["steps"]:
                if step.get("if", "") == "inputs.paths != ''" and not values["paths"]:
                    continue
                own = {name: re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda found: values[found[1]], text)
                       for name, text in step["env"].items()}
                done = run(
                    "bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"], cwd=cards, **own,
                    GITHUB_ACTION_PATH=str(ROOT), RUNNER_TEMP=str(tmp_path / "temporary"), GITHUB_PATH=str(path),
                    CARDWRIGHT_RELEASES=f"file://{release.parent}", PATH=f"{path.read_text().strip()}:{os.environ['PATH']}")
                told += done.stdout + done.stderr
                if done.returncode:
                    return done.returncode, told
            return 0, told

        act.cards, act.release, act.temporary = cards, release, tmp_path / "temporary"
        return act

    def test_findings_are_annotated(self, act):
        (act.cards / "a b.card.xml").write_text(BAD)
        status, told = act()
        assert status == 1 and "::error file=a b.card.xml,line=2" in told
        (act.cards / "c.card.xml").write_text(GOOD)
        assert act(paths="c.card.xml\n\n")[0] == 0
        assert act(paths="c.card.xml\na b.card.xml\n")[0] == 1
        assert act(paths="")[0] == 0

    def test_it_fails_from_the_severity_that_is_asked_for(self, act):
        (act.cards / "a.card.xml").write_text(GOOD.replace("<Title>", '<DetailImage src="a.png" shape="square"/>\n  <Title>'))
        assert act()[0] == 0
        assert act(**{"fail-on": "warning"})[0] == 1

    def test_what_is_not_what_was_released_is_not_installed(self, act):
        [archive] = act.release.glob("*.tar.gz")
        archive.write_bytes(archive.read_bytes()[:-1] + b"?")
        status, told = act()
        assert status == 2 and "is not what SHA256SUMS of the release says; nothing was installed" in told
        assert not (act.temporary / "cardwright").exists()

    @pytest.mark.parametrize("named, says", [("9.9.9", "is there such a release"), ("main; rm -rf", "is no version"), ("", "is no version")])
    def test_a_release_that_is_not_there_is_told(self, act, named, says):
        status, told = act(version=named)
        assert status == 2 and says in told


def test_the_workflow_that_init_writes_is_that_of_the_guide(executable, cardwright, tmp_path):
    cardwright("init", "team")
    text = (tmp_path / "team/.github/workflows/cards.yml").read_text()
    assert f"```yaml\n{text}```\n" in (ROOT / "Sources/DocumentationGenerator/Site/guides/ci.md").read_text()
    [job] = yaml.safe_load(text)["jobs"].values()
    steps = [step.get("uses", step.get("run")) for step in job["steps"]]
    assert steps[1].startswith("cardwright/cardwright@v") and "cardwright format --check ." in steps
    programs = tmp_path / "bin"
    programs.mkdir()
    (programs / "cardwright").symlink_to(executable)
    for step in steps[2:4]:
        done = run("bash", "-e", "-c", step, cwd=tmp_path / "team", PATH=f"{programs}:{os.environ['PATH']}")
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", ["action.yml", ".pre-commit-hooks.yaml", ".github/workflows/ci.yml", ".gitlab-ci.yml"])
def test_what_hosts_read_is_yaml_and_calls_what_is_there(path):
    text = (ROOT / path).read_text()
    assert yaml.safe_load(text)
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"^ +-(?: run:)? make ([a-z-]+)$", text, re.MULTILINE)) <= targets
    assert [each for each in re.findall(r"\.ci/[\w/-]+", text) if not (ROOT / each).is_file()] == []
