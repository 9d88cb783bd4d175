import JSONRPC
import Synchronization

/// Tells the work on a request that nobody waits for it any more.
final class CancellationFlag: Sendable {
  private let raised = Atomic(false)

  /// Whether the request was cancelled.
  var isRaised: Bool { raised.load(ordering: .relaxed) }

  /// Cancels the request.
  func raise() { raised.store(true, ordering: .relaxed) }

  /// Ends the work on a cancelled request; called between its steps.
  func check() throws(ResponseError) {
    if isRaised { throw ResponseError(.requestCancelled, "The request was cancelled") }
  }
}
