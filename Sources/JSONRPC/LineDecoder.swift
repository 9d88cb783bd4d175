/// Cuts a stream of bytes into messages that are a line each, as the Model Context Protocol has them over standard input.
///
/// Takes the bytes in pieces of any size. Total: what is too long is let go while it comes, and the next line is read.
package struct LineDecoder: Sendable {
  /// What comes next in the stream.
  package enum Line: Hashable, Sendable {
    /// A message.
    case body([UInt8])
    /// A line longer than the limit, of which the first bytes are left.
    case tooLong(head: [UInt8])
  }

  /// The longest line that is accepted, in bytes.
  package let limit: Int
  /// So many bytes of a line that is too long are kept.
  private static let headLength = 1 << 10

  private var buffer: [UInt8] = []
  /// Offset of the first byte that has not been consumed.
  private var start = 0
  /// Offset up to which no end of a line has been found.
  private var searched = 0
  /// The first bytes of the line that is being let go.
  private var head: [UInt8]?

  /// A decoder at the start of a stream, for lines of up to `limit` bytes.
  package init(limit: Int) { self.limit = limit }

  /// Takes the next bytes of the stream.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      (searched, start) = (searched - start, 0)
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next line that is not empty, without its end; nil when more bytes are needed.
  package mutating func next() -> Line? {
    while let end = buffer[searched...].firstIndex(of: 0x0A) {
      var line = buffer[start..<end]
      (start, searched) = (end + 1, end + 1)
      if let head = self.head {
        self.head = nil
        return .tooLong(head: head)
      }
      if line.last == 0x0D { line.removeLast() }
      if line.count > limit { return .tooLong(head: Array(line.prefix(Self.headLength))) }
      if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return .body(Array(line)) }
    }
    searched = buffer.count
    if head != nil || buffer.count - start > limit {
      if head == nil { head = Array(buffer[start...].prefix(Self.headLength)) }
      buffer = []
      (start, searched) = (0, 0)
    }
    return nil
  }
}
