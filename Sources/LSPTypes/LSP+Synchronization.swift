package import JSON

extension LSP {
  /// The parameters of `textDocument/didOpen`.
  package struct DidOpenParams: Sendable, JSONDecodable {
    /// The address, as it is spelled on the wire.
    package var uri: String
    /// The client's name of the language, such as `xml`.
    package var languageID: String
    /// The version of the document.
    package var version: Int
    /// The text.
    package var text: String

    package init(json value: JSONValue) throws(DecodingFailure) {
      let document: JSONValue = try value.required("textDocument")
      do {
        uri = try document.required("uri")
        languageID = document.lenient("languageId") ?? ""
        version = document.lenient("version") ?? 0
        text = try document.required("text")
      } catch {
        throw error.inside("textDocument")
      }
    }
  }

  /// The parameters of `textDocument/didChange`.
  package struct DidChangeParams: Sendable, JSONDecodable {
    /// The document that changes.
    package var uri: String
    /// The version after the changes; nil from clients that count none.
    package var version: Int?
    /// The changes, each against the text that the one before left.
    package var changes: [ContentChange]

    package init(json value: JSONValue) throws(DecodingFailure) {
      let document: JSONValue = try value.required("textDocument")
      do {
        uri = try document.required("uri")
        version = try document.optional("version")
      } catch {
        throw error.inside("textDocument")
      }
      changes = try value.required("contentChanges")
    }
  }

  /// One change of a text; the deprecated `rangeLength` says nothing that `range` does not.
  package struct ContentChange: Hashable, Sendable, JSONDecodable {
    /// What is replaced; nil for the whole text.
    package var range: Range?
    /// The text.
    package var text: String

    package init(range: Range?, text: String) {
      self.range = range
      self.text = text
    }

    package init(json value: JSONValue) throws(DecodingFailure) {
      range = try value.optional("range")
      text = try value.required("text")
    }
  }

  /// The parameters of `textDocument/didSave`.
  package struct DidSaveParams: Sendable, JSONDecodable {
    /// The address, as it is spelled on the wire.
    package var uri: String

    package init(json value: JSONValue) throws(DecodingFailure) {
      uri = try value.required("textDocument", TextDocumentIdentifier.self).uri
    }
  }
}
