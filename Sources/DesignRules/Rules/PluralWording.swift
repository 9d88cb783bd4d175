import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// One thing is not many.
  static let pluralWording = DesignRule(
    texts: "plural-wording", .hint, summary: "“1” stands before a plural",
    explanation: """
      “1 items” reads as a slip. Write the singular; where the number is bound and one of the records has a 1, bind the whole text, so \
      that the app chooses the form. The rule knows English, and what is counted most in \(WordTable.languages(.countedMany)). Keys, columns, \
      tags, segments, and what charts and maps name are left alone, where a number may say which.
      """,
    sources: ["TXT-W"],
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
      Edge(passes: "1 series", fails: "1 days"), Edge(passes: "1 order this month", fails: "1 orders this month"),
      Edge(passes: "1 address", fails: "1 parts"),
      Edge(passes: "2.1 items"),
      Edge(passes: "1 new message", fails: "1 new messages"),
      Edge(passes: "1 open parts list", fails: "1 overdue tasks"),
      Edge(passes: "1 bus"),
      Edge("<Subtitle>1 items</Subtitle>", passes: "<TagBar><Tag>1 items</Tag></TagBar>"),
      Edge(
        "<Subtitle>1 items", passes: #"<Subtitle xml:lang="de">Halle 1 Tage"#, fails: #"<Subtitle xml:lang="de">1 Tage"#
      ),
      Edge(
        "<Subtitle>1 items", passes: #"<Subtitle xml:lang="de">1 Auftrag in Halle 4"#,
        fails: #"<Subtitle xml:lang="de">1 Aufträge in Halle 4"#),
      Edge("<Subtitle>1 items", passes: #"<Subtitle xml:lang="de">1 Aufträge prüfen"#),
      Edge(
        "<Subtitle>1 items", passes: #"<Subtitle xml:lang="fr">1 000 commandes"#,
        fails: #"<Subtitle xml:lang="fr">1 commandes en retard"#),
      Edge(
        "<Subtitle>1 items", passes: #"<Subtitle xml:lang="pl">1 zamówienie w tym miesiącu"#,
        fails: #"<Subtitle xml:lang="pl">1 zamówień w tym miesiącu"#),
      Edge("<Subtitle>1 items", passes: #"<Subtitle xml:lang="pl">Do 1 zamówienia"#),
      Edge(
        "<Subtitle>1 items", passes: #"<Subtitle xml:lang="ru">1 заказ"#,
        fails: #"<Subtitle xml:lang="ru">Склад 4 · 1 заказов за месяц"#),
      Edge(
        "<Subtitle>1 items", passes: #"<Subtitle xml:lang="it">21 ordini"#, fails: #"<Subtitle xml:lang="it">1 ordini"#),
      .card(passes: picture("1 pump"), fails: picture("1 pumps")),
    ]
  ) { text, context in
    guard text.attribute != nil || !ReadText.numbered.contains(context.name(text.node)) else { return }
    let isBound = context.isBound(text.text)
    // Of a text that is bound as a whole the app chooses the form.
    guard isBound ? hasWords(text.text) : text.text.utf8.contains(0x31), text.wording(context).language != nil else {
      return
    }
    for reading in text.readings(context) {
      let wording = context.wording(reading, of: text.node)
      guard wording.lower.contains(0x31),
        let slip = wording.language == .en ? wording.singleBeforePlural : wording.oneBeforeMany
      else { continue }
      return context.report(
        isBound
          ? "With the sample this reads “\(slip)”: bind the whole text, so that the app chooses the form"
          : "“\(slip)” is a slip: write the singular after 1", at: text.range)
    }
  }
}

/// Whether letters stand in `text` outside of its bindings.
private func hasWords(_ text: String) -> Bool {
  text.split(separator: "{", omittingEmptySubsequences: false).contains { piece in
    (piece.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false).last ?? piece).contains { $0.isLetter }
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

  /// The same in other languages, at the beginning of a text or of a part of it, where 1 is no number of a hall.
  fileprivate var oneBeforeMany: String? {
    guard let language else { return nil }
    let known = WordTable.phrases(.countedMany, in: language)
    guard !known.isEmpty else { return nil }
    let small: [WordTable.Topic] = [.frequent, .own, .periods, .whereabouts]
    for part in text.replacing(", ", with: ";").split(atAny: "·;()") {
      let words = part.split(separator: " ")
      guard words.count > 1, words[0] == "1", known.contains(words[1].lowercased()),
        words.count == 2
          || small.contains(where: { WordTable.phrases($0, in: language).contains(words[2].lowercased()) })
      else { continue }
      return "1 " + words[1]
    }
    return nil
  }

  /// What may stand behind a noun that is counted.
  private static let behind: Set<String> = [
    "and", "or", "of", "from", "in", "on", "at", "to", "for", "with", "by", "is", "are", "open", "left", "late",
    "overdue",
    "selected", "pending", "due", "this", "today", "since", "last", "within", "waiting", "remaining",
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

/// A card with a picture that is spoken as `alt`.
private func picture(_ alt: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="order">
  <DetailImage src="pump.png" alt="\(alt)"/><Title>4711</Title></ObjectCardView>
  """
}
