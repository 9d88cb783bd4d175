import SourceText
import XMLSyntax

extension DesignRule {
  /// A card that leads out of the app says so.
  static let externalLinkIndicator = DesignRule(
    "external-link-indicator", .warning, summary: "A card opens a browser and does not show it",
    explanation: """
      When a tap on the card leaves the app for a web page, the card shows that before the tap: give a header action, a label or the \
      title row the icon `actions.linkExternal`. People who do not expect to leave the app lose their place in it.
      """,
    sources: ["SEED4", "OV-A"], elements: ["Card", "ObjectCardView"],
    passing: """
      <Card xmlns="urn:cardwright:1" target="https://example.com/report">
        <Header>
          <Title>Quarterly report</Title>
          <HeaderAction id="open" icon="actions.linkExternal" label="Opens in the browser"/>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" target="⏩https://example.com/report⏪">
        <Header>
          <Title>Quarterly report</Title>
        </Header>
      </Card>
      """
  ) { node, context in
    guard let target = context.value(node, "target"), isWebAddress(target) else { return }
    let parts = (node.index..<Int(context.tree[node].subtreeEnd)).map { NodeID($0) }
    let shown = parts.contains { part in
      context.tree[part].kind == .element && externalIcons.contains(context.value(part, "icon") ?? "")
    }
    guard !shown else { return }
    context.report(
      "The tap opens a browser; show it with the icon actions.linkExternal on a header action or a label",
      at: context.valueRange(node, "target"))
  }
}

/// Icons that say "this leads out of the app".
private let externalIcons: Set<String> = ["actions.linkExternal", "linkExternal"]

/// Whether `target` is an address that a browser opens.
private func isWebAddress(_ target: String) -> Bool {
  let lower = target.lowercased()
  return lower.hasPrefix("http://") || lower.hasPrefix("https://")
}
