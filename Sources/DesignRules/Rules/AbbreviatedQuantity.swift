import CardModel
import SourceText
import Standards
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
      """,
    edges: [
      Edge("Qty 12", passes: "Qtyz 12", fails: "12 QTY", saying: "“quantity”"),
      Edge(passes: "{qty}", fails: "{qty} Qty"),
      Edge("Qty 12", passes: "Job 1, quantity 4", fails: "Job 1, qty. 4", saying: "“quantity” instead of “qty.”"),
      Edge("<Subtitle>Qty", fails: #"<Subtitle xml:lang="de">Qty."#, saying: "abbreviates"),
    ]
  ) { node, context in
    // What stands in another element is that one's text.
    guard !context.tree.childElements(of: node).contains(where: { _ in true }) else { return }
    let content = context.tree.contentRange(of: node)
    let paths = Binding.all(in: context.tree.text.bytes, content).map(\.range)
    for word in context.tree.text.bytes[content.start..<content.end].split(whereSeparator: { !isLetter($0) })
    where word.elementsEqual("qty".utf8, by: { $0 | 0x20 == $1 }) {
      // What a member of the data is called is for those who made them.
      if paths.contains(where: { $0.start <= word.startIndex && word.endIndex <= $0.end }) { continue }
      // The dot of an abbreviation goes with it.
      let end = word.endIndex < content.end && context.tree.text.bytes[word.endIndex] == 0x2E ? 1 : 0
      let range = ByteRange(word.startIndex, word.endIndex + end)
      guard context.wording(node).language == .en else {
        context.report("“Qty” abbreviates “Quantity”; write the word, or name what is counted", at: range)
        continue
      }
      let before = context.tree.text.bytes[content.start..<word.startIndex]
      let isCapital =
        before.allSatisfy(\.isXMLSpace) || word.first == UInt8(ascii: "Q") && word.last == UInt8(ascii: "y")
      let replacement = isCapital ? "Quantity" : "quantity"
      context.report(
        "Write “\(replacement)” instead of “\(context.tree.text[range])”, or name what is counted", at: range,
        fixes: [Fix("Write “\(replacement)”", [TextEdit(range, replacement)], isPreferred: true)])
    }
  }
}

private func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
