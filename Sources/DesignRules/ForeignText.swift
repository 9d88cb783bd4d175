import Standards

/// A text that may be in another language than its card.
struct ForeignText {
  /// What kind of text is asked for its language.
  enum Use {
    /// A short label of the app.
    case label
    /// What a button says once it was tapped, which is no name.
    case state
    /// A name or a title, which may be in any language.
    case name
    /// Words about something.
    case sentence
  }

  let wording: Wording
  /// The language of the card.
  let own: Language
  let use: Use
  /// What stands in place of a label later on.
  var after = ""

  private var lower: [UInt8] { wording.lower }
  private var isLabel: Bool { use == .label || use == .state }

  /// What the text is in, where it is certainly not the card’s language: another, or letters; nil else.
  var language: String? {
    let text = wording.text
    guard !text.contains("@"), !text.contains("://"), !text.contains("www.") else { return nil }
    let scripts = Set(text.unicodeScalars.compactMap(Script.init))
    guard scripts == [.latin] else { return foreignScript(scripts) }
    let own = Script(of: own) == .latin ? own : nil
    let candidates = Language.allCases.filter { $0 != own && Script(of: $0) == .latin }
    var found = isLabel ? candidates.filter { isLabel(in: $0, besides: own) } : []
    if found.isEmpty, let language = languageOfSentence(among: candidates, besides: own) { found = [language] }
    if found.isEmpty, use == .sentence { found = languagesOfReport(among: candidates, besides: own) }
    return found.isEmpty ? nil : found.map { $0.name }.joined(separator: " or ")
  }

  // MARK: Labels

  /// Whether it is a label in `language`, and no word of it one of `own`.
  private func isLabel(in language: Language, besides own: Language?) -> Bool {
    let words = Self.tokens(of: lower).filter { !$0.allSatisfy { $0.isNumber } }
    let known = own.map(WordTable.vocabulary) ?? []
    let all = WordTable.vocabulary(of: language)
    let certain = WordTable.phrases(.buttons, in: language)
    let loans = WordTable.phrases(.loans, in: .en)
    let whole = words.joined(separator: " ")
    if WordTable.phrases(.terms, in: .en).contains(whole) { return false }
    if words.count == 1 {
      if known.contains(whole) || loans.contains(whole) || whole.count < 4 { return false }
      // German verbs have their own Dutch ones beside them; the other way round German takes some over.
      if isAkin(language, own), !(language == .de && own == .nl && certain.contains(whole)) { return false }
      if certain.contains(whole) || (own == nil || use == .state) && all.contains(whole) { return true }
      // What stands in its place later on tells, too.
      let later = Self.tokens(of: FoldedText.of(after, language))
      return all.contains(whole) && later.count == 1
        && later.allSatisfy { all.contains($0) && !known.contains($0) && !loans.contains($0) }
    }
    if certain.contains(whole), !known.contains(whole) { return true }
    guard words.count <= 6, words.allSatisfy({ all.contains($0) || loans.contains($0) }),
      words.allSatisfy({ !known.contains($0) || loans.contains($0) })
    else { return false }
    let foreign = words.filter { !known.contains($0) && !loans.contains($0) }
    if foreign.isEmpty { return false }
    // “Call driver” begins with a word that others have taken over, and is English by the next.
    return words.contains { certain.contains($0) && (!known.contains($0) || loans.contains($0)) }
      || own == nil || language == .en && Set(foreign).count >= 2
  }

  /// The languages in which all of its words are known, and one is none of the card's: nothing by itself, as names and terms are such
  /// words, too.
  var tongues: Set<Language> {
    guard Script(of: own) == .latin, isLabel else { return [] }
    let words = Self.tokens(of: lower).filter { !$0.allSatisfy { $0.isNumber } }
    let known = WordTable.vocabulary(of: own)
    let loans = WordTable.phrases(.loans, in: .en)
    let isTerm = WordTable.phrases(.terms, in: .en).contains(words.joined(separator: " "))
    guard !isTerm, words.contains(where: { !known.contains($0) && !loans.contains($0) }) else { return [] }
    return Set(
      Language.allCases.filter { language in
        let all = WordTable.vocabulary(of: language)
        return language != own && !isAkin(language, own) && words.allSatisfy { all.contains($0) || loans.contains($0) }
      })
  }

  /// Whether the one has words of the other that its table may lack.
  private func isAkin(_ language: Language, _ own: Language?) -> Bool {
    guard let own else { return false }
    return [[.de, .nl], [.es, .pt, .it]].contains { $0.contains(language) && $0.contains(own) }
  }

  /// What stands between spaces, without the signs around it; what has a hyphen is one.
  private static func tokens(of text: [UInt8]) -> [String] {
    text.split(separator: 0x20).compactMap { part in
      let part = String(decoding: part, as: UTF8.self)
      let token = part.drop { !$0.isLetter && !$0.isNumber }
      guard let end = token.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
      return String(token[...end])
    }
  }

  // MARK: Sentences

  /// The one of `candidates` that has far more of the words than `own`; names and addresses have a few of another language, and say
  /// nothing.
  private func languageOfSentence(among candidates: [Language], besides own: Language?) -> Language? {
    let words = Set(
      TextRuns.joinedLetters.ranges(in: Self.withoutQuotations(lower)).map {
        String(decoding: lower[$0], as: UTF8.self)
      })
    guard words.count >= (isLabel ? 3 : 4) else { return nil }
    let known = own.map(WordTable.grammar) ?? []
    let owned = words.intersection(known).count
    let ranked = candidates.map { ($0, words.intersection(WordTable.grammar(of: $0)).count) }.sorted { $0.1 > $1.1 }
    guard let (language, hits) = ranked.first, hits > ranked[1].1, hits >= owned + 2, hits * 4 >= words.count else {
      return nil
    }
    let sayings = words.intersection(WordTable.phrases(.saying, in: language)).subtracting(known).count
    return sayings >= (use == .name ? 2 : 1) ? language : nil
  }

  /// The ones of `candidates` that have nearly all words of a report, such as “Replace the pump”, where `own` has none that they lack:
  /// what is done stands in it, which names do without.
  private func languagesOfReport(among candidates: [Language], besides own: Language?) -> [Language] {
    let words = Set(Self.tokens(of: Self.withoutQuotations(lower)).filter { $0.contains { $0.isLetter } })
    guard words.count > 1 else { return [] }
    let known = own.map(WordTable.vocabulary) ?? []
    let loans = WordTable.phrases(.loans, in: .en)
    // What both languages have tells nothing; one word that only the card's has, as nearly all texts have, tells that it is right.
    let shared = words.filter(known.contains)
    let telling = words.subtracting(shared)
    let counts = candidates.map { language -> (Language, Int) in
      let all = WordTable.vocabulary(of: language)
      guard shared.allSatisfy(all.contains) else { return (language, 0) }
      let hits = telling.intersection(all)
      guard hits.count > 1 else { return (language, 0) }
      let isDone = !hits.isDisjoint(with: WordTable.phrases(.buttons, in: language).subtracting(loans))
      // A short text is of such words alone.
      let isShort = words.count < 4
      let hasGrammar = !hits.isDisjoint(with: WordTable.grammar(of: language))
      let isMade =
        isShort
        ? telling.count == hits.count && (isDone || isPhrase(of: language))
        : hits.count > 2 && hits.count * 2 >= telling.count && hasGrammar
          && (isDone || hits.count * 4 >= telling.count * 3)
      return (language, isMade ? hits.count : 0)
    }
    let most = counts.map { $0.1 }.max() ?? 0
    let best = counts.filter { $0.1 == most && most > 0 }.map { $0.0 }
    return best.count < 3 ? best : []
  }

  /// Whether it is a label of several words in `language`.
  private func isPhrase(of language: Language) -> Bool {
    let words = Self.tokens(of: lower)
    return words.count > 1 && WordTable.phrases(.buttons, in: language).contains(words.joined(separator: " "))
  }

  /// `text` with blanks in place of what stands in quotation marks.
  private static func withoutQuotations(_ text: [UInt8]) -> [UInt8] {
    var (result, isQuoted): ([UInt8], Bool) = ([], false)
    for character in String(decoding: text, as: UTF8.self) {
      let isMark = "\"“”„«»‹›".contains(character)
      if isMark { isQuoted = !isQuoted }
      result += isQuoted || isMark ? Array(repeating: 0x20, count: character.utf8.count) : Array(character.utf8)
    }
    return result
  }

  // MARK: Letters

  /// Whether `text` is an English word for a thing, and no name or code, among `others`, two or more, which have no such letters.
  static func isLeftOut(_ text: String, among others: [String]) -> Bool {
    let words = text.split(separator: " ")
    // Names and species are in Latin letters everywhere.
    guard (2...4).contains(words.count), words.allSatisfy({ $0.utf8.allSatisfy { $0.isASCIILetter } }),
      words.allSatisfy({ WordTable.phrases(.parts, in: .en).contains($0.lowercased()) }),
      words.dropFirst().allSatisfy({ $0.utf8.allSatisfy { $0 > 0x5A } })
    else { return false }
    let scripts = others.map { Set($0.unicodeScalars.compactMap(Script.init)) }.filter { !$0.isEmpty }
    return scripts.count > 1 && scripts.allSatisfy { !$0.contains(.latin) }
  }

  /// Whether most texts in `language` are in other letters than Latin ones.
  static func hasOtherLetters(_ language: Language) -> Bool { Script(of: language) != .latin }

  /// What the text is in where its letters are no Latin ones, and none of those of `own`.
  private func foreignScript(_ scripts: Set<Script>) -> String? {
    let text = wording.text
    let others = scripts.subtracting(Script.all(of: own))
    guard !others.isEmpty, scripts.isDisjoint(with: [.latin]),
      Script(of: own) == .latin || scripts.count == others.count
        || own == .zh && others == [.kana]
          && text.unicodeScalars.count(where: { (0x3041...0x3096).contains($0.value) }) > 1,
      !WordTable.phrases(.endonyms, in: .en).contains(wording.bare)
    else { return nil }
    let language = Language.allCases.first {
      Script.all(of: $0).isSuperset(of: scripts) && Script(of: $0) == Script(in: others)
    }
    if isLabel, lower.count > 3 {
      // Cyrillic, Arabic and Chinese letters are those of several languages.
      return language.flatMap { [.ja, .ko, .he].contains($0) ? $0.name : nil } ?? "in other letters"
    }
    guard let language, use == .sentence else { return nil }
    let judged = Wording(text, in: language)
    let sayings = WordTable.phrases(.saying, in: language)
    let count =
      language.setsWordsApart
      ? Set(judged.words).intersection(sayings).count : text.count > 6 && judged.hasWord(of: .saying) ? 2 : 0
    return count >= 2 ? language.name : nil
  }
}

/// What letters are of.
private enum Script {
  case latin, cyrillic, hebrew, arabic, kana, han, hangul, other

  /// That of a letter; nil for what is none.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic || scalar.value == 0x30FC else { return nil }
    switch scalar.value {
    case ..<0x250, 0x1E00..<0x1F00, 0x250..<0x2B0: self = .latin
    case 0x400..<0x530: self = .cyrillic
    case 0x590..<0x600: self = .hebrew
    case 0x600..<0x780, 0x8A0..<0x900, 0xFB50..<0xFE00, 0xFE70..<0xFF00: self = .arabic
    case 0x3040..<0x3100, 0x31F0..<0x3200, 0xFF66..<0xFFA0: self = .kana
    case 0x3005, 0x3400..<0xA000, 0xF900..<0xFB00, 0x20000..<0x30000: self = .han
    case 0x1100..<0x1200, 0x3130..<0x3190, 0xAC00..<0xD7B0: self = .hangul
    default: self = .other
    }
  }

  /// That in which the most typical letters of `language` are.
  init(of language: Language) {
    self =
      switch language {
      case .ru: .cyrillic
      case .he: .hebrew
      case .ar: .arabic
      case .ja: .kana
      case .zh: .han
      case .ko: .hangul
      default: .latin
      }
  }

  /// The one of `scripts` that tells most.
  init?(in scripts: Set<Script>) {
    guard let script = [Script.kana, .hangul, .han, .cyrillic, .hebrew, .arabic].first(where: scripts.contains) else {
      return nil
    }
    self = script
  }

  /// All those of `language`.
  static func all(of language: Language) -> Set<Script> {
    switch language {
    case .ja: [.kana, .han]
    case .ko: [.hangul, .han]
    default: [Script(of: language)]
    }
  }
}
