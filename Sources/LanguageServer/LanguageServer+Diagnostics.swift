import CardAnalysis
import Dispatch
import JSON
import JSONRPC
import LSPTypes
import SourceText
import Synchronization

extension LanguageServer {
  /// Why a document is to be checked.
  enum CheckReason {
    case opening
    case editing
    /// Something else than its text has changed.
    case files
  }

  /// Sees that the document at `uri` is checked soon and its findings are sent, unless the client fetches them itself.
  ///
  /// A document has at most one check under way. An edit waits a moment for the next, the longer the longer the last
  /// check took: a burst of edits then costs one check, and a small document's findings appear at once.
  func check(_ uri: String, after reason: CheckReason) {
    let delay = state.withLock { state -> Int? in
      guard !state.workspace.client.pullDiagnostics, let document = state.workspace.documents[uri], document.isCard,
        !document.faults.contains(Self.checkName)
      else { return nil }
      var pending = state.checks[uri] ?? PendingCheck()
      defer { state.checks[uri] = pending }
      guard pending.stage == .idle else {
        if pending.stage == .running { pending.stage = .outdated }
        return nil
      }
      pending.stage = .waiting
      guard reason == .editing else { return 0 }
      if let debounce = state.workspace.settings.debounce { return debounce * 1000 }
      return min(max(1000, Int(pending.lastDuration / .microseconds(8))), 200_000)
    }
    guard let delay else { return }
    if delay == 0 {
      submitCheck(uri)
    } else {
      timers.asyncAfter(deadline: .now() + .microseconds(delay)) { self.submitCheck(uri) }
    }
  }

  private func submitCheck(_ uri: String) {
    let workspace = state.withLock { $0.workspace }
    let document = workspace.documents[uri]
    checks.submit(
      about: document,
      abandon: {
        self.recordFault(of: Self.checkName, in: document)
        self.state.withLock { $0.checks[uri] = nil }
      }
    ) {
      if let document { self.runCheck(document) }
    }
  }

  /// Names the checks in faults.
  private static let checkName = "textDocument/publishDiagnostics"

  /// Checks every open document anew.
  func checkAll() {
    let documents = state.withLock { Array($0.workspace.documents.values) }
    for document in documents {
      document.forgetAnalysis()
      check(document.uri, after: .files)
      updatePreview(document.uri, isEdited: false)
    }
    refreshPulledDiagnostics()
  }

  /// Tells a client that fetches findings itself that it should do so.
  func refreshPulledDiagnostics() {
    let client = state.withLock { $0.workspace.client }
    if client.pullDiagnostics, client.diagnosticRefresh { request("workspace/diagnostic/refresh", JSONValue.null) }
  }

  private func runCheck(_ document: OpenDocument) {
    let uri = document.uri
    let (workspace, isStale) = state.withLock { state in
      let isStale = state.workspace.documents[uri] !== document
      if !isStale { state.checks[uri]?.stage = .running }
      return (state.workspace, isStale)
    }
    // Edited while the check waited for a thread.
    if isStale { return submitCheck(uri) }
    let start = ContinuousClock.now
    let params = LSP.PublishDiagnosticsParams(
      uri: uri, version: workspace.client.diagnosticVersions ? document.version : nil,
      diagnostics: diagnostics(of: document, in: workspace))
    let message = OutgoingMessage.notification("textDocument/publishDiagnostics", params)
    let duration = ContinuousClock.now - start
    let isOutdated = state.withLock { state in
      // The document may have been closed meanwhile, and even opened again: then it has a check of its own.
      guard let current = state.workspace.documents[uri] else { return false }
      let isOutdated = state.checks[uri]?.stage == .outdated || current !== document
      state.checks[uri] = PendingCheck(lastDuration: duration)
      // Sent under the lock, as every publication is: so none follows the one that clears a closed document.
      if !isOutdated { send(message) }
      return isOutdated
    }
    if isOutdated { check(uri, after: .editing) }
  }

  /// The findings in `document`, as the settings and the client want them.
  func diagnostics(of document: OpenDocument, in workspace: WorkspaceSnapshot) -> [LSP.Diagnostic] {
    guard workspace.settings.reportsDiagnostics else { return [] }
    let snapshot = analyst.snapshot(of: document, in: workspace)
    return diagnostics(of: snapshot, lines: document.lines, in: workspace)
  }

  /// The findings in `snapshot`, whose lines are `lines`.
  func diagnostics(of snapshot: DocumentSnapshot, lines: LineTable, in workspace: WorkspaceSnapshot) -> [LSP.Diagnostic]
  {
    let wire = WireText(uri: snapshot.uri, lines: lines, workspace: workspace)
    return snapshot.diagnostics.compactMap { workspace.settings.applied(to: $0).map(wire.diagnostic) }
  }
}
