import LSPTypes
import SourceText

/// The way between one text's bytes and the positions and values that go over the wire.
struct WireText: Sendable {
  let uri: String
  let lines: LineTable
  let workspace: WorkspaceSnapshot

  /// The byte that `position` names.
  func offset(_ position: LSP.Position) -> Int {
    lines.offset(of: Position(position), in: workspace.encoding)
  }

  /// The bytes that `range` names; a range that runs backwards is turned round.
  func bytes(_ range: LSP.Range) -> ByteRange {
    let start = offset(range.start)
    let end = offset(range.end)
    return ByteRange(min(start, end), max(start, end))
  }

  /// The position of the byte at `offset`.
  ///
  /// - Parameter hint: a line that it is probably in, or soon behind.
  func position(_ offset: Int, near hint: Int = -1) -> LSP.Position {
    let position = lines.position(of: offset, in: workspace.encoding, near: hint)
    return LSP.Position(line: position.line, character: position.character)
  }

  /// The positions of `range`.
  ///
  /// - Parameter hint: a line that it probably begins in, or soon behind.
  func range(_ range: ByteRange, near hint: Int = -1) -> LSP.Range {
    let start = position(range.start, near: hint)
    return LSP.Range(start: start, end: position(range.end, near: start.line))
  }

  /// The edit with positions.
  func edit(_ edit: TextEdit) -> LSP.TextEdit {
    LSP.TextEdit(range: range(edit.range), newText: edit.replacement)
  }

  /// The finding as the client can show it.
  func diagnostic(_ finding: Diagnostic) -> LSP.Diagnostic {
    let client = workspace.client
    var related: [LSP.RelatedInformation]?
    if client.relatedInformation, !finding.related.isEmpty {
      related = finding.related.map {
        LSP.RelatedInformation(location: LSP.Location(uri: uri, range: range($0.range)), message: $0.message)
      }
    }
    return LSP.Diagnostic(
      range: range(finding.range), severity: finding.severity.rawValue, code: finding.kind.code,
      codeDescription: client.codeDescription
        ? workspace.documentation(at: DocumentationPage.rule(finding.kind.code)) : nil,
      source: "cardwright", message: finding.message, relatedInformation: related)
  }
}
