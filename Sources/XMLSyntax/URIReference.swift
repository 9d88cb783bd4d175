/// URI references as RFC 3986 defines them: what a namespace name must be (Namespaces in XML 1.0, section 2.1).
enum URIReference {
  /// Whether `text` is a URI or a relative reference.
  static func isValid(_ text: [UInt8]) -> Bool {
    var uri = Scanner(text: text)
    if uri.takeScheme(), uri.takeHierarchy(), uri.takeQueryAndFragment() { return true }
    var relative = Scanner(text: text)
    return relative.takeRelativePart() && relative.takeQueryAndFragment()
  }

  private struct Scanner {
    let text: [UInt8]
    var index = 0

    init(text: [UInt8]) { self.text = text }

    private func byte(_ offset: Int = 0) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard self.byte() == byte else { return false }
      index += 1
      return true
    }

    /// The production `scheme ":"`.
    mutating func takeScheme() -> Bool {
      guard Self.isLetter(byte()) else { return false }
      while Self.isLetter(byte()) || Self.isDigit(byte()) || [.plus, .hyphen, .period].contains(byte()) { index += 1 }
      return take(.colon)
    }

    /// The production `hier-part`.
    mutating func takeHierarchy() -> Bool {
      if byte() == .slash, byte(1) == .slash { return takeAuthority() }
      takePath()
      return true
    }

    /// The production `relative-part`: the first segment holds no colon.
    mutating func takeRelativePart() -> Bool {
      if byte() == .slash, byte(1) == .slash { return takeAuthority() }
      while byte() != .colon, takePathCharacter() {}
      if byte() == .slash { takePath() }
      return true
    }

    /// The productions `"//" authority path-abempty`.
    private mutating func takeAuthority() -> Bool {
      index += 2
      let start = index
      while byte() != .at, takePathCharacter() {}
      if !take(.at) { index = start }
      if byte() == .openBracket {
        while index < text.count, byte() != .closeBracket { index += 1 }
        guard take(.closeBracket) else { return false }
      } else if !takeIPv4Address() {
        while byte() != .colon, byte() != .at, takePathCharacter() {}
      }
      if take(.colon) {
        var port = 0
        guard Self.isDigit(byte()) else { return false }
        while Self.isDigit(byte()) {
          port = port * 10 + Int(byte() - UInt8(ascii: "0"))
          guard port <= Int(Int32.max) else { return false }
          index += 1
        }
      }
      if byte() == .slash { takePath() }
      return true
    }

    /// The production `IPv4address`; takes nothing when there is none.
    private mutating func takeIPv4Address() -> Bool {
      let start = index
      for part in 0..<4 {
        if part > 0, !take(.period) {
          index = start
          return false
        }
        let first = index
        var value = 0
        while index < first + 3, Self.isDigit(byte()), value * 10 + Int(byte() - UInt8(ascii: "0")) <= 255,
          !(value == 0 && index > first)
        {
          value = value * 10 + Int(byte() - UInt8(ascii: "0"))
          index += 1
        }
        if index == first {
          index = start
          return false
        }
      }
      return true
    }

    /// Segments and the slashes between them.
    private mutating func takePath() {
      while take(.slash) || takePathCharacter() {}
    }

    /// The productions `[ "?" query ] [ "#" fragment ]` up to the end of the text.
    mutating func takeQueryAndFragment() -> Bool {
      if take(.question) {
        while take(.slash) || take(.question) || takePathCharacter() {}
      }
      if take(.numberSign) {
        while take(.slash) || take(.question) || take(.openBracket) || take(.closeBracket) || takePathCharacter() {}
      }
      return index == text.count
    }

    /// The production `pchar`.
    private mutating func takePathCharacter() -> Bool {
      let byte = byte()
      if byte == UInt8(ascii: "%"), Self.isHexadecimal(self.byte(1)), Self.isHexadecimal(self.byte(2)) {
        index += 3
        return true
      }
      guard Self.isLetter(byte) || Self.isDigit(byte) || "-._~!$&'()*+,;=:@".utf8.contains(byte) else { return false }
      index += 1
      return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
      isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
  }
}

extension UInt8 {
  static let at = UInt8(ascii: "@")
  static let plus = UInt8(ascii: "+")
}
