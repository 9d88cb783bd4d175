/// Finds names by some of their letters.
struct LetterFilter {
  private let letters: [UInt8]

  init(_ text: String) { letters = Array(text.lowercased().utf8) }

  /// Whether the letters occur in `name` in their order, case aside.
  func matches(_ name: String) -> Bool {
    var index = 0
    for byte in name.utf8 {
      guard index < letters.count else { return true }
      let lower = byte &- 0x41 < 26 ? byte | 0x20 : byte
      if lower == letters[index] { index += 1 }
    }
    return index >= letters.count
  }
}
