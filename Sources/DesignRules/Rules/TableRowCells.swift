import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Each row has a cell for each column.
  static let tableRowCells = DesignRule(
    "table-row-cells", .warning, summary: "A table row has more or fewer cells than the table has columns",
    explanation: """
      Cells are matched with columns by their order. A row with fewer cells leaves its last columns empty; a cell too many is not \
      drawn at all.
      """,
    sources: ["DT-A", "FS"], elements: ["DataTable"],
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
            <Column type="number">Stock</Column>
            <⏩TableRow⏪>
              <Cell>Seal</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#"<Column type="number">Stock</Column>"#, passes: ""),
      Edge(#"<Column type="number">"#, fails: #"<Column type="number" in="regular">"#),
    ]
  ) { node, context in
    // A cell belongs to a column by its place, whether the column is drawn or not.
    let columns = context.children(node, .column, inAllSituations: true)
    guard !columns.isEmpty else { return }
    for row in context.children(node, .tableRow, inAllSituations: true) {
      let cells = context.children(row, inAllSituations: true).count
      guard cells != columns.count else { continue }
      context.report(
        "This row has \(cells) cell\(cells == 1 ? "" : "s") for \(columns.count) columns",
        at: context.tree.nameRange(of: row)
      )
    }
  }
}
