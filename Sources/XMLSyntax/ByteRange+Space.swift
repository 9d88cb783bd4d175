package import SourceText
import Standards

extension ByteRange {
  /// The range of `bytes` without the white space at its ends; empty, at its end, when there is nothing else in it.
  package func trimmed(in bytes: [UInt8]) -> ByteRange {
    var (start, end) = (start, end)
    while start < end, bytes[start].isXMLSpace { start += 1 }
    while end > start, bytes[end - 1].isXMLSpace { end -= 1 }
    return ByteRange(start, end)
  }

  /// The range with the line break before it and the blanks around it where nothing else stands in its lines, so that what is removed
  /// leaves no empty line behind; itself elsewhere, and in the first line.
  package func withLines(in bytes: [UInt8]) -> ByteRange {
    func isBlank(_ byte: UInt8) -> Bool { byte == .space || byte == .tab }
    func isLineEnd(_ byte: UInt8) -> Bool { byte == .lineFeed || byte == .carriageReturn }
    var (start, end) = (start, end)
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    guard start > 0, isLineEnd(bytes[start - 1]), end == bytes.count || isLineEnd(bytes[end]) else { return self }
    start -= 1
    if start > 0, bytes[start] == .lineFeed, bytes[start - 1] == .carriageReturn { start -= 1 }
    return ByteRange(start, end)
  }
}
