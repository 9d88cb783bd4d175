import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Numbers are aligned at the end.
  static let datatableNumberAlign = DesignRule(
    "datatable-number-align", .warning, summary: "Numbers are not aligned at the end",
    explanation: """
      Numbers are compared digit by digit, so they end at one line; texts begin at one. Columns of numbers do so by \
      themselves.
      """,
    sources: ["DT-A"], elements: ["Column"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <DataTable label="Stock">
            <Column>Part</Column>
            <Column type="number">Left</Column>
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
            <Column>Part</Column>
            <Column type="number" alignment="⏩leading⏪">Left</Column>
            <TableRow>
              <Cell>Seal</Cell>
              <Cell>12</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """
  ) { node, context in
    guard ["number", "currency", "duration"].contains(context.value(node, .type)),
      let alignment = context.value(node, .alignment), alignment != "trailing"
    else { return }
    context.report(
      "Align numbers at the end, so that their digits stand below each other",
      at: context.valueRange(node, .alignment),
      fixes: context.removingAttribute(node, .alignment, "Align at the end"))
  }
}
