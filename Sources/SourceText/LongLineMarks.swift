/// How many units stand before certain places of long lines, so that a position in such a line is found without counting
/// from its start: a file of one line, and a thousand findings in it, stay linear.
struct LongLineMarks: Sendable {
  /// One place.
  struct Mark: Sendable {
    /// Its byte offset in the text.
    let offset: Int
    /// UTF-16 units from the start of the line.
    let utf16: Int
    /// Scalars from the start of the line.
    let scalars: Int

    /// Units of `encoding`, which is not UTF-8, from the start of the line.
    func units(in encoding: PositionEncoding) -> Int { encoding == .utf16 ? utf16 : scalars }
  }

  /// Lines up to this many bytes are counted through.
  private static let longLine = 4096
  /// Bytes between two marks, at least.
  private static let distance = 1024

  /// The marks of each long line, in order.
  private var marks: [Int: [Mark]] = [:]

  /// No marks.
  init() {}

  /// The marks of the long lines of `table`.
  init(_ table: LineTable) {
    let starts = table.lineStarts
    for line in starts.indices {
      let end = line + 1 < starts.count ? starts[line + 1] : table.bytes.count
      if end - starts[line] > Self.longLine { marks[line] = Self.marks(table.bytes, from: starts[line], to: end) }
    }
  }

  private static func marks(_ bytes: [UInt8], from start: Int, to end: Int) -> [Mark] {
    var marks: [Mark] = []
    var (index, utf16, scalars) = (start, 0, 0)
    var next = start + distance
    while index < end {
      if index >= next {
        marks.append(Mark(offset: index, utf16: utf16, scalars: scalars))
        next = index + distance
      }
      let length = LineTable.scalarLength(bytes[index])
      index += length
      utf16 += length == 4 ? 2 : 1
      scalars += 1
    }
    return marks
  }

  /// The last mark in `line` at `offset` or before it.
  func last(in line: Int, before offset: Int) -> Mark? {
    last(in: line) { $0.offset <= offset }
  }

  /// The last mark in `line` with at most `units` of `encoding` before it.
  func last(in line: Int, atMost units: Int, in encoding: PositionEncoding) -> Mark? {
    last(in: line) { $0.units(in: encoding) <= units }
  }

  /// The last mark in `line` that satisfies `condition`, as all those before it do.
  private func last(in line: Int, where condition: (Mark) -> Bool) -> Mark? {
    guard !marks.isEmpty, let marks = marks[line] else { return nil }
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if condition(marks[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? marks[low - 1] : nil
  }
}
