import SourceText
import XMLSyntax

extension DesignRule {
  /// Texts hold no markup.
  static let markupInText = DesignRule(
    "markup-in-text", .warning, summary: "A text shows markup",
    explanation: """
      Cards show texts as they are: people would read `<b>` and `&nbsp;`. Leave the markup out; elements of the card say what stands \
      out.
      """,
    sources: ["TXT-W"],
    elements: [
      "Title", "Subtitle", "Footnote", "Description", "Text", "Caption", "Label", "Status", "Tag", "Key", "Value",
      "Cell", "Column", "Action",
    ],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>Runs hot</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>⏩Runs &lt;b&gt;hot&lt;/b&gt;⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "p &lt; 4 bar, t &gt; 80 °C", fails: "Line 1&lt;br/&gt;Line 2"),
      Edge(passes: "Smith &amp; Sons", fails: "Smith &amp;amp; Sons"),
      Edge(passes: "R&amp;D", fails: "A&amp;nbsp;B"),
      Edge(passes: "if a &lt;b and c&gt; d", fails: "&lt;a href='https://example.com/a/long/address'&gt;Here"),
      Edge(passes: "Ana &lt;a.silva@example.com&gt;"),
    ]
  ) { node, context in
    let wording = context.wording(node)
    guard let markup = wording.markup else { return }
    context.report("People would read “\(markup)”: leave the markup out", at: context.textRange(node))
  }
}

extension Wording {
  /// The first tag or entity in the text; nil when there is none.
  fileprivate var markup: String? {
    var index = 0
    while index < lower.count {
      if lower[index] == 0x3C, let end = end(of: index, 0x3E, 200), isTag(index + 1..<end) { return piece(index, end) }
      if lower[index] == 0x26, let end = end(of: index, 0x3B, 8), isEntity(index + 1..<end) { return piece(index, end) }
      index += 1
    }
    return nil
  }

  private func end(of start: Int, _ sign: UInt8, _ most: Int) -> Int? {
    (start + 1..<min(lower.count, start + most)).first { lower[$0] == sign }
  }

  private func piece(_ start: Int, _ end: Int) -> String { String(decoding: lower[start...end], as: UTF8.self) }

  private func isTag(_ range: Range<Int>) -> Bool {
    let rest = lower[range].drop { $0 == 0x2F }
    let name = rest.prefix { (0x61...0x7A).contains($0) || (0x31...0x36).contains($0) }
    // Not the address of a person in angle brackets, nor “a <b and c> d”: behind the name attributes may stand.
    let attributes = rest.dropFirst(name.count).filter { $0 != 0x20 && $0 != 0x2F }
    guard [nil, 0x20, 0x2F].contains(rest.dropFirst(name.count).first), attributes.isEmpty || attributes.contains(0x3D)
    else {
      return false
    }
    return ["b", "i", "u", "p", "br", "em", "strong", "span", "div", "ul", "li", "a", "h1", "h2", "h3", "font"]
      .contains(
        String(decoding: name, as: UTF8.self))
  }

  private func isEntity(_ range: Range<Int>) -> Bool {
    if lower[range].first == 0x23 { return range.count > 1 }
    return ["amp", "lt", "gt", "nbsp", "quot", "apos", "shy", "mdash", "ndash", "euro"].contains(
      String(decoding: lower[range], as: UTF8.self))
  }
}
