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


ARABIC = """صمام المضخة محطة الخرج الوحدة يوجد تسرّب عند الحشية الأمامية وقد انخفض الضغط إلى قطعة الغيار متوفرة في المستودع شركة
الدلتا للصناعات الغذائية مكتبة الأندلس العاشر من رمضان شحنات اليوم مخزن العبور صيدليات النيل متأخرة مجدولة أعطال مفتوحة
حرارة المحوّل مرتفعة لا يوجد الآن پمپ گاز چراغ ہفتہ ٣ من ١٩""".split()
HEBREW = "יחידת מיזוג באולם הזמנה מפעל קריית גת ממתין לאישור המדחס מרעיש והטמפרטורה עלתה אישור ההזמנה מ׳ ק״ג תל־אביב".split()
IDEOGRAPHS = ["棚卸しの差異", "ペットボトル緑茶", "三号园区今日用电", "大韓精密機械", "재고 부족", "원두 에티오피아", "、。（）「」"]


@pytest.mark.parametrize("face, weight", [("regular", "Regular"), ("bold", "Bold"), ("semibold", "Bold")])
@pytest.mark.parametrize("words, name", [(ARABIC, "NotoSansArabic"), (HEBREW, "NotoSansHebrew")])
def test_letters_that_the_face_lacks_are_as_wide_as_in_noto(probe, noto, words, name, face, weight):
    """Fonts of other makers differ, but by a few hundredths rather than by half."""
    font, units_per_em = load(noto / "truetype" / "noto" / f"{name}-{weight}.ttf")
    answers = probe([{"text": word, "face": face, "size": 1000} for word in words])
    for word, answer in zip(words, answers):
        width = shaped_width(font, word) * 1000 / units_per_em
        assert abs(answer["width"] - width) <= 0.04 * width + 2, (word, answer["width"], width)


def test_ideographs_are_as_wide_as_in_noto(probe, noto):
    face = hb.Face(hb.Blob.from_file_path(str(noto / "opentype" / "noto" / "NotoSansCJK-Regular.ttc")), 1)
    font = hb.Font(face)
    answers = probe([{"text": text.replace(" ", ""), "size": 1000} for text in IDEOGRAPHS])
    for text, answer in zip(IDEOGRAPHS, answers):
        width = shaped_width(font, text.replace(" ", "")) * 1000 / face.upem
        assert abs(answer["width"] - width) <= 3, (text, answer["width"], width)
