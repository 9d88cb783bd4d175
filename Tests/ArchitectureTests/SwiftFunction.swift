/// A function, initialiser or subscript with a body.
struct SwiftFunction {
  /// What it is called.
  let name: String
  /// Offset of its keyword in the UTF-8 of the code.
  let offset: Int
  /// Its first line, counted from one.
  let line: Int
  /// Lines from the first to the closing brace.
  let lineCount: Int
  /// The number of its parameters.
  let parameterCount: Int
}

extension SwiftSource {
  /// Every function, initialiser and subscript that has a body.
  var functions: [SwiftFunction] {
    let text = Array(code.joined(separator: "\n").utf8)
    var functions: [SwiftFunction] = []
    var line = 1
    for index in text.indices {
      if text[index] == 0x0A { line += 1 }
      // Every keyword begins with one of d, f, i and s.
      guard [0x64, 0x66, 0x69, 0x73].contains(text[index]) else { continue }
      guard let keyword = Self.keywords.first(where: { Self.word($0, standsAt: index, in: text) }) else { continue }
      var signature = Signature(text, from: index + keyword.utf8.count)
      guard let body = signature.body() else { continue }
      functions.append(
        SwiftFunction(
          name: keyword == "func" ? signature.name : keyword, offset: index, line: line,
          lineCount: text[index...body].count { $0 == 0x0A } + 1, parameterCount: signature.parameterCount))
    }
    return functions
  }

  private static let keywords = ["func", "init", "deinit", "subscript"]

  static func word(_ word: String, standsAt index: Int, in text: [UInt8]) -> Bool {
    guard text[index] == word.utf8.first, text[index...].starts(with: word.utf8) else { return false }
    let after = index + word.utf8.count
    let before = index > 0 ? text[index - 1] : 0x20
    return !isPartOfName(before) && before != 0x2E && (after >= text.count || !isPartOfName(text[after]))
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte | 0x20 & 0xDF)
      || (0x61...0x7A).contains(byte)
  }
}

/// What stands between a function's keyword and its body.
private struct Signature {
  private let text: [UInt8]
  private let start: Int
  private(set) var parameterCount = 0

  init(_ text: [UInt8], from start: Int) {
    self.text = text
    self.start = start
  }

  var name: String {
    let end = text[start...].firstIndex { $0 == 0x28 || $0 == 0x3C } ?? start
    return String(decoding: text[start..<end], as: UTF8.self).replacing(" ", with: "")
  }

  /// The index of the body's closing brace; nil when there is none, as in a protocol.
  mutating func body() -> Int? {
    guard var index = text[start...].firstIndex(of: 0x28) ?? text[start...].firstIndex(of: 0x7B) else { return nil }
    if text[index] == 0x28 {
      guard let close = matching(index) else { return nil }
      count(index + 1..<close)
      index = close + 1
    }
    while index < text.count {
      if text[index] == 0x7B { return matching(index) }
      if text[index] == 0x28, let close = matching(index) { index = close }
      if text[index] == 0x7D { return nil }
      let next = ["func", "init", "var", "let", "case", "static", "package", "private", "extension", "subscript"]
      if next.contains(where: { SwiftSource.word($0, standsAt: index, in: text) }) { return nil }
      index += 1
    }
    return nil
  }

  /// The closing partner of the bracket at `open`.
  private func matching(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<text.count {
      switch text[index] {
      case 0x28, 0x5B, 0x7B: depth += 1
      case 0x29, 0x5D, 0x7D:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  private mutating func count(_ range: Range<Int>) {
    var depth = 0
    var commas = 0
    for (offset, byte) in text[range].enumerated() {
      let isArrow = byte == 0x3E && offset > 0 && text[range.lowerBound + offset - 1] == 0x2D
      switch byte {
      case 0x28, 0x5B, 0x7B, 0x3C: depth += 1
      case 0x29, 0x5D, 0x7D: depth -= 1
      case 0x3E where !isArrow: depth -= 1
      case 0x2C where depth == 0: commas += 1
      default: break
      }
    }
    let isEmpty = text[range].allSatisfy { $0 == 0x20 || $0 == 0x0A }
    parameterCount = isEmpty ? 0 : commas + 1
  }
}
