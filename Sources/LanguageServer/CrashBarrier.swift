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
/// error for that one request, and another thread takes the worker's place. What the thread held, such as the lock of
/// the document's analysis, stays held; so the document gets a new analysis and the jobs that wait for the old one are
/// given up too. A trap in any other thread ends the process, as it always does.
enum CrashBarrier {
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
      var isAbandoned = false
    }

    /// Says that the thread begins with `job`.
    func begin(_ job: Job) { work.withLock { $0.job = job } }

    /// Says that the thread has finished its job; false when another thread has taken its place meanwhile.
    func end() -> Bool {
      work.withLock { work in
        work.job = nil
        return !work.isAbandoned
      }
    }

    /// Gives the thread up, if it works on a job that `condition` accepts; returns that job.
    fileprivate func abandon(if condition: (Job) -> Bool) -> Job? {
      work.withLock { work in
        guard let job = work.job, !work.isAbandoned, condition(job) else { return nil }
        work.isAbandoned = true
        return job
      }
    }
  }

  /// A piece of work.
  struct Job: Sendable {
    /// The document that it looks at; nil when it looks at none or at many.
    var document: OpenDocument?
    /// Does the work.
    let body: @Sendable () -> Void
    /// Says that the work will never be done; may be called while `body` hangs.
    let abandon: @Sendable () -> Void
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
  private static let watchman = DispatchQueue(label: "cardwright.crashes")
  private static let stackSize = 64 << 10

  /// Puts the barrier up for the whole process; later calls do nothing.
  static func raise() { _ = installation }

  private static let installation: Void = {
    guard let alarm else { return }
    _ = seats.count
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
      seat.hasTrapped.store(true, ordering: .sequentiallyConsistent)
      var byte: UInt8 = 1
      _ = write(alarm?.write ?? -1, &byte, 1)
      while true { pause() }
    }
    // Not a worker: the process ends, of the same signal.
    signal(number, SIG_DFL)
    kill(getpid(), number)
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
      guard let job = seat.abandon(if: { _ in true }) else { continue }
      job.abandon()
      guard let document = job.document else { continue }
      for other in seats { other.abandon { $0.document === document }?.abandon() }
    }
  }
}
