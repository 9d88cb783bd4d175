import CardAnalysis
import EditorFeatures
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
      let list = SemanticTokens(query.snapshot, query.query.workspace.encoding).list(in: query.wire.bytes(params.range))
      return LSP.SemanticTokens(resultID: nil, data: TokenResults.data(list.tokens[...]))
    },
  ]
}

extension DocumentQuery {
  fileprivate func tokens(previous: String?) -> LSP.SemanticTokens {
    query.server.tokens.answer(
      SemanticTokens(snapshot, query.workspace.encoding).all, document.uri, previous: previous)
  }
}

extension TokenList {
  /// The protocol's names, for which every editor has colours; what is our own is a modifier.
  fileprivate static let legend: JSONValue = [
    "tokenTypes": .array(Kind.allCases.map { .string($0.name) }),
    "tokenModifiers": ["declaration", "color", "icon", "file"],
  ]
}

extension TokenList.Kind {
  fileprivate var name: String {
    switch self {
    case .element: "class"
    case .attribute: "property"
    case .binding: "parameter"
    case .identifier: "variable"
    case .choice: "enumMember"
    case .number: "number"
    case .text: "string"
    }
  }
}
