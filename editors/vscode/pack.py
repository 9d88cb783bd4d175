#!/usr/bin/env python3
"""Packs the extension for VS Code into a .vsix file: a ZIP archive with two files that describe it and `extension/`.

    python3 editors/vscode/pack.py [FILE.vsix] [--platform linux-x64 --bin FOLDER]

With a platform, which VS Code names so, the programs in a folder go into `bin`, where the extension finds its server.

The npm packages that package.json names must be there: `npm install --omit=dev` in this folder puts them into
`node_modules`. Nothing else is needed. Equal files give an equal archive.
"""

import argparse
import fnmatch
import json
import zipfile
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

FOLDER = Path(__file__).resolve().parent
LICENCE = FOLDER.parent.parent / "LICENSE"
CONTENT_TYPES = {
    ".cjs": "application/javascript", ".cts": "application/typescript", ".js": "application/javascript",
    ".json": "application/json", ".map": "application/json", ".md": "text/markdown", ".mjs": "application/javascript",
    ".mts": "application/typescript", ".png": "image/png", ".svg": "image/svg+xml", ".ts": "application/typescript",
    ".txt": "text/plain", ".vsixmanifest": "text/xml",
}


def packages(folder: Path, names, user: str) -> list[Path]:
    """The folders of the npm packages `names` and of all that they need, as Node finds them from `folder`."""
    found: list[Path] = []
    pending = [(name, folder, user) for name in names]
    while pending:
        name, origin, user = pending.pop()
        places = [place / "node_modules" / name for place in (origin, *origin.parents) if place.is_relative_to(folder)]
        place = next((place for place in places if (place / "package.json").is_file()), None)
        if place is None:
            raise SystemExit(f"pack.py: the npm package {name}, which {user} needs, is not in {folder / 'node_modules'}; "
                             f"run 'npm install --omit=dev' in {folder}")
        if place not in found:
            found.append(place)
            needs = json.loads((place / "package.json").read_text()).get("dependencies", {})
            pending += [(need, place, name) for need in needs]
    return found


def contents(folder: Path, manifest: dict, programs: Path | None) -> dict[str, Path]:
    """The files of the extension by their paths in the archive."""
    ignored = (folder / ".vscodeignore").read_text().split()

    def is_left_out(path: Path) -> bool:
        name = path.relative_to(folder).as_posix()
        return any(name.startswith(each) if each.endswith("/") else fnmatch.fnmatch(name, each) for each in ignored)

    own = [path for path in folder.rglob("*") if "node_modules" not in path.relative_to(folder).parts and not is_left_out(path)]
    needed = [path for package in packages(folder, manifest.get("dependencies", {}), "the extension")
              for path in package.rglob("*") if "node_modules" not in path.relative_to(package).parts]
    files = {f"extension/{path.relative_to(folder).as_posix()}": path for path in own + needed if path.is_file()}
    inside = {f"extension/bin/{path.name}": path for path in programs.iterdir()} if programs else {}
    return {**files, **inside, "extension/LICENSE.txt": LICENCE}


def content_types(names) -> str:
    """`[Content_Types].xml`: the media type of every ending, and of each file without one."""
    endings = sorted({Path(name).suffix.lower() for name in names} - {""} | {".vsixmanifest"})
    defaults = [f'<Default Extension="{ending}" ContentType="{CONTENT_TYPES.get(ending, "application/octet-stream")}"/>'
                for ending in endings]
    overrides = [f'<Override PartName={quoteattr("/" + name)} ContentType="application/octet-stream"/>'
                 for name in sorted(names) if not Path(name).suffix]
    return ('<?xml version="1.0" encoding="utf-8"?>\n'
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            + "".join(defaults + overrides) + "</Types>\n")


def description(manifest: dict, platform: str) -> str:
    """`extension.vsixmanifest`: what the gallery and the editor read before they unpack anything."""
    source = manifest["repository"]["url"].removesuffix(".git")
    properties = {
        "Microsoft.VisualStudio.Code.Engine": manifest["engines"]["vscode"],
        "Microsoft.VisualStudio.Code.ExtensionDependencies": ",".join(manifest.get("extensionDependencies", [])),
        "Microsoft.VisualStudio.Code.ExtensionPack": "",
        # It starts a program, so it runs where the files are.
        "Microsoft.VisualStudio.Code.ExtensionKind": "workspace",
        "Microsoft.VisualStudio.Services.Links.Source": source,
        "Microsoft.VisualStudio.Services.Links.Getstarted": source,
        "Microsoft.VisualStudio.Services.Links.GitHub": source,
        "Microsoft.VisualStudio.Services.Links.Support": manifest["bugs"]["url"],
        "Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown": "true",
    }
    assets = {
        "Microsoft.VisualStudio.Code.Manifest": "package.json",
        "Microsoft.VisualStudio.Services.Content.Details": "README.md",
        "Microsoft.VisualStudio.Services.Content.Changelog": "CHANGELOG.md",
        "Microsoft.VisualStudio.Services.Content.License": "LICENSE.txt",
        "Microsoft.VisualStudio.Services.Icons.Default": manifest["icon"],
    }
    languages = [language["id"] for language in manifest["contributes"]["languages"]]
    tags = manifest["keywords"] + languages + ["snippet"]
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">',
        "  <Metadata>",
        f'    <Identity Language="en-US" Id={quoteattr(manifest["name"])} Version={quoteattr(manifest["version"])}'
        f' Publisher={quoteattr(manifest["publisher"])}' + (f' TargetPlatform={quoteattr(platform)}' if platform else "") + "/>",
        f"    <DisplayName>{escape(manifest['displayName'])}</DisplayName>",
        f'    <Description xml:space="preserve">{escape(manifest["description"])}</Description>',
        f"    <Tags>{escape(','.join(tags))}</Tags>",
        f"    <Categories>{escape(','.join(manifest['categories']))}</Categories>",
        "    <GalleryFlags>Public</GalleryFlags>",
        "    <Properties>",
        *[f"      <Property Id={quoteattr(name)} Value={quoteattr(value)}/>" for name, value in properties.items()],
        "    </Properties>",
        "    <License>extension/LICENSE.txt</License>",
        f"    <Icon>extension/{manifest['icon']}</Icon>",
        "  </Metadata>",
        '  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>',
        "  <Dependencies/>",
        "  <Assets>",
        *[f'    <Asset Type="{kind}" Path="extension/{name}" Addressable="true"/>' for kind, name in assets.items()],
        "  </Assets>",
        "</PackageManifest>",
    ]
    return "\n".join(lines) + "\n"


def pack(folder: Path, archive: Path, platform: str = "", programs: Path | None = None) -> None:
    """Writes the extension in `folder` to `archive`, for one platform with the files of the folder `programs` in `bin`."""
    manifest = json.loads((folder / "package.json").read_text())
    files = contents(folder, manifest, programs)
    parts = {"extension.vsixmanifest": description(manifest, platform).encode(), "[Content_Types].xml": content_types(files).encode(),
             **{name: files[name].read_bytes() for name in sorted(files)}}
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, data in parts.items():
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            # VS Code unpacks a program as one that can be started when its entry says so.
            runs = name in files and name.startswith("extension/bin/") and files[name].stat().st_mode & 0o100
            entry.external_attr = (0o100755 if runs else 0o100644) << 16
            zipped.writestr(entry, data, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    manifest = json.loads((FOLDER / "package.json").read_text())
    parser = argparse.ArgumentParser(description="Packs the extension for VS Code.")
    parser.add_argument("archive", nargs="?", type=Path, default=FOLDER / f"{manifest['name']}-{manifest['version']}.vsix")
    parser.add_argument("--platform", default="", help="the platform that the programs are for, such as linux-x64")
    parser.add_argument("--bin", type=Path, help="a folder of programs that go along")
    arguments = parser.parse_args()
    if bool(arguments.platform) != bool(arguments.bin):
        parser.error("--platform and --bin go together")
    pack(FOLDER, arguments.archive, arguments.platform, arguments.bin)
    print(f"packed: {arguments.archive}")
