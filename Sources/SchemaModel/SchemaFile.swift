import Standards
import Synchronization

/// A file of a schema, as far as something of it is read only when it is asked for.
package final class SchemaFile: Hashable, Sendable {
  /// The file's name as it was given to the reader, such as `card.xsd`.
  package let name: String
  private let bytes: [UInt8]
  /// How many lines end before each block of ``blockLength`` bytes; few ask for a line.
  private let lineEnds = MadeOnce<[Int]>()
  private let documentation: @Sendable (_ annotations: ArraySlice<UInt8>) -> Documentation
  /// What was read, by where its annotations begin: completion asks for the same at each key.
  private let read: Mutex<[Int: Documentation]> = Mutex([:])

  /// A file of these UTF-8 bytes.
  ///
  /// - Parameter documentation: reads `xs:annotation` elements.
  package init(
    name: String, bytes: [UInt8], documentation: @escaping @Sendable (_ annotations: ArraySlice<UInt8>) -> Documentation
  ) {
    self.name = name
    self.bytes = bytes
    self.documentation = documentation
  }

  private func countLineEnds() -> [Int] {
    var lineEnds = [0]
    for start in stride(from: 0, to: bytes.count, by: Self.blockLength) {
      let end = min(start + Self.blockLength, bytes.count)
      lineEnds.append(lineEnds[lineEnds.count - 1] + Self.countLineEnds(in: bytes, start..<end))
    }
    return lineEnds
  }

  private static let blockLength = 1024

  private static func countLineEnds(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    let bytes = bytes.span.extracting(range)
    var count = 0
    for index in bytes.indices { count &+= bytes[index] == 0x0A ? 1 : 0 }
    return count
  }

  func documentation(in range: Range<Int>) -> Documentation {
    if let known = read.withLock({ $0[range.lowerBound] }) { return known }
    let found = documentation(bytes[range])
    read.withLock { $0[range.lowerBound] = found }
    return found
  }

  /// The line, counted from one, of the byte at `offset`.
  func line(at offset: Int) -> Int {
    let offset = min(offset, bytes.count)
    let block = offset / Self.blockLength
    return 1 + lineEnds.value(countLineEnds)[block] + Self.countLineEnds(in: bytes, block * Self.blockLength..<offset)
  }

  /// Whether both are the same file, read at the same time.
  package static func == (left: SchemaFile, right: SchemaFile) -> Bool { left === right }

  /// Hashes which file it is.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
