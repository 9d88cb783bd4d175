package import SourceText

/// What would change in a file, as `diff -u` and `git apply` have it.
package struct UnifiedDiff: Sendable {
  /// Lines around a change that stay as they are.
  private static let context = 3

  private let path: String
  private let lines: LineChanges

  /// What is different in `new` from `old`, the texts of the file at `path`.
  package init(of old: SourceText, by new: SourceText, path: String) {
    self.path = path
    lines = LineChanges(of: old, by: new)
  }

  /// The diff; empty when nothing is different.
  package var bytes: [UInt8] {
    guard !lines.changes.isEmpty else { return [] }
    var text = Array("--- a/\(path)\n+++ b/\(path)\n".utf8)
    for hunk in hunks { append(hunk, to: &text) }
    return text
  }

  /// Changes whose surroundings touch each other.
  private var hunks: [ArraySlice<LineChanges.Change>] {
    var hunks: [ArraySlice<LineChanges.Change>] = []
    var start = 0
    for (index, change) in lines.changes.enumerated().dropFirst()
    where change.old.lowerBound - lines.changes[index - 1].old.upperBound > 2 * Self.context {
      hunks.append(lines.changes[start..<index])
      start = index
    }
    return hunks + [lines.changes[start...]]
  }

  private func append(_ hunk: ArraySlice<LineChanges.Change>, to text: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, lines.old.count - last.old.upperBound)
    let old = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let new = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    text += "@@ -\(Self.place(old)) +\(Self.place(new)) @@\n".utf8
    var line = old.lowerBound
    for change in hunk {
      append(lines.old[line..<change.old.lowerBound], " ", to: &text)
      append(lines.old[change.old], "-", to: &text)
      append(lines.new[change.new], "+", to: &text)
      line = change.old.upperBound
    }
    append(lines.old[line..<old.upperBound], " ", to: &text)
  }

  private func append(_ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: String, to text: inout [UInt8]) {
    for line in lines {
      text += mark.utf8
      text += line
      if line.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// The first line, counted from 1, and how many; of no lines the one before them.
  private static func place(_ lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }
}
