package import JSON

extension LSP {
  /// A finding.
  package struct Diagnostic: Hashable, Sendable, JSONEncodable {
    /// The tightest stretch that shows it.
    package var range: Range
    /// LSP's `DiagnosticSeverity`, 1 for an error to 4 for a hint.
    package var severity: Int
    /// The stable code of its kind.
    package var code: String
    /// An address that explains the code; nil when there is none or the client cannot show it.
    package var codeDescription: String?
    /// What found it.
    package var source: String
    /// The text for people.
    package var message: String
    /// Nil when the client cannot show it.
    package var relatedInformation: [RelatedInformation]?

    package init(
      range: Range, severity: Int, code: String, codeDescription: String?, source: String, message: String,
      relatedInformation: [RelatedInformation]?
    ) {
      self.range = range
      self.severity = severity
      self.code = code
      self.codeDescription = codeDescription
      self.source = source
      self.message = message
      self.relatedInformation = relatedInformation
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        $0.member("severity", severity)
        $0.member("code", code)
        if let codeDescription {
          $0.member("codeDescription") { $0.object { $0.member("href", codeDescription) } }
        }
        $0.member("source", source)
        $0.member("message", message)
        $0.member("relatedInformation", ifPresent: relatedInformation)
      }
    }
  }

  /// A place that helps to understand a finding.
  package struct RelatedInformation: Hashable, Sendable, JSONEncodable {
    /// Where it is.
    package var location: Location
    /// The text for people.
    package var message: String

    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("location", location)
        $0.member("message", message)
      }
    }
  }

  /// The parameters of `textDocument/publishDiagnostics`.
  package struct PublishDiagnosticsParams: Hashable, Sendable, JSONEncodable {
    /// The address, as it is spelled on the wire.
    package var uri: String
    /// The version that the findings speak of; nil when the document is closed or the client counts none.
    package var version: Int?
    /// The findings.
    package var diagnostics: [Diagnostic]

    package init(uri: String, version: Int?, diagnostics: [Diagnostic]) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("uri", uri)
        $0.member("version", ifPresent: version)
        $0.member("diagnostics", diagnostics)
      }
    }
  }

  /// The parameters of `textDocument/diagnostic`.
  package struct DocumentDiagnosticParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// The result that the client holds; nil for none.
    package var previousResultID: String?

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      previousResultID = try value.optional("previousResultId")
    }
  }

  /// The parameters of `workspace/diagnostic`.
  package struct WorkspaceDiagnosticParams: Sendable, JSONDecodable {
    /// The result that the client holds for each document, by its URI.
    package var previousResultIDs: [String: String]

    package init(json value: JSONValue) throws(DecodingFailure) {
      previousResultIDs = [:]
      for previous: JSONValue in try value.optional("previousResultIds", [JSONValue].self) ?? [] {
        previousResultIDs[try previous.required("uri")] = try previous.required("value", String.self)
      }
    }
  }

  /// What there is to say about one document to a client that pulls.
  package struct DocumentDiagnosticReport: Sendable, JSONEncodable {
    /// Names this result, so that it need not be sent again.
    package var resultID: String
    /// The findings; nil when they are those that the client holds.
    package var items: [Diagnostic]?
    /// The document and its version, in a report on a workspace.
    package var document: Document?
    /// Reports on other documents that the first is about to change, by their addresses.
    package var related: [(uri: String, report: DocumentDiagnosticReport)] = []

    /// A document of a workspace.
    package struct Document: Hashable, Sendable {
      /// The address, as it is spelled on the wire.
      package var uri: String
      /// The version; nil when it is not open.
      package var version: Int?

      package init(uri: String, version: Int?) {
        self.uri = uri
        self.version = version
      }
    }

    package init(resultID: String, items: [Diagnostic]?, document: Document? = nil) {
      self.resultID = resultID
      self.items = items
      self.document = document
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("kind", items == nil ? "unchanged" : "full")
        $0.member("resultId", resultID)
        $0.member("items", ifPresent: items)
        if !related.isEmpty {
          $0.member("relatedDocuments") {
            $0.object {
              for (uri, report) in related { $0.member(uri, report) }
            }
          }
        }
        if let document {
          $0.member("uri", document.uri)
          $0.member("version") { writer in
            if let version = document.version { writer.value(version) } else { writer.null() }
          }
        }
      }
    }
  }

  /// The answer to `workspace/diagnostic`.
  package struct WorkspaceDiagnosticReport: Sendable, JSONEncodable {
    /// A report for each document.
    package var items: [DocumentDiagnosticReport]

    package init(items: [DocumentDiagnosticReport]) { self.items = items }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object { $0.member("items", items) }
    }
  }
}
