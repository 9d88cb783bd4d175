import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes
import Synchronization
import Workers

/// The requests that are being worked off, and what reports progress: all that the client may stop.
final class RunningWork: Sendable {
  private struct State {
    /// The flags of the requests that are not answered yet.
    var unanswered: [RequestID: CancellationFlag] = [:]
    /// The flags of the work that reports progress, by the progress's token.
    var progress: [LSP.ProgressToken: CancellationFlag] = [:]
  }

  private let client: ClientConnection
  private let faults: FaultReports
  private let state = Mutex(State())
  /// Works off requests, for which somebody waits.
  private let pool = WorkerPool(width: 3)

  init(_ client: ClientConnection, _ faults: FaultReports) { (self.client, self.faults) = (client, faults) }

  /// Has the work on the request `id` done by the pool; `flag` stops it.
  ///
  /// - Parameters:
  ///   - name: its method or command.
  ///   - document: the document that it names.
  ///   - answered: runs once the work has come to its end.
  func start(
    _ id: RequestID, _ name: String, about document: OpenDocument?, _ flag: CancellationFlag,
    _ body: @escaping @Sendable () throws -> OutgoingMessage, answered: @escaping @Sendable () -> Void
  ) {
    let isNew = state.withLock { state in
      guard state.unanswered[id] == nil else { return false }
      state.unanswered[id] = flag
      return true
    }
    guard isNew else {
      return client.send(.response(to: id, error: ResponseError(.invalidRequest, "The id \(id) is in use already")))
    }
    if let document, document.faults.contains(name) { return answer(id, flag, Self.fault(id, name)) }
    pool.submit(
      abandon: { snapshot in
        self.faults.record(name, in: snapshot)
        self.answer(id, flag, Self.fault(id, name))
      }
    ) {
      guard !flag.isRaised else { return }
      do {
        self.answer(id, flag, try body())
      } catch {
        self.answer(id, flag, .response(to: id, error: LanguageServer.responseError(error)))
      }
      answered()
    }
  }

  private static func fault(_ id: RequestID, _ name: String) -> OutgoingMessage {
    .response(to: id, error: ResponseError(.internalError, "\(name) failed because of a fault in the server"))
  }

  /// Sends the answer to a request, unless it has been answered before.
  private func answer(_ id: RequestID, _ flag: CancellationFlag, _ message: OutgoingMessage) {
    let isDue = state.withLock { state in
      guard state.unanswered[id] === flag else { return false }
      state.unanswered[id] = nil
      return true
    }
    if isDue { client.send(message) }
  }

  /// Answers the request `id`, if it is still open, and stops the work on it.
  func cancel(_ id: RequestID) {
    guard let flag = state.withLock({ $0.unanswered.removeValue(forKey: id) }) else { return }
    flag.raise()
    client.send(.response(to: id, error: ResponseError(.requestCancelled, "The request was cancelled")))
  }

  /// Does `body`, which the client can stop by the progress that it reports under `token`.
  func reporting<Result>(
    _ token: LSP.ProgressToken?, _ flag: CancellationFlag, _ body: () throws -> Result
  ) rethrows -> Result {
    guard let token else { return try body() }
    state.withLock { $0.progress[token] = flag }
    defer { state.withLock { $0.progress[token] = nil } }
    return try body()
  }

  /// Stops the work that reports progress under `token`.
  func cancel(_ token: LSP.ProgressToken) { state.withLock { $0.progress[token] }?.raise() }
}
