import Standards

/// Texts as people read them: white space runs as one space, none at the ends.
enum CollapsedText {
  /// The text of `bytes[range]`.
  static func of(_ bytes: [UInt8], _ range: Range<Int>) -> String {
    if isCollapsed(bytes.span.extracting(range)) { return String(decoding: bytes[range], as: UTF8.self) }
    var collapsed: [UInt8] = []
    collapsed.reserveCapacity(range.count)
    var isApart = false
    for index in range {
      let byte = bytes[index]
      if byte.isXMLSpace {
        isApart = !collapsed.isEmpty
      } else {
        if isApart { collapsed.append(0x20) }
        isApart = false
        collapsed.append(byte)
      }
    }
    return String(decoding: collapsed, as: UTF8.self)
  }

  /// `text` as people read it.
  static func of(_ text: String) -> String {
    if isCollapsed(text.utf8.span) { return text }
    let bytes = Array(text.utf8)
    return of(bytes, bytes.indices)
  }

  /// Whether `text` has no white space but single spaces inside, as nearly every value.
  private static func isCollapsed(_ text: Span<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for index in text.indices {
      let byte = text[index]
      if byte.isXMLSpace, byte != 0x20 || previous == 0x20 || previous == 0 { return false }
      previous = byte
    }
    return previous != 0x20
  }
}
