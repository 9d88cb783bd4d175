import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A table on a card shows whole rows.
  static let datatableNoPartialRow = DesignRule(
    "datatable-no-partial-row", .warning, summary: "A table on a card may show half a row",
    explanation: """
      Half a row at the end says that the table scrolls, and on a card it does not. Leave `partialRows` to tables on \
      pages.
      """,
    sources: ["FS/DataTable"], elements: ["DataTable"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <DataTable label="Stock">
            <Column>Part</Column>
            <Column>Left</Column>
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
          <DataTable label="Stock" partialRows="⏩true⏪">
            <Column>Part</Column>
            <Column>Left</Column>
            <TableRow>
              <Cell>Seal</Cell>
              <Cell>12</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """
  ) { node, context in
    guard context.value(node, .partialRows)?.flag == true, context.ancestor(node, [.card]) != nil else { return }
    context.report(
      "A table on a card shows whole rows", at: context.valueRange(node, .partialRows),
      fixes: context.removingAttribute(node, .partialRows, "Show whole rows"))
  }
}
