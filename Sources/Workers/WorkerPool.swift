package import CardAnalysis
import Synchronization

/// A fixed number of threads that work off jobs in the order in which they came.
///
/// The width is fixed so that jobs which wait for each other's stages do not make ever more threads. A thread that traps
/// is replaced (``CrashBarrier``).
package final class WorkerPool: Sendable {
  private typealias Job = CrashBarrier.Job

  private struct State {
    var waiting: [Job] = []
    /// Index of the first job in `waiting` that has not begun.
    var next = 0
    var workers = 0
  }

  private let state = Mutex(State())
  private let width: Int

  /// A pool of `width` threads; a thread is taken when it is needed.
  package init(width: Int) { self.width = max(1, width) }

  /// Runs `body` as soon as a thread is free.
  ///
  /// - Parameters:
  ///   - abandon: says that the work will never be done, because it trapped or waits for what did, and what it looked at.
  package func submit(
    abandon: @escaping @Sendable (_ snapshot: DocumentSnapshot?) -> Void = { _ in },
    _ body: @escaping @Sendable () -> Void
  ) {
    let job = Job(body: body) { [weak self] snapshot in
      abandon(snapshot)
      self?.replaceWorker()
    }
    let needsWorker = state.withLock { state in
      state.waiting.append(job)
      guard state.workers < width else { return false }
      state.workers += 1
      return true
    }
    if needsWorker { WorkerThread.start { self.work() } }
  }

  private func work() {
    let seat = CrashBarrier.enter()
    defer { if let seat { CrashBarrier.leave(seat) } }
    while let job = nextJob() {
      seat?.begin(job)
      job.body()
      // It may have been given up and replaced, although it has finished after all.
      guard seat?.end() ?? true else { return }
    }
  }

  /// Takes on another thread in place of one that is given up.
  private func replaceWorker() {
    WorkerThread.start { self.work() }
  }

  private func nextJob() -> Job? {
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
