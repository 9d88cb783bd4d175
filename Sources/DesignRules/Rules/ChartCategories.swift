import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The series of a chart have their categories in one order.
  static let chartCategories = DesignRule(
    "chart-categories", .warning, summary: "A value of a chart stands at another category",
    explanation: """
      Charts draw the first point of each series at the first category, the second at the second, whatever their texts say: the categories \
      are those of the series with the most points. A series in another order, or that begins later, shows values that were never there. \
      Bring the points of all series into one order. Only points are told whose category the chart has elsewhere, so that years may be \
      compared by their months. No guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["Chart"],
    passing: chart("Hall 1", "Hall 2"),
    failing: chart("⏩Hall 2⏪", "Hall 1"),
    edges: [
      .card(passes: chart("Hall 1"), fails: chart("Hall 2"), saying: "at “Hall 1”"),
      .card(passes: chart("Jan 2027", "Feb 2027"), fails: chart("Jan 2027", "Hall 1"), saying: "at “Hall 2”"),
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
        for (name, point) in zip(names, points) {
          let own = point.texts[0]
          guard own != name, !own.isEmpty, !name.isEmpty, known.contains(own) else { continue }
          return context.report(
            "This value of “\(own)” is drawn at “\(name)”; bring the points of all series into one order",
            at: context.textRange(point.part))
        }
      }
    }
  }
}

/// Charts that draw their series at the same categories.
private let byCategory: Set<String> = ["line", "area", "column", "stackedColumn", "bar", "stackedBar", "combo"]

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
