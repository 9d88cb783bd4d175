"""Two minutes of what `make soak` does for an hour."""

import subprocess
import sys

import pytest
from conftest import ROOT


@pytest.mark.timeout(700)
def test_a_server_that_is_used_for_long_loses_nothing_and_does_not_grow(executable):
    soak = [sys.executable, ROOT / "Tests" / "Endurance" / "soak.py", executable, "--seconds", "120"]
    done = subprocess.run(soak, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
