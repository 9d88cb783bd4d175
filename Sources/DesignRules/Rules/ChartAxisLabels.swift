import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chart labels one axis.
  static let chartAxisLabels = DesignRule(
    "chart-axis-labels", .information, summary: "Neither axis of a chart has labels",
    explanation: """
      A line without any label shows that something went up, and neither how much nor when. A chart on a card labels \
      its categories, the first and the last, or up to three values; an axis that is left out has no labels. Where a key \
      figure of the card says how much, the form alone is enough.
      """,
    sources: ["CH-I"], elements: ["Chart"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits, rising since May">
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
            <CategoryAxis/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <⏩Chart⏪ type="line" label="Visits, rising since May">
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(
        "</Series>", passes: "</Series><CategoryAxis/>", fails: #"</Series><CategoryAxis labels="none"/>"#,
        saying: "Label the first and the last"),
      Edge(
        #"type="line" label="Visits, rising since May">"#,
        passes: #"type="line" label="Visits, rising since May"><ValueAxis labels="2"/>"#,
        fails: #"type="line" label="Visits, rising since May"><ValueAxis labels="0"/>"#),
      Edge(
        #"type="line" label="Visits, rising since May">"#,
        passes: #"type="line" label="Visits, rising since May"><KPI unit="%">12</KPI>"#),
      Edge(#"type="line""#, passes: #"type="microColumn""#),
      Edge(#"type="line""#, passes: #"type="bubble""#),
    ]
  ) { node, context in
    guard let type = context.value(node, .type), labelled.contains(type) else { return }
    let axis = context.child(node, .categoryAxis)
    guard axis.map({ context.value($0, .labels) == "none" }) ?? true,
      context.child(node, .valueAxis).map({ (context.value($0, .labels) ?? "0") == "0" }) ?? true
    else { return }
    // A figure says how much.
    if let card = context.ancestor(node, [.card]), !context.sharedDescendants(card, [.kpi, .progressKPI]).isEmpty {
      return
    }
    let title = "Label the first and the last"
    let fix: Fix? =
      if let axis {
        context.setting(axis, .labels, to: "firstAndLast", title, isPreferred: true)
      } else {
        context.children(node, .series).last.map {
          let line = context.indentation($0).map { context.tree.text.lineEnd + $0 } ?? ""
          let element = "\(line)<\(context.tag(.categoryAxis, like: node))/>"
          return Fix(title, [.insert(element, at: context.tree.range(of: $0).end)], isPreferred: true)
        }
      }
    context.report(
      "Label the first and the last category, or up to three values",
      at: axis.map { context.valueRange($0, .labels) } ?? context.tree.nameRange(of: node),
      fixes: fix.map { [$0] } ?? [])
  }
}

/// Charts that are read along an axis.
private let labelled: Set = [
  "line", "area", "column", "stackedColumn", "bar", "stackedBar", "combo", "waterfall", "stock",
]
