import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A column has one currency.
  static let columnCurrencies = DesignRule(
    "column-currencies", .hint, summary: "A column mixes currencies or units",
    explanation: """
      Amounts below one another are compared and added up in the mind. Convert them to one currency, or give each \
      currency a column, and never add them up. Kilograms and grams in one column are compared by their numbers, too.
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
      Edge(
        "<Cell>USD 412.00</Cell>", passes: "<Cell>412 kg</Cell>",
        fails: "<Cell>3 t</Cell></TableRow><TableRow><Cell>Freight</Cell><Cell>412 kg</Cell>", saying: "one unit"),
      Edge("USD 412.00", passes: "€ 412.00", fails: "kr 412.00"),
    ]
  ) { node, context in
    let format = NumberFormat(context.language(node))
    for (_, cells) in cellsByColumn(node, context) {
      var first: Quantity?
      var measured: (kind: String, unit: String)?
      for cell in cells {
        guard let amount = Quantity(context.text(cell), format) else { continue }
        if let kind = Quantity.measure(of: amount.unit)?.kind {
          if let measured, measured.kind == kind, measured.unit != amount.unit {
            context.report(
              "\(amount.unit) below \(measured.unit) is misread; use one unit", at: context.textRange(cell))
            break
          }
          measured = measured ?? (kind, amount.unit)
        }
        if amount.currencies.isEmpty { continue }
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
