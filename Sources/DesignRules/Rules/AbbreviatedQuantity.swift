import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Words are spelled out.
  static let abbreviatedQuantity = DesignRule(
    texts: "abbreviated-quantity", .information, summary: "A text abbreviates “quantity”",
    explanation: """
      Abbreviations cost more time to read than they save room, and they translate badly. “Qty” in particular is never used: write \
      “Quantity”, or name what is counted. The rule knows it in \
      \(WordTable.languages(.quantities)).
      """,
    sources: ["TXT-W"],
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
      Edge("<Subtitle>Qty", fails: #"<Subtitle xml:lang="de">Qty."#, saying: "abbreviation"),
      Edge(
        "<Subtitle>Qty", passes: #"<Subtitle xml:lang="fr">Quantité"#, fails: #"<Subtitle xml:lang="fr">Qté"#,
        saying: "“Qté”"),
      Edge("<Subtitle>Qty", passes: #"<Subtitle xml:lang="fr">Anz"#, fails: #"<Subtitle xml:lang="de">Anz."#),
      .card(passes: figure("Quantity in stock"), fails: figure("Qty in stock"), saying: "“Quantity”"),
      Edge(
        "<Subtitle>Qty 12</Subtitle>", passes: "<Attribute><Status>Quantity 12</Status></Attribute>",
        fails: "<Attribute><Status>Qty 12</Status></Attribute>"),
    ]
  ) { text, context in
    let (node, content) = (text.node, text.range)
    // What stands in another element is that one’s text.
    guard text.attribute != nil || !context.tree.childElements(of: node).contains(where: { _ in true }) else { return }
    let bytes = context.tree.text.bytes
    let words = shortWords(in: bytes[content.start..<content.end])
    guard !words.isEmpty, let language = text.wording(context).language else { return }
    let paths = Binding.all(in: bytes, content).map { $0.range }
    let (own, english) = (WordTable.phrases(.quantities, in: language), WordTable.phrases(.quantities, in: .en))
    for word in words {
      let name = String(decoding: FoldedText.of(String(decoding: word, as: UTF8.self), language), as: UTF8.self)
      guard own.contains(name) || english.contains(name) else { continue }
      // What a member of the data is called is for those who made them.
      if paths.contains(where: { $0.start <= word.startIndex && word.endIndex <= $0.end }) { continue }
      // The dot of an abbreviation goes with it.
      let end = word.endIndex < content.end && bytes[word.endIndex] == 0x2E ? 1 : 0
      let range = ByteRange(word.startIndex, word.endIndex + end)
      guard language == .en else {
        context.report(
          "“\(context.tree.text[range])” is an abbreviation of “quantity”; write the word, or name what is counted",
          at: range)
        continue
      }
      let before = bytes[content.start..<word.startIndex]
      let isCapital =
        before.allSatisfy { $0.isXMLSpace } || word.first == UInt8(ascii: "Q") && word.last == UInt8(ascii: "y")
      let replacement = isCapital ? "Quantity" : "quantity"
      context.report(
        "Write “\(replacement)” instead of “\(context.tree.text[range])”, or name what is counted", at: range,
        fixes: [Fix("Write “\(replacement)”", [TextEdit(range, replacement)], isPreferred: true)])
    }
  }
}

/// A card with a key figure.
private func figure(_ caption: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="stock" target="stock/1"><Header><Title>Seals</Title></Header>
  <ExtendedHeader><KPI caption="\(caption)">40</KPI></ExtendedHeader></Card>
  """
}

/// The words in `text` that are as short as these are and may begin as one of them, a capital or not.
private func shortWords(in text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
  var found: [ArraySlice<UInt8>] = []
  var start = text.startIndex
  while start < text.endIndex {
    var end = start
    while end < text.endIndex, isLetter(text[end]) { end += 1 }
    if end > start, end - start <= longest, isBeginning[Int(text[start] < 0x80 ? text[start] | 0x20 : text[start])] {
      found.append(text[start..<end])
    }
    start = max(end, start + 1)
  }
  return found
}

private let shortened = Language.allCases.flatMap { WordTable.phrases(.quantities, in: $0) }

/// In bytes; letters may be longer as a text writes them.
private let longest = 2 * (shortened.map { $0.utf8.count }.max() ?? 0)

/// Whether one of them begins with a byte.
private let isBeginning: [Bool] = shortened.compactMap { $0.utf8.first }.reduce(
  into: Array(repeating: false, count: 256)
) { $0[Int($1)] = true }

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
}
