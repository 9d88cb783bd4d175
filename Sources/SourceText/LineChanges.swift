/// Which lines of a text have given way to which, found by their contents.
package struct LineChanges: Sendable {
  /// Neighbouring lines that gave way to others; one of the two ranges may be empty.
  package struct Change: Hashable, Sendable {
    /// The lines before, counted from 0.
    package var old: Range<Int>
    /// The lines that stand there now.
    package var new: Range<Int>
  }

  /// The lines before, each with its line end.
  package let old: [ArraySlice<UInt8>]
  /// The lines now.
  package let new: [ArraySlice<UInt8>]
  /// What has changed, in order.
  package let changes: [Change]

  /// More lines between the first and the last change are not compared with one another: work and memory for that may grow with
  /// the square of their number.
  private static let mostCompared = 3_000

  /// What is different in `new` from `old`, in as few lines as can be; in long stretches as far as lines stand at the same
  /// places, or in one.
  package init(of old: SourceText, by new: SourceText) {
    self.old = Self.lines(old.bytes)
    self.new = Self.lines(new.bytes)
    let shorter = min(self.old.count, self.new.count)
    var start = 0
    while start < shorter, self.old[start] == self.new[start] { start += 1 }
    var same = 0
    while same < shorter - start, self.old[self.old.count - 1 - same] == self.new[self.new.count - 1 - same] {
      same += 1
    }
    let (before, after) = (self.old[start..<self.old.count - same], self.new[start..<self.new.count - same])
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    if before.count + after.count <= Self.mostCompared {
      for change in after.difference(from: before) {
        switch change {
        case .remove(let line, _, _): removed.insert(start + line)
        case .insert(let line, _, _): inserted.insert(start + line)
        }
      }
    } else {
      let isParallel = before.count == after.count
      removed = Set(before.indices.filter { !isParallel || before[$0] != after[$0] })
      inserted = isParallel ? removed : Set(after.indices)
    }
    changes = Self.changes(removed, inserted, self.old.count, self.new.count)
  }

  private static func changes(_ removed: Set<Int>, _ inserted: Set<Int>, _ old: Int, _ new: Int) -> [Change] {
    var changes: [Change] = []
    var (i, j) = (0, 0)
    while i < old || j < new {
      let (start, newStart) = (i, j)
      while removed.contains(i) { i += 1 }
      while inserted.contains(j) { j += 1 }
      if i == start, j == newStart {
        (i, j) = (i + 1, j + 1)
      } else {
        changes.append(Change(old: start..<i, new: newStart..<j))
      }
    }
    return changes
  }

  /// The edits of the text before that make the text now, line by line.
  package var edits: [TextEdit] {
    changes.map { change in
      let start = change.old.lowerBound < old.count ? old[change.old.lowerBound].startIndex : old.last?.endIndex ?? 0
      let end = change.old.isEmpty ? start : old[change.old.upperBound - 1].endIndex
      return TextEdit(ByteRange(start, end), String(decoding: new[change.new].joined(), as: UTF8.self))
    }
  }

  /// The lines of `bytes`, each with its line end.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
