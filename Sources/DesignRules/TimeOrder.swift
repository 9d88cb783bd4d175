import Standards

/// Labels of one unit of time, as numbers.
struct TimeOrder {
  private let numbers: [Int]
  /// Whether they are quarters of years or days of the week, which columns may show from the greatest to the least.
  let mayBeRanked: Bool
  /// After how many they begin anew; 0 when they do not.
  private let cycle: Int

  /// Reads `labels`: months, days of the week that stand there once each, or, where the chart shows time, numbers with the same words
  /// around them; nil when they are none of these.
  ///
  /// One letter, or “T2”, is a day only beside one that is nothing else, or in a whole week.
  init?(_ labels: [String], _ language: LanguageTag?, isTime: Bool) {
    let dates = DateFormat(language)
    let months = labels.compactMap { dates.month(named: $0) }
    if months.count == labels.count {
      (numbers, cycle, mayBeRanked) = (months, 12, false)
      return
    }
    if let quarters = Self.quarters(labels, language?.language ?? .en),
      // “T3” may be a size, and “Q3” a question.
      isTime || quarters.haveYears || Set(quarters.numbers) == [1, 2, 3, 4]
    {
      (numbers, cycle, mayBeRanked) = (quarters.numbers, quarters.haveYears ? 0 : 4, true)
      return
    }
    let days = labels.compactMap { dates.weekday(labelled: $0) }
    if days.count == labels.count, Set(days).count == days.count,
      days.count == 7 || labels.contains(where: { dates.weekday(named: $0) != nil || Self.isWord($0) })
    {
      // Counted from the first: a week may begin with any of its days.
      (numbers, cycle, mayBeRanked) = (days.map { ($0 - days[0] + 7) % 7 }, 0, true)
      return
    }
    let parts = labels.map { label in
      (label.filter { !$0.isNumber }, label.split { !$0.isNumber }.map(String.init))
    }
    guard isTime, Set(parts.map({ $0.0 })).count == 1, parts.allSatisfy({ $0.1.count == 1 && $0.1[0].utf8.count <= 4 })
    else { return nil }
    (numbers, cycle, mayBeRanked) = (parts.compactMap { Int($0.1[0]) }, 0, false)
    guard numbers.count == labels.count else { return nil }
  }

  /// The quarters that `labels` are, all with their year or all without: “Q1”, “Q1 2026”, “第1四半期”; nil where they are others.
  private static func quarters(_ labels: [String], _ language: Language) -> (numbers: [Int], haveYears: Bool)? {
    guard let words = WordTable.lexicon(.quarters, in: language) else { return nil }
    var found: [Int] = []
    var yearly = 0
    for label in labels {
      let told = label.split { $0.unicodeScalars.first?.decimalDigit == nil }.compactMap {
        $0.utf8.count < 5 ? Int($0) : nil
      }
      guard let quarter = told.first(where: { (1...4).contains($0) }), told.count < 3,
        words.has(label.lowercased().filter { $0.isLetter })
      else { return nil }
      let year = told.count == 2 ? told.first { $0 != quarter } ?? quarter : 0
      if told.count == 2 { yearly += 1 }
      found.append(year * 4 + quarter)
    }
    return yearly == 0 || yearly == labels.count ? (found, yearly > 0) : nil
  }

  /// The first that stands before what it follows; nil where all run forward, or all back, or begin anew after the last of a cycle.
  var firstMisplaced: Int? {
    let pairs = Array(zip(numbers, numbers.dropFirst()))
    let back = pairs.indices.filter { pairs[$0].0 > pairs[$0].1 }
    let forward = pairs.indices.filter { pairs[$0].0 < pairs[$0].1 }
    guard !runsForward, !runsForward(numbers.reversed()), back.count + forward.count == pairs.count
    else { return nil }
    return (back.count <= forward.count ? back : forward).first.map { $0 + 1 }
  }

  /// Whether the labels tell that time runs from the first to the last.
  var runsForward: Bool {
    // One new year, whatever was left out before it: the last stands before the first.
    let back = zip(numbers, numbers.dropFirst()).filter { $0 > $1 }
    return runsForward(numbers) || back.count == 1 && numbers.count > 2 && numbers[numbers.count - 1] < numbers[0]
  }

  /// Whether each of `numbers` stands behind the one before, or is the first of another year, day or cycle.
  private func runsForward(_ numbers: [Int]) -> Bool {
    let pairs = Array(zip(numbers, numbers.dropFirst()))
    let back = pairs.filter { $0.0 >= $0.1 }
    if back.isEmpty { return true }
    guard back.count < pairs.count, let least = numbers.min(), let greatest = numbers.max() else { return false }
    let step = pairs.map { $0.1 - $0.0 }.max() ?? 1
    // What stands a year later stands there again, and nothing else is left out for half a year.
    if cycle > 0, Set(numbers).count == numbers.count,
      pairs.contains(where: { ($0.1 - $0.0 + cycle) % cycle > cycle / 2 })
    {
      return false
    }
    return back.allSatisfy { last, next in
      // Months have a cycle that is known; weeks, days and hours begin with 0 or 1 after about the same number.
      cycle > 0 ? last > next && next + cycle - last <= step : next == least && next <= 1 && last >= greatest - 3
    }
  }

  /// Whether `label` is one of the units that time is divided into.
  static func isUnit(_ label: String, _ language: LanguageTag?) -> Bool {
    let dates = DateFormat(language)
    let words = label.split { $0 == " " || $0 == "." || $0 == "/" || $0 == "-" }.map(String.init)
    // “Aug”, “August 2026”; “Mon”, “Q1”, “KW 44”. Years alone may be those of models.
    let rest = words.filter { word in !(Int(word).map { (1990..<2100).contains($0) } ?? false) }
    if rest.isEmpty { return false }
    if rest.count == 1 {
      let word = rest[0].lowercased()
      // The sign of a Japanese day alone may be another word.
      if dates.month(named: word) != nil || word.count > 1 && dates.weekday(named: word) != nil
        || dates.weekdays.contains(where: { names($0.lowercased(), word) })
      {
        return true
      }
      let parts = word.split(separator: ":")
      if parts.count == 2, parts[1].count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]) {
        return (0...24).contains(hour) && (0..<60).contains(minute)
      }
    }
    let letters = label.filter { $0.isLetter }.lowercased()
    let numbers = rest.joined(separator: " ").split { !$0.isNumber }
    let known = language?.language ?? .en
    guard numbers.count == 1 else { return false }
    // “T3” may be a size.
    let isQuarter =
      (letters.count > 1 || letters == "q") && WordTable.lexicon(.quarters, in: known)?.has(letters) == true
    return isQuarter && "1"..."4" ~= numbers[0] || WordTable.phrases(.calendarUnits, in: known).contains(letters)
  }

  /// Whether `word` is `day`, or two letters or more that it begins with.
  private static func names(_ day: String, _ word: String) -> Bool { isWord(word) && day.hasPrefix(word) }

  /// Whether `label` has more than one letter, and no digit: “H” in Hungarian and “T2” in Vietnamese are days, and names of halls, too.
  private static func isWord(_ label: String) -> Bool {
    label.unicodeScalars.count { $0.properties.isAlphabetic } > 1 && !label.utf8.contains { $0.isASCIIDigit }
  }
}
