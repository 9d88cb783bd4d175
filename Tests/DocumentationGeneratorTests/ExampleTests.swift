import DesignRules
import DocumentationGenerator
import JSON
import SourceText
import Testing
import XMLSyntax

/// The cards that pages show are in order.
@Suite struct ExampleTests {
  /// Every listing in `value` with the names of the members that lead to it.
  private static func listings(_ value: JSONValue, _ way: [String] = []) -> [(way: [String], source: String)] {
    switch value {
    case .array(let values): values.flatMap { listings($0, way) }
    case .object(let object):
      object.members.flatMap { member in
        if member.name == "source", case .string(let source) = member.value { return [(way, source)] }
        return listings(member.value, way + [member.name])
      }
    default: []
    }
  }

  @Test func everyExampleOnEveryPageIsValid() async throws {
    let reference = try #require(await CardSite.reference)
    var seen: Set<String> = []
    for page in reference.pages {
      for (way, source) in Self.listings(page.json) where seen.insert(source).inserted {
        let place = "\(page.path): \(way.joined(separator: "/"))"
        if way.contains("failing") {
          #expect(CardSite.findings(in: source).contains { $0.kind.code == page.title }, "\(place)")
        } else if source.contains("xmlns=\"urn:cardwright:1\"") {
          // A card that shows one rule need not keep the advice of all others.
          let found = CardSite.findings(in: source).filter { $0.kind.severity == .error || page.kind != .rule }
          #expect(found.filter { $0.severity >= .warning }.map(\.kind.code) == [], "\(place)")
        } else {
          // A part of an example: the whole is on a page of its own.
          #expect(XMLParser.parse(SourceText("<Part>\(source)</Part>")).diagnostics.map(\.kind.code) == [], "\(place)")
        }
      }
    }
    #expect(seen.count > 200)
  }

  @Test(arguments: KindExample.all.filter { !$0.isConfiguration }) func aTextHasOneFindingAndTheOtherNone(
    _ example: KindExample
  ) {
    #expect(CardSite.findings(in: example.failing).map(\.kind.code) == [example.code], "\(example.failing)")
    #expect(CardSite.findings(in: example.passing).map(\.kind.code) == [], "\(example.passing)")
  }

  /// What no text of a card shows is known by name: another kind without an example is forgotten.
  @Test func everyKindOfATextHasAnExample() {
    let unseen: Set = [
      // Bytes and characters that nobody sees.
      "encoding-ill-formed", "character-not-allowed",
      // What the schema of cards never asks for.
      "element-abstract", "element-undeclared", "value-digits", "value-fixed", "key-missing", "key-ambiguous",
      "type-abstract",
    ]
    let codes = CardSite.kinds.filter { [.syntax, .schema, .scenario].contains($0.source) }.map(\.code)
    let shown = KindExample.all.map(\.code)
    #expect(Set(codes).subtracting(shown) == unseen)
    #expect(Set(shown).count == shown.count)
  }
}
