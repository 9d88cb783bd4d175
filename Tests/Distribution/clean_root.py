#!/usr/bin/env python3
"""Has lintian read a Debian package, installs it in a bare Debian as the last stage of the Dockerfile does, and uses it there.

    python3 Tests/Distribution/clean_root.py dist/cardwright_0.1.0_amd64.deb

Needs lintian and mmdebstrap, and a mirror of Debian; root where users may not have namespaces of their own.
"""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
# What a desktop and a shell bring along to read what is installed.
READERS = "bash-completion fish libglib2.0-bin man-db shared-mime-info xdg-utils zsh"


def last_stage() -> dict[str, str]:
    """The instructions of the image that people run, each with what it says."""
    text = (ROOT / "Dockerfile").read_text().rpartition("\nFROM ")[2]
    lines = re.sub(r"^#.*\n", "", re.sub(r"\\\n", "", text), flags=re.MULTILINE).splitlines()
    return dict(line.split(" ", 1) for line in ["FROM " + lines[0], *lines[1:]] if line)


def main(package: Path) -> None:
    # Whoever is root is told so on standard error; that is no finding.
    subprocess.run(["lintian", "--fail-on", "error,warning", package], check=True)
    stage = last_stage()
    entry = json.loads(stage["ENTRYPOINT"])
    folder = Path(__file__).parent
    hooks = [
        f"copy-in {shlex.quote(str(package))} {stage['COPY'].split()[-1]}",
        f'chroot "$1" sh -c {shlex.quote(stage["RUN"])} >/dev/null',
        # It starts with what the package asks for alone.
        f'chroot "$1" {shlex.join(entry + json.loads(stage["CMD"]))} >/dev/null',
        f"copy-in {folder / 'installed.sh'} {ROOT / 'Examples'} /tmp",
        f'chroot "$1" sh -c "apt-get update && apt-get install --yes --no-install-recommends {READERS}" >/dev/null',
        f'chroot "$1" sh /tmp/installed.sh {shlex.join(entry)}',
    ]
    suite = re.search(r"debian:(\w+)", stage["FROM"])[1]
    done = subprocess.run(
        ["mmdebstrap", "--quiet", "--variant=apt", "--format=null", *(f"--customize-hook={hook}" for hook in hooks), suite, "/dev/null"],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    if done.returncode:
        sys.exit("test-dist: FAILED; what failed stands above")
    print("test-dist: all passed")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]).resolve())
