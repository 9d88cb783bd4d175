/// A half-open range of UTF-8 byte offsets in one text.
@usableFromInline
package struct ByteRange: Hashable, Sendable {
  /// Offset of the first byte.
  @usableFromInline
  package var start: Int
  /// Offset of the byte after the last one; never less than ``start``.
  @usableFromInline
  package var end: Int

  /// A range from `start` to `end`; an `end` before `start` gives an empty range at `start`.
  @inlinable
  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The empty range at `offset`.
  @inlinable
  package init(at offset: Int) {
    self.init(offset, offset)
  }

  /// Length in bytes.
  @inlinable
  package var count: Int { end - start }

  /// Whether no byte is inside.
  @inlinable
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
