import CardLayout
import SourceText

extension DesignRule {
  /// The names below or before the marks of a chart are seen whole.
  static let chartLabelCut = DesignRule(
    layout: "chart-label-cut", .warning, summary: "A label of a chart is cut off",
    explanation: """
      The names of lying bars have two fifths of a card's width, the first and the last name below columns or lines half \
      of it each. A longer one is cut off, and whoever looks has to guess what the bar stands for. Shorten it, or say \
      the rest in the title.
      """,
    sources: ["CH-I"],
    about: ["Point"], in: [.phone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="complaints" target="plant://complaints">
        <Header>
          <Title>Complaints by cause</Title>
        </Header>
        <Body>
          <Chart type="bar" label="Complaints by cause">
            <Series>
              <Point value="12">Packaging</Point>
              <Point value="5">Quantity</Point>
            </Series>
            <CategoryAxis labels="all"/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="complaints" target="plant://complaints">
        <Header>
          <Title>Complaints by cause</Title>
        </Header>
        <Body>
          <Chart type="bar" label="Complaints by cause">
            <Series>
              <Point value="12">⏩Packaging damaged on the way⏪</Point>
              <Point value="5">Quantity</Point>
            </Series>
            <CategoryAxis labels="all"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [Edge("Packaging damaged on the way", passes: "Packaging damaged")]
  ) { survey, context in
    for compromise in survey.compromises {
      guard case .cutLabel(let label) = compromise.kind, !context.isBound(compromise.source) else { continue }
      context.report("“\(label)” is cut off in the chart \(context.place); shorten it", compromise.source)
    }
  }
}
