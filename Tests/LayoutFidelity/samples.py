"""Texts as cards have them, made from words of a fixed list: the same in every run."""
import random
from pathlib import Path
from xml.etree import ElementTree

FACES = {"light": "Light", "regular": "Regular", "semibold": "SemiBold", "bold": "Bold", "black": "Black"}
SIZES = [11, 12, 13, 15, 16, 17, 20, 22, 28, 34, 53]

NOUNS = """Pump Valve Compressor Transformer Vehicle Gearbox Conveyor Order Request Approval Delivery Invoice Shift
Inspection Maintenance Warehouse Customer Supplier Contract Technician Dashboard Overview Quantity Temperature Pressure
Wavelength AVATAR Tokyo Werkstatt Übersicht Größe Façade Élan Łódź São_Paulo Žilina Ångström Çeşme Ñandú Víctor""".split()
VERBS = """check repair replace inspect approve reject assign deliver schedule confirm review calibrate lubricate
affix file fix office waffle baffling difficult fly prüfen ersetzen vérifier réparer añadir überprüfen""".split()
SMALL = "the of and for with to in at by from is was a on und mit für le la de el por".split()
CODES = """4711 WO-2024-0815 A7/B9 3.14 1,250.00 €1,299 $45.90 12:30 08:00–16:30 95% 24/7 #4711 v2.1 (optional) [draft]
e.g. i.e. Q4/2025 +49_6227_7-47474 4x4 50x50 100_x_200 A-B (AB) a-b AB-CD -> => <- AC/DC R&D 10°C ±0.5 ≤12 "quoted"
‘single’ “double” don't it's user@example.com https://example.com/a/b?c=1&d=2 ... … x*y 3×4 {A} @HOME ABC:DEF""".split()


def text(random_, words):
    """A text of `words` words; underscores in the lists are spaces."""
    out = []
    for index in range(words):
        kind = random_.random()
        pool = NOUNS if kind < 0.4 else VERBS if kind < 0.65 else SMALL if kind < 0.85 else CODES
        out.append(random_.choice(pool).replace("_", " "))
        if random_.random() < 0.08 and index + 1 < words:
            out[-1] += random_.choice([",", ";", ":", ".", " –", " —", "!"])
    return " ".join(out)


def strings(count, seed=3):
    random_ = random.Random(seed)
    return [text(random_, random_.randint(1, 7)) for _ in range(count)]


def card_texts():
    """What the cards in Examples say, each text once."""
    texts = {}
    for path in sorted((Path(__file__).resolve().parents[2] / "Examples").glob("**/*.xml")):
        for text in ElementTree.parse(path).getroot().itertext():
            # A text with a binding says nothing yet.
            if len(text.strip()) > 3 and "{" not in text:
                texts[" ".join(text.split())] = None
    assert len(texts) > 200
    return list(texts)


def paragraphs(count, seed=5):
    """Paragraphs of texts of the example cards, and widths from 120 to 351 px."""
    random_ = random.Random(seed)
    texts = card_texts()
    out = []
    for _ in range(count):
        words = []
        while len(words) < 24:
            words += random_.choice(texts).split()
        out.append((" ".join(words), random_.randint(120, 351)))
    return out


def hard_paragraphs(count, seed=7):
    """Paragraphs full of codes, addresses and arrows, where rules of line breaking differ."""
    random_ = random.Random(seed)
    return [(text(random_, random_.randint(12, 40)), random_.randint(120, 351)) for _ in range(count)]
