import JSON
import SourceText

/// The findings as JSON: one object a file; lines and characters are counted from zero, characters in UTF-16 code units,
/// as in LSP.
struct JSONReport {
  private let file: CheckedFile
  private let options: ReportOptions
  private let lines: LineTable

  init(_ file: CheckedFile, _ options: ReportOptions) {
    self.file = file
    self.options = options
    // Most files have no findings, and need no lines.
    lines = LineTable(file.diagnostics.isEmpty ? SourceText([]) : file.text)
  }

  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("path", file.path)
      writer.objects("findings", file.diagnostics) { write($0, to: &$1) }
      if file.isTruncated { writer.member("truncated", true) }
    }
    return writer.bytes
  }

  /// What could not be read, as a member of the report behind others; nothing where all was.
  static func member(_ unread: [UnreadInput]) -> [UInt8] {
    guard !unread.isEmpty else { return [] }
    var writer = JSONWriter(appendingTo: Array(",\"unread\":".utf8))
    writer.objects(unread) { input, writer in
      writer.member("path", input.path)
      writer.member("message", input.reason)
    }
    return writer.bytes
  }

  /// The end of the list of files, what is missing in it, and the summary.
  static func closing(_ summary: ReportSummary) -> [UInt8] {
    var writer = JSONWriter(appendingTo: Array("\n]".utf8) + member(summary.unread) + Array(",\"summary\":".utf8))
    writer.object { writer in
      writer.member("files", summary.files)
      for severity in DiagnosticSeverity.allCases {
        writer.member(severity.reportName + "s", summary.count(of: severity))
      }
      if summary.isTruncated { writer.member("truncated", true) }
    }
    return writer.bytes + Array("}\n".utf8)
  }

  private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.member("code", diagnostic.kind.code)
    writer.member("severity", diagnostic.severity.reportName)
    writer.member("source", diagnostic.kind.source.rawValue)
    writer.member("message", diagnostic.message)
    writer.object("range") { writer in
      writer.object("start") { write(lines.position(of: diagnostic.range.start, in: .utf16), to: &$0) }
      writer.object("end") { write(lines.position(of: diagnostic.range.end, in: .utf16), to: &$0) }
    }
    writer.member("help", options.help(for: diagnostic.kind.code))
  }

  private func write(_ position: Position, to writer: inout JSONWriter) {
    writer.member("line", position.line)
    writer.member("character", position.character)
  }
}
