import SourceText

/// Workflow commands of GitHub Actions, one a finding:
/// `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message`.
struct GitHubReport {
  private let file: CheckedFile
  private let name: String
  private let lines: LineTable

  init(_ file: CheckedFile, _ options: ReportOptions) {
    (self.file, name) = (file, options.name(of: file.path))
    lines = LineTable(file.text)
  }

  /// What could not be read.
  static func closing(_ unread: [UnreadInput], _ options: ReportOptions) -> [UInt8] {
    unread.flatMap { command("error", [("file", options.name(of: $0.path)), ("title", "unread")], $0.reason).utf8 }
  }

  var bytes: [UInt8] {
    file.diagnostics.reduce(into: []) { bytes, diagnostic in bytes += command(for: diagnostic).utf8 }
  }

  private func command(for diagnostic: Diagnostic) -> String {
    let start = lines.position(of: diagnostic.range.start, in: .utf32)
    let end = lines.position(of: diagnostic.range.end, in: .utf32)
    var properties = [("file", name), ("line", "\(start.line + 1)"), ("endLine", "\(end.line + 1)")]
    // Columns are understood only when a finding stays on its line.
    if start.line == end.line {
      properties += [
        ("col", "\(start.character + 1)"), ("endColumn", "\(max(start.character, end.character - 1) + 1)"),
      ]
    }
    properties.append(("title", diagnostic.kind.code))
    return Self.command(Self.name(of: diagnostic.severity), properties, diagnostic.message)
  }

  /// The workflow command called `name`.
  static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
    return "::\(name) \(list)::\(escaped(message))\n"
  }

  private static func name(of severity: DiagnosticSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "notice"
    }
  }

  /// `text` as the data of a workflow command.
  private static func escaped(_ text: String) -> String {
    replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// `text` as the value of a workflow command's property.
  private static func escapedProperty(_ text: String) -> String {
    replacing(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func replacing(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let replacement = table[scalar] { result += replacement } else { result.unicodeScalars.append(scalar) }
    }
  }
}
