import Testing

@testable import LayoutCore

/// Words that are wider than a line.
@Suite struct WordBreakTests {
  /// `word` with a line at each place where it may be broken with a hyphen, and a stroke where it may be without one.
  private func places(_ word: String) -> String {
    let scalars = Array(word.unicodeScalars)
    let values = scalars.map(\.value)
    return scalars.indices.map { index in
      let (quality, hasHyphen) = WordBreak.at(index, in: values)
      return (quality == .joint ? "=" : quality == .good ? hasHyphen ? "-" : "|" : "") + String(scalars[index])
    }.joined()
  }

  /// Without a list of words nobody knows where these meet.
  @Test(arguments: ["Bauab-schnitt", "Schlus-sab-nahme", "Ve-rant-wor-tung", "Hau-sord-nung"])
  func partsThatMeetWithoutALetterBetweenThemAreBrokenWrongly(_ word: String) {
    #expect(places(word.filter { $0 != "-" }) == word)
  }

  @Test(arguments: [
    "Brand-schutz-be-ge-hung", "Ver-wal-tungs=zen-trum", "Un-ter-su-chung",
    "Zu-cker-rube", "Ar-beits=zeit", "pie-szy", "mo-der-ni-sa-tion", "main-te-nance", "Can-di-da-tu-res",
    "Tech-ni-cienne", "roz-li-cze-niowe", "Si-cher-heit", "Auf-be-rei-tungs=an-lage", "Zah-lungs=ein-gang",
    "Ar-beits=auf-trag", "Ar-beits=hilfe", "Be-stel-lung", "In-stand-hal-tung", "Sta-tions=auf-sicht", "Kos-ten",
    "Wszyst-kie", "элек-три-чество", "Guar-ni-zioni", "Ge-schwin-dig-keits=über-wa-chung",
    "Ge-neh-mi-gungs=pflich-tig", "Ver-pfle-gung", "Ver-spä-tung", "Be-spre-chung", "Hos-pi-tal", "Trans-porte",
    "Kran-ken-trans-port", "Bahn-sper-rung", "Ins-pek-tion", "Pers-pek-tive", "Fuß-pflege", "Wahl-pflicht-fach",
    "Impf-pflicht", "Dampf-lei-tung", "Kopf-leiste", "Impf-liste", "De-ko-pflanze", "Heiß-dampf-lei-tung",
    "Feld-pflege",
    "Fach-pfle-ge-kraft", "Ver-kehrs=ord-nung", "Be-stands=auf-nahme", "Ar-beits=si-cher-heit", "Ein-kom-men-steuer",
    "Gang-schal-tung", "Ein-gangs=rech-nung", "Jah-res=um-satz", "Recht-schrei-bung", "Rechts=ab-tei-lung",
    "Ver-fas-sung", "Nach-ver-fol-gung", "Kran-ken-haus-gang",
    "Län-de-rung", "Han-dels=ab-kom-men", "coun-ter-ba-lance", "Sprung-schanze", "Ver-sand",
    "Per-so-nal", "Kurs-ver-lauf", "Licht-sig-nal", "Ver-zö-ge-rung", "mo-rze",
    "zwie-rzęta", "Mit-glied-schaft", "Jah-res=en-der-geb-nis", "Si-che-rungs=panne", "In-stand-set-zung",
    "Kör-per-schaft-steuer", "Ver-si-che-rung-steuer", "Hochsprung-stän-der", "Wa-pe-nings-staal",
    "Breed-plaat-vloer", "Ar-chiv-lei-tung",
  ])
  func syllablesBeginWithAConsonant(_ word: String) {
    #expect(places(word.filter { $0 != "-" && $0 != "=" }) == word)
  }

  /// Where no syllable is known to begin, what is one sound stays together, be it of vowels; a single syllable is torn last of all.
  @Test(arguments: ["Me.r.k.s.teijn", "Ve.ch.t.s.treek", "Strengths", "rooms", "staal", "Bau.amt", "Vide.o.au.fguss"])
  func otherPlacesKeepSounds(_ word: String) {
    let values = word.unicodeScalars.map(\.value).filter { $0 != 0x2E }
    let marked = values.indices.map { index in
      (WordBreak.at(index, in: values).quality == .letters ? "." : "") + String(Unicode.Scalar(values[index]) ?? "?")
    }
    #expect(marked.joined() == word)
  }

  /// Of the places between two vowels only those are marked where one sound ends.
  @Test(arguments: [
    "Energie.einsparung", "Industrie.anlage", "Bau.aufsicht", "Ei.erverpackung", "Koei.eneigenaar",
    "Milieu.aansprakelijkheid", "Sneeuwruimen", "Bureautique", "Seeufer", "Määrä.aikaishu.olto", "Työ.aika",
  ])
  func soundsOfVowelsStayTogether(_ word: String) {
    let values = word.unicodeScalars.map(\.value).filter { $0 != 0x2E }
    let marked = values.indices.map { index -> String in
      let isBetween = index > 0 && WordBreak.isVowel(values[index - 1]) && WordBreak.isVowel(values[index])
      let isMarked = isBetween && WordBreak.at(index, in: values).quality == .letters
      return (isMarked ? "." : "") + String(Unicode.Scalar(values[index]) ?? "?")
    }
    #expect(marked.joined() == word)
  }

  /// What is too narrow even for syllables still has hyphens, as long as no sound is torn.
  @Test func tornWordsHaveHyphens() throws {
    #expect(try lines("Approve", 36) == ["Ap‐", "pro‐", "ve"])
    #expect(try lines("prove", 40) == ["pro‐", "ve"])
    #expect(try lines("Bauamt", 50) == ["Bau‐", "amt"])
    // No room for another hyphen.
    #expect(try lines("Bauamt", 35) == ["Bau", "amt"])
    #expect(try lines("Energieeinsparung", 38).dropLast().allSatisfy { $0.hasSuffix("‐") && $0.count > 2 })
  }

  /// Thai, Lao, Burmese and Khmer; some of these parts are half a word.
  @Test(arguments: [
    "ตรวจ|เยี่ยมหอ|ผู้|ป่วย", "มหา|ราชนคร|เชียง|ใหม่", "สำ|นัก|งาน|ไปรษ|ณีย์",
    "ทำ|ความ|สะ|อาด", "ส่ง|ราย|งาน", "สง|ขลาน|ครินทร์", "เฝ้า|ระ|วัง", "ຫ້ອງ|ການ|ໄປ|ສະ|ນີ",
    "ကျန်း|မာ|ရေး|ဝန်|ဆောင်|မှု", "မေတ္တာ", "ភ្នំ|ពេញ",
  ])
  func unspacedWordsAreBrokenBetweenSyllables(_ word: String) {
    #expect(places(word.filter { $0 != "|" }) == word)
  }

  @Test func unspacedLinesEndWithASyllable() throws {
    let text = "ตรวจเยี่ยมหอผู้ป่วย"
    let width = try TestFont.fonts().width(text, TestFont.body)
    #expect(try lines(text, width - 1) == ["ตรวจเยี่ยมหอผู้", "ป่วย"])
    #expect(try lines("สำนักงานไปรษณีย์", 65) == ["สำนักงาน", "ไปรษณีย์"])
  }

  /// As on iPhones: a syllable block is no word.
  @Test func koreanBreaksBetweenWords() throws {
    #expect(try lines("모터에서 소음이 나지만 4번 시동되지", 135) == ["모터에서 소음이", "나지만 4번", "시동되지"])
    #expect(try lines("설비점검작업", 60) == ["설비점", "검작업"])
  }

  @Test func partsAreToldByTheirSigns() {
    #expect(places("2611-00403") == "2611-|00403")
    #expect(places("www.sap.com") == "www.|sap.|com")
    #expect(places("84.250,00") == "84.250,00")
    #expect(places("-20000.5") == "-20000.5")
    #expect(places("4500001284711") == "4500001284711")
    #expect(places("الضغط") == "الضغط")
  }

  /// A stroke where a line ends; in codes and between words it may.
  @Test(arguments: [
    ("Ap|prove", true), ("12|8", true), ("30.09.202|6", true), ("30.|09.2026", true), ("30|.09.2026", true),
    ("-|20000.5", true), ("to -|5", true), ("2026-09-|30", true), ("2026|-09-30", true), ("30/|09/2026", true),
    ("12\u{A0}|500", true), ("08:|40", true), ("2611-|00403", false), ("3/|4", false), ("P-|101", false),
    ("A.|5", false), ("Hall\u{A0}|17", false), ("4 |711", false), ("4711|", false), ("|4711", false), ("東|京", false),
    ("12|\u{A0}500", true), ("(-|5)", true), ("٣|٠", true), ("٣٠/|٠٩/٢٠٢٦", true), ("WO-2026-|09-12345", false),
    ("1-2-|3-4", false),
  ])
  func wordsNumbersAndDatesAreTorn(_ text: String, _ isTorn: Bool) throws {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { Array($0.utf8) }
    try #require(parts.count == 2)
    #expect(WordBreak.tears(parts[0] + parts[1], at: parts[0].count) == isTorn)
  }

  private func lines(_ text: String, _ width: Double) throws -> [String] {
    var setting = TestFont.body
    setting.hyphenates = true
    var builder = BoxTreeBuilder()
    builder.addText(Array(text.utf8), setting)
    let tree = builder.finish()
    var measurer = try TestFont.measurer()
    let layout = Layout(tree, LayoutProposal(width: width), &measurer)
    for line in layout.lines(ofText: 0) { #expect(line.width <= width + 0.02) }
    return layout.lines(ofText: 0).map { tree.string($0) }
  }

  @Test func theLastGoodPlaceThatFitsIsTaken() throws {
    #expect(try lines("Brandschutzbegehung", 110) == ["Brandschutz‐", "begehung"])
    #expect(try lines("Sicherheits\u{AD}datenblatt", 110) == ["Sicherheits\u{AD}‐", "datenblatt"])
    #expect(try lines("Straßenverkehrsordnungswidrigkeit", 150) == ["Straßenverkehrs‐", "ordnungswidrigkeit"])
    #expect(try lines("Arbeitssicherheit", 100) == ["Arbeits‐", "sicherheit"])
    #expect(try lines("Auffrischung", 70) == ["Auffri‐", "schung"])
    #expect(try lines("Werk 2611-00403 Ost", 60) == ["Werk", "2611-", "00403", "Ost"])
  }

  /// Who types it off must not find a hyphen that is not there.
  @Test(arguments: [
    "anna.mustermann@werk.example", "https://werk.example/anlage", "AUFTRAG_INSTANDHALTUNG", "Anlage4711Nord",
  ])
  func addressesAndCodesGetNoHyphens(_ code: String) throws {
    let lines = try lines(code, 60)
    #expect(lines.count > 1)
    #expect(lines.joined() == code)
  }

  /// However narrow the line is, nothing gets lost, and it ends.
  @Test(arguments: [1.0, 5, 12, 20, 33, 47, 80])
  func nothingGetsLost(_ width: Double) throws {
    for text in ["Brandschutzbegehung im Werk", "2611-00403/7", "👩‍🔧👩‍🔧x", "الضغط", "Sicher\u{AD}heit"] {
      var setting = TestFont.body
      setting.hyphenates = true
      let lines = try TestFont.fonts().lines(text, setting, width: width)
      let bytes = Array(text.utf8)
      let shown = lines.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }.joined()
      #expect(shown.filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}
