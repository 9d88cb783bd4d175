#!/usr/bin/env python3
"""Packs what people install: an archive, a Debian package, the extension for VS Code with the server inside, the list of parts
(SPDX) and the checksums of all of them.

    python3 .ci/release/pack.py PROGRAM [FOLDER]      (dist/ where no folder is named)

The same program and the same commit give the same bytes: all times are that of the commit, or SOURCE_DATE_EPOCH.
"""

import gzip
import hashlib
import io
import json
import os
import platform
import re
import subprocess
import sys
import tarfile
import tempfile
import textwrap
import time
from pathlib import Path
from typing import NamedTuple

import manual
import parts

ROOT = parts.ROOT
EXTENSION = ROOT / "editors" / "vscode"
MEDIA_TYPE_ICON = "share/icons/hicolor/scalable/mimetypes/application-x-cardwright+xml.svg"
ADDRESS = "cardwright@users.noreply.github.com"


class Entry(NamedTuple):
    data: bytes
    mode: int = 0o644


def moment() -> int:
    """The time that everything has: that of the commit."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if not told and subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, cwd=ROOT).returncode:
        raise SystemExit("pack.py: no commit tells the time that packed files get; set SOURCE_DATE_EPOCH (seconds since 1970)")
    return int(told or parts.output("git", "log", "-1", "--format=%ct"))


def squeezed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def stripped(program: Path) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "cardwright"
        subprocess.run(["objcopy", "--strip-all", "--remove-section=.comment", program, target], check=True)
        return target.read_bytes()


def installed(program: Path, version: str, epoch: int) -> dict[str, Entry]:
    """What is installed, by its path below /usr, /usr/local or any other folder."""
    told = json.loads(parts.output(program, "--experimental-dump-help"))["command"]
    # It is read by a shell, and started by none.
    completion = lambda shell: parts.output(program, "--generate-completion-script", shell).removeprefix("#!/bin/bash\n").encode()
    tree = {
        "bin/cardwright": Entry(stripped(program), 0o755),
        "share/bash-completion/completions/cardwright": Entry(completion("bash")),
        "share/fish/vendor_completions.d/cardwright.fish": Entry(completion("fish")),
        "share/zsh/site-functions/_cardwright": Entry(completion("zsh")),
        "share/mime/packages/cardwright.xml": Entry((ROOT / ".ci/release/cardwright.xml").read_bytes()),
        MEDIA_TYPE_ICON: Entry((EXTENSION / "icons/card-light.svg").read_bytes()),
        "share/doc/cardwright/copyright": Entry(parts.notices(version).encode()),
    }
    for name, text in manual.pages(told, version, time.strftime("%Y-%m-%d", time.gmtime(epoch))).items():
        tree[f"share/man/man1/{name}.gz"] = Entry(squeezed(text))
    return tree


def archive(tree: dict[str, Entry], name: str, epoch: int) -> bytes:
    """`tree` below a folder `name`, with the licence and the changes, as .tar.gz."""
    own = {f"share/doc/cardwright/{each}": Entry((ROOT / each).read_bytes()) for each in ("LICENSE", "CHANGELOG.md")}
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w", format=tarfile.GNU_FORMAT) as tar:
        for path, entry in sorted({**tree, **own}.items()):
            information = tarfile.TarInfo(f"{name}/{path}")
            information.size, information.mode, information.mtime = len(entry.data), entry.mode, epoch
            tar.addfile(information, io.BytesIO(entry.data))
    return gzip.compress(target.getvalue(), 6, mtime=0)


def debian_changes(changes: str) -> str:
    """CHANGELOG.md as Debian writes it."""
    blocks = []
    for version, date, text in re.findall(r"^## \[([\d.]+)\] - (\S+)\n(.*?)(?=^## |^\[|\Z)", changes, re.MULTILINE | re.DOTALL):
        day = time.strftime("%a, %d %b %Y 00:00:00 +0000", time.strptime(date, "%Y-%m-%d"))
        points = re.findall(r"^- (.*?)(?=^-|^#|^$|\Z)", text, re.MULTILINE | re.DOTALL)
        lines = "\n".join(textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ") for point in points)
        blocks.append(f"cardwright ({version}) stable; urgency=medium\n\n{lines}\n\n -- {parts.AUTHORS} <{ADDRESS}>  {day}\n")
    return "\n".join(blocks)


def debian_control(program: Path, version: str, size: int) -> str:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "debian").mkdir()
        (Path(folder) / "debian/control").write_text("Source: cardwright\n\nPackage: cardwright\nArchitecture: any\n")
        told = subprocess.run(["dpkg-shlibdeps", "-O", program.resolve()], cwd=folder, check=True, capture_output=True, text=True)
    depends = told.stdout.strip().removeprefix("shlibs:Depends=")
    # Symbols do not tell of packed relocations, which older loaders cannot read.
    if "(RELR)" in parts.output("readelf", "--dynamic", program):
        depends = re.sub(r"libc6 \(>= 2\.(\d+)", lambda found: f"libc6 (>= 2.{max(int(found[1]), 36)}", depends)
    return "\n".join([
        "Package: cardwright", f"Version: {version}", f"Architecture: {parts.output('dpkg', '--print-architecture').strip()}",
        f"Maintainer: {parts.AUTHORS} <{ADDRESS}>", f"Installed-Size: {-(-size // 1024)}",
        "Depends: " + depends,
        # Asked by --cross-check alone, so nothing that the executable is linked to.
        "Recommends: libxml2",
        # What draws PNG, and what compares with another revision.
        "Suggests: chromium | librsvg2-bin, git",
        "Section: devel", "Priority: optional", f"Homepage: {parts.HOME}",
        "Description: design assistant for SAP Fiori mobile cards",
        " Cards are described in small XML files. Cardwright completes, explains and",
        " checks them while they are typed, in any editor that speaks the Language",
        " Server Protocol, checks them again in continuous integration, draws them and",
        " plays them.", "",
    ])


def debian(tree: dict[str, Entry], program: Path, version: str, epoch: int, target: Path) -> None:
    shares = {path.replace("zsh/site-functions", "zsh/vendor-completions"): entry for path, entry in tree.items()}
    shares["share/doc/cardwright/changelog.gz"] = Entry(squeezed(debian_changes((ROOT / "CHANGELOG.md").read_text())))
    sums = "".join(f"{hashlib.md5(entry.data).hexdigest()}  usr/{path}\n" for path, entry in sorted(shares.items()))
    control = debian_control(program, version, sum(len(entry.data) for entry in shares.values()))
    files = {f"usr/{path}": entry for path, entry in shares.items()}
    files |= {"DEBIAN/control": Entry(control.encode()), "DEBIAN/md5sums": Entry(sums.encode())}
    with tempfile.TemporaryDirectory() as folder:
        for path, entry in files.items():
            place = Path(folder) / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(entry.data)
            place.chmod(entry.mode)
        # Whatever the user's umask and clock say.
        for place in [Path(folder), *Path(folder).rglob("*")]:
            if place.is_dir():
                place.chmod(0o755)
            os.utime(place, (epoch, epoch))
        # One thread, as another number of them gives other bytes.
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z2", "--threads-max=1", "--build", folder, target], check=True,
                       stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": str(epoch)})


def extension(tree: dict[str, Entry], target: Path, system: str) -> None:
    """The extension for VS Code with the server inside, for one system."""
    with tempfile.TemporaryDirectory() as folder:
        for path in ("bin/cardwright", "share/doc/cardwright/copyright"):
            place = Path(folder) / Path(path).name
            place.write_bytes(tree[path].data)
            place.chmod(tree[path].mode)
        done = subprocess.run([sys.executable, EXTENSION / "pack.py", target, "--platform", system, "--bin", folder],
                              capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr.strip())


def main(program: Path, folder: Path) -> None:
    if not program.is_file():
        raise SystemExit(f"pack.py: there is no {program}; run 'make build'")
    version, epoch, machine = parts.output(program, "--version").strip(), moment(), platform.machine()
    name = f"cardwright-{version}-linux-{machine}"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        if old.name.startswith("cardwright") or old.name == "SHA256SUMS":
            old.unlink()
    tree = installed(program, version, epoch)
    (folder / f"{name}.tar.gz").write_bytes(archive(tree, name, epoch))
    system = parts.output("dpkg", "--print-architecture").strip()
    debian(tree, program, version, epoch, folder / f"cardwright_{version}_{system}.deb")
    with tempfile.TemporaryDirectory() as place:
        shipped = Path(place) / "cardwright"
        shipped.write_bytes(tree["bin/cardwright"].data)
        (folder / f"{name}.spdx.json").write_text(
            parts.bill(shipped, version, time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch))))
    missing = ""
    node = "linux-" + {"x86_64": "x64", "aarch64": "arm64"}.get(machine, machine)
    try:
        extension(tree, folder / f"cardwright-{node}-{version}.vsix", node)
    except SystemExit as problem:
        missing = f"NOT packed: the extension for VS Code. {problem}"
    made = sorted(each for each in folder.iterdir() if each.name.startswith("cardwright"))
    (folder / "SHA256SUMS").write_text("".join(f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n" for each in made))
    for each in [*made, folder / "SHA256SUMS"]:
        print(f"{each.stat().st_size:>11,} bytes  {each}")
    if missing:
        print(missing, file=sys.stderr)
        # A release without it is none.
        sys.exit(1 if os.environ.get("CI") else 0)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2] if len(sys.argv) > 2 else ROOT / "dist"))
