#!/usr/bin/env python3
"""Prints the tables of Sources/LayoutCore/FallbackAdvance+Table.swift: advances of Hebrew, Arabic, Thai, Lao and Devanagari letters;
and the averages of Sources/LayoutCore/FallbackAdvance.swift.

usage: make_fallback_advances.py FOLDER

Needs uharfbuzz (PyPI) and the folder of Debian's package fonts-noto-core, of whose Noto Sans it takes widths of glyphs, as facts,
and nothing of the glyphs. A line is a letter, how it joins (R to the one before it, D to both, U to none) and its advances in
thousandths of an em: regular and bold, for Arabic each alone, at the end, in the middle and at the beginning of a word. Of Devanagari a
line is a letter or sign and its advances, with those before most letters that it joins, or two letters that are one
glyph, and its advances. An average is the width of a text by its letters that are no signs.
"""
import collections
import sys
import unicodedata

import uharfbuzz as hb

HEBREW = [0x5BE, *range(0x5D0, 0x5EB), 0x5F3, 0x5F4]
ARABIC = [*range(0x621, 0x63B), *range(0x641, 0x64B), *range(0x660, 0x66D), 0x60C, 0x61B, 0x61F, 0x640,
          0x671, 0x679, 0x67E, 0x686, 0x688, 0x691, 0x698, 0x6A9, 0x6AF, 0x6BA, 0x6BE, 0x6C1, 0x6CC, 0x6D2,
          *range(0x6F0, 0x6FA)]
LAM_ALEF = 0x622, 0x623, 0x625, 0x627
RIGHT = {0x622, 0x623, 0x624, 0x625, 0x627, 0x629, 0x62F, 0x630, 0x631, 0x632, 0x648, 0x671, 0x688, 0x691, 0x698, 0x6BA,
         0x6D2}
RIGHT_ONLY_EXCEPT = {0x6BA}
NONE = {0x621, 0x60C, 0x61B, 0x61F, *range(0x660, 0x66D), *range(0x6F0, 0x6FA)}
# The first article of the Universal Declaration of Human Rights.
TEXTS = {
    ("Armenian", 0x530, 0x58F): """
        Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց արժանապատվությամբ ու իրավունքներով։ Նրանք ունեն բանականություն ու
        խիղճ և միմյանց պետք է եղբայրաբար վերաբերվեն։""",
    ("Bengali", 0x980, 0x9FF): """
        সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে। তাঁদের বিবেক এবং বুদ্ধি আছে; সুতরাং
        সকলেরই একে অপরের প্রতি ভ্রাতৃত্বসুলভ মনোভাব নিয়ে আচরণ করা উচিত।""",
    ("Gurmukhi", 0xA00, 0xA7F): """
        ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ, ਸ਼ਾਨ ਅਤੇ ਹੱਕਾਂ ਦੇ ਪੱਖੋਂ ਜਨਮ ਤੋਂ ਹੀ ਆਜ਼ਾਦ ਹੈ ਅਤੇ ਸੁਤੇ ਸਿੱਧ ਸਾਰੇ ਲੋਕ ਬਰਾਬਰ ਹਨ।
        ਉਨ੍ਹਾਂ ਸਭਨਾ ਨੂੰ ਤਰਕ ਅਤੇ ਜ਼ਮੀਰ ਦੀ ਸੌਗਾਤ ਮਿਲੀ ਹੋਈ ਹੈ ਅਤੇ ਉਨ੍ਹਾਂ ਨੂੰ ਭਰਾਤਰੀਭਾਵ ਦੀ ਭਾਵਨਾ ਰਖਦਿਆਂ ਆਪਸ ਵਿਚ ਵਿਚਰਣਾ
        ਚਾਹੀਦਾ ਹੈ।""",
    ("Gujarati", 0xA80, 0xAFF): """
        પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે. તેમનામાં વિચારશક્તિ અને અંતઃકરણ
        હોય છે અને તેમણે પરસ્પર બંધુત્વની ભાવનાથી વર્તવું જોઇએ.""",
    ("Oriya", 0xB00, 0xB7F): """
        ସବୁ ମନୁଷ୍ୟ ଜନ୍ମକାଳରୁ ସ୍ୱାଧୀନ ଏବଂ ମର୍ଯ୍ୟାଦା ଓ ଅଧିକାରରେ ସମାନ। ସେମାନଙ୍କଠାରେ ବୁଦ୍ଧି ଓ ବିବେକ ନିହିତ ଅଛି ଏବଂ
        ସେମାନଙ୍କୁ ପରସ୍ପର ପ୍ରତି ଭ୍ରାତୃତ୍ୱ ମନୋଭାବରେ ବ୍ୟବହାର କରିବା ଉଚିତ।""",
    ("Tamil", 0xB80, 0xBFF): """
        மனிதப் பிறிவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; அவர்கள் மதிப்பிலும், உரிமைகளிலும் சமமானவர்கள், அவர்கள்
        நியாயத்தையும் மனச்சாட்சியையும் இயற்பண்பாகப் பெற்றவர்கள். அவர்கள் ஒருவருடனொருவர் சகோதர உணர்வுப் பாங்கில்
        நடந்துகொள்ளல் வேண்டும்.""",
    ("Telugu", 0xC00, 0xC7F): """
        ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును నగుదురు. వారు వివేచన అంతఃకరణ
        సంపన్నులగుటచే పరస్పరము భ్రాతృభావముతో వర్తింపవలయును.""",
    ("Kannada", 0xC80, 0xCFF): """
        ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಜನಿಸಿದ್ದಾರೆ. ಹಾಗೂ ಘನತೆ ಮತ್ತು ಹಕ್ಕುಗಳಲ್ಲಿ ಸಮಾನರಾಗಿದ್ದಾರೆ. ವಿವೇಕ ಮತ್ತು ಅಂತಃಕರಣಗಳನ್ನು
        ಪಡೆದವರಾದ್ದರಿಂದ ಅವರು ಪರಸ್ಪರ ಸಹೋದರ ಭಾವದಿಂದ ವರ್ತಿಸಬೇಕು.""",
    ("Malayalam", 0xD00, 0xD7F): """
        മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും സ്വാതന്ത്ര്യത്തോടും കൂടി ജനിച്ചവരാണ്. അന്യോന്യം
        ഭ്രാതൃഭാവത്തോടെ പെരുമാറുവാനാണ് മനുഷ്യന് വിവേകബുദ്ധിയും മനഃസാക്ഷിയും സിദ്ധമായിരിക്കുന്നത്.""",
    ("Sinhala", 0xD80, 0xDFF): """
        සියලු මනුෂ්‍යයෝ නිදහස්ව උපත ලබා ඇත. ගරුත්වයෙන් හා අයිතිවාසිකම්වලින් සමාන වෙති. යුක්ති අයුක්ති පිළිබඳ හැඟීමෙන්
        හා හෘදය සාක්ෂියෙන් යුත් ඔවුන් එකිනෙකාට සැලකිය යුත්තේ සහෝදරත්වයේ හැඟීමෙනි.""",
    ("Myanmar", 0x1000, 0x109F): """
        လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် လည်းကောင်း၊ တူညီလွတ်လပ်သော အခွင့်အရေးများဖြင့် လည်းကောင်း၊
        မွေးဖွားလာသူများ ဖြစ်သည်။ ထိုသူတို့၌ ပိုင်းခြား ဝေဖန်တတ်သော ဉာဏ်နှင့် ကျင့်ဝတ် သိတတ်သော စိတ်တို့ရှိကြ၍
        ထိုသူတို့သည် အချင်းချင်း မေတ္တာထား၍ ဆက်ဆံကျင့်သုံးသင့်၏။""",
    ("Georgian", 0x10A0, 0x10FF): """
        ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით. მათ მინიჭებული აქვთ გონება და
        სინდისი და ერთმანეთის მიმართ უნდა იქცეოდნენ ძმობის სულისკვეთებით.""",
    ("Ethiopic", 0x1200, 0x139F): """
        የሰው፡ልጅ፡ሁሉ፡ሲወለድ፡ነጻና፡በክብርና፡በመብትም፡እኩልነት፡ያለው፡ነው።፡የተፈጥሮ፡ማስተዋልና፡ሕሊና፡ስላለው፡አንዱ፡ሌላውን፡በወንድማማችነት፡መንፈስ፡መመልከት፡ይገባዋል።""",
    ("Khmer", 0x1780, 0x17FF): """
        មនុស្សទាំងអស់កើតមកមានសេរីភាព និងសមភាពក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ។
        មនុស្សមានវិចារណញ្ញាណនិងសតិសម្បជញ្ញៈជាប់ពីកំណើត
        ហើយគប្បីប្រព្រឹត្ដចំពោះគ្នាទៅវិញទៅមកក្នុងស្មារតីភាតរភាពជាបងប្អូន។""",
}
# Spacing marks that begin clusters nevertheless (UAX #29, table 2).
SPACING = {0x102B, 0x102C, 0x1038}
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
    buffer.direction, buffer.script = direction, script or buffer.script
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


def standing(first, last, fonts):
    for code in range(first, last + 1):
        glyphs = [font.get_nominal_glyph(code) for font, _ in fonts]
        if all(glyphs):
            print(f"{code:X} U", *(round(font.get_glyph_h_advance(glyph) * scale)
                                   for glyph, (font, scale) in zip(glyphs, fonts)))


def begins(letter):
    kind = unicodedata.category(letter)
    return kind not in ("Mn", "Me", "Cf") and (kind != "Mc" or ord(letter) in SPACING)


def average(first, last, text, fonts):
    words = ["".join(letter for letter in word if first <= ord(letter) <= last and unicodedata.category(letter) != "Po"
                     or letter == JOINER) for word in text.replace("\u1361", " ").split()]
    count = sum(begins(letter) for word in words for letter in word)
    regular, bold = (round(sum(width(font, word, "ltr", None) for word in words) * scale / count) for font, scale in fonts)
    print(f"    case 0x{first:X}...0x{last:X}: ({regular}, {bold})")


def main(folder):
    def fonts(name):
        return [load(f"{folder}/NotoSans{name}-{weight}.ttf") for weight in ("Regular", "Bold")]

    hebrew, arabic = fonts("Hebrew"), fonts("Arabic")
    for code in HEBREW:
        row(f"{code:X}", "U", [chr(code)], hebrew)
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
    standing(0xE01, 0xE5B, fonts("Thai"))
    standing(0xE81, 0xEDF, fonts("Lao"))
    devanagari(fonts("Devanagari"))
    for (name, first, last), text in TEXTS.items():
        average(first, last, text, fonts(name))


main(*sys.argv[1:])
