// Findings about a text that has changed elsewhere.
extension Diagnostic {
  /// The same finding once `change` is made to the bytes; nil when it is about what has changed.
  package func moved(_ change: Replacement) -> Diagnostic? {
    guard let range = range.moved(change) else { return nil }
    if related.isEmpty, fixes.isEmpty, range == self.range { return self }
    var moved = self
    moved.range = range
    for index in related.indices {
      guard let range = related[index].range.moved(change) else { return nil }
      moved.related[index].range = range
    }
    for index in fixes.indices {
      for edit in fixes[index].edits.indices {
        guard let range = fixes[index].edits[edit].range.moved(change) else { return nil }
        moved.fixes[index].edits[edit].range = range
      }
    }
    return moved
  }
}

extension ByteRange {
  /// Where the same bytes are once `change` is made; nil when some of them have changed.
  package func moved(_ change: Replacement) -> ByteRange? {
    if end <= change.start { return self }
    return start >= change.oldEnd ? ByteRange(start + change.shift, end + change.shift) : nil
  }
}
