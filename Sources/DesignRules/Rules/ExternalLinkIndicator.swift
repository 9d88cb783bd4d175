import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A card that leads out of the app says so.
  static let externalLinkIndicator = DesignRule(
    "external-link-indicator", .warning, summary: "A part opens a browser and hides it",
    explanation: """
      When a tap leaves the app for a web page, people see that before the tap: an indicator stands beside the title. It is shown \
      for `http:` and `https:` addresses by itself; `external="false"` removes it, and people lose their place in the app \
      without having been told.
      """,
    sources: ["SEED4", "OV-A"], elements: [],
    passing: """
      <Card xmlns="urn:cardwright:1" target="https://example.com/report">
        <Header>
          <Title>Quarterly report</Title>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" target="https://example.com/report" external="⏩false⏪">
        <Header>
          <Title>Quarterly report</Title>
        </Header>
      </Card>
      """,
    edges: [Edge(passes: "true", fails: "0")]
  ) { node, context in
    guard context.value(node, .external)?.flag == false else { return }
    guard let target = context.value(node, .target), isWebAddress(target) else { return }
    context.report(
      "The tap opens a browser; let people see that before they tap", at: context.valueRange(node, .external),
      fixes: context.removingAttribute(node, .external, "Show that the tap leaves the app"))
  }
}

/// Whether `target` is an address that a browser opens.
private func isWebAddress(_ target: String) -> Bool {
  let lower = target.lowercased()
  return lower.hasPrefix("http://") || lower.hasPrefix("https://")
}
