import CardAnalysis
import EditorFeatures
import EditorWire
import FileSystem
import JSON
import JSONRPC
import LSPTypes
import SourceText
import Workspace
import XMLSyntax

/// The command `cardwright.fixWorkspace`: fixes findings in every card, by one edit that the client applies.
struct WorkspaceRepair {
  static let command = "cardwright.fixWorkspace"

  private let query: Query
  /// The kind of findings that are fixed; nil for all.
  private let code: String?

  init(_ query: Query, _ code: String?) { (self.query, self.code) = (query, code) }

  /// Has the client apply the fixes; returns how many there are, in how many files.
  func run() throws -> JSONValue {
    guard query.client.applyEdit else {
      throw ResponseError(.requestFailed, "This editor takes no edits from the server; use cardwright validate --fix")
    }
    let (edit, count, leftOut) = try edit()
    let files = edit.documents.count
    if files > 0 {
      query.server.client.applyEdit(LSP.ApplyEditParams(label: "Fix \(Self.words(count, files))", edit: edit))
    }
    let result: JSONValue = ["files": .integer(files), "fixed": .integer(count)]
    return leftOut == 0 ? result : ["files": .integer(files), "fixed": .integer(count), "leftOut": .integer(leftOut)]
  }

  /// The fixes as an edit, how many they are, and how many closed files are left out, as a client would not see the same text.
  func edit() throws -> (edit: LSP.WorkspaceEdit, count: Int, leftOut: Int) {
    let progress = WorkProgress(query, isLong: true)
    return try progress.run("Fixing cards") {
      try query.lookAtProject()
      let cards = query.checkedCards
      var edit = LSP.WorkspaceEdit(documents: [], isVersioned: query.client.workspaceEditDocumentChanges)
      var (count, leftOut) = (0, 0)
      for (index, card) in cards.enumerated() {
        if let (edits, fixes) = repair(card) {
          if card.document == nil, !isPlain(card) {
            leftOut += 1
          } else {
            edit.documents.append(edits)
            count += fixes
          }
        }
        try progress.step(index + 1, of: cards.count)
      }
      let rest = leftOut == 0 ? "" : "; \(leftOut) not, as only files that are stored as UTF-8 are"
      return ((edit, count, leftOut), Self.words(count, edit.documents.count) + rest)
    }
  }

  private static func words(_ findings: Int, _ files: Int) -> String {
    "\(findings) finding\(findings == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")"
  }

  /// Whether the file of `card` is UTF-8 without a mark before it, so that a client counts its lines and columns as we do and
  /// keeps every byte.
  private func isPlain(_ card: WorkspaceCard) -> Bool {
    guard let path = card.path, let bytes = try? File(path).read() else { return false }
    return XMLDecoding.decode(bytes).encoding == .utf8 && !bytes.starts(with: [0xEF, 0xBB, 0xBF])
      && String(validating: bytes, as: UTF8.self) != nil
  }

  /// The edits of `card`, and how many fixes they are; nil for none.
  private func repair(_ card: WorkspaceCard) -> (LSP.WorkspaceEdit.DocumentEdits, Int)? {
    let (analyst, workspace) = (query.server.analyst, query.workspace)
    let snapshot =
      card.document.map { analyst.snapshot(of: $0, in: workspace) }
      ?? card.path.flatMap { analyst.snapshot(ofFileAt: $0, in: workspace) }
    // What stays in a file follows from what it says, and not from what its author looks at.
    guard let snapshot = snapshot?.reading(nil) else { return nil }
    let repair = DocumentRepair(
      snapshot, .preferred,
      where: { (code == nil || $0.kind.code == code) && workspace.settings.applied(to: $0) != nil },
      beside: analyst.project.repaired(at: card.path))
    guard repair.count > 0 else { return nil }
    let wire = WireText(uri: card.uri, lines: snapshot.lines, workspace: workspace)
    return (
      .init(uri: card.uri, version: card.document?.version, edits: repair.edits.map(wire.edit)), repair.count
    )
  }
}
