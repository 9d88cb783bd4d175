import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Numbers stand in columns of numbers.
  static let columnNumbers = DesignRule(
    "column-numbers", .warning, summary: "A column of numbers is set as text",
    explanation: """
      Amounts can be compared when their digits stand below each other: at the trailing edge, as columns of the types \
      number and currency have them. Numbers that name something, such as those of orders, rooms and versions, are \
      text, as are days and times; the rule asks only columns with a currency or an amount such as 1,412.00, and those with thousands set \
      apart, as in 18,400, whose title says that they are amounts (“Litres”, “Quantity”).
      """,
    sources: ["DT-A", "TXT-W"], elements: ["DataTable"],
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
              <Cell>1,412.00</Cell>
            </TableRow>
            <TableRow>
              <Cell>Hotel</Cell>
              <Cell>390.00</Cell>
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
            <⏩Column⏪>Amount</Column>
            <TableRow>
              <Cell>Flight</Cell>
              <Cell>1,412.00</Cell>
            </TableRow>
            <TableRow>
              <Cell>Hotel</Cell>
              <Cell>390.00</Cell>
            </TableRow>
          </DataTable>
        </Body>
      </Card>
      """,
    edges: [
      Edge("<Cell>390.00", passes: "<Cell>By invoice", fails: "<Cell>390"),
      Edge("1,412.00", passes: "4711-12", fails: "$1,412"),
      Edge("1,412.00", passes: "12.11.2026", fails: "1 412.00"),
      Edge("1,412.00", passes: "0171 2345678"),
      Edge("1,412.00", passes: "2.1"),
      Edge("<Column>Amount", passes: #"<Column alignment="trailing">Amount"#),
      Edge("1,412.00", passes: "1412", fails: "1,412"), Edge("1,412.00", passes: "1 412"),
      .card(passes: litres("Batch"), fails: litres("Litres")),
      Edge("<Cell>1,412.00", passes: #"<Cell xml:lang="de">Fr. 13"#),
      Edge("<Cell>1,412.00", passes: "<Cell>二元"),
    ]
  ) { node, context in
    let format = NumberFormat(context.language(node))
    for (column, cells) in context.readColumns(node).joined() where (context.value(column, .type) ?? "text") == "text" {
      let texts = cells.map { $0.text }
      let title = context.wording(column)
      // “28.456.789” is the number of a person, too.
      let areAmounts = title.says(.amounts) || title.says(.measures)
      let quantities = texts.compactMap { Quantity($0, format) }
      guard cells.count > 1, quantities.count == texts.count, context.value(column, .alignment) != "trailing",
        quantities.contains(where: { !$0.currencies.isEmpty || $0.isAmount || $0.isGrouped && areAmounts })
      else { continue }
      context.report(
        "These are numbers; set type to number or currency, so that their digits stand below each other",
        at: context.tree.nameRange(of: column),
        fixes: [
          context.setting(
            column, .type, to: quantities.allSatisfy { !$0.currencies.isEmpty } ? "currency" : "number",
            "Make it a column of numbers")
        ])
    }
  }
}

/// A card with a table of two fuels, the second column of which is called `title`.
private func litres(_ title: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" xml:lang="en" id="fuel" target="fuel/1"><Header><Title>Fuel</Title></Header>
  <Body><DataTable label="Fuel in stock"><Column>Fuel</Column><Column>\(title)</Column>
  <TableRow><Cell>Diesel</Cell><Cell>18,400</Cell></TableRow><TableRow><Cell>Petrol</Cell><Cell>9,250</Cell></TableRow>
  </DataTable></Body></Card>
  """
}
