"""Writes examples.c and site.c: the lists of files that the executable carries for the documentation.

Run it after a file was added to or taken out of Examples or Sources/DocumentationGenerator/Site; a test compares both
with what the executable has. A changed file needs nothing: the compiler reads it anew.
"""

import pathlib

HERE = pathlib.Path(__file__).resolve().parent.parent
ROOT = HERE.parent.parent


def paths(folder, *patterns):
    found = {path for pattern in patterns for path in folder.glob(pattern) if path.is_file()}
    return sorted(path.relative_to(folder).as_posix() for path in found)


def write(name, folder, names):
    place = pathlib.PurePosixPath("../../" + folder.relative_to(ROOT).as_posix())
    lines = [
        "// Written by Scripts/make_embeds.py.",
        '#include "CBundledData.h"',
        "",
        "#define FILE(name, symbol) { name, symbol, sizeof symbol }",
        "",
    ]
    for index, path in enumerate(names):
        lines += [f"static const uint8_t f{index}[] = {{", f'#embed "{place / path}"', "};"]
    lines += ["", "static const CBundledFile files[] = {"]
    lines += [f'    FILE("{path}", f{index}),' for index, path in enumerate(names)]
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


examples = ROOT / "Examples"
write("examples", examples, paths(examples, "*.card.xml", "samples/*.json", "images/*.png"))
site = ROOT / "Sources" / "DocumentationGenerator" / "Site"
write("site", site, paths(site, "**/*"))
