import Standards

/// A text such as 06:15, or 06:15:30.
struct WrittenTime {
  private let parts: [Int]
  /// Whether an hour or a minute below ten has two digits.
  let hasZero: Bool

  /// The time that all of `text` is; nil where it is something else.
  init?(_ text: Substring) {
    let pieces = text.split(separator: ":" as Character, omittingEmptySubsequences: false)
    guard (2...3).contains(pieces.count), pieces[0].utf8.count <= 3,
      pieces.dropFirst().allSatisfy({ $0.utf8.count == 2 }),
      pieces.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { $0.isASCIIDigit } })
    else { return nil }
    parts = pieces.compactMap { Int($0) }
    hasZero = pieces.contains { $0.utf8.first == 0x30 }
  }

  /// Whether it is none of a day that ends with `lastHour`, or has more minutes or seconds than there are.
  func isWrong(until lastHour: Int) -> Bool {
    let hasRest = parts.dropFirst().contains { $0 > 0 }
    return parts[0] > lastHour || parts[0] == lastHour && hasRest || parts.dropFirst().contains { $0 > 59 }
  }
}
