import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// What is counted stands in the plural.
  static let countSingular = DesignRule(
    texts: "count-singular", .warning, summary: "A number stands before a singular",
    explanation: """
      “5 comment” is read as a slip. Write the plural that the language has for the number, or have the app choose it. \
      The rule knows what is counted most in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish and \
      Russian. Keys, values, columns, cells, tags, events, segments, and what charts and maps name are left alone: “10 year” may be a term there.
      """,
    sources: ["CLDR", "TXT-W"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="contract" target="contracts/5">
        <Title>Contract 5</Title>
        <Subtitle>5 documents, 2 comments</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="contract" target="contracts/5">
        <Title>Contract 5</Title>
        <Subtitle>⏩5 documents, 2 comment⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "5 documents, 1 comment", fails: "2 day"),
      Edge(passes: "Phase 3, step 4", fails: "12 item"),
      Edge(passes: "2 day trips"),
      Edge(
        "<Subtitle>5 documents, 2 comment</Subtitle>", passes: "<TagBar><Tag>2 day</Tag></TagBar>",
        fails: "<Footnote>2 day</Footnote>"),
      .card(passes: picture("2 documents"), fails: picture("2 document")),
    ]
  ) { text, context in
    guard text.attribute != nil || !terms.contains(context.name(text.node)) else { return }
    for reading in text.readings(context) {
      guard let slip = context.wording(reading, of: text.node).countBeforeSingular else { continue }
      return context.report(
        context.isBound(text.text)
          ? "With the sample this reads “\(slip)”: bind the whole text, so that the app chooses the form"
          : "“\(slip)” needs the plural", at: text.range)
    }
  }
}

/// Parts whose text may be a term, as that of a loan: “2 year”, “10 year”.
private let terms = ReadText.numbered + [.value, .cell, .event]

extension Wording {
  /// A number with a singular behind it that needs the plural, such as “5 comment”; nil when there is none.
  fileprivate var countBeforeSingular: String? {
    let isCount = zip(lower, lower.dropFirst()).contains { $0.isASCIIDigit && $1 == 0x20 }
    guard isCount, let language, !isBound else { return nil }
    let known = WordTable.phrases(.counted, in: language)
    guard !known.isEmpty else { return nil }
    for piece in text.unicodeScalars.split(whereSeparator: isBetweenCounts).map(Substring.init) {
      let words = piece.split(separator: " ")
      guard words.count == 2, let count = Int(spelled: words[0]), language.plural(count) != .one,
        known.contains(words[1].lowercased())
      else { continue }
      return String(piece.drop { $0 == " " })
    }
    return nil
  }
}

/// Whether `scalar` stands between one thing that is counted and the next.
private func isBetweenCounts(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case ",", "·", "–", ";", "(", ")", "/": true
  default: false
  }
}

/// A card with a picture that is spoken as `alt`.
private func picture(_ alt: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="order">
  <DetailImage src="pump.png" alt="\(alt)"/><Title>4711</Title></ObjectCardView>
  """
}
