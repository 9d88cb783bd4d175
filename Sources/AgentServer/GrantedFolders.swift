import Dispatch
import JSON
import JSONRPC
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
  }

  private let state = Mutex(State())
  private let answers = DispatchGroup()
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
    answers.enter()
    state.withLock { $0.awaited += 1 }
    client.request("roots/list", JSONObject()) { result in self.take(result) }
  }

  private func take(_ result: Result<JSONValue, ResponseError>) {
    let isDue = state.withLock { state in
      state.hasAnswered = true
      // A client that refuses grants nothing.
      state.granted = Self.paths(in: (try? result.get()) ?? .null)
      guard state.awaited > 0 else { return false }
      state.awaited -= 1
      return true
    }
    if isDue { answers.leave() }
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
    let awaited = state.withLock { state in
      defer { state.awaited = 0 }
      return state.awaited
    }
    for _ in 0..<awaited { answers.leave() }
  }

  /// The folders without symbolic links: those that the client grants, or where it grants none those of the command line.
  func paths(grantedByClient: Bool) throws(ToolError) -> [String] {
    guard grantedByClient else { return arguments }
    // Who asks after one has waited in vain does not wait again.
    if answers.wait(timeout: .now() + patience) != .success { giveUp() }
    guard state.withLock({ $0.hasAnswered }) else {
      throw ToolError("the client has not said which folders it grants (roots/list)")
    }
    let granted = state.withLock { $0.granted }
    return granted.isEmpty ? arguments : granted
  }
}

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
