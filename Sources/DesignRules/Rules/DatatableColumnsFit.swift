import CardLayout
import SourceText

extension DesignRule {
  /// The columns of a table fit side by side.
  static let datatableColumnsFit = DesignRule(
    layout: "datatable-columns-fit", .information, summary: "The columns of a table do not fit side by side",
    explanation: """
      Where the longest words of all columns do not fit on the card, the cells of a row are drawn below one another, \
      each below its column's title, and rows can no longer be compared. Use shorter words, or fewer columns.
      """,
    sources: ["SEED4", "DT-A"],
    about: ["DataTable"], in: [.smallPhone, .androidPhone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Stock</Title>
        </Header>
        <Body>
          <DataTable label="Stock by part">
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
          <Title>Stock</Title>
        </Header>
        <Body>
          <⏩DataTable⏪ label="Stock by part">
            <Column>Part</Column>
            <Column>Responsibility</Column>
            <TableRow>
              <Cell>Umwälzpumpenanlage</Cell>
              <Cell>Instandhaltungsleitung</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """
  ) { survey, context in
    for compromise in survey.compromises {
      guard case .stackedTable(let excess) = compromise.kind else { continue }
      let points = max(1, excess.rounded(.up)).whole
      context.report(
        "The columns are \(points) point\(points == 1 ? "" : "s") too wide \(context.place), so that the cells of a row stand below "
          + "one another; shorten words or drop a column", compromise.source,
        at: context.nameRange(compromise.source))
    }
  }
}
