"""Fuzzes what reads foreign bytes with libFuzzer and the address sanitizer.

    fuzz.py [--seconds N] [--seed N] [SURFACE…]    all surfaces in turn, N seconds together; the same bytes for the same seed
    fuzz.py --replay FILE SURFACE                  one input again

Surfaces are those of Tests/Fuzz/Fuzz.swift. The corpus in the repository is small and stays as it is; what is found on the way is kept
in .cache/fuzz. An input that breaks something is left there too, and its name and how to replay it are the last that is
printed. Make a test of it, or put it into the corpus, once it is mended.
"""

import argparse
import os
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = ROOT / "Tests" / "Fuzz"
CACHE = ROOT / ".cache" / "fuzz"
FUZZER = CACHE / "fuzz"
# Seconds for one input, and megabytes for all: far more than any needs, with the sanitizer on a busy machine.
PATIENCE, MEMORY = 60, 4096
# The longest input, in bytes.
LONGEST = {"card": 24_000, "xml": 8_000, "schema": 8_000}
# The surfaces, and what they begin with beside their corpus.
SURFACES = {
    "xml": "Examples/*.card.xml", "card": "Examples/*.card.xml", "json": "Examples/samples/*.json", "frames": None, "lsp": None,
    "agent": None, "channel": None, "preview": None, "sample": "Examples/samples/*.json",
    "import": "Tests/HandoverTests/Golden/import/*.json", "schema": "Schemas/*.xsd",
    "configuration": None,
}


def is_current(path: Path) -> bool:
    """Whether an object belongs to what is fuzzed: no tool of the build, and none of a source file that is gone."""
    files = path.parent / "output-file-map.json"
    return "-tool.build" not in str(path) and (not files.exists() or f"/{path.name}\"" in files.read_text())


def build() -> None:
    """Builds the product as it ships, with what guides the fuzzer, in a folder of its own."""
    subprocess.run(
        ["swift", "build", "--package-path", ROOT, "--scratch-path", CACHE / "build", "--configuration", "release", "--target", "Fuzz",
         *"-Xswiftc -sanitize=fuzzer,address -Xswiftc -parse-as-library -Xcc -fsanitize=fuzzer-no-link,address".split()],
        check=True)
    objects = [path for path in sorted((CACHE / "build" / "release").rglob("*.o")) if is_current(path)]
    if FUZZER.exists() and FUZZER.stat().st_mtime > max(path.stat().st_mtime for path in objects):
        return
    names = CACHE / "objects"
    names.write_text("".join(f'"{path}"\n' for path in objects))
    subprocess.run(["swiftc", "-sanitize=fuzzer,address", f"@{names}", "-o", FUZZER], check=True)


def run(surface: str, arguments: list[str]) -> int:
    words = HERE / "Words" / f"{surface}.dict"
    return subprocess.run(
        [FUZZER, f"-timeout={PATIENCE}", f"-rss_limit_mb={MEMORY}", *([f"-dict={words}"] if words.exists() else []), *arguments],
        # Leaks are what the process keeps for good; the tracer of crashes can hang where it may not look.
        env={**os.environ, "CARDWRIGHT_FUZZ": surface, "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": "detect_leaks=0"}).returncode


def fuzz(surface: str, seconds: int, seed: int) -> bool:
    """Whether nothing broke."""
    found, broken = CACHE / "corpus" / surface, CACHE / "broken" / surface
    for folder in (found, broken):
        folder.mkdir(parents=True, exist_ok=True)
    # From its second folder on, libFuzzer only reads.
    first = [str(path) for path in (HERE / "Corpus" / surface,) if path.exists()]
    if examples := SURFACES[surface]:
        first.append(str((ROOT / examples).parent))
    before = set(broken.iterdir())
    print(f"== {surface}, {seconds} s, seed {seed}", flush=True)
    status = run(surface, [
        f"-max_total_time={seconds}", f"-seed={seed}", f"-max_len={LONGEST.get(surface, 4096)}", f"-artifact_prefix={broken}/",
        "-print_funcs=0", "-verbosity=0", str(found), *first])
    if status == 0:
        return True
    for path in sorted(set(broken.iterdir()) - before):
        print(f"broken by {path}; again:\n  {shlex.join(['python3', str(HERE / 'fuzz.py'), '--replay', str(path), surface])}")
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description="Fuzz what reads foreign bytes.")
    parser.add_argument("surfaces", nargs="*", metavar="SURFACE", help=", ".join(SURFACES))
    parser.add_argument("--seconds", type=int, default=3600, help="of all surfaces together")
    parser.add_argument("--seed", type=int, default=1, help="another one has other inputs")
    parser.add_argument("--replay", type=Path, help="an input to be read once")
    options = parser.parse_args()
    surfaces = options.surfaces or list(SURFACES)
    if unknown := set(surfaces) - set(SURFACES):
        parser.error(f"no such surface: {', '.join(sorted(unknown))}")
    build()
    if options.replay:
        return run(surfaces[0], [str(options.replay)])
    seconds = max(1, options.seconds // len(surfaces))
    return 0 if all([fuzz(surface, seconds, options.seed) for surface in surfaces]) else 1


if __name__ == "__main__":
    sys.exit(main())
