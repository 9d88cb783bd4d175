import CardAnalysis
import EditorFeatures
package import JSON
package import JSONRPC
package import LSPTypes
package import SourceText

/// Code actions, in the form that the client understands.
package enum CodeActions: JSONEncodable {
  case literals([LSP.CodeAction])
  /// For clients that know no literals: commands that apply an edit.
  case commands([LSP.Command])

  /// `actions` as `client` understands them.
  package init(_ actions: [LSP.CodeAction], _ client: LSP.ClientCapabilities) {
    if client.codeActionLiterals {
      self = .literals(actions)
      return
    }
    self = .commands(
      actions.compactMap { action in
        guard let edit = action.edit else { return action.command }
        return LSP.Command(
          title: action.title, command: "cardwright.applyEdit",
          arguments: [edit.json])
      })
  }

  /// Writes the protocol's form.
  package func encode(to writer: inout JSONWriter) {
    switch self {
    case .literals(let actions): writer.array(actions)
    case .commands(let commands): writer.array(commands)
    }
  }
}

extension LSP.ClientCapabilities {
  /// Whether the edits of an action may be fetched when the action is chosen.
  package var resolvesCodeActions: Bool { codeActionData && codeActionResolve.contains("edit") }
}

extension WireDocument {
  /// `textDocument/codeAction`: the actions for the range and the kinds that the client asks about.
  ///
  /// - Parameter more: What else is offered beside what the findings of the document bring.
  package func codeActions(
    _ params: LSP.CodeActionParams, more: (_ findings: [Diagnostic], _ range: ByteRange) -> [LSP.CodeAction]
  ) -> CodeActions {
    let range = wire.bytes(params.range)
    // An editor that asks about a line names what it shows there.
    let named = Set(params.named.map { CodeActionFinder.Named($0.code, wire.bytes($0.range)) })
    let finder = CodeActionFinder(snapshot, beside: neighbours.beside)
    var literals: [LSP.CodeAction] = []
    for (index, offer) in finder.offers(in: range, named: named).enumerated() where params.wants(offer.kind.rawValue) {
      // What the settings hide is not offered to be fixed either.
      let findings = offer.diagnostics.compactMap(neighbours.shown)
      if findings.isEmpty, !offer.diagnostics.isEmpty { continue }
      let isDeferred = client.resolvesCodeActions
      // What takes another file as well has to be possible to be offered.
      guard offer.file.map(isPossible) ?? true else { continue }
      let edit = isDeferred ? nil : offer.action.flatMap(workspaceEdit(of:))
      if edit == nil, !isDeferred { continue }
      literals.append(
        LSP.CodeAction(
          title: offer.title, kind: offer.kind.rawValue, diagnostics: findings.map(wire.diagnostic),
          isPreferred: offer.isPreferred && client.codeActionPreferred,
          edit: edit,
          data: isDeferred ? reference(index, range, named) : nil))
    }
    // All of it is worth the work where it is asked for by name: on saving, and in a menu of such actions.
    if params.only?.contains(where: { !$0.isEmpty }) == true, params.wants(CodeAction.Kind.fixAll.rawValue),
      let action = CodeActionFinder(snapshot.reading(nil), beside: neighbours.beside).repair(
        where: { neighbours.shown($0) != nil })
    {
      literals.append(
        LSP.CodeAction(
          title: action.title, kind: action.kind.rawValue, diagnostics: [], isPreferred: false,
          edit: workspaceEdit(action.edits), data: nil))
    }
    return CodeActions(literals + more(finder.diagnostics, range), client)
  }

  /// What finds the action again: it is the `index`th of those for `range` in this version.
  private func reference(_ index: Int, _ range: ByteRange, _ named: Set<CodeActionFinder.Named>) -> JSONValue {
    [
      "uri": .string(wire.uri), "version": .integer(version), "start": .integer(range.start),
      "end": .integer(range.end), "index": .integer(index),
      "named": .array(
        named.map { [.string($0.code), .integer($0.range.start), .integer($0.range.end)] }),
    ]
  }

  /// `codeAction/resolve`: `action`, which is one of this document's, with its edits; as it is where nothing is to be added.
  package func resolved(_ action: JSONValue) throws(ResponseError) -> JSONValue {
    guard var object = action.object, object["edit"] == nil, let data = object["data"],
      let asked = data["version"]?.integer, let start = data["start"]?.integer, let end = data["end"]?.integer,
      let index = data["index"]?.integer
    else { return action }
    let changed = ResponseError(.contentModified, "The document has changed since the action was offered")
    guard asked == version else { throw changed }
    let named = (data["named"]?.array ?? []).compactMap { finding -> CodeActionFinder.Named? in
      guard let code = finding[0]?.string, let start = finding[1]?.integer, let end = finding[2]?.integer,
        start <= end
      else { return nil }
      return CodeActionFinder.Named(code, ByteRange(start, end))
    }
    guard 0 <= start, start <= end, end <= snapshot.text.count else { throw changed }
    let offers = CodeActionFinder(snapshot, beside: neighbours.beside).offers(
      in: ByteRange(start, end), named: Set(named))
    guard offers.indices.contains(index), offers[index].title == object["title"]?.string else { throw changed }
    guard let edit = offers[index].action.flatMap(workspaceEdit(of:)) else {
      throw ResponseError(
        .requestFailed, "“\(offers[index].title)” would leave the document worse, or another file has changed meanwhile"
      )
    }
    object["edit"] = edit.json
    return .object(object)
  }

  /// What `action` does, for the client; nil where the client cannot do it, or another file is not as the action has seen it.
  private func workspaceEdit(of action: CodeAction) -> LSP.WorkspaceEdit? {
    var edit = workspaceEdit(action.edits)
    if client.snippetEdits, let snippet = action.snippet {
      edit.documents[0].edits[0].newText = snippet
      edit.documents[0].edits[0].isSnippet = true
    }
    for file in action.files {
      switch file {
      case .create(let path, let text):
        guard client.createsFiles, let path = neighbours.path(path), !neighbours.exists(path) else { return nil }
        let (uri, start) = (neighbours.address(path), LSP.Position(line: 0, character: 0))
        edit.created = [uri]
        edit.documents.append(
          .init(
            uri: uri, version: nil, edits: [LSP.TextEdit(range: LSP.Range(start: start, end: start), newText: text)]))
      case .edit(let path, let text, let edits):
        guard let (wire, version) = neighbours.path(path).flatMap(neighbours.text), wire.lines.text == text else {
          return nil
        }
        if edits.isEmpty { continue }
        edit.documents.append(.init(uri: wire.uri, version: version, edits: edits.map(wire.edit)))
      }
    }
    return edit
  }

  /// Whether the client can do to `file` what an action needs, and that is as the action has seen it.
  private func isPossible(_ file: CodeActionOffer.File) -> Bool {
    switch file {
    case .create(let path): client.createsFiles && neighbours.path(path).map { !neighbours.exists($0) } ?? false
    case .edit(let path, let bytes): neighbours.path(path).flatMap(neighbours.text)?.wire.lines.text.bytes == bytes
    }
  }
}

extension LSP.CodeActionParams {
  /// Whether actions of `kind` are wanted: a kind is together with its sub-kinds, so `source` wants `source.fixAll`.
  package func wants(_ kind: String) -> Bool {
    guard let only else { return true }
    return only.contains { $0.isEmpty || $0 == kind || kind.hasPrefix($0 + ".") }
  }
}

extension LSP.WorkspaceEdit {
  /// The protocol's form as a value.
  package var json: JSONValue { (try? JSONParser.parse(jsonBytes)) ?? .null }
}
