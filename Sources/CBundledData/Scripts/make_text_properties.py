#!/usr/bin/env python3
"""Makes text-properties.bin: what line breaking, text order and clusters ask of every code point, from Unicode's own files.

usage: make_text_properties.py DIRECTORY text-properties.bin
DIRECTORY is Debian's /usr/share/unicode (package unicode-data); UNICODE-LICENSE.txt is its licence.

Three classes a code point: line breaking (UAX #14), bidirectional (UAX #9), grapheme cluster (UAX #29).
Line breaking classes are resolved as rule LB1 says (AI, SG, XX to AL; CJ to NS; SA to CM or AL) and split where later
rules ask for more than the class: OPW and CPW are East Asian wide (LB30), IDX is an unassigned pictograph (LB30b).

Format, little-endian: "CWTP", u8 version (1), u8 number of records, each three bytes: the three classes, numbered as in
LINE, BIDI, CLUSTER; u16 number of blocks; one byte a block of 128 code points up to U+10FFFF (8,704 of them): the
block's number; then the blocks, 128 bytes each: record numbers; u8 number of bracket pairs, each u16 opening, u16
closing, u16 closing in its canonical form.
"""
import sys

LINE = (
    "AL B2 BA BB BK CB CL CM CP CPW CR EB EM EX GL H2 H3 HL HY ID IDX IN IS JL JT JV LF NL NS NU OP OPW PO PR QU RI SP SY "
    "WJ ZW ZWJ").split()
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
CLUSTER = (
    "Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT Extended_Pictographic").split()
# Names that DerivedBidiClass.txt spells out where it states defaults.
LONG_NAMES = {
    "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET",
    "Boundary_Neutral": "BN",
}
LAST = 0x110000
BLOCK = 128


def ranges(path, wanted=None):
    with open(path, encoding="utf-8") as file:
        for line in file:
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if len(fields) < 2 or (wanted and fields[1] != wanted):
                continue
            first, _, last = fields[0].partition("..")
            yield int(first, 16), int(last or first, 16), fields[1]


def line_classes(directory, pictographic):
    classes = ["XX"] * LAST
    # Unassigned code points of these blocks are ideographs or currency signs (LineBreak.txt, header).
    for first, last, value in [
        (0x3400, 0x4DBF, "ID"), (0x4E00, 0x9FFF, "ID"), (0xF900, 0xFAFF, "ID"), (0x20000, 0x2FFFD, "ID"),
        (0x30000, 0x3FFFD, "ID"), (0x1F000, 0x1FAFF, "ID"), (0x1FC00, 0x1FFFD, "ID"), (0x20A0, 0x20CF, "PR"),
    ]:
        classes[first:last + 1] = [value] * (last + 1 - first)
    for first, last, value in ranges(directory + "/LineBreak.txt"):
        classes[first:last + 1] = [value] * (last + 1 - first)
    wide = bytearray(LAST)
    for first, last, value in ranges(directory + "/EastAsianWidth.txt"):
        if value in ("F", "W", "H"):
            wide[first:last + 1] = b"\1" * (last + 1 - first)
    category = ["Cn"] * LAST
    first = None
    with open(directory + "/UnicodeData.txt", encoding="utf-8") as file:
        for line in file:
            fields = line.split(";")
            code_point = int(fields[0], 16)
            # A range stands as two lines, "<…, First>" and "<…, Last>".
            start = first if fields[1].endswith(", Last>") else code_point
            first = code_point
            category[start:code_point + 1] = [fields[2]] * (code_point + 1 - start)

    def resolve(code_point):
        value = classes[code_point]
        if value in ("AI", "SG", "XX"):
            return "AL"
        if value == "CJ":
            return "NS"
        if value == "SA":
            return "CM" if category[code_point] in ("Mn", "Mc") else "AL"
        if value in ("OP", "CP") and wide[code_point]:
            return value + "W"
        if value == "ID" and pictographic[code_point] and category[code_point] == "Cn":
            return "IDX"
        return value

    return [resolve(code_point) for code_point in range(LAST)]


def bidi_classes(directory):
    path = directory + "/extracted/DerivedBidiClass.txt"
    classes = ["L"] * LAST
    with open(path, encoding="utf-8") as file:
        for line in file:
            if line.startswith("# @missing: "):
                span, _, name = line[len("# @missing: "):].partition(";")
                first, _, last = span.strip().partition("..")
                value = LONG_NAMES[name.strip()]
                classes[int(first, 16):int(last, 16) + 1] = [value] * (int(last, 16) + 1 - int(first, 16))
    for first, last, value in ranges(path):
        classes[first:last + 1] = [value] * (last + 1 - first)
    return classes


def cluster_classes(directory, pictographic):
    classes = ["Extended_Pictographic" if flag else "Other" for flag in pictographic]
    for first, last, value in ranges(directory + "/auxiliary/GraphemeBreakProperty.txt"):
        classes[first:last + 1] = [value] * (last + 1 - first)
    return classes


def brackets(directory):
    # U+2329 and U+232A are canonically U+3008 and U+3009; rule BD16 takes them for the same.
    canonical = {0x2329: 0x3008, 0x232A: 0x3009}
    out = bytearray()
    count = 0
    with open(directory + "/BidiBrackets.txt", encoding="utf-8") as file:
        for line in file:
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if len(fields) == 3 and fields[2] == "o":
                opening, closing = int(fields[0], 16), int(fields[1], 16)
                for code in (opening, closing):
                    out += code.to_bytes(2, "little")
                out += canonical.get(closing, closing).to_bytes(2, "little")
                count += 1
    return bytes([count]) + out


def main(directory, target):
    pictographic = bytearray(LAST)
    for first, last, _ in ranges(directory + "/emoji/emoji-data.txt", "Extended_Pictographic"):
        pictographic[first:last + 1] = b"\1" * (last + 1 - first)
    triples = list(zip(
        line_classes(directory, pictographic), bidi_classes(directory), cluster_classes(directory, pictographic)))
    records = {}
    numbers = bytes(records.setdefault(triple, len(records)) for triple in triples)
    assert len(records) < 256
    out = b"CWTP" + bytes([1, len(records)])
    for line, bidi, cluster in records:
        out += bytes([LINE.index(line), BIDI.index(bidi), CLUSTER.index(cluster)])
    blocks, index = {}, bytearray()
    for start in range(0, LAST, BLOCK):
        index.append(blocks.setdefault(numbers[start:start + BLOCK], len(blocks)))
    with open(target, "wb") as file:
        file.write(out + len(blocks).to_bytes(2, "little") + index + b"".join(blocks) + brackets(directory))


main(*sys.argv[1:])
