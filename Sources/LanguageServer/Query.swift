import CardAnalysis
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

  /// What the client can do.
  var client: LSP.ClientCapabilities { query.workspace.client }
}
