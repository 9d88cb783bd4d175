public import Synchronization

/// A value that is made when it is first asked for; where several ask at once each may make it, and one is kept.
///
/// Inlinable, as what is not made for one type looks its own types up each time.
@usableFromInline
package final class MadeOnce<Value: Sendable>: Sendable {
  @usableFromInline let made = AtomicLazyReference<MadeValue<Value>>()

  /// One that is still to be made.
  @inlinable
  package init() {}

  /// One that is made already.
  @inlinable
  package init(_ value: Value) { _ = made.storeIfNil(MadeValue(value)) }

  /// The value, which `make` makes the first time.
  @inlinable
  package func value(_ make: () -> Value) -> Value { (made.load() ?? made.storeIfNil(MadeValue(make()))).value }
}

@usableFromInline
final class MadeValue<Value: Sendable>: Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
