#!/usr/bin/env python3
"""Builds a package that depends on CardwrightCore by path, as an app would, from the examples of the documentation, and runs it."""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "Sources/CardwrightCore/CardwrightCore.docc/CardwrightCore.md"
MANIFEST = f"""// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Cards",
  dependencies: [.package(name: "cardwright", path: "{ROOT}")],
  targets: [.executableTarget(name: "Cards", dependencies: [.product(name: "CardwrightCore", package: "cardwright")])]
)
"""
MAIN = """
let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
let shown = card(text, orders: Array(#"[{"title": "Valve", "number": "4711"}]"#.utf8), pump: [])
print(check(text), try pictures(of: shown).map { $0.svg.contains("Valve") }, isLaidOut(text))
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder)
        sources = package / "Sources" / "Cards"
        sources.mkdir(parents=True)
        (package / "Package.swift").write_text(MANIFEST)
        examples = [block for block in re.findall(r"```swift\n(.*?)```", PAGE.read_text(), re.DOTALL) if "func " in block]
        if len(examples) < 4:
            sys.exit(f"package.py: {PAGE} has lost its examples")
        (sources / "main.swift").write_text("import CardwrightCore\nimport Foundation\n\n" + "\n".join(examples) + MAIN)
        # What is pinned there holds here, too.
        shutil.copy(ROOT / "Package.resolved", package)
        card = ROOT / "Examples" / "work-order.card.xml"
        done = subprocess.run(["swift", "run", "Cards", card], cwd=package, capture_output=True, text=True)
        if done.returncode != 0 or done.stdout.splitlines()[-1:] != ["true [true, true, true] true"]:
            sys.exit(f"{done.stdout}{done.stderr}\npackage.py: a package that depends on CardwrightCore does not do what its documentation says")
        print("package: a package that depends on CardwrightCore builds and runs")


main()
