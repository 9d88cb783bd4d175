"""Changes every limit and every comparison of the design rules, one at a time, and demands a test that fails.

The rules are compiled once, in a copy where each change can be switched on by its number in the environment. Changes that
no test can tell stand in equivalents.txt with the reason.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutants import Mutant, switchable

ROOT = Path(__file__).resolve().parents[2]
SCRATCH = ROOT / ".build-mutate"
COPY = SCRATCH / "package"
TESTS = "DesignRulesTests"
# A rule's declaration, with its examples, is no code.
DECLARATION = re.compile(r"^  static let \w+ = DesignRule\(.*?^  \) \{", re.DOTALL | re.MULTILINE)
# Limits that rules read, by the file and how their declaration begins.
LIMITS = {
    "BundledData/PaletteColor+Contrast.swift": ["package static let text"],
    "CardLayout/CardFigures.swift": ["static let recommendedHeight", "static let touchTarget", "static let androidTouchTarget"],
    "CardLayout/TouchTargets.swift": ["package static func leastSide"],
}
MANIFEST = f"""
// What the rules and their tests need, and nothing else.
var kept: Set = ["{TESTS}"]
for target in package.targets.reversed() where kept.contains(target.name) {{
  for case .byNameItem(let name, _) in target.dependencies {{ kept.insert(name) }}
  for case .targetItem(let name, _) in target.dependencies {{ kept.insert(name) }}
}}
package.targets.removeAll {{ !kept.contains($0.name) }}
package.dependencies = []
package.products = []
"""


def regions(path: str, text: str) -> list[tuple[int, int]]:
    """The parts of a file in which limits and comparisons are changed."""
    if path in LIMITS:
        found = []
        for beginning in LIMITS[path]:
            start = text.index(beginning)
            # A value stands on its line, a function goes on to its end.
            found.append((start, text.index("\n" if " let " in beginning else "\n  }", start)))
        return found
    if match := DECLARATION.search(text):
        return [(0, match.start()), (match.end(), len(text))]
    return [(0, len(text))]


def write(path: Path, text: str) -> None:
    """Writes a file unless it holds that already, so that nothing is compiled again for it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_symlink() and path.exists() and path.read_text() == text:
        return
    path.unlink(missing_ok=True)
    path.write_text(text)


def link(path: Path, target: Path) -> None:
    """Lets a link lead to the target unless it does already."""
    if path.is_symlink() and path.readlink() == target:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.symlink_to(target)


def prepare() -> list[Mutant]:
    """Makes the copy and says which mutants are in it."""
    sources = ROOT / "Sources"
    rules = sorted(str(path.relative_to(sources)) for path in (sources / "DesignRules" / "Rules").glob("*.swift"))
    changed = [*rules, "DesignRules/ColorContrast.swift", *LIMITS]
    targets = {path.split("/")[0] for path in changed}
    mutants: list[Mutant] = []
    for target in sources.iterdir():
        if target.name not in targets:
            link(COPY / "Sources" / target.name, target)
            continue
        kept = {COPY / "Sources" / target.name / "Mutants.swift"}
        write(min(kept), (Path(__file__).parent / "Mutants.swift.txt").read_text())
        for file in sorted(path for path in target.rglob("*") if path.is_file()):
            name = str(file.relative_to(sources))
            kept.add(COPY / "Sources" / name)
            if name not in changed:
                link(COPY / "Sources" / name, file)
                continue
            text = file.read_text()
            text, found = switchable(name, text, regions(name, text), len(mutants))
            mutants += found
            write(COPY / "Sources" / name, text)
        for old in (COPY / "Sources" / target.name).rglob("*.swift"):
            if old not in kept:
                old.unlink()
    for folder in ("Tests", "Schemas", "Examples"):
        link(COPY / folder, ROOT / folder)
    write(COPY / "Package.swift", (ROOT / "Package.swift").read_text() + MANIFEST)
    return mutants


def build() -> Path:
    """Builds the copy; answers with the executable of its tests."""
    command = ["swift", "build", "--package-path", COPY, "--scratch-path", SCRATCH, "-c", "release", "--build-tests"]
    subprocess.run(command, check=True)
    return SCRATCH / "release" / "cardwrightPackageTests.xctest"


def passes(tests: Path, mutant: int) -> bool:
    """Whether all tests pass with this mutant; one that is never done fails."""
    command = [tests, "--testing-library", "swift-testing", "--filter", TESTS]
    environment = os.environ | {"CARDWRIGHT_MUTANT": str(mutant)}
    try:
        return subprocess.run(command, env=environment, capture_output=True, timeout=120).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def equivalents() -> set[tuple[str, str, str]]:
    """The mutants that are recorded as no change: path, line before and line after."""
    blocks = (Path(__file__).parent / "equivalents.txt").read_text().strip().split("\n\n")[1:]
    found = set()
    for block in blocks:
        path, before, after, reason = block.split("\n")
        if not (before.startswith("- ") and after.startswith("+ ") and reason):
            sys.exit(f"equivalents.txt: write a path, a line with -, a line with + and the reason, not\n{block}")
        found.add((path, before[2:], after[2:]))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="mutants of files whose path holds this")
    only = parser.parse_args().only
    mutants = prepare()
    tests = build()
    if not passes(tests, -1):
        sys.exit("the tests of the rules fail without any change; run them first")
    numbers = [number for number, mutant in enumerate(mutants) if only in mutant.path]
    start = time.monotonic()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        survivors = {mutants[n] for n, alive in zip(numbers, pool.map(lambda n: passes(tests, n), numbers)) if alive}
    known = {key for key in equivalents() if only in key[0]}
    failures = [f"no test fails with\n{mutant}" for mutant in mutants if mutant in survivors and mutant.key not in known]
    failures += [
        f"equivalents.txt: a test fails with it, or it is gone\n{path}\n  - {before}\n  + {after}"
        for path, before, after in sorted(known - {mutant.key for mutant in survivors})
    ]
    print("\n".join(failures))
    print(f"{len(numbers)} mutants in {time.monotonic() - start:.0f} s, {len(known)} known to change nothing")
    return 1 if failures or not numbers else 0


if __name__ == "__main__":
    sys.exit(main())
