import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import SourceText
import Testing
import XMLSyntax

@Suite struct DrawnLanguageTests {
  /// What is drawn or spoken of a card whose root names `language`.
  private static func words(_ language: String, _ card: String) throws -> [String] {
    try scene(language, card).parts.flatMap { part -> [String] in
      var words = [part.label].compactMap(\.self)
      if case .text(let text) = part.content { words += text.lines.map(\.string) }
      return words
    }
  }

  private static func scene(
    _ language: String, _ card: String, _ environment: CardEnvironment = CardEnvironment()
  ) throws -> PositionedScene {
    let text = #"<Card xmlns="urn:cardwright:1" xml:lang="\#(language)">\#(card)</Card>"#
    var measurer = TextMeasurer(try #require(FontFaces.standard))
    return PositionedScene(CardDocument(XMLParser.parse(SourceText(text))), environment, &measurer)
  }

  private static let rating =
    #"<Header><Title>A</Title></Header><ExtendedHeader><Row><Rating value="4.5" reviews="38"/></Row></ExtendedHeader>"#
  private static let calendar =
    #"<Body><Calendar date="2026-03-04" view="month"><Event date="2026-03-04">X</Event></Calendar></Body>"#

  @Test func whatTheDrawingAddsIsInTheLanguageOfTheCard() throws {
    let german = try Self.words("de", Self.rating + Self.calendar)
    #expect(german.contains("38 Bewertungen") && german.contains("4,5 von 5"))
    #expect(german.contains("März 2026") && german.contains("Mi"))
    #expect(german.contains("März 2026. 04.03.2026: X"))
  }

  @Test func theNearestElementNamesTheLanguage() throws {
    let inside = Self.rating.replacing("<Row>", with: #"<Row xml:lang="fr">"#)
    #expect(try Self.words("de", inside).contains("38 avis"))
    let unknown = Self.rating.replacing("<Row>", with: #"<Row xml:lang="">"#)
    #expect(try Self.words("de", unknown).contains("38 reviews"))
  }

  @Test func arabicRunsFromRightToLeftUnlessSomethingElseIsChosen() throws {
    func title(_ environment: CardEnvironment = CardEnvironment(), _ language: String = "ar") throws -> Double {
      let parts = try Self.scene(language, "<Header><Title>A</Title></Header>", environment).parts
      return try #require(parts.first { $0.role == .heading }).frame.x
    }
    var chosen = CardEnvironment()
    chosen.direction = .leftToRight
    #expect(try title() > title(chosen))
    #expect(try title(chosen) == title(CardEnvironment(), "de"))
    #expect(try title(CardEnvironment(), "fa") == title())
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
