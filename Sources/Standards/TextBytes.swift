/// The bytes of a text, which are looked through where they stand: what the standard library has for any sequence takes each out of
/// the text anew.
@usableFromInline
package protocol TextBytes: BidirectionalCollection<UInt8> {
  /// Whether `isMeant` accepts one of them.
  func contains(where isMeant: (UInt8) -> Bool) -> Bool
}

extension String.UTF8View: TextBytes {
  /// Whether `isMeant` accepts one of them.
  @inlinable
  package func contains(where isMeant: (UInt8) -> Bool) -> Bool { span.contains(where: isMeant) }
}

extension Substring.UTF8View: TextBytes {
  /// Whether `isMeant` accepts one of them.
  @inlinable
  package func contains(where isMeant: (UInt8) -> Bool) -> Bool { span.contains(where: isMeant) }
}

extension TextBytes {
  /// Whether `byte` is one of them.
  @inlinable
  package func contains(_ byte: UInt8) -> Bool { contains { $0 == byte } }

  /// Whether `isMeant` accepts all of them.
  @inlinable
  package func allSatisfy(_ isMeant: (UInt8) -> Bool) -> Bool { !contains { !isMeant($0) } }
}
