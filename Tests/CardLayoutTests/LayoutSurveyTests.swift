import BundledData
import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import SourceText
import Testing
import XMLSyntax

/// A survey leaves out what only a drawing shows; everything that it does tell stands where the drawing has it.
@Suite struct LayoutSurveyTests {
  /// One text, card or target: its element, its place in the file and where it is.
  private struct Place: Hashable {
    var element: String
    var start: Int
    var frame: Frame
    /// Of a text: its lines.
    var lines: Int?
  }

  private static let files = BundledFile.examples.filter { $0.name.hasSuffix(".card.xml") }.map(\.name)

  private static let environments: [CardEnvironment] = {
    var all = ["iphone-se-1", "iphone-15", "ipad-pro-11", "android-small"].compactMap { Device.named($0) }.map {
      CardEnvironment($0)
    }
    var large = CardEnvironment()
    large.textSize = .ax3
    var arabic = CardEnvironment()
    arabic.direction = .rightToLeft
    all += [large, arabic]
    return all
  }()

  private func place(_ source: PartSource, _ frame: Frame, lines: Int? = nil) -> Place {
    Place(element: source.element, start: source.range.start, frame: frame, lines: lines)
  }

  @Test(arguments: files)
  func aSurveyTellsWhatTheDrawingShows(name: String) throws {
    let bytes = try #require(BundledFile.examples.first { $0.name == name }).bytes
    let document = CardDocument(XMLParser.parse(SourceText(bytes)))
    var measurer = TextMeasurer(try #require(FontFaces.standard))
    for environment in Self.environments {
      let scene = PositionedScene(document, environment, &measurer)
      let survey = LayoutSurvey(document, environment, &measurer)
      #expect(survey.size == scene.size)
      let parts = scene.parts.compactMap { part in part.source.map { (source: $0, part: part) } }
      // A drawing has its parts in reading order, which may be another than that of the boxes.
      let texts = parts.compactMap { source, part -> Place? in
        guard case .text(let text) = part.content else { return nil }
        return place(source, part.frame, lines: text.lines.count)
      }
      #expect(survey.texts.count == texts.count)
      #expect(Set(survey.texts.map { place($0.source, survey.frame($0), lines: $0.lines) }) == Set(texts))
      let cards = parts.filter { $0.part.role == .card }.map { place($0.source, $0.part.frame) }
      #expect(survey.cards.map { place($0.source, $0.frame) } == cards)
      // Drawings add targets of their own, such as pins.
      let targets = Set(parts.filter { $0.part.touchTarget != nil }.map { place($0.source, $0.part.frame) })
      for target in survey.targets {
        guard let source = target.source else { continue }
        #expect(targets.contains(place(source, target.frame)), "\(source.element)")
      }
    }
  }
}
