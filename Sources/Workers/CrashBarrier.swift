package import CardAnalysis
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps the process alive when the work on one request traps.
///
/// A trap (an index out of range, an overflow, a stack that runs out) raises a signal in the thread that traps. If that
/// thread is a worker, the handler parks it permanently and raises an alarm: the job is given up, the client gets an
/// error for that one request, and another thread takes the worker's place. What the thread held, such as the lock of a
/// stage of an analysis, stays held; so that analysis is not used again, and the jobs that look at it, or share something
/// else with the job, are given up too. A trap in any other thread ends the process, as it always does.
package enum CrashBarrier {
  /// One thread that works, or worked until it trapped.
  final class Seat: Sendable {
    /// The thread, or 0 for none.
    ///
    /// Read by the signal handler, as is ``hasTrapped``: so both are atomic.
    fileprivate let thread = Atomic<UInt>(0)
    fileprivate let hasTrapped = Atomic(false)
    fileprivate let work: Mutex<Work> = Mutex(Work())

    /// What the thread works on, and whether another thread has taken its place.
    fileprivate struct Work {
      var job: Job?
      /// The analysis that the job looks at.
      var snapshot: DocumentSnapshot?
      /// What else the job shares with others.
      var shared: (any AnyObject & Sendable)?
      var isAbandoned = false
    }

    /// Says that the thread begins with `job`.
    func begin(_ job: Job) { work.withLock { $0.job = job } }

    /// Says that the thread has finished its job; false when another thread has taken its place meanwhile.
    func end() -> Bool {
      // What it was at goes once the lock is open again.
      let done = work.withLock { work in
        defer { (work.job, work.snapshot, work.shared) = (nil, nil, nil) }
        return work
      }
      return !done.isAbandoned
    }

    /// Gives the thread up, if it works on a job that `condition` accepts; returns what it was at.
    fileprivate func abandon(if condition: (Work) -> Bool) -> Work? {
      work.withLock { work in
        guard work.job != nil, !work.isAbandoned, condition(work) else { return nil }
        work.isAbandoned = true
        return work
      }
    }
  }

  /// A piece of work.
  struct Job: Sendable {
    /// Does the work.
    let body: @Sendable () -> Void
    /// Says that the work will never be done, and what it looked at last; may be called while `body` hangs.
    let abandon: @Sendable (_ snapshot: DocumentSnapshot?) -> Void
  }

  /// As many threads as can work or be parked; when all are taken, a trap ends the process again.
  private static let seats = (0..<64).map { _ in Seat() }
  /// The two ends of a pipe: the handler writes to one, ``watchman`` reads from the other.
  private static let alarm: (read: Int32, write: Int32)? = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()
  /// Whether a thread is parked, which may hold the lock of a heap for ever; written by the signal handler, so it is atomic.
  private static let isThreadParked = Atomic(false)
  /// Whether all heaps may be gone through.
  static var isHeapSound: Bool { !isThreadParked.load(ordering: .sequentiallyConsistent) }
  private static let watchman = DispatchQueue(label: "cardwright.crashes")
  private static let stackSize = 64 << 10

  /// Puts the barrier up for the whole process; later calls do nothing.
  package static func raise() { _ = installation }

  private static let installation: Void = {
    guard let alarm else { return }
    // The handler may make nothing.
    _ = (seats.count, isHeapSound)
    watchman.async {
      var byte: [UInt8] = [0]
      while read(alarm.read, &byte, 1) == 1 { clearAway() }
    }
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      #if canImport(Glibc)
        action.__sigaction_handler.sa_handler = handler
      #else
        action.__sigaction_u.__sa_handler = handler
      #endif
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(signal, &action, nil)
    }
  }()

  /// Runs in the thread that trapped: nothing here may allocate or take a lock.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    let own = currentThread
    for seat in seats where seat.thread.load(ordering: .relaxed) == own {
      isThreadParked.store(true, ordering: .sequentiallyConsistent)
      seat.hasTrapped.store(true, ordering: .sequentiallyConsistent)
      var byte: UInt8 = 1
      _ = write(alarm?.write ?? -1, &byte, 1)
      while true { pause() }
    }
    // Not a worker: the process ends, of the same signal.
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  /// Says that the job of the calling thread, if that is a worker, looks at `snapshot` from now on.
  ///
  /// A job that then finds that no work on it has trapped (``DocumentSnapshot/hasTrapped``) may ask it for everything.
  package static func looks(at snapshot: DocumentSnapshot) {
    let own = currentThread
    let seat = seats.first { $0.thread.load(ordering: .relaxed) == own }
    _ = seat?.work.withLock { work in
      defer { work.snapshot = snapshot }
      return work.snapshot
    }
  }

  /// Says that the job of the calling thread, if that is a worker, shares `object` with others from now on.
  ///
  /// Where one of them traps all are given up: it may hold what these wait for.
  package static func shares(_ object: any AnyObject & Sendable) {
    let own = currentThread
    let seat = seats.first { $0.thread.load(ordering: .relaxed) == own }
    _ = seat?.work.withLock { work in
      defer { work.shared = object }
      return work.shared
    }
  }

  private static var currentThread: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }

  /// Gives the calling thread a seat; nil when none is free, then it works without a barrier.
  static func enter() -> Seat? {
    let own = currentThread
    guard
      let seat = seats.first(where: {
        $0.thread.compareExchange(expected: 0, desired: own, ordering: .relaxed).exchanged
      })
    else {
      return nil
    }
    seat.work.withLock { $0 = Seat.Work() }
    // A stack that has run out cannot be used by the handler, so that has one of its own.
    if let memory = malloc(stackSize) {
      var stack = stack_t()
      stack.ss_sp = memory
      stack.ss_size = stackSize
      if sigaltstack(&stack, nil) != 0 { free(memory) }
    }
    return seat
  }

  /// Takes the seat from the calling thread.
  static func leave(_ seat: Seat) {
    var old = stack_t()
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    if sigaltstack(&none, &old) == 0, old.ss_flags & Int32(SS_DISABLE) == 0 { free(old.ss_sp) }
    seat.thread.store(0, ordering: .relaxed)
  }

  /// Gives up the jobs of the threads that have trapped, and those that wait for what the threads hold.
  private static func clearAway() {
    for seat in seats where seat.hasTrapped.exchange(false, ordering: .sequentiallyConsistent) {
      // The lock of the seat's work is never held where a trap can happen.
      guard let trapped = seat.abandon(if: { _ in true }) else { continue }
      let (snapshot, shared) = (trapped.snapshot, trapped.shared)
      snapshot?.didTrap()
      trapped.job?.abandon(snapshot)
      for other in seats {
        let waiting = other.abandon { work in
          snapshot != nil && work.snapshot === snapshot || shared != nil && work.shared === shared
        }
        waiting?.job?.abandon(waiting?.snapshot)
      }
    }
  }
}
