import Standards

extension UInt8 {
  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

extension Array where Element == UInt8 {
  /// Whether there is nothing but white space from `start` up to `end`.
  func isSpace(from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end {
      if !self[index].isXMLSpace { return false }
      index += 1
    }
    return true
  }

  /// The number of line ends from `start` up to `end`; CR LF is one.
  func lineEnds(from start: Int, to end: Int) -> Int {
    var count = 0
    var index = start
    while index < end {
      let byte = self[index]
      if byte == 0x0A || (byte == 0x0D && !(index + 1 < end && self[index + 1] == 0x0A)) { count += 1 }
      index += 1
    }
    return count
  }

  /// Whether nothing but white space stands on the line of the byte at `offset` before it.
  func isFirstOnLine(_ offset: Int) -> Bool { isSpace(from: lineStart(of: offset), to: offset) }

  /// The start of the line on which the byte at `offset` stands.
  func lineStart(of offset: Int) -> Int {
    var index = Swift.min(offset, count)
    while index > 0, !self[index - 1].isLineEnd { index -= 1 }
    return index
  }

  /// The end of the line on which the byte at `offset` stands, before its line end.
  func lineEnd(of offset: Int) -> Int {
    var index = Swift.max(0, offset)
    while index < count, !self[index].isLineEnd { index += 1 }
    return index
  }

  /// The first byte at or after `offset` that is not white space, at most `end`.
  func skippingSpace(from offset: Int, to end: Int) -> Int {
    var index = offset
    while index < end, self[index].isXMLSpace { index += 1 }
    return index
  }

  /// The offset after the last byte before `offset` that is not white space, at least `start`.
  func skippingSpaceBackwards(from offset: Int, to start: Int) -> Int {
    var index = offset
    while index > start, self[index - 1].isXMLSpace { index -= 1 }
    return index
  }
}
