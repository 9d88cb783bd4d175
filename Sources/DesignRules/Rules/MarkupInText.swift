import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Texts hold no markup.
  static let markupInText = DesignRule(
    texts: "markup-in-text", .warning, summary: "A text shows markup",
    explanation: """
      Cards show texts as they are: people would read `<b>` and `&nbsp;`. Leave the markup out; elements of the card say what stands \
      out.
      """,
    sources: ["TXT-W"],
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
      .card(passes: draft("{order/title}"), fails: draft("{markup}"), saying: "With the sample"),
      .card(passes: draft("A", alt: "R&amp;D"), fails: draft("A", alt: "R&amp;amp;D")),
    ]
  ) { text, context in
    if let markup = markup(in: text.text, text, context) {
      if isReference(markup, text, context) { return }
      return context.report("People would read “\(markup)”: leave the markup out", at: text.range)
    }
    guard context.isBound(text.text) else { return }
    for reading in text.readings(context) {
      guard let markup = markup(in: reading, text, context) else { continue }
      return context.report(
        "With the sample people would read “\(markup)”: have the data give a text without markup", at: text.range)
    }
  }
}

/// The first tag or entity in `words`, which people read at `text`.
private func markup(in words: String, _ text: ReadText, _ context: RuleContext) -> String? {
  guard words.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 }) else { return nil }
  return context.wording(words, of: text.node).markup
}

/// Whether `markup` is written in the document itself, as a reference to an entity that XML does not know: reading tells of that.
private func isReference(_ markup: String, _ text: ReadText, _ context: RuleContext) -> Bool {
  guard markup.hasPrefix("&"), !["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"].contains(markup) else { return false }
  let written = context.tree.text[text.range]
  // What is marked as text is none.
  return !written.contains("<![CDATA[") && written.lowercased().contains(markup)
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

/// A card with `title` over a picture of `alt`, and the data of a draft.
private func draft(_ title: String, alt: String = "Coolant pump") -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="order" sample="samples/drafts.json">
  <DetailImage src="pump.png" alt="\(alt)"/><Title>\(title)</Title></ObjectCardView>
  """
}
