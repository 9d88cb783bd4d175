import Synchronization

/// One stage of a document's analysis: computed when it is first asked for, and at most once.
///
/// A caller that asks while it is being computed waits for it. Stages ask only for earlier stages, so they cannot wait
/// for each other in a circle.
final class Stage<Value: Sendable>: Sendable {
  private let stored: Mutex<Value?>

  /// A stage that is still to be computed, or whose `value` is known already.
  init(_ value: Value? = nil) {
    stored = Mutex(value)
  }

  /// The value, if it is computed; nil also while that happens, which may never end.
  var known: Value? { stored.withLockIfAvailable { $0 } ?? nil }

  /// The value, computed by `compute` if nobody has asked before.
  func value(_ compute: () -> Value) -> Value {
    stored.withLock { stored in
      if let value = stored { return value }
      let value = compute()
      stored = value
      return value
    }
  }
}
