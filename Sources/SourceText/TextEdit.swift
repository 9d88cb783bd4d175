/// A replacement of one range of a text.
package struct TextEdit: Hashable, Sendable {
  /// What is replaced; empty for an insertion.
  package var range: ByteRange
  /// What stands there afterwards; empty for a deletion.
  package var replacement: String

  /// The edit that puts `replacement` where `range` is.
  package init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// The edit that inserts `text` before the byte at `offset`.
  package static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(ByteRange(at: offset), text)
  }

  /// The edit that removes `range`.
  package static func delete(_ range: ByteRange) -> TextEdit {
    TextEdit(range, "")
  }
}

extension SourceText {
  /// The text after `edits`, all of which speak of this text; insertions at one place keep their order.
  ///
  /// - Returns: nil when two edits overlap or one lies outside the text.
  package func applying(_ edits: [TextEdit]) -> SourceText? {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.start, $0.element.range.end, $0.offset)
        < ($1.element.range.start, $1.element.range.end, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var copied = 0
    for (_, edit) in ordered {
      guard edit.range.start >= copied, edit.range.end <= bytes.count else { return nil }
      result.append(contentsOf: bytes[copied..<edit.range.start])
      result.append(contentsOf: edit.replacement.utf8)
      copied = edit.range.end
    }
    result.append(contentsOf: bytes[copied...])
    return SourceText(result)
  }
}
