import Dispatch
import Synchronization

/// Gives back the memory that work has freed, once nobody has said anything for a while.
///
/// An edit of a large document takes and frees many times its size, which the allocator keeps for the next; a server runs all day, and
/// rests for most of it.
package final class Rest: Sendable {
  private let messages = Atomic(0)
  private let isAwaited = Atomic(false)
  private let timers = DispatchQueue(label: "cardwright.rest", target: .global())

  /// Silence as long as this is rest, in seconds: pauses between words are shorter.
  private static let silence = 1

  private let letGo: @Sendable () -> Void

  /// Waits for work.
  ///
  /// - Parameter letGo: lets go of what is only kept to do the next work sooner.
  package init(_ letGo: @escaping @Sendable () -> Void) { self.letGo = letGo }

  /// Takes note of a message, from or to the client.
  package func disturb() {
    messages.wrappingAdd(1, ordering: .sequentiallyConsistent)
    waitOnce()
  }

  private func waitOnce() {
    if !isAwaited.exchange(true, ordering: .sequentiallyConsistent) { wait() }
  }

  private func wait() {
    let seen = messages.load(ordering: .sequentiallyConsistent)
    timers.asyncAfter(deadline: .now() + .seconds(Self.silence)) { [weak self] in
      guard let self else { return }
      isAwaited.store(false, ordering: .sequentiallyConsistent)
      guard messages.load(ordering: .sequentiallyConsistent) == seen else { return waitOnce() }
      letGo()
      if CrashBarrier.isHeapSound { FreedMemory.giveBack() }
    }
  }
}
