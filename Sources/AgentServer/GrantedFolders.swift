import Dispatch
import JSON
import JSONRPC
import JSONRPCChannel
import Standards
import Synchronization
import Workspace

/// The folders that the client lets the server see: those that it grants, or else those of the command line.
final class GrantedFolders: Sendable {
  private struct State {
    /// What the client answered last.
    var granted: [String] = []
    /// How many answers are awaited.
    var awaited = 0
    var hasAnswered = false
    /// What goes on once the client has answered, by the order in which it came.
    var waiting: [Int: @Sendable () -> Void] = [:]
    var nextNumber = 0

    /// What can go on now.
    mutating func released() -> [@Sendable () -> Void] {
      guard awaited == 0 else { return [] }
      defer { waiting = [:] }
      return waiting.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private let state = Mutex(State())
  private let arguments: [String]
  private let patience: DispatchTimeInterval

  /// The folders at the paths `arguments`, for clients that grant none themselves.
  ///
  /// - Parameter patience: How long a client may take to say which folders it grants.
  init(_ arguments: [String], patience: DispatchTimeInterval) {
    self.patience = patience
    self.arguments = Self.outermost(arguments.compactMap { FileStamp.realPath(WorkingFolder.absolute($0)) })
  }

  /// Asks the client.
  func ask(_ client: ClientConnection) {
    state.withLock { $0.awaited += 1 }
    client.request("roots/list", JSONObject()) { result in self.take(result) }
  }

  private func take(_ result: Result<JSONValue, ResponseError>) {
    // A client that refuses grants nothing.
    let granted = Self.paths(in: (try? result.get()) ?? .null)
    let released = state.withLock { state in
      (state.hasAnswered, state.granted) = (true, granted)
      state.awaited = max(0, state.awaited - 1)
      return state.released()
    }
    for body in released { body() }
  }

  /// The folders that the answer to `roots/list` grants, without symbolic links.
  private static func paths(in answer: JSONValue) -> [String] {
    outermost(
      (answer["roots"]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(FileURI.path) }.compactMap(
        FileStamp.realPath))
  }

  /// Those of `folders` that do not lie in another of them, each once.
  private static func outermost(_ folders: [String]) -> [String] {
    var kept: [String] = []
    for folder in folders where !kept.contains(where: { FileURI.isInside(folder, $0) }) {
      kept.removeAll { FileURI.isInside($0, folder) }
      kept.append(folder)
    }
    return kept
  }

  /// The folders that the answer to `roots/list` grants, or where it grants none those of the command line.
  func paths(grantedIn answer: JSONValue) -> [String] {
    let granted = Self.paths(in: answer)
    return granted.isEmpty ? arguments : granted
  }

  /// Waits for no more answers.
  func giveUp() {
    let released = state.withLock { state in
      state.awaited = 0
      return state.released()
    }
    for body in released { body() }
  }

  /// Does `body` once the client has answered, or has let its time go by; nobody waits for that with a thread.
  func whenKnown(_ body: @escaping @Sendable () -> Void) {
    let number: Int? = state.withLock { state in
      guard state.awaited > 0 else { return nil }
      defer { state.nextNumber += 1 }
      state.waiting[state.nextNumber] = body
      return state.nextNumber
    }
    guard let number else { return body() }
    DispatchQueue.global().asyncAfter(deadline: .now() + patience) {
      // Who asks after one has waited in vain does not wait again.
      if self.state.withLock({ $0.waiting[number] != nil }) { self.giveUp() }
    }
  }

  /// The folders without symbolic links: those that the client grants, or where it grants none those of the command line.
  ///
  /// - Throws: ``FoldersAwaited`` as long as the client has not answered.
  func paths(grantedByClient: Bool) throws -> [String] {
    guard grantedByClient else { return arguments }
    let state = state.withLock { $0 }
    if state.awaited > 0 { throw FoldersAwaited() }
    guard state.hasAnswered else {
      throw ToolError("the client has not said which folders it grants (roots/list)")
    }
    return state.granted.isEmpty ? arguments : state.granted
  }
}

/// The client was asked which folders it grants and has not answered yet: the request begins anew when it has.
struct FoldersAwaited: Error {}

/// The client is to say first which folders it grants, and to ask again with its answer (2026-07-28, multi round-trip requests).
struct FoldersWanted: Error {
  /// By which the question and its answer are told from others.
  static let key = "folders"

  /// The interim result that asks.
  var json: JSONObject {
    JSONObject([
      .init("resultType", "input_required"), .init("inputRequests", [Self.key: ["method": "roots/list"]]),
    ])
  }
}
