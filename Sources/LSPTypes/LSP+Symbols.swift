package import JSON

extension LSP {
  /// One part of a document; the outline is a flat list in document order in which each part names its parent.
  package struct DocumentSymbol: Hashable, Sendable {
    /// What it is called.
    package var name: String
    /// A few words beside the name.
    package var detail: String
    /// LSP's `SymbolKind`.
    package var kind: Int
    /// The stretch of text.
    package var range: Range
    /// What to select in it.
    package var selectionRange: Range
    /// Index of the parent in the list; it stands before its children.
    package var parent: Int?

    package init(name: String, detail: String, kind: Int, range: Range, selectionRange: Range, parent: Int?) {
      self.name = name
      self.detail = detail
      self.kind = kind
      self.range = range
      self.selectionRange = selectionRange
      self.parent = parent
    }
  }

  /// The outline of a document: nested `DocumentSymbol`s, or `SymbolInformation`s for clients that know no others.
  package struct DocumentSymbols: Hashable, Sendable, JSONEncodable {
    /// The parts in document order.
    package var symbols: [DocumentSymbol]
    /// The document, for clients that know no nested symbols; else nil.
    package var flatURI: String?

    package init(symbols: [DocumentSymbol], flatURI: String?) {
      self.symbols = symbols
      self.flatURI = flatURI
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.reserve(Self.usualSize * symbols.count)
      if let flatURI {
        writer.array { writer in
          for symbol in symbols {
            let information = SymbolInformation(
              name: symbol.name, kind: symbol.kind, location: Location(uri: flatURI, range: symbol.range),
              containerName: symbol.parent.map { symbols[$0].name })
            writer.element { information.encode(to: &$0) }
          }
        }
      } else {
        var next = 0
        writer.array { writer in
          while next < symbols.count { writer.element { encode(&next, to: &$0) } }
        }
      }
    }

    /// How many bytes a part takes, about.
    private static let usualSize = 240

    /// Writes the part at `next` with those in it, and goes on behind them: as deep as the outline, which the feature
    /// limits.
    private func encode(_ next: inout Int, to writer: inout JSONWriter) {
      let index = next
      next += 1
      let symbol = symbols[index]
      writer.object { writer in
        writer.member("name", symbol.name)
        if !symbol.detail.isEmpty { writer.member("detail", symbol.detail) }
        writer.member("kind", symbol.kind)
        writer.member("range", symbol.range)
        writer.member("selectionRange", symbol.selectionRange)
        guard next < symbols.count, symbols[next].parent == index else { return }
        writer.member("children") {
          $0.array { writer in
            while next < symbols.count, symbols[next].parent == index { writer.element { encode(&next, to: &$0) } }
          }
        }
      }
    }
  }

  /// A part of some document.
  package struct SymbolInformation: Hashable, Sendable, JSONEncodable {
    /// What it is called.
    package var name: String
    /// LSP's `SymbolKind`.
    package var kind: Int
    /// Where it is.
    package var location: Location
    /// What holds it; nil for nothing.
    package var containerName: String?

    package init(name: String, kind: Int, location: Location, containerName: String?) {
      self.name = name
      self.kind = kind
      self.location = location
      self.containerName = containerName
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("name", name)
        $0.member("kind", kind)
        $0.member("location", location)
        $0.member("containerName", ifPresent: containerName)
      }
    }
  }

  /// The parameters of `workspace/symbol`.
  package struct WorkspaceSymbolParams: Sendable, JSONDecodable {
    /// The letters to look for, in their order; empty for everything.
    package var query: String

    package init(json value: JSONValue) throws(DecodingFailure) {
      query = try value.required("query")
    }
  }
}
