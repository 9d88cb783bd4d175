import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Bars begin at zero.
  static let chartZeroAxis = DesignRule(
    "chart-zero-axis", .hint, summary: "The bars of a chart do not begin at zero",
    explanation: """
      The length of a bar is its value. Where the axis begins above zero, a small change looks like a manifold one. \
      Leave `minimum` out, or draw a line. No guideline of Fiori says so; it is how bars are read.
      """,
    sources: ["OWN"], elements: ["ValueAxis"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits, rising since May">
            <ValueAxis labels="3" minimum="0"/>
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
            <CategoryAxis labels="none"/>
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
          <Chart type="column" label="Visits, rising since May">
            <ValueAxis labels="3" minimum="⏩2⏪"/>
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
            <CategoryAxis labels="none"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#"minimum="2""#, passes: #"minimum="-2""#, fails: #"minimum="0.1""#),
      Edge(#"type="column""#, passes: #"type="line""#),
    ]
  ) { node, context in
    guard let chart = context.parent(node), let type = context.value(chart, .type),
      ["column", "stackedColumn", "bar", "stackedBar"].contains(type),
      let minimum = context.number(node, .minimum), minimum > 0
    else { return }
    context.report(
      "Bars that begin at \(context.value(node, .minimum) ?? "") make small changes look large",
      at: context.valueRange(node, .minimum), fixes: context.removingAttribute(node, .minimum, "Begin at zero"))
  }
}
