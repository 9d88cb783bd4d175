import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chart says what it shows.
  static let chartAlt = DesignRule(
    "chart-alt", .warning, summary: "A chart has no label, or one that says nothing",
    explanation: """
      A screen reader cannot see a chart. Its `label` says what it shows and what comes of it, such as “Visits per \
      month, rising since May”. “Chart” or “Table” alone is what it is, and not what it shows; the rule knows such labels, of tables, too, in \
      \(WordTable.languages(.drawings)).
      """,
    sources: ["FS/CardStyle", "HIG-A"], elements: ["Chart", "DataTable"],
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
      """,
    edges: [
      Edge(
        "<Chart type=\"column\"", passes: #"<Chart label="Visits" type="column""#,
        fails: #"<Chart label="Column chart" type="column""#),
      Edge(
        "<Chart type=\"column\"", passes: #"<Chart xml:lang="de" label="Diagramm der Besuche" type="column""#,
        fails: #"<Chart xml:lang="de" label="Diagramm" type="column""#, saying: "nothing"),
      Edge("<Chart type=\"column\"", fails: #"<Chart xml:lang="ja" label="グラフ" type="column""#),
    ]
  ) { node, context in
    let isChart = context.name(node) == .chart
    reportLabel(of: node, isChart ? "chart" : "table", isNeeded: isChart, &context)
  }
}

/// Reports the label of `node`, a `thing` that is drawn, where it says nothing, or there is none and there has to be one.
func reportLabel(of node: NodeID, _ thing: String, isNeeded: Bool, _ context: inout RuleContext) {
  let label = context.value(node, .label) ?? ""
  if label.isEmpty {
    if isNeeded { context.report("Say with label what the \(thing) shows", at: context.tree.nameRange(of: node)) }
  } else if context.wording(label, of: node).isPhrase(.drawings) {
    context.report("“\(label)” says nothing of what the \(thing) shows", at: context.valueRange(node, .label))
  }
}
