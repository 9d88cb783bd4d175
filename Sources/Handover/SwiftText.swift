/// A text with bindings, as drafts of Swift hold it: bindings stand between characters that no card and no sample has.
struct SwiftText {
  /// A piece of it.
  enum Piece {
    case literal(String)
    /// What is at a path behind these steps.
    case bound(steps: [String], path: String)
  }

  private static let (open, between, close): (UInt8, UInt8, UInt8) = (1, 2, 3)
  let pieces: [Piece]

  init(_ text: String) {
    let bytes = text.utf8
    var pieces: [Piece] = []
    var start = bytes.startIndex
    while let first = bytes[start...].firstIndex(of: Self.open),
      let end = bytes[first...].firstIndex(of: Self.close)
    {
      if first > start { pieces.append(.literal(String(text[start..<first]))) }
      let words = bytes[first..<end].dropFirst().split(separator: Self.between, omittingEmptySubsequences: false)
        .map { String(Substring($0)) }
      pieces.append(.bound(steps: words.dropLast(), path: words.last ?? ""))
      start = bytes.index(after: end)
    }
    if start < bytes.endIndex { pieces.append(.literal(String(text[start...]))) }
    self.pieces = pieces
  }

  /// Whether nothing is bound in it.
  var isLiteral: Bool {
    pieces.allSatisfy { if case .literal = $0 { true } else { false } }
  }

  /// Whether people read words in it that are its own, among which no sign is a mark of Markdown or of a format.
  var hasWords: Bool {
    let literals = pieces.compactMap { if case .literal(let text) = $0 { text } else { nil } }
    return literals.contains { $0.contains(where: \.isLetter) }
      && !literals.contains { $0.utf8.contains { "*_`[]~%\\<>^".utf8.contains($0) } }
  }

  /// The only binding that it is.
  var binding: (steps: [String], path: String)? {
    if pieces.count == 1, case .bound(let steps, let path) = pieces[0] { (steps, path) } else { nil }
  }

  /// A binding to `path` behind `steps`.
  static func binding(_ path: String, _ steps: [String]) -> String {
    let (open, between, close) = (Unicode.Scalar(open), Unicode.Scalar(between), Unicode.Scalar(close))
    return "\(open)\((steps + [path]).joined(separator: String(between)))\(close)"
  }

  /// `text` so that nothing in it is taken for a binding.
  static func literal(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= close }) else { return text }
    return String(decoding: text.utf8.filter { ![open, between, close].contains($0) }, as: UTF8.self)
  }

  /// `text` in a string literal, without its quotes.
  static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"")
    }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        // Marks that turn the direction of what stands behind them are written so that they are seen.
        let isHidden =
          scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.generalCategory == .format
          || scalar.properties.generalCategory == .lineSeparator
          || scalar.properties.generalCategory == .paragraphSeparator
        result += isHidden ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return result
  }

  /// `text` as a string literal.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }
}

/// Names in Swift.
enum SwiftName {
  /// Those that cannot be names without backticks.
  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// `name`, in backticks where it is a keyword.
  static func guarded(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// `name` as the label of an argument, which only these three cannot be.
  static func label(_ name: String) -> String {
    let bare = name.filter { $0 != "`" }
    return ["inout", "let", "var"].contains(bare) ? name : bare
  }

  /// The same with a small letter first.
  static func camel(_ text: String, keepingLetters: Bool = false) -> String {
    let name = IdentifierRegister.pascal(text, keepingLetters: keepingLetters)
    let capitals = name.prefix { $0.isUppercase }.count
    // “URLPath” is “urlPath”, “ID” is “id”.
    let count = capitals < 2 ? 1 : capitals == name.count ? capitals : capitals - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// What one of `name` is called.
  static func singular(_ name: String) -> String {
    if name.hasSuffix("ies"), name.count > 4 { return name.dropLast(3) + "y" }
    for ending in ["sses", "shes", "ches", "xes"] where name.hasSuffix(ending) { return String(name.dropLast(2)) }
    if name.hasSuffix("s"), !name.hasSuffix("ss"), !name.hasSuffix("us"), !name.hasSuffix("is"), name.count > 2 {
      return String(name.dropLast())
    }
    return name
  }
}
