import CardAnalysis
import EditorWire
import FileSystem
import Handover
import JSON
import JSONRPC
import JSONRPCChannel
import LSPTypes
import SourceText
import Standards
import Workspace
import XMLSyntax

/// The command `cardwright.export`: has the client make the files of an app that a card becomes.
struct AppExport {
  static let command = "cardwright.export"

  private let query: Query

  init(_ query: Query) { self.query = query }

  /// Exports the card that `params` name; returns where, and what was missing or differed.
  func run(_ params: LSP.ExecuteCommandParams) throws -> JSONValue {
    let uri = try Query.uri(params)
    let argument = params.arguments.first ?? .null
    guard let target = HandoverTarget.all.first(where: { .string($0.name) == argument["target"] }) else {
      throw ResponseError(
        .invalidParams, "target must be one of \(HandoverTarget.all.map(\.name).joined(separator: ", "))")
    }
    guard query.client.exports else {
      throw ResponseError(.requestFailed, "This editor makes no files for the server; use cardwright export")
    }
    let (analyst, workspace) = (query.server.analyst, query.workspace)
    let snapshot =
      workspace.documents[uri].map { analyst.snapshot(of: $0, in: workspace) }
      ?? FileURI.path(uri).flatMap { analyst.snapshot(ofFileAt: $0, in: workspace) }
    guard let snapshot, snapshot.isInLanguage, let own = FileURI.path(uri) else {
      throw ResponseError(.requestFailed, "\(uri) is no card file that can be read")
    }
    if let trouble = snapshot.handoverTrouble { throw ResponseError(.requestFailed, trouble) }
    let place = try exportFolder(argument, target, own)
    let app = argument["app"]?.string ?? workspace.settings.exportApp
    guard app.isEmpty || Exporter.Options.isName(app) else {
      throw ResponseError(
        .invalidParams, "The app takes words of letters and digits with dots between them; “\(app)” is something else")
    }
    let exporter = Exporter(
      snapshot.tree, to: target,
      Exporter.Options(app: app.isEmpty ? target.standardApp : app, name: snapshot.stem, sibling: { _ in nil }),
      sample: snapshot.resources.sample)
    guard !exporter.files.isEmpty else {
      throw ResponseError(
        .requestFailed, exporter.diagnostics.first?.message ?? "Nothing becomes of the card in \(target.title)")
    }
    do {
      var folder = ExportFolder(path: place)
      let losses = snapshot.told(
        exporter.diagnostics + exporter.missing + (try folder.add(exporter.files, of: snapshot)))
      let changes = try folder.changes()
      make(changes, ExportTitle(target: target.title, place: place, losses: losses.count))
      return [
        "folder": .string(FileURI.uri(place)), "losses": .integer(losses.count),
        "files": .array(changes.map { .string($0.path) }),
      ]
    } catch {
      throw ResponseError(.requestFailed, "\(error)")
    }
  }

  /// Where the card at `own` is exported to: where `argument` says, or else a folder of the target in that of the settings.
  private func exportFolder(
    _ argument: JSONValue, _ target: HandoverTarget, _ own: String
  ) throws(ResponseError) -> String {
    let scope = FileScope(base: FileURI.folder(of: own), folders: query.workspace.folders)
    let wanted = argument["folder"]?.string ?? query.workspace.settings.exportFolder + "/" + target.name
    guard let root = scope.roots.first, let path = scope.path(AbsolutePath.resolve(wanted, in: root)) else {
      throw ResponseError(.invalidParams, "The folder \(wanted) does not lie within the workspace; name one that does")
    }
    return path
  }

  /// Has the client make `changes` of texts; files that are copied and not there yet follow.
  private func make(_ changes: [ExportFolder.Change], _ title: ExportTitle) {
    // What was begun in the editor, and not saved since, is empty on the disk.
    let unsaved = changes.filter { $0.isBegun && $0.before == [] }
    let texts = changes.filter { $0.isMade && !($0.isBegun && $0.before == []) }
    let copies = changes.filter { !$0.isMade }
    let client = query.server.client
    let finish: @Sendable () -> Void = {
      var (copied, left): ([String], [String]) = ([], (unsaved + copies.filter { $0.before != nil }).map(\.path))
      for copy in copies where copy.before == nil {
        try? Folder(FileURI.folder(of: copy.path)).create()
        // What has come there meanwhile stays.
        let isCopied = (try? File(copy.path).create(with: copy.after)) == true
        if isCopied { copied.append(copy.path) } else { left.append(copy.path) }
      }
      client.send(
        .notification(
          "window/showMessage",
          LSP.ShowMessageParams(
            type: .info, message: title.told(texts: texts.count, copied: copied.count, left: left))))
    }
    guard !texts.isEmpty else { return finish() }
    var edit = LSP.WorkspaceEdit(documents: [], isVersioned: true)
    var folders: [String] = []
    let start = LSP.Position(line: 0, character: 0)
    for change in texts {
      let uri = FileURI.uri(change.path)
      if change.before == nil {
        edit.created.append(uri)
        // Some editors make files only in folders that are there.
        let folder = Folder(FileURI.folder(of: change.path))
        folders += folder.missing
        try? folder.create()
      }
      // All that stands there in the editor, which may be more than is saved.
      let end = change.before == nil ? start : LSP.Position(line: Int(Int32.max), character: 0)
      let range = LSP.Range(start: start, end: end)
      edit.documents.append(
        .init(
          uri: uri, version: nil,
          edits: [LSP.TextEdit(range: range, newText: String(decoding: change.after, as: UTF8.self))]))
    }
    client.applyEdit(
      LSP.ApplyEditParams(label: "Export to \(title.target)", edit: edit), then: finish,
      otherwise: { [folders] in
        // Those in others first.
        for folder in folders.sorted(by: >) { Folder(folder).removeIfEmpty() }
      })
  }
}

/// What is said of an export.
private struct ExportTitle {
  let target: String
  let place: String
  let losses: Int

  func told(texts: Int, copied: Int, left: [String]) -> String {
    var text =
      texts + copied == 0
      ? "\(place) has the card for \(target) as it is now"
      : "Exported to \(target): \(Self.count(texts + copied, "file")) in \(place)"
    if !left.isEmpty { text += "; \(left.joined(separator: ", ")) stays as it is" }
    if losses > 0 { text += "; \(Self.count(losses, "thing")) not as in the card, which “cardwright export” tells" }
    return text
  }

  private static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

extension LSP.ClientCapabilities {
  /// Whether it makes files for the server, so that nothing is overwritten that nobody sees.
  var exports: Bool { applyEdit && createsFiles }
}

extension DocumentQuery {
  /// The kind of the actions that hand a card over to an app.
  static let exportKind = "source.export"

  /// “Export to …”, for each target that can have the card: at its root, and where such actions are asked for.
  func exports(in range: ByteRange, _ params: LSP.CodeActionParams) -> [LSP.CodeAction] {
    let isAsked = params.only?.contains { $0.hasPrefix("source") } == true
    guard client.exports, params.wants(Self.exportKind), snapshot.isInLanguage, let root = snapshot.tree.root,
      isAsked || snapshot.tree.startTagRange(of: root).contains(range.start), snapshot.handoverFaults.isEmpty
    else { return [] }
    return HandoverTarget.all.filter { $0.canHave(snapshot.tree) }.map { target in
      var action = LSP.CodeAction(
        title: "Export to \(target.title)…", kind: Self.exportKind, diagnostics: [], isPreferred: false, edit: nil,
        data: nil)
      action.command = LSP.Command(
        title: action.title, command: AppExport.command,
        arguments: [["uri": .string(document.uri), "target": .string(target.name)]])
      return action
    }
  }
}
