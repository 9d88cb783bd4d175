import CardModel
import SourceText
import Standards

/// What a text is made of, gathered once for all rules that judge words.
final class Wording {
  /// The text, white space collapsed.
  let text: String
  /// In lower case and with straight apostrophes, as bytes; each binding as a word that no language has, as nobody reads its path.
  let lower: [UInt8]
  /// The language that it is judged in; nil where none of the rules knows its words.
  let language: Language?
  /// Whether the document says which language it is in.
  let isNamed: Bool
  /// The language that the document names for it, if rules know its words.
  var named: Language? { isNamed ? language : nil }
  /// Whether a binding stands in it, so that people read something else.
  let isBound: Bool

  /// `text`, which is in `language`, or in English where nothing names one.
  init(_ text: String, in language: Language?, isNamed: Bool = true) {
    self.text = text
    self.isNamed = isNamed
    self.language = isNamed ? language : .en
    isBound = text.utf8.contains(0x7B)
    lower = FoldedText.of(isBound ? Self.withoutPaths(text) : text, self.language)
  }

  /// `text` with the stand-in for each of its bindings, and `{{` as the brace that it is.
  private static func withoutPaths(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for binding in Binding.all(in: bytes, ByteRange(0, bytes.count)).reversed() {
      bytes.replaceSubrange(binding.range.start - 1..<binding.range.end + 1, with: standIn)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "{{", omittingEmptySubsequences: false)
      .joined(separator: "{")
  }

  /// ʬ, the letter of a sound that no language writes: what stands there may turn the words beside it, as any unknown word.
  private static let standIn = Array("\u{2AC}".utf8)

  /// Its words: runs of letters and apostrophes, in lower case.
  private(set) lazy var words: [String] = TextRuns.joinedLetters.ranges(in: lower).map {
    String(decoding: lower[$0], as: UTF8.self)
  }

  /// In lower case, without the dot that remains of a Turkish İ.
  private(set) lazy var plain: [UInt8] = {
    guard lower.contains(0xCC) else { return lower }
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: String(decoding: lower, as: UTF8.self).unicodeScalars.filter { $0.value != 0x307 })
    return Array(String(plain).utf8)
  }()

  /// The runs of letters in ``plain``.
  private(set) lazy var letters = TextRuns.letters.ranges(in: plain)

  /// The topics of which it may have words; nil where each has to be looked for.
  private lazy var topics: [WordTable.Topic]? = {
    guard let language, plain.count == lower.count else { return nil }
    return WordTable.index(of: language)?.topics(in: plain, letters)
  }()

  /// Whether it may have words of `topic`: most texts have those of few, and need not be looked through for each that rules ask for.
  func mayHave(_ topic: WordTable.Topic) -> Bool { topics?.contains(topic) ?? true }

  /// Where in ``plain`` the first word of each topic stands that was asked for.
  var places: [(topic: WordTable.Topic, place: Range<Int>?)] = []

  /// How numbers, days and times are written in it.
  private(set) lazy var notations = Notation.all(in: text, language)

  /// The text in lower case without the signs at its end.
  var bare: String {
    var end = lower.count
    while end > 0, [0x21, 0x2E, 0x3F, 0x20].contains(lower[end - 1]) { end -= 1 }
    let text = String(decoding: lower[..<end], as: UTF8.self)
    return text.last.map { "。！？…".contains($0) } == true ? String(text.dropLast()) : text
  }

  /// The first phrase of `topic` that stands in it, with no letter beside it where words are set apart.
  func phrase(_ topic: WordTable.Topic) -> String? {
    guard let language, !isASCII || mayHave(topic) else { return nil }
    return WordTable.bytes(topic, in: language).first(where: contains).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether it is of ASCII alone: beside other letters, phrases count that are only a part of a word.
  private lazy var isASCII = lower.allSatisfy { $0 < 0x80 }

  /// Whether it is one of the phrases of `topic`.
  func isPhrase(_ topic: WordTable.Topic) -> Bool {
    guard let language, mayHave(topic) else { return false }
    return WordTable.phrases(topic, in: language).contains(bare)
  }

  /// Whether one of its words is one of `topic`; in languages that set no words apart, whether one stands in it.
  func hasWord(of topic: WordTable.Topic) -> Bool {
    guard let language, mayHave(topic) else { return false }
    if !language.setsWordsApart { return WordTable.bytes(topic, in: language).contains(where: contains) }
    let phrases = WordTable.phrases(topic, in: language)
    return words.contains { phrases.contains($0) }
  }

  private func contains(_ phrase: [UInt8]) -> Bool {
    guard let first = phrase.first, lower.count >= phrase.count else { return false }
    for start in 0...(lower.count - phrase.count) where lower[start] == first {
      guard lower[start..<start + phrase.count].elementsEqual(phrase) else { continue }
      let isSetApart =
        (start == 0 || !Self.isLetter(lower[start - 1]) || !Self.isLetter(first))
        && (start + phrase.count == lower.count || !Self.isLetter(lower[start + phrase.count])
          || !Self.isLetter(phrase[phrase.count - 1]))
      if isSetApart { return true }
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}

extension Language {
  /// Whether spaces stand between its words, and each is a word of our tables.
  var setsWordsApart: Bool { ![.ja, .zh, .ko].contains(self) }
}
