import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A total is the sum of what stands above.
  static let tableTotal = DesignRule(
    "table-total", .warning, summary: "A total is not the sum of its rows",
    explanation: """
      Who adds up and finds another number trusts neither. Where not all rows are shown, say so in the row of the \
      total. Rows that may be taken off, such as a discount, or are sums themselves are thought of. \
      The rule knows such rows by their first word in \(WordTable.languages(.total)).
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
              <Cell>412.00</Cell>
            </TableRow>
            <TableRow>
              <Cell>Hotel</Cell>
              <Cell>390.00</Cell>
            </TableRow>
            <TableRow>
              <Cell>Total</Cell>
              <Cell>802.00</Cell>
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
              <Cell>412.00</Cell>
            </TableRow>
            <TableRow>
              <Cell>Hotel</Cell>
              <Cell>390.00</Cell>
            </TableRow>
            <TableRow>
              <Cell>Total</Cell>
              <Cell>⏩892.00⏪</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "803", fails: "803.50"),
      Edge(passes: "0.9 k"),
      Edge(">Total<", passes: ">Budget<", fails: ">Sum<"),
      Edge(passes: "22.00", fails: "24.00"),
      Edge(">Total<", passes: ">Total of all trips, in part<"),
    ]
  ) { node, context in
    let format = NumberFormat(context.language(node))
    let columns = cellsByColumn(node, context)
    guard let names = columns.first?.cells, names.count > 2, let last = names.last else { return }
    let wording = context.wording(context.text(last), of: last)
    guard wording.speaks(of: .total), wording.words.count <= 2 else { return }
    for (_, cells) in columns.dropFirst() where cells.count == names.count {
      let values = cells.compactMap { Quantity(context.text($0), format) }
      guard values.count == cells.count, let total = values.last, let unit = values.first?.unit,
        values.dropLast().allSatisfy({ $0.unit == unit }),
        [unit, ""].contains(total.unit),
        !values.contains(where: { quantity in ["%", "٪", "/", "°"].contains { quantity.unit.contains($0) } })
      else { continue }
      let rows = values.dropLast().map(\.value)
      // Between the least and the greatest stands an average.
      if let least = rows.min(), let greatest = rows.max(), (least...greatest).contains(total.value) { continue }
      guard !isReached(total.value, rows) else { continue }
      context.report("The rows above do not add up to this", at: context.textRange(cells[cells.count - 1]))
    }
  }
}

/// Whether `rows` make `total`, each added, taken off like a discount, or left out like a subtotal; where there are too many of
/// them to try, or each may have been rounded, in doubt.
private func isReached(_ total: Double, _ rows: [Double]) -> Bool {
  guard rows.count <= 8 else { return true }
  var sums = [0.0]
  for row in rows { sums += sums.flatMap { [$0 + row, $0 - row] } }
  return sums.contains { abs($0 - total) <= Double(rows.count) * 0.5 }
}
