import BundledData
import CardAnalysis
import SchemaReader
import SourceText
import Testing

/// Cards of a collection that come out otherwise in regular width are found beside cards that do not.
@Suite struct CollectionFindingTests {
  private static let longTitle =
    "Replace the worn mechanical seal of the coolant pump in hall 3 and check the bearings of the motor for play, "
    + "then the couplings of the motor as well"

  /// The messages about cut titles in a masonry of a plain card and one with `conditions` and `title`.
  private func cutTitles(masonry: String, conditions: String, title: String) throws -> [String] {
    let document = """
      <CardMasonry xmlns="urn:cardwright:1" id="pumps" \(masonry)>
        <Card id="plain"><Header><Title>Pump</Title></Header></Card>
        <Card id="other" \(conditions)><Header><Title>\(title)</Title></Header></Card>
      </CardMasonry>
      """
    let schema = try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
    let snapshot = DocumentSnapshot(
      uri: "", version: 0, text: SourceText(document), language: CardLanguage(schema: schema))
    return snapshot.diagnostics.filter { $0.kind.code == "title-truncation" }.map(\.message)
  }

  @Test func aCardForRegularWidthAloneIsLaidOutThere() throws {
    let messages = try cutTitles(masonry: "", conditions: "in=\"regular\"", title: Self.longTitle)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("on a tablet of 834 pt") == true)
  }

  @Test func aLimitKeepsTheCardsBeyondItOut() throws {
    #expect(try cutTitles(masonry: "limit=\"1\"", conditions: "in=\"regular\"", title: Self.longTitle) == [])
  }

  @Test func cardsInColumnsNarrowerThanAPhoneAreLaidOutThere() throws {
    let title = "Replace the seal of the coolant pump and check the bearings"
    #expect(try cutTitles(masonry: "", conditions: "", title: title) == [])
    let messages = try cutTitles(masonry: "regularColumns=\"6\"", conditions: "", title: title)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("on a tablet of 834 pt") == true)
  }
}
