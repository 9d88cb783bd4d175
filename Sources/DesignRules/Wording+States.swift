import Standards

/// What the words of a state say of it.
enum Mood {
  case good, bad
}

extension Wording {
  /// Whether the text speaks of `topic`; false in languages in which that is not judged.
  func speaks(of topic: WordTable.Topic) -> Bool { place(topic) != nil }

  /// Whether the text speaks of `topic` and nothing in it says that it is not so.
  func affirms(_ topic: WordTable.Topic) -> Bool {
    guard let place = place(topic) else { return false }
    var rest = plain
    rest.replaceSubrange(place, with: [0x20])
    return self.place(.negation, in: rest) == nil && !zeros(in: rest).contains { rest[$0] == [0x30] }
  }

  /// Whether the text is words of `topic` and nothing else, but for words of `frames`.
  ///
  /// What stands beside a word of a state may turn it (“Error corrected”) or make a name of it (“Paid leave”), more ways than a
  /// table can know.
  func says(_ topic: WordTable.Topic, with frames: [WordTable.Topic] = [.auxiliaries]) -> Bool {
    guard mayHave(topic) else { return false }
    let tellsTime = frames.contains(.times)
    if frames.contains(.subjects), isWork { return false }
    guard speaks(of: topic) else { return tellsTime && isWhole(topic, in: plain) }
    var rest = plain
    _ = take(topic, from: &rest)
    if tellsTime {
      takeSpan(from: &rest)
      takeMoment(from: &rest)
    }
    for frame in frames { _ = take(frame, from: &rest) }
    return String(decoding: rest, as: UTF8.self).allSatisfy(Self.signs.contains)
  }

  /// What stands between words and around them.
  private static let signs: Set<Character> = Set(" ,.:;!-–—。、！+()")

  /// Whether the text names work by what it is about, such as “Leak test”, which is no state.
  private var isWork: Bool {
    guard let mishap = place(.mishaps), let subject = place(.subjects) else { return false }
    return mishap.upperBound <= subject.lowerBound
  }

  /// Whether `text` is nothing but a whole of `topic` and a length of time: “3 days late”.
  private func isWhole(_ topic: WordTable.Topic, in text: [UInt8]) -> Bool {
    guard let language, language.setsWordsApart, let wholes = WordTable.lexicon(topic, in: language)?.wholes,
      wholes.contains(where: { text.starts(with: $0.utf8) || text.suffix($0.utf8.count).elementsEqual($0.utf8) })
    else { return false }
    var rest = text
    takeSpan(from: &rest)
    // “Since Monday”; “late Monday” is a shift.
    var since = rest
    if take(.times, from: &since) > 1 { rest = since }
    return wholes.contains(
      String(decoding: rest, as: UTF8.self).split(whereSeparator: Self.signs.contains).joined(separator: " "))
  }

  /// Takes a length of time out of `text`, with the small words that lead to it: “3 days”, “by 2 h 30 min”, “3日”; none of no length,
  /// and no year.
  private func takeSpan(from text: inout [UInt8]) {
    guard let language, let spans = WordTable.lexicon(.spans, in: language) else { return }
    let none = Set(zeros(in: text).map { $0.lowerBound })
    let digits = TextRuns.digits.ranges(in: text).filter { !none.contains($0.lowerBound) }
    let numberStarts = Set(digits.map { $0.lowerBound })
    if !language.setsWordsApart {
      for number in digits where String(decoding: text[number], as: UTF8.self).unicodeScalars.count < 4 {
        let behind = text[number.upperBound...].firstIndex { $0 != 0x20 } ?? text.endIndex
        guard behind < text.endIndex,
          let unit = spans.phrases[text[behind]]?.first(where: { text[behind...].starts(with: $0.bytes) })
        else { continue }
        return text.replaceSubrange(number.lowerBound..<behind + unit.bytes.count, with: [0x20])
      }
      return
    }
    let (leads, numbers) = (WordTable.lexicon(.leads, in: language), WordTable.lexicon(.numbers, in: language))
    var (span, hasUnit, hasNumber): (Range<Int>?, Bool, Bool) = (nil, false, false)
    for word in (TextRuns.letters.ranges(in: text) + digits).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let letters = text[word]
      let isUnit = spans.hasWord(letters)
      // What is “-5 min” late is early.
      let isBelow =
        word.lowerBound > 0 && text[word.lowerBound - 1] == 0x2D
        && (word.lowerBound == 1 || text[word.lowerBound - 2] == 0x20)
      let isNumber = numberStarts.contains(word.lowerBound) && !isBelow || numbers?.hasWord(letters) == true
      let isPart = isUnit || isNumber || leads?.hasWord(letters) == true
      if isPart, let first = span, text[first.upperBound..<word.lowerBound].allSatisfy(joins) {
        (span, hasUnit, hasNumber) = (first.lowerBound..<word.upperBound, hasUnit || isUnit, hasNumber || isNumber)
      } else if hasUnit, hasNumber {
        break
      } else {
        (span, hasUnit, hasNumber) = (isPart ? word : nil, isUnit, isNumber)
      }
    }
    if let span, hasUnit, hasNumber { text.replaceSubrange(span, with: [0x20]) }
  }

  /// How many units of time it has behind numbers that are no years: 4 in “2 d 4 h 3 min 1 s”; none in “3 m x 4 m”, as metres are
  /// written like minutes.
  var unitsOfTime: Int {
    guard let language, let spans = WordTable.lexicon(.spans, in: language) else { return 0 }
    var (times, others) = (0, 0)
    for number in TextRuns.digits.ranges(in: lower)
    where String(decoding: lower[number], as: UTF8.self).unicodeScalars.count < 4 {
      // Spaces: also those without a break, U+00A0 and U+202F.
      let rest = Array(
        lower[number.upperBound...].prefix(40).drop { [0x20, 0xC2, 0xA0, 0xE2, 0x80, 0xAF].contains($0) })
      if !language.setsWordsApart {
        times += (spans.phrases[rest.first ?? 0] ?? []).contains { rest.starts(with: $0.bytes) } ? 1 : 0
      } else if let word = TextRuns.letters.ranges(in: rest).first, word.lowerBound == 0 {
        if spans.hasWord(rest[word]) { times += 1 } else if [[0x6D], [0x73]].contains(rest[word]) { others += 1 }
      }
    }
    return times == 0 ? 0 : times + others
  }

  /// What kind of state it tells, and nothing else but since when; nil when it is none that is known.
  var mood: Mood? { mood(with: nil) }

  /// The same, where words of `frame` may stand beside it, too.
  func mood(with frame: WordTable.Topic?) -> Mood? {
    let frames = [.auxiliaries] + (frame.map { [$0] } ?? [])
    // What is bad is worse the longer it is so; what is good “for 2 days” soon is no longer.
    // “Leak stopped” is good.
    let isBad = says(.trouble, with: frames + [.times]) || says(.halted, with: frames + [.times])
    return switch (isBad, says(.achieved, with: frames)) {
    case (true, false): .bad
    case (false, true): .good
    default: nil
    }
  }

  /// Takes all words of `topic` out of `text`; returns how many there were.
  private func take(_ topic: WordTable.Topic, from text: inout [UInt8]) -> Int {
    guard let language, let lexicon = WordTable.lexicon(topic, in: language) else { return 0 }
    if !lexicon.wholes.isEmpty, lexicon.wholes.contains(String(decoding: text, as: UTF8.self)) {
      text = [0x20]
      return 1
    }
    var count = 0
    if !lexicon.phrases.isEmpty {
      var (rest, start): ([UInt8], Int) = ([], 0)
      while start < text.count {
        let ends = (lexicon.phrases[text[start]] ?? []).lazy.compactMap { [text] phrase in
          Self.end(of: phrase, from: start, in: text, behind: rest.last)
        }
        if let end = ends.first {
          rest.append(0x20)
          (start, count) = (end, count + 1)
        } else {
          rest.append(text[start])
          start += 1
        }
      }
      if count > 0 { text = rest }
    }
    guard lexicon.hasWords else { return count }
    var (rest, start): ([UInt8], Int) = ([], 0)
    for word in letters(in: text) where lexicon.hasWord(text[word]) {
      rest += text[start..<word.lowerBound]
      rest.append(0x20)
      (start, count) = (word.upperBound, count + 1)
    }
    if start > 0 { text = rest + text[start...] }
    return count
  }

  /// Whether the text is nothing but one word or phrase of `topic`, without its numbers and words of periods.
  func isOnly(_ topic: WordTable.Topic) -> Bool {
    guard let language, mayHave(topic), let lexicon = WordTable.lexicon(topic, in: language) else { return false }
    let periods = WordTable.lexicon(.periods, in: language)
    let all = letters.map { String(decoding: plain[$0], as: UTF8.self) }
    let words = all.filter { periods?.has($0) != true }
    return words.count == 1 && lexicon.has(words[0]) || lexicon.isPhrase(words.joined(separator: " "))
  }

  /// Whether all that the text says is a period, such as “this month”.
  var isPeriod: Bool {
    guard let language, let periods = WordTable.lexicon(.periods, in: language) else { return false }
    let dates = DateFormat(LanguageTag(language.code))
    return letters.allSatisfy { range in
      let word = String(decoding: plain[range], as: UTF8.self)
      return periods.has(word) || dates.month(named: word) != nil
    }
  }

  /// Whether what the text names is one of `topic`: its last word, or its first one in languages that put it there.
  func isNamed(_ topic: WordTable.Topic) -> Bool {
    guard let language, mayHave(topic), let lexicon = WordTable.lexicon(topic, in: language) else { return false }
    let words = letters.map { String(decoding: plain[$0], as: UTF8.self) }
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
    guard let place = place(topic) else { return nil }
    func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
      String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
    }
    return (trimmed(text[..<place.lowerBound]), trimmed(text[place.upperBound...]))
  }

  /// Takes out of `text` the moment at which something began, such as “since 09:20”; none that nothing leads to.
  private func takeMoment(from text: inout [UInt8]) {
    var rest = text
    guard let language, take(.since, from: &rest) > 0 else { return }
    let dates = DateFormat(LanguageTag(language.code))
    for month in TextRuns.letters.ranges(in: rest).reversed()
    where dates.month(named: String(decoding: rest[month], as: UTF8.self)) != nil {
      rest.replaceSubrange(month, with: [0x20])
    }
    for number in TextRuns.digits.ranges(in: rest).reversed() { rest.replaceSubrange(number, with: [0x20]) }
    // “月曜日” is one word, of which the words of moments are parts.
    _ = take(.times, from: &rest)
    _ = take(.moments, from: &rest)
    // Slashes stand in dates.
    for index in rest.indices where rest[index] == 0x2F { rest[index] = 0x20 }
    text = rest
  }

  /// Where in ``plain`` the first word of `topic` stands.
  private func place(_ topic: WordTable.Topic) -> Range<Int>? {
    guard mayHave(topic) else { return nil }
    if let known = places.first(where: { $0.topic == topic }) { return known.place }
    let place = place(topic, in: plain)
    places.append((topic, place))
    return place
  }

  /// Where in `text`, which is this one or a part of it, the first word of `topic` stands.
  func place(_ topic: WordTable.Topic, in text: [UInt8]) -> Range<Int>? {
    guard let language, let lexicon = WordTable.lexicon(topic, in: language) else { return nil }
    if !lexicon.wholes.isEmpty, lexicon.wholes.contains(String(decoding: text, as: UTF8.self)) { return text.indices }
    if !lexicon.phrases.isEmpty {
      for start in text.indices {
        for phrase in lexicon.phrases[text[start]] ?? [] {
          if let end = Self.end(of: phrase, from: start, in: text, behind: start > 0 ? text[start - 1] : nil) {
            return start..<end
          }
        }
      }
    }
    return lexicon.hasWords ? letters(in: text).first { lexicon.hasWord(text[$0]) } : nil
  }

  /// The runs of letters in `text`; most ask for those of ``plain``.
  private func letters(in text: [UInt8]) -> [Range<Int>] {
    text == plain ? letters : TextRuns.letters.ranges(in: text)
  }

  /// Where `phrase`, whose first byte stands at `start` behind `last`, ends in `text`, and the word of which it has the beginning alone;
  /// nil where it does not stand there.
  private static func end(
    of phrase: WordTable.Lexicon.Phrase, from start: Int, in text: [UInt8], behind last: UInt8?
  ) -> Int? {
    let end = start + phrase.bytes.count
    guard end <= text.count, text[start..<end].elementsEqual(phrase.bytes) else { return nil }
    if phrase.isSetApart.before, let last, isLetter(last) { return nil }
    guard phrase.isSetApart.before, end < text.count, isLetter(text[end]) else { return end }
    return phrase.isSetApart.behind ? nil : text[end...].firstIndex { !isLetter($0) } ?? text.count
  }
}

/// Whether `byte` may stand between a number, its fraction and its unit: spaces, points, commas, hyphens.
private func joins(_ byte: UInt8) -> Bool { [0x20, 0x2C, 0x2D, 0x2E, 0xA0, 0xC2].contains(byte) }

/// Whether `byte` is one of a letter, as far as one byte can tell.
private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte >= 0x80 }

/// Where in `text` stand digits that tell none of something: 0, and not that of “3.0” or “0.5”.
private func zeros(in text: [UInt8]) -> [Range<Int>] {
  let runs = TextRuns.digits.ranges(in: text)
  /// Whether the runs at two places are the parts of a decimal of which the one at `other` is not zero.
  func isDecimal(_ place: Int, _ other: Int) -> Bool {
    guard runs.indices.contains(other) else { return false }
    let sign = runs[min(place, other)].upperBound
    return sign + 1 == runs[max(place, other)].lowerBound && [0x2C, 0x2E].contains(text[sign])
      && !text[runs[other]].isZero
  }
  return runs.indices.filter { text[runs[$0]].isZero && !isDecimal($0, $0 - 1) && !isDecimal($0, $0 + 1) }
    .map { runs[$0] }
}

extension ArraySlice<UInt8> {
  /// Whether they are the digits of 0, in any script.
  fileprivate var isZero: Bool {
    String(decoding: self, as: UTF8.self).unicodeScalars.allSatisfy { $0.decimalDigit == 0 }
  }
}
