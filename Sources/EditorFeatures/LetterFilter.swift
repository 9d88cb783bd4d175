/// Finds names by some of their letters, case aside.
struct LetterFilter {
  /// How the letters stand in a name, the best way first.
  enum Fit: Int, CaseIterable {
    /// They are all of its last part, such as `share` of `actions.share`.
    case lastPart
    /// They begin it.
    case start
    /// They are a word of it, such as `share` of `actions.cancelShare`.
    case word
    /// They begin a word.
    case beginning
    /// They stand together.
    case part
    /// They come in their order.
    case scattered
    case none
  }

  private let letters: [UInt8]

  init(_ text: String) { letters = Array(text.lowercased().utf8) }

  /// Whether the letters occur in `name` in their order.
  func matches(_ name: String) -> Bool {
    var index = 0
    for byte in name.utf8 {
      guard index < letters.count else { return true }
      if byte.lowercased == letters[index] { index += 1 }
    }
    return index >= letters.count
  }

  /// Those of `values` in whose names the letters occur, the best first, else in their order.
  func best<Value>(_ values: [Value], named name: (Value) -> String) -> [Value] {
    Array(byFit(values, name).dropLast().joined())
  }

  /// `values` with the best first, else in their order.
  func ranked<Value>(_ values: [Value], named name: (Value) -> String) -> [Value] {
    Array(byFit(values, name).joined())
  }

  private func byFit<Value>(_ values: [Value], _ name: (Value) -> String) -> [[Value]] {
    var groups = Array(repeating: [Value](), count: Fit.allCases.count)
    for value in values { groups[fit(name(value)).rawValue].append(value) }
    return groups
  }

  /// How the letters stand in `name`.
  func fit(_ name: String) -> Fit {
    guard let first = letters.first else { return .word }
    guard matches(name) else { return .none }
    let bytes = Array(name.utf8)
    if areLastPart(of: bytes) { return .lastPart }
    if zip(bytes, letters).allSatisfy({ $0.lowercased == $1 }) { return .start }
    var best = Fit.scattered
    for start in bytes.indices where start + letters.count <= bytes.count && bytes[start].lowercased == first {
      let end = start + letters.count
      guard zip(bytes[start..<end], letters).allSatisfy({ $0.lowercased == $1 }) else { continue }
      guard Self.isBorder(start, in: bytes) else {
        if best == .scattered { best = .part }
        continue
      }
      if Self.isBorder(end, in: bytes) { return .word }
      best = .beginning
    }
    return best
  }

  /// Whether they are all that stands behind the last full stop of a name, or all of one without.
  private func areLastPart(of name: [UInt8]) -> Bool {
    let start = name.count - letters.count
    guard start == 0 || start > 0 && name[start - 1] == UInt8(ascii: ".") else { return false }
    return zip(name[start...], letters).allSatisfy { $0.lowercased == $1 }
  }

  /// Whether words meet before the byte at `offset`: at what is no letter, and where capitals or digits begin.
  private static func isBorder(_ offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset > 0, offset < bytes.count else { return true }
    let kinds = (bytes[offset - 1].kind, bytes[offset].kind)
    return kinds.0 == .other || kinds.1 == .other || kinds.0 != kinds.1 && kinds.1 != .letter
  }
}

extension UInt8 {
  /// What a byte is in a word.
  fileprivate enum Kind { case letter, capital, digit, other }

  fileprivate var isCapital: Bool { self &- 0x41 < 26 }

  fileprivate var lowercased: UInt8 { isCapital ? self | 0x20 : self }

  fileprivate var kind: Kind {
    if isCapital { return .capital }
    if self &- 0x30 < 10 { return .digit }
    return self &- 0x61 < 26 || self >= 0x80 ? .letter : .other
  }
}
