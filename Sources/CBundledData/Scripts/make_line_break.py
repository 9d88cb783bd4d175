#!/usr/bin/env python3
"""Makes line-break.bin: the line breaking class of every code point (UAX #14), from the Unicode Character Database.

usage: make_line_break.py DIRECTORY line-break.bin
DIRECTORY is Debian's /usr/share/unicode (package unicode-data); UNICODE-LICENSE.txt is its licence.

Classes are resolved as rule LB1 says (AI, SG, XX to AL; CJ to NS; SA to CM or AL) and split where later rules ask for
more than the class: OPW and CPW are East Asian wide (LB30), IDX is an unassigned pictograph (LB30b).

Format: "CWLB", u8 version (1), u8 number of classes, u16 number of blocks; one byte a block of 128 code points up to
U+10FFFF (8,704 of them): the block's number; then the blocks, 128 bytes each: classes, numbered as in CLASSES.
"""
import sys

CLASSES = (
    "AL B2 BA BB BK CB CL CM CP CPW CR EB EM EX GL H2 H3 HL HY ID IDX IN IS JL JT JV LF NL NS NU OP OPW PO PR QU RI SP SY "
    "WJ ZW ZWJ").split()
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


def main(directory, target):
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
    pictographic = bytearray(LAST)
    for first, last, _ in ranges(directory + "/emoji/emoji-data.txt", "Extended_Pictographic"):
        pictographic[first:last + 1] = b"\1" * (last + 1 - first)

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

    number = {name: index for index, name in enumerate(CLASSES)}
    resolved = bytes(number[resolve(code_point)] for code_point in range(LAST))
    blocks, order, index = {}, [], bytearray()
    for start in range(0, LAST, BLOCK):
        block = resolved[start:start + BLOCK]
        if block not in blocks:
            blocks[block] = len(order)
            order.append(block)
        index.append(blocks[block])
    with open(target, "wb") as file:
        file.write(b"CWLB" + bytes([1, len(CLASSES)]) + len(order).to_bytes(2, "little") + index + b"".join(order))


main(*sys.argv[1:])
