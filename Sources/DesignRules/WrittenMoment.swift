import CardModel
import Standards

/// A day, a time of day or both as people write them, so that they can be brought into their order.
struct WrittenMoment {
  /// What a text tells of when something happens.
  enum Form: Hashable {
    case time, day, dayAndTime, dayOfYear

    /// After how much ``place`` begins anew, as it tells no day or no year; nil where it never does.
    var round: Int? {
      switch self {
      case .time: minutesOfDay
      case .day, .dayAndTime: 12 * 31 * minutesOfDay
      case .dayOfYear: nil
      }
    }
  }

  /// What it tells.
  let form: Form
  /// The larger, the later, among those of one form.
  let place: Int64

  /// The day, in the order of days, where it tells one with its year.
  var dayInOrder: Int64? { form == .dayOfYear ? place / Int64(minutesOfDay) : nil }

  /// Reads `text` in `language`; nil where it is none, or might be two.
  init?(_ text: String, _ language: LanguageTag?) {
    var words = text.split { $0.isWhitespace || $0 == "," || $0 == "·" || $0 == "–" }.map { $0.lowercased() }
    let time = Self.takeTime(from: &words, language?.language)
    let day = Self.takeDay(from: &words, language)
    guard words.isEmpty, time != nil || day != nil else { return nil }
    form = day.map { $0.year == nil ? (time == nil ? .day : .dayAndTime) : .dayOfYear } ?? .time
    let days = day.map { (($0.year ?? 0) * 12 + $0.month) * 31 + $0.day } ?? 0
    place = Int64(days) * Int64(minutesOfDay) + Int64(time ?? 0)
  }

  /// A day, with or without its year.
  typealias Day = (year: Int?, month: Int, day: Int)

  /// The day that `words` are, and nothing else; nil where they are none.
  ///
  /// It may be none of the calendar.
  static func day(_ words: [String], _ language: LanguageTag?) -> Day? {
    var words = words.map { $0.lowercased() }
    return takeDay(from: &words, language)
  }

  /// Takes the time of day out of `words`, in minutes: 9:15, 9:15 PM, 9 AM, 8.30 Uhr, 9 h 30, 오후 9:15.
  private static func takeTime(from words: inout [String], _ language: Language?) -> Int? {
    if language == .fr || language == .pt { joinHours(in: &words) }
    placeHalf(in: &words)
    guard
      let index = words.indices.first(where: { isTime(words[$0], before: $0 + 1 < words.count ? words[$0 + 1] : "") })
    else { return nil }
    let parts = words[index].split(omittingEmptySubsequences: false) { ":.h".contains($0) }.map { Int($0) } + [0]
    guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
      (0..<60).contains(minute)
    else { return nil }
    words.remove(at: index)
    guard index < words.count else { return hour * 60 + minute }
    let unit = words[index].filter { $0 != "." }
    if hours.contains(unit) { words.remove(at: index) }
    return ["am", "pm"].contains(unit)
      ? (hour % 12 + (unit == "pm" ? 12 : 0)) * 60 + minute : hour * 60 + minute
  }

  /// Writes a French or Portuguese hour with its sign, “9h”, “9h30”, “9 h 30”, as “9:00” and “9:30”.
  private static func joinHours(in words: inout [String]) {
    // “9 h, 30 novembre”: what is no end may be a day.
    if words.count > 2, words[words.count - 2] == "h", words.last?.utf8.count == 2 {
      words.replaceSubrange((words.count - 3)..., with: [words.suffix(3).joined()])
    }
    for (place, word) in words.enumerated() {
      let parts = word.split(separator: "h" as Character, omittingEmptySubsequences: false)
      guard parts.count == 2, (1...2).contains(parts[0].utf8.count), [0, 2].contains(parts[1].utf8.count),
        word.utf8.allSatisfy({ $0.isASCIIDigit || $0 == 0x68 })
      else { continue }
      words[place] = "\(parts[0]):\(parts[1].isEmpty ? "00" : parts[1])"
    }
  }

  /// Writes the half of the day that stands at a time, “오후 2:30”, “下午2:30”, “2:30 م”, as “am” or “pm” behind it.
  private static func placeHalf(in words: inout [String]) {
    for (place, word) in words.enumerated() where word.utf8.first.map({ $0 >= 0x80 }) ?? false {
      guard let half = halves.first(where: { word.hasPrefix($0.sign) }) else { continue }
      let (time, unit) = (String(word.dropFirst(half.sign.count)), half.isLate ? "pm" : "am")
      if time.contains(":") {
        return words.replaceSubrange(place...place, with: [time, unit])
      }
      // “3 م” are metres.
      let isBefore = place + 1 < words.count && words[place + 1].contains(":")
      guard time.isEmpty, isBefore || place > 0 && words[place - 1].contains(":") else { continue }
      words[place] = unit
      if isBefore { words.swapAt(place, place + 1) }
      return
    }
  }

  /// Words for the halves of a day.
  private static let halves: [(sign: String, isLate: Bool)] = [
    ("오전", false), ("오후", true), ("上午", false), ("下午", true), ("午前", false), ("午後", true), ("ص", false), ("م", true),
  ]

  /// What stands behind a time of day.
  private static let hours: Set<String> = ["am", "pm", "uhr", "h"]

  /// Whether `word` is a time of day, which `next` follows: without a colon only before its unit.
  private static func isTime(_ word: String, before next: String) -> Bool {
    if word.contains(":") { return true }
    return hours.contains(next.filter { $0 != "." }) && word.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// Takes the day out of `words`: 3.11.2026, 2026.11.03, 2026-11-03, Nov 3, 3 de noviembre, 11月3日, 2026년 11월 3일; none of 3/11,
  /// which may be two.
  private static func takeDay(
    from words: inout [String], _ language: LanguageTag?
  ) -> Day? {
    var found: (year: Int?, month: Int?, day: Int?)
    let dates = DateFormat(language)
    for word in joined(words) {
      if word.utf8.count == 10, let date = CardDate(word) {
        found = (date.year, date.month, date.day)
      } else if let parts = numbers(in: word, between: ".") ?? numbers(in: word, between: "年년월月일日"), parts.count > 1 {
        // “2026.7.1” may be a version, and elsewhere “2026.07.01”, too.
        let isWhole =
          parts.count == 3 && parts[0] > 1_000 && (word.utf8.count == 10 || word.hasSuffix("."))
          && [.ko, .zh, .ja].contains(language?.language)
        let isYearFirst = !word.contains(".") || isWhole
        // “1.2” and “1.2.3” are versions, or times: a day has a dot behind it, or its year.
        guard isYearFirst || (parts.count == 3 ? parts[2] > 31 : word.hasSuffix(".")) else { return nil }
        let parts = isYearFirst ? parts : parts.reversed()
        found = (parts.count == 3 ? parts[0] : nil, parts[parts.count - 2], parts[parts.count - 1])
      } else if let month = dates.month(named: word) {
        found.month = month
      } else if let number = Int(word.hasSuffix(".") ? String(word.dropLast()) : word == "1er" ? "1" : word) {
        if number > 1_000, found.year == nil { found.year = number } else { found.day = number }
      } else if !["de", "of", "d", "г."].contains(word) {
        return nil
      }
    }
    // What has more digits is a number of something else.
    guard let month = found.month, let day = found.day, (1...12).contains(month), (1...31).contains(day),
      (0...9999).contains(found.year ?? 0)
    else {
      return nil
    }
    words = []
    return (found.year, month, day)
  }

  /// `words` with the parts of a day that stand apart as one: 2026년 7월 1일 in Korean.
  private static func joined(_ words: [String]) -> [String] {
    words.reduce(into: []) { joined, word in
      guard let last = joined.last, let sign = last.last, word.first?.isNumber == true, last.first?.isNumber == true,
        "年년월月".contains(sign) || sign == "." && last.utf8.count > 4 && Int(last.prefix(4)) != nil
      else { return joined.append(word) }
      joined[joined.count - 1] += word
    }
  }

  /// The two or three numbers of `word`, which have nothing but `signs` between and behind them.
  private static func numbers(in word: String, between signs: String) -> [Int]? {
    guard word.first?.isNumber == true, word.contains(where: { signs.contains($0) }) else { return nil }
    let parts = word.split { signs.contains($0) }.map { Int($0) }
    let numbers = parts.compactMap { $0 }
    return numbers.count == parts.count && (2...3).contains(numbers.count) ? numbers : nil
  }
}

private let minutesOfDay = 24 * 60
