import CardAnalysis
import EditorFeatures
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import SourceText

extension WebMethod {
  static let lifecycle: [WebMethod] = [
    .request("initialize") { (session: WebSession, params: LSP.InitializeParams) throws(ResponseError) -> JSONValue? in
      try session.initialize(params)
    },
    .notification("initialized") { (_: WebSession, _: JSONValue) in },
    .request("shutdown") { (_: WebSession, _: JSONValue) throws(ResponseError) -> JSONValue? in nil },
    .notification("exit") { (_: WebSession, _: JSONValue) in },
  ]

  static let reading: [WebMethod] = [
    .card("textDocument/hover", Capability("hoverProvider")) {
      (document: WireDocument, params: LSP.TextDocumentPositionParams) in document.hover(params) { _ in nil }
    },
    .card("textDocument/documentSymbol", Capability("documentSymbolProvider")) {
      (document: WireDocument, _: LSP.TextDocumentParams) -> LSP.DocumentSymbols? in document.symbols
    },
    .card("textDocument/foldingRange", Capability("foldingRangeProvider")) {
      (document: WireDocument, _: LSP.TextDocumentParams) -> [LSP.FoldingRange]? in document.foldingRanges
    },
    .card("textDocument/inlayHint", Capability("inlayHintProvider")) {
      (document: WireDocument, params: LSP.InlayHintParams) -> [LSP.InlayHint]? in document.inlayHints(params)
    },
    .card("textDocument/selectionRange", Capability("selectionRangeProvider")) {
      (document: WireDocument, params: LSP.SelectionRangeParams) -> [LSP.SelectionRange]? in
      params.positions.map(document.selectionRange)
    },
    .card("textDocument/documentHighlight", Capability("documentHighlightProvider")) {
      (document: WireDocument, params: LSP.TextDocumentPositionParams) -> [LSP.DocumentHighlight]? in
      document.highlights(params)
    },
    .card("textDocument/linkedEditingRange", Capability("linkedEditingRangeProvider")) {
      (document: WireDocument, params: LSP.TextDocumentPositionParams) in document.linkedEditingRanges(params)
    },
    .card("textDocument/documentColor", Capability("colorProvider")) {
      (document: WireDocument, _: LSP.TextDocumentParams) -> [LSP.ColorInformation]? in document.colors
    },
    .card("textDocument/colorPresentation") {
      (document: WireDocument, params: LSP.ColorPresentationParams) -> [LSP.ColorPresentation]? in
      document.presentations(params)
    },
    .card(
      "textDocument/semanticTokens/full",
      Capability("semanticTokensProvider", ["legend": TokenList.legend, "range": true, "full": true])
    ) { (document: WireDocument, _: LSP.TextDocumentParams) -> LSP.SemanticTokens? in
      LSP.SemanticTokens(resultID: nil, data: TokenList.data(document.tokens.tokens[...]))
    },
    .card("textDocument/semanticTokens/range") {
      (document: WireDocument, params: LSP.SemanticTokensRangeParams) -> LSP.SemanticTokens? in
      document.tokens(params)
    },
  ]

  static let changing: [WebMethod] = [
    .request(
      "textDocument/completion",
      Capability("completionProvider", WireDocument.completionOptions)
    ) { (session: WebSession, params: LSP.CompletionParams) throws(ResponseError) -> LSP.CompletionList? in
      try session.document(params.textDocument.uri).completion(params, now: session.now)
    },
    .request("completionItem/resolve") { (session: WebSession, item: JSONValue) -> JSONValue? in
      session.cards.language.resolved(item, session.client)
    },
    .card("textDocument/inlineCompletion", Capability("inlineCompletionProvider")) {
      (document: WireDocument, params: LSP.TextDocumentPositionParams) in document.inlineCompletion(params)
    },
    .card("textDocument/formatting", Capability("documentFormattingProvider")) {
      (document: WireDocument, params: LSP.FormattingParams) -> [LSP.TextEdit]? in document.formatting(params)
    },
    .card("textDocument/rangeFormatting", Capability("documentRangeFormattingProvider")) {
      (document: WireDocument, params: LSP.FormattingParams) -> [LSP.TextEdit]? in document.formatting(params)
    },
    .card(
      "textDocument/onTypeFormatting", Capability("documentOnTypeFormattingProvider", WireDocument.typingOptions)
    ) { (document: WireDocument, params: LSP.OnTypeFormattingParams) -> [LSP.TextEdit]? in document.typing(params) },
    .card("cardwright/closeTag") {
      (document: WireDocument, params: LSP.TextDocumentPositionParams) in document.closingTag(params)
    },
    .card("textDocument/codeAction", Capability("codeActionProvider", ["resolveProvider": true])) {
      (document: WireDocument, params: LSP.CodeActionParams) -> CodeActions? in
      document.codeActions(params) { _, _ in [] }
    },
    .request("codeAction/resolve") {
      (session: WebSession, action: JSONValue) throws(ResponseError) -> JSONValue? in
      guard let uri = action["data"]?["uri"]?.string else { return action }
      return try session.document(uri).resolved(action)
    },
  ]

  static let navigation: [WebMethod] = [
    .card("textDocument/definition", Capability("definitionProvider")) {
      (document: WireDocument, params: LSP.TextDocumentPositionParams) in document.definition(params)
    },
    .card("textDocument/references", Capability("referencesProvider")) {
      (document: WireDocument, params: LSP.ReferenceParams) -> [LSP.Location]? in
      document.references(
        at: document.wire.offset(params.position), includingDeclaration: params.includeDeclaration)
    },
    .card("textDocument/documentLink", Capability("documentLinkProvider", ["resolveProvider": false])) {
      (document: WireDocument, _: LSP.TextDocumentParams) -> [LSP.DocumentLink]? in document.links
    },
    .card("textDocument/prepareRename") {
      (document: WireDocument, params: LSP.TextDocumentPositionParams) in document.prepareRename(params)
    },
    .card("textDocument/rename", Capability("renameProvider", ["prepareProvider": true])) {
      (document: WireDocument, params: LSP.RenameParams) throws(ResponseError) -> LSP.WorkspaceEdit? in
      do throws(RenameRefusal) {
        return try document.rename(at: document.wire.offset(params.position), to: params.newName)
      } catch {
        throw ResponseError(.requestFailed, error.message)
      }
    },
  ]
}
