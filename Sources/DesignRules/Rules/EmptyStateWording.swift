import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An empty state names what is missing.
  static let emptyStateWording = DesignRule(
    "empty-state-wording", .information, summary: "An empty state speaks of data",
    explanation: """
      “No data” says nothing. Name the thing that would be here, and what to do: “No orders yet. Orders appear once \
      they are released.”
      """,
    sources: ["ILL-A"], elements: ["EmptyState", "IllustratedMessage"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <EmptyState>
            <Title>No orders</Title>
          </EmptyState>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <EmptyState>
            <Title>⏩No data⏪</Title>
          </EmptyState>
        </Body>
      </Card>
      """
  ) { node, context in
    for part in context.children(node) where [.title, .description].contains(context.name(part)) {
      let written = context.text(part)
      // Cheap to ask first, as nearly no text says so.
      guard hasData(written) else { continue }
      let text = written.lowercased()
      guard text == "no data" || text.hasPrefix("no data ") || text.contains("no data available") else { continue }
      context.report("Name what is missing instead of “data”, such as “No orders”", at: context.textRange(part))
    }
  }
}

/// Whether `text` has the letters “data” in it, in any case.
private func hasData(_ text: String) -> Bool {
  var letters: UInt32 = 0
  for byte in text.utf8 {
    letters = letters << 8 | UInt32(byte | 0x20)
    if letters == 0x6461_7461 { return true }
  }
  return false
}
