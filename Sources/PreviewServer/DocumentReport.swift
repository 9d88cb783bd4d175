import CardAnalysis
import CardLayout
import CardModel
import EditorFeatures
import JSON
import LayoutCore
import SourceText
import Synchronization
import XMLSyntax

/// What there is to say of a document beside its picture: findings, outline, the cursor's element, the part that is looked
/// at.
struct DocumentReport: Sendable {
  /// More elements than this are not listed in the outline.
  private static let outlineLimit = 2000
  /// More findings than this are not sent.
  private static let findingLimit = 500

  let contents: PreviewContents

  init(_ contents: PreviewContents) { self.contents = contents }

  /// Sends all of it to the page of `turn`, for which `drawn` was drawn.
  func send(
    _ turn: DrawingRounds.Turn, _ drawn: DocumentSnapshot, _ stale: PreviewDocument.Staleness?,
    _ scene: PositionedScene?
  ) {
    // A text that traps is not looked at again.
    let latest = turn.document.isFaulty ? drawn : turn.document.latest.reading(setNamed: turn.page.samples)
    let findings = turn.document.isFaulty ? [] : contents.shownFindings(of: latest)
    let isPinned = turn.page.isPinned
    let message = PreviewMessage.make(.document) { writer in
      writer.member("uri", latest.uri)
      writer.member("name", turn.document.name)
      writer.member("version", turn.document.version)
      writer.member("pinned", isPinned)
      writer.member("family", drawn.tree.root.map { drawn.tree.name(of: $0).local } ?? "")
      writer.member("isScene", drawn.isScene)
      writer.member("stale", stale.map { Self.json($0, latest) } ?? .null)
      writer.member("findings", array: findings.prefix(Self.findingLimit).enumerated().map { json($1, $0, latest) })
      writer.member("outline", array: Outline(drawn).symbols(limit: Self.outlineLimit).map(Self.json))
      let frame = scene.flatMap { scene in scene.card.map { scene.parts[$0].frame } }
      writer.member("size", [frame?.width ?? scene?.size.width ?? 0, frame?.height ?? scene?.size.height ?? 0])
      writer.member("samples", array: drawn.sampleSets.map { $0.name })
      writer.member("sampleSet", drawn.resources.set?.name ?? "")
      writer.member("targets", array: (drawn.language.handover?.targets ?? []).map(Self.json))
    }
    contents.send(message, to: turn.pageID, of: latest.uri, unlessLast: .document)
    sendCursor(latest.uri)
    sendInspection(turn.pageID)
    sendCode(turn.pageID)
  }

  private static func json(_ stale: PreviewDocument.Staleness, _ latest: DocumentSnapshot) -> JSONValue {
    let position = latest.lines.position(of: stale.offset, in: .utf16)
    return [
      "reason": .string(stale.reason), "line": .integer(position.line + 1),
      "column": .integer(position.character + 1),
    ]
  }

  func json(_ finding: Diagnostic, _ index: Int, _ snapshot: DocumentSnapshot) -> JSONValue {
    let position = snapshot.lines.position(of: finding.range.start, in: .utf16)
    var object = JSONObject([
      .init("id", .string(String(index))), .init("code", .string(finding.kind.code)),
      .init("severity", .string(Self.name(finding.severity))), .init("message", .string(finding.message)),
      .init("source", .string(finding.kind.source.rawValue)),
      .init("range", JSONValue(finding.range)),
      .init("line", .integer(position.line + 1)), .init("column", .integer(position.character + 1)),
      .init("fixes", .array(finding.fixes.map { ["title": .string($0.title)] })),
    ])
    if let address = contents.host.documentation(finding.kind.code) { object["documentation"] = .string(address) }
    return .object(object)
  }

  private static func name(_ severity: DiagnosticSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information: "information"
    case .hint: "hint"
    }
  }

  private static func json(_ symbol: DocumentSymbol) -> JSONValue {
    [
      "id": .string("\(symbol.range.start)-\(symbol.range.end)"),
      "element": .string(symbol.detail.isEmpty ? symbol.name : symbol.detail), "label": .string(symbol.name),
      "range": JSONValue(symbol.range), "depth": .integer(symbol.depth),
    ]
  }

  /// Tells the pages that show the document which element the editor's cursor is in: the innermost that is drawn.
  func sendCursor(_ uri: String) {
    let (document, pages) = contents.state.withLock { state in
      (state.documents[uri], state.pages.filter { $0.value.uri == uri && $0.value.isReady })
    }
    guard let document, let cursor = document.cursor else { return }
    for page in pages.values {
      guard let snapshot = page.snapshot, snapshot.version == document.version else { continue }
      let sources = Set(page.drawn.values.flatMap { $0.scene.parts.compactMap { $0.source?.range } })
      let tree = snapshot.tree
      var range: ByteRange?
      if let element = tree.element(at: cursor) {
        range = ([element] + Array(tree.ancestors(of: element))).lazy.map { tree.range(of: $0) }.first(
          where: sources.contains)
      }
      page.send(
        PreviewMessage.make(.cursor) { writer in
          writer.member("uri", uri)
          writer.member("range", range.map { JSONValue($0) } ?? .null)
        })
    }
  }

  // MARK: Inspection

  /// `inspect`: the page looks at a part, or at none.
  func inspect(_ page: Int, _ message: PageMessage) throws(PreviewError) {
    var inspected: PreviewPage.Inspected?
    if let range = message.range {
      guard let version = message.version else { throw PreviewError("a range needs a version") }
      inspected = .element(range, version: version)
    } else if let part = message["part"].integer {
      guard let view = message["view"].string else { throw PreviewError("a part needs a view") }
      inspected = .part(part, view: view)
    }
    contents.state.withLock { $0.pages[page]?.inspected = inspected }
    if inspected != nil { sendInspection(page) }
  }

  /// The page, and the document that is drawn in it.
  func shown(_ id: Int) -> (page: PreviewPage, uri: String, snapshot: DocumentSnapshot)? {
    guard let page = contents.state.withLock({ $0.pages[id] }), let uri = page.uri,
      let snapshot = page.snapshot.flatMap(contents.lookedAt)
    else { return nil }
    return (page, uri, snapshot)
  }

  /// Tells the page of the part that it looks at, if that has changed.
  func sendInspection(_ id: Int) {
    guard let (page, uri, snapshot) = shown(id), let inspected = page.inspected else { return }
    var object = JSONObject([
      .init("type", "inspection"), .init("uri", .string(uri)), .init("version", .integer(snapshot.version)),
    ])
    let inspection = Inspection(
      snapshot: snapshot, findings: contents.shownFindings(of: snapshot),
      canEdit: contents.host.apply != nil && page.stale == nil)
    switch inspected {
    case .part(let part, let view):
      guard let scene = page.drawn[view]?.scene, scene.parts.indices.contains(part) else { return }
      object.append([.init("view", .string(view)), .init("part", .integer(part))])
      object.append(inspection.members(of: part, in: scene))
    case .element(let range, let version):
      guard version == snapshot.version, let node = snapshot.tree.element(from: range) else { return }
      object.append(inspection.members(of: node))
    }
    contents.send(JSONValue.object(object).jsonBytes, to: id, of: uri, unlessLast: .inspection)
  }
}
