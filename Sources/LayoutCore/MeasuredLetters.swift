/// Hebrew and Arabic letters, and those of Thai and Lao, which join nothing: how wide each is where it stands in a word.
struct MeasuredLetters: Sendable {
  /// What a letter joins.
  private enum Joining: UInt8 {
    case none
    case before
    case both
  }

  private struct Letter {
    var joining = Joining.none
    /// Alone, at the end, in the middle, at the beginning; regular, then bold.
    var advances: [Int32] = []
  }

  private static let lam: UInt32 = 0x644
  private static let first: UInt32 = 0x5BE
  private static let last: UInt32 = 0xEDF

  /// By scalar, from ``first`` on; empty letters for what is not in the table.
  private let letters: [Letter]
  /// What follows a lam and is one glyph with it, by scalar.
  private let afterLam: [UInt32: Letter]

  /// Those of ``FallbackAdvance/table``.
  static let standard = MeasuredLetters(FallbackAdvance.table)

  private init(_ table: String) {
    var letters = [Letter](repeating: Letter(), count: Int(Self.last - Self.first) + 1)
    var afterLam: [UInt32: Letter] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2 else { continue }
      let isAfterLam = words[0].first == "L"
      guard let scalar = UInt32(isAfterLam ? words[0].dropFirst() : words[0], radix: 16) else { continue }
      let numbers = words.dropFirst(2).compactMap { Int32($0) }
      let joining: Joining = words[1] == "D" ? .both : words[1] == "R" ? .before : .none
      // Forms that a letter does not have are as wide as those that stand for them.
      let half = numbers.count / 2
      let advances = [0, half].flatMap { weight in
        (0..<4).map { form in
          let place = joining == .both ? form : joining == .before && (form == 1 || form == 2) ? 1 : 0
          return numbers.indices.contains(weight + place) ? numbers[weight + place] : 500
        }
      }
      let letter = Letter(joining: joining, advances: advances)
      if isAfterLam {
        afterLam[scalar] = letter
      } else if (Self.first...Self.last).contains(scalar) {
        letters[Int(scalar - Self.first)] = letter
      }
    }
    (self.letters, self.afterLam) = (letters, afterLam)
  }

  private func letter(_ scalar: UInt32) -> Letter? {
    guard (Self.first...Self.last).contains(scalar) else { return nil }
    let letter = letters[Int(scalar - Self.first)]
    return letter.advances.isEmpty ? nil : letter
  }

  /// Whether `scalar` is in the table and joins nothing: a Hebrew or Thai letter, a digit, a sign.
  func standsAlone(_ scalar: UInt32) -> Bool { letter(scalar)?.joining == Joining.none }

  /// Width of the letter `scalar` in thousandths of an em, which stands in `word` between what goes before and after it; nil
  /// for what is no letter.
  ///
  /// Of a lam and an alef, which are one glyph, the lam has the width.
  func thousandths(_ scalar: UInt32, at place: Range<Int>, in word: (bytes: [UInt8], range: Range<Int>), isBold: Bool)
    -> Int32?
  {
    guard let letter = letter(scalar) else { return nil }
    let before = Self.preceding(word.bytes, word.range.lowerBound..<place.lowerBound)
    let after = Self.following(word.bytes, place.upperBound..<word.range.upperBound)
    let joinsBefore = letter.joining != .none && self.letter(before)?.joining == .both
    let weight = isBold ? 4 : 0
    if scalar == Self.lam, let pair = afterLam[after] { return pair.advances[weight + (joinsBefore ? 1 : 0)] }
    if before == Self.lam, afterLam[scalar] != nil { return 0 }
    let joinsAfter = letter.joining == .both && self.letter(after).map { $0.joining != .none } ?? false
    return letter.advances[weight + (joinsBefore ? joinsAfter ? 2 : 1 : joinsAfter ? 3 : 0)]
  }

  /// The first scalar in `range` that is no mark; 0 for none.
  private static func following(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let scalar = UTF8Scalars.decode(bytes, &offset, range.upperBound)
      if !isMark(scalar) { return scalar }
    }
    return 0
  }

  /// The last scalar in `range` that is no mark; 0 for none.
  private static func preceding(_ bytes: [UInt8], _ range: Range<Int>) -> UInt32 {
    var end = range.upperBound
    while end > range.lowerBound {
      var start = end - 1
      while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      var offset = start
      let scalar = UTF8Scalars.decode(bytes, &offset, end)
      if !isMark(scalar) { return scalar }
      end = start
    }
    return 0
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6ED: true
    default: false
    }
  }
}
