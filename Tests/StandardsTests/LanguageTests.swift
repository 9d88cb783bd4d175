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
      (.fr, [(0, .one), (1, .one), (2, .other)]),
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
      ("", "12,345", "."), ("de", "12.345", ","), ("de-CH", "12’345", "."), ("fr", "12\u{202F}345", ","),
      ("pl", "12\u{A0}345", ","), ("ja", "12,345", "."), ("ar", "١٢٬٣٤٥", "٫"), ("ar-MA", "12,345", "."),
    ])
  func numbersAreWritten(_ tag: String, _ whole: String, _ decimal: String) {
    let format = NumberFormat(LanguageTag(tag))
    #expect(format.whole("12345") == whole && format.decimal == decimal)
  }

  @Test func fourDigitsStayTogetherWhereCLDRSaysSo() {
    #expect(NumberFormat(LanguageTag("es")).whole("1234") == "1234")
    #expect(NumberFormat(LanguageTag("es")).whole("12345") == "12.345")
    #expect(NumberFormat(LanguageTag("de")).whole("1234") == "1.234")
  }

  @Test(
    arguments: [
      ("", "4 Mar 2026", "March 2026"), ("en-US", "Mar 4, 2026", "March 2026"), ("en-GB", "4 Mar 2026", "March 2026"),
      ("de", "04.03.2026", "März 2026"), ("fr", "4 mars 2026", "mars 2026"), ("es", "4 mar 2026", "marzo de 2026"),
      ("it", "4 mar 2026", "marzo 2026"), ("pt", "4 de mar. de 2026", "março de 2026"),
      ("nl", "4 mrt 2026", "maart 2026"),
      ("pl", "4 mar 2026", "marzec 2026"), ("tr", "4 Mar 2026", "Mart 2026"), ("ru", "4 мар. 2026 г.", "март 2026 г."),
      ("ja", "2026/03/04", "2026年3月"), ("zh", "2026年3月4日", "2026年3月"), ("ko", "2026. 3. 4.", "2026년 3월"),
      ("ar", "٠٤\u{200F}/٠٣\u{200F}/٢٠٢٦", "مارس ٢٠٢٦"), ("he", "4 במרץ 2026", "מרץ 2026"),
    ])
  func daysAreWritten(_ tag: String, _ medium: String, _ month: String) {
    let format = DateFormat(LanguageTag(tag))
    #expect(format.medium(4, 3, 2026) == medium)
    #expect(format.month(3, of: 2026) == month)
    #expect(format.weekdays.count == 7)
    for month in 1...12 { #expect(!format.medium(1, month, 2026).isEmpty && !format.month(month, of: 2026).isEmpty) }
  }
}
