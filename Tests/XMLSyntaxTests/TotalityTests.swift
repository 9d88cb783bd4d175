import SourceText
import Testing

@testable import XMLSyntax

/// Whatever the bytes, there is a tree, and it is lossless.
@Suite struct TotalityTests {
  static let documents = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- An order -->
    <ObjectCardView xmlns="urn:cardwright:1" xmlns:n='urn:note' id="work-order" n:by="Ana &amp; Tom">
      <DetailImage src="pump.png" shape='square' alt="Electric pump"/>
      <Title>{title} &#8211; <![CDATA[<raw>]]></Title>
      <?editor fold?>
      <Status kind = "negative"
              icon="high">High é 😀</Status>
      <Actions><Action id="a"/><Action id="b"></Action></Actions>
    </ObjectCardView>

    """,
    "<!DOCTYPE a [<!ENTITY b \"c\">]>\r\n<a xmlns:p=\"u:p\"><p:b p:c='1' d=x e>t & u</p:c></a><b/>tail",
  ]

  /// Asks all that an editor would at `offset`.
  private func ask(_ tree: XMLTree, at offset: Int) {
    _ = tree.cursorContext(at: offset)
    _ = tree.node(at: offset)
    _ = tree.element(at: offset)
  }

  @Test(arguments: documents)
  func everyPrefixGivesATree(document: String) {
    let bytes = Array(document.utf8)
    for count in 0...bytes.count {
      let tree = parse(SourceText(Array(bytes.prefix(count))))
      ask(tree, at: count)
      ask(tree, at: count / 2)
    }
  }

  @Test(arguments: documents)
  func everyDeletionAndInsertionGivesATree(document: String) {
    let bytes = Array(document.utf8)
    for index in bytes.indices {
      var shorter = bytes
      shorter.remove(at: index)
      ask(parse(SourceText(shorter)), at: index)
      for byte in "<>/\"'=&!?- \nx;:".utf8 {
        var longer = bytes
        longer.insert(byte, at: index)
        ask(parse(SourceText(longer)), at: index + 1)
      }
      var damaged = bytes
      damaged[index] = 0xFF
      ask(parse(SourceText(damaged)), at: index)
    }
  }

  @Test func everyCaretOfAnIntactDocumentHasAContext() {
    let tree = parse(Self.documents[0])
    for offset in -1...tree.text.count + 1 { ask(tree, at: offset) }
    #expect(!tree.dump().isEmpty)
  }

  @Test func depthIsNoLimit() {
    let depth = 100_000
    let tree = parse(String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth))
    #expect(tree.diagnostics.isEmpty && tree.nodes.count == depth + 1)
    let open = parse(String(repeating: "<a>", count: depth))
    #expect(open.nodes.count == depth + 1)
    let half = parse(String(repeating: "<a ", count: depth) + "</b>")
    #expect(half.childElements(of: .document).reduce(0) { count, _ in count + 1 } == depth)
  }

  @Test func sizeIsNoLimit() throws {
    let value = String(repeating: "v", count: 8_000_000)
    let tree = parse("<a b=\"\(value)\"/>")
    #expect(tree.diagnostics.isEmpty)
    #expect(tree.valueRange(of: try #require(tree.attributes.first)).count == 8_000_000)
    let manyAttributes = (0..<50_000).map { " a\($0)=\"\"" }.joined()
    #expect(parse("<a\(manyAttributes)/>").attributes.count == 50_000)
  }

  /// Texts in which each place looks as if much had to be looked ahead; quadratic work would not come to an end here.
  @Test(arguments: [
    "<a b=\"", "<a b='", "<!--", "<![CDATA[", "<?a ", "</a>", "</", "<a></b>", "<!DOCTYPE [", "&", "<a b=\"<", "<",
  ])
  func repetitionIsLinear(piece: String) {
    let tree = parse(String(repeating: piece, count: 50_000 / piece.utf8.count))
    #expect(!tree.diagnostics.isEmpty)
  }

  @Test func everyKindOfFindingIsDeclaredOnce() {
    let kinds = XMLSyntaxDiagnostics.allDiagnosticKinds
    #expect(Set(kinds.map(\.code)).count == kinds.count)
    for kind in kinds {
      #expect(kind.code.allSatisfy { $0.isLowercase || $0 == "-" } && kind.summary.hasSuffix("."))
    }
  }
}
