/// A half-open range of UTF-8 byte offsets in one text.
package struct ByteRange: Hashable, Sendable {
  /// Offset of the first byte.
  package var start: Int
  /// Offset of the byte after the last one; never less than ``start``.
  package var end: Int

  /// A range from `start` to `end`; an `end` before `start` gives an empty range at `start`.
  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The empty range at `offset`.
  package init(at offset: Int) {
    self.init(offset, offset)
  }

  /// Length in bytes.
  package var count: Int { end - start }

  /// Whether no byte is inside.
  package var isEmpty: Bool { start == end }

  /// Whether the byte at `offset` is inside.
  package func contains(_ offset: Int) -> Bool { start <= offset && offset < end }

  /// Whether a caret at `offset` is inside or at either edge.
  package func touches(_ offset: Int) -> Bool { start <= offset && offset <= end }

  /// Whether `other` lies wholly inside.
  package func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

  /// Whether the two ranges share a byte.
  package func overlaps(_ other: ByteRange) -> Bool { start < other.end && other.start < end }
}
