extension LineTable {
  /// The text whose lines these are.
  package var text: SourceText { SourceText(bytes) }

  /// Puts `replacement` where `range` is, in the text and in the lines.
  ///
  /// Only what is replaced is read again; what follows is moved. A range that lies outside the text is clamped.
  package mutating func replace(_ range: ByteRange, with replacement: [UInt8]) {
    let start = min(max(0, range.start), bytes.count)
    let end = min(max(start, range.end), bytes.count)
    // Whether a line starts at a place depends on the bytes before and after it, so both edges of the range count as
    // changed: CR and LF may meet there, or be separated.
    let kept = max(1, firstLine(startingAt: start))
    let moved = max(kept, firstLine(startingAt: end + 1))
    bytes.replaceSubrange(start..<end, with: replacement)
    let newEnd = start + replacement.count
    var found: [Int] = []
    var place = max(1, start)
    while place <= newEnd {
      if isLineStart(place) { found.append(place) }
      place += 1
    }
    let shift = newEnd - end
    if shift != 0 {
      for line in moved..<max(moved, lineStarts.count) { lineStarts[line] += shift }
    }
    lineStarts.replaceSubrange(kept..<moved, with: found)
    isASCII = isASCII && replacement.allSatisfy { $0 < 0x80 }
    marks = isASCII ? LongLineMarks() : LongLineMarks(self)
  }

  /// The first line that starts at `offset` or after it; the number of lines if there is none.
  private func firstLine(startingAt offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a line starts at `place`, which is not the start of the text.
  private func isLineStart(_ place: Int) -> Bool {
    if bytes[place - 1] == 0x0A { return true }
    return bytes[place - 1] == 0x0D && (place == bytes.count || bytes[place] != 0x0A)
  }
}
