import CardAnalysis
import Configuration
import EditorFeatures
import EditorWire
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
      query.answers.formatting(params)
    },
    .documentQuery(
      "textDocument/rangeFormatting", "Lays a part of a document out.",
      ServerCapability("documentRangeFormattingProvider")
    ) { (query: DocumentQuery, params: LSP.FormattingParams) -> [LSP.TextEdit]? in
      query.answers.formatting(params)
    },
    .documentQuery(
      "textDocument/onTypeFormatting", "Closes the element after a typed `>` or `/`, and indents a new line.",
      ServerCapability("documentOnTypeFormattingProvider", is: WireDocument.typingOptions)
    ) { (query: DocumentQuery, params: LSP.OnTypeFormattingParams) -> [LSP.TextEdit]? in
      query.answers.typing(params)
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
      query.answers.closingTag(params)
    },
    .documentQuery(
      "textDocument/codeAction", "Offers the fixes of the findings in a range, and rewrites.",
      ServerCapability("codeActionProvider") { client in
        guard client.codeActionLiterals else { return true }
        return [
          "codeActionKinds": .array(
            (CodeAction.Kind.allCases.map(\.rawValue) + [DocumentQuery.exportKind, DocumentQuery.previewKind])
              .map { .string($0) }),
          "resolveProvider": .bool(client.resolvesCodeActions),
        ]
      },
      configuration: { (query: ConfigurationQuery, params: LSP.CodeActionParams) in query.codeActions(params) }
    ) { (query: DocumentQuery, params: LSP.CodeActionParams) -> CodeActions? in
      query.answers.codeActions(params) { query.moreActions($0, $1, params) }
    },
    .query("codeAction/resolve", "Adds the edits to an action.") { (query: Query, action: JSONValue) in
      try query.resolveCodeAction(action)
    },
  ]
}
