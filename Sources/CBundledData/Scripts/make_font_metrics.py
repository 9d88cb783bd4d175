#!/usr/bin/env python3
"""Makes fonts-72.bin from a JSON file with advances, kerning classes and ligatures of the five faces of 72.

usage: make_font_metrics.py font-72.json fonts-72.bin

The JSON holds, by face name: `unitsPerEm`, `advance` (character to units), `ligatures` (characters to units) and
`kerning` (`left` and `right`: the characters of each class; `value`: units, by left and right class).
The format: font_table.py.
"""
import json
import sys

import font_table

FACES = ["72-Light", "72-Regular", "72-Semibold", "72-Bold", "72-Black"]
# The table `hhea` of the faces, and x-height and height of capitals; Black alone differs.
METRICS = (1854, -434, 67, 1081, 1409)
BLACK_METRICS = (1853, -432, 66, 1081, 1409)


def classes(groups):
    return {ord(character): index for index, group in enumerate(groups) for character in group}


def face(name, data):
    kerning = data["kerning"]
    return font_table.face(
        (data["unitsPerEm"], *(BLACK_METRICS if name == "72-Black" else METRICS)),
        {ord(character): advance for character, advance in data["advance"].items()},
        {tuple(map(ord, characters)): advance for characters, advance in data["ligatures"].items()},
        classes(kerning["left"]), classes(kerning["right"]), kerning["value"])


def main(source, target):
    with open(source, encoding="utf-8") as file:
        faces = json.load(file)
    font_table.write(target, [face(name, faces[name]) for name in FACES])


main(*sys.argv[1:])
