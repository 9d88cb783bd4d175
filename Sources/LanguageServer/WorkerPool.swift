import Dispatch
import Synchronization

/// A fixed number of threads that work off jobs in the order in which they came.
///
/// The width is fixed so that jobs which wait for each other's stages do not make ever more threads.
final class WorkerPool: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    /// Index of the first job in `waiting` that has not begun.
    var next = 0
    var workers = 0
  }

  private let state = Mutex(State())
  private let queue: DispatchQueue
  private let width: Int

  /// A pool of `width` threads called `name`; a thread is taken when it is first needed.
  init(_ name: String, width: Int) {
    queue = DispatchQueue(label: name, attributes: .concurrent)
    self.width = max(1, width)
  }

  /// Runs `job` as soon as a thread is free.
  func submit(_ job: @escaping @Sendable () -> Void) {
    let needsWorker = state.withLock { state in
      state.waiting.append(job)
      guard state.workers < width else { return false }
      state.workers += 1
      return true
    }
    if needsWorker { queue.async { self.work() } }
  }

  private func work() {
    while let job = nextJob() { job() }
  }

  private func nextJob() -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard state.next < state.waiting.count else {
        state.workers -= 1
        state.waiting.removeAll()
        state.next = 0
        return nil
      }
      defer { state.next += 1 }
      return state.waiting[state.next]
    }
  }
}
