package import JSON

extension LSP {
  /// What explains the thing under the pointer.
  package struct Hover: Hashable, Sendable, JSONEncodable {
    /// The explanation.
    package var contents: MarkupContent
    /// What is explained.
    package var range: Range

    package init(contents: MarkupContent, range: Range) {
      self.contents = contents
      self.range = range
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("contents", contents)
        $0.member("range", range)
      }
    }
  }

  /// A place that belongs to the thing under the caret.
  package struct DocumentHighlight: Hashable, Sendable, JSONEncodable {
    /// The stretch of text.
    package var range: Range
    /// LSP's `DocumentHighlightKind`: 1 for text, 2 for reading, 3 for writing.
    package var kind: Int

    package init(range: Range, kind: Int) {
      self.range = range
      self.kind = kind
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        $0.member("kind", kind)
      }
    }
  }

  /// A stretch of text that leads somewhere.
  package struct DocumentLink: Hashable, Sendable, JSONEncodable {
    /// The stretch of text.
    package var range: Range
    /// The URI to which it leads.
    package var target: String
    /// What is shown beside it; nil for nothing.
    package var tooltip: String?

    package init(range: Range, target: String, tooltip: String?) {
      self.range = range
      self.target = target
      self.tooltip = tooltip
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("range", range)
        $0.member("target", target)
        $0.member("tooltip", ifPresent: tooltip)
      }
    }
  }

  /// A stretch of text that can be folded away.
  package struct FoldingRange: Hashable, Sendable, JSONEncodable {
    /// The first line, counted from zero; it stays visible.
    package var startLine: Int
    /// The last folded line, counted from zero.
    package var endLine: Int
    /// LSP's `FoldingRangeKind`; nil for an element.
    package var kind: String?

    package init(startLine: Int, endLine: Int, kind: String?) {
      self.startLine = startLine
      self.endLine = endLine
      self.kind = kind
    }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("startLine", startLine)
        $0.member("endLine", endLine)
        $0.member("kind", ifPresent: kind)
      }
    }
  }

  /// The parameters of `textDocument/inlayHint`.
  package struct InlayHintParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// What of it is seen.
    package var range: Range

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      range = try value.required("range")
    }
  }

  /// A text between those of the document.
  package struct InlayHint: Hashable, Sendable, JSONEncodable {
    /// Where it stands.
    package var position: Position
    /// What it says.
    package var label: String

    package init(position: Position, label: String) {
      self.position = position
      self.label = label
    }

    /// Writes the protocol's form, with a space before it.
    package func encode(to writer: inout JSONWriter) {
      writer.object {
        $0.member("position", position)
        $0.member("label", label)
        $0.member("paddingLeft", true)
      }
    }
  }

  /// The parameters of `textDocument/selectionRange`.
  package struct SelectionRangeParams: Sendable, TextDocumentRequest {
    /// The document that is asked about.
    package var textDocument: TextDocumentIdentifier
    /// The places that are asked about.
    package var positions: [Position]

    package init(json value: JSONValue) throws(DecodingFailure) {
      textDocument = try value.required("textDocument")
      positions = try value.required("positions")
    }
  }

  /// The ranges around a place, the innermost first; each of the wire's objects holds the next as `parent`.
  package struct SelectionRange: Hashable, Sendable, JSONEncodable {
    /// The stretches of text.
    package var ranges: [Range]

    package init(ranges: [Range]) { self.ranges = ranges }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) { encode(ranges[...], to: &writer) }

    /// As deep as the list is long, which the feature limits.
    private func encode(_ ranges: ArraySlice<Range>, to writer: inout JSONWriter) {
      writer.object { writer in
        guard let first = ranges.first else { return }
        writer.member("range", first)
        if ranges.count > 1 { writer.member("parent") { encode(ranges.dropFirst(), to: &$0) } }
      }
    }
  }

  /// The ranges that change together.
  package struct LinkedEditingRanges: Hashable, Sendable, JSONEncodable {
    /// The stretches of text.
    package var ranges: [Range]

    package init(ranges: [Range]) { self.ranges = ranges }

    /// Writes the protocol's form.
    package func encode(to writer: inout JSONWriter) {
      writer.object { $0.member("ranges", ranges) }
    }
  }
}
