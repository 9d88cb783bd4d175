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
      && !Self.runs(of: .digits, in: rest).contains { rest[$0] == [0x30] }
  }

  /// Whether the text is words of `topic` and nothing else, but for words of `frames`.
  ///
  /// What stands beside a word of a state may turn it (“Error corrected”) or make a name of it (“Paid leave”), more ways than a
  /// table can know.
  func says(_ topic: WordTable.Topic, with frames: [WordTable.Topic] = [.auxiliaries]) -> Bool {
    var rest = plain
    guard take(topic, from: &rest) else { return false }
    var hasTime = false
    for frame in frames where take(frame, from: &rest) { hasTime = hasTime || frame == .times }
    // “12 days overdue”.
    if hasTime, let number = Self.runs(of: .digits, in: rest).first, rest[number] != [0x30] {
      rest.replaceSubrange(number, with: [0x20])
    }
    return String(decoding: rest, as: UTF8.self).allSatisfy { " ,.:;!-–—。、！".contains($0) }
  }

  /// What kind of state it tells, and nothing else but since when; nil when it is none that is known.
  var mood: Mood? { mood(with: nil) }

  /// The same, where words of `frame` may stand beside it, too.
  func mood(with frame: WordTable.Topic?) -> Mood? {
    let frames = [.auxiliaries, .times] + (frame.map { [$0] } ?? [])
    return switch (says(.trouble, with: frames), says(.achieved, with: frames)) {
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
    let all = Self.runs(of: .letters, in: plain).map { String(decoding: plain[$0], as: UTF8.self) }
    let words = all.filter { periods?.has($0) != true }
    return words.count == 1 && lexicon.has(words[0]) || lexicon.isPhrase(words.joined(separator: " "))
  }

  /// Whether all that the text says is a period, such as “this month”.
  var isPeriod: Bool {
    guard let language, let periods = WordTable.lexicon(.periods, in: language) else { return false }
    let dates = DateFormat(LanguageTag(language.code))
    return Self.runs(of: .letters, in: plain).allSatisfy { range in
      let word = String(decoding: plain[range], as: UTF8.self)
      return periods.has(word) || dates.month(named: word) != nil
    }
  }

  /// Whether what the text names is one of `topic`: its last word, or its first one in languages that put it there.
  func isNamed(_ topic: WordTable.Topic) -> Bool {
    guard let language, let lexicon = WordTable.lexicon(topic, in: language) else { return false }
    let words = Self.runs(of: .letters, in: plain).map { String(decoding: plain[$0], as: UTF8.self) }
    let text = words.joined(separator: " ")
    let isFirst = [.fr, .es, .it, .pt, .pl, .ru, .ar, .he].contains(language)
    guard let head = isFirst ? words.first : words.last else { return false }
    return lexicon.has(head)
      || lexicon.phrases.values.joined().contains { phrase in
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
    if !lexicon.wholes.isEmpty, lexicon.wholes.contains(String(decoding: text, as: UTF8.self)) { return text.indices }
    if !lexicon.phrases.isEmpty {
      for start in text.indices {
        for phrase in lexicon.phrases[text[start]] ?? [] {
          if let end = Self.end(of: phrase, from: start, in: text) { return start..<end }
        }
      }
    }
    return lexicon.hasWords ? Self.runs(of: .letters, in: text).first { lexicon.hasWord(text[$0]) } : nil
  }

  /// In lower case, without the dot that remains of a Turkish İ.
  private var plain: [UInt8] {
    guard lower.contains(0xCC) else { return lower }
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: String(decoding: lower, as: UTF8.self).unicodeScalars.filter { $0.value != 0x307 })
    return Array(String(plain).utf8)
  }

  /// Where `phrase`, whose first byte stands at `start`, ends in `text`; nil where it does not stand there.
  private static func end(of phrase: WordTable.Lexicon.Phrase, from start: Int, in text: [UInt8]) -> Int? {
    let end = start + phrase.bytes.count
    guard end <= text.count, text[start..<end].elementsEqual(phrase.bytes) else { return nil }
    if phrase.isSetApart.before, start > 0, isLetter(text[start - 1]) { return nil }
    if phrase.isSetApart.behind, end < text.count, isLetter(text[end]) { return nil }
    return end
  }

  /// Whether `byte` is one of a letter, as far as one byte can tell.
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte >= 0x80 }

  /// What runs of text are made of.
  enum Part {
    case letters, digits
    /// Letters, and apostrophes among them.
    case joinedLetters

    func has(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x27: self == .joinedLetters
      case 0x30...0x39: self == .digits
      case 0x61...0x7A, 0x41...0x5A: self != .digits
      case ..<0x80: false
      // The letters of Latin-1 and of Latin Extended-A and -B, between which stand two signs.
      case 0xC0...0x24F: self != .digits && scalar.value != 0xD7 && scalar.value != 0xF7
      default: self == .digits ? scalar.properties.numericType != nil : scalar.properties.isAlphabetic
      }
    }
  }

  /// The runs of `part` in `text`, with the marks on their letters.
  static func runs(of part: Part, in text: [UInt8]) -> [Range<Int>] {
    var (found, start, place): ([Range<Int>], Int?, Int) = ([], nil, 0)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if part.has(scalar) || start != nil && scalar.value >= 0x300 && scalar.properties.generalCategory.isMark {
        start = start ?? place
      } else if let first = start {
        found.append(first..<place)
        start = nil
      }
      place += UTF8.width(scalar)
    }
    if let start { found.append(start..<place) }
    return found
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool { [.nonspacingMark, .spacingMark, .enclosingMark].contains(self) }
}
