import CardAnalysis
import EditorFeatures
import Foundation
import SourceText
import Synchronization
import TestSupport
import Testing
import XMLSyntax

/// Cards that become cards of another family.
@Suite struct FamilyChangeTests {
  /// The action whose title begins with “Change into” and `family`, on the root of `text`, and the text behind it.
  private static func change(_ text: String, into family: String) -> (title: String, text: String)? {
    let snapshot = DocumentSnapshot(
      uri: "file:///t.card.xml", version: 1, text: SourceText(text), language: cardLanguage)
    guard let root = snapshot.tree.root else { return nil }
    let place = ByteRange(at: snapshot.tree.nameRange(of: root).start)
    let action = CodeActionFinder(snapshot).actions(in: place).first { action in
      ["Change into a \(family)", "Change into an \(family)"].contains { action.title.hasPrefix($0) }
        && action.title.split(separator: ",")[0].hasSuffix(" " + family)
    }
    return action.map { ($0.title, applying($0.edits, to: text)) }
  }

  private static let view = """
    <ObjectCardView xmlns="urn:cardwright:1" id="a" target="b" variation="twoActions">
      <DetailImage icon="devices.machine" alt="Pump"/>
      <!-- what it is called -->
      <Title>Pump</Title>
      <Subtitle>Job 1</Subtitle>
      <Footnote>Hamburg</Footnote>
      <Status kind="negative">High</Status>
      <Status>Open</Status>
      <TagBar>
        <Tag>Urgent</Tag>
      </TagBar>
      <Rating value="3"/>
      <Description>Leaks</Description>
      <Actions>
        <Action id="no">Reject</Action>
        <Action id="yes" role="primary">Approve</Action>
      </Actions>
    </ObjectCardView>

    """

  @Test func anInstructionStaysWithWhatItIsAbout() throws {
    let ignore = #"<?cardwright ignore="title-truncation" reason="The picture says it"?>"#
    let view = """
      <ObjectCardView xmlns="urn:cardwright:1" id="a">
        <Title>Pump</Title>
        \(ignore)
        <Description>Leaks</Description>
        <Actions><Action id="no">Reject</Action></Actions>
      </ObjectCardView>

      """
    func next(_ view: String, _ family: String) throws -> Substring {
      let text = try #require(Self.change(view, into: family)?.text)
      return text[try #require(text.firstRange(of: ignore)).upperBound...].drop(while: \.isWhitespace)
    }
    #expect(try next(view, "Card").hasPrefix("<Text>Leaks"))
    let cell = """
      <ObjectCell xmlns="urn:cardwright:1">
        \(ignore)
        <NumericLabel><Number>4</Number></NumericLabel>
        <Title>Pump</Title>
      </ObjectCell>
      """
    #expect(try next(cell, "ObjectCardView").hasPrefix("<NumericLabel"))
  }

  @Test func aCardHasThreeRowsAtMostAndTheLineEndsOfItsFile() throws {
    let view = Self.view.replacing("\n", with: "\r\n")
    let changed = try #require(Self.change(view, into: "Card")).text
    #expect(changed.matches(of: /<Row>/).count == 3)
    #expect(changed.utf8.count { $0 == 0x0A } == changed.utf8.count { $0 == 0x0D })
    #expect(!changed.unicodeScalars.split(separator: "\n").dropLast().contains { $0.last != "\r" })
  }

  @Test func aViewBecomesACard() {
    let changed = Self.change(Self.view, into: "Card")
    #expect(changed?.title == "Change into a Card, with a comment for what has no place there: variation")
    #expect(
      changed?.text == """
        <Card xmlns="urn:cardwright:1" id="a" target="b">
          <Header>
            <DetailImage icon="devices.machine" alt="Pump"/>
            <!-- what it is called -->
            <Title>Pump</Title>
            <Subtitle>Job 1</Subtitle>
          </Header>
          <ExtendedHeader>
            <Row>
              <Text>Hamburg</Text>
            </Row>
            <Row>
              <Status kind="negative">High</Status>
              <Status>Open</Status>
            </Row>
            <Row>
              <Tag>Urgent</Tag>
              <Rating value="3"/>
            </Row>
          </ExtendedHeader>
          <Body>
            <Text>Leaks</Text>
          </Body>
          <Footer>
            <Action id="no">Reject</Action>
            <Action id="yes" role="primary">Approve</Action>
          </Footer>
          <!-- No place in Card: variation="twoActions" -->
        </Card>

        """)
  }

  @Test func aViewBecomesACellAndComesBack() throws {
    let view = Self.view.replacingOnce(" variation=\"twoActions\"", with: "").replacingOnce(
      "<!-- what it is called -->\n  ", with: "")
    let cell = try #require(Self.change(view, into: "ObjectCell"))
    #expect(cell.title == "Change into an ObjectCell")
    #expect(cell.text.contains("<Attribute>\n    <Status kind=\"negative\">High</Status>\n    <Status>Open</Status>\n"))
    #expect(cell.text.contains("<ActionsArea>\n    <Action id=\"no\">"))
    #expect(Self.change(cell.text, into: "ObjectCardView")?.text == view)
    let card = try #require(Self.change(view, into: "Card"))
    #expect(Self.change(card.text, into: "ObjectCardView")?.text == view)
  }

  @Test func buttonsThatAreTooManyGoIntoTheMenu() throws {
    let text = """
      <Card xmlns="urn:cardwright:1" id="a" target="app://a"><Header><Title>Invoice</Title></Header><Footer>
      <Action id="query" role="tertiary" after="disabled">Query</Action>
      <Action id="park" role="secondary" after="disabled">Park</Action>
      <Action id="pay" role="primary" after="disabled">Pay</Action></Footer></Card>
      """
    let changed = try #require(Self.change(text, into: "ObjectCardView"))
    let menu = try #require(changed.text.range(of: "</Overflow>"))
    #expect(changed.text[..<menu.lowerBound].contains("<Overflow>"))
    #expect(changed.text[menu.upperBound...].contains("Pay</Action>"))
  }

  @Test func whatHasNoPlaceIsKeptInAComment() {
    let cell = """
      <ObjectCell xmlns="urn:cardwright:1" accessory="disclosure">
        <NumericLabel><Number>4</Number></NumericLabel>
        <Title>Pump</Title>
        <SwipeActions edge="leading"><Action>Flag</Action></SwipeActions>
      </ObjectCell>
      """
    let changed = Self.change(cell, into: "ObjectCardView")
    #expect(changed?.title.hasSuffix(": accessory, NumericLabel, SwipeActions") == true)
    #expect(changed?.text.contains("<!-- No place in ObjectCardView: accessory=\"disclosure\"") == true)
    #expect(changed?.text.contains("<Number>4</Number>") == true)
    #expect(changed?.text.contains("<Action>Flag</Action>") == true)
  }

  @Test func nothingIsOfferedForWhatIsWrongOrCannotBe() {
    #expect(Self.change(Self.view.replacingOnce("kind=\"negative\"", with: "kind=\"bad\""), into: "Card") == nil)
    // A comment in what has no place would end the comment around it.
    let nested = """
      <ObjectCell xmlns="urn:cardwright:1"><NumericLabel><!-- four --><Number>4</Number></NumericLabel>
      <Title>Pump</Title></ObjectCell>
      """
    #expect(Self.change(nested, into: "Card") == nil)
  }

  /// The design of a card is looked at once somebody wants it: rules and layout ask for its files, the schema does not.
  @Test func nothingIsLaidOutForAnOffer() throws {
    let asked = Mutex(0)
    let text = Self.view.replacingOnce("icon=\"devices.machine\"", with: "src=\"pump.png\"")
    let snapshot = DocumentSnapshot(
      uri: "file:///t.card.xml", version: 1, text: SourceText(text), language: cardLanguage,
      resources: DocumentResources(
        bytes: { _ in [] }, names: { _ in [] },
        exists: { _ in
          asked.withLock { $0 += 1 }
          return true
        }))
    let finder = CodeActionFinder(snapshot)
    let place = ByteRange(at: snapshot.tree.nameRange(of: try #require(snapshot.tree.root)).start)
    let before = asked.withLock { $0 }
    let offers = finder.offers(in: place).filter { $0.title.hasPrefix("Change into") }
    #expect(offers.count == 2)
    #expect(asked.withLock { $0 } == before)
    #expect(offers.compactMap(\.action).count == 2)
    #expect(asked.withLock { $0 } > before)
  }

  @Test func examplesKeepTheirTexts() throws {
    var offered = 0
    for example in Examples.all {
      let text = String(decoding: example.bytes, as: UTF8.self)
      for family in ["ObjectCell", "ObjectCardView", "Card"] {
        guard let changed = Self.change(text, into: family) else { continue }
        offered += 1
        let after = DocumentSnapshot(
          uri: "file:///t.card.xml", version: 2, text: SourceText(changed.text), language: cardLanguage)
        #expect(after.faultCount == 0, "\(example.name) into \(family)")
        // Advice may be new, and is told as ever once it is chosen; an error is not.
        let before = DocumentSnapshot(
          uri: "file:///t.card.xml", version: 1, text: SourceText(text), language: cardLanguage)
        let known = before.diagnosticsAtRest.map(\.kind.code)
        for finding in after.diagnosticsAtRest where !known.contains(finding.kind.code) {
          #expect(finding.severity != .error, "\(example.name) into \(family)")
        }
        func words(_ text: String) -> [String] {
          XMLParser.parse(SourceText(text)).textContent(of: .document).split(whereSeparator: \.isWhitespace)
            .map(String.init)
        }
        for word in words(text) { #expect(changed.text.contains(word), "\(example.name) into \(family)") }
      }
    }
    #expect(offered > 20)
  }
}

extension String {
  /// The text with the first `old` replaced.
  fileprivate func replacingOnce(_ old: String, with new: String) -> String {
    guard let range = self.range(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}
