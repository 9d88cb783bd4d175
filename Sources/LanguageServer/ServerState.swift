import JSON
import JSONRPC
import LSPTypes

/// What changes while the server runs; guarded by one lock, which is held for moments only.
struct ServerState {
  /// Where in its life the server is.
  enum Phase {
    /// Waits for `initialize`.
    case started
    /// Works.
    case running
    /// Waits for `exit`.
    case shutDown
  }

  var phase = Phase.started
  var workspace = WorkspaceSnapshot()
  /// The flags of the requests that are not answered yet.
  var unanswered: [RequestID: CancellationFlag] = [:]
  /// What to do with the answers to our own requests.
  var awaited: [Int: @Sendable (Result<JSONValue, ResponseError>) -> Void] = [:]
  var nextRequest = 1
  /// The flags of the work that reports progress, by the progress's token.
  var progress: [LSP.ProgressToken: CancellationFlag] = [:]
  /// What is being checked, by URI.
  var checks: [String: PendingCheck] = [:]
  /// What the client holds for documents that are not open, because the whole workspace was validated.
  var publishedClosed: Set<String> = []
  /// Whether the client wants to see what the server does (`$/setTrace`).
  var traces = false
  /// Whether the user has been told of a fault in the server.
  var hasToldOfFault = false
  /// How the process is to end, once it is known.
  var exitCode: Int32?
}

/// The checking of one document.
struct PendingCheck {
  /// How far a check has come.
  enum Stage {
    case idle
    case waiting
    case running
    /// Running on what has changed since; to be done again.
    case outdated
  }

  var stage = Stage.idle
  /// How long the last one took.
  var lastDuration = Duration.zero
}
