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
      total. Rows that may be taken off, such as a discount, or are sums themselves are thought of, and prices that are multiplied by the \
      number of pieces beside them; a total that names another thing than its column is not asked. A key figure of the card that is \
      called the total, in the unit of the only column of numbers, is asked whether the rows make more than it, unless the card shows the largest of many, \
      and whether they make it, as far as no taxes may come on top, where a counter says that all are shown and no other column has numbers; \
      and so is the total that the subtitle tells beside how many rows there are, such as “3 expenses, €802.00 in total”. \
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
      Edge(">Total<", passes: ">Total matches<", fails: ">Total amount<"), Edge(">Total<", fails: ">Total net<"),
      Edge(">Total<", passes: ">Total guests<", fails: ">Total EUR<"),
      .card(passes: priced("35.00 €"), fails: priced("36.60 €")),
      .card(passes: figure("892", "€"), fails: figure("702", "€"), saying: "add up to"),
      .card(passes: figure("702", "$"), fails: figure("800", "€")),
      .card(passes: figure("801", "€")),
      .card(
        passes: figure("832", "€", rest: "<Counter>2 of 3</Counter>"),
        fails: figure("832", "€", rest: "<Counter>2 of 2</Counter>"), saying: "add up to 802"),
      .card(passes: figure("954.38", "€", rest: "<Counter>2 of 2</Counter>")),
      .card(passes: figure("802", "€", rest: "<Counter>2 of 2</Counter>")),
      .card(passes: figure("702", "€", "Costs")),
      .card(passes: figure("702", "€", rest: "<Subtitle>The largest costs</Subtitle>")),
      .card(passes: figure("702", "€", rest: #"<SeeAll target="b/1">See all</SeeAll>"#)),
      .card(
        passes: told("2 expenses, 802.00 € in total"), fails: told("2 expenses, 902.00 € in total"), saying: "add up to"
      ),
      .card(passes: told("2 of 3 expenses, 902.00 € in total"), fails: told("2 expenses · Total 702.00 €")),
      .card(passes: told("3 expenses, 902.00 € in total")), .card(passes: told("2 expenses, 902.00 $ in total")),
      .card(passes: told("2 expenses, 902.00 € approved")),
    ]
  ) { node, context in
    let format = NumberFormat(context.language(node))
    for columns in context.readColumns(node) {
      guard let names = columns.first?.cells, names.count > 2, let last = names.last else { continue }
      let wording = context.wording(last.text, of: last.part)
      if wording.speaks(of: .total), wording.words.count <= 2 { reportTotal(wording, of: columns, format, &context) }
    }
    let columns = cellsByColumn(node, context).map { $0.cells }
    guard let names = columns.first, names.count > 1, let last = names.last,
      !context.wording(last).speaks(of: .total)
    else { return }
    reportSubtitle(over: columns, of: node, format, &context)
    reportFigure(over: columns, of: node, format, &context)
  }
}

/// The cells of a column as people read them.
private typealias ReadColumn = (column: NodeID, cells: [(part: NodeID, text: String)])

/// Reports the last row of `columns`, which is called `name`, in each column whose rows do not add up to it.
private func reportTotal(
  _ name: Wording, of columns: [ReadColumn], _ format: NumberFormat, _ context: inout RuleContext
) {
  let count = columns.first?.cells.count ?? 0
  for (column, cells) in columns.dropFirst() where cells.count == count {
    let values = cells.compactMap { Quantity($0.text, format) }
    guard values.count == cells.count, let total = values.last, let unit = values.first?.unit,
      values.dropLast().allSatisfy({ $0.unit == unit }),
      [unit, ""].contains(total.unit),
      !values.contains(where: { quantity in ["%", "٪", "/", "°"].contains { quantity.unit.contains($0) } })
    else { continue }
    let rows = values.dropLast().map { $0.value }
    // Between the least and the greatest stands an average.
    if let least = rows.min(), let greatest = rows.max(), (least...greatest).contains(total.value) { continue }
    let beside = columns.filter { $0.column != column }.map { $0.cells.map { $0.text } }
    guard !isReached(total.value, rows), !isReached(total.value, rows, times: beside, format),
      !totals(name, anotherThan: context.wording(column))
    else { continue }
    context.report("The rows above do not add up to this", at: context.textRange(cells[cells.count - 1].part))
  }
}

/// Reports the key figure of the card of `table` that is called the total and is not that of the one column of numbers in `columns`.
private func reportFigure(
  over columns: [[NodeID]], of table: NodeID, _ format: NumberFormat, _ context: inout RuleContext
) {
  guard let card = context.ancestor(table, [.card]) else { return }
  let totals = context.sharedDescendants(card, [.kpi]).filter { kpi in
    let caption = context.wording(context.value(kpi, .caption) ?? "", of: kpi)
    return caption.speaks(of: .total) && caption.words.count <= 2
  }
  let counters = context.sharedDescendants(card, [.counter])
  let isWhole = counters.count == 1 && countsAll(counters[0], columns.first?.count ?? 0, context)
  guard totals.count == 1, let figure = totals.first, context.sharedDescendants(card, [.seeAll]).isEmpty,
    counters.isEmpty || isWhole,
    !context.children(table, .tableRow).contains(where: { context.value($0, .each) != nil })
  else { return }
  let unit = (context.value(figure, .leadingUnit) ?? "") + (context.value(figure, .unit) ?? "")
  // The number of pieces makes another sum.
  let isOnly =
    columns.dropFirst().count { cells in cells.allSatisfy { Quantity(context.text($0), format) != nil } } == 1
  let read = columns.dropFirst().map { $0.map { Quantity(context.text($0), format) } }
  let numbers = read.filter { column in column.count > 1 && column.allSatisfy { $0?.unit == unit } }
  guard !unit.isEmpty, unit != "%", numbers.count == 1, let rows = numbers.first?.compactMap({ $0?.value }),
    let total = Quantity(context.text(figure), format)?.value, !isReached(total, rows), !isWhole || isOnly,
    rows.reduce(0, +) > total || isWhole && total < rows.reduce(0, +) * mostAbove,
    !context.sharedDescendants(card, [.title, .subtitle]).contains(where: { part in
      let wording = context.wording(part)
      return wording.speaks(of: .most) || wording.words.contains("top")
    })
  else { return }
  context.report(
    "The rows of the table add up to \(rows.reduce(0, +).whole) \(unit), not to this", at: context.textRange(figure))
}

/// A total that is larger by this may have taxes in it.
private let mostAbove = 1.05

/// Whether `counter` says that the `rows` which are shown are all there are.
private func countsAll(_ counter: NodeID, _ rows: Int, _ context: RuleContext) -> Bool {
  let wording = context.wording(counter)
  let read = CounterText(wording.text, wording.named)
  return read?.shown == rows && read?.total == rows
}

/// Reports the subtitle of the card of `table` that tells how many rows there are, and another total than the one column of money in
/// `columns` has.
private func reportSubtitle(
  over columns: [[NodeID]], of table: NodeID, _ format: NumberFormat, _ context: inout RuleContext
) {
  guard let subtitle = CardHead.part(.subtitle, around: table, context), let rows = columns.first?.count, rows > 1,
    !context.children(table, .tableRow).contains(where: { context.value($0, .each) != nil })
  else { return }
  let money = columns.map { cells in cells.compactMap { Quantity(context.text($0), format) } }
    .filter { column in
      column.count == rows && column.allSatisfy { !$0.currencies.isEmpty && $0.unit == column.first?.unit }
    }
  guard money.count == 1, let column = money.first else { return }
  let words = context.text(subtitle).split(atAny: " \u{A0}\u{202F}").map { word in
    String(word.last.map { ",;:".contains($0) } == true ? word.dropLast() : word)
  }
  let alone = words.map { Quantity($0, format) }
  let pairs = zip(words, words.dropFirst()).map { Quantity("\($0) \($1)", format) }
  let amounts = (alone + pairs).compactMap { $0 }.filter { $0.unit == column.first?.unit }
  let counts = alone.compactMap { $0 }.filter { $0.unit.isEmpty && !$0.isAmount }
  guard amounts.count == 1, let total = amounts.first?.value, context.wording(subtitle).speaks(of: .total),
    counts.first.map({ $0.value == Double(rows) }) == true,
    counts.dropFirst().allSatisfy({ $0.value == total }), !isReached(total, column.map { $0.value })
  else { return }
  context.report(
    "The rows of the table add up to \(column.reduce(0) { $0 + $1.value }.whole), not to this",
    at: context.textRange(subtitle))
}

/// A card with a table of 802 € under `subtitle`.
private func told(_ subtitle: String) -> String {
  figure("2", "").replacing(
    "<Title>Travel costs</Title>", with: "<Title>Travel costs</Title><Subtitle>\(subtitle)</Subtitle>")
}

/// A card with a table of 802 € under a key figure.
private func figure(_ total: String, _ unit: String, _ caption: String = "Total", rest: String = "") -> String {
  """
  <Card xmlns="urn:cardwright:1" id="costs" target="travel/costs"><Header><Title>Travel costs</Title>\(rest)</Header>
  <ExtendedHeader><KPI unit="\(unit)" caption="\(caption)">\(total)</KPI></ExtendedHeader>
  <Body><DataTable label="Costs in November"><Column width="infinity">Item</Column><Column type="currency">Amount</Column>
  <TableRow><Cell>Flight</Cell><Cell>412.00 €</Cell></TableRow><TableRow><Cell>Hotel</Cell><Cell>390.00 €</Cell></TableRow>
  </DataTable></Body></Card>
  """
}

/// A card with a table of two pumps at 10 € and three valves at 5 € that tells this total.
private func priced(_ total: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="parts" target="parts/1"><Header><Title>Spare parts</Title></Header>
  <Body><DataTable label="Parts of the order"><Column width="infinity">Part</Column><Column type="number">Pieces</Column>
  <Column type="currency">Price</Column><TableRow><Cell>Pump</Cell><Cell>2</Cell><Cell>10.00 €</Cell></TableRow>
  <TableRow><Cell>Valve</Cell><Cell>3</Cell><Cell>5.00 €</Cell></TableRow>
  <TableRow><Cell>Total</Cell><Cell>5</Cell><Cell>\(total)</Cell></TableRow></DataTable></Body></Card>
  """
}

/// Whether `rows` make `total`, each added, taken off like a discount, or left out like a subtotal; where there are too many of
/// them to try, or each may have been rounded, in doubt.
private func isReached(_ total: Double, _ rows: [Double]) -> Bool {
  guard rows.count <= 8 else { return true }
  var sums = [0.0]
  for row in rows { sums += sums.flatMap { [$0 + row, $0 - row] } }
  return sums.contains { abs($0 - total) <= Double(rows.count) * 0.5 }
}

/// Whether `rows` make `total`, each as often as a number beside it says: two at €10 and one at €5 are €25.
private func isReached(
  _ total: Double, _ rows: [Double], times columns: [[String]], _ format: NumberFormat
) -> Bool {
  columns.contains { cells in
    let counts = cells.prefix(rows.count).compactMap { Quantity($0, format) }
    guard counts.count == rows.count, counts.allSatisfy({ $0.currencies.isEmpty }) else { return false }
    let sum = zip(counts, rows).reduce(0) { $0 + $1.0.value * $1.1 }
    return abs(sum - total) <= Double(rows.count) * 0.5
  }
}

/// Whether `name`, that of a total, names another thing than `column`: “Total matches” below points.
private func totals(_ name: Wording, anotherThan column: Wording) -> Bool {
  guard let language = name.language, language.setsWordsApart, name.words.count > 1, !name.isPhrase(.total) else {
    return false
  }
  let (totals, measures) = (WordTable.lexicon(.total, in: language), WordTable.lexicon(.measures, in: language))
  let known = WordTable.grammar(of: language).union(WordTable.phrases(.amounts, in: language)).union(column.words)
  // “Total net” and “Total EUR” are totals of the column, too.
  let qualified = WordTable.phrases(.qualified, in: language)
  return name.words.contains { word in
    !known.contains(word) && !qualified.contains(word) && totals?.has(word) != true && measures?.has(word) != true
      && Quantity("1 \(word.uppercased())", NumberFormat(nil))?.currencies.isEmpty != false
  }
}
