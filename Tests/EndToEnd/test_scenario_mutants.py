"""Breaks every claim of every example once and demands that `cardwright test` says so, where it stands."""

import json
import re
import subprocess
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "Examples"
EXPECT = re.compile(r"<Expect\b[^>]*>")
ATTRIBUTE = re.compile(r"""([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')""")
CARD = re.compile(r'<(?:Plain|Table|Collection|Page|Hosted|MapOnly)Card\b[^>]*?\bid="([^"]*)"')
SHARES = {"contentAlpha", "dim", "shade", "buttonsAlpha"}
SCENES = [path for path in sorted(EXAMPLES.glob("*.card.xml")) if "<Expect" in path.read_text()]


def broken(name: str, value: str, text: str) -> str | None:
    """Another value for the claim `name` that its type allows; none where the scene has no other to name."""
    cards = CARD.findall(text)
    maps = re.findall(r'<MapContent\b[^>]*?\bid="([^"]*)"', text)
    # What names nothing is told before anything runs.
    pages = re.findall(r'<PageItem\b[^>]*?\bcard="([^"]*)"', text)
    buttons = re.findall(r'<Action\b[^>]*?\bid="([^"]*)"', text) + ["tracking"]
    if name in ("position", "saved"):
        return "peaking" if value != "peaking" else "extended"
    if value in ("true", "false"):
        return "false" if value == "true" else "true"
    if name in SHARES:
        return "0.5" if float(value) in (0, 1) else "1"
    if re.fullmatch(r"-?[\d.]+", value):
        return str(float(value) + (5 if name == "duration" else 100)).removesuffix(".0")
    if name in ("top", "page", "map"):
        known = {"top": cards, "page": pages, "map": maps}[name]
        return next((other for other in known + ["" if name != "top" else cards[0]] if other != value), None)
    if name == "selected":
        rows = re.findall(r'<(?:ObjectCell|ContactCell|ObjectCardView|Card)\b[^>]*?\bid="([^"]*)"', text)
        return "" if value else next(iter(rows), None)
    if name == "readingOrder":
        return "title" if value != "title" else "subtitle"
    if name == "focus":
        return "title" if value != "title" else "subtitle"
    if name == "trace":
        return f"{value} {cards[0]}.built".strip()
    other = next((button for button in buttons if button not in value.split()), None)
    return other and f"{value} {other}".strip()


def mutants(text: str):
    """Every text in which one claim is broken, with the claim, its line and its column."""
    for expect in EXPECT.finditer(text):
        for attribute in ATTRIBUTE.finditer(expect.group()):
            name, value = attribute[1], attribute[2] if attribute[2] is not None else attribute[3]
            if name == "within":
                continue
            start = expect.start() + attribute.start(2 if attribute[2] is not None else 3)
            line = text.count("\n", 0, start) + 1
            column = start - text.rfind("\n", 0, start)
            if (other := broken(name, value, text)) is not None:
                yield text[:start] + other + text[start + len(value):], name, line, column


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.name.removesuffix(".card.xml"))
def test_every_broken_claim_is_told(executable: Path, path: Path, tmp_path: Path):
    for folder in ("samples", "images"):
        (tmp_path / folder).symlink_to(EXAMPLES / folder)
    made = list(mutants(path.read_text()))
    for number, (text, *_) in enumerate(made):
        (tmp_path / f"{number:04}.card.xml").write_text(text)
    files = [f"{number:04}.card.xml" for number in range(len(made))]
    done = subprocess.run([executable, "test", "--format", "json", *files], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1, done.stdout[:2000] + done.stderr
    told = {file["path"]: [failure for scenario in file["scenarios"] for failure in scenario["failures"]]
            for file in json.loads(done.stdout)["files"]}
    for file, (_, name, line, column) in zip(files, made):
        failures = [(failure["claim"], failure["line"], failure["column"]) for failure in told[file]]
        assert failures == [(name, line, column)], file
    assert len(made) > 3
