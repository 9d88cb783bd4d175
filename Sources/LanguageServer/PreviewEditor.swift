import CardAnalysis
import ChildProcess
import EditorWire
import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes
import LocalPreview
import PreviewServer
import SourceText
import Workers
import Workspace

/// What the live preview wants of the editor, of the desktop and of the disk.
struct PreviewEditor: Sendable {
  let version: String
  let workspace: CurrentWorkspace
  let client: ClientConnection

  /// What a preview needs, whose work is done by `run`.
  func host(run: @escaping @Sendable (PreviewWork) -> Void) -> PreviewHost {
    let now = workspace.now
    let folder = now.folders.first ?? "/"
    var host = PreviewHost(version: version, workspace: folder, run: run)
    host.looks = { CrashBarrier.looks(at: $0) }
    host.shown = { [workspace] finding in
      let settings = workspace.now.settings
      return settings.reportsDiagnostics ? settings.applied(to: finding) : nil
    }
    host.documentation = { [workspace] in workspace.now.documentation(at: DocumentationPage.rule($0)) }
    host.apply = apply
    host.pixels = .installed
    if now.client.showDocument { host.select = select }
    if let settings = PreviewSettings(workspace: folder) {
      host.storedSettings = { settings.read() }
      host.store = { settings.store($0) }
    }
    return host
  }

  /// How long the desktop may take to say that it cannot open a page.
  private static let patience = Duration.seconds(2)

  /// Has the page at `address` opened by the client, or `itself` by the desktop where the client cannot; whether either tries.
  ///
  /// - Parameter what: What is on the page, for who has to open it.
  func openPage(_ address: String, itself: Bool, toSee what: String = "the preview") -> Bool {
    if workspace.now.client.showDocument {
      let params = LSP.ShowDocumentParams(uri: address, isExternal: true, takeFocus: true)
      client.request("window/showDocument", params) { result in
        if case .success(let answer) = result, answer["success"]?.bool == true { return }
        tell(address, what)
      }
      return true
    }
    guard itself else { return false }
    if let opener = ChildProcess.opener, opener.start([address], within: Self.patience) == nil { return true }
    tell(address, what)
    return false
  }

  /// Tells the person where the page is.
  private func tell(_ address: String, _ what: String) {
    let text = "Open \(address) in a browser to see \(what)"
    client.send(.notification("window/showMessage", LSP.ShowMessageParams(type: .info, message: text)))
  }

  /// Has the client select a range of a document's latest text.
  @Sendable private func select(_ uri: String, _ range: ByteRange, _ focus: Bool) {
    let now = workspace.now
    guard let document = now.documents[uri] else { return }
    let wire = WireText(uri: uri, lines: document.lines, workspace: now)
    client.request(
      "window/showDocument", LSP.ShowDocumentParams(uri: uri, takeFocus: focus, selection: wire.range(range)))
  }

  /// Has the client change a document.
  @Sendable private func apply(_ edit: PreviewEdit, _ done: @escaping @Sendable (PreviewError?) -> Void) {
    let now = workspace.now
    guard let document = now.documents[edit.uri], document.version == edit.version else {
      return done(PreviewError("The text has changed since; try again in a moment"))
    }
    guard now.client.applyEdit else { return done(PreviewError("This editor takes no edits from the server")) }
    let wire = WireText(uri: edit.uri, lines: document.lines, workspace: now)
    let change = LSP.WorkspaceEdit(
      documents: [.init(uri: edit.uri, version: edit.version, edits: edit.edits.map(wire.edit))],
      isVersioned: now.client.workspaceEditDocumentChanges)
    client.request("workspace/applyEdit", LSP.ApplyEditParams(label: edit.label, edit: change)) { result in
      switch result {
      case .success(let answer) where answer["applied"]?.bool == true: done(nil)
      case .success(let answer):
        done(PreviewError(answer["failureReason"]?.string ?? "The editor did not take the edit"))
      case .failure(let error): done(PreviewError(error.message))
      }
    }
  }
}
