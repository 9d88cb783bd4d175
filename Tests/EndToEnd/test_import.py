"""`cardwright import`: cards of files of other systems."""

import json
import os
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
            [executable, *arguments], capture_output=True, text=True, timeout=120,
            **{"cwd": tmp_path, "stdin": subprocess.DEVNULL, **more})

    return run


def imported(run, folder, file, name):
    """What is said when `file` becomes the card `name`, which has a picture and is right, that card and its sample."""
    made = run("import", file, "-o", f"cards/{name}.card.xml")
    assert made.returncode == 0, made.stderr
    assert run("format", "--check", f"cards/{name}.card.xml").returncode == 0
    checked = run("validate", f"cards/{name}.card.xml")
    assert checked.returncode == 0, checked.stdout
    card = (folder / "cards" / f"{name}.card.xml").read_text()
    assert 'src="../pump.png"' in card
    return made.stdout, card, json.loads((folder / "cards" / f"{name}.json").read_text())


def test_a_card_and_its_sample_are_written(run, tmp_path):
    said, card, sample = imported(run, tmp_path, "manifest.json", "list")
    assert "manifest.json:25:18: warning: content.item.chart is kept as a comment" in said
    assert "<Title>Open orders</Title>" in card and 'each="{value}"' in card and "<!-- UI5 content.item.chart" in card
    assert sample["value"][1] == {"Name": "Motor"}
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


def test_data_of_a_service_are_made_up_beside_others(run, tmp_path):
    manifest = json.loads(json.dumps(MANIFEST).replace("./orders.json", "https://example.com/orders"))
    manifest["sap.card"]["header"] = {"title": "Items {n}", "data": {"json": {"n": "65"}}}
    made = run("import", "-", "-o", "list.card.xml", stdin=None, input=json.dumps(manifest))
    assert made.returncode == 0, made.stderr
    sample = json.loads((tmp_path / "list.json").read_text())
    assert sample["header"] == {"n": "65"} and len(sample["content"]["value"]) == 3
    assert "binding-unknown" not in run("validate", "list.card.xml").stdout


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
    told = run("import", "-", "-o", "a.card.xml", "--format", "json", stdin=None, input=text)
    unread, = json.loads(told.stdout)["unread"]
    assert told.returncode == 2 and unread["path"] == "<stdin>" and words in unread["message"]


def test_a_wrong_call_says_what_is_wrong(run):
    for arguments in (["-o", "a.xml"], ["-o", "a.card.xml", "--from", "figma"], []):
        assert run("import", "manifest.json", *arguments).returncode == 2
    assert run("import", "missing.json", "-o", "a.card.xml").returncode == 2


@pytest.mark.parametrize(("format", "words"), [
    ("json", '"unread":[{"path":"missing.json"'), ("github", "::error file=missing.json"), ("junit", "<error"),
    ("sarif", "missing.json"), ("markdown", "missing.json"),
])
def test_what_cannot_be_read_stands_in_the_report(run, format, words):
    refused = run("import", "missing.json", "-o", "a.card.xml", "--format", format)
    assert refused.returncode == 2 and words in refused.stdout, refused.stdout
    assert "cannot read missing.json" in refused.stderr


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
    said, card, sample = imported(run, tmp_path, "site.json", "site")
    assert "warning: body[2] is kept as a comment" in said
    assert "<Title>{site}</Title>" in card and '<ObjectCell each="{orders}">' in card
    assert '<!-- Adaptive Cards body[2]: {"type":"Input.Text","id":"note"} -->' in card
    assert sample["site"] == "Hamburg"


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


SECTION = {"_Type": "Section.Type.ObjectTable", "ObjectCells": [{"Title": "$(L, TITLE)", "DetailImage": "/App/Images/pump.png"}]}


@pytest.fixture
def app(run, tmp_path):
    """Imports a page of an app that has a fragment, a text and a picture, from a folder."""
    for folder in ("Pages", "Fragments", "Images"):
        (tmp_path / "app" / folder).mkdir(parents=True)
    (tmp_path / "i18n").rename(tmp_path / "app/i18n")
    (tmp_path / "pump.png").rename(tmp_path / "app/Images/pump.png")
    (tmp_path / "app/Fragments/ok.fragment").write_text(json.dumps(SECTION))

    def app(folder, fragment="/App/Fragments/ok.fragment"):
        own = {"_Type": "Section.Type.ObjectTable", "ObjectCells": [{"Title": "Own"}]}
        (tmp_path / "app/Pages/ok.page").write_text(json.dumps({"_Type": "Page", "Sections": [fragment, own]}))
        page = os.path.relpath(tmp_path / "app/Pages/ok.page", tmp_path / folder)
        made = run("import", page, "-o", tmp_path / "ok.card.xml", "--force", cwd=tmp_path / folder)
        assert made.returncode == 0, made.stderr
        return made.stdout, (tmp_path / "ok.card.xml").read_text()

    return app


@pytest.mark.parametrize("folder", [".", "app/Pages", "cards"])
def test_a_page_is_read_with_its_app_from_every_folder(app, tmp_path, folder):
    (tmp_path / "cards").mkdir()
    said, card = app(folder)
    assert "<Title>Open orders</Title>" in card and 'src="app/Images/pump.png"' in card
    assert "fragment" not in said and "i18n" not in said


@pytest.mark.parametrize("folder", ["app/Pages", "app", "."])
@pytest.mark.parametrize(("fragment", "words"), [
    ("/App/Fragments/../../other/secret.fragment", "is in no folder Fragments, and looked for nowhere else: put it there"),
    ("/App/Fragments/link.fragment",
     "cannot be read: it has to be at Fragments/link.fragment in the folder above Pages, and no link out of that"),
    ("/App/Fragments/none.fragment",
     "cannot be read: it has to be at Fragments/none.fragment in the folder above Pages, and no link out of that"),
])
def test_nothing_outside_of_the_app_is_read(app, tmp_path, folder, fragment, words):
    (tmp_path / "other").mkdir()
    (tmp_path / "other/secret.fragment").write_text(json.dumps(SECTION))
    (tmp_path / "app/Fragments/link.fragment").symlink_to("../../other/secret.fragment")
    said, card = app(folder, fragment)
    assert "Open orders" not in card and "<Title>Own</Title>" in card
    assert f"the fragment {fragment} {words}" in said


def test_a_page_in_a_folder_of_pages_is_read_with_its_app(app, run, tmp_path):
    app("app")
    (tmp_path / "app/Pages/Orders").mkdir()
    (tmp_path / "app/Pages/ok.page").rename(tmp_path / "app/Pages/Orders/x.page")
    made = run("import", "app/Pages/Orders/x.page", "-o", "x.card.xml")
    card = (tmp_path / "x.card.xml").read_text()
    assert "<Title>Open orders</Title>" in card and 'src="app/Images/pump.png"' in card
    assert "fragment" not in made.stdout and "i18n" not in made.stdout


@pytest.mark.parametrize("folder", ["app/loose", "app", "."])
def test_a_page_in_no_app_sees_its_own_folder_alone(app, run, tmp_path, folder):
    app("app")
    loose = tmp_path / "app/loose"
    loose.mkdir()
    (tmp_path / "app/Pages/ok.page").rename(loose / "x.page")

    def imported():
        made = run("import", os.path.relpath(loose / "x.page", tmp_path / folder), "-o", tmp_path / "x.card.xml",
                   "--force", cwd=tmp_path / folder)
        return made.stdout, (tmp_path / "x.card.xml").read_text()

    said, card = imported()
    assert "Open orders" not in card and "<Title>Own</Title>" in card
    assert "cannot be read: it has to be at Fragments/ok.fragment in the folder of the page, and no link out of that" in said
    for name in ("Fragments", "i18n", "Images"):
        (tmp_path / "app" / name).rename(loose / name)
    said, card = imported()
    assert "<Title>Open orders</Title>" in card and 'src="app/loose/Images/pump.png"' in card
    assert "fragment" not in said and "i18n" not in said


def test_what_a_page_from_standard_input_names_is_not_looked_for(app, run, tmp_path):
    app("app/Pages")
    page = (tmp_path / "app/Pages/ok.page").read_text()
    made = run("import", "-", "-o", "own.card.xml", stdin=None, input=page, cwd=tmp_path / "app/Pages")
    assert made.returncode == 0, made.stderr
    assert "ok.fragment is not looked for, as the page came on standard input: import the page by its path" in made.stdout


def test_a_fragment_that_names_itself_stands_once(run, app, tmp_path):
    fragment = {"Sections": [SECTION, "/App/Fragments/self.fragment"]}
    (tmp_path / "app/Fragments/self.fragment").write_text(json.dumps(fragment))
    made = run("import", "app/Fragments/self.fragment", "-o", "self.card.xml")
    assert "self.fragment names itself: take its name out of it" in made.stdout
    assert (tmp_path / "self.card.xml").read_text().count("<Title>Open orders</Title>") == 1
