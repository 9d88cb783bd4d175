import Dispatch
import JSON
import JSONRPC
import Synchronization

/// The way to the client: messages go out in the order in which they were sent, and its answers come back.
final class ClientConnection: Sendable {
  private typealias Completion = @Sendable (Result<JSONValue, ResponseError>) -> Void

  /// Our own requests.
  private struct Requests {
    var last = 1
    /// What to do with the answers.
    var awaited: [Int: Completion] = [:]
  }

  private let log: Log
  private let outbox = DispatchQueue(label: "cardwright.outbox")
  private let requests = Mutex(Requests())
  private let output: @Sendable ([UInt8]) -> Void
  /// How many messages have gone out.
  private let written = Atomic(0)

  /// A connection that writes through `output`, which is called by one thread at a time, one message a call.
  init(_ log: Log, output: @escaping @Sendable ([UInt8]) -> Void) {
    self.log = log
    self.output = output
  }

  /// Queues `message`; messages go out in the order of these calls.
  func send(_ message: OutgoingMessage) {
    log.write(.debug, "→ \(String(decoding: message.bytes.prefix(300), as: UTF8.self))")
    outbox.async {
      self.output(message.bytes)
      self.written.add(1, ordering: .relaxed)
    }
  }

  /// Sends a request to the client; `completion` runs on the thread that reads.
  func request<Params: JSONEncodable>(
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
  func receive(_ result: Result<JSONValue, ResponseError>, to id: RequestID) {
    guard case .integer(let number) = id, let completion = requests.withLock({ $0.awaited.removeValue(forKey: number) })
    else {
      return log.write(.warning, "a response to nothing that was asked, id \(id)")
    }
    completion(result)
  }

  /// Does `body` once what was sent before is written.
  func afterwards(_ body: @escaping @Sendable () -> Void) { outbox.async(execute: body) }

  /// Waits until everything that has been sent so far is written, or the client has taken nothing for `patience`.
  func flush(patience: DispatchTimeInterval = .seconds(5)) {
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
