import CardAnalysis
import EditorFeatures
import FileSystem
import JSON
import LSPTypes
import SourceText
import Workspace

/// Places, in the form that the client understands.
enum Locations: JSONEncodable {
  case locations([LSP.Location])
  case links([LSP.LocationLink])

  func encode(to writer: inout JSONWriter) {
    switch self {
    case .locations(let locations): writer.array(locations)
    case .links(let links): writer.array(links)
    }
  }
}

extension DocumentQuery {
  /// The places to which `navigation` leads; nil when it leads nowhere.
  func locations(_ navigation: Navigation, asLinks: Bool) -> Locations? {
    let origin = wire.range(navigation.origin)
    let links = navigation.targets.flatMap { target in
      [link(target, from: origin), linkToRead(target, from: origin)].compactMap { $0 }
    }
    if links.isEmpty { return nil }
    if asLinks { return .links(links) }
    return .locations(links.map { LSP.Location(uri: $0.targetURI, range: $0.targetSelectionRange) })
  }

  private func link(_ target: NavigationTarget, from origin: LSP.Range) -> LSP.LocationLink? {
    switch target {
    case .here(let range, let selection):
      return LSP.LocationLink(
        originSelectionRange: origin, targetURI: document.uri, targetRange: wire.range(range),
        targetSelectionRange: wire.range(selection))
    case .file(let path, let id):
      guard let path = self.path(path) else { return nil }
      let place = place(ofPart: id, inFileAt: path)
      return LSP.LocationLink(
        originSelectionRange: origin, targetURI: place.uri, targetRange: place.range,
        targetSelectionRange: place.range)
    case .schema(let file, let line):
      guard let uri = SchemaFiles.uri(of: file) else { return nil }
      let start = LSP.Position(line: max(0, line - 1), character: 0)
      let range = LSP.Range(start: start, end: start)
      return LSP.LocationLink(
        originSelectionRange: origin, targetURI: uri, targetRange: range, targetSelectionRange: range)
    }
  }

  /// The file of the chosen sample set that is read in the place of `target`; nil where none is.
  private func linkToRead(_ target: NavigationTarget, from origin: LSP.Range) -> LSP.LocationLink? {
    guard case .file(let path, _) = target, let set = snapshot.resources.set,
      let read = self.path(path).flatMap({ set.files[$0] })
    else { return nil }
    let place = place(ofPart: "", inFileAt: read)
    return LSP.LocationLink(
      originSelectionRange: origin, targetURI: place.uri, targetRange: place.range, targetSelectionRange: place.range)
  }

  /// Where the part called `id` stands in another card file; the start of the file when it has none.
  private func place(ofPart id: String, inFileAt path: String) -> (uri: String, range: LSP.Range) {
    let start = LSP.Position(line: 0, character: 0)
    let whole = LSP.Range(start: start, end: start)
    let open = query.workspace.document(atPath: path)
    let uri = open?.uri ?? FileURI.uri(path)
    guard !id.isEmpty else { return (uri, whole) }
    let analyst = query.server.analyst
    let snapshot =
      open.map { analyst.snapshot(of: $0, in: query.workspace) }
      ?? analyst.snapshot(ofFileAt: path, in: query.workspace)
    guard let snapshot, let symbol = Outline(snapshot).symbols().first(where: { $0.name == id }) else {
      return (uri, whole)
    }
    let other = WireText(uri: uri, lines: snapshot.lines, workspace: query.workspace)
    return (uri, other.range(symbol.selectionRange))
  }

  /// The path of the file that the document names as `relative`; nil when that leads out of the workspace.
  func path(_ relative: String) -> String? {
    guard let own = FileURI.path(document.uri) else { return nil }
    return FileScope(base: FileURI.folder(of: own), folders: query.workspace.folders).path(relative)
  }

  /// The URI of what a link opens.
  func address(of target: DocumentLink.Target) -> String? {
    switch target {
    case .file(let relative): path(relative).map(FileURI.uri)
    case .address(let address): address
    }
  }

  /// What `action` does, for the client; nil where the client cannot do it, or another file is not as the action has seen it.
  func workspaceEdit(of action: CodeAction) -> LSP.WorkspaceEdit? {
    var edit = workspaceEdit(action.edits)
    if client.snippetEdits, let snippet = action.snippet {
      edit.documents[0].edits[0].newText = snippet
      edit.documents[0].edits[0].isSnippet = true
    }
    for file in action.files {
      switch file {
      case .create(let path, let text):
        guard client.createsFiles, let path = self.path(path), FileStamp(path) == nil else { return nil }
        let (uri, start) = (FileURI.uri(path), LSP.Position(line: 0, character: 0))
        edit.created = uri
        edit.documents.append(
          .init(
            uri: uri, version: nil, edits: [LSP.TextEdit(range: LSP.Range(start: start, end: start), newText: text)]))
      case .edit(let path, let text, let edits):
        guard let wire = self.path(path).flatMap(query.wire), wire.lines.text == text else { return nil }
        if edits.isEmpty { continue }
        edit.documents.append(
          .init(uri: wire.uri, version: query.workspace.documents[wire.uri]?.version, edits: edits.map(wire.edit)))
      }
    }
    return edit
  }

  /// Whether the client can do to `file` what an action needs, and that is as the action has seen it.
  func isPossible(_ file: CodeActionOffer.File) -> Bool {
    switch file {
    case .create(let path): client.createsFiles && self.path(path).map { FileStamp($0) == nil } ?? false
    case .edit(let path, let bytes): self.path(path).flatMap(query.wire)?.lines.text.bytes == bytes
    }
  }

  /// `edits` of this document for the client.
  func workspaceEdit(_ edits: [TextEdit]) -> LSP.WorkspaceEdit {
    LSP.WorkspaceEdit(
      documents: [
        LSP.WorkspaceEdit.DocumentEdits(
          uri: document.uri, version: document.version, edits: edits.map(wire.edit))
      ],
      isVersioned: client.workspaceEditDocumentChanges)
  }
}
