import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// Cells of a table keep to two lines.
  static let datatableRowLines = DesignRule(
    layout: "datatable-row-lines", .information, summary: "A table cell takes more than two lines on Android",
    explanation: """
      On Android the text in a row of a table takes two lines at the most and is cut off there. Shorten it, or give \
      the column more room.
      """,
    sources: ["DT-A"],
    about: ["Cell"], in: [.androidPhone],
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
          <DataTable label="Stock by part">
            <Column>Part</Column>
            <Column>Remark</Column>
            <TableRow>
              <Cell>Seal</Cell>
              <Cell>⏩Order three of them before the visit, and take the puller and the long key along, as the hall has none⏪</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """
  ) { survey, context in
    for text in context.writtenCutTexts(survey) where text.source.element == "Cell" {
      context.report(
        "The text is cut after \(text.lines) lines \(context.place): \(text.quoted(in: survey)); shorten it",
        text.source)
    }
  }
}
