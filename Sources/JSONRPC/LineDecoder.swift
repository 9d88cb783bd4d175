/// Cuts a stream of bytes into messages that are a line each, as the Model Context Protocol has them over standard input.
///
/// Takes the bytes in pieces of any size. Total: what is too long is let go while it comes, and the next line is read.
package struct LineDecoder: Sendable {
  /// What comes next in the stream.
  package enum Line: Hashable, Sendable {
    /// A message.
    case body([UInt8])
    /// A line longer than the limit, of which the first and the last bytes are left.
    case tooLong(head: [UInt8], tail: [UInt8])
  }

  /// The longest line that is accepted, in bytes.
  package let limit: Int
  /// So many bytes of a line that is too long are kept, of its beginning and of its end.
  private static let keptLength = 1 << 10

  private var buffer: [UInt8] = []
  /// Offset of the first byte that has not been consumed.
  private var start = 0
  /// Offset up to which no end of a line has been found.
  private var searched = 0
  /// The first and, so far, the last bytes of the line that is being let go.
  private var dropped: (head: [UInt8], tail: [UInt8])?

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
      if line.last == 0x0D { line.removeLast() }
      if line.count > limit || dropped != nil {
        drop(line)
        defer { dropped = nil }
        return dropped.map { .tooLong(head: $0.head, tail: $0.tail) }
      }
      if !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return .body(Array(line)) }
    }
    searched = buffer.count
    if dropped != nil || buffer.count - start > limit {
      drop(buffer[start...])
      buffer = []
      (start, searched) = (0, 0)
    }
    return nil
  }

  /// Lets the next `piece` of a line go.
  private mutating func drop(_ piece: ArraySlice<UInt8>) {
    let last = (dropped?.tail ?? []) + piece.suffix(Self.keptLength)
    dropped = (dropped?.head ?? Array(piece.prefix(Self.keptLength)), last.suffix(Self.keptLength))
  }
}
