import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A masonry has columns that cards fit into.
  static let masonryColumns = DesignRule(
    "masonry-columns", .information, summary: "There are more columns than there is room for",
    explanation: """
      A phone has room for one column, a tablet for two upright and three on its side; in a carousel two small cards may \
      stand side by side on a phone. Without the attribute there is one, or the device decides.
      """,
    sources: ["MDK-L", "STG-A", "CAR-I"], elements: ["CardMasonry", "CardCarousel"],
    passing: """
      <CardMasonry xmlns="urn:cardwright:1" id="all">
        <Card id="a" target="a/1">
          <Header>
            <Title>Pump</Title>
          </Header>
        </Card>
        <Card id="b" target="b/1">
          <Header>
            <Title>Valve</Title>
          </Header>
        </Card>
      </CardMasonry>
      """,
    failing: """
      <CardMasonry xmlns="urn:cardwright:1" id="all" columns="⏩2⏪">
        <Card id="a" target="a/1">
          <Header>
            <Title>Pump</Title>
          </Header>
        </Card>
        <Card id="b" target="b/1">
          <Header>
            <Title>Valve</Title>
          </Header>
        </Card>
      </CardMasonry>
      """,
    edges: [
      Edge(
        #"columns="2""#, passes: #"columns="1" regularColumns="3""#, fails: #"regularColumns="4""#, saying: "A tablet"),
      .card(passes: carousel(2), fails: carousel(3)),
    ]
  ) { node, context in
    let isCarousel = context.name(node) == .cardCarousel
    for (name, most) in [(AttributeName.columns, isCarousel ? 2 : 1), (.regularColumns, isCarousel ? Int.max : 3)] {
      guard let value = context.value(node, name).flatMap({ Int(spelled: $0) }), value > most else { continue }
      let place =
        name == .columns
        ? "A phone has room for \(isCarousel ? "two columns" : "one column")"
        : "A tablet has room for three columns at the most"
      context.report(
        place, at: context.valueRange(node, name),
        fixes: context.removingAttribute(node, name, "Let the device decide"))
    }
  }
}

/// A carousel of `columns` side by side.
private func carousel(_ columns: Int) -> String {
  let cards = String(repeating: "<ObjectCardView target=\"a/1\"><Title>Pump</Title></ObjectCardView>", count: 3)
  return "<CardCarousel xmlns=\"urn:cardwright:1\" id=\"all\" columns=\"\(columns)\">\(cards)</CardCarousel>"
}
