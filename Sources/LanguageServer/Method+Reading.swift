import CardAnalysis
import EditorFeatures
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
      HoverFinder(query.snapshot).hover(at: query.wire.offset(params.position)).map { hover in
        let isMarkdown = query.client.hoverMarkdown
        var text = isMarkdown ? hover.contents.markdown : hover.contents.plainText
        if isMarkdown, let picture = query.picture(for: hover) { text += "\n\n" + picture }
        if let address = hover.page.flatMap(query.wire.workspace.documentation) {
          text += isMarkdown ? "\n\n[Reference](\(address))" : "\n\nReference: \(address)"
        }
        return LSP.Hover(
          contents: LSP.MarkupContent(isMarkdown: isMarkdown, value: text), range: query.wire.range(hover.range))
      }
    },
    .documentQuery(
      "textDocument/documentSymbol", "Outlines a document, nested where the client can show it.",
      ServerCapability("documentSymbolProvider")
    ) { (query: DocumentQuery, _: LSP.TextDocumentParams) -> LSP.DocumentSymbols? in
      LSP.DocumentSymbols(
        symbols: query.wire.symbols(Outline(query.snapshot).symbols()),
        flatURI: query.client.hierarchicalSymbols ? nil : query.document.uri)
    },
    .documentQuery(
      "textDocument/foldingRange", "Tells which lines can be folded away.", ServerCapability("foldingRangeProvider")
    ) { (query: DocumentQuery, _: LSP.TextDocumentParams) -> [LSP.FoldingRange]? in
      let limit = min(max(0, query.client.foldingLimit ?? 10_000), 100_000)
      return Folding(query.snapshot).ranges(limit: limit).map { range in
        LSP.FoldingRange(
          startLine: range.startLine, endLine: range.endLine, kind: range.kind == .element ? nil : range.kind.rawValue)
      }
    },
    .documentQuery(
      "textDocument/inlayHint",
      "Tells behind each step of a scenario what became of the scene, behind each binding what the sample has.",
      ServerCapability("inlayHintProvider")
    ) { (query: DocumentQuery, params: LSP.InlayHintParams) -> [LSP.InlayHint]? in
      let range = ByteRange(query.wire.offset(params.range.start), query.wire.offset(params.range.end))
      return query.snapshot.inlayHints(in: range).map { hint in
        LSP.InlayHint(position: query.wire.position(hint.offset), label: hint.label)
      }
    },
    .documentQuery(
      "textDocument/selectionRange", "Tells the ranges around a place, from the word to the document.",
      ServerCapability("selectionRangeProvider")
    ) { (query: DocumentQuery, params: LSP.SelectionRangeParams) -> [LSP.SelectionRange]? in
      try params.positions.map { position in
        try query.query.flag.check()
        let offset = query.wire.offset(position)
        let ranges = SelectionChain(query.snapshot, at: offset).ranges
        // The answer has one entry for each position, so a place without ranges gets an empty one.
        return LSP.SelectionRange(
          ranges: (ranges.isEmpty ? [ByteRange(at: offset)] : ranges).map { query.wire.range($0) })
      }
    },
    .documentQuery(
      "textDocument/documentHighlight", "Shows the places that belong to what stands at the caret.",
      ServerCapability("documentHighlightProvider")
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> [LSP.DocumentHighlight]? in
      Navigator(query.snapshot).highlights(at: query.wire.offset(params.position)).map { highlight in
        let kind =
          switch highlight.kind {
          case .text: 1
          case .read: 2
          case .write: 3
          }
        return LSP.DocumentHighlight(range: query.wire.range(highlight.range), kind: kind)
      }
    },
    .documentQuery(
      "textDocument/linkedEditingRange", "Tells the two names of an element, which change together.",
      ServerCapability("linkedEditingRangeProvider")
    ) { (query: DocumentQuery, params: LSP.TextDocumentPositionParams) -> LSP.LinkedEditingRanges? in
      let ranges = Navigator(query.snapshot).linkedEditingRanges(at: query.wire.offset(params.position))
      return ranges.isEmpty ? nil : LSP.LinkedEditingRanges(ranges: ranges.map { query.wire.range($0) })
    },
    .documentQuery(
      "textDocument/documentColor", "Shows the colours that colour tokens name.", ServerCapability("colorProvider"),
      absent: []
    ) { (query: DocumentQuery, _: LSP.TextDocumentParams) -> [LSP.ColorInformation]? in
      DocumentColors(query.snapshot).all.map {
        LSP.ColorInformation(range: query.wire.range($0.range), color: LSP.Color($0.color))
      }
    },
    .documentQuery("textDocument/colorPresentation", "Offers the colour tokens nearest to a colour.", absent: []) {
      (query: DocumentQuery, params: LSP.ColorPresentationParams) -> [LSP.ColorPresentation]? in
      DocumentColors(query.snapshot).presentations(for: params.color.paletteColor, in: query.wire.bytes(params.range))
        .map {
          LSP.ColorPresentation(label: $0.label, textEdit: query.wire.edit($0.edit))
        }
    },
  ]
}
