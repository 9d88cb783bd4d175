import Standards

/// How a number, a day or a time is written in a text.
enum Notation: Int {
  case twelveHours, twentyFourHours
  case dayWithPoints, dayWithStrokes, dayWithDashes
  case decimalComma, decimalPoint
  case arabicDigits, europeanDigits

  /// What it is a notation of.
  var thing: String {
    switch self {
    case .twelveHours, .twentyFourHours: "times"
    case .dayWithPoints, .dayWithStrokes, .dayWithDashes: "dates"
    case .decimalComma, .decimalPoint: "numbers"
    case .arabicDigits, .europeanDigits: "digits"
    }
  }

  /// Those that certainly stand in `text`, each with the piece in which it does; digits are judged in Arabic alone.
  static func all(in text: String, _ language: Language?) -> [(notation: Notation, piece: String)] {
    guard text.utf8.contains(where: { $0.isASCIIDigit }) || language == .ar else { return [] }
    var found: [(notation: Notation, piece: String)] = []
    let words = text.unicodeScalars.split(whereSeparator: isSpace)
    for (index, word) in words.enumerated() where word.prefix(2).contains(where: isDigit) {
      // A number alone, with nothing in it and no half of the day behind it, is written in no way.
      let behind = index + 1 < words.count ? words[index + 1].first : nil
      guard
        language == .ar || word.contains(where: isTelling)
          || behind.map({ "aApP".unicodeScalars.contains($0) }) ?? false
      else { continue }
      let piece = withoutComma(word)
      let half = index + 1 < words.count ? withoutComma(words[index + 1]) : ""
      var next = half.lowercased()
      var both = piece + " " + half
      // “8:15 a. m.” is how Spanish has it.
      if next == "a." || next == "p.", index + 2 < words.count, words[index + 2].first == "m" {
        next += "m."
        both += " " + withoutComma(words[index + 2])
      }
      // In “8:15am” the half of the day stands in the word.
      let isApart = !piece.contains { "mM".contains($0) }
      found += of(piece, before: next, language).map {
        (notation: $0, piece: $0 == .twelveHours && isApart ? both : piece)
      }
    }
    return found
  }

  /// `word` without the comma behind it, which belongs to the sentence.
  private static func withoutComma(_ word: Substring.UnicodeScalarView) -> String {
    String(Substring(word.last == "," ? word.dropLast() : word))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: true
    default: false
    }
  }

  /// Whether a time, a day or a fraction may be known by `scalar`.
  private static func isTelling(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ":", ".", ",", "/", "-", "m", "M": true
    default: false
    }
  }

  /// Whether `scalar` stands between words: spaces, brackets, semicolons and en dashes.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\u{A0}", "\u{202F}", "(", ")", ";", "–": true
    default: false
    }
  }

  private static func of(_ word: String, before next: String, _ language: Language?) -> [Notation] {
    let lower = word.lowercased()
    let core = lower.drop { !$0.isNumber }
    var found: [Notation] = []
    if core.utf8.allSatisfy({ $0 < 0x80 }) {
      if let time = time(core, before: next, language) { found.append(time) }
      if let day = day(core) { found.append(day) }
      if let decimal = decimal(core) ?? price(lower, before: next) { found.append(decimal) }
    }
    if language == .ar, !lower.contains(where: { $0.isLetter && $0.isASCII || $0 == "+" || $0 == "-" || $0 == "#" }) {
      if lower.unicodeScalars.contains(where: { $0.value > 0x7F && isDigit($0) }) {
        found.append(.arabicDigits)
      } else if core.first?.isASCII == true, !core.contains(":"), core.prefix(while: { $0.isNumber }).count < 4 {
        found.append(.europeanDigits)
      }
    }
    return found
  }

  /// The notation of a time of day.
  private static func time(_ word: Substring, before next: String, _ language: Language?) -> Notation? {
    guard word.utf8.contains(where: { $0 == 0x3A || $0 == 0x6D }) || next.utf8.first == 0x61 || next.utf8.first == 0x70
    else { return nil }
    let digits = word.prefix { $0.isNumber || $0 == ":" }
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    // “Tor 3 am Kanal”: without points these are words of other languages.
    let bare = language == nil || language == .en ? ["am", "pm"] : []
    let isHalfDay = (["a.m.", "p.m.", "a.m", "p.m"] + bare).contains {
      next == $0 || word.hasSuffix($0)
    }
    if isHalfDay, let hour = Int(parts[0]), (1...12).contains(hour) { return .twelveHours }
    guard parts.count == 2, parts[1].utf8.count == 2, let hour = Int(parts[0]),
      (13...23).contains(hour) || parts[0].first == "0" && hour > 0, let minute = Int(parts[1]),
      minute % 5 == 0 && minute < 60, !lengths.contains(next)
    else { return nil }
    return .twentyFourHours
  }

  /// Behind these 18:40 is no time of day.
  private static let lengths: Set<String> = [
    "min", "mins", "min.", "minutes", "minuten", "minutos", "minuti", "h", "hrs", "hours", "std", "std.", "stunden",
    "heures", "horas", "ore", "s", "sec",
  ]

  /// The notation of a whole day with its year.
  private static func day(_ word: Substring) -> Notation? {
    guard word.utf8.contains(where: { (0x2D...0x2F).contains($0) }) else { return nil }
    let word = word.prefix { $0.isNumber || "./-".contains($0) }
    for (sign, notation) in [(Character("."), Notation.dayWithPoints), ("/", .dayWithStrokes), ("-", .dayWithDashes)] {
      let parts = word.split(separator: sign)
      guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy({ $0.isNumber }) }) else { continue }
      let lengths = parts.map { $0.count }
      if lengths[2] == 4 && lengths[0] <= 2 && lengths[1] <= 2 || lengths[0] == 4 && lengths[1] <= 2 && lengths[2] <= 2
      {
        return notation
      }
    }
    return nil
  }

  /// The notation of an amount with cents, which a sign of a currency stands at: “142.50 €”.
  private static func price(_ word: String, before next: String) -> Notation? {
    guard let sign = word.first(where: { $0 == "." || $0 == "," }), isMoney(word) || isMoney(next) && !next.hasNumber
    else { return nil }
    let parts = word.drop { !$0.isNumber }.split(separator: sign, omittingEmptySubsequences: false)
    let cents = parts.last?.prefix { $0.isNumber }
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy({ $0.isNumber }), cents?.count == 2,
      parts[1].dropFirst(2).allSatisfy({ $0 != "." && $0 != "," })
    else { return nil }
    return sign == "," ? .decimalComma : .decimalPoint
  }

  private static func isMoney(_ word: String) -> Bool { word.contains { "€$£¥₹₺₽₩₪₴".contains($0) } }

  /// The notation of a number that has groups and a fraction, which are told apart by it.
  private static func decimal(_ word: Substring) -> Notation? {
    guard word.utf8.contains(0x2C), word.utf8.contains(0x2E) else { return nil }
    let number = word.prefix { $0.isNumber || ".,".contains($0) }
    for (group, decimal, notation) in [
      (Character("."), Character(","), Notation.decimalComma), (",", ".", .decimalPoint),
    ] {
      let parts = number.split(separator: decimal, omittingEmptySubsequences: false)
      guard parts.count == 2, (1...2).contains(parts[1].prefix { $0.isNumber }.count) else { continue }
      let groups = parts[0].split(separator: group, omittingEmptySubsequences: false)
      if groups.count > 1, (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 }) {
        return notation
      }
    }
    return nil
  }
}
