import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that somebody waits for, and all that it has started.
///
/// They have a session of their own, which neither Ctrl-C nor the end of this process reaches: so this process stops them
/// when it ends, by itself or of a signal.
package final class ProcessGroup: Sendable {
  /// A place in the list that the handler of signals goes through, where no lock may be taken; 0 is none.
  private final class Seat: Sendable {
    let number = Atomic<pid_t>(0)
  }

  /// As many as can run at the same time and are stopped with this process.
  private static let seats = (0..<32).map { _ in Seat() }

  private let number = Atomic<pid_t>(0)

  init() { _ = Self.installation }

  /// Whether the program has begun.
  var hasBegun: Bool { number.load(ordering: .relaxed) != 0 }

  /// The program has begun, in the group of that number.
  func begin(_ group: pid_t) {
    number.store(group, ordering: .relaxed)
    _ = Self.seats.first { $0.number.compareExchange(expected: 0, desired: group, ordering: .relaxed).exchanged }
  }

  /// Nobody waits for it any more.
  func leave() {
    let group = number.load(ordering: .relaxed)
    guard group != 0 else { return }
    _ = Self.seats.first { $0.number.compareExchange(expected: group, desired: 0, ordering: .relaxed).exchanged }
  }

  /// Stops all that is left of it.
  func stop() {
    let group = number.load(ordering: .relaxed)
    if group != 0 { kill(-group, SIGKILL) }
  }

  /// Stops every group; for a process that ends without clearing up.
  package static func stopAll() {
    for seat in seats {
      let group = seat.number.load(ordering: .relaxed)
      if group != 0 { kill(-group, SIGKILL) }
    }
  }

  // MARK: The end of this process

  private static let installation: Void = {
    _ = seats.count
    atexit { ProcessGroup.stopAll() }
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] where isDefault(number) { signal(number, handler) }
  }()

  /// Whether the process ends of the signal `number`; who handles it in another way ends the process in another way, too.
  private static func isDefault(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      return action.__sigaction_handler.sa_handler == nil
    #else
      return action.__sigaction_u.__sa_handler == nil
    #endif
  }

  /// Ends the process of the signal that it got, and what it waits for before.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    stopAll()
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }
}
