import Standards

/// What labels of buttons do.
extension Wording {
  /// Whether the label says that something of value is taken away: by its verb, which stands where the language puts it.
  var takesAway: Bool {
    guard let language else { return false }
    if WordTable.lexicon(.destructive, in: language)?.wholes.contains(bare) == true { return true }
    // “Cancel” goes back, and “Cancel alarm” does good: “Cancel order” takes something away.
    let isVoiding = hasWord(of: .voiding) && speaks(of: .engagements)
    guard isVoiding || hasWord(of: .destructive) else { return false }
    let verbs = WordTable.phrases(.destructive, in: language)
      .union(isVoiding ? WordTable.phrases(.voiding, in: language) : [])
    // Filters of a list are removed, and faults, and a deletion is undone; “Delete oil filter” is about a part.
    let isCertain = language == .en && words.first.map { ["delete", "erase"].contains($0) } ?? false
    return hasVerb(of: verbs) && (isCertain || !speaks(of: .harmless) && !speaks(of: .mishaps))
  }

  /// Whether one of `verbs` stands where the language puts that of a label.
  private func hasVerb(of verbs: Set<String>) -> Bool {
    switch language {
    case nil: false
    case .en, .pl, .ru, .ar, .he: words.first.map(verbs.contains) ?? false
    // “Tout supprimer”.
    case .fr, .es, .it, .pt: words.first.map(verbs.contains) ?? false || words.count == 2 && verbs.contains(words[1])
    case .de, .nl, .tr: words.first.map(verbs.contains) ?? false || words.suffix(2).contains(where: verbs.contains)
    case .zh: verbs.contains { text.hasPrefix($0) || text.hasSuffix($0) }
    case .ja, .ko:
      verbs.contains { text.hasSuffix($0) } || ["する", "します", "하기", "합니다", "하다"].contains { text.hasSuffix($0) }
    }
  }

  /// Whether a button of a header that says this, with `icon`, does something to the object, rather than to how it is shown.
  func actsOnObject(withIcon icon: String) -> Bool {
    guard !isBound, !speaks(of: .harmless), !speaks(of: .viewing), !speaks(of: .screenParts) else { return false }
    if hasWord(of: .decision) { return true }
    // “Remove” alone may hide the card.
    if takesAway { return !isPhrase(.detaching) || icon == "actions.delete" }
    if isPhrase(.once) { return !icon.contains("hare") && !icon.contains("mail") }
    guard let language, hasVerb(of: WordTable.phrases(.once, in: language)) else { return false }
    // “Order history” has no verb.
    guard language.setsWordsApart else { return speaks(of: .engagements) }
    let verbs = WordTable.phrases(.once, in: language)
    let rest = Wording(
      words.filter { !verbs.contains($0) }.joined(separator: " "), LanguageTag(language.code), isNamed: true)
    return rest.speaks(of: .subjects) || rest.speaks(of: .engagements)
  }
}
