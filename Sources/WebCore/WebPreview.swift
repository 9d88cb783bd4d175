import CardAnalysis
import CardProject
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import PreviewServer
import SourceText
import Standards
import Synchronization

/// The live preview of a session: the page carries its messages.
final class WebPreview {
  /// The work that waits, in the order in which it came.
  private final class Errands: Sendable {
    private let works: Mutex<[PreviewWork]> = Mutex([])

    func add(_ work: PreviewWork) { works.withLock { $0.append(work) } }

    func next() -> PreviewWork? { works.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
  }

  /// The preview, for its own host.
  private final class Own: Sendable {
    let preview: Mutex<Preview?> = Mutex(nil)
    /// The version of each card that is no open text and is shown all the same, by its address.
    let versions: Mutex<[String: Int]> = Mutex([:])
    /// The cards whose texts are new to the preview, by their addresses: taps may lead from them to others.
    let fresh: Mutex<[String: DocumentSnapshot]> = Mutex([:])
    /// What pages want to find again.
    let settings = Mutex(JSONValue.null)
  }

  /// What a drawing in pixels is made with.
  static let pixels = PreviewPixels.none("The browser takes no PNG from here; take SVG")

  let preview: Preview
  private let own: Own
  private let errands: Errands
  private let wishes: PreviewWishes
  private let outbox: WebOutbox
  private let files: WebFiles
  private let cards: WebCards

  /// The preview of the cards in `session`.
  init(_ session: WebSession) {
    let (errands, wishes, own) = (Errands(), PreviewWishes(), Own())
    let (files, cards, outbox) = (session.files, session.cards, session.outbox)
    let current = session.current
    var host = PreviewHost(version: session.version, workspace: "playground", run: errands.add)
    host.beside = { card in card.told(cards.findings(in: card, files)) }
    host.documentation = { code in
      let base = current.now.documentationBase
      return base.isEmpty ? nil : DocumentationPage.address(DocumentationPage.rule(code), base: base)
    }
    host.shown = { finding in
      let settings = current.now
      return settings.reportsDiagnostics ? settings.applied(to: finding) : nil
    }
    host.card = { path, uri in
      guard let base = FileURI.path(uri) else { return nil }
      let whole = AbsolutePath.resolve(path, in: FileURI.folder(of: base))
      if let open = files.document(atPath: whole) { return open.uri }
      return Self.show(whole, own, files, cards)
    }
    host.storedSettings = { own.settings.withLock { $0 } }
    host.store = { settings in
      own.settings.withLock { $0 = settings }
      outbox.send(.notification("cardwright/preview/settings", ["settings": settings] as JSONValue))
    }
    if session.client.showDocument { host.select = { uri, range, focus in wishes.add(.select(uri, range, focus)) } }
    if session.client.applyEdit { host.apply = { edit, done in wishes.add(.apply(edit, done)) } }
    host.pixels = Self.pixels
    let preview = Preview(host)
    own.preview.withLock { $0 = preview }
    (self.preview, self.own, self.errands) = (preview, own, errands)
    (self.wishes, self.outbox) = (wishes, outbox)
    (self.files, self.cards) = (files, cards)
  }

  /// Has the preview show the file at the absolute `path` as it is now; its address, or nil where its bytes are not here.
  private static func show(_ path: String, _ own: Own, _ files: WebFiles, _ cards: WebCards) -> String? {
    let uri = FileURI.uri(path)
    guard let bytes = files.bytes(path, for: uri), let preview = own.preview.withLock({ $0 }) else { return nil }
    let version = own.versions.withLock { versions in
      versions[uri, default: -1] += 1
      return versions[uri] ?? 0
    }
    let card = cards.analysis(uri, version, LineTable(SourceText(bytes)), files)
    own.fresh.withLock { $0[uri] = card }
    preview.update(uri, name: FileURI.name(path, in: FileURI.folder(of: path)), version: version) { card }
    return uri
  }

  /// Looks anew at the file at `uri`, or at all that are shown though they are no open texts.
  func lookAnew(at uri: String?) {
    let shown = own.versions.withLock { versions in versions.keys.filter { uri == nil || $0 == uri }.sorted() }
    for uri in shown {
      guard let path = FileURI.path(uri) else { continue }
      let open = files.document(atPath: path)
      if open == nil, files.exists(path) {
        _ = Self.show(path, own, files, cards)
      } else {
        own.versions.withLock { $0[uri] = nil }
        if open?.uri != uri { preview.remove(uri) }
      }
    }
  }

  /// Looks at the cards to which taps may lead, so that they are here when one does.
  func readAhead() {
    guard preview.pageCount > 0 else { return }
    let fresh = own.fresh.withLock { fresh in
      defer { fresh = [:] }
      return fresh.values.sorted { $0.uri < $1.uri }
    }
    for card in fresh {
      for link in card.facts.meaning.links where link.kind == .card {
        guard let path = link.path else { continue }
        _ = files.bytes(path, for: FileURI.uri(path))
      }
    }
  }

  /// A page that shows `uri` first; its number.
  ///
  /// - Parameter settings: What pages wanted to find again, where the page has kept it.
  func connect(_ uri: String?, _ settings: JSONValue?) -> Int {
    if let settings, !settings.isNull { own.settings.withLock { $0 = settings } }
    return preview.connect(uri, tellsOfDrain: false) { [outbox] page in
      { message in outbox.send(.notification("cardwright/preview/toPage", CarriedMessage(message, to: page))) }
    }
  }

  /// Takes a newer text.
  func update(_ snapshot: DocumentSnapshot, name: String, isEdited: Bool) {
    own.fresh.withLock { $0[snapshot.uri] = snapshot }
    preview.update(snapshot.uri, name: name, version: snapshot.version) { snapshot }
    if isEdited { preview.follow(snapshot.uri) }
  }

  /// Does what waits to be done, until nothing does; what it wants of an editor is asked for by `session`.
  func work(_ session: WebSession) {
    while let work = errands.next() { work.body() }
    for wish in wishes.take() { fulfil(wish, session) }
  }

  private func fulfil(_ wish: PreviewWishes.Wish, _ session: WebSession) {
    switch wish {
    case .select(let uri, let range, let focus):
      guard let document = session.files[uri] else { return }
      let params = LSP.ShowDocumentParams(
        uri: uri, takeFocus: focus, selection: session.wire(uri, document.lines).range(range))
      session.ask("window/showDocument", params) { _ in }
    case .apply(let edit, let done):
      guard let document = session.files[edit.uri] else {
        return done(PreviewError("This card is not the one that is edited here; open it to change it"))
      }
      guard document.version == edit.version else {
        return done(PreviewError("The text has changed since; try again in a moment"))
      }
      let wire = session.wire(edit.uri, document.lines)
      let change = LSP.WorkspaceEdit(
        documents: [.init(uri: edit.uri, version: edit.version, edits: edit.edits.map(wire.edit))],
        isVersioned: session.client.workspaceEditDocumentChanges)
      session.ask("workspace/applyEdit", LSP.ApplyEditParams(label: edit.label, edit: change)) { result in
        switch result {
        case .success(let answer) where answer["applied"]?.bool == true: done(nil)
        case .success(let answer):
          done(PreviewError(answer["failureReason"]?.string ?? "The editor did not take the edit"))
        case .failure(let error): done(PreviewError(error.message))
        }
      }
    }
  }
}

/// What the preview wants of the page's editor, until that can be asked.
private final class PreviewWishes: Sendable {
  enum Wish: Sendable {
    case select(_ uri: String, _ range: ByteRange, _ focus: Bool)
    case apply(_ edit: PreviewEdit, _ done: @Sendable (PreviewError?) -> Void)
  }

  private let wishes: Mutex<[Wish]> = Mutex([])

  func add(_ wish: Wish) { wishes.withLock { $0.append(wish) } }

  func take() -> [Wish] {
    wishes.withLock { wishes in
      defer { wishes = [] }
      return wishes
    }
  }
}
