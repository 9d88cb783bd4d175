import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// The series of a chart have their categories in one order.
  static let chartCategories = DesignRule(
    "chart-categories", .warning, summary: "A value of a chart stands at another category",
    explanation: """
      Charts draw the first point of each series at the first category, the second at the second, whatever their texts say: the categories \
      are those of the series with the most points. A series in another order, or that begins later, shows values that were never there. \
      Bring the points of all series into one order. Only points are told whose category the chart has elsewhere, or that alone of their series \
      are called otherwise, so that years may be compared by their months. No guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["Chart"],
    passing: chart("Hall 1", "Hall 2"),
    failing: chart("⏩Hall 2⏪", "Hall 1"),
    edges: [
      .card(passes: chart("Hall 1"), fails: chart("Hall 2"), saying: "at “Hall 1”"),
      .card(passes: chart("Jan 2027", "Feb 2027"), fails: chart("Jan 2027", "Hall 1"), saying: "at “Hall 2”"),
      .card(
        passes: chart("Hall 1", "Hall 2", "HALL 3 (today)"), fails: chart("Hall 1", "Hall 2", "Halls"),
        saying: "call both alike"),
      .card(passes: chart("Hall 1", "Hall 2", "New hall 3"), fails: chart("Hall 1", "Hall 2", "Hall 4")),
      .card(passes: chart("Hall 1", "Hal 2", "Hal 3"), fails: chart("Hall 1", "Hal 2", "Hall 3"), saying: "“Hal 2”"),
      .card(passes: chart("{hall}", "Hall 2"), fails: chart("Hall 1", "Hall 2", "Hall 1"), saying: "at “Hall 3”"),
    ]
  ) { node, context in
    guard let type = context.value(node, .type), byCategory.contains(type) else { return }
    let series = context.children(node, .series)
    guard series.count > 1 else { return }
    let read = series.map { series in
      context.readLists(series, context.children(series, .point)) { [context.text($0)] }
    }
    for record in 0..<(read.map { $0.count }.min() ?? 0) {
      let lists = read.map { $0[record] }
      let names = lists.max { $0.count < $1.count }.map { $0.map { $0.texts[0] } } ?? []
      let known = Set(names)
      for points in lists {
        let named = zip(names, points).filter { !$0.0.isEmpty && !$0.1.texts[0].isEmpty }
        let others = named.filter { $0.1.texts[0] != $0.0 }
        for (name, point) in others {
          let own = point.texts[0]
          guard known.contains(own) || others.count == 1 && named.count > 2 && !isOne(name, own, point.part, context)
          else { continue }
          let callsAlike = known.contains(own) ? "" : "call both alike, or "
          return context.report(
            "This value of “\(own)” is drawn at “\(name)”; \(callsAlike)bring the points of all series into one order",
            at: context.textRange(point.part))
        }
      }
    }
  }
}

/// Whether `name` and `own`, of `point`, may be the same category: the same month or day, or one of them with more words.
private func isOne(_ name: String, _ own: String, _ point: NodeID, _ context: RuleContext) -> Bool {
  let dates = DateFormat(context.language(point))
  let (month, day) = (dates.month(named: name), dates.weekday(labelled: name))
  if month != nil, month == dates.month(named: own) { return true }
  if day != nil, day == dates.weekday(labelled: own) { return true }
  let texts = [name, own].map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
  // “Today” is a Friday, and “Plan 2026” is 2026.
  return texts[0].hasPrefix(texts[1]) || texts[1].hasPrefix(texts[0])
    || texts[0].hasSuffix(texts[1]) || texts[1].hasSuffix(texts[0])
    || [name, own].contains { context.wording($0, of: point).speaks(of: .moments) }
}

/// Charts that draw their series at the same categories.
let byCategory: Set<String> = ["line", "area", "column", "stackedColumn", "bar", "stackedBar", "combo"]

/// A card with a chart of three halls and a second series with these.
private func chart(_ halls: String...) -> String {
  func points(_ halls: [String]) -> String {
    halls.map { "          <Point value=\"20\">\($0)</Point>" }.joined(separator: "\n")
  }
  return """
    <Card xmlns="urn:cardwright:1" id="plan" target="plans/1">
      <Header>
        <Title>Pumps built</Title>
      </Header>
      <Body>
        <Chart type="column" label="Planned and built pumps of each hall">
          <Series>
            <Label>Planned</Label>
    \(points(["Hall 1", "Hall 2", "Hall 3"]))
          </Series>
          <Series>
            <Label>Built</Label>
    \(points(halls))
          </Series>
          <CategoryAxis labels="all"/>
          <Legend/>
        </Chart>
      </Body>
    </Card>
    """
}
