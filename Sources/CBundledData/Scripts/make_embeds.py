"""Writes examples.c, page.c, playground.c and site.c: the lists of files that the executable carries for the preview, the
playground and the documentation.

Run it after a file was added to or taken out of Examples, editors, Sources/DocumentationGenerator/Site,
Sources/Playground/Page or Sources/PreviewServer/Page; a test compares them with what the executable has. A changed file needs nothing: the compiler reads
it anew.
"""

import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent.parent
ROOT = HERE.parent.parent


def paths(folder, *patterns):
    found = {path for pattern in patterns for path in folder.glob(pattern) if path.is_file()}
    return sorted(path.relative_to(folder).as_posix() for path in found)


def symbol(path):
    return "f_" + re.sub("[^A-Za-z0-9]", "_", path)


def write(name, files):
    """`files` are names in the executable and paths from the top of the repository."""
    lines = [
        "// Written by Scripts/make_embeds.py.",
        '#include "CBundledData.h"',
        "",
        "#define FILE(name, symbol) { name, symbol, sizeof symbol }",
        "",
    ]
    # Symbols made of paths, so that a file more leaves the other lines as they are.
    for path, place in files:
        lines += [f"static const uint8_t {symbol(path)}[] = {{", f'#embed "../../{place}"', "};"]
    lines += ["", "static const CBundledFile files[] = {"]
    lines += [f'    FILE("{path}", {symbol(path)}),' for path, _ in files]
    lines += [
        "};",
        "",
        f"const CBundledFile *cbundled_{name}(size_t *count) {{",
        "  *count = sizeof files / sizeof *files;",
        "  return files;",
        "}",
        "",
    ]
    (HERE / f"{name}.c").write_text("\n".join(lines), encoding="utf-8")


def named(folder, *patterns):
    place = folder.relative_to(ROOT)
    return [(path, (place / path).as_posix()) for path in paths(folder, *patterns)]


write("examples", named(ROOT / "Examples", "*.card.xml", "samples/*.json", "images/*.png"))
# The guides of the editors stand beside the plug-ins that they are about.
editors = [("editors/" + path, "editors/" + path) for path in paths(ROOT / "editors", "*/README.md")]
write("site", sorted(named(ROOT / "Sources" / "DocumentationGenerator" / "Site", "**/*") + editors))
write("playground", named(ROOT / "Sources" / "Playground" / "Page", "*.html", "*.css", "*.js"))
write("page", named(ROOT / "Sources" / "PreviewServer" / "Page", "*.html", "*.css", "*.js"))
