import CardModel
import JSON
import SchemaModel
import SourceText
import Testing

@testable import Handover

/// Every place of every element, as a card: what is written keeps the contract, and nothing is lost in silence.
@Suite struct GeneratedCardTests {
  static let cards: [GeneratedCard] = {
    guard let schema = MappingTableTests.schema else { return [] }
    // What stands in one collection stands in each.
    let others: [ElementName] = [.cardScene, .cardMasonry, .cardCarousel]
    let places = MappingTableTests.places.filter { place in
      place.chain.count < 3 || place.chain.last.map(others.contains) == false
    }
    return places.filter { $0.chain.last != .cardScene }.flatMap { place in
      GeneratedCard.Kind.allCases.compactMap { GeneratedCard(place, $0, schema) }
    }
  }()

  @Test func thereAreEnough() { #expect(Self.cards.count > 700) }

  @Test(arguments: HandoverTarget.all.map(\.name)) func everyPlaceKeepsTheContract(name: String) throws {
    let target = try #require(HandoverTarget.all.first { $0.name == name })
    var faults: [String: String] = [:]
    for card in Self.cards {
      let example = ExportedExample(card.text, name: "g", target)
      for fault in Self.faults(example, card) where faults[fault] == nil { faults[fault] = card.text }
    }
    for (fault, text) in faults.sorted(by: { $0.key < $1.key }) { Issue.record("\(fault)\n\(text)") }
  }

  private static func faults(_ example: ExportedExample, _ card: GeneratedCard) -> [String] {
    let losses = example.diagnostics.filter { $0.severity >= .warning }
    var faults = example.faults
    for document in example.documents {
      faults +=
        example.target.name == "mdk"
        ? FilledTemplate.faults(page: document, example.texts) : FilledTemplate.faults(manifest: document)
    }
    if !losses.isEmpty || card.texts.isEmpty { faults.removeAll { $0 == "no section" } }
    if example.clashes { faults.append("two files at one place") }
    let written = (example.strings + example.texts.values).joined(separator: "\n")
    let source = SourceText(Array(card.text.utf8))
    for (text, range) in ExampleTexts.literals(source) where !written.contains(text) {
      let isTold = example.diagnostics.contains { finding in
        [HandoverFindings.elementLost, HandoverFindings.familyRefused].contains { $0 == finding.kind }
          && ExampleTexts.element(source, at: finding.range.start).map { $0.contains(range.start) } == true
      }
      if !isTold { faults.append("\(text) of \(card.place.text) is lost in silence in \(example.target.title)") }
    }
    return faults
  }
}
