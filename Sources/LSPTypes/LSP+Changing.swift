package import JSON

extension LSP {
  /// How the client wants text to be laid out.
  package struct FormattingOptions: Sendable, JSONDecodable {
    /// Columns of one level of indentation.
    package var tabSize: Int
    /// Whether indentation is made of spaces.
    package var insertSpaces: Bool
    /// Whether the text is to end with a line end; nil when the client does not say.
    package var insertFinalNewline: Bool?

    package init(json value: JSONValue) throws(DecodingFailure) {
      tabSize = try value.optional("tabSize") ?? 2
      insertSpaces = try value.optional("insertSpaces") ?? true
      insertFinalNewline = try value.optional("insertFinalNewline")
    }
  }

  /// The parameters of `textDocument/formatting` and `textDocument/rangeFormatting`.
  package struct FormattingParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// The stretch of text.
    package var range: Range?
    /// How the text is to be laid out.
    package var options: FormattingOptions

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      range = try value.optional("range")
      options = try value.required("options")
    }
  }

  /// The parameters of `textDocument/onTypeFormatting`.
  package struct OnTypeFormattingParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// The place that is asked about.
    package var position: Position
    /// What was typed last.
    package var character: String
    /// How the text is to be laid out.
    package var options: FormattingOptions

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      position = try value.required("position")
      character = try value.required("ch")
      options = try value.required("options")
    }
  }

  /// The parameters of `textDocument/willSaveWaitUntil`.
  package struct WillSaveParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// Whether the editor saves by itself some time after the last keystroke.
    package var isAfterDelay: Bool

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      isAfterDelay = value.lenient("reason", as: Int.self) == 2
    }
  }

  /// The parameters of `textDocument/references`.
  package struct ReferenceParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// The place that is asked about.
    package var position: Position
    /// Whether the declaration counts as a reference.
    package var includeDeclaration: Bool

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      position = try value.required("position")
      includeDeclaration = value.lenient("context", "includeDeclaration") ?? true
    }
  }

  /// The parameters of `textDocument/rename`.
  package struct RenameParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// The place that is asked about.
    package var position: Position
    /// The name to be given.
    package var newName: String

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      position = try value.required("position")
      newName = try value.required("newName")
    }
  }

  /// What would be renamed.
  package struct PrepareRenameResult: Hashable, Sendable, JSONEncodable {
    /// The stretch of text.
    package var range: Range
    /// The name as it is.
    package var placeholder: String

    package init(range: Range, placeholder: String) {
      self.range = range
      self.placeholder = placeholder
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        $0.member("placeholder", placeholder)
      }
    }
  }

  /// The parameters of `textDocument/codeAction`.
  package struct CodeActionParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// The stretch of text.
    package var range: Range
    /// The kinds that are wanted; nil for all.
    package var only: [String]?
    /// The findings that are asked about, wherever the stretch of text lies: their codes and where they stand.
    package var named: [(code: String, range: Range)]

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      range = try value.required("range")
      only = value.lenient("context", "only")
      named = (value.lenient("context", "diagnostics", as: [JSONValue].self) ?? []).compactMap { finding in
        guard let code: String = finding.lenient("code"), let range: Range = finding.lenient("range") else {
          return nil
        }
        return (code, range)
      }
    }
  }

  /// A change that the client can offer.
  package struct CodeAction: Hashable, Sendable, JSONEncodable {
    /// What the menu shows.
    package var title: String
    /// LSP's `CodeActionKind`.
    package var kind: String
    /// The findings.
    package var diagnostics: [Diagnostic]
    /// Whether it is the preferred one.
    package var isPreferred: Bool
    /// Nil while it is to be resolved.
    package var edit: WorkspaceEdit?
    /// What finds it again; comes back with the request to resolve it.
    package var data: JSONValue?
    /// What the server does instead of an edit; none at first.
    package var command: Command?

    package init(
      title: String, kind: String, diagnostics: [Diagnostic], isPreferred: Bool, edit: WorkspaceEdit?, data: JSONValue?
    ) {
      self.title = title
      self.kind = kind
      self.diagnostics = diagnostics
      self.isPreferred = isPreferred
      self.edit = edit
      self.data = data
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("title", title)
        $0.member("kind", kind)
        if !diagnostics.isEmpty { $0.member("diagnostics", diagnostics) }
        if isPreferred { $0.member("isPreferred", true) }
        $0.member("edit", ifPresent: edit)
        $0.member("command", ifPresent: command)
        $0.member("data", ifPresent: data)
      }
    }
  }
}
