"""`cardwright export`: cards as files of an app."""

import json
import shutil
import signal
import subprocess
import threading

import pytest


@pytest.fixture
def run(executable, examples):
    """Runs the command beside a copy of the examples."""

    def run(*arguments):
        return subprocess.run(
            [executable, "export", *arguments], cwd=examples.parent, capture_output=True, text=True, timeout=120,
            stdin=subprocess.DEVNULL)

    return run


def test_every_path_of_an_app_is_written(run, tmp_path):
    made = run("--target", "mdk", "--app", "Plant", "Examples", "-o", "app")
    assert made.returncode == 1  # the scenes
    app = tmp_path / "app"
    texts = [path.read_text() for path in [*app.glob("Pages/*.page"), *app.glob("Actions/*.action")]]
    assert len(texts) > 50
    named = {word for text in texts for word in text.split('"') if word.startswith("/Plant/") and "{" not in word}
    assert len(named) > 100
    for path in named:
        assert (app / path.removeprefix("/Plant/")).is_file(), path
    if node := shutil.which("node"):
        for rule in sorted(app.glob("Rules/*.js"))[:3]:
            module = rule.with_suffix(".mjs")
            module.write_text(rule.read_text())
            subprocess.run([node, "--check", module], check=True, timeout=60)


def test_manifests_name_files_beside_them(run, tmp_path):
    run("--target", "ui5", "Examples", "-o", "cards")
    manifests = list((tmp_path / "cards").rglob("manifest.json"))
    assert len(manifests) > 50
    for path in manifests:
        card = json.loads(path.read_text())["sap.card"]
        if request := card.get("data", {}).get("request"):
            assert (path.parent / request["url"]).is_file(), path


def test_the_help_says_what_is_an_info(run, tmp_path):
    (tmp_path / "c.card.xml").write_text("""<Card xmlns="urn:cardwright:1"><Header><Title>A</Title></Header><Body>
      <Chart type="column" label="c"><Series><Label>S</Label><Point value="1">a</Point></Series><Legend/></Chart></Body>
      <Footer><Action icon="actions.accept">Go on</Action><Action>No</Action></Footer></Card>""")
    told = run("--target", "mdk", "c.card.xml", "-o", "app").stdout
    assert "info: <Legend> is left out of MDK" in told, told
    help = " ".join(run("--help").stdout.split())
    assert "an info is what is left out of the look, for another platform or width, or beside its icon" in help


def test_views_and_packages(run, tmp_path):
    card = "Examples/work-order.card.xml"
    assert run("--target", "swiftui", card, "-o", "views").returncode == 0
    views = tmp_path / "views"
    assert "struct WorkOrderView: View {" in (views / "WorkOrderView.swift").read_text()
    assert (views / "Cards.xcassets/images/pump.png.imageset/pump.png").is_file()
    assert run("--target", "swiftui", card, "-o", "views", "--check").returncode == 0
    assert run("--target", "swiftui", card, "-o", "package", "--package", "--app", "Plant").returncode == 0
    assert 'name: "Plant"' in (tmp_path / "package/Package.swift").read_text()
    assert (tmp_path / "package/Sources/Plant/WorkOrderView.swift").is_file()
    wrong = run("--target", "ui5", card, "-o", "cards", "--package")
    assert wrong.returncode == 2 and "--package is for --target swiftui" in wrong.stderr


def test_templates_stand_beside_their_data(run, tmp_path):
    made = run("--target", "adaptive", "Examples/open-orders.card.xml", "Examples/stock-tiles.card.xml", "-o", "cards", "--version", "1.6")
    assert made.returncode == 0, made.stderr
    cards = tmp_path / "cards"
    card = json.loads((cards / "open-orders.json").read_text())
    assert (card["type"], card["version"]) == ("AdaptiveCard", "1.6")
    data = json.loads((cards / "open-orders.data.json").read_text())
    assert {item["priorityKindColor"] for item in data["items"]} == {"attention", "warning", "default"}
    assert all((cards / item["image"]).is_file() for item in data["items"] if item["image"])
    assert [path.name for path in (cards / "stock-tiles").glob("*.data.json")] == ["objectCardView.data.json"]
    wrong = run("--target", "adaptive", "Examples/stock.card.xml", "-o", "cards", "--version", "1.7")
    assert wrong.returncode == 2 and "1.5 or 1.6 can be" in wrong.stderr
    assert run("--target", "ui5", "Examples/stock.card.xml", "-o", "cards", "--version", "1.6").returncode == 2


def test_a_project_is_told_what_its_targets_lack(executable, tmp_path):
    (tmp_path / "a.card.xml").write_text(
        '<ObjectCardView xmlns="urn:cardwright:1"><Title>A</Title><Status kind="critical" icon="status.alert">B</Status>'
        '<Rating value="3" reviews="5"/></ObjectCardView>')
    (tmp_path / ".cardwright.json").write_text('{ "targets": ["mdk", "ui5"], "rules": { "handover-replaced": "off" } }')
    told = subprocess.run([executable, "validate", "a.card.xml"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    exported = "".join(
        subprocess.run(
            [executable, "export", "--target", target, "a.card.xml", "-o", "made"], cwd=tmp_path, capture_output=True,
            text=True, timeout=60).stdout
        for target in ("mdk", "ui5"))
    lines = {line for line in exported.splitlines() if "[handover-" in line}
    assert "handover-replaced" not in exported
    assert lines and lines == {line for line in told.stdout.splitlines() if "[handover-" in line}


def test_a_card_is_told_what_its_own_targets_lack(executable, tmp_path):
    text = '<ObjectCardView xmlns="urn:cardwright:1"><Title>A</Title><Rating value="3" reviews="5"/></ObjectCardView>'
    (tmp_path / ".cardwright.json").write_text('{ "targets": ["ui5"] }')

    def told(instruction):
        (tmp_path / "a.card.xml").write_text(instruction + text)
        return subprocess.run(
            [executable, "validate", "a.card.xml"], cwd=tmp_path, capture_output=True, text=True, timeout=60).stdout

    assert "reviews of <Rating> is left out of UI5" in told("")
    own = told('<?cardwright targets="adaptive"?>')
    assert "UI5" not in own and "Adaptive" in own and "ignore-" not in own
    assert "There is no target “web”; there are mdk, ui5, swiftui, adaptive" in told('<?cardwright targets="web"?>')


def test_what_a_card_ignores_is_told_nowhere(executable, tmp_path):
    card = tmp_path / "a.card.xml"
    (tmp_path / ".cardwright.json").write_text('{ "targets": ["mdk"] }')
    status = '<Status icon="status.alert">B</Status>'

    def told(text):
        card.write_text(f'<ObjectCardView xmlns="urn:cardwright:1"><Title>A</Title>{text}</ObjectCardView>')
        calls = (["validate"], ["export", "--target", "mdk", "-o", "made"])
        return [
            subprocess.run([executable, *call, "a.card.xml"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
            .stdout for call in calls]

    assert all("icon of <Status>" in text for text in told(status))
    ignored = told(f'<?cardwright ignore="handover-value-lost" reason="The colour says it"?>{status}')
    assert all("icon of <Status>" not in text and "ignore-" not in text for text in ignored)


def test_how_much_is_not_told_is_said(executable, examples, tmp_path):
    card = tmp_path / "a.card.xml"

    def exported(ignored, text, target="mdk"):
        card.write_text((f'<?cardwright ignore="{ignored}" reason="The app has it"?>' if ignored else "") + text)
        return subprocess.run(
            [executable, "export", "--target", target, "a.card.xml", "-o", "made"], cwd=tmp_path, capture_output=True,
            text=True, timeout=60)

    text = '<ObjectCardView xmlns="urn:cardwright:1"><DetailImage src="p.png"/><Title>A</Title></ObjectCardView>'
    told = exported("", text)
    assert "p.png is not there" in told.stdout and "handover-file-missing" in told.stdout and told.stderr == ""
    assert f"a.card.xml:1:{text.index('p.png') + 1}: " in told.stdout
    ignored = exported("handover-file-missing", text)
    assert "p.png" not in ignored.stdout
    assert ignored.stderr == "a.card.xml: 1 finding is switched off by ignore or by severities of the project\n"
    validated = subprocess.run(
        [executable, "validate", "a.card.xml"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert "handover-file-missing" not in validated.stdout
    scene = (examples / "delivery-tour.card.xml").read_text().split("?>", 1)[-1]
    refused = exported("handover-family", scene)
    assert (refused.returncode, refused.stderr) == (1, "") and "[handover-family]" in refused.stdout
    lacking = exported("", '<ObjectCardView xmlns="urn:cardwright:1" sample="none.json"><Title>{a}</Title></ObjectCardView>')
    assert "none.json is not there or cannot be read, so that the app lacks its data" in lacking.stdout
    # A part that repeats says itself where its data are.
    lacking = exported("", """<ObjectCellList xmlns="urn:cardwright:1"><ObjectCell><Title>a</Title></ObjectCell>
      <ObjectCell each="{.}" sample="none.json"><Title>{a}</Title></ObjectCell></ObjectCellList>""")
    assert lacking.stdout.count("none.json is not there or cannot be read") == 1
    # Nothing is made of a part for another platform.
    lacking = exported("", """<ObjectCellList xmlns="urn:cardwright:1"><ObjectCell><Title>a</Title></ObjectCell>
      <ObjectCell platform="android" sample="none.json"><Title>{a}</Title></ObjectCell></ObjectCellList>""", "swiftui")
    assert "it is for Android" in lacking.stdout and "none.json" not in lacking.stdout


def test_losses_decide_the_status(run):
    card = "Examples/work-order.card.xml"
    quiet = run("--target", "mdk", card, "-o", "app")
    assert quiet.returncode == 0
    assert "icon of <Status> is left out of MDK" in quiet.stdout
    assert run("--target", "mdk", card, "-o", "app", "--fail-on", "info").returncode == 1
    strict = run("--target", "mdk", card, "-o", "app", "--strict")
    assert (strict.returncode, "error: icon of <Status>" in strict.stdout) == (1, True)


def test_what_people_write_stays(run, tmp_path):
    card = "Examples/work-order.card.xml"
    arguments = ("--target", "mdk", card, "-o", "app")
    missing = run(*arguments, "--check")
    assert missing.returncode == 1 and "WorkOrder.page is missing; export the card" in missing.stdout
    assert not (tmp_path / "app").exists()
    run(*arguments)
    assert run(*arguments, "--check").returncode == 0
    rule = tmp_path / "app/Rules/WorkOrder_ApproveOnPress.js"
    rule.write_text("export default function WorkOrder_ApproveOnPress() { approve(); }\n")
    source = tmp_path / card
    source.write_text(source.read_text().replace(">Approve<", ">Accept<"))
    changed = run(*arguments, "--check")
    assert changed.returncode == 1 and "WorkOrder.page is not what the card gives now" in changed.stdout
    run(*arguments)
    assert "approve()" in rule.read_text()
    assert '"Title": "Accept"' in (tmp_path / "app/Pages/WorkOrder.page").read_text()
    assert run(*arguments, "--check").returncode == 0


def test_wrong_calls_and_wrong_cards(run, tmp_path):
    assert run("--target", "word", "Examples", "-o", "app").returncode == 2
    assert run("--target", "ui5", "nothing.card.xml", "-o", "app").returncode == 2
    for app in ("a b", "a..b", "1a"):
        assert run("--target", "ui5", "Examples/work-order.card.xml", "-o", "app", "--app", app).returncode == 2
    assert run("--target", "ui5", "Examples/work-order.card.xml", "-o", "").returncode == 2
    (tmp_path / "a.card.xml").write_text('<Card xmlns="urn:cardwright:1"><Header><Titel/></Header></Card>')
    wrong = run("--target", "ui5", "a.card.xml", "-o", "app")
    assert wrong.returncode == 1 and "Titel" in wrong.stdout
    assert not (tmp_path / "app").exists()
    scene = run("--target", "ui5", "Examples/transit-home.card.xml", "-o", "app")
    assert scene.returncode == 1 and "there is no <CardScene> in UI5" in scene.stdout


def test_cards_of_one_name_have_their_folders_in_front(run, tmp_path):
    (tmp_path / "b").mkdir()
    shutil.copy(tmp_path / "Examples/quiet-day.card.xml", tmp_path / "b/invoice.card.xml")
    twice = run("--target", "mdk", "Examples/invoice.card.xml", "b/invoice.card.xml", "-o", "app")
    assert twice.returncode == 0, twice.stderr
    pages = {path.name for path in (tmp_path / "app/Pages").iterdir()}
    assert pages == {"ExamplesInvoice.page", "BInvoice.page"}
    shutil.copy(tmp_path / "b/invoice.card.xml", tmp_path / "Examples/b-x.card.xml")
    shutil.copy(tmp_path / "Examples/invoice.card.xml", tmp_path / "Examples/bX.card.xml")
    clash = run("--target", "mdk", "Examples/b-x.card.xml", "Examples/bX.card.xml", "-o", "app2")
    assert clash.returncode == 2 and "would both be Pages/BX.page" in clash.stderr
    assert not (tmp_path / "app2").exists()


def test_rules_follow_the_card_until_somebody_writes_in_them(run, tmp_path):
    (tmp_path / "orders.json").write_text('[{"t": "One"}]')
    card = tmp_path / "a.card.xml"
    card.write_text(
        '<ObjectCellList xmlns="urn:cardwright:1" id="orders" sample="orders.json">'
        '<ObjectCell id="order" each="{.}" target="https://x.y"><Title>{t}</Title></ObjectCell></ObjectCellList>')
    call = ("--target", "mdk", "a.card.xml", "-o", "app")
    run(*call)
    sample, tap = tmp_path / "app/Rules/A_OrderSample.js", tmp_path / "app/Rules/A_OrderOnPress.js"
    assert "One" in sample.read_text()
    (tmp_path / "orders.json").write_text('[{"t": "Two"}]')
    stale = run(*call, "--check")
    assert stale.returncode == 1 and "A_OrderSample.js is not what the card gives now" in stale.stdout
    run(*call)
    assert "Two" in sample.read_text() and run(*call, "--check").returncode == 0
    sample.write_text(sample.read_text().replace("Two", "Mine"))
    (tmp_path / "orders.json").write_text('[{"t": "Three"}]')
    run(*call)
    assert "Mine" in sample.read_text() and run(*call, "--check").returncode == 0
    card.write_text(card.read_text().replace('id="order"', 'id="row"'))
    run(*call)
    left = run(*call, "--check")
    assert left.returncode == 0
    assert f"{'app/Rules/A_OrderSample.js'} was begun from this card, which names it no longer; take over" in left.stdout
    assert "A_OrderOnPress.js was begun from this card, which names it no longer; remove it" in left.stdout


def test_only_what_is_written_is_named(run, tmp_path):
    shutil.copy(tmp_path / "Examples/transit-home.card.xml", tmp_path / "scene.card.xml")
    (tmp_path / "broken.card.xml").write_text('<Card xmlns="urn:cardwright:1"><Titel/></Card>')
    (tmp_path / "a.card.xml").write_text("""<ObjectCellList xmlns="urn:cardwright:1">
      <ObjectCell target="scene.card.xml"><DetailImage src="none.png" alt=""/><Title>A</Title></ObjectCell>
      <ObjectCell target="broken.card.xml"><Title>B</Title></ObjectCell>
    </ObjectCellList>""")
    made = run("--target", "mdk", "a.card.xml", "scene.card.xml", "broken.card.xml", "-o", "app")
    assert "warning: none.png is not there, so that the app lacks Images/none.png" in made.stdout
    assert not (tmp_path / "app/Actions").exists()


class Watch:
    """`cardwright export --watch`, and what it says."""

    def __init__(self, executable, folder, *arguments):
        self.process = subprocess.Popen(
            [executable, "export", "--watch", *arguments], cwd=folder, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, stdin=subprocess.DEVNULL)
        # Who waits for what is not said comes to the end of the output.
        self.timer = threading.Timer(90, self.process.kill)
        self.timer.start()

    def line(self, what):
        """The next line of output in which `what` stands."""
        for line in self.process.stdout:
            if what in line:
                return line
        raise AssertionError(f"nothing says {what}: {self.process.stderr.read()}")


@pytest.fixture
def watch(executable, examples):
    watches = []

    def watch(*arguments):
        watches.append(Watch(executable, examples.parent, *arguments))
        return watches[-1]

    yield watch
    for each in watches:
        each.timer.cancel()
        each.process.kill()
        each.process.wait(20)


def test_exports_follow_files(watch, examples, tmp_path):
    running = watch("--target", "mdk", "Examples/work-order.card.xml", "-o", "app")
    assert "WorkOrder" in running.line(" wrote ")
    card, page = examples / "work-order.card.xml", tmp_path / "app/Pages/WorkOrder.page"
    text = card.read_text()
    card.write_text(text.replace(">Approve<", ">Accept<"))
    assert running.line(" wrote ").endswith(" wrote app/Pages/WorkOrder.page\n")
    assert '"Title": "Accept"' in page.read_text()
    # The sample stands in a rule.
    sample = examples / "samples/orders.json"
    sample.write_text(sample.read_text().replace("Electric pump", "Compressor 7"))
    assert "SampleOf" in (line := running.line(" wrote ")) or "Sample.js" in line
    # What is wrong is told, and it goes on.
    card.write_text(text.replace("<Title>", "<Titel>"))
    running.line("<Titel> is not known")
    running.line("nothing to write")
    card.write_text(text)
    assert running.line(" wrote ").endswith(" wrote app/Pages/WorkOrder.page\n")
    page.unlink()
    page.mkdir()
    card.write_text(text.replace(">Approve<", ">Agree<"))
    assert "app/Pages/WorkOrder.page" in running.process.stderr.readline() + running.process.stderr.readline()
    page.rmdir()
    card.write_text(text)
    running.line(" wrote app/Pages/WorkOrder.page")
    running.process.send_signal(signal.SIGINT)
    assert running.process.wait(20) == 0


def test_new_cards_of_a_folder_are_exported(watch, examples, tmp_path):
    folder = tmp_path / "cards"
    folder.mkdir()
    text = '<ObjectCardView xmlns="urn:cardwright:1"><Title>{}</Title></ObjectCardView>'
    (folder / "a.card.xml").write_text(text.format("A"))
    running = watch("--target", "adaptive", "cards", "-o", "out")
    running.line("wrote out/a.json")
    (folder / "b.card.xml").write_text(text.format("B"))
    assert running.line("wrote").endswith("wrote out/b.json\n")
    # What keeps all of them from being exported is told, until it is mended.
    (folder / ".cardwright.json").write_text("{")
    (folder / "b.card.xml").write_text(text.format("C"))
    assert any(".cardwright.json:1:" in line for line in iter(running.process.stderr.readline, ""))
    (folder / ".cardwright.json").write_text('{"root": true}')
    assert running.line("wrote").endswith("wrote out/b.json\n")


def test_how_much_is_not_told_is_no_output_while_cards_are_followed(watch, tmp_path):
    (tmp_path / "a.card.xml").write_text(
        '<?cardwright ignore="handover-file-missing" reason="The app has it"?>'
        '<ObjectCardView xmlns="urn:cardwright:1"><DetailImage src="p.png"/><Title>A</Title></ObjectCardView>')
    running = watch("--target", "mdk", "a.card.xml", "-o", "app")
    assert running.process.stdout.readline().endswith(" wrote app/Pages/A.page\n")
    assert "Ctrl-C" in running.process.stderr.readline()
    assert running.process.stderr.readline().startswith("a.card.xml: 1 finding is switched off")


def test_what_is_followed_is_written_as_without(watch, run, tmp_path):
    """Cards of one name in two folders, with links, and a sample that lies beside their configuration."""
    project = tmp_path / "project"
    for name in ("a", "b"):
        (project / "cards" / name).mkdir(parents=True)
        for number in range(40):
            (project / "cards" / name / f"c{number}.card.xml").write_text(
                f'<ObjectCardView xmlns="urn:cardwright:1" target="c{(number + 1) % 40}.card.xml" sample="../../samples/s.json">'
                "<Title>{title}</Title></ObjectCardView>")
    (project / "samples").mkdir()
    (project / "samples/s.json").write_text('{"title": "Pump"}')
    (project / ".cardwright.json").write_text('{"root": true}')
    paths = ["project/cards/a", "project/cards/b"]
    assert run("--target", "mdk", *paths, "-o", "plain").returncode == 0
    running = watch("--target", "mdk", *paths, "-o", "followed")
    running.line(" wrote ")
    texts = lambda folder: {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert texts(tmp_path / "followed") == texts(tmp_path / "plain")


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["--check", "Examples"], "give one of the two"), (["-"], "--watch follows files"),
        (["--format", "json", "Examples"], "leave out --format"), (["nowhere.card.xml"], "no such file"),
    ],
)
def test_what_cannot_be_followed_is_refused(run, arguments, message):
    refused = run("--watch", "--target", "mdk", "-o", "app", *arguments)
    assert refused.returncode == 2 and message in refused.stderr
