import CardAnalysis
import EditorFeatures
import Foundation
import SourceText
import TestSupport
import Testing
import XMLSyntax

/// Changes that keep what a document shows.
@Suite struct RefactoringTests {
  /// The text behind the action whose title begins so, at the element called `name`; nil when it is not offered.
  private static func result(_ title: String, at name: String, _ text: String) -> String? {
    let snapshot = DocumentSnapshot(
      uri: "file:///t.card.xml", version: 1, text: SourceText(text), language: cardLanguage)
    guard let place = text.range(of: "<" + name) else { return nil }
    let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound) + 1
    let actions = CodeActionFinder(snapshot).actions(in: ByteRange(at: offset))
    return actions.first { $0.title.hasPrefix(title) }.map { applying($0.edits, to: text) }
  }

  @Test func attributesComeIntoTheOrderOfTheReference() {
    let text = "<Card target='t' id=\"a\"\n  xmlns=\"urn:cardwright:1\"><Header/></Card>"
    #expect(
      Self.result("Sort", at: "Card", text)
        == "<Card xmlns=\"urn:cardwright:1\" id=\"a\"\n  target='t'><Header/></Card>")
    #expect(Self.result("Sort", at: "Header", text) == nil)
  }

  @Test func aCardIsPutIntoAList() throws {
    let text = """
      <?xml version="1.0"?>
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="en" id="a" target="b">
        <Title>One
      two</Title>
      </ObjectCardView>
      """
    #expect(
      Self.result("Wrap", at: "ObjectCardView", text) == """
        <?xml version="1.0"?>
        <CardList xmlns="urn:cardwright:1" xml:lang="en" id="a-list">
          <ObjectCardView id="a" target="b">
            <Title>One
        two</Title>
          </ObjectCardView>
        </CardList>
        """)
    #expect(Self.result("Wrap", at: "Title", text) == nil)
  }

  @Test func tagsOfSeveralLinesAreIndentedWithTheRest() throws {
    let text = """
      <ObjectCardView xmlns="urn:cardwright:1"
        id="a"
        xml:lang="en"
        target="b"
      >
        <DetailImage
          src="c.png" alt="one
      two"
        />
        <Title>One</Title>
      </ObjectCardView>
      """
    #expect(
      Self.result("Wrap", at: "ObjectCardView", text) == """
        <CardList xmlns="urn:cardwright:1" xml:lang="en" id="a-list">
          <ObjectCardView
            id="a"
            target="b"
          >
            <DetailImage
              src="c.png" alt="one
        two"
            />
            <Title>One</Title>
          </ObjectCardView>
        </CardList>
        """)
  }

  @Test func whatIsOfferedForExamplesLeavesThemValid() throws {
    for example in Examples.all {
      let text = String(decoding: example.bytes, as: UTF8.self)
      let snapshot = DocumentSnapshot(
        uri: "file:///t.card.xml", version: 1, text: SourceText(text), language: cardLanguage)
      let root = try #require(snapshot.tree.root)
      let place = ByteRange(at: snapshot.tree.nameRange(of: root).start)
      for action in CodeActionFinder(snapshot).actions(in: place) where action.kind == .rewrite {
        let after = DocumentSnapshot(
          uri: "file:///t.card.xml", version: 2, text: SourceText(applying(action.edits, to: text)),
          language: cardLanguage)
        #expect(
          after.faultCount == snapshot.faultCount,
          "\(example.name): \(action.title)")
        // Where parts move, `FamilyChangeTests` looks at the texts.
        if action.title.hasPrefix("Change into") { continue }
        #expect(
          after.tree.textContent(of: .document).split(whereSeparator: \.isWhitespace)
            == snapshot.tree.textContent(of: .document).split(whereSeparator: \.isWhitespace))
      }
    }
  }
}
