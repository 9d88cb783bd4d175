#!/usr/bin/env python3
"""Makes fonts-72.bin from a JSON file with advances, kerning classes and ligatures of the five faces of 72.

usage: make_font_metrics.py font-72.json fonts-72.bin

The JSON holds, by face name: `unitsPerEm`, `advance` (character to units), `ligatures` (characters to units) and
`kerning` (`left` and `right`: the characters of each class; `value`: units, by left and right class).

Format, little-endian:
  "CWFM", u16 version (1), u16 number of faces; then per face, light to black:
  u16 units per em, i16 ascent, i16 descent, i16 line gap, u16 x-height, u16 cap height,
  u16 glyphs, each: u16 code point, u16 advance, u8 left class, u8 right class (ascending code points; class 255: none),
  u8 ligatures, each: u8 length, that many u16 code points, u16 advance,
  u8 left classes, u8 right classes, u8 values - 1, i16 values, u8 value index by left class and right class.
"""
import json
import struct
import sys

FACES = ["72-Light", "72-Regular", "72-Semibold", "72-Bold", "72-Black"]
# hhea of the faces (fiori.md section 10); Black alone differs.
METRICS = (1854, -434, 67, 1081, 1409)
BLACK_METRICS = (1853, -432, 66, 1081, 1409)


def classes(groups):
    return {character: index for index, group in enumerate(groups) for character in group}


def face(name, data):
    ascent = BLACK_METRICS if name == "72-Black" else METRICS
    out = struct.pack("<HhhhHH", data["unitsPerEm"], *ascent)
    kerning = data["kerning"]
    left, right = classes(kerning["left"]), classes(kerning["right"])
    out += struct.pack("<H", len(data["advance"]))
    for character in sorted(data["advance"]):
        out += struct.pack(
            "<HHBB", ord(character), data["advance"][character], left.get(character, 255), right.get(character, 255))
    # The longest first, so that the first that fits is the right one.
    ligatures = sorted(data["ligatures"].items(), key=lambda item: (-len(item[0]), item[0]))
    out += struct.pack("<B", len(ligatures))
    for characters, advance in ligatures:
        out += struct.pack("<B", len(characters)) + b"".join(struct.pack("<H", ord(c)) for c in characters)
        out += struct.pack("<H", advance)
    values = sorted({value for row in kerning["value"] for value in row})
    assert 0 < len(values) <= 256 and len(kerning["left"]) < 255 and len(kerning["right"]) < 255
    index = {value: number for number, value in enumerate(values)}
    out += struct.pack("<BBB", len(kerning["left"]), len(kerning["right"]), len(values) - 1)
    out += b"".join(struct.pack("<h", value) for value in values)
    for row in kerning["value"]:
        assert len(row) == len(kerning["right"])
        out += bytes(index[value] for value in row)
    return out


def main(source, target):
    with open(source, encoding="utf-8") as file:
        faces = json.load(file)
    out = b"CWFM" + struct.pack("<HH", 1, len(FACES))
    for name in FACES:
        out += face(name, faces[name])
    with open(target, "wb") as file:
        file.write(out)


main(*sys.argv[1:])
