"""What the executable is made of, and what `make install` makes of it."""

import shutil
import subprocess

from conftest import ROOT

# So much is enough without Foundation, whose data of ICU alone are 34 MB.
MOST_BYTES = 28_000_000


def test_no_target_brings_foundation(executable):
    contents = executable.read_bytes()
    # Data of ICU, and the mangled names of the modules.
    for mark in (b"icudt", b"$s10Foundation", b"$s20FoundationEssentials"):
        assert mark not in contents, mark


def test_no_target_brings_regular_expressions(executable):
    contents = executable.read_bytes()
    # A file that looks for a text in a text imports Standards: the standard library does it with these, slower, and they are 1 MB.
    for mark in (b"$s17_StringProcessing", b"$s12_RegexParser"):
        assert mark not in contents, mark


def test_what_is_installed_is_small_runs_and_leaves_its_symbols_beside_it(executable, tmp_path):
    release = tmp_path / "build" / "cardwright"
    release.parent.mkdir()
    shutil.copy(executable, release)
    made = subprocess.run(
        ["make", "--old-file=build", "install", f"RELEASE={release}", f"PREFIX={tmp_path}/usr"],
        cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert made.returncode == 0, made.stderr
    installed = tmp_path / "usr" / "bin" / "cardwright"
    assert installed.stat().st_size < MOST_BYTES
    assert b".gnu_debuglink" in installed.read_bytes() and installed.with_suffix(".debug").exists()
    told = subprocess.run([installed, "validate", ROOT / "Examples"], capture_output=True, text=True, timeout=60)
    assert told.returncode == 0, told.stderr
