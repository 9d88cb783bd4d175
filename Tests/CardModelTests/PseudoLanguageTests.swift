import CardModel
import SourceText
import Standards
import Testing
import XMLSyntax

/// What becomes of texts in a language that nobody speaks.
@Suite struct PseudoLanguageTests {
  @Test func shortTextsGrowMost() {
    for (length, grown) in [(2, 4), (10, 20), (20, 36), (30, 48), (50, 70), (100, 135)] {
      #expect(PseudoLanguage.longer.length(of: length) == grown)
      let text = String(repeating: "x", count: length)
      #expect(PseudoLanguage.longer.text(text).count == grown, "\(length)")
    }
    #expect(PseudoLanguage.french.length(of: 100) == 120)
    #expect(PseudoLanguage.german.length(of: 100) == 135)
  }

  @Test func lettersHaveAccentsAndTextsHaveEnds() {
    #expect(PseudoLanguage.longer.text("Approve") == "[Áppřöövéé Áp]")
    #expect(PseudoLanguage.german.text("Our team").hasPrefix("[Öüü"))
    #expect(PseudoLanguage.russian.text("Top").unicodeScalars.contains("Т"))
    #expect(PseudoLanguage.arabic.isRightToLeft && PseudoLanguage.mirrored.isRightToLeft)
  }

  @Test func everyLanguageInWhichCardsAreDrawnIsOne() {
    #expect(
      Set(PseudoLanguage.allCases.map(\.rawValue)) == Set(Language.allCases.map(\.code) + ["longer", "mirrored"]))
    for language in PseudoLanguage.allCases {
      #expect((language.name == nil) == [.longer, .mirrored].contains(language))
      // A letter that stands for the last one is there.
      #expect(!language.text("z").isEmpty)
    }
  }

  @Test func whereTextsBecomeShorterTheyAreDrawnShorter() {
    #expect(PseudoLanguage.english.text("Open orders") == "[Open orders]")
    #expect(PseudoLanguage.japanese.text("Open orders") == "[オプ オラデ]")
    #expect(PseudoLanguage.chinese.length(of: 10) == 7 && PseudoLanguage.hebrew.length(of: 10) == 10)
    #expect(PseudoLanguage.turkish.length(of: 100) == 135)
    #expect(!PseudoLanguage.korean.grows && PseudoLanguage.turkish.grows)
  }

  @Test(arguments: [
    "", "4711", "1,240.00 €", "–", "12 %", "a@b.example", "https://example.com", "{title}", "{a} / {b}", "3 / 4",
    "www.example.com", "example.com", "{ 4",
  ])
  func whatNobodyTranslatesStays(text: String) {
    for language in PseudoLanguage.allCases { #expect(language.text(text) == text) }
  }

  @Test func bindingsNumbersAndSoftHyphensStay() {
    let text = PseudoLanguage.longer.text("Job {number} of {{4711}} in work\u{AD}center WC-12")
    for part in ["{number}", "{{4711}}", "\u{AD}", "WC-12"] { #expect(text.contains(part), "\(part)") }
    #expect(text.first == "[" && text.last == "]")
  }

  @Test func dataStaysAndWhatIsWrittenAroundItGrows() throws {
    let card = #"""
      <Card xmlns="urn:cardwright:1" sample="a.json"><Header><Title>{title}</Title><Subtitle>Job {number}</Subtitle>
      </Header><ExtendedHeader><KPI caption="Left" unit="kg">12</KPI></ExtendedHeader><Footer>
      <Action id="a" role="primary" after="disabled">Approve</Action></Footer></Card>
      """#
    let document = CardDocument(
      XMLParser.parse(SourceText(card)), in: .longer, file: { _ in Array(#"{"title": "Pump", "number": 7}"#.utf8) })
    let words = String(describing: document)
    for word in ["\"Pump\"", "[Ĵööb 7", "[Ļééfť", "\"kg\"", "\"12\"", "\"disabled\"", "[Áppř"] {
      #expect(words.contains(word), "\(word)")
    }
  }
}
