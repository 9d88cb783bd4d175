import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Columns of numbers have titles.
  static let tableHeaderOff = DesignRule(
    "table-header-off", .hint, summary: "Several columns of numbers, and no titles above them",
    explanation: """
      84 and 120: nobody knows which is in stock and which is ordered where the titles of the columns are switched off. One number beside \
      a name explains itself; of two with the same unit, or with none, it takes the title to tell them apart.
      """,
    sources: ["DT-A", "OWN"], elements: ["DataTable"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="stock" target="stock/1">
        <Header>
          <Title>Seals</Title>
        </Header>
        <Body>
          <DataTable label="Stock and orders of two diameters">
            <Column width="infinity">Diameter</Column>
            <Column type="number">In stock</Column>
            <Column type="number">Ordered</Column>
            <TableRow>
              <Cell>32 mm</Cell>
              <Cell>84</Cell>
              <Cell>120</Cell>
            </TableRow>
            <TableRow>
              <Cell>48 mm</Cell>
              <Cell>17</Cell>
              <Cell>60</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="stock" target="stock/1">
        <Header>
          <Title>Seals</Title>
        </Header>
        <Body>
          <DataTable header="⏩false⏪" label="Stock and orders of two diameters">
            <Column width="infinity">Diameter</Column>
            <Column type="number">In stock</Column>
            <Column type="number">Ordered</Column>
            <TableRow>
              <Cell>32 mm</Cell>
              <Cell>84</Cell>
              <Cell>120</Cell>
            </TableRow>
            <TableRow>
              <Cell>48 mm</Cell>
              <Cell>17</Cell>
              <Cell>60</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    edges: [
      Edge("<Cell>60<", passes: "<Cell>60 kg<", fails: "<Cell>1,060<"),
      Edge("<Cell>84</Cell>", passes: "<Cell>16</Cell>"), Edge("<Cell>120<", passes: "<Cell>12 %<"),
      Edge("<Cell>17<", passes: "<Cell>open<", fails: "<Cell>7<"),
      Edge(#"type="number">Ordered"#, passes: #"type="date">Ordered"#, fails: #"type="currency">Ordered"#),
      Edge(#"type="number">Ordered"#, passes: ">Order"),
    ]
  ) { node, context in
    guard context.value(node, .header)?.flag == false else { return }
    let format = NumberFormat(context.language(node))
    for columns in context.readColumns(node) {
      let units = columns.map { column, cells in unit(of: cells.map { $0.text }, context.value(column, .type), format) }
      // The first column names the rows, and words between two numbers may name them.
      let isUnclear = zip(units, units.dropFirst()).dropFirst().contains { $0 == $1 && $0 != nil }
      guard isUnclear else { continue }
      return context.report(
        "Nobody knows which of these numbers is which; show the titles of the columns",
        at: context.valueRange(node, .header),
        fixes: [context.setting(node, .header, to: "true", "Show the titles", isPreferred: true)])
    }
  }
}

/// The unit of `texts`, a column of the type `type`, if all are numbers to be compared, "" where they have none; nil for others: numbers
/// of places and years, changes, and small ones such as those of a game.
private func unit(of texts: [String], _ type: String?, _ format: NumberFormat) -> String? {
  guard type == "number" || type == "currency", texts.count > 1 else { return nil }
  let numbers = texts.compactMap { Quantity($0, format) }
  guard numbers.count == texts.count, let unit = numbers.first?.unit, numbers.allSatisfy({ $0.unit == unit }),
    !unit.contains("°"), !texts.allSatisfy({ $0.first.map("+-−–±".contains) ?? true }),
    numbers.contains(where: { $0.value >= 10 }),
    !numbers.allSatisfy({ (1900...2100).contains($0.value) }),
    zip(numbers, numbers.dropFirst()).contains(where: { $0.value + 1 != $1.value })
  else { return nil }
  return unit
}
