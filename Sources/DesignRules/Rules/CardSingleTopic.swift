import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A card has one topic.
  static let cardSingleTopic = DesignRule(
    "card-single-topic", .information, summary: "A card shows several samples",
    explanation: """
      A card covers one topic. One that takes its data from several files is most likely two cards; split it.
      """,
    sources: ["SEED4", "OV-I"], elements: ["Card", "ObjectCardView"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" sample="orders.json" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" sample="orders.json" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <ObjectCellList sample="⏩samples/stock.json#/parts/0⏪">
            <ObjectCell>
              <Title>{name}</Title>
            </ObjectCell>
            <EmptyState>
              <Title>No parts</Title>
            </EmptyState>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    edges: [Edge(passes: "orders.json#/orders/0")]
  ) { node, context in
    var first = context.value(node, .sample).map(sampleFile)
    for list in context.descendants(node, [.objectCellList, .contactCellList]) {
      guard let file = context.value(list, .sample).map(sampleFile) else { continue }
      if let first, first != file {
        context.report(
          "This card also shows “\(first)”; a card has one topic, so make two of it",
          at: context.valueRange(list, .sample))
      }
      first = first ?? file
    }
  }
}

/// The file of a sample reference, without the place in it.
private func sampleFile(_ reference: String) -> String {
  String(reference.prefix { $0 != "#" })
}
