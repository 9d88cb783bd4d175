/// Where each line of a text begins, and the way between byte offsets and positions.
///
/// Every function is total: a position past the end of its line counts as the end of the line, a line past the last one
/// as the end of the text (LSP 3.17, `Position`).
package struct LineTable: Sendable {
  var bytes: [UInt8]
  /// Byte offset of the first byte of each line; the first is 0.
  package internal(set) var lineStarts: [Int]
  /// Whether every byte is ASCII: then all encodings count alike.
  var isASCII: Bool
  /// Places inside the lines that are too long to be counted through for every position.
  var marks: LongLineMarks

  /// The lines of `text`, found in time linear in its length.
  package init(_ text: SourceText) {
    bytes = text.bytes
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    var index = 0
    var allBits: UInt8 = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      allBits |= byte
      index += 1
      if byte > 0x0D { continue }
      if byte == 0x0A {
        starts.append(index)
      } else if byte == 0x0D {
        if index < count, bytes[index] == 0x0A { index += 1 }
        starts.append(index)
      }
    }
    lineStarts = starts
    isASCII = allBits < 0x80
    marks = LongLineMarks()
    if !isASCII { marks = LongLineMarks(self) }
  }

  /// The number of lines; an empty text has one.
  package var lineCount: Int { lineStarts.count }

  /// The line, counted from zero, that holds the byte at `offset`.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The same, found at once when it is `hint` or one of the lines behind that.
  func line(at offset: Int, near hint: Int) -> Int {
    guard lineStarts.indices.contains(hint), lineStarts[hint] <= offset else { return line(at: offset) }
    for line in hint..<min(hint + 8, lineStarts.count) {
      if line + 1 == lineStarts.count || lineStarts[line + 1] > offset { return line }
    }
    return line(at: offset)
  }

  /// The bytes of `line` without its line end.
  package func range(ofLine line: Int) -> ByteRange {
    guard line >= 0, line < lineStarts.count else { return ByteRange(at: bytes.count) }
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    if line + 1 < lineStarts.count {
      if end > start, bytes[end - 1] == 0x0A { end -= 1 }
      if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    }
    return ByteRange(start, end)
  }

  /// The position of the byte at `offset`, clamped to the text; inside a scalar it counts as the scalar's start.
  ///
  /// - Parameter hint: a line that it is probably in, or soon behind.
  package func position(of offset: Int, in encoding: PositionEncoding, near hint: Int = -1) -> Position {
    let offset = min(max(0, offset), bytes.count)
    let line = line(at: offset, near: hint)
    let start = lineStarts[line]
    // A place inside a line end counts as the end of the line.
    let stop = min(offset, range(ofLine: line).end)
    if encoding == .utf8 || isASCII { return Position(line: line, character: stop - start) }
    let mark = marks.last(in: line, before: stop)
    var units = mark?.units(in: encoding) ?? 0
    var index = mark?.offset ?? start
    // Many bytes at a time: most lines are ASCII all the same.
    var bits: UInt8 = 0
    for place in index..<max(index, stop) { bits |= bytes[place] }
    if bits < 0x80 { return Position(line: line, character: units + max(0, stop - index)) }
    while index < stop {
      let length = Self.scalarLength(bytes[index])
      if index + length > stop { break }
      units += encoding == .utf16 && length == 4 ? 2 : 1
      index += length
    }
    return Position(line: line, character: units)
  }

  /// The byte offset of `position`, clamped to its line and the text; inside a scalar it counts as the scalar's start.
  package func offset(of position: Position, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    let range = range(ofLine: position.line)
    var remaining = max(0, position.character)
    if encoding == .utf8 || isASCII {
      var offset = min(range.start + remaining, range.end)
      while offset > range.start, offset < range.end, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    let mark = marks.last(in: position.line, atMost: remaining, in: encoding)
    remaining -= mark?.units(in: encoding) ?? 0
    var index = mark?.offset ?? range.start
    while index < range.end, remaining > 0 {
      let length = Self.scalarLength(bytes[index])
      let units = encoding == .utf16 && length == 4 ? 2 : 1
      if units > remaining { break }
      remaining -= units
      index = min(index + length, range.end)
    }
    return index
  }

  /// Bytes that the UTF-8 sequence starting with `lead` takes; 1 for a byte that starts none.
  static func scalarLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
