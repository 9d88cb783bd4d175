import BundledData
import CardAnalysis
import CardLayout
import JSON
import SchemaReader
import SourceText
import Testing
import XMLSyntax

@testable import CardComparison

/// The card language as it is bundled.
private let language: CardLanguage? = {
  let files = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
  return (try? SchemaReader.read(entry: "card.xsd", files: files)).map { CardLanguage(schema: $0) }
}()

/// A card with `content` that reads `sample`.
private func snapshot(_ content: String, sample: JSONValue = [:], attributes: String = "") -> DocumentSnapshot {
  document(
    "<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"c\" sample=\"a.json\"\(attributes)>\(content)</ObjectCardView>",
    sample)
}

private func document(_ text: String, _ sample: JSONValue = [:]) -> DocumentSnapshot {
  DocumentSnapshot(
    uri: "a.card.xml", version: 0, text: SourceText(text), language: language ?? CardLanguage(),
    resources: DocumentResources(bytes: { $0 == "a.json" ? Array(sample.text().utf8) : nil }, names: { _ in [] }))
}

/// What has changed from `old` to `new` but for sizes, a line each: the kind, where, and in words.
private func changes(_ old: DocumentSnapshot, _ new: DocumentSnapshot) -> [String] {
  CardComparison(of: old, by: new, in: []).changes.map { "\($0.kind) \($0.path): \($0.sentence)" }
}

private func changes(_ old: String, _ new: String) -> [String] { changes(snapshot(old), snapshot(new)) }

private let usual = CardComparison.Place("iPhone 15", CardEnvironment())

@Suite struct CardComparisonTests {
  @Test func whatSaysTheSameHasNotChanged() {
    #expect(
      changes(
        "<Title lineLimit='2'>Electric   pump</Title><Status kind='negative' icon='status.high'>High</Status>",
        "\n  <!-- urgent -->\n  <Title lineLimit=\"2\">\n  Electric pump</Title>\n<Status icon='status.high' kind='negative'>High</Status>"
      ).isEmpty)
  }

  @Test func aCardThatWasEmptiedIsGone() {
    let card = document("<Card xmlns='urn:cardwright:1'><Body>Pump</Body></Card>")
    #expect(
      changes(card, document("")).map { $0.hasPrefix("removed /Card: Card") && $0.hasSuffix(" is gone") } == [true])
    #expect(changes(document(""), card).map { $0.hasSuffix(" is new") } == [true])
  }

  @Test func aTextAndAttributesAreTold() {
    #expect(
      changes(
        "<Title>Pump</Title><Status kind='negative'>High</Status><Footnote/>",
        "<Title>Valve</Title><Status icon='a'>High</Status><Footnote>Hall 4</Footnote>")
        == [
          "text /ObjectCardView/Title: Title says “Valve” in place of “Pump”",
          "attribute /ObjectCardView/Status: Status “High” has icon “a” where it had none",
          "attribute /ObjectCardView/Status: Status “High” has no kind any more, which was “negative”",
          "text /ObjectCardView/Footnote: Footnote says “Hall 4” where it said nothing",
        ])
  }

  @Test func whatCameAndWentIsToldFromTheOutside() {
    #expect(
      changes(
        "<Title>Pump</Title><Overflow><Action id='share'>Share</Action></Overflow>",
        "<Title>Pump</Title><Actions><Action id='reject'>Reject</Action><Action id='ok'>Approve</Action></Actions>")
        == [
          "removed /ObjectCardView/Overflow: Overflow “Share” is gone",
          "added /ObjectCardView/Actions: Actions “Reject Approve” is new",
        ])
  }

  @Test func whatStandsInSeveralElementsIsNoOneWord() {
    let cell = "<Item><Title>Wide key</Title><Text>Forty<![CDATA[-two]]></Text></Item>"
    #expect(
      changes("<Title>A</Title>", "<Title>A</Title>" + cell) == [
        "added /ObjectCardView/Item: Item “Wide key Forty-two” is new"
      ])
  }

  @Test func anIdIsFollowedToAnotherParentAndName() {
    #expect(
      changes(
        "<Actions><Action id='a'>Open</Action><Action id='b'>Close</Action></Actions><Overflow><Action id='d'>More</Action></Overflow>",
        "<Actions><Action id='b'>Close</Action></Actions><Overflow><Action id='a'>Open it</Action><Action id='d'>More</Action></Overflow>"
      ) == [
        "moved /ObjectCardView/Overflow/Action[1]: Action #a moved from /ObjectCardView/Actions to /ObjectCardView/Overflow",
        "text /ObjectCardView/Overflow/Action[1]: Action says “Open it” in place of “Open”",
      ])
  }

  @Test func whatSaysTheSameElsewhereHasMoved() {
    #expect(
      changes(
        "<Overflow><Action>Share</Action><Action>Copy</Action></Overflow><Actions><Action>Open</Action></Actions>",
        "<Overflow><Action>Share</Action></Overflow><Actions><Action>Open</Action><Action>Copy</Action></Actions>")
        == [
          "moved /ObjectCardView/Actions/Action[2]: Action “Copy” moved from /ObjectCardView/Overflow to /ObjectCardView/Actions"
        ])
  }

  /// Of a list in another order as little as can be has moved.
  @Test func aMoveInOrderIsOneMove() {
    let names = ["A", "B", "C", "D", "E"].map { "<Status>\($0)</Status>" }
    let moved = [names[4]] + names[..<4]
    #expect(
      changes(names.joined(), moved.joined())
        == ["moved /ObjectCardView/Status[1]: Status “E” now stands first"])
    #expect(
      changes(names.joined(), (names[1...2] + [names[0]] + names[3...]).joined())
        == ["moved /ObjectCardView/Status[3]: Status “A” now stands behind Status “C”"])
  }

  @Test func whatIsPutBetweenLeavesItsNeighboursAlone() {
    #expect(
      changes(
        "<Status>A</Status><Status>B</Status><Status>C</Status>",
        "<Status>A</Status><Status>new</Status><Status>B</Status><Status>C!</Status>")
        == [
          "added /ObjectCardView/Status[2]: Status “new” is new",
          "text /ObjectCardView/Status[4]: Status says “C!” in place of “C”",
        ])
  }

  @Test func oneOfManyEqualPartsIsGone() {
    #expect(
      changes(String(repeating: "<Status>A</Status>", count: 4), String(repeating: "<Status>A</Status>", count: 3))
        == ["removed /ObjectCardView/Status[4]: Status “A” is gone"])
  }

  @Test func anotherIdIsAnotherPartUnlessItSaysTheSame() {
    #expect(
      changes("<Overflow><Action id='a'>Open</Action></Overflow>", "<Overflow><Action id='b'>Open</Action></Overflow>")
        == ["attribute /ObjectCardView/Overflow/Action: Action #b has id “b” in place of “a”"])
    #expect(
      changes("<Overflow><Action id='a'>Open</Action></Overflow>", "<Overflow><Action id='b'>Close</Action></Overflow>")
        == [
          "removed /ObjectCardView/Overflow/Action: Action #a is gone",
          "added /ObjectCardView/Overflow/Action: Action #b is new",
        ])
  }

  @Test func anotherRootIsTold() {
    let (old, new) = (
      "<ObjectCell xmlns='urn:cardwright:1'><Title>A</Title></ObjectCell>", "<Card xmlns='urn:cardwright:1'/>"
    )
    #expect(
      changes(document(old), document(new))
        == ["root /Card: The root is Card in place of ObjectCell", "removed /ObjectCell/Title: Title “A” is gone"])
  }

  @Test(arguments: ["", "<", "<ObjectCardView", "<a><b></a>", "\u{FEFF}"])
  func whatIsBrokenIsComparedAsFarAsItIsUnderstood(text: String) {
    let whole = snapshot("<Title>Pump</Title>")
    _ = changes(document(text), whole)
    _ = changes(whole, document(text))
    #expect(changes(document(text), document(text)).isEmpty)
  }

  /// Each of the ways to make pairs is gone through with many children; a step for each two of them would take minutes.
  @Test func longListsAreCompared() {
    let count = 20_000
    func tree(_ texts: some Sequence<String>) -> XMLTree {
      XMLParser.parse(SourceText("<a>" + texts.map { "<b>\($0)</b>" }.joined() + "</a>"))
    }
    func changes(_ old: XMLTree, _ new: XMLTree) -> Int {
      var told = ChangedElements(old, new, ElementMatch(old, new))
      told.tellElements()
      return told.changes.count
    }
    let list = tree((0..<count).map { "\($0)" })
    #expect(changes(list, tree((0..<count).reversed().map { "\($0)" })) == count - 1)
    #expect(changes(list, tree((0..<count).map { "x\($0)" })) == count)
    #expect(changes(tree((0..<count).map { "\($0 % 2)" }), tree((1..<count).map { "\($0 % 3)" })) > 0)
  }
}

@Suite struct DrawnChangeTests {
  private func drawn(_ old: DocumentSnapshot, _ new: DocumentSnapshot) -> [String] {
    CardComparison(of: old, by: new, in: [usual]).changes.map(\.sentence)
  }

  @Test func whatASampleChangesIsTold() {
    let card = "<Title>{title}</Title><Subtitle>{place}</Subtitle>"
    #expect(
      drawn(
        snapshot(card, sample: ["title": "Pump", "place": "Hamburg"]),
        snapshot(card, sample: ["title": "Valve", "place": "Hamburg"])) == ["Title shows “Valve” in place of “Pump”"])
  }

  @Test func whatAListShowsMoreIsTold() {
    let card = """
      <ObjectCellList xmlns="urn:cardwright:1" sample="a.json"><ObjectCell each="parts"><Title>{name}</Title></ObjectCell></ObjectCellList>
      """
    func sample(_ names: String...) -> JSONValue {
      ["parts": .array(names.map { ["name": .string($0)] })]
    }
    let told = drawn(document(card, sample("Seal", "Bearing")), document(card, sample("Seal", "Bolt", "Bearing")))
    #expect(told.contains("Title shows “Bolt” as well"), "\(told)")
    let fewer = drawn(document(card, sample("Seal", "Bearing")), document(card, sample("Seal")))
    #expect(fewer.contains("Title does not show “Bearing” any more"), "\(fewer)")
  }

  /// A part that has grown is told, and the card; what holds it and grew with it is not.
  @Test func sizesAreToldOfTheInnermostAndTheCard() {
    let long = String(repeating: "a long title ", count: 8)
    let told = drawn(snapshot("<Title>Pump</Title>"), snapshot("<Title>\(long)</Title>"))
    #expect(told.count == 3, "\(told)")
    #expect(told.dropFirst().allSatisfy { $0.contains("pt taller on iPhone 15") }, "\(told)")
    #expect(told.last?.hasPrefix("Title is ") == true && told[1].hasPrefix("ObjectCardView #c is "), "\(told)")
  }

  /// The row of buttons begins with another one, which has its size all the same.
  @Test func whatStandsInTheSameRoomHasItsSize() {
    let (reject, approve, later) = (
      "<Action id='reject'>Reject</Action>", "<Action id='approve'>Approve</Action>",
      "<Action id='later'>Later</Action>"
    )
    #expect(
      drawn(
        snapshot("<Title>A</Title><Actions>\(reject)\(approve)</Actions>"),
        snapshot("<Title>A</Title><Actions>\(approve)\(later)</Actions>"))
        == ["Action #reject is gone", "Action #later is new"])
  }

  @Test func findingsAreGainedAndLost() {
    let old = snapshot("<DetailImage src='a.png' shape='square'/><Title>Pump</Title>")
    let new = snapshot("<DetailImage src='a.png' shape='square' alt='A pump'/><Titel>Pump</Titel>")
    let comparison = CardComparison(of: old, by: new, in: [])
    #expect(comparison.lost.map(\.kind.code).contains("image-alt"), "\(comparison.lost.map(\.kind.code))")
    #expect(comparison.gained.map(\.kind.code).contains("element-unknown"), "\(comparison.gained.map(\.kind.code))")
    #expect(Set(comparison.gained.map(\.kind.code)).isDisjoint(with: comparison.lost.map(\.kind.code)))
  }

  @Test func aFindingThatMovesWithItsPartIsTheSame() {
    let image = "<DetailImage src='a.png' shape='square'/>"
    let comparison = CardComparison(
      of: snapshot("\(image)<Title>Pump</Title>"), by: snapshot("\n\n\(image)<Title>Pump</Title>"), in: [])
    #expect(comparison.gained.isEmpty && comparison.lost.isEmpty)
  }
}
