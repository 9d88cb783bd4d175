/// The line breaking class of every code point, read from the bytes that `make_line_break.py` writes (Unicode 15.0).
package struct LineBreakTable: Sendable {
  private let index: [UInt8]
  private let blocks: [LineBreakClass]
  /// Classes of ASCII, which most texts need alone.
  private let ascii: [LineBreakClass]

  /// The table in `bytes`, or nil when the bytes are no such table.
  package init?(_ bytes: [UInt8]) {
    var reader = TableReader(bytes)
    guard reader.matches("CWLB"), reader.u8() == 1, reader.u8() == UInt8(LineBreakClass.count) else { return nil }
    let blockCount = reader.u16()
    index = reader.take(0x110000 >> 7)
    blocks = reader.take(blockCount << 7).map { LineBreakClass(rawValue: $0) ?? .al }
    guard !reader.isExhausted, index.allSatisfy({ Int($0) < blockCount }) else { return nil }
    let first = Int(index[0]) << 7
    ascii = Array(blocks[first..<first + 128])
  }

  subscript(scalar: UInt32) -> LineBreakClass {
    if scalar < 128 { return ascii[Int(scalar)] }
    guard scalar < 0x110000 else { return .al }
    return blocks[Int(index[Int(scalar >> 7)]) << 7 | Int(scalar & 127)]
  }
}
