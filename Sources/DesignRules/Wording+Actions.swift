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
    guard hasVerb(of: verbs) else { return false }
    // “Remove” alone, and of data and people; to remove a seal is a step of work.
    if [.en, .de, .pt, .zh].contains(language), hasVerb(of: WordTable.phrases(.detaching, in: language)),
      !hasVerb(of: verbs.subtracting(WordTable.phrases(.detaching, in: language))),
      !isPhrase(.detaching), !speaks(of: .belongings), !speaks(of: .engagements)
    {
      return false
    }
    // Filters of a list are removed, and faults, and a deletion is undone; “Delete oil filter” is about a part.
    let isCertain = language == .en && sayings.first.map { ["delete", "erase"].contains($0) } ?? false
    return isCertain || !speaks(of: .harmless) && !speaks(of: .mishaps)
  }

  /// The words, without those before the verb that tell how it is done: “Yes, permanently delete”.
  private var sayings: ArraySlice<String> {
    let preludes = language.map { WordTable.phrases(.preludes, in: $0) } ?? []
    return words.drop(while: preludes.contains)
  }

  /// Whether what the label does is one of `verbs`, which is all of it or stands at the verb’s place: “Call Ana”, and not “Log call”.
  func does(_ verbs: Set<String>) -> Bool {
    guard let language else { return false }
    if verbs.contains(bare) { return true }
    switch language {
    case .ja, .ko, .zh:
      return Self.verbEndings.contains { bare.hasSuffix($0) && verbs.contains(String(bare.dropLast($0.count))) }
    case .de, .nl, .tr: return sayings.last.map(verbs.contains) ?? false
    default: return hasVerb(of: verbs)
    }
  }

  /// Whether what the label does is to call somebody.
  var calls: Bool { language.map { does(WordTable.phrases(.calling, in: $0)) && !beginsWithNoun } ?? false }

  /// Whether what the label does is to write somebody a mail; “mail” is a verb in English alone.
  var mails: Bool {
    guard let language else { return false }
    return isPhrase(.mailing) || language == .en && does(WordTable.phrases(.mailing, in: .en)) && !beginsWithNoun
  }

  /// Whether the word of calling or writing with which an English label begins is a noun, or a part of one: “Phone list”, “Call for
  /// papers”, “Dial-in details”.
  private var beginsWithNoun: Bool {
    guard language == .en else { return false }
    let rest = sayings.dropFirst().joined(separator: " ") + " "
    return WordTable.phrases(.nounsOfReach, in: .en).contains { rest.hasPrefix($0 + " ") }
  }

  /// Whether one of `verbs` stands where the language puts that of a label.
  private func hasVerb(of verbs: Set<String>) -> Bool {
    let words = sayings
    let isFirst = words.first.map(verbs.contains) ?? false
    switch language {
    case nil: return false
    case .en, .pl, .ru, .ar, .he: return isFirst
    // “Tout supprimer”.
    case .fr, .es, .it, .pt: return isFirst || words.count == 2 && words.last.map(verbs.contains) ?? false
    case .de, .nl, .tr: return isFirst || words.suffix(2).contains(where: verbs.contains)
    case .zh: return verbs.contains { text.hasPrefix($0) || text.hasSuffix($0) }
    case .ja, .ko:
      return verbs.contains { text.hasSuffix($0) }
        || Self.verbEndings.contains { text.hasSuffix($0) }
    }
  }

  /// What makes verbs of nouns in Japanese and Korean.
  private static let verbEndings = ["する", "します", "하기", "합니다", "하다"]

  /// The text in lower case without such an ending.
  var stem: String {
    let bare = bare
    return Self.verbEndings.first(where: bare.hasSuffix).map { String(bare.dropLast($0.count)) } ?? bare
  }

  /// Whether a button of a header that says this, with `icon`, does something to the object, rather than to how it is shown.
  func actsOnObject(withIcon icon: String) -> Bool {
    guard !isBound, !speaks(of: .harmless), !speaks(of: .viewing), !speaks(of: .screenParts) else { return false }
    if acts(.decision) || acts(.closing) { return true }
    // “Remove” alone may hide the card.
    if takesAway { return !isPhrase(.detaching) || icon == "actions.delete" }
    // The sign says which: “Transferir fatura” downloads it in Portugal and pays it in Brazil.
    if icon == "actions.download" { return false }
    if isPhrase(.once) { return !icon.contains("hare") && !icon.contains("mail") }
    return acts(.once)
  }

  /// Whether a verb of `topic` stands at its place, alone or with what it is done to: “Order history” and “Release dates” have no
  /// verb.
  private func acts(_ topic: WordTable.Topic) -> Bool {
    guard let language, hasWord(of: topic) else { return false }
    let verbs = WordTable.phrases(topic, in: language)
    guard hasVerb(of: verbs) else { return false }
    guard language.setsWordsApart else {
      let stem = stem
      if topic != .closing, verbs.contains(stem) || text.contains("を") { return true }
      // “申請” is what is done and what it is done to.
      let verb = verbs.filter { stem.hasSuffix($0) || stem.hasPrefix($0) }.max { $0.count < $1.count } ?? ""
      let rest = Wording(stem.replacing(verb, with: " "), in: language)
      return topic == .closing ? rest.speaks(of: .cases) : rest.speaks(of: .engagements) || rest.speaks(of: .cases)
    }
    var object = sayings.filter { !verbs.contains($0) }[...]
    // “Close” alone closes the card.
    if object.isEmpty { return topic != .closing }
    if language == .en, topic != .closing, let first = object.first, ["the", "this", "all"].contains(first) {
      return true
    }
    // “Order by car” chooses the way.
    if language == .en, object.first == "by" { return false }
    // Articles stand before what is named first.
    if [.fr, .es, .it, .pt].contains(language) { object = object.drop { $0.count <= 3 } }
    if language == .en { object = object.drop { ["a", "an", "the", "my", "your"].contains($0) } }
    let rest = Wording(object.joined(separator: " "), in: language)
    let objects: [WordTable.Topic] =
      topic == .closing ? [.cases] : [.subjects, .engagements, .workTerms, .counted, .cases, .matters]
    return objects.contains { rest.isNamed($0) }
  }
}
