import CardAnalysis
import JSON
import LSPTypes
import PreviewServer
import SourceText
import Synchronization
import Workspace

/// The server's live preview: its documents are those that the client has open.
///
/// It is made when a client first asks for it, and its listener when a browser is first to be opened. Its threads are its
/// own, so that no request ever waits for a drawing, and they stand behind the ``CrashBarrier``.
final class LivePreview: Sendable {
  /// Names its work in faults.
  static let faultName = "cardwright.preview"

  let preview: Preview
  private let analyst: Analyst
  private let carrier: Mutex<PreviewCarrier?> = Mutex(nil)
  /// Runs the listener of the page.
  private let listening = WorkerPool("cardwright.preview.listener", width: 1)
  private let documentation: PreviewDocumentation?

  init(_ host: PreviewHost, _ analyst: Analyst, documentation: PreviewDocumentation?) {
    preview = Preview(host)
    self.analyst = analyst
    self.documentation = documentation
  }

  /// Takes in `document` or its newer version.
  func update(_ document: OpenDocument, folders: [String]) {
    let analyst = self.analyst
    var workspace = WorkspaceSnapshot()
    workspace.folders = folders
    let seen = workspace
    preview.update(
      document.uri, name: Self.name(of: document.uri, folders), version: document.version,
      isFaulty: document.faults.contains(Self.faultName)
    ) { analyst.snapshot(of: document, in: seen) }
  }

  /// The address of the page for browsers; its listener begins if it has not.
  func address() throws(PreviewError) -> String {
    try carrier.withLock { carrier throws(PreviewError) in
      if let carrier { return carrier.address }
      let made = try PreviewCarrier(preview, documentation: documentation)
      carrier = made
      listen(made)
      return made.address
    }
  }

  /// Runs the listener; one that trapped is made anew when the next page is opened.
  private func listen(_ carrier: PreviewCarrier) {
    listening.submit(abandon: { self.carrier.withLock { $0 = nil } }) { carrier.run() }
  }

  /// Tells all pages that the preview is closed, and ends the listener.
  func closeAll() {
    preview.close(nil)
    let running = carrier.withLock { carrier in
      defer { carrier = nil }
      return carrier
    }
    running?.stop()
  }

  /// The path from the folder of the workspace that holds the document, or the file's name.
  private static func name(of uri: String, _ folders: [String]) -> String {
    guard let path = FileURI.path(uri) else { return uri }
    let folder = folders.filter { FileURI.isInside(path, $0) }.max { $0.utf8.count < $1.utf8.count }
    return FileURI.name(path, in: folder ?? FileURI.folder(of: path))
  }
}
