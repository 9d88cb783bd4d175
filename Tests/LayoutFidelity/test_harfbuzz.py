"""Widths from the table of the system face against HarfBuzz shaping the font that the table was made from."""
import statistics

import pytest
import uharfbuzz as hb

from samples import FACES, SIZES, strings


def shaped_width(font, text):
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font, buffer)
    return sum(position.x_advance for position in buffer.glyph_positions)


def load(path):
    face = hb.Face(hb.Blob.from_file_path(str(path)))
    return hb.Font(face), face.upem


@pytest.mark.parametrize("face", FACES)
def test_widths_are_those_of_harfbuzz(probe, fonts, face):
    font, units_per_em = load(fonts / f"Inter-{FACES[face]}.otf")
    texts = strings(500)
    answers = probe([{"text": text, "face": face, "size": size} for text in texts for size in SIZES])
    errors = {}
    for index, text in enumerate(texts):
        shaped = shaped_width(font, text)
        for offset, size in enumerate(SIZES):
            width = shaped * size / units_per_em
            errors[text, size] = abs(answers[index * len(SIZES) + offset]["width"] - width) / width
    worst = sorted(errors.items(), key=lambda item: -item[1])[:5]
    assert statistics.median(errors.values()) < 1e-9
    assert worst[0][1] <= 0.001, worst


def test_every_pair_of_characters_kerns_as_in_the_font(probe, fonts):
    """All pairs of Latin-1, Latin Extended-A and typographic punctuation."""
    font, units_per_em = load(fonts / "Inter-Regular.otf")
    codes = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x180), *map(ord, "‘’“”„–—…•€™")]
    characters = [chr(code) for code in codes if font.get_nominal_glyph(code)]
    pairs = [first + second for first in characters for second in characters]
    answers = probe([{"text": pair, "size": units_per_em} for pair in pairs])
    wrong = [
        (pair, answer["width"], shaped_width(font, pair)) for pair, answer in zip(pairs, answers)
        if abs(answer["width"] - shaped_width(font, pair)) > 0.5
    ]
    assert not wrong, (len(wrong), wrong[:20])
