import SourceText

/// The findings as Markdown: a section a file with a table, as comments on a change show it.
struct MarkdownReport {
  private let file: CheckedFile
  private let options: ReportOptions
  private let lines: LineTable

  init(_ file: CheckedFile, _ options: ReportOptions) {
    (self.file, self.options) = (file, options)
    lines = LineTable(file.text)
  }

  var bytes: [UInt8] {
    var text = "\n## \(Self.escaped(file.path))\n\n| line | | finding | rule |\n|---:|---|---|---|\n"
    for diagnostic in file.diagnostics {
      let line = lines.position(of: diagnostic.range.start, in: .utf32).line + 1
      let code = diagnostic.kind.code
      let rule = options.page(for: code).map { "[`\(code)`](<\($0)>)" } ?? "`\(code)`"
      text += "| \(line) | \(diagnostic.severity.reportName) | \(Self.escaped(diagnostic.message)) | \(rule) |\n"
    }
    return Array(text.utf8)
  }

  /// What could not be read, and how much was found.
  static func closing(_ summary: ReportSummary) -> [UInt8] {
    let unread = summary.unread.map { "- \(escaped($0.reason))\n" }.joined()
    return Array(((unread.isEmpty ? "" : "\n## Not checked\n\n" + unread) + "\n\(summary.sentence)\n").utf8)
  }

  /// `text` so that it is read as it is, in one cell of a table, and calls nobody.
  static func escaped(_ text: String) -> String {
    var last: Unicode.Scalar = " "
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      defer { last = scalar }
      switch scalar {
      case _ where TerminalText.isUnseen(scalar): result += "\u{FFFD}"
      // Who comments on a change with it would send a message to whoever is called so; addresses of mail are none.
      case "@" where !last.properties.isAlphabetic && last.properties.numericType == nil: result += "@&#8203;"
      case "\\", "|", "*", "_", "`", "[", "]", "<", ">", "#", "~": result += "\\\(scalar)"
      case "\n", "\r": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
