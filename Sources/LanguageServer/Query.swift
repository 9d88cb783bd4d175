import CardAnalysis
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import SourceText

/// A request on its way, with everything it may look at.
struct Query: Sendable {
  let server: LanguageServer
  let id: RequestID
  let params: JSONValue
  /// The documents and settings as they were when the request came.
  let workspace: WorkspaceSnapshot
  let flag: CancellationFlag

  /// The command that it runs, if it runs one.
  var command: String? { params["command"]?.string }

  /// The document that it names, if that is open: its own or that of its command's argument.
  var document: OpenDocument? {
    (params["arguments"]?[0] ?? params).documentURI.flatMap { workspace.documents[$0] }
  }
}

extension JSONValue {
  /// The document that parameters or an argument name, by itself, as `uri` or as `textDocument`.
  var documentURI: String? { string ?? self["uri"]?.string ?? self["textDocument"]?["uri"]?.string }
}

/// A request about one open document.
struct DocumentQuery: Sendable {
  let query: Query
  let document: OpenDocument
  /// The document's analysis.
  let snapshot: DocumentSnapshot
  /// The way between the document's bytes and positions on the wire.
  let wire: WireText

  init(_ query: Query, _ document: OpenDocument) {
    self.query = query
    self.document = document
    snapshot = query.server.analyst.snapshot(of: document, in: query.workspace)
    wire = WireText(uri: document.uri, lines: document.lines, workspace: query.workspace)
  }

  /// The document with what lies beside it, for the answers that need nothing else of this server.
  var answers: WireDocument { WireDocument(snapshot, version: document.version, wire, neighbours) }

  /// What the client can do.
  var client: LSP.ClientCapabilities { query.workspace.client }
}
