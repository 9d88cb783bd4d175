#!/usr/bin/env python3
"""Prints the table of Sources/LayoutCore/FallbackAdvance+Table.swift: advances of Hebrew, Arabic and Devanagari letters.

usage: make_fallback_advances.py REGULAR-HEBREW.ttf BOLD-HEBREW.ttf REGULAR-ARABIC.ttf BOLD-ARABIC.ttf
       REGULAR-DEVANAGARI.ttf BOLD-DEVANAGARI.ttf

Needs fontTools and uharfbuzz (PyPI); the fonts of Debian's package fonts-noto-core were taken: widths of glyphs, as facts,
and nothing of the glyphs. A line is a letter, how it joins (R to the one before it, D to both, U to none) and its advances in
thousandths of an em: regular and bold, for Arabic each alone, at the end, in the middle and at the beginning of a word. Of Devanagari a
line is a letter or sign and its advances, with those before most letters that it joins, or two letters that are one
glyph, and its advances.
"""
import collections
import sys

import uharfbuzz as hb
from fontTools.ttLib import TTFont

HEBREW = [0x5BE, *range(0x5D0, 0x5EB), 0x5F3, 0x5F4]
ARABIC = [*range(0x621, 0x63B), *range(0x641, 0x64B), *range(0x660, 0x66D), 0x60C, 0x61B, 0x61F, 0x640,
          0x671, 0x679, 0x67E, 0x686, 0x688, 0x691, 0x698, 0x6A9, 0x6AF, 0x6BA, 0x6BE, 0x6C1, 0x6CC, 0x6D2,
          *range(0x6F0, 0x6FA)]
LAM_ALEF = 0x622, 0x623, 0x625, 0x627
RIGHT = {0x622, 0x623, 0x624, 0x625, 0x627, 0x629, 0x62F, 0x630, 0x631, 0x632, 0x648, 0x671, 0x688, 0x691, 0x698, 0x6BA,
         0x6D2}
RIGHT_ONLY_EXCEPT = {0x6BA}
NONE = {0x621, 0x60C, 0x61B, 0x61F, *range(0x660, 0x66D), *range(0x6F0, 0x6FA)}
JOINER = "\u200d"
CONSONANTS = [*range(0x915, 0x929), *range(0x92A, 0x931), 0x932, *range(0x935, 0x93A)]
RA = 0x930
VIRAMA = "\u094d"
# What differs by more from the usual width of the first letter is one glyph.
LIGATURE = 100


def width(font, text, direction="rtl", script="Arab"):
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.direction, buffer.script = direction, script
    hb.shape(font, buffer, {"kern": False})
    return sum(position.x_advance for position in buffer.glyph_positions)


def load(path):
    face = hb.Face(hb.Blob.from_file_path(path))
    return hb.Font(face), 1000 / face.upem


def row(letter, kind, texts, fonts):
    values = [round(width(font, text) * scale) for font, scale in fonts for text in texts]
    print(f"{letter} {kind} " + " ".join(map(str, values)))


def devanagari(fonts):
    def widths(text):
        return [round(width(font, text, "ltr", "Deva") * scale) for font, scale in fonts]

    advances = {}
    for code in range(0x900, 0x980):
        glyphs = [font.get_nominal_glyph(code) for font, _ in fonts]
        alone = [round(font.get_glyph_h_advance(glyph) * scale) for glyph, (font, scale) in zip(glyphs, fonts)]
        if any(alone):
            advances[code] = alone
    pairs, halves = {}, {}
    for first in CONSONANTS:
        for last in CONSONANTS:
            joined = widths(chr(first) + VIRAMA + chr(last))
            pairs[first, last] = [width - alone for width, alone in zip(joined, advances[last])]
        halves[first] = collections.Counter(map(tuple, (pairs[first, last] for last in CONSONANTS))).most_common(1)[0][0]
    for code, alone in advances.items():
        print(f"{code:X}", *alone, *halves.get(code, []))
    for (first, last), joined in pairs.items():
        if last != RA and abs(joined[0] - halves[first][0]) > LIGATURE:
            print(f"{first:X}+{last:X}", *joined)


def main(hebrew_regular, hebrew_bold, arabic_regular, arabic_bold, devanagari_regular, devanagari_bold):
    hebrew = [load(hebrew_regular), load(hebrew_bold)]
    for code in HEBREW:
        row(f"{code:X}", "U", [chr(code)], hebrew)
    arabic = [load(arabic_regular), load(arabic_bold)]
    for code in ARABIC:
        letter = chr(code)
        if code in NONE:
            row(f"{code:X}", "U", [letter], arabic)
        elif code in RIGHT - RIGHT_ONLY_EXCEPT:
            row(f"{code:X}", "R", [letter, JOINER + letter], arabic)
        else:
            row(f"{code:X}", "D", [letter, JOINER + letter, JOINER + letter + JOINER, letter + JOINER], arabic)
    for code in LAM_ALEF:
        pair = chr(0x644) + chr(code)
        row(f"L{code:X}", "R", [pair, JOINER + pair], arabic)
    devanagari([load(devanagari_regular), load(devanagari_bold)])


main(*sys.argv[1:])
