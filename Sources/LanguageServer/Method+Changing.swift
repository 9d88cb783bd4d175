import CardAnalysis
import Configuration
import EditorFeatures
import JSON
import JSONRPC
import LSPTypes
import SourceText

extension Method {
  static let changing: [Method] = [
    .documentQuery(
      "textDocument/formatting", "Lays a document out; only white space between tags changes.",
      ServerCapability("documentFormattingProvider")
    ) { (query: DocumentQuery, params: LSP.FormattingParams) -> [LSP.TextEdit]? in
      Formatter.edits(in: query.snapshot, query.options(params.options)).map(query.wire.edit)
    },
    .documentQuery(
      "textDocument/rangeFormatting", "Lays a part of a document out.",
      ServerCapability("documentRangeFormattingProvider")
    ) { (query: DocumentQuery, params: LSP.FormattingParams) -> [LSP.TextEdit]? in
      Formatter.edits(in: query.snapshot, query.options(params.options), range: params.range.map(query.wire.bytes))
        .map(query.wire.edit)
    },
    .documentQuery(
      "textDocument/onTypeFormatting", "Closes the element after a typed `>` or `/`, and indents a new line.",
      ServerCapability(
        "documentOnTypeFormattingProvider", is: ["firstTriggerCharacter": ">", "moreTriggerCharacter": ["/", "\n"]])
    ) { (query: DocumentQuery, params: LSP.OnTypeFormattingParams) -> [LSP.TextEdit]? in
      TypingAssistant(query.snapshot).edits(
        at: query.wire.offset(params.position), typed: params.character, options: query.options(params.options)
      ).map(query.wire.edit)
    },
    .documentQuery(
      "textDocument/willSaveWaitUntil", "Fixes and lays out what is about to be saved, where the settings ask for it.",
      ServerCapability("textDocumentSync", "willSaveWaitUntil") { $0.willSaveWaitUntil ? true : nil }
    ) { (query: DocumentQuery, params: LSP.WillSaveParams) -> [LSP.TextEdit]? in
      // What is saved by itself is still being typed.
      params.isAfterDelay ? [] : query.editsOnSaving()
    },
    .documentQuery("cardwright/closeTag", "Tells what closes the element just typed, for editors that ask themselves.")
    { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> JSONValue? in
      TypingAssistant(query.snapshot).closingTag(at: query.wire.offset(params.position)).map {
        ["snippet": .string($0)]
      }
    },
    .documentQuery(
      "textDocument/codeAction", "Offers the fixes of the findings in a range, and rewrites.",
      ServerCapability("codeActionProvider") { client in
        guard client.codeActionLiterals else { return true }
        return [
          "codeActionKinds": .array(
            (CodeAction.Kind.allCases.map(\.rawValue) + [DocumentQuery.previewKind]).map { .string($0) }),
          "resolveProvider": .bool(client.resolvesCodeActions),
        ]
      },
      configuration: { (query: ConfigurationQuery, params: LSP.CodeActionParams) in query.codeActions(params) }
    ) { (query: DocumentQuery, params: LSP.CodeActionParams) -> CodeActions? in
      query.codeActions(params)
    },
    .query("codeAction/resolve", "Adds the edits to an action.") { (query: Query, action: JSONValue) in
      try query.resolveCodeAction(action)
    },
  ]
}

extension DocumentQuery {
  /// The client's options, completed by the user's settings; what the project says counts more.
  func options(_ options: LSP.FormattingOptions) -> FormattingOptions {
    let settings = query.workspace.settings
    return query.server.analyst.configuration(for: document.uri).formatting(
      FormattingOptions(
        tabSize: options.tabSize, insertSpaces: options.insertSpaces,
        insertFinalNewline: options.insertFinalNewline ?? settings.insertFinalNewline, lineLength: settings.lineLength))
  }
}
