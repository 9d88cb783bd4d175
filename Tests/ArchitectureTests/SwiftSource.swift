import Foundation

/// A Swift file, and its code without comments and string contents.
struct SwiftSource: Sendable {
  /// Path from the repository's root.
  let path: String
  /// The lines as they are.
  let lines: [String]
  /// The lines with comments and the insides of strings as blanks.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    code = Self.blanked(Array(text.utf8)).components(separatedBy: "\n")
  }

  /// Its target's name: the folder below `Sources` or `Tests`.
  var target: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The file's name without `.swift`.
  var name: String {
    (path as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: "")
  }

  /// The modules that it imports.
  var imports: [String] {
    code.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard let keyword = words.firstIndex(of: "import"), keyword <= 2, keyword + 1 < words.count else { return nil }
      let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let module = kinds.contains(words[keyword + 1]) ? words[keyword + 2] : words[keyword + 1]
      return String(module.prefix { $0 != "." })
    }
  }

  /// The lines, counted from one, whose code matches `pattern`.
  func lines(matching pattern: String) -> [Int] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines) else { return [] }
    let text = code.joined(separator: "\n") as NSString
    var numbers: [Int] = []
    var line = 1
    var counted = 0
    for match in expression.matches(in: text as String, range: NSRange(location: 0, length: text.length)) {
      line += text.substring(with: NSRange(location: counted, length: match.range.location - counted)).utf8
        .count { $0 == 0x0A }
      counted = match.range.location
      if numbers.last != line { numbers.append(line) }
    }
    return numbers
  }

  /// `text` with comments and the insides of strings as blanks, line ends kept.
  private static func blanked(_ text: [UInt8]) -> String {
    var scanner = Blanking(text)
    return scanner.run()
  }
}

/// Blanks comments and strings; an interpolation inside a string counts as part of the string.
private struct Blanking {
  private let text: [UInt8]
  private var result: [UInt8] = []
  private var index = 0

  init(_ text: [UInt8]) { self.text = text }

  mutating func run() -> String {
    result.reserveCapacity(text.count)
    while index < text.count {
      if starts("//") {
        blank { $0.text[$0.index] == 0x0A }
      } else if starts("/*") {
        blank(closing: "*/")
      } else if starts("#\"\"\"") {
        blank(closing: "\"\"\"#")
      } else if starts("\"\"\"") {
        blank(closing: "\"\"\"")
      } else if starts("#\"") {
        blank(closing: "\"#")
      } else if text[index] == 0x22 {
        blankString()
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func starts(_ word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= text.count, text[index] == word.utf8Start[0] else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { text[index + $0] == word.utf8Start[$0] }
  }

  private mutating func skip() {
    result.append(text[index] == 0x0A ? 0x0A : 0x20)
    index += 1
  }

  private mutating func blank(until isEnd: (Blanking) -> Bool) {
    while index < text.count, !isEnd(self) { skip() }
  }

  private mutating func blank(closing: StaticString) {
    for _ in 0..<closing.utf8CodeUnitCount { skip() }
    while index < text.count, !starts(closing) { skip() }
    for _ in 0..<closing.utf8CodeUnitCount where index < text.count { skip() }
  }

  /// A string on one line; `\(…)` may hold strings of its own.
  private mutating func blankString() {
    skip()
    var depth = 0
    while index < text.count, text[index] != 0x0A {
      if text[index] == 0x5C, index + 1 < text.count {
        if text[index + 1] == 0x28 { depth += 1 }
        skip()
        skip()
      } else if depth > 0, text[index] == 0x22 {
        blankString()
      } else if depth > 0, text[index] == 0x28 {
        depth += 1
        skip()
      } else if depth > 0, text[index] == 0x29 {
        depth -= 1
        skip()
      } else if text[index] == 0x22 {
        return skip()
      } else {
        skip()
      }
    }
  }
}
