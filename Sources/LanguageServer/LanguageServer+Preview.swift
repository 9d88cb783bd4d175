import ChildProcess
import Dispatch
import JSON
import JSONRPC
import LSPTypes
import LayoutCore
import LoopbackCarrier
import PreviewServer
import Rasterizing
import SourceText
import Synchronization

extension LanguageServer {
  /// The live preview, which is made now if there is none: all open cards are in it from then on.
  func livePreview() -> LivePreview {
    if let live = live.withLock({ $0 }) { return live }
    let address = state.withLock { $0.workspace.folders.first }.flatMap { PreviewAddress(workspace: $0) }
    let made = LivePreview(previewHost(), analyst, address, documentation: documentation)
    let (live, isMade) = live.withLock { live in
      if let live { return (live, false) }
      live = made
      return (made, true)
    }
    guard isMade else { return live }
    let workspace = state.withLock { $0.workspace }
    for document in workspace.documents.values.sorted(by: { $0.uri < $1.uri }) where document.isCard {
      live.update(document, folders: workspace.folders)
    }
    return live
  }

  /// The document at `uri` was opened or has changed.
  ///
  /// - Parameter isEdited: whether the person works in it, so that pages turn to it.
  func updatePreview(_ uri: String, isEdited: Bool) {
    guard let live = live.withLock({ $0 }) else { return }
    let (document, folders) = state.withLock { ($0.workspace.documents[uri], $0.workspace.folders) }
    guard let document, document.isCard else { return }
    live.update(document, folders: folders)
    if isEdited { live.preview.follow(uri) }
  }

  /// `cardwright/cursor`: the editor's cursor stands somewhere else.
  func moveCursor(_ params: LSP.TextDocumentPositionParams) {
    guard let live = live.withLock({ $0 }) else { return }
    let workspace = state.withLock { $0.workspace }
    guard let document = workspace.documents[params.textDocument.uri], document.isCard else { return }
    let wire = WireText(uri: document.uri, lines: document.lines, workspace: workspace)
    live.preview.moveCursor(document.uri, to: wire.offset(params.position))
  }

  /// `cardwright/preview/fromPage`: a page that the editor carries has said something.
  func receiveFromPage(_ params: JSONValue) {
    guard let live = live.withLock({ $0 }), let page = params["page"]?.integer, let message = params["message"] else {
      return
    }
    previewMessages.submit(abandon: { self.recordFault(of: LivePreview.faultName, in: nil) }) {
      live.preview.receive(page, message)
    }
  }

  private func previewHost() -> PreviewHost {
    let folders = state.withLock { $0.workspace.folders }
    let workspace = folders.first ?? "/"
    var host = PreviewHost(
      version: version, workspace: workspace, run: { [weak self] in self?.run($0) },
      png: { svg, size, scale throws(PreviewError) in
        do throws(RasterizingError) {
          return try Rasterizer.png(svg, size, scale: scale)
        } catch {
          throw PreviewError(error.description)
        }
      })
    host.shown = { [weak self] finding in
      guard let settings = self?.state.withLock({ $0.workspace.settings }), settings.reportsDiagnostics else {
        return nil
      }
      return settings.applied(to: finding)
    }
    host.documentation = { [weak self] code in
      self?.state.withLock { $0.workspace.documentation(at: DocumentationPage.rule(code)) }
    }
    host.apply = { [weak self] edit, done in
      if let self { self.apply(edit, done) } else { done(PreviewError("The server has ended")) }
    }
    if state.withLock({ $0.workspace.client.showDocument }) {
      host.select = { [weak self] uri, range, focus in self?.select(uri, range, focus) }
    }
    if let settings = PreviewSettings(workspace: workspace) {
      host.storedSettings = { settings.read() }
      host.store = { settings.store($0) }
    }
    return host
  }

  /// Has work of the preview done on its own threads; a fault in it is reported, and the document goes on without it.
  ///
  /// A drawing begins a moment later, so that the requests which follow a keystroke have both processors to themselves;
  /// by then it draws what is newest.
  private func run(_ work: PreviewWork) {
    switch work.lane {
    case .drawing: timers.asyncAfter(deadline: .now() + Self.drawingDelay) { self.submit(work, to: self.drawings) }
    case .answers: submit(work, to: previewMessages)
    case .exports: submit(work, to: exports)
    }
  }

  /// Longer than a completion takes to be asked for and answered, and well within the 16 ms of a frame.
  private static let drawingDelay = DispatchTimeInterval.milliseconds(5)

  private func submit(_ work: PreviewWork, to pool: WorkerPool) {
    let document = state.withLock { $0.workspace.documents[work.uri] }
    pool.submit(
      about: document,
      abandon: {
        work.abandon()
        self.recordFault(of: LivePreview.faultName, in: document)
        self.updatePreview(work.uri, isEdited: false)
      }, work.body)
  }

  /// Has the page at `address` opened by the client, or `itself` by the desktop where the client cannot; whether either tries.
  func openPage(_ address: String, by client: LSP.ClientCapabilities, itself: Bool) -> Bool {
    if client.showDocument {
      let params = LSP.ShowDocumentParams(uri: address, isExternal: true, takeFocus: true)
      request("window/showDocument", params) { [weak self] result in
        if case .success(let answer) = result, answer["success"]?.bool == true { return }
        self?.tellAddress(address)
      }
      return true
    }
    guard itself else { return false }
    guard let opener = ChildProcess.opener else {
      tellAddress(address)
      return false
    }
    opener.start([address]) { [weak self] trouble in
      if trouble != nil { self?.tellAddress(address) }
    }
    return true
  }

  /// Tells the person where the preview is.
  private func tellAddress(_ address: String) {
    let text = "Open \(address) in a browser to see the preview"
    send(.notification("window/showMessage", LSP.ShowMessageParams(type: .info, message: text)))
  }

  /// Has the client select a range of a document's latest text.
  private func select(_ uri: String, _ range: ByteRange, _ focus: Bool) {
    let workspace = state.withLock { $0.workspace }
    guard let document = workspace.documents[uri] else { return }
    let wire = WireText(uri: uri, lines: document.lines, workspace: workspace)
    request("window/showDocument", LSP.ShowDocumentParams(uri: uri, takeFocus: focus, selection: wire.range(range)))
  }

  /// Has the client change a document.
  private func apply(_ edit: PreviewEdit, _ done: @escaping @Sendable (PreviewError?) -> Void) {
    let workspace = state.withLock { $0.workspace }
    guard let document = workspace.documents[edit.uri], document.version == edit.version else {
      return done(PreviewError("The text has changed since; try again in a moment"))
    }
    guard workspace.client.applyEdit else { return done(PreviewError("This editor takes no edits from the server")) }
    let wire = WireText(uri: edit.uri, lines: document.lines, workspace: workspace)
    let change = LSP.WorkspaceEdit(
      documents: [.init(uri: edit.uri, version: edit.version, edits: edit.edits.map(wire.edit))],
      isVersioned: workspace.client.workspaceEditDocumentChanges)
    request("workspace/applyEdit", LSP.ApplyEditParams(label: edit.label, edit: change)) { result in
      switch result {
      case .success(let answer) where answer["applied"]?.bool == true: done(nil)
      case .success(let answer):
        done(PreviewError(answer["failureReason"]?.string ?? "The editor did not take the edit"))
      case .failure(let error): done(PreviewError(error.message))
      }
    }
  }
}
