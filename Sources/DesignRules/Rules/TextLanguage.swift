import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A card speaks one language.
  static let textLanguage = DesignRule(
    "text-language", .hint, summary: "A text is in another language than the card",
    explanation: """
      A button or state that was not translated stops people who do not know the other language, and screen readers pronounce it \
      wrongly. Translate it, or name its language with `xml:lang`. The rule looks at several words at once, and only where \
      `xml:lang` names the card’s language: in \(WordTable.languages(.frequent)) by words of these languages; in Russian, Japanese, \
      Chinese, Korean, Arabic and Hebrew it finds English labels.
      """,
    sources: ["TXT-W"],
    elements: [
      "Action", "Status", "Key", "Column", "HandleLabel", "Hint", "Label", "Title", "Subtitle", "Description", "Text",
      "Footnote",
    ],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="de" id="leave">
        <Title>Ines Lindner</Title>
        <Actions>
          <Action id="approve" role="primary" after="Genehmigt">Genehmigen</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" xml:lang="de" id="leave">
        <Title>Ines Lindner</Title>
        <Actions>
          <Action id="approve" role="primary" after="Approved">⏩Approve⏪</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "Download"),
      Edge(#"xml:lang="de""#, passes: #"xml:lang="en""#, fails: #"xml:lang="ja""#),
      Edge(#"xml:lang="de""#, passes: #"xml:lang="sv""#),
      Edge(">Approve<", passes: #" xml:lang="en">Approve<"#),
      Edge(passes: "Details zeigen", fails: "Approve delivery"),
      Edge(passes: "✓"),
    ]
  ) { node, context in
    let wording = context.wording(node)
    guard wording.isNamed, let own = wording.language, !wording.isBound, !wording.lower.isEmpty else { return }
    let isLabel = isLabel(node, context)
    let after = isLabel ? context.value(node, .after) ?? "" : ""
    guard let other = wording.otherLanguage(than: own, isLabel: isLabel, with: after) else { return }
    context.report(
      "“\(wording.text)” is \(other.name), the card \(own.name): translate it, or name its language with xml:lang",
      at: context.textRange(node))
  }
}

/// Whether `node` holds a short label of the app rather than data.
private func isLabel(_ node: NodeID, _ context: RuleContext) -> Bool {
  switch context.name(node) {
  case .action, .status, .key, .column, .handleLabel, .hint: true
  case .title, .description:
    context.parent(node).map { [.emptyState, .illustratedMessage].contains(context.name($0)) } ?? false
  default: false
  }
}

extension Wording {
  /// The language that the words are in, where it is certainly not `own`; nil else.
  fileprivate func otherLanguage(than own: Language, isLabel: Bool, with after: String) -> Language? {
    let words = words
    if [.ja, .zh, .ko, .ru, .ar, .he].contains(own) {
      guard isLabel, !words.isEmpty,
        text.unicodeScalars.allSatisfy({ $0.value < 0x2E80 && !(0x370..<0x2000).contains($0.value) })
      else { return nil }
      return words.contains { $0.utf8.count >= 4 } && words.allSatisfy(Self.isEnglish) ? .en : nil
    }
    guard isLabel || words.count >= 3 else { return nil }
    let distinct = Set(words)
    if words.count >= 3, distinct.isDisjoint(with: WordTable.phrases(.frequent, in: own)),
      distinct.isDisjoint(with: WordTable.phrases(.own, in: own))
    {
      // Names and addresses have a few words of another language, and say nothing.
      let others = Language.allCases.filter { other in
        other != own && (isLabel || !distinct.isDisjoint(with: WordTable.phrases(.saying, in: other)))
      }
      let hits = others.map { distinct.intersection(WordTable.telling($0)).count }
      if let most = hits.max(), most >= 2, hits.count(where: { $0 == most }) == 1, let place = hits.firstIndex(of: most)
      {
        return others[place]
      }
    }
    guard isLabel, own != .en, !words.isEmpty, words.allSatisfy(Self.isEnglish) else { return nil }
    let all = distinct.union(Wording(after, nil, isNamed: true).words)
    let isCertain = words.count == 1 && Self.unmistakable.contains(words[0])
    return isCertain || all.count { Self.isEnglish($0) && !Self.shared.contains($0) } >= 2 ? .en : nil
  }

  /// Words of English buttons that no other language has taken over.
  private static let unmistakable: Set<String> = [
    "approve", "reject", "submit", "cancel", "delete", "save", "confirm", "remove", "close", "send", "reply", "search",
    "continue", "approved", "rejected", "submitted", "overdue", "delayed", "delivered",
  ]

  private static func isEnglish(_ word: String) -> Bool {
    WordTable.phrases(.labels, in: .en).contains(word) || WordTable.phrases(.frequent, in: .en).contains(word)
  }

  /// Words of English that other languages have, too.
  private static let shared: Set<String> = [
    "details", "material", "status", "order", "screen", "start", "stop", "download", "upload", "card", "report", "date",
    "minutes", "on", "in", "at", "of", "to", "by", "no", "not", "half", "full", "present", "new", "is", "are", "has",
    "was",
    "will", "that", "the", "half", "late", "show", "call", "supplier", "a",
  ]
}
