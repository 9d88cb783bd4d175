package import JSON

extension LSP {
  /// A replacement of one stretch of text.
  package struct TextEdit: Hashable, Sendable, JSONEncodable {
    /// What is replaced; empty for an insertion.
    package var range: Range
    /// What stands there afterwards.
    package var newText: String
    /// Whether that is a snippet (`SnippetTextEdit`): only in the edits of a document with its version.
    package var isSnippet: Bool

    package init(range: Range, newText: String, isSnippet: Bool = false) {
      self.range = range
      self.newText = newText
      self.isSnippet = isSnippet
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        if isSnippet {
          $0.member("snippet", StringValue(snippet: newText))
        } else {
          $0.member("newText", newText)
        }
      }
    }
  }

  /// A snippet, in LSP's syntax.
  package struct StringValue: Hashable, Sendable, JSONEncodable {
    /// The snippet.
    package var snippet: String

    package init(snippet: String) { self.snippet = snippet }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("kind", "snippet")
        $0.member("value", snippet)
      }
    }
  }

  /// Changes to documents: with their versions where the client knows `documentChanges`, else without.
  package struct WorkspaceEdit: Hashable, Sendable, JSONEncodable {
    /// The changes of one document.
    package struct DocumentEdits: Hashable, Sendable {
      /// The address, as it is spelled on the wire.
      package var uri: String
      /// The version that the edits speak of; nil when the document is not open.
      package var version: Int?
      /// The edits; they do not overlap.
      package var edits: [TextEdit]

      package init(uri: String, version: Int?, edits: [TextEdit]) {
        self.uri = uri
        self.version = version
        self.edits = edits
      }
    }

    /// A file that gets another name; only for clients that know `documentChanges` and this operation.
    package struct Renaming: Hashable, Sendable {
      /// The addresses before and after, as they are spelled on the wire.
      package var old, new: String

      package init(old: String, new: String) { (self.old, self.new) = (old, new) }
    }

    /// The documents that change.
    package var documents: [DocumentEdits]
    /// The addresses of files that are made before that; only for clients that know `documentChanges` and this operation.
    package var created: [String] = []
    /// The file that is renamed after that.
    package var renaming: Renaming?
    /// Whether the client knows `documentChanges`.
    package var isVersioned: Bool

    package init(documents: [DocumentEdits], renaming: Renaming? = nil, isVersioned: Bool) {
      self.documents = documents
      self.renaming = renaming
      self.isVersioned = isVersioned
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        if isVersioned {
          $0.member("documentChanges") {
            $0.array {
              for uri in created { $0.element(CreateFile(uri: uri)) }
              for document in documents { $0.element(VersionedEdits(document: document)) }
              if let renaming { $0.element(RenameFile(renaming: renaming)) }
            }
          }
        } else {
          $0.member("changes") {
            $0.object {
              for document in documents { $0.member(document.uri, document.edits) }
            }
          }
        }
      }
    }
  }
}

/// `CreateFile`; an edit fails where the file is there by then.
private struct CreateFile: JSONEncodable {
  let uri: String

  func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", "create")
      $0.member("uri", uri)
    }
  }
}

/// `RenameFile`.
private struct RenameFile: JSONEncodable {
  let renaming: LSP.WorkspaceEdit.Renaming

  func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("kind", "rename")
      $0.member("oldUri", renaming.old)
      $0.member("newUri", renaming.new)
    }
  }
}

/// `TextDocumentEdit`.
private struct VersionedEdits: JSONEncodable {
  let document: LSP.WorkspaceEdit.DocumentEdits

  func encode(to writer: inout JSONWriter) {
    writer.object {
      $0.member("textDocument") {
        $0.object {
          $0.member("uri", document.uri)
          $0.member("version") { writer in
            if let version = document.version { writer.value(version) } else { writer.null() }
          }
        }
      }
      $0.member("edits", document.edits)
    }
  }
}
