import Synchronization

/// A value that is made when it is first asked for; where several ask at once each may make it, and one is kept.
package final class MadeOnce<Value: Sendable>: Sendable {
  private let made = AtomicLazyReference<MadeValue<Value>>()

  /// One that is still to be made.
  package init() {}

  /// One that is made already.
  package init(_ value: Value) { _ = made.storeIfNil(MadeValue(value)) }

  /// The value, which `make` makes the first time.
  package func value(_ make: () -> Value) -> Value { (made.load() ?? made.storeIfNil(MadeValue(make()))).value }
}

private final class MadeValue<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
