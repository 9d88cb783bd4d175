import SourceText
import XMLSyntax

extension Formatter {
  /// Indentation stops growing here, or else a document nested deeply enough would grow without bounds.
  static let widestIndentation = 200

  /// The column at which children of the innermost open element belong.
  var childColumn: Int {
    guard let last = open.last else { return 0 }
    return min(last.column + options.tabSize, Self.widestIndentation)
  }

  /// Lays out the space between what came last and `start`, where something at `column` begins.
  ///
  /// - Parameter keeps: whether the space has to stay as it is.
  /// - Returns: the column at which it begins afterwards.
  mutating func gap(to start: Int, column: Int, keeps: Bool) -> Int {
    let from = previousEnd
    let isKept = keeps || previousKeeps || open.last?.layout == .kept || from > start
    guard !isKept, bytes.isSpace(from: from, to: start), start <= allowed.end else {
      return actualColumn(of: start) ?? column
    }
    guard hasBegun else {
      if from >= allowed.start || allowed.start == 0 { replaceSpace(ByteRange(from, start), with: "") }
      return column
    }
    guard let lineStart = lastLineStart(from: from, to: start) else {
      // On the same line as what came last.
      guard from >= allowed.start else { return actualColumn(of: start) ?? column }
      setSpace(ByteRange(from, start), lineEnds: 1, column: column)
      return column
    }
    guard lineStart >= allowed.start else { return actualColumn(of: start) ?? column }
    if from >= allowed.start || allowed.start == 0 {
      let isSpaced = bytes.lineEnds(from: from, to: start) > 1
      setSpace(ByteRange(from, start), lineEnds: isSpaced ? 2 : 1, column: column)
    } else {
      setSpace(ByteRange(lineStart, start), lineEnds: 0, column: column)
    }
    return column
  }

  /// What stands after the last markup: one line end.
  mutating func end() {
    guard hasBegun, !previousKeeps, tree.root != nil, allowed.end == bytes.count, previousEnd >= allowed.start,
      bytes.isSpace(from: previousEnd, to: bytes.count)
    else { return }
    let hasLineEnd = hasLineEnd(from: previousEnd, to: bytes.count)
    let wanted = options.insertFinalNewline || hasLineEnd ? lineEnd : ""
    replaceSpace(ByteRange(previousEnd, bytes.count), with: wanted)
  }

  /// Whether a line ends between `start` and `end`.
  func hasLineEnd(from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end {
      if bytes[index].isLineEnd { return true }
      index += 1
    }
    return false
  }

  /// Where the line of the byte at `end` begins, if that is after `start`.
  private func lastLineStart(from start: Int, to end: Int) -> Int? {
    var index = end
    while index > start {
      if bytes[index - 1].isLineEnd { return index }
      index -= 1
    }
    return nil
  }

  /// The column of the byte at `offset` if nothing but space stands before it on its line.
  private func actualColumn(of offset: Int) -> Int? {
    var column = 0
    var index = bytes.skippingSpaceBackwards(from: offset, to: 0)
    guard index == 0 || hasLineEnd(from: index, to: offset) else { return nil }
    index = bytes.lineStart(of: offset)
    while index < offset {
      column = bytes[index] == 0x09 ? (column / options.tabSize + 1) * options.tabSize : column + 1
      index += 1
    }
    return column
  }

  /// White space up to `column`.
  mutating func indentation(_ column: Int) -> String {
    if let known = indentations[column] { return known }
    let made =
      options.insertSpaces
      ? String(repeating: " ", count: column)
      : String(repeating: "\t", count: column / options.tabSize)
        + String(repeating: " ", count: column % options.tabSize)
    indentations[column] = made
    return made
  }

  /// Makes the space in `range` one or two line ends and indentation up to `column`, or no line end at all.
  mutating func setSpace(_ range: ByteRange, lineEnds: Int, column: Int) {
    if isSpace(range, lineEnds: lineEnds, column: column) { return }
    replaceSpace(range, with: String(repeating: lineEnd, count: lineEnds) + indentation(column))
  }

  /// Whether the space in `range` is what ``setSpace(_:lineEnds:column:)`` makes of it; nothing is allocated for that.
  private func isSpace(_ range: ByteRange, lineEnds: Int, column: Int) -> Bool {
    guard options.insertSpaces, range.count == lineEnds * lineEndBytes.count + column else { return false }
    var index = range.start
    for _ in 0..<lineEnds {
      for byte in lineEndBytes {
        guard bytes[index] == byte else { return false }
        index += 1
      }
    }
    while index < range.end {
      guard bytes[index] == 0x20 else { return false }
      index += 1
    }
    return true
  }

  /// Replaces white space by other white space, touching only what differs.
  mutating func replaceSpace(_ range: ByteRange, with wanted: String) {
    var start = range.start
    var end = range.end
    let new = Array(wanted.utf8)
    var newStart = 0
    var newEnd = new.count
    while start < end, newStart < newEnd, bytes[start] == new[newStart] {
      start += 1
      newStart += 1
    }
    if start == end, newStart == newEnd { return }
    // No edit begins inside CR LF, which is one line end.
    if start > range.start, bytes[start - 1] == 0x0D {
      start -= 1
      newStart -= 1
    }
    while end > start, newEnd > newStart, bytes[end - 1] == new[newEnd - 1], bytes[end - 1] != 0x0A {
      end -= 1
      newEnd -= 1
    }
    edits.append(TextEdit(ByteRange(start, end), String(decoding: new[newStart..<newEnd], as: UTF8.self)))
  }
}
