import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A masonry has columns that cards fit into.
  static let masonryColumns = DesignRule(
    "masonry-columns", .information, summary: "A masonry asks for more columns than there is room for",
    explanation: """
      A phone has room for one column, a tablet for two upright and three on its side. With `auto`, which is what \
      counts without the attribute, the device decides.
      """,
    sources: ["MDK-L", "STG-A"], elements: ["CardMasonry"],
    passing: """
      <CardMasonry xmlns="urn:cardwright:1" id="all">
        <Card id="a" target="a">
          <Header>
            <Title>Pump</Title>
          </Header>
        </Card>
        <Card id="b" target="b">
          <Header>
            <Title>Valve</Title>
          </Header>
        </Card>
      </CardMasonry>
      """,
    failing: """
      <CardMasonry xmlns="urn:cardwright:1" id="all" columns="⏩2⏪">
        <Card id="a" target="a">
          <Header>
            <Title>Pump</Title>
          </Header>
        </Card>
        <Card id="b" target="b">
          <Header>
            <Title>Valve</Title>
          </Header>
        </Card>
      </CardMasonry>
      """,
    edges: [
      Edge(
        #"columns="2""#, passes: #"columns="1" regularColumns="3""#, fails: #"regularColumns="4""#, saying: "A tablet")
    ]
  ) { node, context in
    for (name, most) in [(AttributeName.columns, 1), (.regularColumns, 3)] {
      guard let value = context.value(node, name).flatMap(Int.init), value > most else { continue }
      let place =
        name == .columns ? "A phone has room for one column" : "A tablet has room for three columns at the most"
      context.report(
        place, at: context.valueRange(node, name),
        fixes: context.removingAttribute(node, name, "Let the device decide"))
    }
  }
}
