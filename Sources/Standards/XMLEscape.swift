/// What XML and HTML would take for markup, written as references (XML 1.0, section 2.4).
package enum XMLEscape: Sendable {
  /// Between tags.
  case content
  /// In a value between double quotes; line ends stay line ends (section 3.3.3).
  case doubleQuoted
  /// In a value between single quotes.
  case singleQuoted
  /// Anywhere in generated markup; what XML cannot hold at all is left out.
  case anywhere

  /// `text` so that a reader finds it there as it is.
  package func escaped(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    append(String(text).utf8.span, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends `text`, which is UTF-8, so that a reader finds it there as it is.
  package func append(_ text: Span<UInt8>, to bytes: inout [UInt8]) {
    var brackets = 0
    for index in text.indices {
      let byte = text[index]
      defer { brackets = byte == UInt8(ascii: "]") ? brackets + 1 : 0 }
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">") where self == .anywhere: bytes += "&gt;".utf8
      // The end of a CDATA section must not stand in text (XML 1.0, section 2.4).
      case UInt8(ascii: ">") where self == .content && brackets >= 2: bytes += "&gt;".utf8
      case UInt8(ascii: "\"") where self == .anywhere || self == .doubleQuoted: bytes += "&quot;".utf8
      case UInt8(ascii: "'") where self == .singleQuoted: bytes += "&apos;".utf8
      case 0x0A where self == .doubleQuoted || self == .singleQuoted: bytes += "&#10;".utf8
      case 0x0D where self == .doubleQuoted || self == .singleQuoted: bytes += "&#13;".utf8
      case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F: if self != .anywhere { bytes.append(byte) }
      default: bytes.append(byte)
      }
    }
  }

  /// Whether XML can hold `scalar` (XML 1.0, section 2.2).
  package static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || "\n\t\r".unicodeScalars.contains(scalar)
  }

  /// `text` as it can stand in a comment, which holds no two hyphens one behind the other.
  package static func comment(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars where isLegal(scalar) {
      if scalar == "-", result.unicodeScalars.last == "-" { result.unicodeScalars.append(" ") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
