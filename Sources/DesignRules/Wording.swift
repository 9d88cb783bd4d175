import Standards

/// What a text is made of, gathered once for all rules that judge words.
struct Wording {
  /// The text, white space collapsed.
  let text: String
  /// In lower case, as bytes.
  let lower: [UInt8]
  /// The language that it is judged in; nil where none of the rules knows its words.
  let language: Language?
  /// Whether the document says which language it is in.
  let isNamed: Bool
  /// Whether a binding stands in it, so that people read something else.
  let isBound: Bool

  init(_ text: String, _ tag: LanguageTag?, isNamed: Bool) {
    self.text = text
    self.isNamed = isNamed
    lower = Array(text.lowercased().utf8)
    language = isNamed ? tag?.language : .en
    isBound = lower.contains(0x7B)
  }

  /// Its words: runs of letters, in lower case.
  var words: [String] {
    String(decoding: lower, as: UTF8.self).split { !$0.isLetter && $0 != "’" && $0 != "'" }.map(String.init)
  }

  /// The text in lower case without the signs at its end.
  var bare: String {
    var end = lower.count
    while end > 0, [0x21, 0x2E, 0x3F, 0x20].contains(lower[end - 1]) { end -= 1 }
    let text = String(decoding: lower[..<end], as: UTF8.self)
    return text.last.map { "。！？…".contains($0) } == true ? String(text.dropLast()) : text
  }

  /// The first phrase of `topic` that stands in it, with no letter beside it where words are set apart.
  func phrase(_ topic: WordTable.Topic) -> String? {
    guard let language else { return nil }
    return WordTable.phrases(topic, in: language).sorted().first { contains($0) }
  }

  /// Whether it is one of the phrases of `topic`.
  func isPhrase(_ topic: WordTable.Topic) -> Bool {
    guard let language else { return false }
    return WordTable.phrases(topic, in: language).contains(bare)
  }

  /// Whether one of its words is one of `topic`; in languages that set no words apart, whether one stands in it.
  func hasWord(of topic: WordTable.Topic) -> Bool {
    guard let language else { return false }
    let phrases = WordTable.phrases(topic, in: language)
    switch language {
    case .ja, .zh, .ko: return phrases.contains { contains($0) }
    default: return words.contains { phrases.contains($0) }
    }
  }

  private func contains(_ phrase: String) -> Bool {
    let phrase = Array(phrase.utf8)
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

extension WordTable {
  /// What English calls `language`.
  static func name(of language: Language) -> String {
    switch language {
    case .en: "English"
    case .de: "German"
    case .fr: "French"
    case .es: "Spanish"
    case .it: "Italian"
    case .pt: "Portuguese"
    case .nl: "Dutch"
    case .pl: "Polish"
    case .tr: "Turkish"
    case .ru: "Russian"
    case .ja: "Japanese"
    case .zh: "Chinese"
    case .ko: "Korean"
    case .ar: "Arabic"
    case .he: "Hebrew"
    }
  }

  /// The languages in whose words rules judge, as the end of a sentence.
  static let judged =
    "English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Turkish, Russian, Japanese, Chinese, Korean, Arabic and Hebrew"
}
