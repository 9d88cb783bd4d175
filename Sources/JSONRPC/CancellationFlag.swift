import Synchronization

/// Tells the work on a request that nobody waits for it any more.
package final class CancellationFlag: Sendable {
  private let raised = Atomic(false)

  /// The flag of a request that somebody waits for.
  package init() {}

  /// Whether the request was cancelled.
  package var isRaised: Bool { raised.load(ordering: .relaxed) }

  /// Cancels the request.
  package func raise() { raised.store(true, ordering: .relaxed) }

  /// Ends the work on a cancelled request; called between its steps.
  package func check() throws(ResponseError) {
    if isRaised { throw ResponseError(.requestCancelled, "The request was cancelled") }
  }
}
