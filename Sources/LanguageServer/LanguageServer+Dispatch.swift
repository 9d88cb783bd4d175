import EditorWire
import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes
import PreviewServer
import Rendering
import Synchronization

extension LanguageServer {
  /// Reads one message and sees that it is worked off.
  func receive(body: [UInt8]) {
    log.write(.debug, "← \(String(decoding: body.prefix(300), as: UTF8.self))")
    do {
      switch try Message(parsing: body) {
      case .request(let id, let method, let params): receiveRequest(id, method, params)
      case .notification(let method, let params): receiveNotification(method, params)
      case .response(let id, let result): client.receive(result, to: id)
      }
    } catch {
      log.write(.warning, error.error.message)
      client.send(.response(to: error.id, error: error.error))
    }
  }

  private func receiveRequest(_ id: RequestID, _ name: String, _ params: JSONValue) {
    let phase = life.withLock { $0.phase }
    if phase == .started, name != "initialize" {
      return refuse(id, ResponseError(.serverNotInitialized, "The first request must be initialize, not \(name)"))
    }
    if phase == .shutDown {
      return refuse(id, ResponseError(.invalidRequest, "After shutdown only exit may follow, not \(name)"))
    }
    guard let method = methods[name] else {
      return refuse(id, ResponseError(.methodNotFound, "There is no method \(name)"))
    }
    switch method.handler {
    case .notification:
      refuse(id, ResponseError(.invalidRequest, "\(name) is a notification; send it without an id"))
    case .request(let body):
      do {
        let result = try body(self, params)
        client.send(.response(to: id) { result.encode(to: &$0) })
        // Only now, so that the answer to `initialize` does not share the processor with it.
        client.afterwards { self.analyst.prepare() }
      } catch {
        refuse(id, Self.responseError(error))
      }
    case .query(let body):
      start(id, name, params, body)
    }
  }

  /// Has a request worked off, with the workspace as it is now.
  private func start(
    _ id: RequestID, _ name: String, _ params: JSONValue, _ body: @escaping @Sendable (Query) throws -> OutgoingMessage
  ) {
    let query = Query(server: self, id: id, params: params, workspace: workspace.now, flag: CancellationFlag())
    let arrival = ContinuousClock.now
    work.start(
      id, query.command ?? name, about: query.document, query.flag, { try body(query) },
      answered: { self.trace(name, id, since: arrival) })
  }

  /// Reports how long a request took, if the client wants to know (`$/setTrace`).
  private func trace(_ name: String, _ id: RequestID, since arrival: ContinuousClock.Instant) {
    guard life.withLock({ $0.traces }) else { return }
    let microseconds = Int((ContinuousClock.now - arrival) / .microseconds(1))
    let message = JSONValue.string("\(name) \(id) took \(microseconds) µs")
    client.send(.notification("$/logTrace", ["message": message] as JSONValue))
  }

  private func refuse(_ id: RequestID, _ error: ResponseError) {
    log.write(.warning, error.message)
    client.send(.response(to: id, error: error))
  }

  private func receiveNotification(_ name: String, _ params: JSONValue) {
    let phase = life.withLock { $0.phase }
    // Before `initialize` and after `shutdown` every notification is dropped, but for the one that ends the process.
    guard phase == .running || name == "exit" else { return }
    guard let method = methods[name] else {
      if !name.hasPrefix("$/") { log.write(.warning, "there is no notification \(name)") }
      return
    }
    guard case .notification(let body) = method.handler else {
      return log.write(.warning, "\(name) is a request; it came without an id")
    }
    do {
      try body(self, params)
    } catch {
      log.write(.warning, "\(name): \(Self.responseError(error).message)")
    }
  }

  /// What the client is told about `error`.
  static func responseError(_ error: any Error) -> ResponseError {
    switch error {
    case let error as ResponseError: error
    case let error as DecodingFailure: ResponseError(.invalidParams, "The parameters are wrong: \(error)")
    case let error as PreviewError: ResponseError(.invalidParams, error.description)
    case let error as EnvironmentError: ResponseError(.invalidParams, error.description)
    default: ResponseError(.internalError, "\(error)")
    }
  }
}
