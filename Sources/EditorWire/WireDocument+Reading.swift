package import CardAnalysis
package import EditorFeatures
import JSON
package import LSPTypes
package import SourceText

extension WireDocument {
  /// `textDocument/hover`.
  ///
  /// - Parameter picture: A drawing of what is explained, in Markdown; nil for none.
  package func hover(_ params: LSP.TextDocumentPositionParams, picture: (_ hover: Hover) -> String?) -> LSP.Hover? {
    HoverFinder(snapshot).hover(at: wire.offset(params.position)).map { hover in
      let isMarkdown = client.hoverMarkdown
      var text = isMarkdown ? hover.contents.markdown : hover.contents.plainText
      if isMarkdown, let picture = picture(hover) { text += "\n\n" + picture }
      if let address = hover.page.flatMap(wire.documentation) {
        text += isMarkdown ? "\n\n[Reference](\(address))" : "\n\nReference: \(address)"
      }
      return LSP.Hover(
        contents: LSP.MarkupContent(isMarkdown: isMarkdown, value: text), range: wire.range(hover.range))
    }
  }

  /// `textDocument/documentSymbol`.
  package var symbols: LSP.DocumentSymbols {
    LSP.DocumentSymbols(
      symbols: wire.symbols(Outline(snapshot).symbols()), flatURI: client.hierarchicalSymbols ? nil : wire.uri)
  }

  /// `textDocument/foldingRange`.
  package var foldingRanges: [LSP.FoldingRange] {
    let limit = min(max(0, client.foldingLimit ?? 10_000), 100_000)
    return Folding(snapshot).ranges(limit: limit).map { range in
      LSP.FoldingRange(
        startLine: range.startLine, endLine: range.endLine, kind: range.kind == .element ? nil : range.kind.rawValue)
    }
  }

  /// `textDocument/inlayHint`.
  package func inlayHints(_ params: LSP.InlayHintParams) -> [LSP.InlayHint] {
    let range = ByteRange(wire.offset(params.range.start), wire.offset(params.range.end))
    return snapshot.inlayHints(in: range).map { hint in
      LSP.InlayHint(position: wire.position(hint.offset), label: hint.label)
    }
  }

  /// `textDocument/selectionRange` at one place.
  package func selectionRange(at position: LSP.Position) -> LSP.SelectionRange {
    let offset = wire.offset(position)
    let ranges = SelectionChain(snapshot, at: offset).ranges
    // The answer has one entry for each position, so a place without ranges gets an empty one.
    return LSP.SelectionRange(ranges: (ranges.isEmpty ? [ByteRange(at: offset)] : ranges).map { wire.range($0) })
  }

  /// `textDocument/documentHighlight`.
  package func highlights(_ params: LSP.TextDocumentPositionParams) -> [LSP.DocumentHighlight] {
    Navigator(snapshot).highlights(at: wire.offset(params.position)).map { highlight in
      let kind =
        switch highlight.kind {
        case .text: 1
        case .read: 2
        case .write: 3
        }
      return LSP.DocumentHighlight(range: wire.range(highlight.range), kind: kind)
    }
  }

  /// `textDocument/linkedEditingRange`.
  package func linkedEditingRanges(_ params: LSP.TextDocumentPositionParams) -> LSP.LinkedEditingRanges? {
    let ranges = Navigator(snapshot).linkedEditingRanges(at: wire.offset(params.position))
    return ranges.isEmpty ? nil : LSP.LinkedEditingRanges(ranges: ranges.map { wire.range($0) })
  }

  /// `textDocument/documentColor`.
  package var colors: [LSP.ColorInformation] {
    DocumentColors(snapshot).all.map {
      LSP.ColorInformation(range: wire.range($0.range), color: LSP.Color($0.color))
    }
  }

  /// `textDocument/colorPresentation`.
  package func presentations(_ params: LSP.ColorPresentationParams) -> [LSP.ColorPresentation] {
    DocumentColors(snapshot).presentations(for: params.color.paletteColor, in: wire.bytes(params.range)).map {
      LSP.ColorPresentation(label: $0.label, textEdit: wire.edit($0.edit))
    }
  }

  /// The findings in the document, as they are to be shown; those of the project as they are given.
  package func diagnostics(beside: [Diagnostic]) -> [LSP.Diagnostic] {
    (snapshot.diagnosticsAsRead + snapshot.told(beside)).compactMap { neighbours.shown($0).map(wire.diagnostic) }
  }

  /// `textDocument/semanticTokens/full`: all, and what finds them again in a later version.
  package var tokens: TokenList { SemanticTokens(snapshot, wire.encoding).all }

  /// `textDocument/semanticTokens/range`.
  package func tokens(_ params: LSP.SemanticTokensRangeParams) -> LSP.SemanticTokens {
    let list = SemanticTokens(snapshot, wire.encoding).list(in: wire.bytes(params.range))
    return LSP.SemanticTokens(resultID: nil, data: TokenList.data(list.tokens[...]))
  }

  /// `textDocument/documentLink`.
  package var links: [LSP.DocumentLink] {
    // A picture that is named a thousand times is looked up once.
    var known: [DocumentLink.Target: String?] = [:]
    return DocumentLinks(snapshot).all.compactMap { link in
      let address = known[link.target] ?? address(of: link.target)
      known[link.target] = .some(address)
      return address.map { target in
        LSP.DocumentLink(
          range: wire.range(link.range), target: target,
          tooltip: client.linkTooltips && !link.tooltip.isEmpty ? link.tooltip : nil)
      }
    }
  }

  private func address(of target: DocumentLink.Target) -> String? {
    switch target {
    case .file(let relative, _): neighbours.path(relative).map(neighbours.address)
    case .address(let address): address
    }
  }

  /// The places in this document alone that refer to what stands at the byte `offset`.
  package func references(at offset: Int, includingDeclaration: Bool) -> [LSP.Location] {
    Navigator(snapshot).references(at: offset, includingDeclaration: includingDeclaration).map {
      LSP.Location(uri: wire.uri, range: wire.range($0))
    }
  }
}

extension LSP.DocumentDiagnosticReport {
  /// `found` for a client that holds the result `previous`.
  package init(_ found: [LSP.Diagnostic], previous: String?) {
    // The result's name is made of its contents, so that it stays when the text changes elsewhere.
    let id = String(Digest.of(found.jsonBytes), radix: 16)
    self.init(resultID: id, items: id == previous ? nil : found)
  }
}
