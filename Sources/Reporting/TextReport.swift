import SourceText

/// Findings for people and editors: `path:line:column: severity: message [code]`, both counted from one, the column in
/// Unicode scalars; with the source line, a caret, related places and the first fix when that is asked for.
struct TextReport {
  private let file: CheckedFile
  private let options: ReportOptions
  private let lines: LineTable

  init(_ file: CheckedFile, _ options: ReportOptions) {
    self.file = file
    self.options = options
    lines = LineTable(file.text)
  }

  var bytes: [UInt8] {
    var text = ""
    for diagnostic in file.diagnostics { write(diagnostic, to: &text) }
    return Array(text.utf8)
  }

  private func write(_ diagnostic: Diagnostic, to text: inout String) {
    let severity = style(diagnostic.severity.reportName + ":", color(of: diagnostic.severity))
    let message = style(TerminalText.visible(diagnostic.message), "1")
    text += "\(place(of: diagnostic.range)): \(severity) \(message) [\(diagnostic.kind.code)]\n"
    guard options.showsSource else { return }
    writeSource(of: diagnostic.range, color(of: diagnostic.severity), to: &text)
    for related in diagnostic.related {
      let note = style("note:", "36")
      text += "\(place(of: related.range)): \(note) \(TerminalText.visible(related.message))\n"
      writeSource(of: related.range, "36", to: &text)
    }
    if let fix = diagnostic.fixes.first {
      text += "     \(style("=", "34")) fix: \(TerminalText.visible(fix.title))\n"
    }
  }

  private func place(of range: ByteRange) -> String {
    let position = lines.position(of: range.start, in: .utf32)
    return style("\(TerminalText.visible(file.path)):\(position.line + 1):\(position.character + 1)", "1")
  }

  /// The line where `range` begins, and below it a caret with a tail to the range's end or the line's.
  private func writeSource(of range: ByteRange, _ color: String, to text: inout String) {
    let line = lines.line(at: range.start)
    let excerpt = SourceExcerpt(file.text, line: lines.range(ofLine: line), marked: range)
    let number = "\(line + 1)"
    let gutter = String(repeating: " ", count: max(0, 4 - number.utf8.count))
    let bar = style("|", "34")
    text += "\(gutter)\(style(number, "34")) \(bar) \(excerpt.text)\n"
    let blank = String(repeating: " ", count: max(4, number.utf8.count))
    text += "\(blank) \(bar) \(excerpt.indent)\(style(excerpt.mark, color))\n"
  }

  private func color(of severity: DiagnosticSeverity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .information: "1;34"
    case .hint: "1;36"
    }
  }

  /// `text` in a terminal's colour or weight (ECMA-48, Select Graphic Rendition).
  private func style(_ text: String, _ rendition: String) -> String {
    options.isColored ? "\u{1B}[\(rendition)m\(text)\u{1B}[0m" : text
  }
}
