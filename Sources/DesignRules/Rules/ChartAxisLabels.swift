import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chart labels one axis.
  static let chartAxisLabels = DesignRule(
    "chart-axis-labels", .warning, summary: "Neither axis of a chart has labels",
    explanation: """
      A line without any label shows that something went up, and neither how much nor when. A chart on a card labels \
      its categories, the first and the last, or up to three values.
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
          <Chart type="line" label="Visits, rising since May">
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
            <CategoryAxis labels="⏩none⏪"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(
        #"type="line" label="Visits, rising since May">"#,
        passes: #"type="line" label="Visits, rising since May"><ValueAxis labels="2"/>"#,
        fails: #"type="line" label="Visits, rising since May"><ValueAxis labels="0"/>"#),
      Edge(#"type="line""#, passes: #"type="microColumn""#),
    ]
  ) { node, context in
    guard let type = context.value(node, .type), !type.hasPrefix("micro"), type != "donut",
      let axis = context.child(node, .categoryAxis), context.value(axis, .labels) == "none"
    else { return }
    let values = context.child(node, .valueAxis)
    guard values.map({ (context.value($0, .labels) ?? "0") == "0" }) ?? true else { return }
    context.report(
      "Label the first and the last category, or up to three values", at: context.valueRange(axis, .labels),
      fixes: [context.setting(axis, .labels, to: "firstAndLast", "Label the first and the last", isPreferred: true)])
  }
}
