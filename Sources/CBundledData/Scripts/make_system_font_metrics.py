#!/usr/bin/env python3
"""Makes fonts-system.bin: advances and kerning of Inter, which stands for the platform's system face.

usage: make_system_font_metrics.py fonts-system.bin [DIRECTORY]
DIRECTORY holds the fonts of Debian's package fonts-inter; needs fontTools (PyPI). Inter's licence: INTER-LICENSE.txt.

Characters: the Latin, Greek and Cyrillic blocks, punctuation, symbols, arrows and mathematics that the face has below
U+10000; private use is left out. Kerning is what the feature "kern" gives each pair, reduced to classes of characters
that kern alike, so nothing is lost. The feature "calt" is kept as its rules: a multiplication sign between digits, arrows,
punctuation that is higher beside capitals. The format: font_table.py.
"""
import sys

from fontTools.ttLib import TTFont

import font_table

FACES = ["Light", "Regular", "SemiBold", "Bold", "Black"]
DEFAULT_DIRECTORY = "/usr/share/fonts/opentype/inter"
PAIR_ADJUSTMENT, EXTENSION = 2, 9
SINGLE, LIGATURE, CHAINED_CONTEXT = 1, 4, 6
# Glyphs without code point get one from here on.
FIRST_EXTRA = 0xE000


def is_wanted(code):
    return 0x20 <= code < 0x530 or 0x1E00 <= code < 0x2C00 or 0xFB00 <= code < 0xFB07


def pair_subtables(font):
    gpos = font["GPOS"].table
    lookups = {
        index for record in gpos.FeatureList.FeatureRecord if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    }
    assert len(lookups) == 1, "several lookups of kerning would add up"
    lookup = gpos.LookupList.Lookup[lookups.pop()]
    tables = [table.ExtSubTable if lookup.LookupType == EXTENSION else table for table in lookup.SubTable]
    assert all(table.LookupType == PAIR_ADJUSTMENT for table in tables)
    return tables


def advance_of(value):
    """What a value record adds to the advance; nothing else may be adjusted."""
    if value is None:
        return 0
    assert not any(getattr(value, name, 0) for name in ("XPlacement", "YPlacement", "YAdvance"))
    return getattr(value, "XAdvance", 0) or 0


class Kerning:
    """The pairs of a font: the first subtable that has a pair decides."""

    def __init__(self, font):
        self.tables = []
        for table in pair_subtables(font):
            covered = set(table.Coverage.glyphs)
            if table.Format == 1:
                pairs = {}
                for first, records in zip(table.Coverage.glyphs, table.PairSet):
                    for record in records.PairValueRecord:
                        assert advance_of(record.Value2) == 0
                        pairs[first, record.SecondGlyph] = advance_of(record.Value1)
                self.tables.append((1, covered, pairs))
            else:
                values = [[advance_of(cell.Value1) for cell in row.Class2Record] for row in table.Class1Record]
                assert not any(advance_of(cell.Value2) for row in table.Class1Record for cell in row.Class2Record)
                self.tables.append((2, covered, (table.ClassDef1.classDefs, table.ClassDef2.classDefs, values)))

    def row(self, first, seconds):
        row = [None] * len(seconds)
        for kind, covered, data in self.tables:
            if first not in covered:
                continue
            if kind == 1:
                for index, second in enumerate(seconds):
                    if row[index] is None:
                        row[index] = data.get((first, second))
            else:
                classes1, classes2, values = data
                cells = values[classes1.get(first, 0)]
                for index, second in enumerate(seconds):
                    if row[index] is None:
                        row[index] = cells[classes2.get(second, 0)]
        return tuple(value or 0 for value in row)


def classify(codes, rows):
    """A class for each distinct row that is not all zeros: code point to class, and the rows of the classes."""
    classes, distinct = {}, {}
    for code, row in zip(codes, rows):
        if any(row):
            classes[code] = distinct.setdefault(row, len(distinct))
    return classes, list(distinct)


class Alternates:
    """The rules of the feature "calt" for glyphs by code point."""

    def __init__(self, font, codes):
        self.codes = codes
        gsub = font["GSUB"].table
        self.lookup_list = gsub.LookupList.Lookup
        self.sets, self.maps, self.map_numbers = [], [], {}
        indices = {
            tuple(record.Feature.LookupListIndex) for record in gsub.FeatureList.FeatureRecord
            if record.FeatureTag == "calt"
        }
        assert len(indices) == 1
        self.lookups = [self.lookup(index) for index in sorted(indices.pop())]
        starts = {at[0] for kind, rules in self.lookups if kind == "context" for _, at, _, _ in rules}
        firsts = {parts[0] for kind, entries in self.lookups if kind == "ligatures" for parts, _ in entries}
        self.triggers = starts | {self.set_number(firsts)}
        assert len(self.sets) <= 32

    @staticmethod
    def glyphs(font):
        """Glyphs that only these rules reach."""
        return {
            name for name in font.getGlyphOrder()
            if name.endswith(".case") or name in ("u1F850", "u1F852")
        }

    def set_number(self, members):
        members = frozenset(members)
        if members not in self.sets:
            self.sets.append(members)
        return self.sets.index(members)

    def coverages(self, coverages):
        return [
            self.set_number(self.codes[name] for name in coverage.glyphs if name in self.codes) for coverage in coverages
        ]

    def lookup(self, index):
        lookup = self.lookup_list[index]
        if lookup.LookupType == LIGATURE:
            return "ligatures", self.ligatures(lookup)
        assert lookup.LookupType == CHAINED_CONTEXT
        rules = []
        for table in lookup.SubTable:
            assert table.Format == 3 and len(table.SubstLookupRecord) <= 1
            number = None
            for record in table.SubstLookupRecord:
                assert record.SequenceIndex == 0
                number = self.map_number(record.LookupListIndex)
            # OpenType, too, gives what is before from the nearest to the farthest.
            rules.append((
                self.coverages(table.BacktrackCoverage), self.coverages(table.InputCoverage),
                self.coverages(table.LookAheadCoverage), number))
        return "context", rules

    def map_number(self, index):
        if index not in self.map_numbers:
            entries = self.ligatures(self.lookup_list[index])
            if entries not in self.maps:
                self.maps.append(entries)
            self.map_numbers[index] = self.maps.index(entries)
        return self.map_numbers[index]

    def ligatures(self, lookup):
        assert len(lookup.SubTable) == 1
        table = lookup.SubTable[0]
        if lookup.LookupType == SINGLE:
            pairs = [((source,), target) for source, target in table.mapping.items()]
        else:
            pairs = [
                ((first, *ligature.Component), ligature.LigGlyph)
                for first, ligatures in table.ligatures.items() for ligature in ligatures
            ]
        return [
            (tuple(self.codes[name] for name in parts), self.codes[glyph]) for parts, glyph in pairs
            if all(name in self.codes for name in (*parts, glyph))
        ]


def face(path):
    font = TTFont(path)
    names = {code: name for code, name in font.getBestCmap().items() if is_wanted(code)}
    first_codes = {name: code for code, name in sorted(names.items(), reverse=True)}
    extra = sorted(Alternates.glyphs(font) - first_codes.keys())
    names.update({FIRST_EXTRA + index: name for index, name in enumerate(extra)})
    codes = sorted(names)
    kerning = Kerning(font)
    glyphs = [names[code] for code in codes]
    rows = {name: kerning.row(name, glyphs) for name in set(glyphs)}
    left, left_rows = classify(codes, [rows[name] for name in glyphs])
    right, columns = classify(codes, list(zip(*left_rows)))
    hhea, os2 = font["hhea"], font["OS/2"]
    table = font_table.face(
        (font["head"].unitsPerEm, hhea.ascent, hhea.descent, hhea.lineGap, os2.sxHeight, os2.sCapHeight),
        {code: font["hmtx"][names[code]][0] for code in codes}, {}, left, right, list(zip(*columns)))
    # Code points that share a glyph stand in the sets of that glyph.
    rules = Alternates(font, {name: code for code, name in reversed(names.items())} | first_codes)
    shared = {}
    for code, name in names.items():
        shared.setdefault(first_codes.get(name, code), set()).add(code)
    sets = [{code for member in members for code in shared[member]} for members in rules.sets]
    return table + font_table.alternates(codes, sets, rules.triggers, rules.lookups, rules.maps)


def main(target, directory=DEFAULT_DIRECTORY):
    font_table.write(target, [face(f"{directory}/Inter-{name}.otf") for name in FACES], version=2)


main(*sys.argv[1:])
