import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A status has a text or an icon.
  static let statusNotColorOnly = DesignRule(
    "status-not-color-only", .warning, summary: "A status is shown by its colour alone",
    explanation: """
      People who do not see colours, or who hear the card, learn nothing from colour alone. Give the status a text, or \
      an icon and a label.
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
      """
  ) { node, context in
    guard (context.value(node, .kind) ?? "neutral") != "neutral", context.text(node).isEmpty,
      context.value(node, .icon) == nil
    else { return }
    context.report("Say in a text or with an icon what the colour means", at: context.tree.nameRange(of: node))
  }
}
