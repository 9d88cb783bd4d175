import SourceText
import Testing

@testable import XMLSyntax

/// Broken markup damages only its neighbourhood, and each problem is told once.
@Suite struct RecoveryTests {
  /// The elements of `text` in document order, as `parent/name`.
  private func elements(_ text: String, _ findings: [String], sourceLocation: SourceLocation = #_sourceLocation)
    -> [String]
  {
    let tree = expectFindings(text, findings, sourceLocation: sourceLocation)
    return tree.nodes.indices.filter { tree.nodes[$0].kind == .element }.map {
      "\(tree.name(of: NodeID(Int(tree.nodes[$0].parent))).qualified)/\(tree.name(of: NodeID($0)).qualified)"
    }
  }

  @Test func aHalfTypedTagIsAnElementOfItsOwn() {
    #expect(elements("<Card><Hea", ["end-tag-missing <Card", "tag-not-closed <Hea"]) == ["/Card", "Card/Hea"])
    #expect(
      elements("<Card>\n  <Ti\n  <Subtitle>x</Subtitle>\n</Card>", ["tag-not-closed <Ti"])
        == ["/Card", "Card/Ti", "Card/Subtitle"])
    #expect(
      elements("<Card><Ti <a><b/></a><Title>x</Title></Card>", ["tag-not-closed <Ti"])
        == ["/Card", "Card/Ti", "Card/a", "a/b", "Card/Title"])
  }

  @Test func aContainerThatLacksItsBracketKeepsItsContent() {
    #expect(
      elements("<Card><Section\n  <Item/>\n  <Item/>\n</Section><Footer/></Card>", ["tag-not-closed <Section"])
        == ["/Card", "Card/Section", "Section/Item", "Section/Item", "Card/Footer"])
  }

  @Test func manyHalfTypedTagsStandSideBySide() {
    #expect(
      elements("<r><a <b <c </r>", ["tag-not-closed <a", "tag-not-closed <b", "tag-not-closed <c"])
        == ["/r", "r/a", "r/b", "r/c"])
  }

  @Test func aMissingEndTagIsClosedByTheAncestor() {
    #expect(
      elements("<Card><Header><Title>x</Header><Body/></Card>", ["end-tag-missing <Title"])
        == ["/Card", "Card/Header", "Header/Title", "Card/Body"])
  }

  @Test func theEndTagGoesWhereTheTextEnds() throws {
    let tree = expectFindings("<Card>\n  <Title>Pump\n  <Body/>\n</Card>", ["end-tag-missing <Title"])
    let fix = try #require(tree.diagnostics.first?.fixes.first)
    #expect(fix.title == "Close with </Title>")
    #expect(tree.text.applying(fix.edits)?.string == "<Card>\n  <Title>Pump</Title>\n  <Body/>\n</Card>")
  }

  @Test func aMissingQuoteLeavesTheNextAttributesAndLinesAlone() {
    let text =
      "<Card>\n  <Title id=\"a icon=\"b\">x</Title>\n  <Media src=\"y.png>\n  <Body id=\"z\"/>\n  </Media>\n</Card>"
    #expect(
      elements(text, ["attribute-quote-not-closed \"a", "attribute-quote-not-closed \"y.png"])
        == ["/Card", "Card/Title", "Card/Media", "Media/Body"])
    let tree = parse(text)
    #expect(tree.attributes.map { tree.value(of: $0) } == ["a", "b", "y.png", "z"])
  }

  @Test func anOpenQuoteAtTheEndOfTheLineTakesNothing() {
    #expect(
      elements("<Card a=\"\n  <Title b=\"c\"/>\n</Card>", ["tag-not-closed <Card", "attribute-quote-not-closed \""])
        == ["/Card", "Card/Title"])
  }

  @Test func aHalfTypedEndTagClosesTheInnermostElement() {
    #expect(
      elements("<Card><Title>x</\n  <Subtitle/></Card>", ["end-tag-malformed </"])
        == ["/Card", "Card/Title", "Card/Subtitle"])
    #expect(
      elements("<Card><Header/></\n  <Body/></Card>", ["end-tag-unexpected </"]) == [
        "/Card", "Card/Header", "Card/Body",
      ])
  }

  @Test func aStrayEndTagClosesNothing() {
    #expect(
      elements("<Card><Header></Foo><Title/></Header></Card>", ["end-tag-unexpected </Foo>"])
        == ["/Card", "Card/Header", "Header/Title"])
  }

  @Test func aMisspeltEndTagClosesItsElement() {
    #expect(
      elements("<List><Cell><Title>a</Titel></Cell><Cell><Title>b</Title></Cell></List>", ["end-tag-mismatched Titel"])
        == ["/List", "List/Cell", "Cell/Title", "List/Cell", "Cell/Title"])
  }

  @Test func anUnclosedCommentEndsWithItsLine() {
    #expect(
      elements("<Card>\n<!-- note\n<Title/>\n</Card>", ["comment-not-closed <!-- note"]) == ["/Card", "Card/Title"])
  }

  /// The text before a preferred fix of its first finding, the title of that fix, and the text behind it.
  @Test(arguments: [
    ("<a b=“2”/>", "Write straight quotes", "<a b=\"2\"/>"),
    ("<a b=“2” c=”3“>x</a>", "Write straight quotes", "<a b=\"2\" c=”3“>x</a>"),
    ("<a b=«say \"2\"»/>", "Write straight quotes", "<a b=\"say &quot;2&quot;\"/>"),
    ("<a b=“2\" c=\"3\"/>", "Write straight quotes", "<a b=\"2\" c=\"3\"/>"),
    ("<a b=2”/>", "Add quotes", "<a b=\"2\"/>"),
    ("<a b=\"2” c=\"3\"/>", "Write \" instead", "<a b=\"2\" c=\"3\"/>"),
    ("<a b='2\">x</a>", "Write ' instead", "<a b='2'>x</a>"),
    ("<a b='2\" c=\"3\">It's</a>", "Write ' instead", "<a b='2' c=\"3\">It's</a>"),
    ("<a b=\"say “2”/>", "Add the closing quote", "<a b=\"say “2”\"/>"),
    ("<a b=\"2\",c=\"x\"/>", "Replace ',' by a space", "<a b=\"2\" c=\"x\"/>"),
    ("<r>a b=\"c\">two</a></r>", "Write <a>", "<r><a b=\"c\">two</a></r>"),
    ("<r><b/>a>two</a></r>", "Write <a>", "<r><b/><a>two</a></r>"),
    ("<r>a> or a>two</a></r>", "Remove </a>", "<r>a> or a>two</r>"),
    ("<r>< a>one</a></r>", "Remove the white space", "<r><a>one</a></r>"),
    ("<r><a>one<a>\n<a>two</a></r>", "Write </a>", "<r><a>one</a>\n<a>two</a></r>"),
    ("<r>if a < b c=\"d\" then</r>", "Escape as &lt;", "<r>if a &lt; b c=\"d\" then</r>"),
    ("<r><a b=\"c\" />two</a></r>", "Remove '/'", "<r><a b=\"c\">two</a></r>"),
    ("<r>\n  <a/>\n  <b/>\n</a></r>", "Remove '/'", "<r>\n  <a>\n  <b/>\n</a></r>"),
    ("<r><a/><a/></a></r>", "Remove </a>", "<r><a/><a/></r>"),
    ("<r><a/><a>x</a>y</a></r>", "Remove </a>", "<r><a/><a>x</a>y</r>"),
    ("<r>\r\n  <a/>\r\n  </b> \r\n</r>", "Remove </b>", "<r>\r\n  <a/>\r\n</r>"),
    ("<r>\n  </b> x\n</r>", "Remove </b>", "<r>\n   x\n</r>"),
    ("<r\n  =\"3\"\n  a=\"b\"/>", "Remove '=\"3\"'", "<r\n  a=\"b\"/>"),
    ("<r>&copy; A</r>", "Write the character ©", "<r>© A</r>"),
    ("<r>5&nbsp;kg</r>", "Write &#160;", "<r>5&#160;kg</r>"),
    ("<r>&diams;</r>", "Write the character ♦", "<r>♦</r>"),
  ])
  func thePreferredFixWritesWhatIsMeant(_ text: String, _ title: String, _ fixed: String) throws {
    let tree = parse(text)
    let fix = try #require(tree.diagnostics.first?.fixes.first)
    #expect(fix.title == title && fix.isPreferred)
    #expect(tree.text.applying(fix.edits)?.string == fixed)
  }

  @Test func anElementThatClosesItselfMayStandFarBeforeItsEndTag() throws {
    let between = String(repeating: "<b><c/></b>\n", count: 200)
    try thePreferredFixWritesWhatIsMeant("<r><a/>\(between)</a></r>", "Remove '/'", "<r><a>\(between)</a></r>")
  }

  @Test func spaceBeforeANameKeepsTheElement() {
    #expect(
      elements("<Card>< Title>x</Title><Body/></Card>", ["text-less-than < "]) == ["/Card", "Card/Title", "Card/Body"])
  }

  @Test func relatedInformationNamesTheOtherPlace() {
    let tree = parse("<Card><Title>x</Card>")
    #expect(tree.diagnostics.first?.related.map { tree.text[$0.range] } == ["</Card"])
    let duplicate = parse("<a b=\"1\" b=\"2\"/>")
    #expect(duplicate.diagnostics.first?.related.map { duplicate.text[$0.range] } == ["b=\"1\""])
  }
}
