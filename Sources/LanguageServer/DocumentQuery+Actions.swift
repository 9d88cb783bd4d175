import CardAnalysis
import EditorFeatures
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import SourceText
import XMLSyntax

extension DocumentQuery {
  /// The kind of the action that opens the preview.
  static let previewKind = "source.preview"

  /// What is offered beside the document's own actions: fixes of the whole workspace, exports, and the preview.
  func moreActions(_ findings: [Diagnostic], _ range: ByteRange, _ params: LSP.CodeActionParams) -> [LSP.CodeAction] {
    var actions = workspaceFixes(of: findings, in: range, params) + exports(in: range, params)
    // Editors that show code lenses have the preview above the card.
    if !client.codeLens, params.wants(Self.previewKind) {
      var preview = LSP.CodeAction(
        title: "Open preview", kind: Self.previewKind, diagnostics: [], isPreferred: false, edit: nil, data: nil)
      preview.command = answers.previewCommand(title: preview.title)
      actions.append(preview)
    }
    return actions
  }

  /// “Fix all of this kind in the workspace”, for each kind of `findings` with preferred fixes in `range`.
  private func workspaceFixes(
    of findings: [Diagnostic], in range: ByteRange, _ params: LSP.CodeActionParams
  ) -> [LSP.CodeAction] {
    let kind = CodeAction.Kind.quickFix.rawValue
    guard client.applyEdit || client.resolvesCodeActions, !query.workspace.folders.isEmpty, params.wants(kind)
    else { return [] }
    var seen: Set<String> = []
    return findings.compactMap { finding in
      guard finding.range.start <= range.end, range.start <= finding.range.end,
        finding.fixes.contains(where: \.isPreferred), seen.insert(finding.kind.code).inserted, isOfUse(finding),
        let shown = query.workspace.settings.applied(to: finding)
      else { return nil }
      let title = "Fix all of this kind in the workspace: \(finding.kind.phrase)"
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

  /// Whether the preferred fix of `finding` leaves less that is wrong as XML and by the schema, as those of a workspace must.
  private func isOfUse(_ finding: Diagnostic) -> Bool {
    guard let fix = finding.fixes.first(where: \.isPreferred) else { return false }
    switch finding.kind.source {
    case .syntax:
      return snapshot.edited(by: fix.edits).map {
        $0.tree.diagnostics.count < snapshot.tree.diagnostics.count
      } ?? false
    case .schema: return snapshot.edited(by: fix.edits).map { $0.faultCount < snapshot.faultCount } ?? false
    default: return true
    }
  }
}

extension Query {
  /// `codeAction/resolve`: the action with its edits.
  func resolveCodeAction(_ action: JSONValue) throws -> JSONValue? {
    guard var object = action.object else {
      throw ResponseError(.invalidParams, "The parameters are wrong: expected a code action")
    }
    guard object["edit"] == nil, let data = object["data"] else { return action }
    if let code = data["code"]?.string {
      let edit = try WorkspaceRepair(self, code).edit().edit
      // Fixes that leave a card no better are not made.
      guard !edit.documents.isEmpty else {
        throw ResponseError(.requestFailed, "No fix of this kind holds here; apply the others first")
      }
      object["edit"] = edit.json
      return .object(object)
    }
    guard let uri = data["uri"]?.string, let version = data["version"]?.integer else { return action }
    guard let document = workspace.documents[uri], document.version == version else {
      throw ResponseError(.contentModified, "The document has changed since the action was offered")
    }
    return try DocumentQuery(self, document).answers.resolved(action)
  }
}
