"""The documentation of the library CardwrightCore, as DocC makes it of its catalogue and of what is public."""

import json
import subprocess

from conftest import ROOT

CATALOGUE = ROOT / "Sources" / "CardwrightCore" / "CardwrightCore.docc"
BUILT = ROOT / ".build" / "debug"


def test_docc_takes_it_without_a_warning(tmp_path):
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout)["target"]["triple"]
    [data] = BUILT.glob("CBundledData.build/**/module.modulemap")
    symbols = tmp_path / "symbols"
    symbols.mkdir()
    subprocess.run(
        ["swift", "symbolgraph-extract", "-module-name", "CardwrightCore", "-target", target, "-I", BUILT / "Modules",
         "-Xcc", f"-fmodule-map-file={data}", "-minimum-access-level", "public", "-output-dir", symbols], check=True, timeout=80)
    done = subprocess.run(
        ["docc", "convert", CATALOGUE, "--additional-symbol-graph-dir", symbols, "--output-dir", tmp_path / "page",
         "--fallback-display-name", "CardwrightCore", "--fallback-bundle-identifier", "cardwright.core", "--analyze", "--warnings-as-errors"],
        capture_output=True, text=True, timeout=80)
    assert done.returncode == 0, done.stdout + done.stderr
    page = json.loads((tmp_path / "page/data/documentation/cardwrightcore.json").read_text())
    listed = {name.rsplit("/", 1)[-1] for group in page["topicSections"] for name in group["identifiers"]}
    assert listed == {"CardText", "CardFinding", "Severity-swift.enum", "CardDrawing", "CardError"}
    # Nothing public is without a word of what it is.
    pages = (tmp_path / "page/data/documentation/cardwrightcore").rglob("*.json")
    silent = [path.name for path in pages if not path.name.endswith("-implementations.json")
              and "abstract" not in json.loads(path.read_text())]
    assert silent == [], silent
