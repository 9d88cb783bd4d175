import Dispatch
import Synchronization
import Workers

/// What is worked on beside other work, which ends once: by itself, or given up because of a trap.
final class AgentJob: Sendable {
  private struct State {
    var cards: CardOpener?
    var isOver = false
  }

  private let state = Mutex(State())
  private let group: DispatchGroup

  /// A job that `group` has been entered for.
  init(_ group: DispatchGroup) { self.group = group }

  /// What it opens cards with; nil before it has begun.
  var cards: CardOpener? { state.withLock { $0.cards } }

  /// Says that it, on the calling thread, opens cards with `cards` from now on.
  func use(_ cards: CardOpener) {
    state.withLock { $0.cards = cards }
    CrashBarrier.shares(cards)
  }

  /// It has come to its end, or never will.
  func end() {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isFirst { group.leave() }
  }
}
