"""Cards that designers wrote without a look at the rules: nothing is said against the good ones, and the flaws are seen.

`Tests/Judged/good.tsv` says what is unusual about a good card and why it is right all the same; `flawed.tsv` what is wrong with a
flawed one, and by which findings that is told, if it is.
"""

import csv
import json
import shutil
import subprocess
from pathlib import Path

import pytest

from conftest import ROOT

JUDGED = ROOT / "Tests" / "Judged"
# A second look shows a flaw that their designers had not seen: texts that are cut on a usual phone or the card's own device, a bar over the title.
FLAWED_ALL_THE_SAME = {
    "cell-delivery-note.card.xml", "odbior-paczki.card.xml", "pedidos-preparar.card.xml", "stoerungen-tag-liste.card.xml",
    "waste-collection-tour.card.xml",
}


def rows(name: str) -> dict[str, dict[str, str]]:
    with (JUDGED / name).open(encoding="utf-8", newline="") as file:
        return {row["file"]: row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


@pytest.fixture(scope="module")
def findings(executable, tmp_path_factory):
    """What is found in the good and the flawed cards, by file."""
    folder = tmp_path_factory.mktemp("judged")
    found = {}
    for kind in ["good", "flawed"]:
        shutil.copytree(JUDGED / kind, folder / kind)
        shutil.copytree(ROOT / "Examples" / "images", folder / kind / "images")
        run = subprocess.run(
            [executable, "validate", str(folder / kind), "--format", "json"], capture_output=True, text=True, timeout=300)
        found[kind] = {Path(file["path"]).name: file["findings"] for file in json.loads(run.stdout)["files"]}
    return found


def test_nothing_is_said_against_good_cards(findings):
    assert set(findings["good"]) == set(rows("good.tsv"))
    blamed = {name: [finding["message"] for finding in found] for name, found in findings["good"].items() if found}
    assert set(blamed) <= FLAWED_ALL_THE_SAME, blamed


def test_flaws_are_seen(findings):
    flaws = rows("flawed.tsv")
    assert set(findings["flawed"]) == set(flaws)
    missed = []
    for name, row in flaws.items():
        codes = set(row["codes"].split())
        if codes and not codes & {finding["code"] for finding in findings["flawed"][name]}:
            missed.append(f"{name}: {row['flaw']} ({row['codes']})")
    assert missed == []
    unseen = [name for name, row in flaws.items() if not row["codes"]]
    assert len(unseen) <= 0.05 * len(flaws) and all(flaws[name]["why it is not seen"] for name in unseen)
