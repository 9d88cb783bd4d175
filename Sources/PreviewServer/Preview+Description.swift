import CardAnalysis
import CardLayout
import CardModel
import EditorFeatures
import JSON
import LayoutCore
import SourceText
import Synchronization
import XMLSyntax

extension Preview {
  /// More elements than this are not listed in the outline.
  private static let outlineLimit = 2000
  /// More findings than this are not sent.
  private static let findingLimit = 500

  /// Tells the page what there is to say of the document beside its picture: findings, outline, the cursor's element, the
  /// part that is looked at.
  func describe(
    _ task: Task, _ drawn: DocumentSnapshot, _ stale: PreviewDocument.Staleness?, _ scene: PositionedScene?
  ) {
    // A text that traps is not looked at again.
    let latest = task.document.isFaulty ? drawn : task.document.latest
    let findings = task.document.isFaulty ? [] : shownFindings(of: latest)
    let isPinned = task.page.isPinned
    let isScene = if case .scene? = drawn.card.root { true } else { false }
    let message = PreviewMessage.make(.document) { writer in
      writer.member("uri", latest.uri)
      writer.member("name", task.document.name)
      writer.member("version", task.document.version)
      writer.member("pinned", isPinned)
      writer.member("family", drawn.tree.root.map { drawn.tree.name(of: $0).local } ?? "")
      writer.member("isScene", isScene)
      if let stale {
        let position = latest.lines.position(of: stale.offset, in: .utf16)
        writer.member(
          "stale",
          [
            "reason": .string(stale.reason), "line": .integer(position.line + 1),
            "column": .integer(position.character + 1),
          ]
            as JSONValue)
      } else {
        writer.member("stale", JSONValue.null)
      }
      writer.member("findings", array: findings.prefix(Self.findingLimit).enumerated().map { json($1, $0, latest) })
      writer.member("outline", array: Outline(drawn).symbols(limit: Self.outlineLimit).map(Self.json))
      let frame = scene.flatMap { scene in scene.card.map { scene.parts[$0].frame } }
      writer.member("size", [frame?.width ?? scene?.size.width ?? 0, frame?.height ?? scene?.size.height ?? 0])
    }
    send(message, to: task.pageID, of: latest.uri, unlessLast: \.lastDocument)
    sendCursor(latest.uri)
    sendInspection(task.pageID)
  }

  /// The findings in `snapshot` as they are to be shown, in document order.
  func shownFindings(of snapshot: DocumentSnapshot) -> [Diagnostic] { snapshot.diagnostics.compactMap(host.shown) }

  private func json(_ finding: Diagnostic, _ index: Int, _ snapshot: DocumentSnapshot) -> JSONValue {
    let position = snapshot.lines.position(of: finding.range.start, in: .utf16)
    var object = JSONObject([
      .init("id", .string(String(index))), .init("code", .string(finding.kind.code)),
      .init("severity", .string(Self.name(finding.severity))), .init("message", .string(finding.message)),
      .init("source", .string(finding.kind.source.rawValue)),
      .init("range", [.integer(finding.range.start), .integer(finding.range.end)]),
      .init("line", .integer(position.line + 1)), .init("column", .integer(position.character + 1)),
      .init("fixes", .array(finding.fixes.map { ["title": .string($0.title)] })),
    ])
    if let address = host.documentation(finding.kind.code) { object["documentation"] = .string(address) }
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
      "range": [.integer(symbol.range.start), .integer(symbol.range.end)], "depth": .integer(symbol.depth),
    ]
  }

  /// Tells the pages that show the document which element the editor's cursor is in: the innermost that is drawn.
  func sendCursor(_ uri: String) {
    let (document, pages) = state.withLock { state in
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
          if let range {
            writer.member("range", [range.start, range.end])
          } else {
            writer.member("range", JSONValue.null)
          }
        })
    }
  }

  /// Sends `message` to a page that still shows the document, unless it is the same as the last of its kind.
  func send(
    _ message: [UInt8], to id: Int, of uri: String, unlessLast last: WritableKeyPath<PreviewPage, [UInt8]>
  ) {
    let page = state.withLock { state -> PreviewPage? in
      guard let page = state.pages[id], page.uri == uri, page[keyPath: last] != message else { return nil }
      state.pages[id]?[keyPath: last] = message
      return page
    }
    page?.send(message)
  }
}
