import BundledData
import CardAnalysis
import SchemaReader
import SourceText
import Testing

@Suite("What the cards of a scene have no room for")
struct SceneLayoutTests {
  /// What is cut in the scene with `cards`, of which “a” is the root: the texts that the findings stand at.
  private func cut(_ cards: String) throws -> [String] {
    let document = """
      <CardScene xmlns="urn:cardwright:1" id="s" root="a"><MapContent id="m"/>\(cards)</CardScene>
      """
    let schema = try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
    let snapshot = DocumentSnapshot(
      uri: "", version: 0, text: SourceText(document), language: CardLanguage(schema: schema))
    #expect(snapshot.diagnostics.allSatisfy { $0.severity != .error }, "\(snapshot.diagnostics)")
    let bytes = Array(document.utf8)
    return snapshot.diagnostics.filter { $0.kind.code == "cell-title-one-line" }.map {
      String(String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self).prefix { $0 != " " })
    }
  }

  /// A card with a row whose title begins with `word` and has no room.
  private func card(_ id: String, _ word: String, _ attributes: String = "") -> String {
    let title = word + " the worn mechanical seal of the coolant pump in hall 3 and check the bearings of the motor"
    return """
      <TableCard id="\(id)" map="m" \(attributes)><Title>A</Title><Section><ObjectCell><Title>\(title)</Title></ObjectCell></Section></TableCard>
      """
  }

  @Test("Cards that are pushed are looked at as that which shows first, each once")
  func pushedCards() throws {
    #expect(try cut(card("a", "Replace") + card("b", "Mend") + card("c", "Clean")) == ["Replace", "Mend", "Clean"])
  }

  @Test("So are the pages of a card, as they stand in it")
  func pages() throws {
    let pages = #"<PageCard id="a"><PageItem card="b"/><PageItem card="c"/></PageCard>"#
    #expect(try cut(pages + card("b", "Mend") + card("c", "Clean")) == ["Mend", "Clean"])
  }

  @Test("What is collapsed at the start is looked at as people bring it up")
  func collapsed() throws {
    #expect(try cut(card("a", "Replace", #"position="collapsed""#)) == ["Replace"])
  }
}
