import EditorFeatures
package import LSPTypes
package import SourceText

/// The way between one text's bytes and the positions and values that go over the wire.
package struct WireText: Sendable {
  /// The document's address, as the client spells it.
  package let uri: String
  /// The text and its lines.
  package let lines: LineTable
  /// What the client can do.
  package let client: LSP.ClientCapabilities
  /// How positions count on the wire.
  package let encoding: PositionEncoding
  /// Where the documentation stands; nil for nowhere.
  package let documentationBase: String?

  /// The way of the document at `uri` for a client that can do what `client` says.
  package init(
    uri: String, lines: LineTable, client: LSP.ClientCapabilities, encoding: PositionEncoding,
    documentationBase: String?
  ) {
    (self.uri, self.lines, self.client) = (uri, lines, client)
    (self.encoding, self.documentationBase) = (encoding, documentationBase)
  }

  /// The address of the documentation's page at `path` (``DocumentationPage``); nil for nowhere.
  package func documentation(at path: String) -> String? {
    documentationBase.map { DocumentationPage.address(path, base: $0) }
  }

  /// The byte that `position` names.
  package func offset(_ position: LSP.Position) -> Int {
    lines.offset(of: Position(position), in: encoding)
  }

  /// The bytes that `range` names; a range that runs backwards is turned round.
  package func bytes(_ range: LSP.Range) -> ByteRange {
    let start = offset(range.start)
    let end = offset(range.end)
    return ByteRange(min(start, end), max(start, end))
  }

  /// The position of the byte at `offset`.
  ///
  /// - Parameter hint: a line that it is probably in, or soon behind.
  package func position(_ offset: Int, near hint: Int = -1) -> LSP.Position {
    let position = lines.position(of: offset, in: encoding, near: hint)
    return LSP.Position(line: position.line, character: position.character)
  }

  /// The positions of `range`.
  ///
  /// - Parameter hint: a line that it probably begins in, or soon behind.
  package func range(_ range: ByteRange, near hint: Int = -1) -> LSP.Range {
    let start = position(range.start, near: hint)
    return LSP.Range(start: start, end: position(range.end, near: start.line))
  }

  /// The edit with positions.
  package func edit(_ edit: TextEdit) -> LSP.TextEdit {
    LSP.TextEdit(range: range(edit.range), newText: edit.replacement)
  }

  /// The finding as the client can show it.
  package func diagnostic(_ finding: Diagnostic) -> LSP.Diagnostic {
    var related: [LSP.RelatedInformation]?
    if client.relatedInformation, !finding.related.isEmpty {
      related = finding.related.map {
        LSP.RelatedInformation(location: LSP.Location(uri: uri, range: range($0.range)), message: $0.message)
      }
    }
    return LSP.Diagnostic(
      range: range(finding.range), severity: finding.severity.rawValue, code: finding.kind.code,
      codeDescription: client.codeDescription
        ? documentation(at: DocumentationPage.rule(finding.kind.code)) : nil,
      source: "cardwright", message: finding.message, relatedInformation: related)
  }
}

extension PositionEncoding {
  /// What a client prefers of that which it offers and we know; UTF-16 where that is nothing.
  package static func preferred(among offered: [String]) -> PositionEncoding {
    offered.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
  }
}

extension Position {
  /// The place that `position` names on the wire.
  package init(_ position: LSP.Position) {
    self.init(line: position.line, character: position.character)
  }
}

extension LineTable {
  /// Makes `changes`, each against the text that the one before left; what became of the text, nil for nothing.
  package mutating func apply(_ changes: [LSP.ContentChange], in encoding: PositionEncoding) -> Replacement? {
    var edit: Replacement?
    for change in changes {
      let bytes = Array(change.text.utf8)
      let next: Replacement
      if let range = change.range {
        let start = offset(of: Position(range.start), in: encoding)
        let end = offset(of: Position(range.end), in: encoding)
        next = Replacement(from: min(start, end), to: max(start, end), newEnd: min(start, end) + bytes.count)
        replace(ByteRange(next.start, next.oldEnd), with: bytes)
      } else {
        next = Replacement(of: text.bytes, by: bytes)
        self = LineTable(SourceText(bytes))
      }
      edit = edit?.then(next) ?? next
    }
    return edit
  }
}
