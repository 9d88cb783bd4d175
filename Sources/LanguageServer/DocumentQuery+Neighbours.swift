import CardAnalysis
import Configuration
import EditorFeatures
import EditorWire
import LSPTypes
import SourceText
import Standards
import Workspace

extension WireText {
  /// The way of the document at `uri` in `workspace`.
  init(uri: String, lines: LineTable, workspace: WorkspaceSnapshot) {
    self.init(
      uri: uri, lines: lines, client: workspace.client, encoding: workspace.encoding,
      documentationBase: workspace.documentationBase)
  }
}

extension DocumentQuery {
  /// What lies beside the document: files as they are in the editor, or else on disk.
  var neighbours: WireNeighbours {
    let (query, document) = (query, document)
    let (analyst, workspace) = (query.server.analyst, query.workspace)
    func address(_ path: String) -> String { workspace.document(atPath: path)?.uri ?? FileURI.uri(path) }
    var neighbours = WireNeighbours(address: address)
    let own = snapshot
    neighbours.beside = { analyst.repaired(document, own)($0) }
    neighbours.shown = { workspace.settings.applied(to: $0) }
    neighbours.path = path
    neighbours.exists = { FileStamp($0) != nil }
    neighbours.text = { path in
      query.wire(ofFileAt: path).map { ($0, workspace.documents[$0.uri]?.version) }
    }
    neighbours.card = { path in
      let open = workspace.document(atPath: path)
      let snapshot =
        open.map { analyst.snapshot(of: $0, in: workspace) } ?? analyst.snapshot(ofFileAt: path, in: workspace)
      return (open?.uri ?? FileURI.uri(path), snapshot)
    }
    neighbours.schema = SchemaFiles.uri
    neighbours.lineLength = workspace.settings.lineLength
    neighbours.insertsFinalNewline = workspace.settings.insertFinalNewline
    neighbours.formatting = { analyst.configuration(for: document.uri).formatting($0) }
    return neighbours
  }

  /// The path of the file that the document names as `relative`; nil when that leads out of the workspace.
  func path(_ relative: String) -> String? {
    guard let own = document.path else { return nil }
    return FileScope(base: FileURI.folder(of: own), folders: query.workspace.folders).path(relative)
  }
}
