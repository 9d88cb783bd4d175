import CardAnalysis
import Dispatch
import JSON
import LSPTypes
import LoopbackCarrier
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
  /// Carries the page to browsers, at an address.
  private let carrier: Mutex<(carrier: LoopbackCarrier, address: String)?> = Mutex(nil)
  private let lastAddress: PreviewAddress?
  /// Runs the carrier.
  private let listening = WorkerPool("cardwright.preview.listener", width: 1)
  private let documentation: PreviewDocumentation?

  /// A preview for browsers that is found at `lastAddress` where that is possible.
  init(
    _ host: PreviewHost, _ analyst: Analyst, _ lastAddress: PreviewAddress?, documentation: PreviewDocumentation?
  ) {
    preview = Preview(host)
    self.analyst = analyst
    self.lastAddress = lastAddress
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

  /// The address of the page for browsers; its carrier begins if it has not.
  func address() throws(PreviewError) -> String {
    try carrier.withLock { carrier throws(PreviewError) in
      if let carrier { return carrier.address }
      let made = LoopbackCarrier(preview, address: lastAddress, documentation: documentation)
      let address = try begin(made)
      carrier = (made, address)
      return address
    }
  }

  /// Runs `carrier` on a thread of its own; one that trapped is made anew when the next page is opened.
  private func begin(_ carrier: LoopbackCarrier) throws(PreviewError) -> String {
    let began: Mutex<Result<String, PreviewError>> = Mutex(.failure(PreviewError("the preview cannot begin")))
    let semaphore = DispatchSemaphore(value: 0)
    listening.submit(
      abandon: {
        semaphore.signal()
        self.carrier.withLock { $0 = nil }
      },
      {
        carrier.run { result in
          began.withLock { $0 = result }
          semaphore.signal()
        }
      })
    semaphore.wait()
    return try began.withLock { $0 }.get()
  }

  /// Tells all pages that the preview is closed, and ends the listener.
  func closeAll() {
    preview.close(nil)
    let running = carrier.withLock { carrier in
      defer { carrier = nil }
      return carrier
    }
    running?.carrier.stop()
  }

  /// The path from the folder of the workspace that holds the document, or the file's name.
  private static func name(of uri: String, _ folders: [String]) -> String {
    guard let path = FileURI.path(uri) else { return uri }
    let folder = folders.filter { FileURI.isInside(path, $0) }.max { $0.utf8.count < $1.utf8.count }
    return FileURI.name(path, in: folder ?? FileURI.folder(of: path))
  }
}
