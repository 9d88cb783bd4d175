#!/usr/bin/env python3
"""Packs the extension for VS Code into a .vsix file: a ZIP archive with two files that describe it and `extension/`.

    python3 editors/vscode/pack.py [FILE.vsix] [--platform linux-x64 --bin FOLDER] [--web FOLDER]

With a platform, which VS Code names so, the programs in a folder go into `bin`, where the extension finds its server. With a
folder that has the compiled core (`make web`) and the page of the preview (`cardwright lsp --page`), it runs in editors in browsers, too.

The npm packages that package.json names must be there: `npm install --omit=dev` in this folder puts them into
`node_modules`. Nothing else is needed. Equal files give an equal archive.
"""

import argparse
import fnmatch
import json
import zipfile
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

from bundle import bundle

FOLDER = Path(__file__).resolve().parent
#: The worker of the playground, which is the same here: the loader of the core stands before it.
WORKER = FOLDER.parent.parent / "Sources" / "Playground" / "Page" / "worker.js"
LICENCE = FOLDER.parent.parent / "LICENSE"
CONTENT_TYPES = {
    ".cjs": "application/javascript", ".cts": "application/typescript", ".js": "application/javascript",
    ".json": "application/json", ".map": "application/json", ".md": "text/markdown", ".mjs": "application/javascript",
    ".mts": "application/typescript", ".html": "text/html", ".png": "image/png", ".svg": "image/svg+xml", ".ts": "application/typescript",
    ".txt": "text/plain", ".wasm": "application/wasm", ".vsixmanifest": "text/xml",
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


def in_browsers(folder: Path, manifest: dict, web: Path) -> dict[str, bytes]:
    """What the extension has in a browser beside its other files: one script, the core, its worker, and the preview's page."""
    missing = [name for name in ("cardwright.wasm", "core.js", "preview.html") if not (web / name).is_file()]
    if missing:
        raise SystemExit(f"pack.py: {web} has no {' and no '.join(missing)}; 'make vsix' puts them there once 'make web' has run")
    loader = "".join(line.removeprefix("export ") for line in (web / "core.js").read_text().splitlines(keepends=True))
    parts = {"extension.js": bundle(folder, (folder / manifest["browser"]).resolve()), "worker.js": loader + "\n" + WORKER.read_text()}
    files = {name: text.encode() for name, text in parts.items()}
    return {f"extension/browser/{name}": data for name, data in
            {**files, **{name: (web / name).read_bytes() for name in ("cardwright.wasm", "preview.html")}}.items()}


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


def description(manifest: dict, platform: str, runs_in_browsers: bool) -> str:
    """`extension.vsixmanifest`: what the gallery and the editor read before they unpack anything."""
    source = manifest["repository"]["url"].removesuffix(".git")
    properties = {
        "Microsoft.VisualStudio.Code.Engine": manifest["engines"]["vscode"],
        "Microsoft.VisualStudio.Code.ExtensionDependencies": ",".join(manifest.get("extensionDependencies", [])),
        "Microsoft.VisualStudio.Code.ExtensionPack": "",
        # It starts a program, so it runs where the files are; in a browser there is none.
        "Microsoft.VisualStudio.Code.ExtensionKind": "workspace,web" if runs_in_browsers else "workspace",
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
    tags = manifest["keywords"] + languages + ["snippet"] + ["__web_extension"] * runs_in_browsers
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


def pack(folder: Path, archive: Path, platform: str = "", programs: Path | None = None, web: Path | None = None) -> None:
    """Writes the extension in `folder` to `archive`: for one platform with the files of the folder `programs` in `bin`, for
    browsers with what the folder `web` has."""
    manifest = json.loads((folder / "package.json").read_text())
    files = contents(folder, manifest, programs)
    added = in_browsers(folder, manifest, web) if web else {}
    if web:
        manifest["browser"] = "./browser/extension.js"
    else:
        del manifest["browser"]
    added["extension/package.json"] = (json.dumps(manifest, indent=2, ensure_ascii=False) + "\n").encode()
    names = sorted({*files, *added})
    parts = {"extension.vsixmanifest": description(manifest, platform, bool(web)).encode(),
             "[Content_Types].xml": content_types(names).encode(),
             **{name: added[name] if name in added else files[name].read_bytes() for name in names}}
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, data in parts.items():
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            # VS Code unpacks a program as one that can be started when its entry says so.
            runs = name.startswith("extension/bin/") and files[name].stat().st_mode & 0o100
            entry.external_attr = (0o100755 if runs else 0o100644) << 16
            zipped.writestr(entry, data, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    manifest = json.loads((FOLDER / "package.json").read_text())
    parser = argparse.ArgumentParser(description="Packs the extension for VS Code.")
    parser.add_argument("archive", nargs="?", type=Path, default=FOLDER / f"{manifest['name']}-{manifest['version']}.vsix")
    parser.add_argument("--platform", default="", help="the platform that the programs are for, such as linux-x64")
    parser.add_argument("--bin", type=Path, help="a folder of programs that go along")
    parser.add_argument("--web", type=Path, help="a folder with what editors in browsers need")
    arguments = parser.parse_args()
    if bool(arguments.platform) != bool(arguments.bin):
        parser.error("--platform and --bin go together")
    pack(FOLDER, arguments.archive, arguments.platform, arguments.bin, arguments.web)
    print(f"packed: {arguments.archive}")
