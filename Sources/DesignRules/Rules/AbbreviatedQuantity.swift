import SourceText
import XMLSyntax

extension DesignRule {
  /// Words are spelled out.
  static let abbreviatedQuantity = DesignRule(
    "abbreviated-quantity", .information, summary: "A text abbreviates “quantity”",
    explanation: """
      Abbreviations cost more time to read than they save room, and they translate badly. “Qty” in particular is never used: write \
      “Quantity”, or name what is counted.
      """,
    sources: ["TXT-W"], elements: ["Title", "Subtitle", "Footnote", "Description", "Label", "Column", "Text"],
    passing: """
      <ObjectCell xmlns="urn:cardwright:1">
        <Title>Seals</Title>
        <Subtitle>Quantity 12</Subtitle>
      </ObjectCell>
      """,
    failing: """
      <ObjectCell xmlns="urn:cardwright:1">
        <Title>Seals</Title>
        <Subtitle>⏩Qty⏪ 12</Subtitle>
      </ObjectCell>
      """
  ) { node, context in
    let content = context.tree.contentRange(of: node)
    let bytes = context.tree.text.bytes
    // What stands in another element is that one's text.
    guard content.count >= 3, !context.tree.childElements(of: node).contains(where: { _ in true }) else { return }
    for start in content.start...(content.end - 3) where isQuantity(bytes, at: start, in: content) {
      let range = ByteRange(start, start + 3)
      context.report(
        "Write “Quantity” instead of “Qty”, or name what is counted", at: range,
        fixes: [Fix("Write “Quantity”", [TextEdit(range, "Quantity")], isPreferred: true)])
    }
  }
}

/// Whether the word at `start` is "qty" in any case.
private func isQuantity(_ bytes: [UInt8], at start: Int, in content: ByteRange) -> Bool {
  func isLetter(_ offset: Int) -> Bool {
    content.contains(offset) && (0x61...0x7A).contains(bytes[offset] | 0x20)
  }
  guard bytes[start] | 0x20 == 0x71, bytes[start + 1] | 0x20 == 0x74, bytes[start + 2] | 0x20 == 0x79 else {
    return false
  }
  return !isLetter(start - 1) && !isLetter(start + 3)
}
