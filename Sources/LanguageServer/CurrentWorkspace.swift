import Synchronization

/// The workspace as it is now; the thread that reads messages changes it, others look at it as it is at a moment.
final class CurrentWorkspace: Sendable {
  private let snapshot = Mutex(WorkspaceSnapshot())

  /// All of it at this moment.
  var now: WorkspaceSnapshot { snapshot.withLock { $0 } }

  /// Changes it; `body` should be short.
  func change<Result: Sendable>(_ body: (inout WorkspaceSnapshot) -> Result) -> Result {
    snapshot.withLock { body(&$0) }
  }
}
