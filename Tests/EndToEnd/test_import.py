"""`cardwright import`: cards of files of other systems."""

import json
import subprocess

import pytest

MANIFEST = {
    "_version": "2.0.0",
    "sap.app": {"id": "a.b", "type": "card"},
    "sap.card": {
        "type": "List",
        "header": {"title": "{{TITLE}}"},
        "content": {
            "data": {"request": {"url": "./orders.json"}, "path": "/value"},
            "item": {"title": "{Name}", "icon": {"src": "pump.png", "shape": "Square"}, "chart": {"type": "Bullet"}},
        },
    },
}


@pytest.fixture
def run(executable, tmp_path):
    """Runs the command in a folder with a manifest, its texts and its data."""
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "i18n.properties").write_text("TITLE=Open orders\n")
    (tmp_path / "pump.png").write_bytes(b"PNG")
    (tmp_path / "orders.json").write_text('{"value": [{"Name": "Pump"}, {"Name": "Motor"}]}')
    (tmp_path / "manifest.json").write_text(json.dumps(MANIFEST, indent=2))

    def run(*arguments, **more):
        return subprocess.run(
            [executable, *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=120,
            **{"stdin": subprocess.DEVNULL, **more})

    return run


def test_a_card_and_its_sample_are_written(run, tmp_path):
    made = run("import", "manifest.json", "-o", "cards/list.card.xml")
    assert made.returncode == 0, made.stderr
    assert "manifest.json:25:18: warning: content.item.chart is kept as a comment" in made.stdout
    card = (tmp_path / "cards" / "list.card.xml").read_text()
    assert "<Title>Open orders</Title>" in card and 'each="{value}"' in card and "<!-- UI5 content.item.chart" in card
    assert 'src="../pump.png"' in card
    assert json.loads((tmp_path / "cards" / "list.json").read_text())["value"][1] == {"Name": "Motor"}
    assert run("format", "--check", "cards/list.card.xml").returncode == 0
    assert "error" not in run("validate", "cards/list.card.xml").stdout.replace("0 errors", "")
    assert run("import", "manifest.json", "-o", "cards/list.card.xml", "--fail-on", "warning", "--force").returncode == 1


def test_files_that_are_there_stay(run, tmp_path):
    (tmp_path / "list.json").write_text("mine")
    refused = run("import", "manifest.json", "-o", "list.card.xml")
    assert (refused.returncode, "list.json is there already; replace it with --force" in refused.stderr) == (2, True)
    assert not (tmp_path / "list.card.xml").exists()
    assert run("import", "manifest.json", "-o", "list.card.xml", "--force").returncode == 0
    assert (tmp_path / "list.json").read_text() != "mine"


def test_the_file_itself_is_never_replaced(run, tmp_path):
    before = (tmp_path / "manifest.json").read_bytes()
    assert run("import", "manifest.json", "-o", "manifest.card.xml", "--force").returncode == 0
    assert (tmp_path / "manifest.json").read_bytes() == before
    assert json.loads((tmp_path / "manifest-sample.json").read_text())["value"][0] == {"Name": "Pump"}
    assert 'sample="manifest-sample.json"' in (tmp_path / "manifest.card.xml").read_text()


def test_data_of_a_service_are_made_up(run, tmp_path):
    text = json.dumps(MANIFEST).replace("./orders.json", "https://example.com/orders")
    made = run("import", "-", "-o", "list.card.xml", stdin=None, input=text)
    assert made.returncode == 0, made.stderr
    assert "https://example.com/orders, are not there: the sample is made up" in made.stdout
    assert len(json.loads((tmp_path / "list.json").read_text())["value"]) == 3


@pytest.mark.parametrize(("text", "words"), [
    ('{\n  "sap.card": {,}\n}', "<stdin>:2:16: it is no JSON"),
    ('{\n  "_version": "9.0.0", "sap.card": {}\n}', "<stdin>:2:15: the version “9.0.0” of the manifest is not known"),
    ('{"a": 1}', "<stdin>:1:1: its content is of none of the kinds"),
])
def test_what_cannot_be_read_is_one_sentence(run, tmp_path, text, words):
    refused = run("import", "-", "-o", "a.card.xml", stdin=None, input=text)
    assert refused.returncode == 2
    assert words in refused.stderr and refused.stderr.count("\n") == 1
    assert not (tmp_path / "a.card.xml").exists()


def test_a_wrong_call_says_what_is_wrong(run):
    for arguments in (["-o", "a.xml"], ["-o", "a.card.xml", "--from", "figma"], []):
        assert run("import", "manifest.json", *arguments).returncode == 2
    assert run("import", "missing.json", "-o", "a.card.xml").returncode == 2


TEMPLATE = {
    "type": "AdaptiveCard",
    "version": "1.4",
    "body": [
        {"type": "TextBlock", "text": "${site}", "size": "large"},
        {"type": "Container", "$data": "${orders}", "items": [
            {"type": "ColumnSet", "columns": [
                {"type": "Column", "width": "auto", "items": [{"type": "Image", "url": "pump.png"}]},
                {"type": "Column", "width": "stretch", "items": [{"type": "TextBlock", "text": "${Name}"}]}]}]},
        {"type": "Input.Text", "id": "note"},
    ],
    "actions": [{"type": "Action.OpenUrl", "title": "More", "url": "https://example.com/"}],
}


def test_a_template_takes_its_data_from_beside_it(run, tmp_path):
    (tmp_path / "site.json").write_text(json.dumps(TEMPLATE, indent=2))
    (tmp_path / "site.data.json").write_text('{"site": "Hamburg", "orders": [{"Name": "Pump"}]}')
    made = run("import", "site.json", "-o", "cards/site.card.xml")
    assert made.returncode == 0, made.stderr
    assert "warning: body[2] is kept as a comment" in made.stdout
    card = (tmp_path / "cards" / "site.card.xml").read_text()
    assert "<Title>{site}</Title>" in card and '<ObjectCell each="{orders}">' in card and 'src="../pump.png"' in card
    assert '<!-- Adaptive Cards body[2]: {"type":"Input.Text","id":"note"} -->' in card
    assert json.loads((tmp_path / "cards" / "site.json").read_text())["site"] == "Hamburg"
    assert run("format", "--check", "cards/site.card.xml").returncode == 0
    checked = run("validate", "cards/site.card.xml")
    assert checked.returncode == 0, checked.stdout


def test_the_data_of_a_template_may_be_named(run, tmp_path):
    (tmp_path / "site.template.json").write_text(json.dumps(TEMPLATE, indent=2))
    refused = run("import", "site.template.json", "-o", "site.card.xml")
    assert refused.returncode == 2 and refused.stderr.count("\n") == 1
    assert "site.template.json:7:15: it is a template, and its data are not there" in refused.stderr
    (tmp_path / "mine.json").write_text('{\n  "site": ]\n}')
    refused = run("import", "site.template.json", "--data", "mine.json", "-o", "site.card.xml")
    assert refused.returncode == 2
    assert "mine.json:2:10: the data of the template are no JSON" in refused.stderr
    (tmp_path / "mine.json").write_text('{"site": "Kiel"}')
    assert run("import", "site.template.json", "--data", "mine.json", "-o", "site.card.xml").returncode == 0
    assert run("import", "site.template.json", "--data", "none.json", "-o", "b.card.xml").returncode == 2
    refused = run("import", "manifest.json", "--data", "mine.json", "-o", "b.card.xml")
    assert refused.returncode == 2 and "--data is for templates of Adaptive Cards" in refused.stderr
