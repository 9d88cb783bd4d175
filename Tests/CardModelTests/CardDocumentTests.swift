import CardModel
import SourceText
import Testing
import XMLSyntax

@Suite struct CardDocumentTests {
  private let sample = """
    {"orders": [{"title": "Electric pump", "number": 4711, "late": true, "parts": [{"name": "Rotor"}, {"name": "Seal"}],
      "tags": ["Urgent", "Hall 4"], "weight": 2.5, "note": null, "rating": 4.5}]}
    """

  private func document(_ text: String) -> CardDocument {
    let sample = Array(sample.utf8)
    return CardDocument(XMLParser.parse(SourceText(text))) { $0 == "orders.json" ? sample : nil }
  }

  private func objectCard(_ content: String, sample: String = "orders.json#/orders/0") throws -> ObjectCardView {
    let text = #"<ObjectCardView xmlns="urn:cardwright:1" sample="\#(sample)">\#(content)</ObjectCardView>"#
    guard case .objectCardView(let card) = document(text).root else {
      Issue.record("no object card view")
      return try #require(nil as ObjectCardView?)
    }
    return card
  }

  private func card(_ content: String) throws -> Card {
    let text = #"<Card xmlns="urn:cardwright:1" sample="orders.json#/orders/0">\#(content)</Card>"#
    guard case .card(let card) = document(text).root else { return try #require(nil as Card?) }
    return card
  }

  @Test(arguments: [
    ("{title}", "Electric pump"),
    ("Job {number}", "Job 4711"),
    ("{weight} kg, late: {late}", "2.5 kg, late: true"),
    ("{parts.1.name} {parts/0/name}", "Seal Rotor"),
    ("{/orders/0/title}", "Electric pump"),
    ("{{not a binding}}", "{not a binding}"),
    ("[{note}]", "[]"),
    ("  two\n   words ", "two words"),
    ("Q&amp;A &lt;1&gt; &#x20AC;", "Q&A <1> €"),
    ("<![CDATA[<b>]]>", "<b>"),
    ("a<!-- not read -->b", "ab"),
  ])
  func textReads(_ written: String, _ read: String) throws {
    let title = try #require(try objectCard("<Title>\(written)</Title>").header.title)
    #expect(title.string == read)
    #expect(title.missingPaths.isEmpty)
  }

  @Test(
    "Numbers are read to the last bit, however they are written",
    arguments: [
      ("45", 45), ("045", 45), ("0.1", 0.1), ("12.50", 12.5), ("-3", -3), ("9007199254740993", 9_007_199_254_740_992),
      ("0.30000000000000004", 0.30000000000000004), ("123456789.987654", 123_456_789.987654), (" 7 ", 7), ("1e2", 100),
      ("{weight}", 2.5), ("&#x34;2", 42),
    ])
  func numberReads(_ written: String, _ read: Double) throws {
    #expect(try objectCard(#"<DetailImage size="\#(written)"/>"#).header.detailImage?.size == read)
  }

  @Test("What is no number is none", arguments: ["", "-", ".", "5.", ".5.", "1.2.3", "4 5", "{title}", "inf", "2x"])
  func noNumberReads(_ written: String) throws {
    #expect(
      try objectCard(#"<DetailImage size="\#(written)"/>"#).header.detailImage?.size
        == Double(written).flatMap { $0.isFinite ? $0 : nil })
  }

  @Test("A line limit beyond all measure does no harm", arguments: ["1e300", "-1e300", "99999999999999999999"])
  func enormousLineLimitReads(_ written: String) throws {
    #expect(try objectCard(#"<Title lines="\#(written)">Pump</Title>"#).header.title?.string == "Pump")
  }

  @Test(arguments: [("{nothing}", ["nothing"]), ("{parts} of {number}", ["parts"])])
  func missingDataStayVisible(_ written: String, _ missing: [String]) throws {
    let title = try #require(try objectCard("<Title>\(written)</Title>").header.title)
    #expect(title.missingPaths == missing)
    #expect(title.string.contains("{\(missing[0])}"))
  }

  @Test func sampleThatIsNotThereLeavesBindingsAsWritten() throws {
    let card = try objectCard("<Title>{title}</Title>", sample: "other.json")
    #expect(card.header.title?.string == "{title}")
  }

  @Test func eachRepeatsAPartWithItsItem() throws {
    let card = try objectCard(#"<Title>T</Title><TagBar><Tag each="{tags}">{.}</Tag></TagBar>"#)
    #expect(card.tagBar?.tags.map(\.text.string) == ["Urgent", "Hall 4"])
    let rows = try self.card(#"<Body><KeyValue each="{parts}"><Key>Part</Key><Value>{name}</Value></KeyValue></Body>"#)
    let values = rows.body?.parts.compactMap { part in
      if case .keyValue(let value) = part.content { value.value.string } else { nil }
    }
    #expect(values == ["Rotor", "Seal"])
  }

  @Test func everyPartOfAnObjectCardViewIsRead() throws {
    let card = try objectCard(
      """
      <IconStack><Icon name="actions.flag"/></IconStack>
      <DetailImage src="pump.png" represents="person" size="40"/><Title>T</Title><Subtitle>S</Subtitle><Footnote>F</Footnote>
      <Status kind="negative" icon="high">High</Status><Rating value="{rating}" reviews="12"/>
      <Overflow><Action id="a">Share</Action></Overflow><Description>D</Description>
      <Actions><Action id="b" kind="negative" after="disabled">Reject</Action><Action id="c" role="primary">Go</Action></Actions>
      """)
    let header = card.header
    #expect(header.icons.map(\.name) == ["actions.flag"])
    #expect(header.detailImage?.shape == .circle && header.detailImage?.size == 40)
    #expect(
      [header.title, header.subtitle, header.footnote, card.description].map { $0?.string } == ["T", "S", "F", "D"])
    #expect(header.statuses.map(\.kind) == [.negative])
    #expect(card.rating?.value == 4.5 && card.rating?.reviews == 12)
    guard case .overflow(let overflow) = header.control else {
      Issue.record("no overflow")
      return
    }
    #expect(overflow.actions.map(\.text.string) == ["Share"])
    #expect(card.actions.map(\.role) == [.secondary, .primary])
    #expect(card.actions.first?.kind == .negative && card.actions.first?.after == "disabled")
    #expect(card.unknown.isEmpty)
  }

  @Test func everyPartKnowsItsPlace() throws {
    let text = #"<Card xmlns="urn:cardwright:1"><Header><Title>Spare parts</Title></Header></Card>"#
    guard case .card(let card) = document(text).root else {
      Issue.record("no card")
      return
    }
    let title = try #require(card.header?.title)
    #expect(SourceText(text)[title.source.range] == "<Title>Spare parts</Title>")
    #expect(title.source.element == "Title")
  }

  @Test func unknownElementsBecomePlaceholders() throws {
    let card = try card("<Header><Title>T</Title></Header><Sparkline/><Body><Gauge/></Body>")
    #expect(card.unknown.map(\.source.element) == ["Sparkline"])
    guard case .unknown(let gauge)? = card.body?.parts.first?.content else {
      Issue.record("no placeholder")
      return
    }
    #expect(gauge.source.element == "Gauge")
  }

  @Test func annotationsInOtherNamespacesAreNotDrawn() throws {
    let card = try card(#"<x:note xmlns:x="urn:x"/><Header><Title>T</Title></Header>"#)
    #expect(card.unknown.isEmpty)
  }

  @Test(arguments: [
    "", "<", "<Card", "<Card><Hea", "text", "<Card xmlns='urn:cardwright:1'><Header><Title>{", "<Stack/>",
  ])
  func halfTypedFilesAreReadAsFarAsTheyGo(_ text: String) {
    _ = document(text)
  }

  /// A card nested in itself a hundred thousand times is one placeholder.
  @Test func depthIsNoDanger() {
    let text = String(repeating: "<Card>", count: 100_000)
    guard case .card(let card) = document(text).root else {
      Issue.record("no card")
      return
    }
    #expect(card.unknown.count == 1)
  }
}
