import JSON
import SourceText
import Standards

/// The findings as a SARIF log (Static Analysis Results Interchange Format 2.1.0, OASIS): one result a finding, with its
/// related places and fixes; every kind of finding is a rule with its help.
struct SARIFReport {
  private let file: CheckedFile
  private let report: Report
  private let lines: LineTable
  /// What the file is called.
  private let name: String

  init(_ file: CheckedFile, _ report: Report) {
    self.file = file
    self.report = report
    name = report.options.name(of: file.path)
    lines = LineTable(file.text)
  }

  /// The log up to its first result.
  static let opening = Array(
    """
    {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"utf16CodeUnits",\
    "results":[

    """.utf8)

  /// What follows the last result: how the run went, from where paths count, and the tool with its rules.
  static func closing(_ summary: ReportSummary, _ report: Report) -> [UInt8] {
    var writer = JSONWriter(appendingTo: Array("\n],\"invocations\":".utf8))
    writer.objects([summary.unread]) { write($0, report.options, to: &$1) }
    if let root = report.options.paths?.root {
      writer.raw(Array(",\"originalUriBaseIds\":".utf8))
      writer.object { writer in
        writer.object(base) { $0.member("uri", address(of: root == "/" ? root : root + "/")) }
      }
    }
    writer.raw(Array(",\"tool\":".utf8))
    writer.object { writer in
      writer.object("driver") { writer in
        writer.member("name", "Cardwright")
        if !report.options.toolVersion.isEmpty { writer.member("version", report.options.toolVersion) }
        writer.objects("rules", report.kinds) { write($0, report.options, to: &$1) }
      }
    }
    return writer.bytes + Array("}]}\n".utf8)
  }

  /// The file's results, separated by commas.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for diagnostic in file.diagnostics {
      if !bytes.isEmpty { bytes += report.separator }
      var writer = JSONWriter(appendingTo: bytes)
      writer.object { write(diagnostic, to: &$0) }
      bytes = writer.bytes
    }
    return bytes
  }

  // MARK: The members of objects

  /// How the run went, in which `unread` could not be read.
  private static func write(_ unread: [UnreadInput], _ options: ReportOptions, to writer: inout JSONWriter) {
    writer.member("executionSuccessful", unread.isEmpty)
    if unread.isEmpty { return }
    writer.objects("toolExecutionNotifications", unread) { input, writer in
      writer.member("level", "error")
      writer.object("message") { $0.member("text", input.reason) }
      writer.objects("locations", [options.name(of: input.path)]) { name, writer in
        writer.object("physicalLocation") { writeAddress(name, options, to: &$0) }
      }
    }
  }

  private static func write(_ kind: DiagnosticKind, _ options: ReportOptions, to writer: inout JSONWriter) {
    writer.member("id", kind.code)
    writer.object("shortDescription") { $0.member("text", kind.summary) }
    writer.object("fullDescription") { $0.member("text", kind.explanation) }
    writer.object("help") { writer in
      writer.member("text", kind.explanation)
      writer.member("markdown", kind.explanation)
    }
    writer.member("helpUri", ifPresent: options.page(for: kind.code))
    writer.object("defaultConfiguration") { $0.member("level", level(of: kind.severity)) }
    writer.object("properties") { $0.member("tags", array: [kind.source.rawValue]) }
  }

  private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.member("ruleId", diagnostic.kind.code)
    writer.member("ruleIndex", ifPresent: report.kindIndices[diagnostic.kind.code])
    writer.member("level", Self.level(of: diagnostic.severity))
    writer.object("message") { $0.member("text", diagnostic.message) }
    writer.objects("locations", [diagnostic.range]) { writeLocation($0, to: &$1) }
    if !diagnostic.related.isEmpty {
      writer.objects("relatedLocations", diagnostic.related) { related, writer in
        writeLocation(related.range, to: &writer)
        writer.object("message") { $0.member("text", related.message) }
      }
    }
    if !diagnostic.fixes.isEmpty { writer.objects("fixes", diagnostic.fixes) { write($0, to: &$1) } }
  }

  private func write(_ fix: Fix, to writer: inout JSONWriter) {
    writer.object("description") { $0.member("text", fix.title) }
    writer.objects("artifactChanges", [fix.edits]) { edits, writer in
      Self.writeAddress(name, report.options, to: &writer)
      writer.objects("replacements", edits) { write($0, to: &$1) }
    }
  }

  private func write(_ edit: TextEdit, to writer: inout JSONWriter) {
    writer.object("deletedRegion") { writeRegion(edit.range, to: &$0) }
    if !edit.replacement.isEmpty { writer.object("insertedContent") { $0.member("text", edit.replacement) } }
  }

  private func writeLocation(_ range: ByteRange, to writer: inout JSONWriter) {
    writer.object("physicalLocation") { writer in
      Self.writeAddress(name, report.options, to: &writer)
      writer.object("region") { writeRegion(range, to: &$0) }
    }
  }

  private func writeRegion(_ range: ByteRange, to writer: inout JSONWriter) {
    let start = lines.position(of: range.start, in: .utf16)
    let end = lines.position(of: range.end, in: .utf16)
    writer.member("startLine", start.line + 1)
    writer.member("startColumn", start.character + 1)
    writer.member("endLine", end.line + 1)
    writer.member("endColumn", end.character + 1)
  }

  /// What names the folder from which paths count, as other tools call it.
  private static let base = "%SRCROOT%"

  private static func writeAddress(_ name: String, _ options: ReportOptions, to writer: inout JSONWriter) {
    writer.object("artifactLocation") { writer in
      writer.member("uri", address(of: name))
      if options.paths != nil, !name.hasPrefix("/"), name != CheckedFile.standardInput {
        writer.member("uriBaseId", base)
      }
    }
  }

  private static func level(of severity: DiagnosticSeverity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }

  /// `path` as a URI reference (RFC 3986): an absolute path becomes a `file` URI, a relative one stays relative.
  static func address(of path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + PercentEncoding.encoded(path, keeping: "/")
  }
}
