import CardAnalysis
import EditorFeatures
import EditorWire
import JSON
import LSPTypes

extension Method {
  static let tokens: [Method] = [
    .documentQuery(
      "textDocument/semanticTokens/full", "Tells what each name and value is, as the schema says, for colouring.",
      ServerCapability("semanticTokensProvider") { client in
        guard client.semanticTokens else { return nil }
        return ["legend": TokenList.legend, "range": true, "full": ["delta": true]]
      }
    ) { (query: DocumentQuery, _: LSP.TextDocumentParams) -> LSP.SemanticTokens? in
      query.tokens(previous: nil)
    },
    .documentQuery(
      "textDocument/semanticTokens/full/delta", "Tells how that differs from what the client holds.",
    ) { (query: DocumentQuery, params: LSP.SemanticTokensDeltaParams) -> LSP.SemanticTokens? in
      query.tokens(previous: params.previousResultID)
    },
    .documentQuery("textDocument/semanticTokens/range", "Tells it of some lines alone.") {
      (query: DocumentQuery, params: LSP.SemanticTokensRangeParams) -> LSP.SemanticTokens? in
      query.answers.tokens(params)
    },
  ]
}

extension DocumentQuery {
  fileprivate func tokens(previous: String?) -> LSP.SemanticTokens {
    query.server.tokens.answer(
      answers.tokens, document.uri, previous: previous)
  }
}
