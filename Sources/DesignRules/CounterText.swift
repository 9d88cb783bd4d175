import Standards

/// The two numbers of a counter, whatever its script and its order: “3 of 36”, `３件中３件`, `٣ من ٣`.
struct CounterText {
  private let pieces: [String]
  private let numbers: [(place: Int, value: Int)]
  /// Whether the whole stands before the part; nil where that is not known.
  private let isTotalFirst: Bool?

  /// Reads `text`, which is in `language`, nil where it is not named; nil unless it has two numbers with something between them that
  /// people read.
  init?(_ text: String, _ language: Language?) {
    var (pieces, numbers): ([String], [(Int, Int)]) = ([""], [])
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let digit = scalar.decimalDigit
      let isGroup =
        digit == nil && ",.’٬\u{A0}\u{202F}".unicodeScalars.contains(scalar) && index > 0 && index + 3 < scalars.count
        && scalars[index - 1].decimalDigit != nil
        && (index + 1...index + 3).allSatisfy { scalars[$0].decimalDigit != nil }
      let isInNumber = !numbers.isEmpty && numbers.last?.0 == pieces.count - 1
      if let digit {
        if !isInNumber {
          pieces.append("")
          numbers.append((pieces.count - 1, 0))
        }
        let (product, overflow) = numbers[numbers.count - 1].1.multipliedReportingOverflow(by: 10)
        // Nobody counts as far, and `Int` has 32 bits in browsers.
        if overflow || product > Int(Int32.max) - 9 { return nil }
        numbers[numbers.count - 1].1 = product + digit
      } else if isInNumber, !isGroup {
        pieces.append("")
      }
      pieces[pieces.count - 1].unicodeScalars.append(scalar)
    }
    guard numbers.count == 2 else { return nil }
    let between = pieces[numbers[0].0 + 1..<numbers[1].0].joined()
    guard between.contains(where: { $0 == " " || $0.isLetter }) else { return nil }
    (self.pieces, self.numbers) = (pieces, numbers.map { (place: $0.0, value: $0.1) })
    let hasEitherOrder =
      language.map { [.ja, .ko, .zh, .tr].contains($0) } ?? between.unicodeScalars.contains(where: Self.isEastAsian)
    isTotalFirst = !hasEitherOrder ? false : Self.meansOutOf(between, language) ? true : nil
  }

  /// How many are shown; nil where the order of the numbers says nothing.
  var shown: Int? { isTotalFirst.map { numbers[$0 ? 1 : 0].value } }
  /// How many there are; nil where the order of the numbers says nothing.
  var total: Int? { isTotalFirst.map { numbers[$0 ? 0 : 1].value } }
  /// The place of the number of those shown, in words.
  var placeOfShown: String { isTotalFirst == true ? "second" : "first" }

  /// The text with its numbers in each other’s places.
  var swapped: String { replacing([pieces[numbers[1].place], pieces[numbers[0].place]]) }

  /// The text with `number` for what is shown.
  func showing(_ number: Int) -> String {
    var texts = numbers.map { pieces[$0.place] }
    let place = isTotalFirst == true ? 1 : 0
    texts[place] = Self.written(number, like: texts[place])
    return replacing(texts)
  }

  /// `number` in the digits of `other`, which begins with one.
  private static func written(_ number: Int, like other: String) -> String {
    guard let first = other.unicodeScalars.first, let digit = first.decimalDigit else { return "\(number)" }
    var text = ""
    for scalar in "\(number)".unicodeScalars {
      let written = scalar.decimalDigit.flatMap { Unicode.Scalar(first.value - UInt32(digit) + UInt32($0)) }
      text.unicodeScalars.append(written ?? scalar)
    }
    return text
  }

  private func replacing(_ texts: [String]) -> String {
    var pieces = pieces
    for (number, text) in zip(numbers, texts) { pieces[number.place] = text }
    return pieces.joined()
  }

  /// Whether `text`, between the two numbers, says that the second is a part of the first: “36件中3件”, “36개 중 3개”, “36 kayıttan 3’ü”.
  ///
  /// “3项进行中，共36项” says another thing, so that no more than what is counted may stand before the sign.
  private static func meansOutOf(_ text: String, _ language: Language?) -> Bool {
    if language == .tr {
      return text.first == " " && text.last == " "
        && ["tan", "ten", "dan", "den"].contains(String(text.dropLast().suffix(3)))
    }
    var core = text.filter { $0 != " " && $0 != "\u{3000}" }
    if let last = core.last, "の的之、，,".contains(last) { core.removeLast() }
    guard let sign = core.popLast(), sign == "中" || sign == "중" else { return false }
    if let last = core.last, "の之".contains(last) { core.removeLast() }
    return core.count <= 1 || ["項目", "项目", "항목", "订单", "訂單"].contains(core)
  }

  /// Whether it is a sign of Chinese, Japanese or Korean.
  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
      || (0xAC00...0xD7A3).contains(scalar.value)
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script; nil for other signs, also for those of words such as 万.
  var decimalDigit: Int? {
    guard value >= 0x80 else { return (0x30...0x39).contains(value) ? Int(value) - 0x30 : nil }
    return properties.numericType == .decimal ? properties.numericValue.map { Int($0) } : nil
  }
}

extension String {
  /// It with the decimal digits of other scripts, such as ٣, as those by which days are known.
  var inASCIIDigits: String {
    guard unicodeScalars.contains(where: { $0.value >= 0x660 && $0.decimalDigit != nil }) else { return self }
    var read = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      read.append(scalar.decimalDigit.flatMap { Unicode.Scalar(UInt32(0x30 + $0)) } ?? scalar)
    }
    return String(read)
  }
}
