package import SourceText

/// The bytes of a file as text: which encoding they are in (XML 1.0, section 4.3.3 and appendix F) and what is wrong.
package struct XMLDecoding: Sendable {
  /// The text in UTF-8.
  ///
  /// A byte order mark in front of UTF-8 is kept as it is, one of UTF-16 becomes one of UTF-8, so
  /// that offsets in an UTF-8 file are those of the text.
  ///
  /// Of bytes in an encoding that is not understood only the ASCII stays readable; bytes that form no character become
  /// U+FFFD, except in UTF-8, where they stay for the parser to report.
  package let text: SourceText
  /// The encoding that was used; nil when the file's is not understood.
  package let encoding: XMLEncoding?
  /// What is wrong with the encoding; ranges are those of ``text``.
  ///
  /// The parser's findings come on top.
  package let diagnostics: [Diagnostic]

  /// Decodes a file.
  package static func decode(_ bytes: [UInt8]) -> XMLDecoding {
    if bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE, 0x00, 0x00])
      || bytes.starts(with: [0x00, 0x00, 0x00, 0x3C]) || bytes.starts(with: [0x3C, 0x00, 0x00, 0x00])
    {
      return refuse(bytes.filter { $0 != 0 && $0 < 0x80 }, "UTF-32")
    }
    if bytes.starts(with: [0x4C, 0x6F, 0xA7, 0x94]) { return refuse([], "EBCDIC") }
    if bytes.starts(with: [0xFE, 0xFF]) { return decodeUTF16(bytes, isBigEndian: true, hasMark: true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return decodeUTF16(bytes, isBigEndian: false, hasMark: true) }
    if bytes.starts(with: [0x00, 0x3C, 0x00]) { return decodeUTF16(bytes, isBigEndian: true, hasMark: false) }
    if bytes.starts(with: [0x3C, 0x00]), bytes.count < 4 || bytes[3] == 0 {
      return decodeUTF16(bytes, isBigEndian: false, hasMark: false)
    }
    return decodeBytes(bytes)
  }

  /// A file whose ASCII stands one byte a character: the declaration says the rest.
  private static func decodeBytes(_ bytes: [UInt8]) -> XMLDecoding {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let declared = declaredEncoding(bytes, from: hasMark ? 3 : 0)
    guard let declared else { return XMLDecoding(text: SourceText(bytes), encoding: .utf8, diagnostics: []) }
    let name = String(decoding: bytes[declared.range], as: UTF8.self)
    let encoding = XMLEncoding(named: name)
    switch encoding {
    case .utf8:
      return XMLDecoding(text: SourceText(bytes), encoding: .utf8, diagnostics: [])
    case .utf16, .utf16LittleEndian, .utf16BigEndian:
      let finding = contradiction(declared, name, actual: .utf8)
      return XMLDecoding(text: SourceText(bytes), encoding: .utf8, diagnostics: [finding])
    case .latin1, .ascii, .windows1252:
      if hasMark {
        let finding = contradiction(declared, name, actual: .utf8)
        return XMLDecoding(text: SourceText(bytes), encoding: .utf8, diagnostics: [finding])
      }
      return decodeSingleBytes(bytes, encoding ?? .latin1)
    case nil:
      // The parser reports the name. Bytes that are no UTF-8 are no second finding.
      return XMLDecoding(
        text: SourceText(String(decoding: bytes, as: UTF8.self)), encoding: nil, diagnostics: [])
    }
  }

  /// Where the encoding declaration's value stands, if `bytes` start with an XML declaration that has one.
  static func declaredEncoding(_ bytes: [UInt8], from start: Int) -> ByteRange? {
    guard bytes.dropFirst(start).starts(with: "<?xml".utf8) else { return nil }
    var index = start + 5
    let word = Array("encoding".utf8)
    while index + word.count < bytes.count, bytes[index] != .greaterThan, bytes[index] != .lessThan {
      if XMLTree.isSpace(bytes[index - 1]), bytes[index..<index + word.count] == word[...] {
        return quotedValue(bytes, from: index + word.count)
      }
      index += 1
    }
    return nil
  }

  /// The value of `= "…"` at `index`.
  private static func quotedValue(_ bytes: [UInt8], from index: Int) -> ByteRange? {
    var index = index
    while index < bytes.count, XMLTree.isSpace(bytes[index]) || bytes[index] == .equals { index += 1 }
    guard index < bytes.count, bytes[index] == .quote || bytes[index] == .apostrophe else { return nil }
    let start = index + 1
    var end = start
    while end < bytes.count, bytes[end] != bytes[index], bytes[end] != .greaterThan { end += 1 }
    return end < bytes.count && bytes[end] == bytes[index] ? ByteRange(start, end) : nil
  }

  private static func contradiction(_ place: ByteRange, _ name: String, actual: XMLEncoding) -> Diagnostic {
    Diagnostic(
      .encodingContradicted, "The declaration says \(name), but the file is stored as \(actual.rawValue)", at: place,
      fixes: [Fix("Write \(actual.rawValue)", [TextEdit(place, actual.rawValue)], isPreferred: true)])
  }

  private static func refuse(_ readable: [UInt8], _ name: String) -> XMLDecoding {
    let finding = Diagnostic(
      .encodingUnknown, "The encoding \(name) is not understood; use one of \(XMLEncoding.list)",
      at: ByteRange(0, min(1, readable.count)))
    return XMLDecoding(text: SourceText(readable), encoding: nil, diagnostics: [finding])
  }
}

/// UTF-16.
extension XMLDecoding {
  private static func decodeUTF16(_ bytes: [UInt8], isBigEndian: Bool, hasMark: Bool) -> XMLDecoding {
    let encoding: XMLEncoding = isBigEndian ? .utf16BigEndian : .utf16LittleEndian
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var diagnostics: [Diagnostic] = []
    var index = 0
    while index + 1 < bytes.count {
      let unit = unit(bytes, index, isBigEndian)
      var scalar = UInt32(unit)
      index += 2
      if unit & 0xF800 == 0xD800 {
        let low = index + 1 < bytes.count ? self.unit(bytes, index, isBigEndian) : 0
        if unit & 0xFC00 == 0xD800, low & 0xFC00 == 0xDC00 {
          scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
          index += 2
        } else {
          appendReplacement(to: &result, reporting: "half of a surrogate pair", encoding, &diagnostics)
          continue
        }
      }
      append(scalar, to: &result)
    }
    if index < bytes.count { appendReplacement(to: &result, reporting: "half of a code unit", encoding, &diagnostics) }
    if let declared = declaredEncoding(result, from: hasMark ? 3 : 0) {
      let name = String(decoding: result[declared.range], as: UTF8.self)
      let declaredEncoding = XMLEncoding(named: name)
      if let declaredEncoding, declaredEncoding != .utf16, declaredEncoding != encoding {
        diagnostics.append(contradiction(declared, name, actual: hasMark ? .utf16 : encoding))
      }
    }
    return XMLDecoding(text: SourceText(result), encoding: hasMark ? .utf16 : encoding, diagnostics: diagnostics)
  }

  private static func unit(_ bytes: [UInt8], _ index: Int, _ isBigEndian: Bool) -> UInt16 {
    isBigEndian
      ? UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1]) : UInt16(bytes[index + 1]) << 8 | UInt16(bytes[index])
  }

  /// Appends `scalar`, which is not a surrogate, in UTF-8.
  private static func append(_ scalar: UInt32, to result: inout [UInt8]) {
    if scalar < 0x80 {
      result.append(UInt8(scalar))
    } else if let scalar = Unicode.Scalar(scalar) {
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  private static func appendReplacement(
    to result: inout [UInt8], reporting what: String, _ encoding: XMLEncoding, _ diagnostics: inout [Diagnostic]
  ) {
    let start = result.count
    result.append(contentsOf: UTF8.encodedReplacementCharacter)
    guard diagnostics.count < XMLInput.maximumFindings else {
      let last = diagnostics.count - 1
      if !diagnostics[last].standsForMore {
        diagnostics[last].message += " (there are more than \(XMLInput.maximumFindings) findings; mend these first)"
        diagnostics[last].standsForMore = true
      }
      return
    }
    let message = what.hasPrefix("half") ? "Here stands \(what), which is not \(encoding.rawValue)" : what
    diagnostics.append(Diagnostic(.encodingIllFormed, message, at: ByteRange(start, result.count)))
  }
}

/// One byte a character.
extension XMLDecoding {
  private static func decodeSingleBytes(_ bytes: [UInt8], _ encoding: XMLEncoding) -> XMLDecoding {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var diagnostics: [Diagnostic] = []
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else if let scalar = scalar(byte, encoding) {
        append(scalar, to: &result)
      } else {
        let hexadecimal = String(byte, radix: 16, uppercase: true)
        appendReplacement(
          to: &result, reporting: "The byte \(hexadecimal) is no character of \(encoding.rawValue)", encoding,
          &diagnostics)
      }
    }
    return XMLDecoding(text: SourceText(result), encoding: encoding, diagnostics: diagnostics)
  }

  /// The character of a byte from 0x80 on; nil when the encoding has none there.
  private static func scalar(_ byte: UInt8, _ encoding: XMLEncoding) -> UInt32? {
    switch encoding {
    case .ascii: return nil
    case .windows1252 where byte < 0xA0:
      let scalar = windows1252[windows1252.index(windows1252.startIndex, offsetBy: Int(byte) - 0x80)]
      return scalar == "?" ? nil : scalar.value
    default: return UInt32(byte)
    }
  }

  /// Bytes 0x80 to 0x9F of windows-1252 (IANA); `?` where there is none.
  private static let windows1252 = Array("€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ".unicodeScalars)
}
