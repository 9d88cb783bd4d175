import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Progress lies within its range.
  static let progressRange = DesignRule(
    "progress-range", .warning, summary: "Progress is more than the whole",
    explanation: """
      A ring cannot be fuller than full. Where more than planned was done, say so in the caption, or set `maximum` to \
      what is possible.
      """,
    sources: ["KPI-I", "U"], elements: ["ProgressKPI"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <ProgressKPI value="100" maximum="100" caption="Completed">100</ProgressKPI>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <ProgressKPI value="⏩140⏪" maximum="100" caption="Completed">140</ProgressKPI>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#"value="140""#, passes: #"value="100""#, fails: #"value="100.5""#),
      Edge(#"value="140""#, passes: #"value="0""#, fails: #"value="-1""#),
    ]
  ) { node, context in
    let written = [context.value(node, .value) ?? "", context.value(node, .maximum) ?? "100"]
    for reading in readings(node, written, context) {
      guard let value = Double(reading[0]), let maximum = Double(reading[1]), value > maximum || value < 0 else {
        continue
      }
      return context.report(
        value < 0
          ? "Progress begins at 0"
          : "\(reading[0]) is more than the whole, which is \(reading[1]); raise maximum where more is possible",
        at: context.valueRange(node, .value))
    }
  }
}
