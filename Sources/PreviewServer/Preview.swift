package import CardAnalysis
import JSON
import SourceText
import Synchronization

/// The live preview, whatever carries its messages: documents in, drawings out.
///
/// Everything is bounded by need: a document that no page shows is never drawn, a page that shows nothing costs nothing, and
/// at most one drawing is under way. When a text changes while its older state is drawn, the rest of that work is dropped.
/// All calls are short and may come from any thread; drawing happens on the host's thread for it, with no lock held, so
/// that a trap there leaves the preview as it was.
package final class Preview: Sendable {
  let contents: PreviewContents
  let drawings: DrawingRounds
  let report: DocumentReport
  let plays: ScenePlays
  var cards: CardPlayer { CardPlayer(contents, drawings) }

  /// A preview without documents and pages.
  package init(_ host: PreviewHost) {
    contents = PreviewContents(host)
    report = DocumentReport(contents)
    drawings = DrawingRounds(contents, report)
    plays = ScenePlays(contents, CardPlayer(contents, drawings))
  }

  // MARK: Documents

  /// Takes in a document or its newer text.
  ///
  /// - Parameters:
  ///   - name: what pages call it.
  ///   - isFaulty: whether work on this text has trapped, so that it is not tried again.
  ///   - source: gives its analysis; asked for only when something is to be drawn or answered.
  package func update(
    _ uri: String, name: String, version: Int, isFaulty: Bool = false,
    source: @escaping @Sendable () -> DocumentSnapshot
  ) {
    let isNew = contents.state.withLock { state in
      state.generation += 1
      var document = PreviewDocument(
        uri: uri, name: name, version: version, generation: state.generation, source: source)
      if isFaulty { document.faultyGeneration = state.generation }
      guard state.documents[uri] == nil else {
        state.documents[uri]?.update(document)
        return false
      }
      state.order.append(uri)
      state.documents[uri] = document
      return true
    }
    if isNew { tellOfDocuments() }
    drawings.schedule()
  }

  /// Something else may be wrong with documents as cards beside one another: pages are told what is.
  package func besideChanged() {
    contents.state.withLock { state in
      for id in state.pages.keys { state.pages[id]?.isChanged = true }
    }
    drawings.schedule()
  }

  /// Lets a document go.
  package func remove(_ uri: String) {
    let pages = contents.state.withLock { state -> [Int: PreviewPage] in
      guard state.documents.removeValue(forKey: uri) != nil else { return [:] }
      if state.toPlay == uri { state.toPlay = nil }
      state.order.removeAll { $0 == uri }
      for id in state.pages.keys {
        if state.pages[id]?.uri == uri { state.pages[id]?.forgetDrawings() }
        state.pages[id]?.played.drop(uri)
      }
      return state.pages.filter { $0.value.isReady }
    }
    guard !pages.isEmpty else { return }
    let message = PreviewMessage.make(.removed) { $0.member("uri", uri) }
    for page in pages.values { page.send(message) }
    tellOfDocuments()
    for id in pages.keys { cards.tellWay(to: id) }
  }

  /// Whether a page shows the document, or will when it is there.
  package func isShown(_ uri: String) -> Bool {
    contents.state.withLock { $0.pages.values.contains { $0.uri == uri } }
  }

  /// Whether the document is known.
  package func holds(_ uri: String) -> Bool { contents.state.withLock { $0.documents[uri] != nil } }

  /// How many pages there are.
  package var pageCount: Int { contents.state.withLock { $0.pages.count } }

  /// The editor's cursor stands at the byte `offset` of the latest text; pages that are not pinned turn to that document.
  package func moveCursor(_ uri: String, to offset: Int) {
    contents.state.withLock { $0.documents[uri]?.cursor = offset }
    follow(uri)
    report.sendCursor(uri)
  }

  /// The person works in this document now: pages that are not pinned are told so.
  package func follow(_ uri: String) {
    let pages = contents.state.withLock { state -> [PreviewPage] in
      guard state.documents[uri] != nil else { return [] }
      return state.pages.values.filter { $0.isReady && !$0.isPinned && $0.uri != uri }
    }
    guard !pages.isEmpty else { return }
    let message = PreviewMessage.make(.follow) { $0.member("uri", uri) }
    for page in pages { page.send(message) }
  }

  /// Pins the pages that show the document to it, or lets them follow the editor; toggles when `pinned` is nil.
  ///
  /// - Returns: whether they are pinned now.
  package func pin(_ uri: String, _ pinned: Bool?) -> Bool {
    let isPinned = contents.state.withLock { state in
      let pages = state.pages.keys.filter { state.pages[$0]?.uri == uri }
      let isPinned = pinned ?? !pages.contains { state.pages[$0]?.isPinned == true }
      for id in pages {
        state.pages[id]?.isPinned = isPinned
        state.pages[id]?.isChanged = true
      }
      return isPinned
    }
    drawings.schedule()
    return isPinned
  }

  /// Has the pages that show the document play it; where none does that has said hello, the next that begins with it.
  ///
  /// - Returns: whether there are pages that show it, or will as soon as they have said hello.
  package func play(_ uri: String) -> Bool {
    let pages = contents.state.withLock { state -> [PreviewPage] in
      let pages = state.pages.values.filter { $0.uri == uri }
      if !pages.contains(where: { $0.isReady }) { state.toPlay = uri }
      return pages
    }
    let message = PreviewMessage.make(.follow) { writer in
      writer.member("uri", uri)
      writer.member("plays", true)
    }
    for page in pages where page.isReady { page.send(message) }
    return !pages.isEmpty
  }

  // MARK: Pages

  /// Takes in a page.
  ///
  /// - Parameters:
  ///   - uri: the document that it is to show first.
  ///   - tellsOfDrain: whether ``drained(_:)`` is called when all that was sent has gone; then no drawing is made for
  ///     the page before that.
  ///   - send: sends a message to the page of that number.
  /// - Returns: the page's number.
  package func connect(
    _ uri: String? = nil, tellsOfDrain: Bool,
    send: @escaping @Sendable (_ page: Int) -> @Sendable (_ message: [UInt8]) -> Void
  ) -> Int {
    contents.state.withLock { state in
      state.lastPage += 1
      var page = PreviewPage(tellsOfDrain: tellsOfDrain, send: send(state.lastPage))
      page.uri = uri
      state.pages[state.lastPage] = page
      return state.lastPage
    }
  }

  /// Lets a page go.
  package func disconnect(_ page: Int) {
    contents.state.withLock { $0.pages[page] = nil }
    plays.end(page)
  }

  /// All that was sent to the page has gone.
  package func drained(_ page: Int) {
    contents.state.withLock { $0.pages[page]?.isSending = false }
    drawings.schedule()
  }

  /// Tells pages that the preview is closed: those that show the document, or all.
  package func close(_ uri: String?) {
    let pages = contents.state.withLock { state in
      let closed = state.pages.filter { uri == nil || $0.value.uri == uri }
      for id in closed.keys { state.pages[id] = nil }
      if uri == nil || state.toPlay == uri { state.toPlay = nil }
      return closed
    }
    for id in pages.keys { plays.end(id) }
    let message = PreviewMessage.make(.closed)
    for page in pages.values { page.send(message) }
  }

  private func tellOfDocuments() {
    let (pages, list) = contents.state.withLock { ($0.pages.values.filter { $0.isReady }, $0.list) }
    guard !pages.isEmpty else { return }
    let message = PreviewMessage.make(.documents) { $0.member("documents", list) }
    for page in pages { page.send(message) }
  }
}
