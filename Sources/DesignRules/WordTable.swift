import Standards

/// The words by which rules judge texts, language by language: the one list of them.
///
/// A rule that finds no words for the language of a text keeps silent there. Where a document does not name its language, texts are
/// judged as English.
struct WordTable: Sendable {
  /// The phrases of `topic` in `language`, folded (``FoldedText``); none where the topic is not judged in it.
  static func phrases(_ topic: Topic, in language: Language) -> Set<String> { row(topic, language)?.phrases ?? [] }

  /// How a topic is looked for in texts of one language.
  struct Lexicon: Sendable {
    /// Words.
    private var words: Set<String> = []
    /// How words begin, by their first byte, and how they end, by their last.
    private var (beginnings, ends): ([UInt8: [[UInt8]]], [UInt8: [[UInt8]]]) = ([:], [:])
    /// Several words, or signs that stand anywhere, by their first byte.
    private(set) var phrases: [UInt8: [Phrase]] = [:]
    /// Whole texts.
    private(set) var wholes: Set<String> = []
    /// Whether it has words, or parts of them.
    var hasWords: Bool { !words.isEmpty || !beginnings.isEmpty || !ends.isEmpty }

    /// Bytes to look for, and whether no letter may stand before and behind them.
    struct Phrase: Sendable {
      var bytes: [UInt8]
      var isSetApart: (before: Bool, behind: Bool)
    }

    /// Whether `word` is one of its words, or of its phrases.
    func has(_ word: String) -> Bool { hasWord(Array(word.utf8)[...]) || isPhrase(word) }

    /// Whether `word` is one of its words.
    func hasWord(_ word: ArraySlice<UInt8>) -> Bool {
      guard let first = word.first, let last = word.last else { return false }
      return beginnings[first]?.contains { word.starts(with: $0) } ?? false
        || ends[last]?.contains { word.suffix($0.count).elementsEqual($0) } ?? false
        || words.contains(String(decoding: word, as: UTF8.self))
    }

    /// Whether `text` is one of its phrases, and no more.
    func isPhrase(_ text: String) -> Bool {
      guard let first = text.utf8.first else { return false }
      return wholes.contains(text) || phrases[first]?.contains { $0.bytes.elementsEqual(text.utf8) } ?? false
    }

    /// Whether `entry` has signs between its letters: other ASCII ones, or general punctuation (U+2000 to U+206F).
    private static func isSeveral(_ entry: String) -> Bool {
      var previous: UInt8 = 0
      for byte in entry.utf8 {
        if byte < 0x80, byte != 0x2A, !(0x61...0x7A).contains(byte | 0x20) { return true }
        if previous == 0xE2, byte == 0x80 || byte == 0x81 { return true }
        previous = byte
      }
      return false
    }

    fileprivate init(_ entries: Set<String>, _ language: Language) {
      let setsWordsApart = language.setsWordsApart
      // The longer of two phrases that begin alike stands first, and is found.
      for entry in entries.sorted(by: >) {
        if entry.first == "=" {
          wholes.insert(String(entry.dropFirst()))
        } else if !setsWordsApart || Self.isSeveral(entry) {
          let isOpen = entry.last == "*"
          let bytes = Array((isOpen ? entry.dropLast() : entry[...]).utf8)
          guard let first = bytes.first else { continue }
          phrases[first, default: []].append(
            Phrase(bytes: bytes, isSetApart: (setsWordsApart, setsWordsApart && !isOpen)))
        } else if entry.last == "*" {
          let beginning = Array(entry.utf8.dropLast())
          if let first = beginning.first { beginnings[first, default: []].append(beginning) }
        } else if entry.first == "*" {
          let end = Array(entry.utf8.dropFirst())
          if let last = end.last { ends[last, default: []].append(end) }
        } else {
          words.insert(entry)
        }
      }
    }
  }

  /// How `topic` is looked for in `language`; nil where it is not judged in it.
  static func lexicon(_ topic: Topic, in language: Language) -> Lexicon? { row(topic, language)?.lexicon }

  /// The same as bytes, in order.
  static func bytes(_ topic: Topic, in language: Language) -> [[UInt8]] { row(topic, language)?.bytes ?? [] }

  /// What tells which topics a text in `language` may have words of; nil where no words are set apart.
  static func index(of language: Language) -> WordIndex? {
    guard language.setsWordsApart else { return nil }
    return indexes[language.rawValue].value {
      WordIndex(rows.flatMap { topic, rows in (rows[language.rawValue]?.entries ?? []).map { (topic, $0) } })
    }
  }

  private static let indexes = Language.allCases.map { _ in MadeOnce<WordIndex>() }

  /// The languages in whose words `topic` is judged, as part of a sentence.
  static func languages(_ topic: Topic) -> String {
    Language.listed(Language.allCases.filter { row(topic, $0) != nil })
  }

  /// The languages that have `word` among their frequent ones.
  static func languages(withFrequent word: String) -> [Language] { allFrequent[word] ?? [] }

  private static let allFrequent: [String: [Language]] = {
    var all: [String: [Language]] = [:]
    for language in Language.allCases {
      for word in phrases(.frequent, in: language) { all[word, default: []].append(language) }
    }
    return all
  }()

  /// Those of all words of `language` that it has for labels and sentences.
  static func vocabulary(of language: Language) -> Set<String> {
    vocabularies[language.rawValue].value {
      [.buttons, .labels].reduce(grammar(of: language)) { $0.union(phrases($1, in: language)) }
    }
  }

  /// Those that sentences have, whatever they are about.
  static func grammar(of language: Language) -> Set<String> {
    grammars[language.rawValue].value {
      [.own, .saying].reduce(phrases(.frequent, in: language)) { $0.union(phrases($1, in: language)) }
    }
  }

  private static let (vocabularies, grammars) = (
    Language.allCases.map { _ in MadeOnce<Set<String>>() }, Language.allCases.map { _ in MadeOnce<Set<String>>() }
  )

  private static func row(_ topic: Topic, _ language: Language) -> Row? { rows[topic]?[language.rawValue] }

  /// Where the tables have the words of a topic in one language, which are read when they are first asked for: a card needs those of
  /// one language, and the rules are made before any.
  private struct Row: Sendable {
    private var lines: [ArraySlice<UInt8>] = []
    private let language: Language
    private let made = MadeOnce<Words>()

    init(_ language: Language) { self.language = language }

    mutating func add(_ line: ArraySlice<UInt8>) { lines.append(line) }

    var phrases: Set<String> { words.phrases }
    var bytes: [[UInt8]] { words.bytes.value { phrases.sorted().map { Array($0.utf8) } } }
    var lexicon: Lexicon { words.lexicon.value { Lexicon(phrases, language) } }

    private var words: Words { made.value { Words(Set(entries.map { String(decoding: $0, as: UTF8.self) })) } }

    /// Its words and phrases, folded.
    var entries: [[UInt8]] {
      lines.flatMap { $0.pieces(between: 0x2C) }.map { FoldedText.of($0.drop { $0 == 0x20 }, language) }
    }
  }

  /// The words of a row, and what is made of them.
  private final class Words: Sendable {
    let phrases: Set<String>
    let bytes = MadeOnce<[[UInt8]]>()
    let lexicon = MadeOnce<Lexicon>()

    init(_ phrases: Set<String>) { self.phrases = phrases }
  }

  /// For each topic a row for each language; none where the topic is not judged in it.
  private static let rows: [Topic: [Row?]] = {
    var rows: [Topic: [Row?]] = [:]
    var (topic, own): (Topic?, [Row?]) = (nil, [])
    for line in [table, states, speech, tongues, circumstances, claims, amounts, courses, signs].flatMap({
      Array($0.utf8).pieces(between: 0x0A)
    }) {
      if topic != nil, let end = line.firstIndex(of: 0x3A),
        let language = Language(code: String(decoding: line[..<end], as: UTF8.self))
      {
        if own[language.rawValue] == nil { own[language.rawValue] = Row(language) }
        own[language.rawValue]?.add(line[line.index(after: end)...])
      } else if let next = Topic(rawValue: String(decoding: line, as: UTF8.self)) {
        if let topic { rows[topic] = own }
        (topic, own) = (next, Array(repeating: nil, count: Language.allCases.count))
      }
    }
    if let topic { rows[topic] = own }
    return rows
  }()
}
