import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// One axis of a chart has labels.
  static let chartSingleAxisLabels = DesignRule(
    "chart-single-axis-labels", .warning, summary: "Both axes of a chart have labels",
    explanation: """
      On a card a chart labels its categories or its values, not both: the chart shows the shape, the page it opens \
      the figures.
      """,
    sources: ["CH-I"], elements: ["Chart"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits/1">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits">
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
              <Point value="5">July</Point>
              <Point value="6">August</Point>
            </Series>
            <CategoryAxis/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits/1">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits">
            <⏩ValueAxis⏪ labels="3"/>
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
              <Point value="5">July</Point>
              <Point value="6">August</Point>
            </Series>
            <CategoryAxis/>
          </Chart>
        </Body>
      </Card>
      """
  ) { node, context in
    guard let values = context.child(node, .valueAxis), let categories = context.child(node, .categoryAxis),
      let labels = context.value(values, .labels), labels != "0", context.value(categories, .labels) != "none"
    else { return }
    context.report(
      "The categories have labels already; leave those of the values out", at: context.tree.nameRange(of: values),
      fixes: context.removingAttribute(values, .labels, "Leave the labels of the values out"))
  }
}
