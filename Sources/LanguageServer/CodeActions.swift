import CardAnalysis
import EditorFeatures
import JSON
import JSONRPC
import LSPTypes
import SourceText
import Workspace

/// Code actions, in the form that the client understands.
enum CodeActions: JSONEncodable {
  case literals([LSP.CodeAction])
  /// For clients that know no literals: commands that apply an edit.
  case commands([LSP.Command])

  /// `actions` as `client` understands them.
  init(_ actions: [LSP.CodeAction], _ client: LSP.ClientCapabilities) {
    if client.codeActionLiterals {
      self = .literals(actions)
      return
    }
    self = .commands(
      actions.compactMap { action in
        guard let edit = action.edit else { return action.command }
        return LSP.Command(
          title: action.title, command: "cardwright.applyEdit",
          arguments: [(try? JSONParser.parse(edit.jsonBytes)) ?? .null])
      })
  }

  func encode(to writer: inout JSONWriter) {
    switch self {
    case .literals(let actions): writer.array(actions)
    case .commands(let commands): writer.array(commands)
    }
  }
}

extension LSP.ClientCapabilities {
  /// Whether the edits of an action may be fetched when the action is chosen.
  var resolvesCodeActions: Bool { codeActionData && codeActionResolve.contains("edit") }
}

extension DocumentQuery {
  /// The actions for the range and the kinds that the client asks about.
  func codeActions(_ params: LSP.CodeActionParams) -> CodeActions {
    let range = wire.bytes(params.range)
    // An editor that asks about a line names what it shows there.
    let named = Set(params.named.map { CodeActionFinder.Named($0.code, wire.bytes($0.range)) })
    let settings = query.workspace.settings
    let finder = actionFinder(snapshot)
    var literals: [LSP.CodeAction] = []
    for (index, offer) in finder.offers(in: range, named: named).enumerated()
    where isWanted(offer.kind.rawValue, params.only) {
      // What the settings hide is not offered to be fixed either.
      let findings = offer.diagnostics.compactMap { settings.applied(to: $0) }
      if findings.isEmpty, !offer.diagnostics.isEmpty { continue }
      let isDeferred = client.resolvesCodeActions
      // What takes another file as well has to be possible to be offered.
      guard offer.file.map(isPossible) ?? true else { continue }
      let edit = isDeferred ? nil : offer.action.flatMap(workspaceEdit)
      if edit == nil, !isDeferred { continue }
      literals.append(
        LSP.CodeAction(
          title: offer.title, kind: offer.kind.rawValue, diagnostics: findings.map(wire.diagnostic),
          isPreferred: offer.isPreferred && client.codeActionPreferred,
          edit: edit,
          data: isDeferred ? reference(index, range, named) : nil))
    }
    // All of it is worth the work where it is asked for by name: on saving, and in a menu of such actions.
    if params.only?.contains(where: { !$0.isEmpty }) == true, isWanted(CodeAction.Kind.fixAll.rawValue, params.only),
      let action = actionFinder(snapshot.reading(nil)).repair(where: { settings.applied(to: $0) != nil })
    {
      literals.append(
        LSP.CodeAction(
          title: action.title, kind: action.kind.rawValue, diagnostics: [], isPreferred: false,
          edit: workspaceEdit(action.edits), data: nil))
    }
    literals += workspaceFixes(of: finder.diagnostics, in: range, params)
    // Editors that show code lenses have the preview above the card.
    if !client.codeLens, isWanted(Self.previewKind, params.only) {
      var preview = LSP.CodeAction(
        title: "Open preview", kind: Self.previewKind, diagnostics: [], isPreferred: false, edit: nil, data: nil)
      preview.command = previewCommand(title: preview.title)
      literals.append(preview)
    }
    return CodeActions(literals, client)
  }

  /// “Fix all of this kind in the workspace”, for each kind of `findings` with preferred fixes in `range`.
  private func workspaceFixes(
    of findings: [Diagnostic], in range: ByteRange, _ params: LSP.CodeActionParams
  ) -> [LSP.CodeAction] {
    let kind = CodeAction.Kind.quickFix.rawValue
    guard client.applyEdit || client.resolvesCodeActions, !query.workspace.folders.isEmpty, isWanted(kind, params.only)
    else { return [] }
    var seen: Set<String> = []
    return findings.compactMap { finding in
      guard finding.range.start <= range.end, range.start <= finding.range.end,
        finding.fixes.contains(where: \.isPreferred), seen.insert(finding.kind.code).inserted,
        let shown = query.workspace.settings.applied(to: finding)
      else { return nil }
      let title = "Fix all of this kind in the workspace: \(finding.kind.summary)"
      var action = LSP.CodeAction(
        title: title, kind: kind, diagnostics: [wire.diagnostic(shown)], isPreferred: false, edit: nil, data: nil)
      let code: JSONValue = ["code": .string(finding.kind.code)]
      if client.resolvesCodeActions {
        action.data = code
      } else {
        action.command = LSP.Command(title: title, command: WorkspaceRepair.command, arguments: [code])
      }
      return action
    }
  }

  /// What finds actions in the document as one of several.
  fileprivate func actionFinder(_ snapshot: DocumentSnapshot) -> CodeActionFinder {
    CodeActionFinder(snapshot, beside: query.server.analyst.repaired(document, snapshot))
  }

  /// A kind is wanted together with its sub-kinds, so `source` wants `source.fixAll`.
  private func isWanted(_ kind: String, _ only: [String]?) -> Bool {
    guard let only else { return true }
    return only.contains { $0.isEmpty || $0 == kind || kind.hasPrefix($0 + ".") }
  }

  /// The kind of the action that opens the preview.
  static let previewKind = "source.preview"

  /// What finds the action again: it is the `index`th of those for `range` in this version.
  private func reference(_ index: Int, _ range: ByteRange, _ named: Set<CodeActionFinder.Named>) -> JSONValue {
    [
      "uri": .string(document.uri), "version": .integer(document.version), "start": .integer(range.start),
      "end": .integer(range.end), "index": .integer(index),
      "named": .array(
        named.map { [.string($0.code), .integer($0.range.start), .integer($0.range.end)] }),
    ]
  }
}

extension Query {
  /// `codeAction/resolve`: the action with its edits.
  func resolveCodeAction(_ action: JSONValue) throws -> JSONValue? {
    guard var object = action.object else {
      throw ResponseError(.invalidParams, "The parameters are wrong: expected a code action")
    }
    if object["edit"] == nil, let code = object["data"]?["code"]?.string {
      object["edit"] = try JSONParser.parse(WorkspaceRepair(self, code).edit().edit.jsonBytes)
      return .object(object)
    }
    guard object["edit"] == nil, let data = object["data"], let uri = data["uri"]?.string,
      let version = data["version"]?.integer, let start = data["start"]?.integer, let end = data["end"]?.integer,
      let index = data["index"]?.integer
    else { return action }
    guard let document = workspace.documents[uri], document.version == version else {
      throw ResponseError(.contentModified, "The document has changed since the action was offered")
    }
    let query = DocumentQuery(self, document)
    let named = (data["named"]?.array ?? []).compactMap { finding -> CodeActionFinder.Named? in
      guard let code = finding[0]?.string, let start = finding[1]?.integer, let end = finding[2]?.integer else {
        return nil
      }
      return CodeActionFinder.Named(code, ByteRange(start, end))
    }
    let offers = query.actionFinder(query.snapshot).offers(in: ByteRange(start, end), named: Set(named))
    guard offers.indices.contains(index), offers[index].title == object["title"]?.string else {
      throw ResponseError(.contentModified, "The document has changed since the action was offered")
    }
    guard let edit = offers[index].action.flatMap(query.workspaceEdit) else {
      throw ResponseError(
        .requestFailed, "“\(offers[index].title)” would leave the document worse, or another file has changed meanwhile"
      )
    }
    object["edit"] = try JSONParser.parse(edit.jsonBytes)
    return .object(object)
  }
}
