package import SourceText

/// The shape of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// `path:line:column: severity: message [code]`, for people and editors.
  case text
  /// One JSON object with all files, for scripts.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands that GitHub Actions shows beside the changed lines.
  case github
}

/// How a report looks; the same for every file of a run.
package struct ReportOptions: Sendable {
  /// Whether text is coloured with terminal escapes.
  package var isColored: Bool
  /// Whether text shows the source line with a caret, related places and the first fix.
  package var showsSource: Bool
  /// The address below which each code has its page, or nil to point at `cardwright explain`.
  package var documentationBase: String?
  /// The version of this tool, as SARIF names it.
  package var toolVersion: String

  /// A plain report.
  package init(
    isColored: Bool = false, showsSource: Bool = false, documentationBase: String? = nil, toolVersion: String = ""
  ) {
    self.isColored = isColored
    self.showsSource = showsSource
    self.documentationBase = documentationBase
    self.toolVersion = toolVersion
  }

  /// Where to read about a finding with `code`: a page below ``documentationBase``, or a command.
  package func help(for code: String) -> String {
    page(for: code) ?? "cardwright explain \(code)"
  }

  /// The address of the page about `code`, or nil without a ``documentationBase``.
  func page(for code: String) -> String? {
    documentationBase.map { DocumentationPage.address(DocumentationPage.rule(code), base: $0) }
  }
}

/// A report that is written piece by piece.
///
/// First ``opening``, then an entry for every file with ``separator`` between those that are not empty, then
/// ``closing(_:)``. Entries may be made in parallel.
package struct Report: Sendable {
  /// Its shape.
  package let format: ReportFormat
  /// Its looks.
  package let options: ReportOptions
  /// Every kind of finding that can occur, which SARIF lists.
  let kinds: [DiagnosticKind]
  /// The place of each code in ``kinds``.
  let kindIndices: [String: Int]

  /// A report of `format`; `kinds` are all kinds of findings that can occur.
  package init(_ format: ReportFormat, options: ReportOptions, kinds: [DiagnosticKind]) {
    self.format = format
    self.options = options
    self.kinds = kinds
    kindIndices = Dictionary(kinds.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What stands before all entries.
  package var opening: [UInt8] {
    switch format {
    case .text, .github: []
    case .json: Array("{\"files\":[\n".utf8)
    case .sarif: SARIFReport.opening
    }
  }

  /// What stands between two entries.
  package var separator: [UInt8] {
    switch format {
    case .text, .github: []
    case .json, .sarif: Array(",\n".utf8)
    }
  }

  /// What is said of `file`; linear in its length and findings.
  package func entry(for file: CheckedFile) -> [UInt8] {
    if file.diagnostics.isEmpty, format != .json { return [] }
    return switch format {
    case .text: TextReport(file, options).bytes
    case .github: GitHubReport(file).bytes
    case .json: JSONReport(file, options).bytes
    case .sarif: SARIFReport(file, self).bytes
    }
  }

  /// What stands after all entries.
  package func closing(_ summary: ReportSummary) -> [UInt8] {
    switch format {
    case .text, .github: []
    case .json: JSONReport.closing(summary)
    case .sarif: SARIFReport.closing(self)
    }
  }
}
