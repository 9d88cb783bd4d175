package import JSON

extension LSP {
  /// The parameters of `textDocument/completion`.
  package struct CompletionParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// The caret.
    package var position: Position
    /// What was typed, where the client asks because of that; nil where the person does.
    package var triggerCharacter: String?

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      position = try value.required("position")
      triggerCharacter = value.lenient("context", "triggerCharacter")
    }
  }

  /// What can stand at a caret.
  package struct CompletionList: Hashable, Sendable, JSONEncodable {
    /// Whether the client has to ask again while typing goes on.
    package var isIncomplete: Bool
    /// What holds for every item that does not say otherwise; nil where the client knows no defaults.
    package var itemDefaults: ItemDefaults?
    /// The items.
    package var items: [CompletionItem]

    /// What the items have in common.
    package struct ItemDefaults: Hashable, Sendable {
      /// What goes away when an item is taken; nil when each says so itself.
      package var editRange: EditRange?
      /// LSP's `InsertTextFormat`: 1 for plain text, 2 for a snippet; nil for what the list's defaults say, or plain text.
      package var insertTextFormat: Int?

      package init(editRange: EditRange?, insertTextFormat: Int?) {
        self.editRange = editRange
        self.insertTextFormat = insertTextFormat
      }
    }

    package init(isIncomplete: Bool, itemDefaults: ItemDefaults?, items: [CompletionItem]) {
      self.isIncomplete = isIncomplete
      self.itemDefaults = itemDefaults
      self.items = items
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("isIncomplete", isIncomplete)
        if let itemDefaults {
          $0.member("itemDefaults") {
            $0.object {
              $0.member("editRange", ifPresent: itemDefaults.editRange)
              $0.member("insertTextFormat", ifPresent: itemDefaults.insertTextFormat)
            }
          }
        }
        $0.member("items", items)
      }
    }
  }

  /// What goes away when an item is taken.
  package enum EditRange: Hashable, Sendable, JSONEncodable {
    case range(Range)
    case insertReplace(insert: Range, replace: Range)

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      switch self {
      case .range(let range): range.encode(to: &writer)
      case .insertReplace(let insert, let replace):
        writer.object {
          $0.member("insert", insert)
          $0.member("replace", replace)
        }
      }
    }
  }

  /// One thing that can stand at a caret.
  package struct CompletionItem: Hashable, Sendable, JSONEncodable {
    /// What the list shows.
    package var label: String
    /// LSP's `CompletionItemKind`.
    package var kind: Int?
    /// A few words beside the label; nil for none.
    package var detail: String?
    /// What explains it; nil when it is to be resolved.
    package var documentation: MarkupContent?
    /// Whether the item is the preferred one.
    package var preselect: Bool
    /// Sorts the items; nil for the label.
    package var sortText: String?
    /// What is compared with the typed text; nil for the label.
    package var filterText: String?
    /// LSP's `InsertTextFormat`: 1 for plain text, 2 for a snippet; nil for what the list's defaults say, or plain text.
    package var insertTextFormat: Int?
    /// What is inserted; as `textEdit`, or as `textEditText` where the list's defaults give the range.
    package var newText: String
    /// Nil where the list's defaults give the range.
    package var editRange: EditRange?
    /// Edits elsewhere in the document that belong to it.
    package var additionalTextEdits: [TextEdit]
    /// What finds it again; comes back with the request to resolve it.
    package var data: JSONValue?

    package init(label: String, newText: String) {
      self.label = label
      self.newText = newText
      preselect = false
      additionalTextEdits = []
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("label", label)
        $0.member("kind", ifPresent: kind)
        $0.member("detail", ifPresent: detail)
        $0.member("documentation", ifPresent: documentation)
        if preselect { $0.member("preselect", true) }
        $0.member("sortText", ifPresent: sortText)
        $0.member("filterText", ifPresent: filterText)
        $0.member("insertTextFormat", ifPresent: insertTextFormat)
        encodeEdit(to: &$0)
        if !additionalTextEdits.isEmpty { $0.member("additionalTextEdits", additionalTextEdits) }
        $0.member("data", ifPresent: data)
      }
    }

    private func encodeEdit(to writer: inout JSONWriter) {
      switch editRange {
      case nil:
        if newText != label { writer.member("textEditText", newText) }
      case .range(let range)?:
        writer.member("textEdit", TextEdit(range: range, newText: newText))
      case .insertReplace(let insert, let replace)?:
        writer.member("textEdit") {
          $0.object {
            $0.member("newText", newText)
            $0.member("insert", insert)
            $0.member("replace", replace)
          }
        }
      }
    }
  }

  /// The rest of what has been begun, shown behind the caret.
  package struct InlineCompletionItem: Hashable, Sendable, JSONEncodable {
    /// What is inserted.
    package var text: String
    /// The same as a snippet; nil when it is none, or the client knows none.
    package var snippet: String?
    /// What gives way to it.
    package var range: Range

    package init(text: String, snippet: String?, range: Range) {
      (self.text, self.snippet, self.range) = (text, snippet, range)
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        if let snippet { $0.member("insertText", StringValue(snippet: snippet)) } else { $0.member("insertText", text) }
        $0.member("range", range)
      }
    }
  }
}
