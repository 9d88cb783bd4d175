import CardModel
import Foundation
import JSON
import SchemaModel
import SchemaValidation
import SourceText
import Testing
import XMLSyntax

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

  /// Cards of any shape.
  static let random: [String] =
    MappingTableTests.schema.map { schema in
      (0..<500).map { RandomCard($0, schema).text }
    } ?? []

  @Test func randomCardsAreValidAndManyThings() throws {
    let schema = try #require(MappingTableTests.schema)
    for text in Self.random {
      let assessment = SchemaAssessment(tree: XMLParser.parse(SourceText(Array(text.utf8))), schema: schema)
      #expect(assessment.diagnostics.filter { $0.severity == .error }.map(\.message) == [], "\(text)")
    }
    let names = Set(Self.random.joined().split(separator: "<").map { $0.prefix { $0.isLetter } })
    #expect(names.count > 60)
  }

  /// Views of SwiftUI are compiled in their own tests.
  @Test(arguments: HandoverTarget.all.map(\.name))
  func randomCardsKeepTheContract(name: String) throws {
    let target = try #require(HandoverTarget.all.first { $0.name == name })
    var faults: [String: String] = [:]
    for text in Self.random {
      let example = ExportedExample(text, name: "r", target, sample: RandomCard.sample)
      let found = Contract.faults(example).filter { $0 != "no section" } + Self.silent(example, text)
      for fault in found where faults[fault].map({ $0.count > text.count }) ?? true { faults[fault] = text }
    }
    for (fault, text) in faults.sorted(by: { $0.key < $1.key }) { Issue.record("\(fault)\n\(text)") }
  }

  /// For `make contracts`, which has the published schemas judge what these cards become.
  @Test(.enabled(if: folder != nil)) func cardsAreWritten() throws {
    let folder = URL(filePath: try #require(Self.folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, text) in (Self.random + Self.cards.map(\.text)).enumerated() {
      try text.write(to: folder.appending(path: "g\(index).card.xml"), atomically: true, encoding: .utf8)
    }
    try RandomCard.sample.text(.indented).write(to: folder.appending(path: "a.json"), atomically: true, encoding: .utf8)
  }

  private static let folder = ProcessInfo.processInfo.environment["GENERATED_CARDS"]

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
    var faults = Contract.faults(example, withShown: true)
    if !losses.isEmpty || card.texts.isEmpty { faults.removeAll { $0 == "no section" } }
    if example.clashes { faults.append("two files at one place") }
    return faults + silent(example, card.text).map { "\($0) (\(card.place.text))" }
  }

  /// The texts of a card that are lost in silence.
  private static func silent(_ example: ExportedExample, _ text: String) -> [String] {
    let written = (example.strings + example.texts.values).joined(separator: "\n")
    let source = SourceText(Array(text.utf8))
    var faults: [String] = []
    for (text, range) in ExampleTexts.literals(source) where !written.contains(text) {
      let isTold = example.diagnostics.contains { finding in
        [HandoverFindings.elementLost, HandoverFindings.familyRefused].contains { $0 == finding.kind }
          && ExampleTexts.element(source, at: finding.range.start).map { $0.contains(range.start) } == true
      }
      if !isTold { faults.append("\(text) is lost in silence in \(example.target.title)") }
    }
    return faults
  }
}
