import CardAnalysis
import EditorFeatures
import EditorWire
import JSON
import JSONRPC
import LSPTypes
import SourceText

extension DocumentQuery {
  /// A drawing of what `hover` explains, in Markdown, where the client shows such; nil for none.
  fileprivate func picture(for hover: Hover) -> String? {
    guard query.workspace.settings.hasHoverPictures, let element = hover.element else { return nil }
    return query.server.pictures.address(of: element, query.server.analyst.language).map { "![\(element)](\($0))" }
  }
}

extension Method {
  static let reading: [Method] = [
    .documentQuery(
      "textDocument/hover", "Explains an element, an attribute or a value from the guidelines.",
      ServerCapability("hoverProvider"),
      configuration: { (query: ConfigurationQuery, params: LSP.TextDocumentPositionParams) in query.hover(params) }
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> LSP.Hover? in
      query.answers.hover(params, picture: query.picture)
    },
    .documentQuery(
      "textDocument/documentSymbol", "Outlines a document, nested where the client can show it.",
      ServerCapability("documentSymbolProvider")
    ) { (query: DocumentQuery, _: LSP.TextDocumentParams) -> LSP.DocumentSymbols? in
      query.answers.symbols
    },
    .documentQuery(
      "textDocument/foldingRange", "Tells which lines can be folded away.", ServerCapability("foldingRangeProvider")
    ) { (query: DocumentQuery, _: LSP.TextDocumentParams) -> [LSP.FoldingRange]? in
      query.answers.foldingRanges
    },
    .documentQuery(
      "textDocument/inlayHint",
      "Tells behind each step of a scenario what became of the scene, behind each binding what the sample has.",
      ServerCapability("inlayHintProvider")
    ) { (query: DocumentQuery, params: LSP.InlayHintParams) -> [LSP.InlayHint]? in
      query.answers.inlayHints(params)
    },
    .documentQuery(
      "textDocument/selectionRange", "Tells the ranges around a place, from the word to the document.",
      ServerCapability("selectionRangeProvider")
    ) { (query: DocumentQuery, params: LSP.SelectionRangeParams) -> [LSP.SelectionRange]? in
      try params.positions.map { position in
        try query.query.flag.check()
        return query.answers.selectionRange(at: position)
      }
    },
    .documentQuery(
      "textDocument/documentHighlight", "Shows the places that belong to what stands at the caret.",
      ServerCapability("documentHighlightProvider")
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> [LSP.DocumentHighlight]? in
      query.answers.highlights(params)
    },
    .documentQuery(
      "textDocument/linkedEditingRange", "Tells the two names of an element, which change together.",
      ServerCapability("linkedEditingRangeProvider")
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> LSP.LinkedEditingRanges? in
      query.answers.linkedEditingRanges(params)
    },
    .documentQuery(
      "textDocument/documentColor", "Shows the colours that colour tokens name.", ServerCapability("colorProvider"),
      absent: []
    ) { (query: DocumentQuery, _: LSP.TextDocumentParams) -> [LSP.ColorInformation]? in
      query.answers.colors
    },
    .documentQuery("textDocument/colorPresentation", "Offers the colour tokens nearest to a colour.", absent: []) {
      (query: DocumentQuery, params: LSP.ColorPresentationParams) -> [LSP.ColorPresentation]? in
      query.answers.presentations(params)
    },
  ]
}
