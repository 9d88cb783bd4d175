import CardAnalysis
import JSON
import SourceText
import Synchronization

/// What a preview has, its documents and pages, and the way to them.
///
/// All calls are short and may come from any thread.
final class PreviewContents: Sendable {
  struct State {
    var documents: [String: PreviewDocument] = [:]
    /// The documents' addresses in the order in which they came.
    var order: [String] = []
    var pages: [Int: PreviewPage] = [:]
    var lastPage = 0
    /// The document that the next page plays which begins with it.
    var toPlay: String?
    var generation = 0
    /// The number of the drawing that is under way.
    var drawing: Int?
    var drawings = 0
    /// How many views have been drawn.
    var drawnViews = 0
    /// The page that was drawn last, so that all have their turn.
    var lastDrawn = 0

    /// The documents, as pages are told of them.
    var list: JSONValue {
      .array(order.map { uri in ["uri": .string(uri), "name": .string(documents[uri]?.name ?? "")] })
    }
  }

  let host: PreviewHost
  let state = Mutex(State())

  init(_ host: PreviewHost) { self.host = host }

  /// Sends `message` to a page, if it is still there.
  func send(_ message: [UInt8], to page: Int) { state.withLock { $0.pages[page] }?.send(message) }

  /// Sends `message` to a page that still shows the document, unless it is the same as the last of its kind.
  func send(_ message: [UInt8], to id: Int, of uri: String, unlessLast kind: PreviewPage.Repeated) {
    let page = state.withLock { state -> PreviewPage? in
      guard let page = state.pages[id], page.uri == uri, page.last[kind] != message else { return nil }
      state.pages[id]?.last[kind] = message
      return page
    }
    page?.send(message)
  }

  /// Tells a page what is wrong with what it said, or asked for by `request`, or had happen in the scene of `view`.
  func refuse(_ page: Int, _ message: String, _ request: JSONValue = .null, in view: String? = nil) {
    send(PreviewMessage.error(message, request, in: view), to: page)
  }

  /// `snapshot`, at which the calling work looks from now on; nil when other work on it has trapped.
  func lookedAt(_ snapshot: DocumentSnapshot) -> DocumentSnapshot? {
    host.looks(snapshot)
    return snapshot.hasTrapped ? nil : snapshot
  }

  /// The findings in `snapshot` as they are to be shown, in document order.
  func shownFindings(of snapshot: DocumentSnapshot) -> [Diagnostic] {
    let beside = host.beside(snapshot)
    // Sorting is stable here: what a card is by itself comes first.
    let found =
      beside.isEmpty
      ? snapshot.diagnostics
      : (snapshot.diagnostics + beside).enumerated()
        .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }.map { $0.element }
    return found.compactMap(host.shown)
  }

  /// The document that a message names, where in its latest text the range lies that the message gives, and that text.
  func place(
    _ message: PageMessage
  ) throws(PreviewError) -> (document: PreviewDocument, range: ByteRange, latest: DocumentSnapshot) {
    let (uri, version) = (message.uri, message.version)
    guard let range = message.range else { throw PreviewError("range must be two offsets in order") }
    let (document, texts) = state.withLock { state in
      (state.documents[uri], state.pages.values.filter { $0.uri == uri }.compactMap { $0.snapshot })
    }
    guard let document else { throw PreviewError.noDocument }
    let latest = document.latest
    if version == latest.version {
      guard range.end <= latest.text.count else { throw PreviewError("the range lies outside the document") }
      return (document, range, latest)
    }
    guard let older = texts.first(where: { $0.version == version }), range.end <= older.text.count else {
      throw PreviewError("the text has changed since; version \(latest.version) is the latest")
    }
    return (document, PreviewDocument.range(range, of: older.text, in: latest.text), latest)
  }
}
