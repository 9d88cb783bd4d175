import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread for a worker.
///
/// One of its own: those that trap are parked for good (``CrashBarrier``), and Dispatch, which counts them among its few, would take
/// up to a second to begin anything from then on.
enum WorkerThread {
  /// What threads that were asked for are to do: a thread of the system takes no Swift value along.
  private static let due: Mutex<[@Sendable () -> Void]> = Mutex([])

  /// Does `body` on a thread of its own.
  static func start(_ body: @escaping @Sendable () -> Void) {
    due.withLock { $0.append(body) }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let failure = pthread_create(
      &thread, &attributes,
      { _ in
        WorkerThread.runNext()
        return nil
      }, nil)
    // Where the system has no thread left Dispatch may have one.
    if failure != 0 { DispatchQueue.global().async { runNext() } }
  }

  private static func runNext() {
    let body = due.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    body?()
  }
}
