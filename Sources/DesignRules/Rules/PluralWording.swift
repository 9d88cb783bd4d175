import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// One thing is not many.
  static let pluralWording = DesignRule(
    "plural-wording", .hint, summary: "“1” stands before a plural",
    explanation: """
      “1 items” reads as a slip. Write the singular; where the number is bound, have the app choose the form. The rule knows \
      English.
      """,
    sources: ["TXT-W"],
    elements: [
      "Title", "Subtitle", "Footnote", "Description", "Text", "Caption", "Label", "Status", "Value", "Counter",
    ],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>1 item</Subtitle>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Subtitle>⏩1 items⏪</Subtitle>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "21 items", fails: "1 orders open"),
      Edge(passes: "Phase 1 begins", fails: "From 1 suppliers"),
      Edge(passes: "1 series", fails: "1 days"),
      Edge(passes: "1 address", fails: "1 parts"),
      Edge(passes: "2.1 items"),
      Edge(passes: "1 new message", fails: "1 new messages"),
      Edge(passes: "1 open parts list", fails: "1 overdue tasks"),
      Edge(passes: "1 bus"),
    ]
  ) { node, context in
    let wording = context.wording(node)
    guard wording.language == .en, wording.lower.contains(0x31), let slip = wording.singleBeforePlural else { return }
    context.report("“\(slip)” is a slip: write the singular after 1", at: context.textRange(node))
  }
}

extension Wording {
  /// A 1 with a plural behind it, such as “1 items”; nil when there is none.
  fileprivate var singleBeforePlural: String? {
    let words = text.split(separator: " ")
    for (index, word) in words.enumerated().dropLast() where word == "1" {
      let isDescribed = words.count > index + 2 && Self.describing.contains(words[index + 1].lowercased())
      let noun = index + (isDescribed ? 2 : 1)
      let next = words[noun].prefix { $0.isLetter }
      let isCount = index == 0 || Self.before.contains(words[index - 1].lowercased()) || words[index - 1].last == ","
      guard isCount, endsHere(words.dropFirst(noun)), next.utf8.count >= 4, next.last == "s",
        next.first?.isLowercase == true
      else { continue }
      if ["ss", "us", "is", "os"].contains(String(next.suffix(2))) || Self.alike.contains(String(next)) { continue }
      return words[index...noun].dropLast().joined(separator: " ") + " " + next
    }
    return nil
  }

  /// Whether what is counted ends with the first of `words`: in “1 sales order” it does not.
  private func endsHere(_ words: ArraySlice<Substring>) -> Bool {
    guard words.first?.last?.isLetter == true, let next = words.dropFirst().first else { return true }
    return next.first?.isLetter != true || Self.behind.contains(next.lowercased())
  }

  /// What may stand behind a noun that is counted.
  private static let behind: Set<String> = [
    "and", "or", "of", "from", "in", "on", "at", "to", "for", "with", "by", "is", "are", "open", "left", "late",
    "overdue",
    "selected", "pending", "due",
  ]

  /// What may stand before a number that counts something.
  private static let before: Set<String> = [
    "and", "of", "from", "with", "for", "has", "have", "only", "than", "just", "about", "·", "–",
  ]

  /// What may stand between a number and the noun that it counts.
  private static let describing: Set<String> = [
    "new", "open", "more", "other", "overdue", "unread", "pending", "late", "free", "missing", "additional", "active",
  ]

  /// Nouns that are the same for one and many, and others that end in an s.
  private static let alike: Set<String> = [
    "series", "species", "means", "news", "lens", "gas", "yes", "plus", "gross", "always", "goods", "sales", "customs",
    "works", "needs",
  ]
}
