extension Span<UInt8> {
  /// Whether `isMeant` accepts one of them.
  @inlinable
  package func contains(where isMeant: (UInt8) -> Bool) -> Bool {
    var index = 0
    while index < count {
      if isMeant(self[index]) { return true }
      index += 1
    }
    return false
  }

  /// Whether `other` stands in it.
  @usableFromInline
  package func contains(_ other: Span<UInt8>) -> Bool {
    guard !other.isEmpty, count >= other.count else { return other.isEmpty }
    let first = other[0]
    for start in 0...count - other.count where self[start] == first {
      var same = 1
      while same < other.count, self[start + same] == other[same] { same += 1 }
      if same == other.count { return true }
    }
    return false
  }
}
