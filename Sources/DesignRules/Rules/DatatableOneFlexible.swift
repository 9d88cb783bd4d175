import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// One column takes the rest of the width.
  static let datatableOneFlexible = DesignRule(
    "datatable-one-flexible", .warning, summary: "Two columns take the rest of the width",
    explanation: """
      One column, usually that of names, takes what the others leave. Two of them share it and neither has enough.
      """,
    sources: ["DT-A"], elements: ["DataTable"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <DataTable label="Stock">
            <Column>Part</Column>
            <Column width="infinity">Left</Column>
            <TableRow>
              <Cell>Seal</Cell>
              <Cell>12</Cell>
            </TableRow>
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
          <DataTable label="Stock">
            <Column width="infinity">Part</Column>
            <Column width="⏩infinity⏪">Left</Column>
            <TableRow>
              <Cell>Seal</Cell>
              <Cell>12</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """
  ) { node, context in
    let greedy = context.children(node, .column).filter { context.value($0, .width) == "infinity" }
    for column in greedy.dropFirst() {
      context.report(
        "Another column takes the rest of the width already", at: context.valueRange(column, .width),
        fixes: [context.setting(column, .width, to: "flexible", "Make it as wide as its content", isPreferred: true)])
    }
  }
}
