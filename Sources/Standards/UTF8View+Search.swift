// What texts are asked of their bytes, in place of what the standard library has for any sequence: that takes each byte out of the
// text anew.

extension String.UTF8View {
  /// Whether `byte` is one of them.
  @inlinable
  package func contains(_ byte: UInt8) -> Bool { span.contains { $0 == byte } }

  /// Whether `isMeant` accepts one of them.
  @inlinable
  package func contains(where isMeant: (UInt8) -> Bool) -> Bool { span.contains(where: isMeant) }

  /// Whether `isMeant` accepts all of them.
  @inlinable
  package func allSatisfy(_ isMeant: (UInt8) -> Bool) -> Bool { !span.contains { !isMeant($0) } }
}

extension Substring.UTF8View {
  /// Whether `byte` is one of them.
  @inlinable
  package func contains(_ byte: UInt8) -> Bool { span.contains { $0 == byte } }

  /// Whether `isMeant` accepts one of them.
  @inlinable
  package func contains(where isMeant: (UInt8) -> Bool) -> Bool { span.contains(where: isMeant) }

  /// Whether `isMeant` accepts all of them.
  @inlinable
  package func allSatisfy(_ isMeant: (UInt8) -> Bool) -> Bool { !span.contains { !isMeant($0) } }
}

extension String {
  /// As for any text (`StringProtocol`), but with a look at the bytes before.
  package func contains(_ other: String) -> Bool {
    // Most have not even its bytes.
    if other.utf8.allSatisfy({ $0 < 0x80 }), !utf8.span.contains(other.utf8.span) { return false }
    return firstRange(of: other) != nil
  }
}

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
