import CardAnalysis
import Dispatch
import EditorWire
import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes
import SourceText
import Synchronization
import Workers

/// Checks documents after edits and shows their findings, unless the client fetches them itself.
///
/// A document has at most one check under way. An edit waits a moment for the next, the longer the longer the last check
/// took: a burst of edits then costs one check, and a small document's findings appear at once.
final class DocumentChecks: Sendable {
  /// Why a document is to be checked.
  enum Reason {
    case opening
    case editing
    /// Something else than its text has changed.
    case files
  }

  /// The checking of one document.
  private struct Pending {
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

  private struct State {
    /// What is being checked, by URI.
    var pending: [String: Pending] = [:]
    /// How many checks are to run and have not begun.
    var submitted = 0
    /// What the client holds for documents that are not open, because the whole workspace was validated.
    var publishedClosed: Set<String> = []
  }

  private let workspace: CurrentWorkspace
  private let client: ClientConnection
  private let analyst: Analyst
  private let faults: FaultReports
  /// Every publication is sent under this lock, after a look at the workspace: so none follows the one that clears a
  /// document, which is closed there first.
  private let state = Mutex(State())
  private let pool = WorkerPool(width: 1)
  /// A thread of all queues keeps them: the work is done by ``pool``.
  private let timers = DispatchQueue(label: "cardwright.timers", target: .global())

  init(_ workspace: CurrentWorkspace, _ client: ClientConnection, _ analyst: Analyst, _ faults: FaultReports) {
    (self.workspace, self.client, self.analyst, self.faults) = (workspace, client, analyst, faults)
  }

  /// Names the checks in faults.
  private static let faultName = "textDocument/publishDiagnostics"

  /// Sees that the document at `uri` is checked soon and its findings are sent.
  func check(_ uri: String, after reason: Reason) {
    let delay = state.withLock { state -> Int? in
      let workspace = self.workspace.now
      guard !workspace.client.pullDiagnostics, let document = workspace.documents[uri],
        document.isCard || document.isConfiguration,
        !document.faults.contains(Self.faultName)
      else { return nil }
      var pending = state.pending[uri] ?? Pending()
      defer { state.pending[uri] = pending }
      guard pending.stage == .idle else {
        if pending.stage == .running { pending.stage = .outdated }
        return nil
      }
      pending.stage = .waiting
      guard reason == .editing else { return 0 }
      if let debounce = workspace.settings.debounce { return debounce * 1000 }
      return min(max(1000, Int(pending.lastDuration / .microseconds(8))), 200_000)
    }
    guard let delay else { return }
    if delay == 0 {
      submit(uri)
    } else {
      timers.asyncAfter(deadline: .now() + .microseconds(delay)) { self.submit(uri) }
    }
  }

  private func submit(_ uri: String) {
    let document = workspace.now.documents[uri]
    state.withLock { $0.submitted += 1 }
    pool.submit(
      abandon: { snapshot in
        self.faults.record(Self.faultName, in: snapshot)
        self.state.withLock { $0.pending[uri] = nil }
        // It may have been edited meanwhile; the text that trapped is not checked again.
        if snapshot != nil { self.check(uri, after: .editing) }
        self.checkConcernedAtLast(in: self.workspace.now)
      }
    ) {
      self.state.withLock { $0.submitted -= 1 }
      if let document { self.run(document) } else { self.checkConcernedAtLast(in: self.workspace.now) }
    }
  }

  private func run(_ document: OpenDocument) {
    let uri = document.uri
    let (workspace, isStale) = state.withLock { state in
      let workspace = self.workspace.now
      let isStale = workspace.documents[uri] !== document
      if !isStale { state.pending[uri]?.stage = .running }
      return (workspace, isStale)
    }
    // Edited while the check waited for a thread.
    if isStale { return submit(uri) }
    let start = ContinuousClock.now
    let params = LSP.PublishDiagnosticsParams(
      uri: uri, version: workspace.client.diagnosticVersions ? document.version : nil,
      diagnostics: analyst.findings(in: document, workspace))
    let message = OutgoingMessage.notification("textDocument/publishDiagnostics", params)
    let duration = ContinuousClock.now - start
    let isOutdated = state.withLock { state in
      // The document may have been closed meanwhile, and even opened again: then it has a check of its own.
      guard let current = self.workspace.now.documents[uri] else { return false }
      let isOutdated = state.pending[uri]?.stage == .outdated || current !== document
      state.pending[uri] = Pending(lastDuration: duration)
      if !isOutdated { client.send(message) }
      return isOutdated
    }
    if isOutdated { check(uri, after: .editing) }
    checkConcernedAtLast(in: workspace)
  }

  /// The same as ``checkConcerned(in:)`` behind the last of many checks: each of a thousand cards that are opened may concern all.
  private func checkConcernedAtLast(in workspace: WorkspaceSnapshot) {
    if state.withLock({ $0.submitted }) == 0 { checkConcerned(in: workspace) }
  }

  /// Sees that the open documents are checked of which something else is to be said because of other files.
  func checkConcerned(in workspace: WorkspaceSnapshot) {
    for document in analyst.concerned(in: workspace) { check(document.uri, after: .files) }
  }

  // MARK: Documents that are not open

  /// The document at `uri` was opened: what is shown for it is that of its checks.
  func opened(_ uri: String) { state.withLock { _ = $0.publishedClosed.remove(uri) } }

  /// The document at `uri` was closed: what the client shows for it goes away.
  func closed(_ uri: String) {
    state.withLock { state in
      state.pending[uri] = nil
      guard !workspace.now.client.pullDiagnostics else { return }
      publish([], for: uri)
    }
  }

  /// Whether the client shows findings for the file at `uri`, which is not open.
  func showsClosed(_ uri: String) -> Bool { state.withLock { $0.publishedClosed.contains(uri) } }

  /// The files that are not open and for which the client shows findings.
  var shownClosed: [String] { state.withLock { $0.publishedClosed.sorted() } }

  /// Shows the findings of a file that is not open, unless it has been opened meanwhile or the client fetches them itself.
  func publishClosed(_ uri: String, _ diagnostics: [LSP.Diagnostic]) {
    state.withLock { state in
      let workspace = self.workspace.now
      guard !workspace.client.pullDiagnostics, workspace.documents[uri] == nil else { return }
      let isShown = state.publishedClosed.contains(uri)
      if diagnostics.isEmpty, !isShown { return }
      if diagnostics.isEmpty { state.publishedClosed.remove(uri) } else { state.publishedClosed.insert(uri) }
      publish(diagnostics, for: uri)
    }
  }

  /// To be called under the lock of ``state``.
  private func publish(_ diagnostics: [LSP.Diagnostic], for uri: String) {
    client.send(
      .notification(
        "textDocument/publishDiagnostics",
        LSP.PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: diagnostics)))
  }

  /// Asks a client to fetch what it fetches itself, as far as it can be asked: what it has is older than a file.
  func refreshPulled() {
    let wanted = workspace.now.client
    if wanted.pullDiagnostics, wanted.diagnosticRefresh {
      client.request("workspace/diagnostic/refresh", JSONValue.null)
    }
    if wanted.codeLensRefresh { client.request("workspace/codeLens/refresh", JSONValue.null) }
    if wanted.inlayHintRefresh { client.request("workspace/inlayHint/refresh", JSONValue.null) }
  }
}
