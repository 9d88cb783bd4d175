"""`cardwright new`: a card to begin with."""

import json
import subprocess

import pytest

from terminal import on_terminal


@pytest.fixture
def run(executable, tmp_path):
    """Runs the command in an empty folder."""

    def run(*arguments, cwd=tmp_path):
        return subprocess.run(
            [executable, *arguments], cwd=cwd, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL)

    return run


def test_every_example_makes_a_valid_card(run, tmp_path):
    listed = [line.split() for line in run("new", "--list").stdout.splitlines()]
    assert len(listed) > 60
    for name, *_ in listed:
        made = run("new", f"{name}/mein-{name}", "--like", name, cwd=tmp_path)
        assert made.returncode == 0, made.stderr
    assert run("validate", cwd=tmp_path).returncode == 0


def test_a_card_of_a_family_has_no_findings(run, tmp_path):
    families = {line.split()[1] for line in run("new", "--list").stdout.splitlines()}
    for family in families - {"CardMasonry"}:
        assert run("new", f"{family}/a", "--family", family, cwd=tmp_path).returncode == 0
    checked = run("validate", "--fail-on", "info", cwd=tmp_path)
    assert (checked.returncode, checked.stdout) == (0, "")


def test_a_card_of_a_family_is_an_ordinary_one_with_sample_data(run, tmp_path):
    families = {line.split()[1] for line in run("new", "--list").stdout.splitlines()}
    assert len(families) > 7
    for family in families:
        made = run("new", f"{family}/a", "--family", family).stdout.split()
        text = (tmp_path / made[0]).read_text()
        assert f"<{family}" in text and 'variation="ar"' not in text
        [sample, *_] = [name for name in made if name.startswith(f"{family}/samples/")]
        data = json.loads((tmp_path / sample).read_text())
        assert any(isinstance(part, list) and part for part in (data, *(data.values() if isinstance(data, dict) else [])))
    # Without a word it is one, too.
    assert run("new", "plain").stdout.split()[0] == "plain.card.xml" and "samples/" in (tmp_path / "plain.card.xml").read_text()


def test_what_is_not_said_is_asked_on_a_terminal(executable, tmp_path):
    (tmp_path / "taken.card.xml").touch()
    said = on_terminal(executable, "new", cwd=tmp_path, typed="99\nCrad\nCard\nobject\ntaken\nmine\n")
    assert "There is no “99” among them" in said and "“Crad” among them; did you mean Card?" in said
    assert "Which variation" in said and "taken.card.xml is there already" in said
    assert 'id="mine" variation="object"' in " ".join((tmp_path / "mine.card.xml").read_text().split())
    # What a flag says is not asked.
    said = on_terminal(executable, "new", "other", "--family", "Card", cwd=tmp_path, typed="2\n")
    assert "What is it" not in said and "Which variation" in said and "Name of the card" not in said
    assert 'variation="dataTable"' in (tmp_path / "other.card.xml").read_text()


@pytest.mark.parametrize("typed", ["\4", "\n\4", "\n\n\4"])
def test_who_ends_the_questions_wants_nothing_written(executable, tmp_path, typed):
    said = on_terminal(executable, "new", cwd=tmp_path, typed=typed)
    assert list(tmp_path.iterdir()) == [] and "nothing was written" in said


def test_an_example_and_a_family_are_two_wishes(run, tmp_path):
    for other in ("--family", "--variation"):
        done = run("new", "a", "--like", "work-order", other, "Card")
        assert done.returncode == 2 and "--like names one example; leave --family and --variation out." in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_family_and_a_variation_choose(run, tmp_path):
    assert run("new", "job", "--family", "objectcardview", "--variation", "oneAction", cwd=tmp_path).returncode == 0
    text = (tmp_path / "job.card.xml").read_text()
    assert "<ObjectCardView" in text and 'id="job"' in text and 'variation="oneAction"' in text


def test_nothing_is_replaced(run, tmp_path):
    (tmp_path / "samples").mkdir()
    (tmp_path / "samples" / "orders.json").write_text("[]")
    assert run("new", "a", "--like", "work-order", cwd=tmp_path).returncode == 0
    assert (tmp_path / "samples" / "orders.json").read_text() == "[]"
    assert 'sample="samples/a.json#/0"' in (tmp_path / "a.card.xml").read_text()
    again = run("new", "a", cwd=tmp_path)
    assert (again.returncode, again.stderr) == (2, "cardwright: a.card.xml is there already; choose another name\n")


def test_a_name_that_no_reference_can_be_makes_a_valid_card(run, tmp_path):
    (tmp_path / "samples").mkdir()
    (tmp_path / "samples" / "orders.json").write_text("[]")
    assert run("new", 'R&D "1"', "--like", "work-order", cwd=tmp_path).returncode == 0
    assert run("validate", "--fail-on", "error", 'R&D "1".card.xml', cwd=tmp_path).returncode == 0


def test_files_that_have_another_name_here_have_each_their_own(run, tmp_path):
    (tmp_path / "samples").mkdir()
    (tmp_path / "images").mkdir()
    theirs = ["samples/orders.json", "samples/orders.schema.json", "samples/mine.json", "images/pump.png", "images/mine.png"]
    for name in theirs:
        (tmp_path / name).write_text("[]")
    made = run("new", "mine", "--like", "open-orders", cwd=tmp_path)
    assert made.returncode == 0
    assert all((tmp_path / name).read_text() == "[]" for name in theirs)
    card = (tmp_path / "mine.card.xml").read_text()
    assert 'sample="samples/mine-2.json"' in card and 'schema="samples/mine-3.json"' in card
    # The sample names the picture as it is called now, and others that were free as they are.
    sample = (tmp_path / "samples/mine-2.json").read_text()
    assert '"images/mine-2.png"' in sample and '"images/motor.png"' in sample and "images/pump.png" not in sample
    assert {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()} == {*made.stdout.split(), *theirs}
    # What is the same is shared.
    again = run("new", "other", "--like", "open-orders", cwd=tmp_path)
    assert 'sample="samples/other.json"' in (tmp_path / "other.card.xml").read_text()
    assert "images/motor.png" not in again.stdout


def test_what_there_is_not_is_suggested(run, tmp_path):
    assert "did you mean ObjectCardView?" in run("new", "a", "--family", "ObjectCardVeiw", cwd=tmp_path).stderr
    assert "did you mean work-order?" in run("new", "a", "--like", "work-oder", cwd=tmp_path).stderr
    assert "cardwright new NAME" in run("new", cwd=tmp_path).stderr
    device = run("render", "x.card.xml", "-o", "-", "--device", "android-phone", cwd=tmp_path)
    assert device.returncode == 2 and "did you mean android-compact?" in device.stderr
