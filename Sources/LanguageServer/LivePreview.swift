import CardAnalysis
import Dispatch
import EditorWire
import JSON
import LSPTypes
import LoopbackCarrier
import PreviewServer
import SourceText
import Standards
import Synchronization
import Workers
import Workspace

/// The server's live preview: its documents are those that the client has open.
///
/// It is made when a client first asks for it, and its carrier when a browser is first to be opened. Its threads are its
/// own, so that no request ever waits for a drawing, and they stand behind the ``CrashBarrier``.
final class LivePreview: Sendable {
  /// Names its work in faults.
  private static let faultName = "cardwright.preview"
  /// Longer than a completion takes to be asked for and answered, and well within the 16 ms of a frame.
  private static let drawingDelay = DispatchTimeInterval.milliseconds(5)

  /// A preview that has been asked for.
  struct Session: Sendable {
    let preview: Preview
    let browser: BrowserPreview
  }

  /// What it wants of others.
  let editor: PreviewEditor
  private let analyst: Analyst
  private let faults: FaultReports
  private let documentation: PreviewDocumentation?
  private let made: Mutex<Session?> = Mutex(nil)
  /// Held while the preview is told of a document: what one thread has seen of it later, another may not tell before.
  private let order = Mutex(())
  /// How often each document was read that the preview shows as it is on disk, as the client has not opened it.
  private let read: Mutex<[String: Int]> = Mutex([:])
  /// A thread of all queues keeps them: the work is done by those below.
  private let timers = DispatchQueue(label: "cardwright.preview.timers", target: .global())
  /// Draws.
  private let drawings = WorkerPool(width: 1)
  /// Answers what pages say.
  private let messages = WorkerPool(width: 1)
  /// Makes the files that pages export.
  private let exports = WorkerPool(width: 1)

  /// Moves scenes that are played.
  private let plays = WorkerPool(width: 1)

  init(_ editor: PreviewEditor, _ analyst: Analyst, _ faults: FaultReports, documentation: PreviewDocumentation?) {
    (self.editor, self.analyst, self.faults, self.documentation) = (editor, analyst, faults, documentation)
  }

  /// What there is, once a client has asked for it.
  var session: Session? { made.withLock { $0 } }

  /// What there is, which is made now if there is nothing: all open cards are in it from then on.
  func begin() -> Session {
    let (session, isNew) = made.withLock { made in
      if let made { return (made, false) }
      var host = editor.host { [weak self] in self?.run($0) }
      host.beside = { [analyst] snapshot in
        guard let path = FileURI.path(snapshot.uri) else { return [] }
        return snapshot.told(analyst.project.findings(snapshot.facts, at: path))
      }
      host.card = { [weak self] in self?.card(at: $0, from: $1) }
      let preview = Preview(host)
      let last = editor.workspace.now.folders.first.flatMap { PreviewAddress(workspace: $0) }
      let session = Session(
        preview: preview, browser: BrowserPreview(preview, last: last, documentation: documentation))
      made = session
      return (session, true)
    }
    if isNew {
      let documents = editor.workspace.now.documents.values.sorted { $0.uri < $1.uri }
      for document in documents where document.isCard { update(document.uri, isEdited: false) }
    }
    return session
  }

  /// The document at `uri` was opened or has changed.
  ///
  /// - Parameter isEdited: whether the person works in it, so that pages turn to it.
  func update(_ uri: String, isEdited: Bool) {
    guard let preview = session?.preview else { return }
    order.withLock { _ in
      let now = editor.workspace.now
      guard let document = now.documents[uri], document.isCard else { return }
      read.withLock { $0[uri] = nil }
      // Nothing else of the workspace matters to a drawing, and the preview keeps what it is given.
      var seen = WorkspaceSnapshot()
      seen.folders = now.folders
      let (analyst, workspace) = (analyst, seen)
      preview.update(
        uri, name: Self.name(of: uri, now.folders), version: document.version,
        isFaulty: document.faults.contains(Self.faultName)
      ) { analyst.snapshot(of: document, in: workspace) }
    }
    if isEdited { preview.follow(uri) }
  }

  /// The address of the card file at `path` from the document at `uri`, which the preview holds then, as it is on disk where
  /// the client has not opened it; nil when the workspace has no such file.
  private func card(at path: String, from uri: String) -> String? {
    guard let preview = session?.preview, let base = FileURI.path(uri) else { return nil }
    let whole = AbsolutePath.resolve(path, in: FileURI.folder(of: base))
    return order.withLock { _ in
      let now = editor.workspace.now
      if let open = now.documents.values.first(where: { $0.path == whole }) { return open.uri }
      guard let real = FileStamp.realPath(whole),
        now.folders.contains(where: { FileStamp.realPath($0).map { FileURI.isInside(real, $0) } ?? false })
      else { return nil }
      return show(whole, now, in: preview)
    }
  }

  /// Shows the file at `path` as it is on disk; its address, or nil where it cannot be read.
  private func show(_ path: String, _ now: WorkspaceSnapshot, in preview: Preview) -> String? {
    let uri = FileURI.uri(path)
    let version = read.withLock { read in
      read[uri, default: -1] += 1
      return read[uri] ?? 0
    }
    guard let snapshot = analyst.snapshot(ofFileAt: path, version: version, in: now) else {
      if version == 0 { read.withLock { $0[uri] = nil } }
      return nil
    }
    preview.update(snapshot.uri, name: Self.name(of: snapshot.uri, now.folders), version: version) { snapshot }
    return snapshot.uri
  }

  /// Files were made, changed or deleted: what is shown as it is on disk is read again, as it may have changed, or what it
  /// names.
  func filesChanged() {
    guard let preview = session?.preview, read.withLock({ !$0.isEmpty }) else { return }
    messages.submit(abandon: { self.faults.record(Self.faultName, in: $0) }) {
      self.order.withLock { _ in
        let now = self.editor.workspace.now
        for uri in self.read.withLock({ $0.keys.sorted() }) {
          guard let path = FileURI.path(uri), self.show(path, now, in: preview) == nil else { continue }
          self.read.withLock { $0[uri] = nil }
          preview.remove(uri)
        }
      }
    }
  }

  /// Something else may be wrong with cards beside one another.
  func besideChanged() { session?.preview.besideChanged() }

  /// The document at `uri` was closed; the workspace has it no more.
  func remove(_ uri: String) { order.withLock { _ in session?.preview.remove(uri) } }

  /// The path from the folder of the workspace that holds the document, or the file's name.
  private static func name(of uri: String, _ folders: [String]) -> String {
    guard let path = FileURI.path(uri) else { return uri }
    let folder = folders.filter { FileURI.isInside(path, $0) }.max { $0.utf8.count < $1.utf8.count }
    return FileURI.name(path, in: folder ?? FileURI.folder(of: path))
  }

  /// `cardwright/cursor`: the editor's cursor stands somewhere else.
  func moveCursor(_ params: LSP.TextDocumentPositionParams) {
    guard let preview = session?.preview else { return }
    let now = editor.workspace.now
    guard let document = now.documents[params.textDocument.uri], document.isCard else { return }
    let wire = WireText(uri: document.uri, lines: document.lines, workspace: now)
    preview.moveCursor(document.uri, to: wire.offset(params.position))
  }

  /// `cardwright/preview/fromPage`: a page that the editor carries has said something.
  func receiveFromPage(_ params: JSONValue) {
    guard let preview = session?.preview, let page = params["page"]?.integer, let message = params["message"] else {
      return
    }
    messages.submit(abandon: { self.faults.record(Self.faultName, in: $0) }) { preview.receive(page, message) }
  }

  /// The address of the page for browsers, which leads to the documentation as well.
  func address() throws(PreviewError) -> String {
    let address = try begin().browser.address()
    if documentation != nil { editor.workspace.change { $0.localDocumentation = address + "docs/" } }
    return address
  }

  /// Tells all pages that the preview is closed; no browser reaches it any more.
  func closeAll() {
    editor.workspace.change { $0.localDocumentation = nil }
    session?.preview.close(nil)
    session?.browser.stop()
  }

  // MARK: Work

  /// Has work of the preview done on its own threads; a fault in it is reported, and the document goes on without it.
  ///
  /// A drawing begins a moment later, so that the requests which follow a keystroke have both processors to themselves;
  /// by then it draws what is newest.
  private func run(_ work: PreviewWork) {
    switch work.lane {
    case .drawing: timers.asyncAfter(deadline: .now() + Self.drawingDelay) { self.submit(work, to: self.drawings) }
    case .answers: submit(work, to: messages)
    case .exports: submit(work, to: exports)
    case .play: submit(work, to: plays)
    }
  }

  private func submit(_ work: PreviewWork, to pool: WorkerPool) {
    pool.submit(
      abandon: { snapshot in
        self.faults.record(Self.faultName, in: snapshot)
        // Before the preview goes on, it has a document that can be asked.
        if let snapshot { self.update(snapshot.uri, isEdited: false) }
        work.abandon(snapshot)
      }, work.body)
  }
}
