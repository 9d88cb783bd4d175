/// The UTF-8 bytes of one document, as they were given: a byte order mark, if there was one, is still in front.
///
/// A plain value: copying it copies a reference. Positions in lines and columns come from ``LineTable``.
package struct SourceText: Sendable, Equatable {
  /// The UTF-8 bytes.
  package let bytes: [UInt8]

  /// What ends its first line, and so the lines that are written into it: `\n`, `\r\n` or `\r`; `\n` where it has one line.
  ///
  /// Found once, as it is asked for at every finding, and a text of one line has to be read to its end for it.
  package let lineEnd: String

  /// A text of these UTF-8 bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineEnd = Self.lineEnd(of: bytes)
  }

  /// What ends the first line of `bytes`; `\n` where they are one line.
  static func lineEnd(of bytes: some Collection<UInt8>) -> String {
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[first] == 0x0A { return "\n" }
    let next = bytes.index(after: first)
    return next < bytes.endIndex && bytes[next] == 0x0A ? "\r\n" : "\r"
  }

  /// A text with the UTF-8 bytes of `string`.
  package init(_ string: String) {
    self.init(Array(string.utf8))
  }

  /// Length in bytes.
  package var count: Int { bytes.count }

  /// The range of the whole text.
  package var range: ByteRange { ByteRange(0, bytes.count) }

  /// The text inside `range`, clamped to the document; ill-formed UTF-8 becomes U+FFFD.
  package subscript(range: ByteRange) -> String {
    let start = min(max(0, range.start), bytes.count)
    let end = min(max(start, range.end), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether the bytes inside `range` are exactly those of `string`.
  package func matches(_ string: String, in range: ByteRange) -> Bool {
    range.start >= 0 && range.end <= bytes.count && string.utf8.elementsEqual(bytes[range.start..<range.end])
  }

  /// The whole text; ill-formed UTF-8 becomes U+FFFD.
  package var string: String { self[range] }
}
