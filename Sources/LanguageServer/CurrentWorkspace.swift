import Synchronization

/// The workspace as it is now; others look at it as it is at a moment.
///
/// The thread that reads messages changes it; besides, faults are noted where they are noticed, and the address of the
/// documentation where it is made.
final class CurrentWorkspace: Sendable {
  private let snapshot = Mutex(WorkspaceSnapshot())

  /// All of it at this moment.
  var now: WorkspaceSnapshot { snapshot.withLock { $0 } }

  /// Changes it; `body` should be short.
  func change<Result: Sendable>(_ body: (inout WorkspaceSnapshot) -> Result) -> Result {
    snapshot.withLock { body(&$0) }
  }
}
