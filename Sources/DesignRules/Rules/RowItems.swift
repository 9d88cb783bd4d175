import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A row holds a few labels.
  static let rowItems = DesignRule(
    "row-items", .hint, summary: "A row holds more labels than a phone has room for",
    explanation: """
      A row of the extended header is one line. Four short labels have room on a phone; of more only the first are \
      read. Use a second row, or leave some to the page that the card opens. The limit of four is our own.
      """,
    sources: ["HD-I25", "OWN"], elements: ["Row"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row>
            <Label>14 pallets</Label>
            <Label>8,200 kg</Label>
          </Row>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <⏩Row⏪>
            <Label>14 pallets</Label>
            <Label>8,200 kg</Label>
            <Label>Cold</Label>
            <Label>Gate B</Label>
            <Label>WGM 377</Label>
          </Row>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge("<Label>WGM 377</Label>", passes: "")
    ]
  ) { node, context in
    let conditions: [AttributeName] = [.each, .platform, .in]
    let items = context.children(node).filter { item in
      [.label, .status].contains(context.name(item)) && !conditions.contains { context.value(item, $0) != nil }
    }
    guard items.count > mostItems else { return }
    context.report(
      "\(items.count) labels have no room on one line; keep those that matter", at: context.tree.nameRange(of: node))
  }
}

/// As many short labels as a phone has room for on a line.
private let mostItems = 4
