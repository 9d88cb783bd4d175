import Standards
import Testing

@Suite struct LanguageTests {
  @Test func aTagIsReadInItsParts() throws {
    let tag = try #require(LanguageTag("zh-Hant-TW"))
    #expect((tag.primary, tag.script, tag.region) == ("zh", "hant", "tw"))
    #expect(tag.text == "zh-Hant-TW" && tag.language == .zh)
    #expect(LanguageTag("DE_at")?.text == "de-AT")
    #expect(LanguageTag("sv")?.language == nil && LanguageTag("iw")?.language == .he)
    #expect(LanguageTag("") == nil)
    #expect(LanguageTag("es-419")?.region == "419")
    #expect(LanguageTag("de-u-co-phonebk")?.region == "" && LanguageTag("en-x-us")?.region == "")
    #expect(LanguageTag("German") == nil && LanguageTag("x-own") == nil)
    #expect(LanguageTag("ar-EG-u-nu-latn")?.text == "ar-EG-u-nu-latn" && LanguageTag("ar-u-nu-latn")?.script == "")
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("fa", true), ("ur-PK", true), ("az-Arab", true), ("ar-Latn", false), ("de", false),
  ])
  func linesRunAsTheScriptDoes(_ tag: String, _ isRightToLeft: Bool) {
    #expect(LanguageTag(tag)?.isRightToLeft == isRightToLeft)
  }

  @Test(
    "Plural forms are those of CLDR",
    arguments: [
      (Language.en, [(0, PluralCategory.other), (1, .one), (2, .other)]),
      (.fr, [(0, .one), (1, .one), (2, .other), (1_000_000, .many), (1_000_001, .other)]),
      (.es, [(0, .other), (1, .one), (1_000_000, .many)]), (.it, [(0, .other), (1, .one), (3_000_000, .many)]),
      (.pt, [(0, .one), (1, .one), (2, .other), (2_000_000, .many)]), (.de, [(1, .one), (1_000_000, .other)]),
      (.pl, [(1, .one), (2, .few), (5, .many), (12, .many), (21, .many), (22, .few)]),
      (.ru, [(1, .one), (11, .many), (21, .one), (3, .few), (13, .many)]),
      (.ar, [(0, .zero), (1, .one), (2, .two), (3, .few), (11, .many), (100, .other), (103, .few)]),
      (.he, [(1, .one), (2, .two), (3, .other)]), (.ja, [(1, .other)]),
    ])
  func pluralForms(_ language: Language, _ counts: [(Int, PluralCategory)]) {
    for (count, category) in counts {
      #expect(language.plural(count) == category, "\(language) \(count)")
      #expect(language.pluralCategories.contains(category))
    }
  }

  @Test(
    arguments: [
      ("", "12,345", "."), ("de", "12.345", ","), ("de-CH", "12'345", "."), ("de-AT", "12\u{A0}345", ","),
      ("fr", "12\u{202F}345", ","), ("fr-CA", "12\u{A0}345", ","), ("it-CH", "12'345", "."),
      ("pt-PT", "12\u{A0}345", ","),
      ("es-419", "12,345", "."), ("es-BZ", "12,345", "."), ("es-AR", "12.345", ","), ("en-ZA", "12\u{A0}345", ","),
      ("en-DE", "12.345", ","), ("pl", "12\u{A0}345", ","), ("ja", "12,345", "."), ("fa", "12,345", "."),
      ("cs", "12\u{A0}345", ","), ("sv-FI", "12\u{A0}345", ","), ("hu", "12\u{A0}345", ","), ("vi", "12.345", ","),
      ("th", "12,345", "."), ("ms", "12,345", "."), ("ms-BN", "12.345", ","),
      ("ar", "12,345", "."), ("ar-EG", "١٢٬٣٤٥", "٫"), ("ar-MA", "12.345", ","), ("ar-EG-u-nu-latn", "12,345", "."),
      ("ar-u-nu-arab", "١٢٬٣٤٥", "٫"),
    ])
  func numbersAreWritten(_ tag: String, _ whole: String, _ decimal: String) {
    let format = NumberFormat(LanguageTag(tag))
    #expect(format.whole("12345") == whole && format.decimal == decimal)
  }

  @Test func fourDigitsStayTogetherWhereCLDRSaysSo() {
    #expect(NumberFormat(LanguageTag("es")).whole("1234") == "1234")
    #expect(NumberFormat(LanguageTag("es")).whole("12345") == "12.345")
    #expect(NumberFormat(LanguageTag("it")).whole("1234") == "1234")
    #expect(NumberFormat(LanguageTag("es-AR")).whole("1234") == "1.234")
    #expect(NumberFormat(LanguageTag("de")).whole("1234") == "1.234")
    #expect(NumberFormat(LanguageTag("en-IN")).whole("1234567") == "12,34,567")
    #expect(NumberFormat(LanguageTag("hi")).whole("125400") == "1,25,400")
    #expect(NumberFormat(LanguageTag("hu")).whole("1234") == "1234")
    #expect(NumberFormat(LanguageTag("cs")).whole("1234") == "1\u{A0}234")
  }

  @Test(
    arguments: [
      ("", -2.54, 1, "−2.5"), ("", -0.5, 1, "−0.5"), ("", 61_234.5, 1, "61,234.5"), ("", 2.05, 2, "2.05"),
      ("", -0.04, 1, "0.0"), ("", 0.0025, 4, "0.0025"), ("", 9e14, 9, ""),
      ("de", 1_234.5, 1, "1.234,5"), ("ar-EG", -2.5, 1, "\u{61C}−٢٫٥"), ("he", -2.5, 1, "\u{200E}−2.5"),
      ("", 1e15, 0, ""),
    ])
  func fractionsAreWritten(_ tag: String, _ value: Double, _ places: Int, _ text: String) {
    #expect(NumberFormat(LanguageTag(tag)).decimal(value, places: places) == text)
  }

  @Test(
    "What people wrote has the sign of the language, and groups where digits alone follow it",
    arguments: [
      ("", "-12500", "−12,500"), ("", "+12500", "+12,500"), ("", "−12500", "−12,500"), ("", "12500", "12,500"),
      ("de", "-1204,5", "−1204,5"), ("he", "-12.5", "\u{200E}−12.5"), ("he", "+3", "\u{200E}+3"),
      ("ar-EG", "-5", "\u{61C}−٥"), ("he", "3/4", "3/4"), ("he", "-", "-"), ("he", "- 5", "- 5"), ("", "", ""),
      ("", "-20 to -5", "-20 to -5"), ("he", "-12-A", "-12-A"), ("he", "+49-911", "\u{200E}+49-911"),
      ("ar-EG", "-5.5", "\u{200E}−5.5"), ("ar-EG", "-٥٫٥", "\u{61C}−٥٫٥"), ("ar-EG", "5.5", "5.5"),
    ])
  func writtenNumbersHaveTheirSigns(_ tag: String, _ number: String, _ text: String) {
    #expect(NumberFormat(LanguageTag(tag)).written(number, inGroups: true) == text)
    #expect(NumberFormat(nil).written("-12500", inGroups: false) == "−12500")
  }

  @Test(
    "Short forms are those of CLDR",
    arguments: [
      ("", ["T", "B", "M", "K"]), ("en-GB", ["tn", "bn", "m", "k"]), ("en-IN", ["Cr", "L", "K"]),
      ("de", ["Bio.", "Mrd.", "Mio."]), ("it", ["Bln", "Mld", "Mln", "K"]), ("fr", ["Bn", "Md", "M", "k"]),
      ("fr-CA", ["T", "G", "M", "k"]), ("es", ["B", "M", "mil"]), ("es-MX", ["B", "M", "k"]),
      ("es-US", ["B", "M", "K"]),
      ("pt", ["tri", "bi", "mi", "mil"]), ("pt-PT", ["Bi", "mM", "M", "mil"]), ("ru", ["трлн", "млрд", "млн", "тыс."]),
      ("ja", ["兆", "億", "万"]), ("ko", ["조", "억", "만"]), ("zh-Hant", ["兆", "億", "萬"]), ("zh-TW", ["兆", "億", "萬"]),
      ("zh-HK", ["T", "B", "M", "K"]), ("zh", ["万亿", "亿", "万"]), ("uk", ["трлн", "млрд", "млн", "тис."]),
      ("hu", ["B", "Mrd", "M", "E"]), ("ca", ["B", "M", "k"]), ("th", ["T", "B", "M", "K"]),
      ("hi", ["नील", "ख॰", "अ॰", "क॰", "लाख", "हज़ार"]),
    ])
  func numbersAreShortened(_ tag: String, _ signs: [String]) {
    let found = NumberFormat(LanguageTag(tag)).shortenings.map { $0.sign.filter { $0 != "\u{A0}" } }
    #expect(found == signs)
  }

  @Test(
    arguments: [
      ("", 1_248e6, "1.2\u{A0}B"), ("en-GB", 1_248e6, "1.2\u{A0}bn"), ("de", 1_248e6, "1,2\u{A0}Mrd."),
      ("pt", 1_248e6, "1,2\u{A0}bi"), ("es", 1_248e6, "1248,0\u{A0}M"), ("ja", 4e6, "400.0万"), ("ja", 1.2e12, "1.2兆"),
      ("de", 999, nil),
    ])
  func longNumbersAreShortened(_ tag: String, _ value: Double, _ text: String?) {
    #expect(NumberFormat(LanguageTag(tag)).short(value) == text)
  }

  @Test(
    "Signs stand where CLDR has them",
    arguments: [
      ("", "%", "64", "64%"), ("de", "%", "64", "64\u{A0}%"), ("de-CH", "%", "64", "64%"),
      ("fr", "%", "64", "64\u{A0}%"),
      ("es-MX", "%", "64", "64%"), ("ja", "%", "64", "64%"), ("tr", "%", "64", "%64"), ("tr", "%", "−6", "−%6"),
      ("ar-EG", "%", "٦٤", "٦٤٪"), ("", "$", "5", "$5"), ("", "$", "−5", "−$5"), ("de", "€", "5", "5\u{A0}€"),
      ("de-AT", "€", "5", "€\u{A0}5"), ("pt", "R$", "40\u{A0}mil", "R$\u{A0}40\u{A0}mil"), ("ja", "円", "400万", "400万円"),
      ("cs", "%", "64", "64\u{A0}%"), ("uk", "%", "64", "64%"), ("fi", "€", "5", "5\u{A0}€"), ("hi", "₹", "5", "₹5"),
      ("", "h", "5", "5\u{A0}h"), ("", "k€", "5", "5\u{A0}k€"), ("", "M$", "5", "5\u{A0}M$"), ("", "", "5", "5"),
    ])
  func signsStandAtNumbers(_ tag: String, _ unit: String, _ number: String, _ text: String) {
    #expect(NumberFormat(LanguageTag(tag)).with(unit, number) == text)
  }

  @Test(
    "Weeks begin as in CLDR’s week data",
    arguments: [
      ("", 0), ("sv", 0), ("de", 0), ("fr", 0), ("zh", 0), ("en-GB", 0), ("pt-AO", 0), ("ar-AE", 0), ("ru", 0),
      ("en", 6), ("en-US", 6), ("ja", 6), ("ko", 6), ("he", 6), ("pt", 6), ("pt-BR", 6), ("pt-PT", 6), ("zh-Hant", 6),
      ("zh-TW", 6),
      ("ar-SA", 6), ("fr-CA", 6), ("de-US", 6), ("sv-US", 6), ("ar", 5), ("ar-EG", 5), ("fa", 5), ("en-MV", 4),
      ("th", 6), ("hi", 6), ("id", 6), ("uk", 0),
    ])
  func weeksBegin(_ tag: String, _ day: Int) {
    let format = DateFormat(LanguageTag(tag))
    #expect(format.firstWeekday == day)
    #expect(tag != "he" || format.weekdays == ["א׳", "ב׳", "ג׳", "ד׳", "ה׳", "ו׳", "ש׳"])
  }

  @Test(arguments: Language.allCases) func everyLanguageHasItsNames(_ language: Language) {
    let tag = LanguageTag(language.code)
    let format = DateFormat(tag)
    #expect(Set((1...12).map { format.month($0, of: 2026) }).count == 12)
    #expect(Set((1...12).map { format.medium(4, $0, 2026) }).count == 12)
    #expect(Set(format.weekdays).count == 7 || [.zh, .ar].contains(language))
    #expect(language == .en || format.month(1, of: 2026) != DateFormat(nil).month(1, of: 2026))
  }

  @Test(
    arguments: [
      ("", "4 Mar 2026", "March 2026"), ("en-US", "Mar 4, 2026", "March 2026"), ("en-GB", "4 Mar 2026", "March 2026"),
      ("de", "04.03.2026", "März 2026"), ("fr", "4 mars 2026", "mars 2026"), ("es", "4 mar 2026", "marzo de 2026"),
      ("it", "4 mar 2026", "marzo 2026"), ("pt", "4 de mar. de 2026", "março de 2026"),
      ("nl", "4 mrt 2026", "maart 2026"),
      ("pl", "4 mar 2026", "marzec 2026"), ("tr", "4 Mar 2026", "Mart 2026"), ("ru", "4 мар. 2026 г.", "март 2026 г."),
      ("ja", "2026/03/04", "2026年3月"), ("zh", "2026年3月4日", "2026年3月"), ("ko", "2026. 3. 4.", "2026년 3월"),
      ("ar-EG", "٠٤\u{200F}/٠٣\u{200F}/٢٠٢٦", "مارس ٢٠٢٦"), ("ar", "04\u{200F}/03\u{200F}/2026", "مارس 2026"),
      ("ar-LB", "٠٤\u{200F}/٠٣\u{200F}/٢٠٢٦", "آذار ٢٠٢٦"), ("en-CA", "Mar 4, 2026", "March 2026"),
      ("en-ZA", "04 Mar 2026", "March 2026"), ("pt-PT", "04/03/2026", "março de 2026"),
      ("es-CL", "04-03-2026", "marzo de 2026"),
      ("zh-Hant", "2026年3月4日", "2026年3月"), ("he", "4 במרץ 2026", "מרץ 2026"),
      ("bg", "4.03.2026 г.", "март 2026 г."), ("ca", "4 de març 2026", "març del 2026"),
      ("cs", "4. 3. 2026", "březen 2026"),
      ("da", "4. mar. 2026", "marts 2026"), ("el", "4 Μαρ 2026", "Μάρτιος 2026"), ("et", "4. märts 2026", "märts 2026"),
      ("fi", "4.3.2026", "maaliskuu 2026"), ("hi", "4 मार्च 2026", "मार्च 2026"), ("hr", "4. ožu 2026.", "ožujak 2026."),
      ("hu", "2026. márc. 4.", "2026. március"), ("id", "4 Mar 2026", "Maret 2026"),
      ("kk", "2026 ж. 04 нау.", "2026 ж. наурыз"), ("lt", "2026-03-04", "2026 m. kovas"),
      ("lv", "2026. gada 4. marts", "2026. g. marts"), ("ms", "4 Mac 2026", "Mac 2026"),
      ("nb", "4. mars 2026", "mars 2026"),
      ("no", "4. mars 2026", "mars 2026"), ("ro", "4 mar. 2026", "martie 2026"), ("sk", "4. 3. 2026", "marec 2026"),
      ("sl", "4. mar. 2026", "marec 2026"), ("sv", "4 mars 2026", "mars 2026"), ("th", "4 มี.ค. 2026", "มีนาคม 2026"),
      ("uk", "4 бер. 2026 р.", "березень 2026 р."), ("vi", "4 thg 3, 2026", "tháng 3 năm 2026"),
      ("fa", "4 Mar 2026", "March 2026"),
    ])
  func daysAreWritten(_ tag: String, _ medium: String, _ month: String) {
    let format = DateFormat(LanguageTag(tag))
    #expect(format.medium(4, 3, 2026) == medium)
    #expect(format.month(3, of: 2026) == month)
    #expect(format.weekdays.count == 7)
    #expect(DateFormat(LanguageTag("en-GB")).medium(4, 9, 2026) == "4 Sept 2026")
    #expect(DateFormat(LanguageTag("en-AU")).medium(4, 7, 2026) == "4 July 2026")
    #expect(DateFormat(LanguageTag("fr-CA")).medium(4, 7, 2026) == "4 juill. 2026")
    #expect(DateFormat(LanguageTag("de-AT")).month(1, of: 2026) == "Jänner 2026")
    #expect(DateFormat(LanguageTag("pl")).month(named: "grudnia") == 12)
    #expect(DateFormat(LanguageTag("sv")).month(named: "Maj") == 5)
    #expect(DateFormat(LanguageTag("ru")).month(named: "Мая") == 5)
    #expect(DateFormat(LanguageTag("he")).month(named: "בפברואר") == 2)
    #expect(DateFormat(LanguageTag("he")).month(named: String(repeating: "ב", count: 100_000)) == nil)
    for month in 1...12 { #expect(!format.medium(1, month, 2026).isEmpty && !format.month(month, of: 2026).isEmpty) }
  }

  @Test(
    arguments: [
      ("de", "Mi.", 2), ("de", "Mittwoch", 2), ("pl", "śr.", 2), ("pl", "Pt", 4), ("zh", "周三", 2), ("zh", "星期天", 6),
      ("zh", "三月", nil), ("tr", "pa", 6), ("es", "xy", nil), ("sv", "to", 3),
    ])
  func weekdaysAreKnownByFewLetters(_ tag: String, _ name: String, _ day: Int?) {
    #expect(DateFormat(LanguageTag(tag)).weekday(labelled: name) == day)
  }

  @Test(arguments: [("", "Tuesday"), ("de", "Dienstag"), ("fr", "mardi"), ("tr", "Salı"), ("ja", "火曜日")])
  func weekdaysAreWrittenAsInSentences(_ tag: String, _ name: String) {
    #expect(DateFormat(LanguageTag(tag)).weekdayName(1) == name)
  }
}
