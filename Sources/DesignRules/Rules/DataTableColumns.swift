import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Few columns fit on a card.
  static let dataTableColumns = DesignRule(
    "datatable-columns", .warning, summary: "A data table on a card has more than three columns",
    explanation: """
      A data table card shows key figures, ideally in two columns, at most in the three that matter most. More columns are cut off \
      or become unreadable on a phone; they belong on the page behind the card.
      """,
    sources: ["SEED4", "CH-I"], elements: ["DataTable"], limit: 3,
    passing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Stock</Title>
        </Header>
        <Body>
          <DataTable>
            <Column>Part</Column>
            <Column type="number">Stock</Column>
            <TableRow>
              <Cell>Seal</Cell>
              <Cell>12</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Stock</Title>
        </Header>
        <Body>
          <DataTable>
            <Column>Part</Column>
            <Column>Plant</Column>
            <Column>Bin</Column>
            <⏩Column⏪ type="number">Stock</Column>
            <TableRow>
              <Cell>Seal</Cell>
              <Cell>1010</Cell>
              <Cell>A7</Cell>
              <Cell>12</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    edges: [
      Edge("<Column>Bin</Column>", passes: ""),
      Edge("<Column>Bin", fails: #"<Column in="regular">Bin"#, saying: "(at regular width)"),
      Edge(
        "<Column>Plant</Column>\n      <Column>",
        passes: "<Column in=\"compact\">Plant</Column>\n      <Column in=\"regular\">"),
    ]
  ) { node, context in
    let columns = context.children(node, .column)
    guard columns.count > context.limit else { return }
    context.report(
      (context.limit == 3
        ? "A table on a card has room for two columns, at most three"
        : "A table has \(Count(context.limit).of("column")) at most")
        + "; this is number \(context.limit + 1) of \(columns.count)",
      at: context.tree.nameRange(of: columns[context.limit]))
  }
}
