import CardAnalysis
import EditorFeatures
import SourceText
import Testing

/// What stands in a document by its meaning.
@Suite struct SemanticTokenTests {
  /// Each token as `kind text`, modifiers behind a full stop.
  private static func tokens(_ text: String, in part: String? = nil) -> [String] {
    let snapshot = DocumentSnapshot(
      uri: "file:///t.card.xml", version: 1, text: SourceText(text), language: cardLanguage)
    let feature = SemanticTokens(snapshot, .utf8)
    var list = feature.all
    if let part, let found = text.utf8.indices.first(where: { text.utf8[$0...].starts(with: part.utf8) }) {
      let start = text.utf8.distance(from: text.startIndex, to: found)
      list = feature.list(in: ByteRange(start, start + part.utf8.count))
    }
    let names: [(TokenList.Modifiers, String)] = [
      (.declaration, "declaration"), (.color, "color"), (.icon, "icon"), (.file, "file"),
    ]
    return zip(list.tokens, list.starts).map { token, start in
      let words = names.filter { token.modifiers.contains($0.0) }.map { "." + $0.1 }.joined()
      return "\(token.kind)\(words) \(snapshot.text[ByteRange(Int(start), Int(start) + Int(token.length))])"
    }
  }

  @Test func namesAndValuesAreWhatTheSchemaSays() {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1" id="o" target="b.card.xml" sample="s.json">
        <DetailImage src="{image}" size="45" alt="Pump {number}"/>
        <Title>A {title}
          b</Title>
        <Status kind="negative" icon="status.highPriority">12.5</Status>
        <Actions><Action id="go" target="o">Go</Action></Actions>
      </ObjectCardView>
      """
    #expect(
      Self.tokens(text).filter { !$0.hasPrefix("element") && !$0.hasPrefix("attribute") } == [
        "text urn:cardwright:1", "identifier.declaration o", "text.file b.card.xml", "text.file s.json",
        "binding {image}", "number 45", "text Pump", "binding {number}", "text A", "binding {title}", "text b",
        "choice negative", "choice.icon status.highPriority", "number 12.5", "identifier.declaration go",
        "identifier o", "text Go",
      ])
    #expect(Self.tokens(text).filter { $0 == "element Title" }.count == 2)
  }

  @Test func aTextBesideListedValuesIsNoChoice() {
    let text = """
      <Card xmlns="urn:cardwright:1"><Footer><Action after="disabled">a</Action><Action after="Done">b</Action></Footer></Card>
      """
    let tokens = Self.tokens(text)
    #expect(tokens.contains("choice disabled") && tokens.contains("text Done"))
  }

  @Test func aPartHasTheTokensOfItsLines() {
    let text = """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>One</Title>
        </Header>
        <Footer/>
      </Card>
      """
    let tokens = Self.tokens(text, in: "<Title>One</Title>")
    #expect(tokens.contains("text One"))
    #expect(!tokens.contains("element Footer"))
    #expect(!tokens.contains("element Card"))
  }

  @Test func withoutASchemaNamesAreNamesAllTheSame() {
    let list = SemanticTokens(plainXML("<a b='c'>é <d/></a>"), .utf16).all
    #expect(list.tokens.map(\.kind) == [.element, .attribute, .text, .text, .element, .element])
    #expect(list.tokens.map(\.character) == [1, 2, 3, 3, 3, 5])
  }
}
