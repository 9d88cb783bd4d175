import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A status has a text or an icon.
  static let statusNotColorOnly = DesignRule(
    "status-not-color-only", .error, summary: "A status is shown without words",
    explanation: """
      People who do not see colours, or who hear the card, learn nothing from colour alone, and nobody knows what an icon \
      alone means. An emoji is no word either. Give the status a text, or at least a `label` that is spoken.
      """,
    sources: ["HIG-A", "A11Y-I"], elements: ["Status"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a">
          <Title>Pump</Title>
          <Attribute>
            <Status>Late</Status>
            <Status kind="negative">Open</Status>
          </Attribute>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a">
          <Title>Pump</Title>
          <Attribute>
            <Status>Late</Status>
            <⏩Status⏪ kind="negative"></Status>
          </Attribute>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(
        #"kind="negative""#, passes: #"kind="negative" icon="status.statusNegative" label="At risk""#,
        fails: #"kind="negative" icon="status.statusNegative""#),
      Edge(
        #"kind="negative"></Status>"#, passes: #"kind="negative">✓</Status>"#, fails: #"kind="negative">🔴</Status>"#),
      Edge(#"kind="negative"></Status>"#, passes: #"kind="negative">🔴 Late</Status>"#),
    ]
  ) { node, context in
    guard (context.value(node, .kind) ?? "neutral") != "neutral", isWordless(context.text(node)),
      (context.value(node, .label) ?? "").isEmpty
    else { return }
    context.report(
      "Say in a text, or at least with label, what this status means", at: context.tree.nameRange(of: node))
  }
}

/// Whether `text` is nothing but emoji, if anything.
private func isWordless(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { $0.properties.isEmojiPresentation || $0.value == 0xFE0F || $0.value == 0x20 }
}
