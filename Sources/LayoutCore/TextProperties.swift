/// What Unicode says of every code point: its classes for line breaking, text order and clusters (Unicode 15.0).
///
/// Read from the bytes that `make_text_properties.py` writes. An object rather than a struct: measuring a text must not
/// count references to half a dozen tables.
package final class TextProperties: Sendable {
  private let index: [UInt8]
  /// Record numbers.
  private let blocks: [UInt8]
  private let lineBreaks: [LineBreakClass]
  private let directions: [BidiClass]
  private let clusters: [ClusterClass]
  /// Line breaking classes of ASCII, which most texts need alone.
  private let ascii: [LineBreakClass]
  private let brackets: [UInt32: BidiBracket]

  /// The table in `bytes`, or nil when the bytes are no such table.
  package init?(_ bytes: [UInt8]) {
    var reader = TableReader(bytes)
    guard reader.matches("CWTP"), reader.u8() == 1 else { return nil }
    let recordCount = Int(reader.u8())
    var (lineBreaks, directions, clusters): ([LineBreakClass], [BidiClass], [ClusterClass]) = ([], [], [])
    for _ in 0..<recordCount {
      lineBreaks.append(LineBreakClass(rawValue: reader.u8()) ?? .al)
      directions.append(BidiClass(rawValue: reader.u8()) ?? .l)
      clusters.append(ClusterClass(rawValue: reader.u8()) ?? .other)
    }
    let blockCount = reader.u16()
    index = reader.take(0x110000 >> 7)
    blocks = reader.take(blockCount << 7)
    brackets = BidiBracket.read(&reader)
    guard !reader.isExhausted, blockCount > 0, index.allSatisfy({ Int($0) < blockCount }),
      blocks.allSatisfy({ Int($0) < recordCount })
    else { return nil }
    let first = Int(index[0]) << 7
    ascii = blocks[first..<first + 128].map { lineBreaks[Int($0)] }
    self.lineBreaks = lineBreaks
    self.directions = directions
    self.clusters = clusters
  }

  private func record(_ scalar: UInt32) -> Int {
    guard scalar < 0x110000 else { return 0 }
    return Int(blocks[Int(index[Int(scalar >> 7)]) << 7 | Int(scalar & 127)])
  }

  func lineBreak(_ scalar: UInt32) -> LineBreakClass {
    scalar < 128 ? ascii[Int(scalar)] : lineBreaks[record(scalar)]
  }

  func direction(_ scalar: UInt32) -> BidiClass { directions[record(scalar)] }

  func cluster(_ scalar: UInt32) -> ClusterClass { clusters[record(scalar)] }

  func bracket(_ scalar: UInt32) -> BidiBracket? { brackets[scalar] }
}
