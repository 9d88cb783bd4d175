"""The command line as scripts and people use it: output, exit status, files, standard input, terminals."""

import json
import os
import re
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

from conftest import ROOT
from terminal import on_terminal

GOOD = """<ObjectCardView xmlns="urn:cardwright:1" id="order">
  <Title>Pump</Title>
</ObjectCardView>
"""
BAD = """<ObjectCardView xmlns="urn:cardwright:1" id="order">
  <Titel>é😀 Pump</Titel>
</ObjectCardView>
"""
# Valid, but a guideline is broken: an image that says nothing to who cannot see it.
WARNED = """<ObjectCardView xmlns="urn:cardwright:1" id="order">
  <DetailImage src="a.png" shape="square"/>
  <Title>Pump</Title>
</ObjectCardView>
"""
BROKEN = """<ObjectCardView xmlns="urn:cardwright:1" id="order">
  <Title>Pump
</ObjectCardView>
"""


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """Files and folders with good and bad cards, some to be found and some not."""
    for name, text in {
        "b.card.xml": BAD, "a.card.xml": GOOD, "deep/er/c.card.xml": BAD, ".hidden/d.card.xml": BAD, "e.xml": BAD,
    }.items():
        path = tmp_path / "cards" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "cards"


class TestValidate:
    def test_a_good_card_is_silent(self, cardwright, cards):
        done = cardwright("validate", "a.card.xml", cwd=cards)
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")

    def test_text_says_where_what_and_which(self, cardwright, cards):
        done = cardwright("validate", "b.card.xml", cwd=cards)
        assert done.returncode == 1
        first = done.stdout.decode().splitlines()[0]
        assert re.fullmatch(r"b\.card\.xml:2:4: error: .*Titel.* \[[a-z-]+\]", first)

    @pytest.mark.parametrize(
        "text, code",
        [
            (BAD, "element-unknown"),
            (BAD.replace("</Titel>", "</Titel><Subtitle>y</Subtitle>"), "element-unknown"),
            (GOOD.replace("ObjectCardView", "ObjectCardVeiw"), "root-unknown"),
            (GOOD.replace("ObjectCardView", "Header"), "root-element"),
            (GOOD.replace(' xmlns="urn:cardwright:1"', ""), "root-unknown"),
        ],
    )
    def test_one_mistake_is_one_message(self, cardwright, text, code):
        done = cardwright("validate", "--format", "json", "-", input=text)
        findings = json.loads(done.stdout)["files"][0]["findings"]
        assert [finding["code"] for finding in findings if finding["severity"] == "error"] == [code]

    def test_folders_are_searched_in_order_and_hidden_ones_left_out(self, cardwright, cards):
        done = cardwright("validate", "--format", "json", cwd=cards)
        report = json.loads(done.stdout)
        assert [file["path"] for file in report["files"]] == ["a.card.xml", "b.card.xml", "deep/er/c.card.xml"]
        assert report["summary"]["files"] == 3

    def test_json_has_the_documented_shape(self, cardwright, cards):
        report = json.loads(cardwright("validate", "--format", "json", "b.card.xml", cwd=cards).stdout)
        assert set(report) == {"files", "summary"}
        assert set(report["files"][0]) == {"path", "findings"}
        finding = report["files"][0]["findings"][0]
        assert set(finding) == {"code", "severity", "source", "message", "range", "help"}
        assert finding["source"] in {"syntax", "schema", "design", "layout"}
        assert finding["range"]["start"] == {"line": 1, "character": 3}
        for command in ("validate", "export", "import"):
            told = b" ".join(cardwright(command, "--help").stdout.split())
            assert b"In json lines and characters are counted from 0, in all others from 1." in told
        assert finding["help"] == f"cardwright explain {finding['code']}"

    @pytest.mark.parametrize("base", ["https://docs.example/codes", "../codes"])
    def test_the_help_leads_to_a_page_when_there_are_pages(self, cardwright, cards, base):
        done = cardwright("validate", "--format", "json", "--docs-base", base, "b.card.xml", cwd=cards)
        finding = json.loads(done.stdout)["files"][0]["findings"][0]
        assert finding["help"] == f"{base}/rules/{finding['code']}.html"

    def test_sarif_names_tool_rules_and_places(self, cardwright, cards):
        log = json.loads(cardwright("validate", "--format", "sarif", cwd=cards).stdout)
        assert log["version"] == "2.1.0"
        run = log["runs"][0]
        rules = run["tool"]["driver"]["rules"]
        assert len({rule["id"] for rule in rules}) == len(rules) > 30
        for result in run["results"]:
            assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
            region = result["locations"][0]["physicalLocation"]["region"]
            assert region["startLine"] >= 1 and region["startColumn"] >= 1
        assert run["columnKind"] == "utf16CodeUnits"

    def test_github_annotates_lines(self, cardwright, cards):
        done = cardwright("validate", "--format", "github", "deep", cwd=cards)
        assert done.stdout.startswith(b"::error file=deep/er/c.card.xml,line=2,endLine=2,col=4,")

    def test_annotations_and_sarif_name_files_from_the_top_of_the_repository(self, cardwright, cards, monkeypatch):
        monkeypatch.delenv("GITHUB_WORKSPACE", raising=False)
        (cards / ".git").mkdir()

        def named(folder: Path) -> list[str]:
            return [line.split("file=")[1].split(",")[0]
                    for line in cardwright("validate", "--format", "github", cwd=folder).stdout.decode().splitlines()]

        assert set(named(cards / "deep")) == {"deep/er/c.card.xml"}
        run = json.loads(cardwright("validate", "--format", "sarif", "./er", cwd=cards / "deep").stdout)["runs"][0]
        place = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
        assert place == {"uri": "deep/er/c.card.xml", "uriBaseId": "%SRCROOT%"}
        assert run["originalUriBaseIds"]["%SRCROOT%"]["uri"] == cards.as_uri() + "/"
        monkeypatch.setenv("GITHUB_WORKSPACE", str(cards.parent))
        assert set(named(cards / "deep")) == {"cards/deep/er/c.card.xml"}
        # That of another checkout says nothing of these.
        (cards.parent / "other").mkdir()
        monkeypatch.setenv("GITHUB_WORKSPACE", str(cards.parent / "other"))
        assert set(named(cards / "deep")) == {"deep/er/c.card.xml"}
        (cards.parent / "link").symlink_to(cards)
        done = cardwright("validate", "--format", "github", str(cards.parent / "link/deep/er/c.card.xml"), cwd=cards)
        assert done.stdout.startswith(b"::error file=deep/er/c.card.xml,")

    @pytest.mark.parametrize("command", ["validate", "test"])
    def test_a_report_says_what_could_not_be_read(self, cardwright, cards, command):
        done = cardwright(command, "--format", "json", "gone.card.xml", "a.card.xml", cwd=cards)
        assert done.returncode == 2
        assert json.loads(done.stdout)["unread"] == [
            {"path": "gone.card.xml", "message": "cannot read gone.card.xml: No such file or directory"}]

    def test_a_folder_that_cannot_be_searched_does_not_hide_the_others(self, cardwright, cards):
        # Paths so long are refused to everybody, rights only to some.
        made = os.open(cards / "deep", os.O_RDONLY)
        for _ in range(20):
            os.mkdir("x" * 250, dir_fd=made)
            inner = os.open("x" * 250, os.O_RDONLY, dir_fd=made)
            os.close(made)
            made = inner
        os.close(made)
        done = cardwright("validate", "--format", "json", cwd=cards)
        report = json.loads(done.stdout)
        assert done.returncode == 2 and len(report["files"]) == 3
        assert [file["message"].split(": ")[-1] for file in report["unread"]] == ["File name too long"]
        handed = cardwright("export", "--target", "adaptive", "-o", "app", "--format", "json", cwd=cards)
        assert handed.returncode == 2 and len(json.loads(handed.stdout)["unread"]) == 1
        assert (cards / "app" / "a.json").exists(), list((cards / "app").rglob("*"))
        drawn = cardwright("flow", "--boxes", cwd=cards)
        assert drawn.returncode == 2 and drawn.stdout.startswith(b"<svg") and b"File name too long" in drawn.stderr

    @pytest.mark.parametrize("command", [["validate"], ["format"], ["test"], ["validate", "p.card.xml"]])
    def test_a_pipe_is_told_and_not_waited_for(self, cardwright, cards, command):
        os.mkfifo(cards / "p.card.xml")
        done = cardwright(*command, cwd=cards)
        assert done.returncode == 2 and b"cannot read p.card.xml: it is no ordinary file" in done.stderr

    def test_what_a_shell_hands_over_is_read(self, executable, cards):
        done = subprocess.run(["bash", "-c", f"'{executable}' validate <(cat b.card.xml)"], cwd=cards, capture_output=True)
        assert done.returncode == 1 and b"element-unknown" in done.stdout

    def test_a_card_with_several_names_counts_once(self, cardwright, tmp_path):
        for name in ("a", "deep/b"):
            path = tmp_path / f"{name}.card.xml"
            path.parent.mkdir(exist_ok=True)
            path.write_text(BAD.replace('"order"', f'"{path.name[0]}"'))
        (tmp_path / "0.card.xml").symlink_to("a.card.xml")
        (tmp_path / "link").symlink_to("deep")
        (tmp_path / "deep" / "a.card.xml").symlink_to("../a.card.xml")
        for call in (["."], ["link", "."], [".", "./deep"], ["0.card.xml", "."], ["a.card.xml", "./a.card.xml", "deep"]):
            done = cardwright("validate", "--format", "json", "--fail-on", "hint", *call)
            found = {file["path"]: [finding["code"] for finding in file["findings"]] for file in json.loads(done.stdout)["files"]}
            assert sorted(path.split("/")[-1] for path in found) == ["a.card.xml", "b.card.xml"], call
            assert all(set(codes) == {"element-unknown"} for codes in found.values()), found
        (tmp_path / ".cardwright.json").write_text("{}")
        assert b"has the id" not in cardwright("validate", "0.card.xml").stdout
        assert cardwright("validate", "--fix", "--dry-run").stdout.decode().count("--- ") == 2

    def test_standard_input(self, cardwright):
        done = cardwright("validate", "-", input=BAD)
        assert done.returncode == 1 and done.stdout.startswith(b"<stdin>:2:4: error:")
        done = cardwright("validate", "-", "--stdin-path", "x/y.card.xml", input=BAD)
        assert done.stdout.startswith(b"x/y.card.xml:2:4: error:")

    @pytest.mark.parametrize("severity, status", [("error", 0), ("warning", 1), ("info", 1)])
    def test_fail_on_draws_the_line(self, cardwright, severity, status):
        done = cardwright("validate", "-", "--format", "json", "--fail-on", severity, input=WARNED)
        summary = json.loads(done.stdout)["summary"]
        assert summary["errors"] == 0 and summary["warnings"] > 0
        assert done.returncode == status

    @pytest.mark.parametrize(
        "arguments",
        [
            ["validate", "nothing.card.xml"], ["validate", "--format", "yaml"], ["validate", "--jobs", "0"],
            ["validate", "empty"], ["validate", "-", "a.card.xml"], ["validate", "--fail-on", "loud"], ["frobnicate"],
            ["explain"], ["explain", "no-such-code"], ["schema", "nothing.xsd"], ["format", "nothing.card.xml"],
        ],
    )
    def test_wrong_use_and_unreadable_input_end_with_2(self, cardwright, cards, arguments):
        (cards / "empty").mkdir()
        done = cardwright(*arguments, cwd=cards)
        assert done.returncode == 2
        assert done.stdout == b"" and done.stderr != b""

    def test_an_unreadable_file_does_not_hide_the_others(self, cardwright, cards):
        done = cardwright("validate", "nothing.card.xml", "b.card.xml", cwd=cards)
        assert done.returncode == 2
        assert b"b.card.xml:2:4" in done.stdout and b"nothing.card.xml" in done.stderr

    def test_the_order_does_not_depend_on_the_number_of_jobs(self, cardwright, tmp_path):
        for index in range(300):
            (tmp_path / f"{index:03}.card.xml").write_text(BAD if index % 7 else GOOD)
        outputs = {cardwright("validate", "--jobs", jobs).stdout for jobs in ("1", "2", "9")}
        assert len(outputs) == 1
        paths = [line.split(b":")[0] for line in outputs.pop().splitlines()]
        assert paths == sorted(paths)

    @pytest.mark.parametrize("options", [[], ["--format", "text"], ["--cross-check"]])
    def test_many_paths_may_be_named(self, cardwright, tmp_path, options):
        names = [f"{index:03}.card.xml" for index in range(500)]
        for index, name in enumerate(names):
            (tmp_path / name).write_text(BAD.replace("order", f"order-{index}"))
        for arguments in ([*options, *names], [*names, *options]):
            lines = cardwright("validate", *arguments).stdout.decode().splitlines()
            assert [line.split(":")[0] for line in lines] == names

    @pytest.mark.parametrize(
        "path", ["../secret.png", "../cards/../secret.png", "link.png", "folder/secret.png", "pipe.png"]
    )
    def test_nothing_outside_the_folder_is_looked_at(self, cardwright, cards, path):
        (cards.parent / "secret.png").write_bytes(b"secret")
        (cards / "link.png").symlink_to("../secret.png")
        (cards / "folder").symlink_to("..")
        os.mkfifo(cards / "pipe.png")
        (cards / "a.card.xml").write_text(WARNED.replace("a.png", path))
        # Told from the folder itself, from beside it and by its whole path.
        for where, name in [(cards, "a.card.xml"), (cards / "deep", "../a.card.xml"), (cards, str(cards / "a.card.xml"))]:
            done = cardwright("validate", "--format", "json", name, cwd=where)
            findings = json.loads(done.stdout)["files"][0]["findings"]
            assert "file-missing" in [finding["code"] for finding in findings], where

    def test_what_lies_in_the_working_folder_is_found(self, cardwright, cards):
        (cards / "a.png").write_bytes(b"picture")
        (cards / "deep" / "a.card.xml").write_text(WARNED.replace("a.png", "../a.png"))
        for name in ["deep/a.card.xml", "./deep/../deep/a.card.xml", str(cards / "deep" / "a.card.xml")]:
            assert b"file-missing" not in cardwright("validate", name, cwd=cards).stdout, name
        assert b"file-missing" in cardwright("validate", "a.card.xml", cwd=cards / "deep").stdout

    def test_a_file_that_no_card_can_name_is_not_meant(self, cardwright, cards):
        (cards / "c{d}.png").write_bytes(b"picture")
        (cards / "a.card.xml").write_text(WARNED.replace("a.png", "cd.png"))
        told = cardwright("validate", "a.card.xml", cwd=cards).stdout
        assert b"file-missing" in told and b"did you mean" not in told
        (cards / "cdx.png").write_bytes(b"picture")
        assert "did you mean “cdx.png”?" in cardwright("validate", "a.card.xml", cwd=cards).stdout.decode()

    def test_a_terminal_shows_source_caret_and_colour(self, executable, cards):
        text = on_terminal(executable, "validate", "b.card.xml", cwd=cards)
        assert "\x1b[" in text
        plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
        assert "   2 |   <Titel>é😀 Pump</Titel>\n     |    ^~~~~" in plain
        assert "1 file: 1 error" in plain

    def test_no_color_is_honoured(self, executable, cards):
        text = on_terminal(executable, "validate", "b.card.xml", cwd=cards, env={"NO_COLOR": "1"})
        assert "\x1b[" not in text and "^~~~~" in text

    def test_libxml2_agrees(self, cardwright, cards, examples):
        for folder in (cards, examples):
            done = cardwright("validate", "--cross-check", "--format", "json", cwd=folder)
            codes = {f["code"] for file in json.loads(done.stdout)["files"] for f in file["findings"]}
            assert "verdicts-differ" not in codes

    def test_without_libxml2_only_its_opinion_is_missing(self, cardwright, cards, tmp_path):
        (tmp_path / "libxml2.so.2").write_text("not a library")
        without = {"LD_LIBRARY_PATH": str(tmp_path)}
        done = cardwright("validate", "--cross-check", "b.card.xml", cwd=cards, env=without)
        assert (done.returncode, done.stdout) == (2, b"")
        assert b"libxml2 (libxml2.so.2), which is not on this system; install it" in done.stderr
        plain = cardwright("validate", "b.card.xml", cwd=cards, env=without)
        assert plain.returncode == 1 and b"Titel" in plain.stdout

    def test_every_example_is_free_of_errors_and_warnings(self, cardwright, examples):
        done = cardwright("validate", "--format", "json", "--fail-on", "warning", ".", cwd=examples)
        findings = [finding for file in json.loads(done.stdout)["files"] for finding in file["findings"]]
        assert (done.returncode, {finding["severity"] for finding in findings} - {"info", "hint"}) == (0, set())

    def test_a_closed_pipe_is_no_trouble(self, executable, cards):
        process = subprocess.Popen(f"{executable} validate --format json . | head -c 1", shell=True, cwd=cards,
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        output, errors = process.communicate(timeout=60)
        assert (output, errors) == (b"{", b"")


class TestFormat:
    UGLY = '<ObjectCardView xmlns="urn:cardwright:1"   id="order">\n<Title>Pump  A</Title></ObjectCardView>'
    NEAT = '<ObjectCardView xmlns="urn:cardwright:1" id="order">\n  <Title>Pump  A</Title>\n</ObjectCardView>\n'

    def test_files_are_rewritten_and_keep_their_permissions(self, cardwright, tmp_path):
        path = tmp_path / "a.card.xml"
        path.write_text(self.UGLY)
        path.chmod(0o640)
        done = cardwright("format", "a.card.xml")
        assert (done.returncode, done.stdout) == (0, b"a.card.xml\n")
        assert path.read_text() == self.NEAT
        assert stat.S_IMODE(path.stat().st_mode) == 0o640
        assert os.listdir(tmp_path) == ["a.card.xml"]

    def test_formatting_twice_changes_nothing(self, cardwright, examples):
        cardwright("format", ".", cwd=examples)
        done = cardwright("format", "--check", ".", cwd=examples)
        assert (done.returncode, done.stdout) == (0, b"")

    def test_the_examples_are_formatted(self, cardwright, examples):
        done = cardwright("format", "--check", ".", cwd=examples)
        assert (done.returncode, done.stdout) == (0, b"")

    def test_check_lists_and_writes_nothing(self, cardwright, tmp_path):
        path = tmp_path / "a.card.xml"
        path.write_text(self.UGLY)
        done = cardwright("format", "--check")
        assert (done.returncode, done.stdout) == (1, b"a.card.xml\n")
        assert path.read_text() == self.UGLY

    def test_standard_input_goes_to_standard_output(self, cardwright):
        done = cardwright("format", "-", input=self.UGLY)
        assert (done.returncode, done.stdout.decode()) == (0, self.NEAT)
        assert cardwright("format", "-", input=self.NEAT).stdout.decode() == self.NEAT

    def test_a_broken_file_is_left_alone(self, cardwright, tmp_path):
        path = tmp_path / "a.card.xml"
        path.write_text(BROKEN)
        done = cardwright("format", "a.card.xml")
        assert done.returncode == 1 and b"a.card.xml:2:" in done.stderr
        assert path.read_text() == BROKEN


    @pytest.mark.parametrize("encoding", ["UTF-16", "ISO-8859-1", "windows-1252"])
    def test_a_file_in_another_encoding_is_left_alone(self, cardwright, tmp_path, encoding):
        file = tmp_path / "a.card.xml"
        data = f'<?xml version="1.0" encoding="{encoding}"?>\n{GOOD.replace("Pump", "Grüße")}'.encode(encoding)
        file.write_bytes(data)
        assert cardwright("validate", str(file)).returncode == 0
        done = cardwright("format", str(file))
        assert done.returncode == 1 and file.read_bytes() == data
        assert f"it is stored as {encoding}; save it as UTF-8" in done.stderr.decode()


class TestExplainAndSchema:
    def test_every_code_has_an_explanation(self, cardwright):
        listed = cardwright("explain", "--list").stdout.decode().splitlines()
        codes = [line.split()[0] for line in listed]
        assert len(set(codes)) == len(codes) > 30
        for code in codes[::10]:
            done = cardwright("explain", code)
            assert done.returncode == 0 and done.stdout.decode().startswith(code)

    def test_a_slip_gets_a_suggestion(self, cardwright):
        for code, meant in (("end-tag-mising", "end-tag-missing"), ("one-primary", "one-primary-action")):
            assert f"did you mean “{meant}”?" in cardwright("explain", code).stderr.decode()

    def test_the_schemas_come_out_as_they_are_and_work(self, cardwright, tmp_path):
        source = Path(__file__).resolve().parents[2] / "Schemas"
        assert cardwright("schema", "--output", "out/xsd").returncode == 0
        names = sorted(path.name for path in source.glob("*.xsd"))
        assert sorted(os.listdir(tmp_path / "out" / "xsd")) == names
        for name in names:
            assert (tmp_path / "out" / "xsd" / name).read_bytes() == (source / name).read_bytes()
        (tmp_path / "a.card.xml").write_text(GOOD)
        command = ["xmllint", "--noout", "--schema", "out/xsd/card.xsd", "a.card.xml"]
        assert subprocess.run(command, cwd=tmp_path, capture_output=True).returncode == 0
        assert cardwright("schema", "card.xsd").stdout == (source / "card.xsd").read_bytes()


    @pytest.mark.parametrize("mask, permissions", [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
    def test_new_files_have_the_permissions_that_the_mask_leaves(self, executable, tmp_path, mask, permissions):
        subprocess.run([executable, "schema", "--output", tmp_path / "xsd"], check=True, umask=mask, capture_output=True)
        assert {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "xsd").iterdir()} == {permissions}


class TestExecutable:
    def test_it_works_after_being_copied_elsewhere(self, executable, tmp_path):
        """Nothing of the build folder is needed: the schemas are inside."""
        copy = tmp_path / "bin" / "cw"
        copy.parent.mkdir()
        shutil.copy(executable, copy)
        done = subprocess.run([copy, "validate", "-"], input=BAD.encode(), capture_output=True, cwd="/", env={})
        assert done.returncode == 1 and b"Titel" in done.stdout
        done = subprocess.run([copy, "schema"], capture_output=True, cwd="/", env={})
        assert b"card.xsd" in done.stdout

    def test_it_says_its_version(self, cardwright):
        assert re.fullmatch(rb"\d+\.\d+\.\d+\n", cardwright("--version").stdout)

    def test_bash_completes(self, executable, tmp_path):
        script = subprocess.run([executable, "--generate-completion-script", "bash"], capture_output=True, check=True)
        (tmp_path / "completions").write_bytes(script.stdout)
        probe = """
        source completions
        complete -p cardwright
        COMP_WORDS=(cardwright val) COMP_CWORD=1 COMP_LINE='cardwright val' COMP_POINT=14
        _cardwright
        echo "${COMPREPLY[@]}"
        """
        done = subprocess.run(["bash", "-c", probe], capture_output=True, text=True, cwd=tmp_path,
                              env={**os.environ, "PATH": f"{executable.parent}:{os.environ['PATH']}"})
        assert "validate" in done.stdout.splitlines()[-1], done.stderr

    def test_shells_offer_the_words_that_options_take(self, cardwright):
        described = json.loads(cardwright("--experimental-dump-help").stdout)
        offered = {
            (command["commandName"], argument["preferredName"]["name"]): argument.get("completionKind", {}).get("list", {}).get("values", [])
            for command in described["command"]["subcommands"] for argument in command.get("arguments", [])
            if argument["kind"] == "option"}
        for option, word in {
            ("export", "target"): "swiftui", ("import", "from"): "ui5", ("new", "family"): "ObjectCardView",
            ("new", "variation"): "oneAction", ("new", "like"): "work-order", ("test", "device"): "iphone-15",
        }.items():
            assert word in offered[option], option
        for shell in ("bash", "zsh", "fish"):
            script = cardwright("--generate-completion-script", shell).stdout.decode()
            assert all(word in script for word in ("swiftui", "oneAction", "work-order", "iphone-15")), shell

    @pytest.mark.parametrize("shell", ["zsh", "fish"])
    def test_other_shells_get_a_script(self, cardwright, shell):
        done = cardwright("--generate-completion-script", shell)
        assert done.returncode == 0 and b"validate" in done.stdout


class TestSample:
    CARD = """<CardList xmlns="urn:cardwright:1" id="parts" sample="parts.json">
  <ObjectCardView each="{parts}" target="part">
    <Title>{name}</Title>
    <Status kind="{state}">{stock/left} left</Status>
  </ObjectCardView>
  <EmptyState><Title>No parts</Title></EmptyState>
</CardList>
"""

    def test_a_sample_is_written_that_fits(self, cardwright, tmp_path):
        (tmp_path / "a.card.xml").write_text(self.CARD)
        result = cardwright("sample", "a.card.xml", cwd=tmp_path)
        assert (result.returncode, result.stdout) == (0, b"parts.json\n")
        parts = json.loads((tmp_path / "parts.json").read_text())["parts"]
        assert len(parts) == 3 and parts[0]["name"] == "Name 1" and set(parts[0]["stock"]) == {"left"}
        assert cardwright("validate", "a.card.xml", cwd=tmp_path).stdout.count(b"binding-") == 0

    def test_its_folder_is_made(self, cardwright, tmp_path):
        (tmp_path / "a.card.xml").write_text(self.CARD.replace("parts.json", "samples/new/parts.json"))
        assert cardwright("sample", "a.card.xml", cwd=tmp_path).stdout == b"samples/new/parts.json\n"
        assert (tmp_path / "samples/new/parts.json").exists()

    def test_a_file_that_is_there_is_left_alone(self, cardwright, tmp_path):
        (tmp_path / "a.card.xml").write_text(self.CARD)
        (tmp_path / "parts.json").write_text("{}")
        refused = cardwright("sample", "a.card.xml", cwd=tmp_path)
        assert refused.returncode == 2 and b"--force" in refused.stderr
        assert (tmp_path / "parts.json").read_text() == "{}"
        assert cardwright("sample", "--force", "a.card.xml", cwd=tmp_path).returncode == 0
        assert "Name 1" in (tmp_path / "parts.json").read_text()
        shown = cardwright("sample", "a.card.xml", "-o", "-", cwd=tmp_path)
        assert json.loads(shown.stdout)["parts"][2]["name"] == "Name 3"

    def test_nothing_is_written_outside_of_the_folder(self, cardwright, tmp_path):
        folder = tmp_path / "cards"
        folder.mkdir()
        (folder / "a.card.xml").write_text(self.CARD.replace("parts.json", "../parts.json"))
        assert cardwright("sample", "cards/a.card.xml", cwd=tmp_path).returncode == 2
        assert not (tmp_path / "parts.json").exists()

    def test_a_huge_sample_is_not_read(self, cardwright, tmp_path):
        (tmp_path / "a.card.xml").write_text(self.CARD)
        with open(tmp_path / "parts.json", "w") as file:
            file.write('{"parts": [' + ",".join(['{"name": "Seal", "state": "positive"}'] * 500_000) + "]}")
        result = cardwright("validate", "a.card.xml", cwd=tmp_path)
        assert b"sample-unreadable" in result.stdout and b"16 MB" in result.stdout


class TestFixing:
    """`validate --fix`."""

    def test_what_can_be_fixed_is_written_and_the_rest_reported(self, cardwright, tmp_path):
        (tmp_path / "a.card.xml").write_text(BAD.replace("</Titel>", "</Titel>\n  <DetailImage src='a.png'/>"))
        (tmp_path / "b.card.xml").write_text(GOOD)
        before = (tmp_path / "b.card.xml").stat().st_mtime_ns
        fixed = cardwright("validate", "--fix")
        text = (tmp_path / "a.card.xml").read_text()
        assert "<Title>é😀 Pump</Title>" in text
        assert fixed.stderr.decode().startswith("fixed ") and "in 1 file\n" in fixed.stderr.decode()
        assert b"Titel" not in fixed.stdout and b"file-missing" in fixed.stdout
        assert (tmp_path / "b.card.xml").stat().st_mtime_ns == before

    def test_a_dry_run_shows_a_diff_that_git_applies_and_writes_nothing(self, cardwright, cards, tmp_path):
        before = {path: path.read_bytes() for path in cards.rglob("*.xml")}
        shown = cardwright("validate", "--fix", "--dry-run", "cards")
        assert shown.returncode == 1 and shown.stderr == b"would fix 2 findings in 2 files\n"
        assert {path: path.read_bytes() for path in cards.rglob("*.xml")} == before
        applied = subprocess.run(
            ["git", "apply", "--unsafe-paths", "-p1"], input=shown.stdout, cwd=tmp_path, capture_output=True,
            env={**os.environ, "GIT_CEILING_DIRECTORIES": str(tmp_path.parent)})
        assert applied.returncode == 0, applied.stderr
        patched = {path: path.read_bytes() for path in cards.rglob("*.xml")}
        assert patched != before
        for path, contents in before.items():
            path.write_bytes(contents)
        cardwright("validate", "--fix", "cards")
        assert {path: path.read_bytes() for path in cards.rglob("*.xml")} == patched
        again = cardwright("validate", "--fix", "--dry-run", "cards")
        assert again.returncode == 0 and again.stdout == b""

    def test_targets_that_are_misspelt_are_mended_once_all_files_are_known(self, cardwright, tmp_path):
        home, order = tmp_path / "home.card.xml", tmp_path / "order.card.xml"
        text = GOOD.replace("<ObjectCardView", '<ObjectCardView target="ordr.card.xml#head"').replace("Title>", "Titel>")
        home.write_text(text)
        order.write_text(GOOD.replace('id="order"', 'id="part" target="haed"').replace("<Title", '<Title id="head"'))
        shown = cardwright("validate", "--fix", "--dry-run")
        assert shown.returncode == 1 and home.read_text() == text
        assert b'+<ObjectCardView target="order.card.xml#head"' in shown.stdout
        assert shown.stderr == b"would fix 3 findings in 2 files\n"
        fixed = cardwright("validate", "--fix", "--format", "json")
        assert fixed.stderr.startswith(b"fixed 3 findings in 2 files"), fixed.stderr
        assert 'target="head"' in order.read_text()
        assert 'target="order.card.xml#head"' in home.read_text() and "<Titel" not in home.read_text()
        # No way led to it before.
        assert b"card-unreached" not in fixed.stdout and b"target-missing" not in fixed.stdout
        again = cardwright("validate", "--fix")
        assert again.stderr.startswith(b"fixed 0 findings in 0 files") and again.returncode == 0

    def test_what_is_mended_across_files_is_neither_cut_nor_taken_from_what_is_ignored(self, cardwright, tmp_path):
        (tmp_path / "order.card.xml").write_text(GOOD)
        way = "<ObjectCell target='{}'><Title>A</Title></ObjectCell>"
        names = [f"nowhere-{number}-at-all.card.xml" for number in range(1_000)] + ["ordr.card.xml"]
        many = f"<ObjectCellList xmlns='urn:cardwright:1' id='many'>{''.join(map(way.format, names))}</ObjectCellList>"
        (tmp_path / "many.card.xml").write_text(many)
        assert b"would fix 1 finding in 1 file" in cardwright("validate", "--fix", "--dry-run").stderr
        reason = "<?cardwright ignore='target-missing' reason='It comes later'?>"
        ignored = f"<ObjectCellList xmlns='urn:cardwright:1' id='many'>{reason}{way.format('ordr.card.xml')}</ObjectCellList>"
        (tmp_path / "many.card.xml").write_bytes(ignored.encode("utf-16"))
        fixed = cardwright("validate", "--fix", "--fail-on", "error")
        assert fixed.returncode == 0 and b"stored as UTF-8" not in fixed.stderr, fixed

    def test_what_may_change_the_meaning_is_fixed_only_where_that_is_asked_for(self, cardwright, tmp_path):
        text = GOOD.replace("</Title>\n", "</Title>\n  <Subtitle>A</Subtitle>\n  <Subtitle>B</Subtitle>\n")
        (tmp_path / "a.card.xml").write_text(text)
        cardwright("validate", "--fix")
        assert (tmp_path / "a.card.xml").read_text() == text
        unsafe = cardwright("validate", "--fix-unsafe")
        assert unsafe.returncode == 0 and (tmp_path / "a.card.xml").read_text().count("<Subtitle>") == 1

    def test_other_encodings_are_named_and_left_alone(self, cardwright, tmp_path):
        contents = BAD.encode("utf-16")
        (tmp_path / "a.card.xml").write_bytes(contents)
        fixed = cardwright("validate", "--fix")
        assert fixed.returncode == 2 and b"stored as UTF-8" in fixed.stderr
        assert (tmp_path / "a.card.xml").read_bytes() == contents

    @pytest.mark.parametrize("arguments", [("--dry-run",), ("--fix", "-")])
    def test_calls_that_mean_nothing_are_refused(self, cardwright, arguments):
        assert cardwright("validate", *arguments).returncode == 2


class TestWrongCalls:
    """What could have been meant is said."""

    def choices(self, cardwright) -> list[tuple[str, str, str]]:
        """Every option that takes one of some words: its command, its name, and the longest of the words."""
        described = json.loads(cardwright("--experimental-dump-help").stdout)
        found = []
        for command in described["command"]["subcommands"]:
            for argument in command.get("arguments", []):
                kind = argument.get("completionKind", {})
                words = argument.get("allValues") or kind.get("list", {}).get("values", [])
                if argument["kind"] == "option" and words:
                    found.append((command["commandName"], "--" + argument["preferredName"]["name"], max(words, key=len)))
        return found

    def test_every_option_with_words_suggests_the_nearest(self, cardwright):
        choices = self.choices(cardwright)
        assert {("validate", "--format"), ("flow", "--format"), ("lsp", "--log-level"), ("render", "--text-size")} <= {
            (command, option) for command, option, _ in choices}
        for command, option, word in choices:
            done = cardwright(command, option, word + "x")
            said = done.stderr.decode()
            assert done.returncode == 2 and re.search(f"[Dd]id you mean '?{re.escape(word)}'?\\?", said), (command, option, said)

    @pytest.mark.parametrize("call, word", [
        (["validate", "--format", "jnuit"], "junit"), (["test", "--device", "android-phone"], "android-compact"),
        (["flow", "--format", "sgv"], "svg"), (["validdate"], "validate"), (["validate", "--fail-on", "it's eror"], "error"),
    ])
    def test_the_nearest_is_suggested(self, cardwright, call, word):
        done = cardwright(*call)
        assert done.returncode == 2
        assert ("id you mean" in done.stderr.decode()) == (call[-1] != "it's eror")
        assert word in done.stderr.decode()

    @pytest.mark.parametrize("call, words", [
        (["validate", "--jobs", "-3"], "--jobs takes a number from 1 on"),
        (["preview", "--port", "-1"], "it must be a number from 1 to 65535"),
        (["preview", "--port", "99999"], "it must be a number from 1 to 65535"),
        (["render", "a.card.xml", "-o", "a.svg", "--width", "-5"], "it must be a number from 1 to 10000"),
        (["render", "a.card.xml", "-o", "a.svg", "--scale", "-1"], "--scale must lie between 1 and 4"),
        (["render", "a.card.xml", "-o", "a.svg", "--scenario", "s", "--step", "1", "--at", "-1"], "--at takes seconds from 0"),
        (["docs", "-o", "site", "--base-url", "not a url"], "it must be an address such as"),
        (["validate", "--docs-base", "javascript:alert(1)"], "it must be an address such as"),
        (["diff", "--docs-base", "https://"], "it must be an address such as"),
        (["diff", "--docs-base", "//machine/docs"], "it must be an address such as"),
        (["diff", "--docs-base", "/\\machine/docs"], "it must be an address such as"),
        (["validate", "--docs-base", "../docs", "--format", "sarif"], "SARIF is read elsewhere"),
        (["snapshot", "--check", "--report", "r.pdf"], "r.pdf would be taken for something else than a text"),
        (["diff", "-o", "r.svg"], "r.svg would be taken for something else than a text"),
        (["diff", "--format", "json", "-o", "r.pdf"], "--format json and a .pdf file contradict one another"),
        (["diff", "--format", "text", "-o", "r.md"], "--format text and a .md file contradict one another"),
        (["diff", "--format", "text", "-o", "a.card.xml"], "a.card.xml is the name of a card"),
    ])
    def test_what_no_option_takes_is_refused_with_what_it_does(self, cardwright, tmp_path, call, words):
        done = cardwright(*call, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, b"") and words in done.stderr.decode()
        assert not list(tmp_path.iterdir())

    def test_a_command_that_is_like_none_is_one_sentence(self, cardwright):
        done = cardwright("xyzzy")
        assert (done.returncode, done.stderr.decode()) == (
            2, "cardwright: there is no command “xyzzy”; “cardwright --help” tells what there is\n")
        done = cardwright("help", "validdate")
        assert (done.returncode, done.stdout, done.stderr.decode()) == (
            2, b"", "cardwright: there is no command “validdate”; did you mean validate? “cardwright --help” tells what there is\n")
        for call in (["help"], ["help", "help"], ["help", "-h"]):
            assert cardwright(*call).returncode == 0
        assert cardwright("help", "validate").returncode == 0 and cardwright("--version").returncode == 0


class TestFirstCard:
    """The guide for beginners, to the letter."""

    def test_no_step_ends_with_a_finding_that_the_guide_does_not_mention(self, cardwright, tmp_path):
        guide = (ROOT / "Sources/DocumentationGenerator/Site/guides/first-card.md").read_text()
        listings = re.findall(r"^```(xml|json)[^\n]*\n(.*?)^```$", guide, re.M | re.S)
        assert [kind for kind, _ in listings] == ["xml", "xml", "xml", "xml", "json", "xml"]
        for kind, text in listings:
            if kind == "json":
                (tmp_path / "samples").mkdir()
                (tmp_path / "samples" / "orders.json").write_text(text)
                continue
            (tmp_path / "order.card.xml").write_text(text)
            done = cardwright("validate", "--fail-on", "hint", "order.card.xml")
            assert (done.returncode, done.stdout) == (0, b""), text
            assert cardwright("render", "order.card.xml", "-o", "order.svg").returncode == 0


class TestRoomToGrow:
    """What becomes of cards in other languages."""

    CARD = """<Card xmlns="urn:cardwright:1" id="parts" target="x">
  <Header>
    <Title>Spare parts</Title>
    <Subtitle>Below the reorder point in plant and stock</Subtitle>
    <HeaderAction icon="actions.filter" label="Filter"/>
  </Header>
  <Footer>
    <Action id="order" role="primary">Order</Action>
    <Action id="later">Remind me later</Action>
  </Footer>
</Card>
"""

    def growth(self, cardwright, tmp_path, *options: str) -> list[str]:
        (tmp_path / "a.card.xml").write_text(self.CARD)
        result = cardwright("validate", *options, "--format", "json", "a.card.xml")
        findings = [finding for file in json.loads(result.stdout)["files"] for finding in file["findings"]]
        assert result.returncode == 0, "hints fail no run"
        return [finding["message"] for finding in findings if finding["code"] == "text-growth"]

    def test_texts_without_room_are_told_only_when_asked_for(self, cardwright, tmp_path):
        assert self.growth(cardwright, tmp_path) == []
        told = self.growth(cardwright, tmp_path, "--pseudo")
        room = r"“Below the reorder point in plant and stock” has 42 characters and room for \d+ at 320 pt; in other"
        assert any(re.search(room, text) for text in told)
        assert self.growth(cardwright, tmp_path, "--pseudo", "longer") == told
        german = self.growth(cardwright, tmp_path, "--pseudo", "de")
        assert german and all("in German" in text for text in german)
        assert len(self.growth(cardwright, tmp_path, "--pseudo", "ru")) <= len(german)

    def test_a_card_in_the_language_does_not_grow_into_it(self, cardwright, tmp_path, monkeypatch):
        monkeypatch.setattr(TestRoomToGrow, "CARD", self.CARD.replace("<Card ", '<Card xml:lang="de" ', 1))
        assert self.growth(cardwright, tmp_path, "--pseudo", "de") == []
        assert self.growth(cardwright, tmp_path, "--pseudo", "nl")

    def test_languages_in_which_nothing_grows_are_known_too(self, cardwright, tmp_path):
        assert self.growth(cardwright, tmp_path, "--pseudo", "tr")
        for language in ("en", "ja", "zh", "ko", "he"):
            assert self.growth(cardwright, tmp_path, "--pseudo", language) == []
        told = cardwright("validate", "--pseudo", "de", "--pseudo", "ja", "a.card.xml").stderr.decode()
        assert told == "cardwright: --pseudo ja can find nothing: texts become no longer in Japanese\n"

    @pytest.mark.parametrize("command", [["validate"], ["render", "-o", "a.svg"]])
    def test_half_of_a_language_suggests_none(self, cardwright, command):
        done = cardwright(*command, "a.card.xml", "--pseudo", "gr")
        assert done.returncode == 2 and "id you mean" not in done.stderr.decode() and "mirrored" in done.stderr.decode()

    def test_the_option_needs_no_value_before_a_path(self, cardwright, tmp_path):
        (tmp_path / "a.card.xml").write_text(self.CARD)
        bare = cardwright("render", "--pseudo", "a.card.xml", "-o", "-", "--format", "svg")
        named = cardwright("render", "a.card.xml", "-o", "-", "--format", "svg", "--pseudo", "longer")
        assert bare.returncode == 0 and bare.stdout == named.stdout and "[Šp".encode() in bare.stdout
        refused = cardwright("validate", "--pseudo", "klingon", "a.card.xml")
        assert refused.returncode == 2 and b"longer" in refused.stderr
