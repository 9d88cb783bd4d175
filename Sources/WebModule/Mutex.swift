// What the library `Synchronization` gives, where there is one thread: in Embedded Swift it lacks `Mutex`. Compiled as a module of that
// name, so that the sources of the core are the same in both builds.

/// A value that its holder alone changes.
public final class Mutex<Value: ~Copyable>: @unchecked Sendable {
  private var value: Value

  /// One that holds `value`.
  public init(_ value: consuming sending Value) { self.value = value }

  /// What `body` makes of the value.
  public func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&value)
  }

  /// What `body` makes of the value; never nil, as there is nobody else to hold it.
  public func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    try body(&value)
  }
}

/// A value that is read and written whole.
public final class Atomic<Value>: @unchecked Sendable {
  private var value: Value

  /// One that holds `value`.
  public init(_ value: consuming sending Value) { self.value = value }

  /// The value.
  public func load(ordering: AtomicOrdering) -> Value { value }

  /// Takes another value.
  public func store(_ new: Value, ordering: AtomicOrdering) { value = new }

  /// Takes another value, and gives the one before.
  public func exchange(_ new: Value, ordering: AtomicOrdering) -> Value {
    defer { value = new }
    return value
  }
}

/// What one thread need not say, but the sources do.
public enum AtomicOrdering: Sendable {
  case relaxed, acquiring, releasing, acquiringAndReleasing, sequentiallyConsistent
}

/// An object that is made when it is first asked for.
public final class AtomicLazyReference<Instance: AnyObject>: @unchecked Sendable {
  private var value: Instance?

  /// One that is still to be made.
  public init() {}

  /// The object, if it was made.
  public func load() -> Instance? { value }

  /// The object: `new`, if there was none.
  public func storeIfNil(_ new: consuming Instance) -> Instance {
    if let value { return value }
    value = new
    return new
  }
}
