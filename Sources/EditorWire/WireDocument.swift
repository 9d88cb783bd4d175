package import CardAnalysis
package import EditorFeatures
package import LSPTypes
package import SourceText

/// One version of a document as a client asks about it, and what it gets for an answer: LSP's own values.
///
/// It needs neither threads nor files: what lies beside the document comes as a value (``WireNeighbours``), so that a server
/// of files and a page in a browser answer the same.
package struct WireDocument {
  /// The document's analysis.
  package let snapshot: DocumentSnapshot
  /// The client's version number of the text.
  package let version: Int
  /// The way between the document's bytes and positions on the wire.
  package let wire: WireText
  /// What lies beside it.
  package let neighbours: WireNeighbours

  /// The document that `snapshot` analyses.
  package init(_ snapshot: DocumentSnapshot, version: Int, _ wire: WireText, _ neighbours: WireNeighbours) {
    (self.snapshot, self.version, self.wire, self.neighbours) = (snapshot, version, wire, neighbours)
  }

  /// What the client can do.
  package var client: LSP.ClientCapabilities { wire.client }

  /// `edits` of this document for the client.
  package func workspaceEdit(_ edits: [TextEdit]) -> LSP.WorkspaceEdit {
    LSP.WorkspaceEdit(
      documents: [LSP.WorkspaceEdit.DocumentEdits(uri: wire.uri, version: version, edits: edits.map(wire.edit))],
      isVersioned: client.workspaceEditDocumentChanges)
  }
}

/// What answers about a document ask of whoever knows the files beside it; paths are absolute but where it is said.
package struct WireNeighbours {
  /// What is wrong with a version of the document as one of several.
  package var beside: (_ snapshot: DocumentSnapshot) -> [Diagnostic] = { _ in [] }
  /// A finding as it is to be shown; nil hides it.
  package var shown: (_ finding: Diagnostic) -> Diagnostic? = { $0 }
  /// The path of what the document names by a relative one; nil for what it may not see.
  package var path: (_ relative: String) -> String? = { _ in nil }
  /// Whether there is something at a path.
  package var exists: (_ path: String) -> Bool = { _ in false }
  /// The text of the file at a path as it is now, and its version where it is open; nil where it cannot be read.
  package var text: (_ path: String) -> (wire: WireText, version: Int?)? = { _ in nil }
  /// The address of the file at a path, as the client spells it where it is open.
  package var address: (_ path: String) -> String
  /// The same with its analysis, where it is a card that can be read.
  package var card: (_ path: String) -> (uri: String, snapshot: DocumentSnapshot?)
  /// The address of a schema by its file's name; nil where it cannot be shown.
  package var schema: (_ name: String) -> String? = { _ in nil }
  /// Columns up to which a start tag stays on one line, as the user wants it.
  package var lineLength = 120
  /// Whether a formatted text ends with a line end where the client does not say.
  package var insertsFinalNewline = true
  /// How the document is laid out by its project where the user and the client want `options`.
  package var formatting: (_ options: FormattingOptions) -> FormattingOptions = { $0 }

  /// Neighbours of which no more is known than their addresses.
  package init(address: @escaping (_ path: String) -> String) {
    self.address = address
    card = { (address($0), nil) }
  }
}
