"""Writes the tables of font metrics that the product carries.

Format, little-endian:
  "CWFM", u16 version (1; 2 with alternates), u16 number of faces; then per face, light to black:
  u16 units per em, i16 ascent, i16 descent, i16 line gap, u16 x-height, u16 cap height,
  u16 glyphs, each: u16 code point, u16 advance, u8 left class, u8 right class (ascending code points; class 255: none),
  u8 ligatures, each: u8 length, that many u16 code points, u16 advance,
  u8 left classes, u8 right classes, u8 values - 1, i16 values, u8 value index by left class and right class.
"""
import struct

NO_CLASS = 255


def face(metrics, advances, ligatures, left, right, kerning):
    """One face.

    metrics: units per em, ascent, descent, line gap, x-height, cap height; advances: code point to units;
    ligatures: tuple of code points to units; left, right: code point to class; kerning: units, a row a left class.
    """
    out = struct.pack("<HhhhHH", *metrics)
    out += struct.pack("<H", len(advances))
    for code in sorted(advances):
        out += struct.pack("<HHBB", code, advances[code], left.get(code, NO_CLASS), right.get(code, NO_CLASS))
    # The longest first, so that the first that fits is the right one.
    out += struct.pack("<B", len(ligatures))
    for codes, advance in sorted(ligatures.items(), key=lambda item: (-len(item[0]), item[0])):
        out += struct.pack("<B", len(codes)) + b"".join(struct.pack("<H", code) for code in codes)
        out += struct.pack("<H", advance)
    values = sorted({value for row in kerning for value in row})
    columns = len(kerning[0])
    assert 0 < len(values) <= 256 and len(kerning) < NO_CLASS and columns < NO_CLASS, (len(values), len(kerning), columns)
    index = {value: number for number, value in enumerate(values)}
    out += struct.pack("<BBB", len(kerning), columns, len(values) - 1)
    out += b"".join(struct.pack("<h", value) for value in values)
    for row in kerning:
        assert len(row) == columns
        out += bytes(index[value] for value in row)
    return out


def ligature_list(ligatures):
    out = struct.pack("<H", len(ligatures))
    for parts, glyph in ligatures:
        out += struct.pack(f"<B{len(parts)}HH", len(parts), *parts, glyph)
    return out


def alternates(codes, sets, triggers, lookups, maps):
    """Contextual alternates of one face.

    codes: all code points; sets: sets of code points; triggers: numbers of sets; lookups: lists of rules (before, at,
    after: numbers of sets; map) or of ligatures (code points, code point); maps: lists of ligatures.
    """
    masks, glyph_masks = {}, bytearray()
    for code in sorted(codes):
        mask = sum(1 << number for number, members in enumerate(sets) if code in members)
        glyph_masks.append(masks.setdefault(mask, len(masks)))
    out = struct.pack(f"<B{len(masks)}I", len(masks), *masks) + glyph_masks
    out += struct.pack("<I", sum(1 << number for number in triggers))
    out += struct.pack("<B", len(lookups))
    for kind, entries in lookups:
        if kind == "ligatures":
            out += b"\1" + ligature_list(entries)
            continue
        out += struct.pack("<BH", 0, len(entries))
        for before, at, after, number in entries:
            out += bytes([len(before), len(at), len(after), *before, *at, *after, NO_CLASS if number is None else number])
    return out + struct.pack("<B", len(maps)) + b"".join(map(ligature_list, maps))


def write(path, faces, version=1):
    with open(path, "wb") as file:
        file.write(b"CWFM" + struct.pack("<HH", version, len(faces)) + b"".join(faces))
