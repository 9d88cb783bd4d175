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
}
