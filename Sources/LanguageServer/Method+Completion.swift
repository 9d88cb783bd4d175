import CardAnalysis
import Configuration
import EditorFeatures
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import Workspace

extension Method {
  static let completion: [Method] = [
    .documentQuery(
      "textDocument/completion", "Offers what can stand at the caret, in the order of the schema.",
      ServerCapability("completionProvider", is: WireDocument.completionOptions),
      configuration: { (query: ConfigurationQuery, params: LSP.CompletionParams) in
        query.wire.completionList(
          query.assistant.completion(
            at: query.wire.offset(params.position), isTyped: params.triggerCharacter != nil))
      }
    ) { (query: DocumentQuery, params: LSP.CompletionParams) -> LSP.CompletionList? in
      query.answers.completion(params, now: LocalClock.second)
    },
    .documentQuery(
      "textDocument/inlineCompletion", "Shows the rest of what has been begun: a name, a value, an end tag.",
      ServerCapability("inlineCompletionProvider") { $0.inlineCompletion ? true : nil }
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> [LSP.InlineCompletionItem]? in
      query.answers.inlineCompletion(params)
    },
    .query("completionItem/resolve", "Adds the documentation to an item.") {
      (query: Query, item: JSONValue) -> JSONValue? in
      query.server.analyst.language.resolved(item, query.workspace.client)
    },
  ]
}
