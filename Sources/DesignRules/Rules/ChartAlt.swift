import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chart says what it shows.
  static let chartAlt = DesignRule(
    "chart-alt", .warning, summary: "A chart has no label",
    explanation: """
      A screen reader cannot see a chart. Its `label` says what it shows and what comes of it, such as “Visits per \
      month, rising since May”.
      """,
    sources: ["FS/CardStyle", "HIG-A"], elements: ["Chart"],
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
          <⏩Chart⏪ type="column">
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
    guard (context.value(node, .label) ?? "").isEmpty else { return }
    context.report("Say with label what the chart shows", at: context.tree.nameRange(of: node))
  }
}
