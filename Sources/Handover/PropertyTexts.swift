import Standards

/// The texts in a file of properties, as apps have them for each language: lines of `key = text` with the escapes of Java.
struct PropertyTexts {
  /// The texts by their keys.
  private(set) var texts: [String: String] = [:]

  /// Reads a file.
  init(_ bytes: [UInt8]) {
    var open = ""
    let all = String(decoding: bytes, as: UTF8.self)
    // An empty line ends a text that goes on.
    for line in all.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let text = line.drop { Self.isSpace($0) || $0 == "\u{FEFF}" }
      if open.isEmpty, text.first == "#" || text.first == "!" { continue }
      open += text
      // An odd one of them goes on in the next line.
      if open.reversed().prefix(while: { $0 == "\\" }).count % 2 == 1 {
        open.removeLast()
      } else {
        add(open)
        open = ""
      }
    }
    if !open.isEmpty { add(open) }
  }

  private static func isSpace(_ character: Character) -> Bool { " \t\u{C}".contains(character) }

  /// Adds what `line` says: its key ends at a sign or at a space that is not escaped.
  private mutating func add(_ line: String) {
    var isEscaped = false
    let end = line.firstIndex { character in
      if isEscaped {
        isEscaped = false
        return false
      }
      isEscaped = character == "\\"
      return character == "=" || character == ":" || Self.isSpace(character)
    }
    guard let end, end > line.startIndex else { return }
    var rest = line[end...].drop(while: Self.isSpace)
    if rest.first == "=" || rest.first == ":" { rest = rest.dropFirst().drop(while: Self.isSpace) }
    texts[Self.plain(line[..<end])] = Self.plain(rest)
  }

  /// `text` with its escapes read; those by number are halves of UTF-16.
  private static func plain(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let sign = rest.popFirst() else {
        units.append(unit)
        continue
      }
      let digits = rest.prefix(4)
      if sign == 0x75, digits.count == 4, let own = UInt16(String(decoding: digits, as: UTF16.self), radix: 16) {
        units.append(own)
        rest = rest.dropFirst(4)
      } else {
        units.append(controls[sign] ?? sign)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// What the letters `n`, `r`, `t` and `f` mean behind a backslash.
  private static let controls: [UInt16: UInt16] = [0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09, 0x66: 0x0C]
}
