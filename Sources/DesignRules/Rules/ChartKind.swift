import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A ring shows shares, not a development.
  static let chartKind = DesignRule(
    "chart-kind", .hint, summary: "A chart of a kind that cannot show its values",
    explanation: """
      A ring shows the parts of a whole. Months, weeks or years beside each other are no parts: people want to see whether it rose or \
      fell, which columns or a line show. No part is less than nothing, and one value alone is a key figure rather than a line. A line \
      joins what follows one another: places or makers beside each other are compared by columns, which is asked where the chart or its card \
      is called so (“Scrap by plant”). The rule knows months, \
      weekdays, quarters, numbered weeks and times of day.
      """,
    sources: ["CH-I"], elements: ["Chart"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="scrap" target="scrap/history">
        <Header>
          <Title>Scrap</Title>
        </Header>
        <Body>
          <Chart type="column" label="Scrap has risen since August">
            <Series>
              <Point value="31">August</Point>
              <Point value="36">September</Point>
              <Point value="49">October</Point>
            </Series>
            <CategoryAxis labels="firstAndLast"/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="scrap" target="scrap/history">
        <Header>
          <Title>Scrap</Title>
        </Header>
        <Body>
          <Chart type="⏩donut⏪" label="Scrap has risen since August">
            <Series>
              <Point value="31">August</Point>
              <Point value="36">September</Point>
              <Point value="49">October</Point>
            </Series>
            <Legend/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(points("31", "August", "September", "October"), passes: points("31", "Line 1", "Line 2", "Line 3")),
      Edge(points("31", "August", "September", "October"), passes: points("31", "August", "September", "Other")),
      Edge(
        points("31", "August", "September", "October"), passes: points("31", "2019", "2020", "2021"),
        fails: points("31", "Jan 1990", "Feb 2019", "Mar 2099")),
      Edge(
        points("31", "August", "September", "October"), passes: points("31", "T1", "T2", "T3"),
        fails: points("31", "Week 44", "Week 45", "Week 46")),
      Edge(
        points("31", "August", "September", "October"), passes: points("31", "4:3", "16:9", "1:1"),
        fails: points("31", "0:00", "12:59", "24:00")),
      Edge(points("31", "August", "September", "October"), passes: points("31", "6:60", "12:00", "18:00")),
      Edge(
        points("31", "August", "September", "October"), passes: points("31", "25:00", "12:00", "18:00"),
        fails: points("31", "Mon", "Tue", "Wednesday")),
      Edge(
        points("31", "August", "September", "October"), passes: points("31", "Q1 plan", "Q2 plan", "Q3 plan"),
        fails: points("31", "Q1", "Q2", "Q3")),
      Edge(
        points("31", "August", "September", "October"), passes: points("0", "Paper", "Glass", "Steel"),
        fails: points("-1", "Paper", "Glass", "Steel"), saying: "less than nothing"),
      Edge(
        "donut\" label=\"Scrap has risen since August\">\n      <Series>\n        "
          + points("31", "August", "September", "October"),
        passes: #"column" label="Scrap"><Series><Point value="31">October</Point>"#,
        fails: #"line" label="Scrap"><Series><Point value="31">October</Point>"#, saying: "KPI"),
      Edge(
        "donut\" label=\"Scrap has risen since August\">\n      <Series>\n        "
          + points("31", "August", "September", "October"),
        passes: #"line" label="Scrap by plant"><Series>"# + points("31", "Plant A1", "Plant B2", "Plant C3"),
        fails: #"line" label="Scrap by plant"><Series>"# + points("31", "Bologna", "Torino", "Milano"),
        saying: "columns"),
      Edge(
        "donut\" label=\"Scrap has risen since August\">\n      <Series>\n        "
          + points("31", "August", "September", "October"),
        passes: #"area" label="Scrap by site"><Series>"# + points("31", "Bologna", "Torino", "September"),
        fails: #"area" label="Scrap by site"><Series>"# + points("31", "Bologna", "Torino", "Genova")),
      Edge(
        "donut\" label=\"Scrap has risen since August\">\n      <Series>\n        "
          + points("31", "August", "September", "October"),
        passes: #"line" label="Scrap"><Series>"# + points("31", "Spring", "Summer", "Autumn")),
      Edge(
        "donut\" label=\"Scrap has risen since August\">\n      <Series>\n        "
          + points("31", "August", "September", "October"),
        passes: #"line" label="Scrap by plant size"><Series>"# + points("31", "Small", "Medium", "Large")),
      Edge(
        "donut\" label=\"Scrap has risen since August\">\n      <Series>\n        "
          + points("31", "August", "September", "October"),
        passes: #"donut" xml:lang="vi" label="Scrap"><Series>"# + points("31", "T2", "T3", "T4"),
        fails: #"donut" xml:lang="hu" label="Scrap"><Series>"# + points("31", "Cs", "Szo", "január")),
      Edge(
        points("31", "August", "September", "October"), passes: points("31", "6", "12", "18"),
        fails: points("31", "6:00", "12:00", "18:00")),
      Edge(
        "          <Point value=\"36\">September</Point>\n".replacing("          ", with: "        "), passes: "",
        fails: #"<Point value="36">Sep</Point>"#),
    ]
  ) { node, context in
    guard let type = context.value(node, .type), let series = context.child(node, .series) else { return }
    if type == "line" || type == "area" {
      reportLonely(node, &context)
      return reportUnordered(node, series, &context)
    }
    guard type == "donut" else { return }
    let parts = context.children(series, .point)
    let language = context.language(node)
    for read in context.readLists(series, parts, { [context.text($0), context.value($0, .value) ?? ""] }) {
      if let negative = read.first(where: { Double($0.texts[1]).map { $0 < 0 } ?? false }) {
        return context.report(
          "No part of a whole is less than nothing; use bars", at: context.valueRange(negative.part, .value))
      }
      guard read.count > 2, read.allSatisfy({ TimeOrder.isUnit($0.texts[0], language) }) else { continue }
      return context.report(
        "A ring shows parts of a whole; from “\(read[0].texts[0])” to “\(read[read.count - 1].texts[0])” columns show the change",
        at: context.valueRange(node, .type))
    }
  }
}

/// Reports a line of a single point.
private func reportLonely(_ chart: NodeID, _ context: inout RuleContext) {
  for series in context.children(chart, .series) {
    let points = context.children(series, .point)
    guard points.count == 1, context.value(points[0], .each) == nil else { return }
  }
  context.report("One value makes no line; show it as a KPI", at: context.valueRange(chart, .type))
}

/// Reports a line of three points or more that joins what has no order: names without a number, a time or a short code.
private func reportUnordered(_ chart: NodeID, _ series: NodeID, _ context: inout RuleContext) {
  // Steps, sizes, seasons and the months of many languages have an order that no table knows.
  let title = CardHead.part(.title, around: chart, context)
  // Of several lines each may be a place; “by store size” is about sizes.
  guard context.children(chart, .series).count == 1,
    comparesPlaces(context.wording(context.value(chart, .label) ?? "", of: chart))
      || title.map({ comparesPlaces(context.wording($0)) }) ?? false
  else { return }
  let language = context.language(chart)
  for read in context.readLists(series, context.children(series, .point), { [context.text($0)] }) {
    let labels = read.map { $0.texts[0] }
    guard labels.count > 2, Set(labels).count == labels.count,
      labels.allSatisfy({ label in
        label.count { $0.isLetter } > 3 && !label.contains { $0.isNumber } && !TimeOrder.isUnit(label, language)
          && ![.moments, .periods, .times, .steps].contains(where: context.wording(label, of: chart).speaks)
      })
    else { continue }
    return context.report(
      "A line shows how something changes; “\(labels[0])” and “\(labels[1])” have no order, and columns compare them",
      at: context.valueRange(chart, .type))
  }
}

/// Whether `wording` ends with what the places are called that are compared: “Scrap by plant”.
private func comparesPlaces(_ wording: Wording) -> Bool {
  guard let language = wording.language else { return false }
  return WordTable.bytes(.byPlace, in: language).contains { wording.lower.suffix($0.count).elementsEqual($0) }
}

/// The points of the examples with other labels.
private func points(_ first: String, _ labels: String...) -> String {
  zip([first, "36", "49"], labels).map { #"<Point value="\#($0)">\#($1)</Point>"# }.joined(separator: "\n        ")
}
