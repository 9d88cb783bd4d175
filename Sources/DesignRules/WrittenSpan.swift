import CardModel
import Standards

/// Two days from one to the other, as people write them: “14 to 16 December”, 12月14日〜16日.
struct WrittenSpan {
  /// The first day, whose month may be that of the last one.
  private let first: (year: Int?, month: Int?, day: Int)
  /// The last day, whose month may be that of the first one.
  private let last: (year: Int?, month: Int?, day: Int)

  /// Whether a dash stands in a text of such words, or a word that stands between days.
  static func mayStand(in wording: Wording) -> Bool {
    wording.mayHave(.daysBetween) || wording.text.utf8.contains { $0 == 0x2D || $0 >= 0x80 }
  }

  /// The year that stands behind the last day alone of the span that `words` begin with: “7 Dec to Wed 9 Dec 2026”; nil where there is none.
  static func year(of words: ArraySlice<String>, _ language: LanguageTag?) -> Int? {
    let between = Self.words(.daysBetween, language.map { $0.language } ?? .en)
    guard let place = words.indices.first(where: { isDash(words[$0]) || between.contains(inSmall(words[$0])) }),
      let first = WrittenMoment.day(Array(words[..<place]), language)
    else { return nil }
    let dates = DateFormat(language)
    let rest = words[(place + 1)...].drop { dates.weekday(named: $0) != nil }
    for count in (1...5).reversed() {
      guard let last = WrittenMoment.day(Array(rest.prefix(count)), language) else { continue }
      // From December to January two years may be meant.
      return (first.month, first.day) <= (last.month, last.day) ? last.year : nil
    }
    return nil
  }

  /// The first span in `text` that ends before it begins; nil where there is none.
  static func backwards(in text: String, _ language: LanguageTag?) -> String? {
    let dates = DateFormat(language)
    for (place, part) in text.split(atAny: ",;·•|()（）、،").enumerated() {
      let tokens = withoutWeekdays(tokens(of: part), dates)
      guard tokens.count > 2, let span = span(in: tokens, isFirst: place == 0, language), span.read.runsBackwards else {
        continue
      }
      return tokens[span.start...].joined(separator: " ").replacing("’ ", with: "’").replacing("' ", with: "'")
    }
    return nil
  }

  /// `words` without the days of the week that stand before a number: “Wed 9 Dec to Mon 7 Dec”.
  private static func withoutWeekdays(_ words: [String], _ dates: DateFormat) -> [String] {
    var found: [String] = []
    for (place, word) in words.enumerated() {
      // “mar” is a month, too, and 月 many a thing.
      let mayBe = word.count > 1 && place + 1 < words.count && words[place + 1].hasNumber
      if mayBe, dates.weekday(named: word) != nil, dates.month(named: word) == nil { continue }
      found.append(word)
    }
    return found
  }

  /// Whether a span from the day `first` to the day `last`, of which one tells no month, ends before it begins, rather than in the
  /// next month, and is none of hours.
  static func isBackwards(_ first: Int, _ last: Int) -> Bool { first > last && first - last < 14 }

  /// Whether it ends before it begins; not where a month or a year may go by between its days.
  private var runsBackwards: Bool {
    guard let month = first.month, let lastMonth = last.month else { return Self.isBackwards(first.day, last.day) }
    if let year = first.year, let lastYear = last.year {
      return (year, month, first.day) > (lastYear, lastMonth, last.day)
    }
    // “15 May – 14 May” is the term of a contract.
    return month == lastMonth && first.day > last.day + 1
  }

  /// The span that `tokens`, the words of a part of a text, are or end with, and where it starts.
  ///
  /// Words such as “to” lead to a new day, too (“moved from … to …”), and a dash stands between facts: with them it is the
  /// beginning of the text, and the whole part. “Vom … bis …” is a span in any case, and “From … to …” at the beginning.
  private static func span(
    in tokens: [String], isFirst: Bool, _ language: LanguageTag?
  ) -> (read: WrittenSpan, start: Int)? {
    let known = language.map { $0.language } ?? .en
    let (between, from) = (words(.daysBetween, known), words(.daysFrom, known))
    guard let place = tokens.indices.last(where: { isDash(tokens[$0]) || between.contains(inSmall(tokens[$0])) }),
      place > 0, place < tokens.count - 1
    else { return nil }
    let hasDash = isDash(tokens[place])
    guard let last = whole(tokens[(place + 1)...], language) ?? lastOfMonth(tokens[(place + 1)...]) else { return nil }
    let lengths = stride(from: 4, through: 1, by: -1)
    let told = lengths.lazy.compactMap { day(tokens[..<place].suffix($0), $0, language) }.first
    let opening = isFirst ? words(.daysOpening, known) : []
    func isLed(at start: Int) -> Bool {
      start > 0 && from.contains(inSmall(tokens[start - 1])) || start == 1 && opening.contains(inSmall(tokens[0]))
    }
    let isOfDays = isLed(at: place - 1) || last.year != nil
    guard let first = told ?? (hasDash ? nil : number(tokens[place - 1], isOfDays: isOfDays)) else { return nil }
    let start = place - first.count
    let isSure = !hasDash && isLed(at: start)
    guard isSure || isFirst && start == 0, first.month ?? last.month != nil else { return nil }
    return (WrittenSpan(first: (first.year, first.month, first.day), last: last), start)
  }

  /// A day, as far as it is told, with how many words it is.
  private typealias Told = (year: Int?, month: Int?, day: Int, count: Int)

  /// The day that `words`, which should be `count`, are.
  private static func day(_ words: ArraySlice<String>, _ count: Int, _ language: LanguageTag?) -> Told? {
    guard words.count == count, let day = whole(words, language) else { return nil }
    return (day.year, day.month, day.day, count)
  }

  private static func whole(_ words: ArraySlice<String>, _ language: LanguageTag?) -> (
    year: Int?, month: Int?, day: Int
  )? {
    guard words.count < 6, words.contains(where: { $0.hasNumber }) else { return nil }
    return WrittenMoment.day(Array(words), language).map { ($0.year, $0.month, $0.day) }
  }

  /// The day of a month that `word` tells alone: “14”, “14.”; “3 to 1” is a score, unless a word leads to the first day, or a year follows.
  private static func number(_ word: String, isOfDays: Bool) -> Told? {
    let written = word == "1er" ? "1" : word.hasSuffix(".") ? String(word.dropLast()) : word
    guard let number = Int(written), ((isOfDays ? 1 : 10)...31).contains(number)
    else { return nil }
    return (nil, nil, number, 1)
  }

  /// The day of the month before it that `words` are: 9日.
  private static func lastOfMonth(_ words: ArraySlice<String>) -> (year: Int?, month: Int?, day: Int)? {
    guard words.count == 1, let word = words.first, word.hasSuffix("日"), let number = Int(word.dropLast()),
      (1...31).contains(number)
    else { return nil }
    return (nil, nil, number)
  }

  /// The words of `part`, with the dashes between days as words of their own.
  private static func tokens(of part: Substring) -> [String] {
    var found: [String] = []
    for written in part.split(whereSeparator: { $0.isWhitespace }) {
      var word = written
      // “Dall’8 all’11 maggio”
      if let mark = word.firstIndex(where: { "’'".contains($0) }), word.first?.isLetter == true,
        word[word.index(after: mark)...].first?.isNumber == true
      {
        found.append(String(word[...mark]))
        word = word[word.index(after: mark)...]
      }
      // “14.12.-9.12.”; in 2026-12-14 the hyphens are of the day.
      let isHyphen = word.contains(".") && word.count { $0 == "-" } == 1
      if !isHyphen, word.utf8.allSatisfy({ $0 < 0x80 }) {
        found.append(String(word))
        continue
      }
      var rest = ""
      for character in word {
        if "–—〜～".contains(character) || isHyphen && character == "-" {
          if !rest.isEmpty { found.append(rest) }
          found.append("–")
          rest = ""
        } else {
          rest.append(character)
        }
      }
      if !rest.isEmpty { found.append(rest) }
    }
    return found
  }

  /// `word` as the tables have it.
  private static func inSmall(_ word: String) -> String { word.lowercased().replacing("’", with: "'") }

  private static func isDash(_ word: String) -> Bool { word == "–" || word == "-" }

  private static func words(_ topic: WordTable.Topic, _ language: Language?) -> Set<String> {
    language.map { WordTable.phrases(topic, in: $0) } ?? []
  }
}
