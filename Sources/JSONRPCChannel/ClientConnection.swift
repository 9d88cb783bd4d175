package import Dispatch
package import JSON
package import JSONRPC
import Synchronization

/// The way to the client: messages go out in the order in which they were sent, and its answers come back.
package final class ClientConnection: Sendable {
  private typealias Completion = @Sendable (Result<JSONValue, ResponseError>) -> Void

  /// Our own requests.
  private struct Requests {
    var last: Int64 = 1
    /// What to do with the answers.
    var awaited: [Int64: Completion] = [:]
  }

  private let sends: @Sendable (OutgoingMessage) -> Void
  private let strays: @Sendable (RequestID) -> Void
  private let outbox = DispatchQueue(label: "cardwright.outbox")
  private let requests = Mutex(Requests())
  private let output: @Sendable (OutgoingMessage) -> Void
  /// How many messages have gone out.
  private let written = Atomic(0)

  /// A connection that writes through `output`, which is called by one thread at a time, one message a call.
  ///
  /// - Parameters:
  ///   - sends: is told of every message when it is queued.
  ///   - strays: is told of responses to nothing that was asked.
  package init(
    sends: @escaping @Sendable (OutgoingMessage) -> Void = { _ in },
    strays: @escaping @Sendable (RequestID) -> Void = { _ in }, output: @escaping @Sendable (OutgoingMessage) -> Void
  ) {
    (self.sends, self.strays, self.output) = (sends, strays, output)
  }

  /// Queues `message`; messages go out in the order of these calls.
  package func send(_ message: OutgoingMessage) {
    sends(message)
    outbox.async {
      self.output(message)
      self.written.add(1, ordering: .relaxed)
    }
  }

  /// Sends a request to the client; `completion` runs on the thread that reads.
  package func request<Params: JSONEncodable>(
    _ method: String, _ params: Params,
    completion: @escaping @Sendable (Result<JSONValue, ResponseError>) -> Void = { _ in }
  ) {
    let id = requests.withLock { requests in
      requests.last += 1
      requests.awaited[requests.last] = completion
      return requests.last
    }
    send(.request(.integer(id), method, params))
  }

  /// Takes the answer to a request.
  package func receive(_ result: Result<JSONValue, ResponseError>, to id: RequestID) {
    guard case .integer(let number) = id, let completion = requests.withLock({ $0.awaited.removeValue(forKey: number) })
    else {
      return strays(id)
    }
    completion(result)
  }

  /// Does `body` once what was sent before is written.
  package func afterwards(_ body: @escaping @Sendable () -> Void) { outbox.async(execute: body) }

  /// Waits until everything that has been sent so far is written, or the client has taken nothing for `patience`.
  package func flush(patience: DispatchTimeInterval = .seconds(5)) {
    let end = DispatchSemaphore(value: 0)
    outbox.async { end.signal() }
    var last = -1
    while end.wait(timeout: .now() + patience) == .timedOut {
      let now = written.load(ordering: .relaxed)
      if now == last { return }
      last = now
    }
  }
}
