import Standards

/// What the words of a state say of it.
enum Mood {
  case good, bad
}

extension Wording {
  /// Whether the text speaks of `topic`; false in languages in which that is not judged.
  func speaks(of topic: WordTable.Topic) -> Bool { place(topic, in: plain) != nil }

  /// Whether the text speaks of `topic` and nothing in it says that it is not so.
  func affirms(_ topic: WordTable.Topic) -> Bool {
    var rest = plain
    guard let place = place(topic, in: rest) else { return false }
    rest.replaceSubrange(place, with: [0x20])
    return self.place(.negation, in: rest) == nil
      && !Self.words(rest, of: .digits).contains { rest[$0] == [0x30] }
  }

  /// Whether the text is words of `topic` and nothing else, but for words of `frames`.
  ///
  /// What stands beside a word of a state may turn it (“Error corrected”) or make a name of it (“Paid leave”), more ways than a
  /// table can know.
  func says(_ topic: WordTable.Topic, with frames: [WordTable.Topic] = [.auxiliaries]) -> Bool {
    var rest = plain
    guard take(topic, from: &rest) else { return false }
    for frame in frames { _ = take(frame, from: &rest) }
    return String(decoding: rest, as: UTF8.self).allSatisfy { " ,.:;!-–—。、！".contains($0) }
  }

  /// What kind of state it tells, and nothing else but since when; nil when it is none that is known.
  var mood: Mood? {
    switch (says(.trouble, with: [.auxiliaries, .times]), says(.achieved, with: [.auxiliaries, .times])) {
    case (true, false): .bad
    case (false, true): .good
    default: nil
    }
  }

  /// Takes all words of `topic` out of `text`; whether there were any.
  private func take(_ topic: WordTable.Topic, from text: inout [UInt8]) -> Bool {
    var isTaken = false
    while let place = place(topic, in: text) {
      text.replaceSubrange(place, with: [0x20])
      isTaken = true
    }
    return isTaken
  }

  /// Whether the text is nothing but one word or phrase of `topic`, without its numbers and words of periods.
  func isOnly(_ topic: WordTable.Topic) -> Bool {
    guard let language, let lexicon = WordTable.lexicon(topic, in: language) else { return false }
    let periods = WordTable.lexicon(.periods, in: language)
    let all = Self.words(plain, of: .joinedLetters).map { String(decoding: plain[$0], as: UTF8.self) }
    let words = all.filter { periods?.has($0) != true }
    return words.count == 1 && lexicon.has(words[0]) || lexicon.isPhrase(words.joined(separator: " "))
  }

  /// Whether all that the text says is a period, such as “this month”.
  var isPeriod: Bool {
    guard let language, let periods = WordTable.lexicon(.periods, in: language) else { return false }
    let dates = DateFormat(LanguageTag(language.code))
    return Self.words(plain, of: .joinedLetters).allSatisfy { range in
      let word = String(decoding: plain[range], as: UTF8.self)
      return periods.has(word) || dates.month(named: word) != nil
    }
  }

  /// Whether what the text names is one of `topic`: its last word, or its first one in languages that put it there.
  func isNamed(_ topic: WordTable.Topic) -> Bool {
    guard let language, let lexicon = WordTable.lexicon(topic, in: language) else { return false }
    let words = Self.words(plain, of: .joinedLetters).map { String(decoding: plain[$0], as: UTF8.self) }
    let text = words.joined(separator: " ")
    let isFirst = [.fr, .es, .it, .pt, .pl, .ru, .ar, .he].contains(language)
    guard let head = isFirst ? words.first : words.last else { return false }
    return lexicon.has(head)
      || lexicon.phrases.contains { phrase in
        let phrase = String(decoding: phrase.bytes, as: UTF8.self)
        return isFirst
          ? (text + " ").hasPrefix(phrase + " ")
          : language.setsWordsApart ? (" " + text).hasSuffix(" " + phrase) : text.hasSuffix(phrase)
      }
  }

  /// What stands before and behind the first word of `topic`, without the spaces around it; nil where there is none.
  func around(_ topic: WordTable.Topic) -> (before: String, behind: String)? {
    let text = plain
    guard let place = place(topic, in: text) else { return nil }
    func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
      String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return (trimmed(text[..<place.lowerBound]), trimmed(text[place.upperBound...]))
  }

  /// Where in `text`, which is this one or a part of it, the first word of `topic` stands.
  private func place(_ topic: WordTable.Topic, in text: [UInt8]) -> Range<Int>? {
    guard let language, let lexicon = WordTable.lexicon(topic, in: language) else { return nil }
    if lexicon.wholes.contains(String(decoding: text, as: UTF8.self)) { return text.indices }
    for phrase in lexicon.phrases {
      if let place = Self.place(phrase, in: text) { return place }
    }
    if lexicon.words.isEmpty && lexicon.beginnings.isEmpty && lexicon.ends.isEmpty { return nil }
    return Self.words(text, of: .letters).first { range in
      let word = String(decoding: text[range], as: UTF8.self)
      return lexicon.words.contains(word) || lexicon.beginnings.contains { word.hasPrefix($0) }
        || lexicon.ends.contains { word.hasSuffix($0) }
    }
  }

  /// In lower case, without the dot that remains of a Turkish İ.
  private var plain: [UInt8] {
    guard lower.contains(0xCC) else { return lower }
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: String(decoding: lower, as: UTF8.self).unicodeScalars.filter { $0.value != 0x307 })
    return Array(String(plain).utf8)
  }

  private static func place(_ phrase: WordTable.Lexicon.Phrase, in text: [UInt8]) -> Range<Int>? {
    let bytes = phrase.bytes
    guard let first = bytes.first, text.count >= bytes.count else { return nil }
    for start in 0...(text.count - bytes.count) where text[start] == first {
      let end = start + bytes.count
      guard text[start..<end].elementsEqual(bytes) else { continue }
      if phrase.isSetApart.before, start > 0, isLetter(text[start - 1]) { continue }
      if phrase.isSetApart.behind, end < text.count, isLetter(text[end]) { continue }
      return start..<end
    }
    return nil
  }

  /// Whether `byte` is one of a letter, as far as one byte can tell.
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte >= 0x80 }

  /// What words are made of.
  private enum Part {
    case letters, digits
    /// Letters, and apostrophes among them.
    case joinedLetters

    func has(_ character: Character) -> Bool {
      switch self {
      case .letters: character.isLetter
      case .digits: character.isNumber
      case .joinedLetters: character.isLetter || character == "’"
      }
    }

    /// The same for a byte of ASCII.
    func has(_ byte: UInt8) -> Bool {
      self == .digits ? (0x30...0x39).contains(byte) : (0x61...0x7A).contains(byte | 0x20)
    }
  }

  /// The runs of `part` in `text`.
  private static func words(_ text: [UInt8], of part: Part) -> [Range<Int>] {
    var (found, start, place): ([Range<Int>], Int?, Int) = ([], nil, 0)
    func take(_ isPart: Bool, _ count: Int) {
      if isPart {
        start = start ?? place
      } else if let first = start {
        found.append(first..<place)
        start = nil
      }
      place += count
    }
    // Most texts need no look at what a letter is.
    if text.allSatisfy({ $0 < 0x80 }) {
      for byte in text { take(part.has(byte), 1) }
    } else {
      for character in String(decoding: text, as: UTF8.self) { take(part.has(character), character.utf8.count) }
    }
    if let start { found.append(start..<place) }
    return found
  }
}
