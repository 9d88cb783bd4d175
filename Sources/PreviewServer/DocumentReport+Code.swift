import CardAnalysis
import EditorFeatures
import JSON
import SourceText
import Synchronization
import XMLSyntax

// What the document becomes in an app.
extension DocumentReport {
  static func json(_ target: HandoverKnowledge.Target) -> JSONValue {
    ["id": .string(target.name), "name": .string(target.title)]
  }

  /// `code`: the page shows what a target makes of its document, or does not any more.
  func code(_ page: Int, _ message: PageMessage) {
    let coded = message["target"].string.map { PreviewPage.Coded(target: $0, file: message["file"].string) }
    contents.state.withLock { $0.pages[page]?.coded = coded }
    if coded != nil { sendCode(page) }
  }

  /// Tells the page what its target makes of the text that is drawn, if that has changed.
  func sendCode(_ id: Int) {
    guard let (page, uri, snapshot) = shown(id), let coded = page.coded else { return }
    let code = snapshot.code(for: coded.target)
    let files = code?.files ?? []
    let shown = files.firstIndex { $0.path == coded.file } ?? 0
    let message = PreviewMessage.make(.code) { writer in
      writer.member("uri", uri)
      writer.member("version", snapshot.version)
      writer.member("target", coded.target)
      writer.member("files", array: files.map { Self.json($0, snapshot.tree) })
      writer.member("shown", shown)
      writer.member("text", files.isEmpty ? "" : files[shown].text)
      writer.member("trouble", files.isEmpty ? JSONValue.string(Self.trouble(snapshot, code)) : .null)
      writer.member("losses", array: (code?.losses ?? []).enumerated().map { json($1, $0, snapshot) })
    }
    contents.send(message, to: id, of: uri, unlessLast: .code)
  }

  /// Why nothing is made of a card, as a sentence.
  private static func trouble(_ snapshot: DocumentSnapshot, _ code: HandoverKnowledge.Code?) -> String {
    if let trouble = snapshot.handoverTrouble { return trouble }
    if let code { return code.losses.first?.message ?? "Nothing becomes of it there." }
    return snapshot.isInLanguage
      ? "The card is too large to be handed over while it is edited; “cardwright export” does it."
      : "This is no card."
  }

  private static func json(_ file: HandoverKnowledge.File, _ tree: XMLTree) -> JSONValue {
    let parts = file.lines.map { lines -> JSONValue in
      [
        "first": .integer(lines.first), "last": .integer(lines.last),
        "element": .string(tree.name(of: lines.part).local), "range": JSONValue(tree.range(of: lines.part)),
      ]
    }
    return ["path": .string(file.path), "parts": .array(parts)]
  }
}
