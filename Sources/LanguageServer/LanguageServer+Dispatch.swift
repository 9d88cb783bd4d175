import Dispatch
import JSON
import JSONRPC
import LSPTypes
import PreviewServer
import Synchronization

extension LanguageServer {
  /// Reads one message and sees that it is worked off.
  func receive(body: [UInt8]) {
    log.write(.debug, "← \(String(decoding: body.prefix(300), as: UTF8.self))")
    do {
      switch try Message(parsing: body) {
      case .request(let id, let method, let params): receiveRequest(id, method, params)
      case .notification(let method, let params): receiveNotification(method, params)
      case .response(let id, let result): receiveResponse(id, result)
      }
    } catch {
      log.write(.warning, error.error.message)
      send(.response(to: error.id, error: error.error))
    }
  }

  private func receiveRequest(_ id: RequestID, _ name: String, _ params: JSONValue) {
    let phase = state.withLock { $0.phase }
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
        send(.response(to: id) { result.encode(to: &$0) })
        // Only now, so that the answer to `initialize` does not share the processor with it.
        outbox.async { self.analyst.prepare() }
      } catch {
        refuse(id, Self.responseError(error))
      }
    case .query(let body):
      start(id, name, params, body)
    }
  }

  /// Puts a request into the pool, with the workspace as it is now.
  private func start(
    _ id: RequestID, _ name: String, _ params: JSONValue, _ body: @escaping @Sendable (Query) throws -> OutgoingMessage
  ) {
    let flag = CancellationFlag()
    let workspace = state.withLock { state -> WorkspaceSnapshot? in
      guard state.unanswered.updateValue(flag, forKey: id) == nil else { return nil }
      return state.workspace
    }
    guard let workspace else {
      return send(.response(to: id, error: ResponseError(.invalidRequest, "The id \(id) is in use already")))
    }
    let query = Query(server: self, id: id, params: params, workspace: workspace, flag: flag)
    let document = params["textDocument"]?["uri"]?.string.flatMap { workspace.documents[$0] }
    if let document, document.faults.contains(name) { return answer(id, flag, Self.faultResponse(id, name)) }
    let arrival = ContinuousClock.now
    queries.submit(
      about: document,
      abandon: {
        self.answer(id, flag, Self.faultResponse(id, name))
        self.recordFault(of: name, in: document)
      }
    ) {
      guard !flag.isRaised else { return }
      do {
        self.answer(id, flag, try body(query))
      } catch {
        self.answer(id, flag, .response(to: id, error: Self.responseError(error)))
      }
      self.trace(name, id, since: arrival)
    }
  }

  private static func faultResponse(_ id: RequestID, _ name: String) -> OutgoingMessage {
    .response(to: id, error: ResponseError(.internalError, "\(name) failed because of a fault in the server"))
  }

  /// Puts a fresh document in the place of `document`, in which the work of `method` trapped.
  func recordFault(of method: String, in document: OpenDocument?) {
    log.write(.error, "a fault in \(method)\(document.map { " on \($0.uri), version \($0.version)" } ?? "")")
    let isFirst = state.withLock { state in
      defer { state.hasToldOfFault = true }
      if let document, let current = state.workspace.documents[document.uri], current.version == document.version {
        state.workspace.documents[document.uri] = current.afterFault(in: method)
      }
      return !state.hasToldOfFault
    }
    guard isFirst else { return }
    let text = "Cardwright met a fault of its own in \(method) and goes on without it; its log says more"
    send(.notification("window/showMessage", LSP.ShowMessageParams(type: .warning, message: text)))
  }

  /// Reports how long a request took, if the client wants to know (`$/setTrace`).
  private func trace(_ name: String, _ id: RequestID, since arrival: ContinuousClock.Instant) {
    guard state.withLock({ $0.traces }) else { return }
    let microseconds = Int((ContinuousClock.now - arrival) / .microseconds(1))
    let message = JSONValue.string("\(name) \(id) took \(microseconds) µs")
    send(.notification("$/logTrace", ["message": message] as JSONValue))
  }

  /// Sends the answer to a request, unless it has been answered before.
  private func answer(_ id: RequestID, _ flag: CancellationFlag, _ message: OutgoingMessage) {
    let isDue = state.withLock { state in
      guard state.unanswered[id] === flag else { return false }
      state.unanswered[id] = nil
      return true
    }
    if isDue { send(message) }
  }

  private func refuse(_ id: RequestID, _ error: ResponseError) {
    log.write(.warning, error.message)
    send(.response(to: id, error: error))
  }

  private func receiveNotification(_ name: String, _ params: JSONValue) {
    let phase = state.withLock { $0.phase }
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

  private func receiveResponse(_ id: RequestID, _ result: Result<JSONValue, ResponseError>) {
    guard case .integer(let number) = id, let completion = state.withLock({ $0.awaited.removeValue(forKey: number) })
    else {
      return log.write(.warning, "a response to nothing that was asked, id \(id)")
    }
    completion(result)
  }

  /// Answers the request `id`, if it is still open, and stops the work on it.
  func cancel(_ id: RequestID) {
    let flag = state.withLock { $0.unanswered.removeValue(forKey: id) }
    guard let flag else { return }
    flag.raise()
    send(.response(to: id, error: ResponseError(.requestCancelled, "The request was cancelled")))
  }

  /// What the client is told about `error`.
  static func responseError(_ error: any Error) -> ResponseError {
    switch error {
    case let error as ResponseError: error
    case let error as DecodingFailure: ResponseError(.invalidParams, "The parameters are wrong: \(error)")
    case let error as PreviewError: ResponseError(.invalidParams, error.description)
    default: ResponseError(.internalError, "\(error)")
    }
  }
}
