import SourceText

/// A line of source as a terminal shows it, cut around what is marked when it is long.
struct SourceExcerpt {
  /// The line, at most about ``widest`` columns of it.
  let text: String
  /// Blanks up to the mark, tabs kept.
  let indent: String
  /// The caret and its tail.
  let mark: String

  /// Bytes that are shown before and after the start of the mark; nobody can use a line of a megabyte.
  private static let before = 60
  private static let after = 100

  /// The excerpt of `line`, a range without its line end, in which `marked` begins.
  init(_ source: SourceText, line: ByteRange, marked: ByteRange) {
    let bytes = source.bytes
    let caret = min(max(marked.start, line.start), line.end)
    var first = caret - line.start > Self.before + 20 ? caret - Self.before : line.start
    var last = line.end - caret > Self.after + 20 ? caret + Self.after : line.end
    while first < caret, bytes[first] & 0xC0 == 0x80 { first += 1 }
    while last > caret, last < line.end, bytes[last] & 0xC0 == 0x80 { last -= 1 }
    let lead = first > line.start ? "…" : ""
    let tail = last < line.end ? "…" : ""
    let head = source[ByteRange(first, caret)]
    text = lead + TerminalText.visible(head + source[ByteRange(caret, last)], keepingTabs: true) + tail
    indent =
      (lead.isEmpty ? "" : " ")
      + head.unicodeScalars.reduce(into: "") { indent, scalar in
        indent += scalar == "\t" ? "\t" : String(repeating: " ", count: TerminalText.width(of: scalar))
      }
    let end = min(max(marked.end, caret), last)
    let width = source[ByteRange(caret, end)].unicodeScalars.reduce(0) { $0 + TerminalText.width(of: $1) }
    mark = "^" + String(repeating: "~", count: max(0, width - 1))
  }
}
