import JSON
import JSONRPC
import JSONRPCChannel
import Synchronization

extension AgentServer {
  /// Reads one message and sees that it is worked off.
  func receive(body: [UInt8]) {
    do {
      switch try Message(parsing: body) {
      case .request(let id, let method, let params): receiveRequest(id, method, params)
      case .notification(let method, let params): receiveNotification(method, params)
      case .response(let id, let result): client.receive(result, to: id)
      }
    } catch {
      client.send(.response(to: error.id, error: error.error))
    }
  }

  private func receiveRequest(_ id: RequestID, _ name: String, _ params: JSONValue) {
    do {
      let request = try AgentRequest(self, id, name, params)
      guard let method = AgentMethod.named(name, in: request.version) else {
        throw ResponseError(.methodNotFound, "There is no method \(name)")
      }
      let isNew = session.withLock { $0.unanswered.updateValue(request.flag, forKey: id) == nil }
      guard isNew else { throw ResponseError(.invalidRequest, "The id \(id) is in use already") }
      guard method.runsBeside else { return answer(request, method) }
      start(request, method)
    } catch {
      client.send(.response(to: id, error: error as? ResponseError ?? ResponseError(.internalError, "\(error)")))
    }
  }

  /// Has `request` worked off beside others.
  private func start(_ request: AgentRequest, _ method: AgentMethod) {
    let fault = { @Sendable (isOwn: Bool) in
      // It is not to write any more what nobody will hear of.
      self.send(method.fault(request, isOwn: isOwn), for: request)
      request.flag.raise()
    }
    start(startsBrowser: method.startsBrowser(request), fault: fault) { self.answer(request, method) }
  }

  private func answer(_ request: AgentRequest, _ method: AgentMethod) {
    let message: OutgoingMessage
    do {
      // Whoever waited for a turn in vain leaves it to the next.
      try request.flag.check()
      let result = request.framed(try method.answer(request), isCacheable: method.isCacheable)
      message = .response(to: request.id) { result.encode(to: &$0) }
    } catch is FoldersAwaited {
      return suspend { self.start(request, method) }
    } catch let question as FoldersWanted where method.mayAskBack {
      message = .response(to: request.id) { question.json.encode(to: &$0) }
    } catch {
      message = .response(
        to: request.id, error: error as? ResponseError ?? ResponseError(.invalidParams, "\(error)"))
    }
    send(message, for: request)
  }

  private func send(_ message: OutgoingMessage, for request: AgentRequest) {
    let isDue = session.withLock { session in
      // What was given up because of a trap may come to its end after all.
      guard session.unanswered[request.id] === request.flag else { return false }
      session.unanswered[request.id] = nil
      return true
    }
    // Nobody waits for the answer of what was cancelled, by the protocol.
    if isDue, !request.flag.isRaised { client.send(message) }
  }

  private func receiveNotification(_ name: String, _ params: JSONValue) {
    switch name {
    case "notifications/initialized", "notifications/roots/list_changed":
      if session.withLock({ $0.version != nil && $0.capabilities["roots"] != nil }) { folders.ask(client) }
    case "notifications/cancelled":
      guard let id = params["requestId"].flatMap(RequestID.init) else { return }
      session.withLock { $0.unanswered[id] }?.raise()
    default: break
    }
  }
}
