package import SourceText

/// A binding in a value of a file: a path in braces.
package struct Binding: Hashable, Sendable {
  /// The path, without the braces.
  package let range: ByteRange

  /// The bindings in the value that stands at `range` of `bytes`; `{{` is a brace as text.
  package static func all(in bytes: [UInt8], _ range: ByteRange) -> [Binding] {
    var found: [Binding] = []
    var index = range.start
    while index < range.end {
      guard bytes[index] == 0x7B else {
        index += 1
        continue
      }
      if index + 1 < range.end, bytes[index + 1] == 0x7B {
        index += 2
        continue
      }
      guard let end = bytes[index..<range.end].firstIndex(of: 0x7D) else { break }
      if end > index + 1 { found.append(Binding(range: ByteRange(index + 1, end))) }
      index = end + 1
    }
    return found
  }

  /// Whether nothing else stands in the value at `range`.
  package func isAlone(in range: ByteRange) -> Bool {
    self.range.start == range.start + 1 && self.range.end == range.end - 1
  }
}
