"""`.cardwright.json`: what a project sets, where it comes from, and what becomes of it in every command."""

import json
import os
import re
import shlex
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from conftest import ROOT
from test_command_line import BAD, GOOD, WARNED


@pytest.fixture
def project(tmp_path: Path):
    """Writes files of a project that git holds."""
    (tmp_path / ".git").mkdir()

    def write(**files: str) -> Path:
        for name, text in files.items():
            path = tmp_path / name.replace("__", "/").replace("_", ".")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            # The picture that cards name.
            (path.parent / "a.png").touch()
        return tmp_path

    return write


def codes(result) -> list[str]:
    """The codes of the findings in a report as JSON."""
    return [finding["code"] for file in json.loads(result.stdout)["files"] for finding in file["findings"]]


def configure(folder: Path, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".cardwright.json").write_text(text)


def test_rules_are_off_or_have_another_severity(cardwright, project):
    folder = project(a_card_xml=WARNED)
    [code] = set(codes(cardwright("validate", "--format", "json")))
    configure(folder, '{ "rules": { "%s": "off", } } // all of them' % code)
    assert codes(cardwright("validate", "--format", "json")) == []
    configure(folder, '{ "rules": { "%s": "error" } }' % code)
    assert cardwright("validate").returncode == 1
    configure(folder, '{ "rules": { "%s": "hint" } }' % code)
    assert b"hint:" in cardwright("validate").stdout


BOUND = """<ObjectCardView xmlns="urn:cardwright:1" id="order" sample="orders.json">
  <Title>{title}</Title>
  <Status>{state}</Status>
</ObjectCardView>
"""


def test_cards_are_checked_drawn_and_run_with_sample_sets(cardwright, project):
    folder = project(
        a_card_xml=BOUND, b_card_xml=GOOD.replace('id="order"', 'id="other"'), orders_json='{"title": "Pump", "state": "Open"}',
        no_json='{"title": "Nothing"}', sub__x_json="{")
    configure(folder, '{ "samples": { "empty": { "orders.json": "no.json" }, "same": { "./orders.json": "sub/../orders.json" } } }')
    result = cardwright("validate", "--format", "json")
    messages = [x["message"] for f in json.loads(result.stdout)["files"] for x in f["findings"]]
    assert len(messages) == 1 and messages[0].endswith("(with sample set “empty”)") and "state" in messages[0]
    alone = cardwright("validate", "--sample", "empty", "--format", "json")
    assert [x["message"] for f in json.loads(alone.stdout)["files"] for x in f["findings"]] == [
        messages[0].removesuffix(" (with sample set “empty”)")]
    assert codes(cardwright("validate", "--sample", "same", "--format", "json")) == []
    drawn = cardwright("render", "a.card.xml", "-o", "-", "--format", "svg", "--sample", "empty")
    assert b"Nothing" in drawn.stdout and b"Pump" not in drawn.stdout
    refused = cardwright("validate", "--sample", "empty", "--fix")
    assert refused.returncode == 2 and b"leave --sample out" in refused.stderr
    for command in [("validate",), ("test",), ("render", "a.card.xml", "-o", "-")]:
        wrong = cardwright(*command, "--sample", "emty")
        assert wrong.returncode == 2 and "there is no sample set “emty”; did you mean “empty”?" in wrong.stderr.decode()
    shown = cardwright("config", "--show", "a.card.xml").stdout.decode()
    assert 'samples.empty.orders.json = "no.json"  (.cardwright.json:1)' in shown


@pytest.mark.parametrize("own, other, unused", [("Open", None, False), (None, "Open", False), ("Open", "Shut", True)])
def test_an_instruction_is_of_use_where_it_ignores_something_with_one_of_the_sets(cardwright, project, own, other, unused):
    sample = lambda state: json.dumps({"title": "Pump"} | ({"state": state} if state else {}))
    folder = project(
        a_card_xml=BOUND.replace("  <Status", '  <?cardwright ignore="binding-unknown" reason="optional"?>\n  <Status'),
        orders_json=sample(own), no_json=sample(other))
    configure(folder, '{ "samples": { "empty": { "orders.json": "no.json" } } }')
    assert codes(cardwright("validate", "--format", "json")) == (["ignore-unused"] if unused else [])


def test_samples_are_read_wherever_one_stands_in_a_project(cardwright, project):
    folder = project(
        sub__c_card_xml=BOUND.replace("orders.json", "../orders.json"), orders_json='{"title": "Pump", "state": "Open"}',
        no_json='{"title": "Nothing"}')
    configure(folder, '{ "samples": { "empty": { "orders.json": "no.json" } } }')
    told = [codes(cardwright("validate", "--format", "json", cwd=place)) for place in (folder, folder / "sub")]
    assert told == [["binding-unknown"], ["binding-unknown"]]
    drawn = cardwright("render", "c.card.xml", "-o", "-", "--sample", "empty", cwd=folder / "sub")
    assert b"Nothing" in drawn.stdout


def test_the_files_of_sample_sets_are_looked_for(cardwright, project):
    folder = project(a_card_xml=BOUND.replace("{state}", "Open").replace("{title}", "Pump"), orders_json="{}", broken_json="{")
    configure(folder, '{ "samples": { "empty": { "order.json": "broken.json", "orders.json": "gone.json" }, "x": [] } }')
    told = cardwright("validate").stdout.decode()
    assert ".cardwright.json:1:27: warning: There is no file “order.json”; did you mean “orders.json”? [configuration-sample]" in told
    assert "“broken.json” is no JSON" in told and "There is no file “gone.json” [" in told
    assert "“x” must be an object, in it each sample by its name" in told
    (folder / "sub.json").mkdir()
    configure(folder, '{ "samples": { "empty": { "orders.json": "sub.json" } } }')
    os.mkfifo(folder / "pipe.json")
    configure(folder, '{ "samples": { "empty": { "orders.json": "sub.json" }, "full": { "orders.json": "pipe.json" } } }')
    told = cardwright("validate").stdout.decode()
    assert "“sub.json” is no ordinary file" in told and "“pipe.json” is no ordinary file" in told
    assert "a.card.xml" not in told


def test_an_entry_that_fits_no_card_is_told_where_all_are_known(cardwright, project):
    folder = project(a_card_xml=GOOD, sub__b_card_xml=GOOD)
    configure(folder, '{ "entries": ["b.card.xml", "hom.card.xml", "!c.card.xml"] }')
    told = cardwright("validate").stdout.decode()
    assert ".cardwright.json:1:29: warning: No card has a path like “hom.card.xml” [configuration-entry]" in told
    assert told.count("configuration-entry") == 1
    assert b"configuration-entry" not in cardwright("validate", "a.card.xml", "sub").stdout


def test_an_entry_that_is_left_out_is_said_to_be(cardwright, project):
    folder = project(a_card_xml=GOOD, drafts__b_card_xml=GOOD.replace('id="order"', 'id="other"'))
    configure(folder, '{ "exclude": ["drafts/"], "entries": ["drafts/b.card.xml", "a.card.xml"] }')
    told = cardwright("validate").stdout.decode()
    assert "“drafts/b.card.xml” is left out by “exclude”, so no app begins with it [configuration-entry]" in told


def test_hints_fail_where_they_are_asked_to(cardwright, project):
    project(a_card_xml=GOOD, b_card_xml=GOOD)
    assert cardwright("validate", "--fail-on", "info").returncode == 0
    failed = cardwright("validate", "--fail-on", "hint")
    assert failed.returncode == 1 and b"card-id-twice" in failed.stdout


@pytest.mark.parametrize("kind", ["pipe", "loop"])
def test_what_is_no_file_is_no_configuration_and_said_so(cardwright, project, kind):
    path = project(a_card_xml=GOOD) / ".cardwright.json"
    os.mkfifo(path) if kind == "pipe" else path.symlink_to(path)
    refused = cardwright("validate")
    assert refused.returncode == 2 and "it is no ordinary file, or a link that leads to none" in refused.stderr.decode()


def test_the_nearest_file_counts_up_to_the_repository(cardwright, project):
    folder = project(a_card_xml=WARNED, deep__er__b_card_xml=WARNED)
    [code] = set(codes(cardwright("validate", "--format", "json")))
    configure(folder, '{ "rules": { "%s": "off" } }' % code)
    configure(folder / "deep", '{ "rules": { "%s": "error" } }' % code)
    assert [line.split(b":")[0] for line in cardwright("validate").stdout.splitlines()] == [b"deep/er/b.card.xml"]
    # From a folder below the same holds.
    assert b"error" in cardwright("validate", "b.card.xml", cwd=folder / "deep" / "er").stdout
    configure(folder / "deep" / "er", '{ "root": true }')
    assert b"warning" in cardwright("validate", "deep").stdout
    shown = cardwright("config", "--show", "a.card.xml").stdout.decode().splitlines()
    assert f'rules.{code} = "off"  (.cardwright.json:1)' in shown
    assert "format.lineLength = 120  (by default)" in shown


def test_files_are_excluded_where_folders_are_searched(cardwright, project):
    folder = project(a_card_xml=GOOD, drafts__b_card_xml=BAD, c_old_card_xml=BAD)
    configure(folder, '{ "exclude": ["drafts/", "*.old.card.xml"] }')
    assert cardwright("validate").returncode == 0
    assert cardwright("format", "--check").stdout == b""
    assert cardwright("validate", "drafts/b.card.xml").returncode == 1
    result = cardwright("validate", "drafts")
    assert result.returncode == 2
    assert result.stderr == b"cardwright: every *.card.xml in drafts is excluded by .cardwright.json\n"
    assert b"is excluded" in cardwright("config", "--show", "drafts/b.card.xml").stdout


def test_a_path_that_is_named_is_left_out_where_that_is_asked_for(cardwright, project):
    folder = project(a_card_xml=GOOD, drafts__b_card_xml=BAD.replace("  <", "<"))
    configure(folder, '{ "exclude": ["drafts/"] }')
    text = (folder / "drafts" / "b.card.xml").read_bytes()
    for command in ("validate", "format", "test"):
        assert cardwright(command, "--force-exclude", "a.card.xml", "drafts/b.card.xml").returncode == 0
        alone = cardwright(command, "--force-exclude", "drafts/b.card.xml")
        assert (alone.returncode, alone.stderr) == (0, b"")
    assert (folder / "drafts" / "b.card.xml").read_bytes() == text
    given = text.decode()
    for command, left in (("validate", b""), ("format", text)):
        done = cardwright(command, "--force-exclude", "--stdin-path", "drafts/b.card.xml", "-", input=given)
        assert (done.returncode, done.stdout) == (0, left), command
    assert cardwright("test", "--force-exclude", "--watch", "drafts/b.card.xml").returncode == 0
    map = cardwright("flow", "--force-exclude", "-o", "map.svg", "drafts/b.card.xml")
    assert map.returncode == 0 and not (folder / "map.svg").exists()
    hooks = (ROOT / ".pre-commit-hooks.yaml").read_text()
    assert hooks.count("entry:") == hooks.count("--force-exclude\n")


def test_patterns_are_those_of_git(cardwright, project):
    folder = project(**{"drafts__ä_card_xml": BAD, "drafts__b1_card_xml": BAD, "drafts__keep_card_xml": WARNED})
    configure(folder, r'{ "exclude": ["drafts/?.card.xml", "[a-c][!x-z].card.xml", "\\*", "!keep.card.xml"] }')
    result = cardwright("validate", "--format", "json", "--fail-on", "warning")
    assert [file["path"] for file in json.loads(result.stdout)["files"]] == ["drafts/keep.card.xml"]


def test_lines_are_laid_out_as_the_project_says(cardwright, project):
    folder = project(a_card_xml=GOOD)
    configure(folder, '{ "format": { "tabSize": 4 } }')
    assert cardwright("format").returncode == 0
    assert "\n    <Title>" in (folder / "a.card.xml").read_text()


def test_devices_and_languages_make_the_matrix(cardwright, project):
    title = "Pump for the cooling water of the second turbine in hall seven of the plant in Hamburg-Altona, replaced"
    folder = project(a_card_xml=GOOD.replace("Pump", title))
    everywhere = cardwright("validate").stdout.decode()
    assert "pt" in everywhere
    configure(folder, '{ "platforms": ["android"] }')
    assert "on Android at 360 dp" in cardwright("validate").stdout.decode()
    configure(folder, '{ "languages": ["de"], "devices": ["ipad-pro-11"] }')
    (folder / "a.card.xml").write_text(GOOD.replace("<Title>Pump</Title>", "<Title>Pump</Title><Status>Maintenance overdue since yesterday</Status>"))
    assert "at 320 pt" not in cardwright("validate").stdout.decode()


def test_what_is_wrong_in_a_configuration_is_a_finding(cardwright, project):
    folder = project(a_card_xml=GOOD)
    configure(folder, '{\n  "ruels": {},\n  "platforms": ["adroid"]\n}\n')
    result = cardwright("validate")
    assert result.returncode == 1
    assert result.stdout.decode().splitlines() == [
        ".cardwright.json:2:3: warning: There is no setting “ruels”; did you mean “rules”? [configuration-unknown-name]",
        ".cardwright.json:3:17: error: Each of “platforms” must be one of “ios”, “android”; did you mean “android”? "
        "[configuration-value]",
    ]
    assert b"ruels" in cardwright("format", "--check").stderr
    assert cardwright("explain", "configuration-value").returncode == 0


def test_words_that_are_unknown_lead_to_those_that_are(cardwright, project):
    folder = project(a_card_xml=GOOD)

    def told(text: str) -> str:
        configure(folder, text)
        [line] = cardwright("validate").stdout.decode().splitlines()
        return line.split("error: ")[1].removesuffix(" [configuration-value]")

    near = "Each of “%s” must be one of those that “cardwright config --schema” lists; did you mean “%s”?"
    assert told('{ "devices": ["android-phone"] }') == near % ("devices", "android-compact")
    assert told('{ "devices": ["iphone-51"] }') == near % ("devices", "iphone-15")
    assert told('{ "languages": ["pt-BR"] }') == near % ("languages", "pt")
    assert told('{ "languages": ["germn"] }') == near % ("languages", "de")
    every = told('{ "devices": ["fridge"] }')
    assert all(f"“{device['id']}”" in every for device in json.loads(cardwright("devices", "--format", "json").stdout))


def test_every_language_in_which_cards_are_drawn_may_be_one_of_a_project(cardwright, project):
    folder = project(a_card_xml=GOOD)
    drawn = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ru", "ja", "zh", "ko", "ar", "he"]
    configure(folder, json.dumps({"languages": drawn}))
    assert b"configuration-value" not in cardwright("validate").stdout


@pytest.mark.parametrize(
    "text, words",
    [
        ("rules: off", "1:1: expected a value"),
        ("", "1:1: expected a value, found the end of the text"),
        ('{ "rules": { "a": "off" }', "1:1: this object has no }"),
        ("[" * 100_000, "1:513: arrays and objects nest deeper than 512 levels"),
        ("\x00\xff", "1:1: expected a value"),
    ],
)
def test_what_is_no_json_ends_the_run_with_one_sentence(cardwright, project, text, words):
    folder = project(a_card_xml=BAD)
    configure(folder, text)
    for command in (["validate"], ["format"], ["test"], ["config", "--show", "."]):
        result = cardwright(*command)
        assert result.returncode == 2
        assert result.stderr.decode() == f"cardwright: .cardwright.json:{words}\n"
        assert result.stdout == b""
    assert (folder / "a.card.xml").read_text() == BAD


@pytest.mark.parametrize("command, shape", [
    *(("validate", shape) for shape in ("json", "sarif", "junit", "github", "checkstyle", "markdown", "html")),
    *(("test", shape) for shape in ("json", "junit", "github", "tap")),
    ("export --target ui5 -o out", "sarif"), ("export --target ui5 -o out", "html"),
])
def test_a_run_that_cannot_begin_has_a_report_that_says_so(cardwright, project, command, shape):
    folder = project(a_card_xml=BAD)
    (folder / "empty").mkdir()
    for text, paths in (
            ('{ "rules": ', ["."]), ('{ "exclude": ["a.card.xml"] }', ["."]), ("{}", ["empty"]), ("{}", ["none.card.xml"])):
        configure(folder, text)
        result = cardwright(*command.split(), "--format", shape, *paths)
        reason = result.stderr.decode().removeprefix("cardwright: ").strip()
        assert result.returncode == 2 and reason
        report = result.stdout.decode()
        # Markdown escapes what would be marks.
        assert reason in report.replace("\\", "")
        if shape == "sarif":
            [run] = json.loads(report)["runs"]
            assert not run["invocations"][0]["executionSuccessful"]
        if shape == "json":
            assert [input["message"] for input in json.loads(report)["unread"]] == [reason]


def test_what_cannot_be_read_ends_the_run_with_one_sentence(cardwright, project):
    folder = project(a_card_xml=GOOD)
    configuration = folder / ".cardwright.json"
    configuration.write_text(" " * (2 << 20))
    result = cardwright("validate")
    assert (result.returncode, result.stderr) == (
        2, b"cardwright: cannot use .cardwright.json: it has 2097152 bytes, where a configuration has at most 1048576\n")
    configuration.unlink()
    configuration.mkdir()
    assert b"it is a folder" in cardwright("validate").stderr
    configuration.rmdir()
    # A link in a circle leads to no file.
    configuration.symlink_to(".cardwright.json")
    assert b"a link that leads to none" in cardwright("validate").stderr


def test_the_schema_is_json_schema(cardwright):
    schema = json.loads(cardwright("config", "--schema").stdout)
    assert schema["properties"]["rules"]["properties"]["card-height-max"]["enum"][0] == "off"
    assert cardwright("config").returncode == 2
    assert cardwright("config", "--show", "nowhere").returncode == 2


def test_an_instruction_leaves_a_finding_out(cardwright, project):
    folder = project(a_card_xml=WARNED)
    [code] = codes(cardwright("validate", "--format", "json"))
    ignored = WARNED.replace("  <Detail", f'  <?cardwright ignore="{code}" reason="A drawing"?>\n  <Detail')
    (folder / "a.card.xml").write_text(ignored)
    assert cardwright("validate", "--fail-on", "info").returncode == 0
    assert cardwright("format", "--check").returncode == 0
    # Once it is mended, the instruction goes.
    (folder / "a.card.xml").write_text(ignored.replace("shape=", 'alt="Pump" shape='))
    result = cardwright("validate", "--fail-on", "warning")
    assert (result.returncode, b"ignore-unused" in result.stdout) == (1, True)
    assert cardwright("validate", "--fix").returncode == 0
    assert "cardwright ignore" not in (folder / "a.card.xml").read_text()


def test_a_baseline_leaves_only_what_is_new(cardwright, project):
    folder = project(cards__a_card_xml=WARNED, cards__b_card_xml=BAD)
    assert cardwright("validate", "--write-baseline").returncode == 2
    assert cardwright("validate", "--baseline", "known.json").returncode == 2
    result = cardwright("validate", "--baseline", "known.json", "--write-baseline")
    assert (result.returncode, result.stdout) == (0, b"")
    known = (folder / "known.json").read_bytes()
    assert json.loads(known)["version"] == 2
    result = cardwright("validate", "--baseline", "known.json", "--fail-on", "info")
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")
    # Lines may move; what is said may not.
    (folder / "cards/b.card.xml").write_text("<!-- a\ncomment -->\n" + BAD)
    assert cardwright("validate", "--baseline", "known.json").returncode == 0
    (folder / "cards/b.card.xml").write_text(BAD.replace("<Titel>", "<Titel>x</Titel><Titel>"))
    assert cardwright("validate", "--baseline", "known.json").returncode == 1
    # From another folder the same files are meant.
    (folder / "cards/b.card.xml").write_text(BAD)
    assert cardwright("validate", "--baseline", "../known.json", cwd=folder / "cards").returncode == 0
    (folder / "cards/a.card.xml").write_text(GOOD)
    result = cardwright("validate", "--baseline", "known.json")
    assert result.returncode == 0
    assert b"cards/a.card.xml: no longer found: image-alt in ObjectCardView/DetailImage" in result.stderr
    # Of what is not checked the baseline stays.
    assert cardwright("validate", "cards/a.card.xml", "--baseline", "known.json", "--write-baseline").returncode == 0
    assert list(json.loads((folder / "known.json").read_text())["files"]) == ["cards/b.card.xml"]


@pytest.mark.parametrize("text", ['{"version": 7, "files": {}, "more": []}', '{"version": 7, "entries": []}'])
@pytest.mark.parametrize("options", [[], ["--write-baseline"]])
def test_a_baseline_from_the_future_is_one_sentence(cardwright, project, text, options):
    folder = project(a_card_xml=BAD)
    (folder / "known.json").write_text(text)
    result = cardwright("validate", "--baseline", "known.json", *options)
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr.decode() == (
        "cardwright: known.json is a baseline of version 7, where this Cardwright knows version 2; use a newer Cardwright, or "
        "remove the file and write it anew with --write-baseline\n"
    )
    assert (folder / "known.json").read_text() == text


BUTTONS = """<ObjectCardView xmlns="urn:cardwright:1" id="order">
  <Title>Pump</Title>
  <Actions>
    <Action%s role="primary" after="Done">%s</Action>
    <Action role="primary" after="Done">Approve</Action>
  </Actions>
</ObjectCardView>
"""


def test_another_element_takes_no_accepted_place(cardwright, project):
    folder = project(a_card_xml=BUTTONS % ("", "Accept"))
    assert codes(cardwright("validate", "--format", "json")) == ["one-primary-action"]
    accept = ["validate", "--baseline", "known.json"]
    assert cardwright(*accept, "--write-baseline").returncode == 0
    assert cardwright(*accept, "--fail-on", "info").returncode == 0
    for id, words in (("", "Begin"), (' id="begin"', "Accept")):
        (folder / "a.card.xml").write_text(BUTTONS % (id, words))
        assert cardwright(*accept).returncode == 1
    # A new name for the whole card makes no finding new.
    (folder / "a.card.xml").write_text((BUTTONS % ("", "Accept")).replace('id="order"', 'id="job"'))
    assert cardwright(*accept, "--fail-on", "info").returncode == 0


def test_a_baseline_of_the_first_version_holds(cardwright, project):
    folder = project(a_card_xml=BUTTONS % ("", "Accept"))
    accept = ["validate", "--baseline", "known.json"]
    assert cardwright(*accept, "--write-baseline").returncode == 0
    known = json.loads((folder / "known.json").read_text())
    entries = [entry for file in known["files"].values() for entry in file]
    assert [entry.pop("words") for entry in entries] == ["Accept"]
    (folder / "known.json").write_text(json.dumps({**known, "version": 1}))
    for words in ("Accept", "Begin"):
        (folder / "a.card.xml").write_text(BUTTONS % ("", words))
        result = cardwright(*accept, "--fail-on", "info")
        assert (result.returncode, result.stderr) == (0, b"")


def test_the_place_of_a_file_is_taken_once(cardwright, project):
    folder = project(p_card_xml=BUTTONS % ("", "Accept"))
    accept = ["validate", "--baseline", "known.json"]
    assert cardwright(*accept, "--write-baseline").returncode == 0
    for name in ("e", "f"):
        (folder / f"{name}.card.xml").write_text(BUTTONS % ("", "Accept"))
    (folder / "p.card.xml").unlink()
    for paths in ([], ["f.card.xml"], ["f.card.xml", "e.card.xml"]):
        told = cardwright(*accept, *paths).stdout.decode()
        assert "one-primary-action" in told and "e.card.xml:" not in told.replace("f.card.xml:", ""), told
    assert cardwright(*accept, "e.card.xml").returncode == 0


def test_what_a_baseline_accepts_is_not_fixed(cardwright, project):
    lines = ['<CardList xmlns="urn:cardwright:1" id="l">', "<ObjectCardView>", "  <Titel>Pump</Titel>", "</ObjectCardView>", "</CardList>"]
    folder = project(a_card_xml="\n".join(lines) + "\n")
    accept = ["validate", "--baseline", "known.json"]
    assert cardwright(*accept, "--write-baseline").returncode == 0
    newer = [*lines[:4], "<ObjectCardView>", "  <Titel>Valve</Titel>", "</ObjectCardView>", lines[4]]
    (folder / "a.card.xml").write_text("\n".join(newer) + "\n")
    result = cardwright(*accept, "--fix")
    text = (folder / "a.card.xml").read_text()
    assert "<Titel>Pump</Titel>" in text and "<Title>Valve</Title>" in text
    assert result.returncode == 0
    told = result.stderr.decode()
    assert "fixed 1 finding in 1 file" in told
    assert "left 1 finding as known.json accepts; fix without --baseline to mend it" in told
    assert "Titel" not in result.stdout.decode()
    assert cardwright("validate", "--fix").returncode == 0
    assert "Titel" not in (folder / "a.card.xml").read_text()


def test_a_file_that_is_renamed_keeps_what_is_accepted(cardwright, project):
    folder = project(a_card_xml=BUTTONS % ("", "Accept"), b_card_xml=BAD.replace('id="order"', 'id="bad"'))
    accept = ["validate", "--baseline", "known.json"]
    assert cardwright(*accept, "--write-baseline").returncode == 0
    (folder / "jobs").mkdir()
    (folder / "a.card.xml").rename(folder / "jobs" / "job.card.xml")
    assert cardwright(*accept, "--fail-on", "info").returncode == 0
    # A copy beside the file is another card.
    (folder / "c.card.xml").write_text((folder / "b.card.xml").read_text())
    result = cardwright(*accept)
    assert result.returncode == 1 and b"c.card.xml:" in result.stdout and b"job.card.xml" not in result.stdout
    assert cardwright(*accept, "--write-baseline").returncode == 0
    assert list(json.loads((folder / "known.json").read_text())["files"]) == ["b.card.xml", "c.card.xml", "jobs/job.card.xml"]


CROWD = '<ObjectCardView xmlns="urn:cardwright:1" id="%s" target="%s">\n<Title>Pump</Title>\n</ObjectCardView>\n'


@pytest.mark.parametrize("shape", ["text", "html", "json"])
def test_a_file_is_read_once_whatever_is_said_of_it_beside_the_others(executable, project, shape):
    folder = project(a_card_xml=CROWD % ("a", "b.card.xml"), b_card_xml=CROWD % ("b", "a.card.xml"))
    (folder / "c.xml").write_text(CROWD % ("c", "gone.card.xml"))
    # What a shell hands over so has its text once.
    call = f"'{executable}' validate a.card.xml b.card.xml <(cat c.xml) --format {shape} --fail-on warning"
    result = subprocess.run(["bash", "-c", call], cwd=folder, capture_output=True, timeout=60)
    assert result.returncode == 1 and b"gone.card.xml" in result.stdout
    if shape == "html":
        assert result.stdout.count(b"<img") == 1


def test_what_is_found_beside_other_cards_is_known_and_ignored_as_the_rest(cardwright, project):
    folder = project(a_card_xml=CROWD % ("a", "gone.card.xml"), b_card_xml=CROWD % ("b", "a.card.xml"))
    assert codes(cardwright("validate", "--format", "json")) == ["target-missing"]
    assert cardwright("validate", "--baseline", "known.json", "--write-baseline").returncode == 0
    result = cardwright("validate", "--baseline", "known.json", "--fail-on", "info")
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")
    reason = '<?cardwright ignore="target-missing" reason="It comes later"?>\n'
    (folder / "a.card.xml").write_text(reason + CROWD % ("a", "gone.card.xml"))
    assert cardwright("validate", "--fail-on", "info").stdout == b""
    assert b"no longer found: target-missing" in cardwright("validate", "--baseline", "known.json").stderr


@pytest.mark.parametrize("shape", ["junit", "checkstyle"])
def test_reports_as_xml_are_well_formed(cardwright, project, shape):
    project(a_card_xml=BAD, b_card_xml=GOOD, c_card_xml=WARNED)
    result = cardwright("validate", "--format", shape)
    assert result.returncode == 1
    root = ElementTree.fromstring(result.stdout)
    findings = root.iter("failure" if shape == "junit" else "error")
    assert any("Titel" in (finding.get("message") or "") for finding in findings)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_the_page_shows_where_a_card_fails(cardwright, project, browser, scheme):
    title = "Pump for the cooling water of the second turbine in hall seven of the plant in Hamburg-Altona, replaced"
    folder = project(a_card_xml=GOOD.replace("Pump", title), b_card_xml=BAD)
    page = folder / "report.html"
    page.write_bytes(cardwright("validate", "--format", "html").stdout)
    context = await browser.new_context(color_scheme=scheme, viewport={"width": 390, "height": 800})
    tab = await context.new_page()
    requests = []
    tab.on("request", lambda request: requests.append(request.url))
    await tab.goto(page.as_uri())
    assert await tab.locator("section").count() == 2
    images = tab.locator("img")
    assert await images.count() >= 1
    assert await images.first.evaluate("image => image.complete && image.naturalWidth > 0")
    assert "at 3" in await images.first.get_attribute("alt")
    assert all(url.startswith(("file:", "data:")) for url in requests)
    # Nothing is wider than a phone.
    assert await tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ground = await tab.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == ("rgb(245, 246, 247)" if scheme == "light" else "rgb(18, 23, 28)")
    await context.close()


def test_init_makes_a_project_and_keeps_what_is_there(cardwright, tmp_path):
    result = cardwright("init", "team")
    folder = tmp_path / "team"
    assert result.returncode == 0
    written = [line.split()[1] for line in result.stdout.decode().splitlines() if line.startswith("written")]
    assert {str(path.relative_to(tmp_path)) for path in folder.rglob("*") if path.is_file()} == set(written)
    for command in (["validate", "--fail-on", "info"], ["format", "--check"], ["config", "--show", "."]):
        assert cardwright(*command, cwd=folder).returncode == 0
        assert cardwright(*command, cwd=folder).stderr == b""
    # Each setting is in it, and each example can be taken as it is.
    configuration = folder / ".cardwright.json"
    names = json.loads(cardwright("config", "--schema").stdout)["properties"]
    assert re.findall(r'^  (?:// )?"([^"]+)":', configuration.read_text(), flags=re.M) == list(names)
    named = re.search(r'^  "\$schema": "([^"]+)"', configuration.read_text(), flags=re.M)[1]
    assert json.loads((folder / named).read_text())["properties"] == names
    configuration.write_text(re.sub('^  // "', '  "', configuration.read_text(), flags=re.M))
    assert cardwright("validate", cwd=folder).returncode == 0
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    result = cardwright("init", cwd=folder)
    assert result.returncode == 0 and b"written" not in result.stdout
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before
    assert not (tmp_path / "other/.github").exists()
    cardwright("init", "other", "--no-ci")
    assert not (tmp_path / "other/.github").exists() and (tmp_path / "other/cards").is_dir()


def steps(workflow: str) -> list[str]:
    """The commands of a workflow, as a shell has them."""
    return re.findall(r"^ +- run: (.+)$", workflow, flags=re.M)


@pytest.mark.parametrize("name", ["apps/cards", "my cards", "-x", "010", "true", "a&b;c", "$HOME"])
def test_the_workflow_stands_where_it_is_read_and_works_as_it_is_written(cardwright, executable, tmp_path, name):
    (tmp_path / ".git").mkdir()
    workflow, folder = tmp_path / ".github/workflows/cards.yml", tmp_path / name
    result = cardwright("init", "--", name)
    assert result.returncode == 0 and not list(tmp_path.rglob("cards.yml"))
    told = result.stdout.decode()

    def typed(command: str) -> subprocess.CompletedProcess:
        """What comes of a command in a shell."""
        return subprocess.run(
            ["sh", "-ec", command], cwd=tmp_path, capture_output=True, text=True, timeout=60,
            env={**os.environ, "PATH": f"{executable.resolve().parent}:{os.environ['PATH']}"})

    # What it says can be copied as it is.
    assert typed(re.search("Now: (cardwright validate .*), and", told)[1]).returncode == 0
    assert typed(re.search(f"“(cardwright init --ci .*)” writes {workflow}", told)[1]).returncode == 0
    assert list(tmp_path.rglob("cards.yml")) == [workflow]
    text = workflow.read_text()
    version = cardwright("--version").stdout.decode().strip()
    assert f"uses: cardwright/cardwright@v{version}" in text and "Put Cardwright" not in text
    assert os.path.normpath(re.search(r"^ +paths: '([^'\n]+)'$", text, flags=re.M)[1]) == name
    action = Path(__file__).parents[2] / "action.yml"
    if action.exists():
        assert re.search(r"^  paths:$", action.read_text(), flags=re.M)
    assert len(steps(text)) == 2
    for command in steps(text):
        done = typed(command)
        assert done.returncode == 0, done.stderr
    # In a folder that is the repository's it needs no question.
    workflow.unlink()
    assert b"//" not in cardwright("init", "./").stdout.replace(str(tmp_path).encode(), b"") and "paths: .\n" in workflow.read_text()
    assert steps(workflow.read_text())[0] == "cardwright format --check ."


@pytest.mark.parametrize("name", ["it's", "a: b", "a #b", "${{ x }}", "a\tb", "a\u2028b"])
def test_no_workflow_is_written_that_nobody_could_read(cardwright, tmp_path, name):
    (tmp_path / ".git").mkdir()
    result = cardwright("init", name)
    command = re.search("Now: (cardwright validate .*), and", result.stdout.decode(), flags=re.S)[1]
    assert shlex.split(command) == ["cardwright", "validate", name]
    assert result.returncode == 0 and f"the folder “{name}” has a name that a workflow cannot quote" in result.stdout.decode()
    result = cardwright("init", "--ci", name)
    assert result.returncode == 2 and not (tmp_path / ".github").exists()
    path = tmp_path / ".github/workflows/cards.yml"
    assert result.stderr.decode() == (
        f"cardwright: the folder “{name}” has a name that a workflow cannot quote; rename it, or write {path} by hand\n")


def test_a_project_may_be_stricter_than_the_guidelines(cardwright, project):
    rows = "".join(f'<ObjectCell id="c{i}"><Title>Pump {i}</Title></ObjectCell>' for i in range(3))
    folder = project(a_card_xml=(
        '<Card xmlns="urn:cardwright:1" id="a" target="app://a"><Header><Title>Pumps</Title></Header><Body><ObjectCellList>'
        f"{rows}</ObjectCellList></Body></Card>\n"))
    before = codes(cardwright("validate", "--format", "json"))
    assert "list-preview-rows" not in before
    configure(folder, '{ "limits": { "list-preview-rows": 2 } }')
    assert set(codes(cardwright("validate", "--format", "json"))) - set(before) == {"list-preview-rows"}
    assert b"A card previews at most two cells; this is number 3 of 3" in cardwright("validate").stdout
    assert b"limits.list-preview-rows = 2  (.cardwright.json:1)" in cardwright("config", "--show", "a.card.xml").stdout
    configure(folder, '{ "limits": { "list-preview-rows": 5 } }')
    result = cardwright("validate")
    assert result.returncode == 1 and b"not more generous [configuration-value]" in result.stdout
    assert b"list-preview-rows]" not in result.stdout


def test_names_that_mean_nothing_are_warnings(cardwright, project):
    folder = project(a_card_xml=GOOD)
    configure(folder, '{ "ruels": {}, "rules": { "x": "off" }, "limits": { "actions-mx": 1 },\n"root": true, "root": true }')
    result = cardwright("validate")
    assert result.returncode == 0
    told = [line.split(": ", 2)[1:] for line in result.stdout.decode().splitlines()]
    assert [kind for kind, _ in told] == ["warning"] * 4
    assert [words.split(";")[0].split(" [")[0] for _, words in told] == [
        "There is no setting “ruels”", "There is no rule “x”", "There is no limit “actions-mx”",
        "“root” is set again below, and that counts"]
    assert cardwright("validate", "--fail-on", "warning").returncode == 1
    # Commands without a report tell it, and work.
    result = cardwright("render", "a.card.xml", "-o", "-")
    assert (result.returncode, result.stderr.count(b"warning:")) == (0, 4)


def test_a_brand_has_its_colours_in_what_moves(cardwright, project):
    scene = Path(__file__).parents[2] / "Examples" / "store-locator.card.xml"
    text = scene.read_text()
    folder = project(a_card_xml=text)
    scenario = re.search(r'<Scenario\s+id="([^"]+)"', text)[1]
    ways = (["render", "a.card.xml", "-o", "-", "--scenario", scenario], ["test", "a.card.xml", "--film", "films"])
    for words in ways:
        configure(folder, "{}")
        assert b"#0B6E4F" not in cardwright(*words).stdout
    assert not any("#0B6E4F" in film.read_text() for film in (folder / "films").glob("*.svg"))
    configure(folder, '{ "palette": { "light": { "tintColor": "#0B6E4F", "secondaryGroupedBackground": "#FAF4E8" } } }')
    drawn = cardwright(*ways[0]).stdout
    assert b"#FAF4E8" in drawn
    cardwright(*ways[1])
    assert any("#FAF4E8" in film.read_text() for film in (folder / "films").glob("*.svg"))


def test_a_brand_has_its_colours_in_drawings(cardwright, project):
    folder = project(a_card_xml=GOOD.replace("</Title>", '</Title><Actions><Action id="go" role="primary">Go</Action></Actions>'))
    plain = cardwright("render", "a.card.xml", "-o", "-").stdout
    assert b"#0B6E4F" not in plain
    configure(folder, '{ "palette": { "light": { "tintColor": "#0B6E4F" } } }')
    assert b"#0B6E4F" in cardwright("render", "a.card.xml", "-o", "-").stdout
    assert b"#0B6E4F" not in cardwright("render", "a.card.xml", "-o", "-", "--appearance", "dark").stdout
    assert b"#0B6E4F" not in cardwright("render", "a.card.xml", "-o", "-", "--contrast", "high").stdout
