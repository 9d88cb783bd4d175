import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Columns fit on a phone.
  static let datatableWidths = DesignRule(
    "datatable-widths", .information, summary: "The columns of a table are wider than a phone",
    explanation: """
      A card has 361 points on a usual phone, 329 of them for its content. Columns with fixed widths that are wider \
      together leave the last ones off the screen. Let one be `infinity`, or leave the widths out.
      """,
    sources: ["FS", "DT-A"], elements: ["DataTable"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <DataTable label="Seal in aisle 12">
            <Column width="infinity">Part</Column>
            <Column width="120">Place</Column>
            <TableRow><Cell>Seal</Cell><Cell>Aisle 12</Cell></TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <⏩DataTable⏪ label="Seal in aisle 12">
            <Column width="240">Part</Column>
            <Column width="220">Place</Column>
            <TableRow><Cell>Seal</Cell><Cell>Aisle 12</Cell></TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#"width="220""#, passes: #"width="89""#, fails: #"width="90""#),
      Edge(#"width="220""#, passes: #"width="220" in="regular""#),
    ]
  ) { node, context in
    var sum = 0.0
    for column in context.children(node, .column) where context.value(column, .in) != "regular" {
      sum += context.number(column, .width) ?? 0
    }
    guard sum > room else { return }
    context.report(
      "The columns are \(Int(sum)) points wide together, where a phone has \(Int(room))",
      at: context.tree.nameRange(of: node))
  }
}

/// Inside of a card on a usual phone, 393 points wide: margins of 16 and insets of 16.
private let room = 329.0
