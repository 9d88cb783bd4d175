import CardModel
import Standards
import Testing

@Suite struct DrawnWordTests {
  @Test(arguments: DrawnWord.allCases)
  func aWordStandsInEveryLanguageWithItsPluralForms(word: DrawnWord) {
    #expect(word.name == "\(word)", "the rows of the table stand in the order of the cases")
    let placeholders = word.forms(in: .en).last?.contains("%") == true
    for (language, isOther) in Language.allCases.flatMap({ [($0, false), ($0, true)] }) {
      let forms = word.forms(in: language, other: isOther)
      let categories = language.pluralCategories
      // In English one word has the forms of all, so that it tells which words count.
      let counts = word.forms(in: .en).count > 1
      #expect(forms.count == (counts ? categories.count : 1), "\(word) in \(language.code): \(forms)")
      #expect(forms.allSatisfy { !$0.isEmpty })
      #expect(forms.last?.contains("%") == placeholders, "\(word) in \(language.code): \(forms)")
    }
  }

  @Test(
    arguments: [
      ("", 1, "1 review"), ("", 38, "38 reviews"), ("de", 38, "38 Bewertungen"), ("pl", 3, "3 opinie"),
      ("pl", 38, "38 opinii"), ("fr", 1_000_000, "1\u{202F}000\u{202F}000 d’avis"), ("", 1_204, "1,204 reviews"),
      ("ru", 21, "21 отзыв"), ("ar", 2, "مراجعتان"), ("ar", 38, "38 مراجعة"), ("ar-EG", 38, "٣٨ مراجعة"),
      ("pt", 0, "0 avaliação"), ("pt-PT", 0, "0 avaliações"),
      ("he", 2, "שתי ביקורות"),
      ("ja", 38, "レビュー38件"), ("sv", 38, "38 reviews"),
    ])
  func numbersTakeTheFormThatGoesWithThem(_ tag: String, _ count: Int, _ text: String) {
    #expect(DrawnWord.reviews(LanguageTag(tag), counting: count) == text)
  }

  @Test func textsTakeTheirPlaces() {
    #expect(DrawnWord.pageOf(LanguageTag("de"), "2", "5") == "Seite 2 von 5")
    #expect(DrawnWord.pageOf(LanguageTag("ja"), "2", "5") == "5ページ中2ページ目")
    #expect(DrawnWord.ofFive(LanguageTag("ar-EG"), "٤٫٥") == "٤٫٥ من ٥")
    #expect(DrawnWord.pageOf(LanguageTag("ar-EG"), number: 2, 5) == "الصفحة ٢ من ٥")
    #expect(DrawnWord.mapOf(LanguageTag("ar-EG"), "Hall 4").hasSuffix("Hall 4"), "what the file says stays as it is")
    #expect(DrawnWord.close.isSaid(by: "Schließen") && !DrawnWord.close.isSaid(by: "Schluss"))
  }

  @Test(arguments: [
    ("pt", "Baixar"), ("pt-BR", "Baixar"), ("pt-PT", "Transferir"), ("pt-AO", "Transferir"), ("zh", "下载"),
    ("zh-CN", "下载"),
    ("zh-Hant", "下載"), ("zh-TW", "下載"), ("zh-HK", "下載"), ("zh-Hans-HK", "下载"), ("iw", "הורדה"),
  ])
  func otherFormsOfALanguageHaveTheirWords(_ tag: String, _ download: String) {
    #expect(DrawnWord.download(LanguageTag(tag)) == download)
  }

  @Test func switzerlandWritesNoSharpS() {
    #expect(DrawnWord.close(LanguageTag("de-CH")) == "Schliessen" && DrawnWord.close.isSaid(by: "Schliessen"))
    for word in DrawnWord.allCases { #expect(!word(LanguageTag("de-LI")).contains("ß")) }
  }

  @Test func oneOfItalyIsNoNumber() {
    #expect(DrawnWord.othersInList(LanguageTag("it"), counting: 1) == "e un altro")
    #expect(DrawnWord.othersInList(LanguageTag("ar-EG"), counting: 11) == "و١١ آخرًا")
  }
}
