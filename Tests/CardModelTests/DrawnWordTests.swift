import CardModel
import Standards
import Testing

@Suite struct DrawnWordTests {
  @Test(arguments: DrawnWord.allCases)
  func aWordStandsInEveryLanguageWithItsPluralForms(word: DrawnWord) {
    #expect(word.name == "\(word)", "the rows of the table stand in the order of the cases")
    let placeholders = word.forms(in: .en).last?.contains("%") == true
    for language in Language.allCases {
      let forms = word.forms(in: language)
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
      ("pl", 38, "38 opinii"), ("ru", 21, "21 отзыв"), ("ar", 2, "مراجعتان"), ("ar", 38, "٣٨ مراجعة"),
      ("he", 2, "שתי ביקורות"),
      ("ja", 38, "レビュー38件"), ("sv", 38, "38 reviews"),
    ])
  func numbersTakeTheFormThatGoesWithThem(_ tag: String, _ count: Int, _ text: String) {
    #expect(DrawnWord.reviews(LanguageTag(tag), counting: count) == text)
  }

  @Test func textsTakeTheirPlaces() {
    #expect(DrawnWord.pageOf(LanguageTag("de"), "2", "5") == "Seite 2 von 5")
    #expect(DrawnWord.pageOf(LanguageTag("ja"), "2", "5") == "5ページ中2ページ")
    #expect(DrawnWord.close.isSaid(by: "Schließen") && !DrawnWord.close.isSaid(by: "Schluss"))
  }
}
