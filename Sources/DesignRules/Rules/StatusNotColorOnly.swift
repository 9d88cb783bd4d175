import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A status has a text or an icon.
  static let statusNotColorOnly = DesignRule(
    "status-not-color-only", .error, summary: "A status is shown without words",
    explanation: """
      People who do not see colours, or who hear the card, learn nothing from colour alone, and nobody knows what an icon \
      alone means. An emoji is no word either, and a coloured one alone is a colour, wherever it \
      stands. Give the status a text, or at least a `label` that is spoken.
      """,
    sources: ["HIG-A", "A11Y-I"],
    elements: ["Status", "Tag", "Cell", "Value", "Label", "Subtitle", "Footnote", "Text"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell target="a/1">
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
        <ObjectCell target="a/1">
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
      Edge(
        #"kind="negative"></Status>"#, passes: #"kind="negative">▲ 4 %</Status>"#, fails: #"kind="negative">▲</Status>"#
      ),
      Edge(
        #"kind="negative"></Status>"#, passes: #"kind="negative">🔴 Late</Status>"#, fails: #"kind="neutral">🟠</Status>"#
      ),
      Edge(#"kind="negative"></Status>"#, passes: #"kind="neutral">🚚</Status>"#, fails: ">⚪️</Status>"),
      Edge(
        #"<Status kind="negative"></Status>"#, passes: valve("🟢 Running"), fails: valve("🟢"), saying: "“🟢”"),
    ]
  ) { node, context in
    let text = context.text(node)
    let isColoured = (context.value(node, .kind) ?? "neutral") != "neutral" && context.name(node) == .status
    guard isColoured || !text.isEmpty, (context.value(node, .label) ?? context.value(node, .alt) ?? "").isEmpty else {
      return
    }
    for reading in readings(node, [text], context) where isColoured ? isWordless(reading[0]) : isColor(reading[0]) {
      return context.report(
        context.name(node) == .status
          ? "Say in a text, or at least with label, what this status means"
          : "Say in words what “\(reading[0])” means", at: context.tree.nameRange(of: node))
    }
  }
}

/// The rest of the failing example's cell, and another one with `subtitle`.
private func valve(_ subtitle: String) -> String {
  """
  <Status>Open</Status></Attribute></ObjectCell><ObjectCell target="b/1"><Title>Valve</Title><Subtitle>\(subtitle)</Subtitle>
  <Attribute><Status>Off</Status>
  """
}

/// Whether `text` is nothing but emoji and shapes, if anything: circles, squares, triangles.
private func isWordless(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy {
    $0.properties.isEmojiPresentation || [0xFE0F, 0x20, 0x2B24].contains($0.value)
      || (0x25A0...0x25FF).contains($0.value)
  }
}

/// Whether `text` is nothing but circles, squares or hearts that differ in their colour.
private func isColor(_ text: String) -> Bool {
  !text.isEmpty
    && text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x20, 0xFE0F, 0x26AA, 0x26AB, 0x2764, 0x2B1B, 0x2B1C, 0x1F499...0x1F49C, 0x1F5A4, 0x1F534, 0x1F535,
        0x1F7E0...0x1F7EB, 0x1F90D, 0x1F90E, 0x1F9E1:
        true
      default: false
      }
    }
}
