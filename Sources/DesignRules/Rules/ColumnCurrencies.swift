import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A column has one currency.
  static let columnCurrencies = DesignRule(
    "column-currencies", .hint, summary: "A column mixes currencies",
    explanation: """
      Amounts below one another are compared and added up in the mind. Convert them to one currency, or give each \
      currency a column, and never add them up.
      """,
    sources: ["OWN"], elements: ["DataTable"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="costs" target="travel/costs">
        <Header>
          <Title>Travel costs</Title>
        </Header>
        <Body>
          <DataTable label="Costs in November">
            <Column width="infinity">Item</Column>
            <Column type="currency">Amount</Column>
            <TableRow>
              <Cell>Flight</Cell>
              <Cell>USD 412.00</Cell>
            </TableRow>
            <TableRow>
              <Cell>Hotel</Cell>
              <Cell>USD 390.00</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="costs" target="travel/costs">
        <Header>
          <Title>Travel costs</Title>
        </Header>
        <Body>
          <DataTable label="Costs in November">
            <Column width="infinity">Item</Column>
            <Column type="currency">Amount</Column>
            <TableRow>
              <Cell>Flight</Cell>
              <Cell>USD 412.00</Cell>
            </TableRow>
            <TableRow>
              <Cell>Hotel</Cell>
              <Cell>⏩EUR 390.00⏪</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "$ 390.00", fails: "390.00 €"),
      Edge(passes: "390.00", fails: "£390"),
      Edge("USD 412.00", passes: "€ 412.00", fails: "kr 412.00"),
    ]
  ) { node, context in
    let format = NumberFormat(context.language(node))
    for (_, cells) in cellsByColumn(node, context) {
      var first: Quantity?
      for cell in cells {
        guard let amount = Quantity(context.text(cell), format), !amount.currencies.isEmpty else { continue }
        if let first, first.currencies.isDisjoint(with: amount.currencies) {
          context.report(
            "\(amount.unit) below \(first.unit) cannot be compared; use one currency", at: context.textRange(cell))
          break
        }
        first = first ?? amount
      }
    }
  }
}
