import CardAnalysis
import Configuration
import EditorFeatures
import JSON
import JSONRPC
import LSPTypes
import Workspace

extension Method {
  static let completion: [Method] = [
    .documentQuery(
      "textDocument/completion", "Offers what can stand at the caret, in the order of the schema.",
      ServerCapability(
        "completionProvider",
        is: [
          "triggerCharacters": ["<", "\"", "'", " ", ":", "/", "{", "&", ".", "#"], "resolveProvider": true,
        ]),
      configuration: { (query: ConfigurationQuery, params: LSP.TextDocumentPositionParams) in
        query.wire.completionList(query.assistant.completion(at: query.wire.offset(params.position)))
      }
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> LSP.CompletionList? in
      let list = Completer(query.snapshot, at: query.wire.offset(params.position), now: LocalClock.second).list
      try query.query.flag.check()
      return query.wire.completionList(list)
    },
    .documentQuery(
      "textDocument/inlineCompletion", "Shows the rest of what has been begun: a name, a value, an end tag.",
      ServerCapability("inlineCompletionProvider") { $0.inlineCompletion ? true : nil }
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> [LSP.InlineCompletionItem]? in
      let found = InlineCompletion(query.snapshot, at: query.wire.offset(params.position))
      return found.map {
        [
          LSP.InlineCompletionItem(
            text: $0.text, snippet: query.client.snippets ? $0.snippet : nil, range: query.wire.range($0.range))
        ]
      }
    },
    .query("completionItem/resolve", "Adds the documentation to an item.") {
      (query: Query, item: JSONValue) -> JSONValue? in
      guard var object = item.object else { return .object(JSONObject()) }
      guard object["documentation"] == nil, let key = object["data"]?.string,
        let text = query.server.analyst.language.documentation(for: DocumentationKey(rawValue: key))
      else { return item }
      let isMarkdown = query.workspace.client.completionMarkdown
      object["documentation"] = [
        "kind": .string(isMarkdown ? "markdown" : "plaintext"),
        "value": .string(isMarkdown ? text.markdown : text.plainText),
      ]
      return .object(object)
    },
  ]
}
