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
  /// What Jenkins, GitLab and others show as tests: a suite a file, a case a finding.
  case junit
  /// What Checkstyle writes and many tools for reviews read.
  case checkstyle
  /// A section a file, for comments on a change.
  case markdown
  /// One page to look at, with the cards drawn where they fail.
  case html
}

/// What the parts of a report of one shape are.
struct ReportShape: Sendable {
  var opening: @Sendable (Report) -> [UInt8] = { _ in [] }
  /// What stands between two entries.
  var separator = ""
  /// Whether files without findings are named.
  var namesAll = false
  let entry: @Sendable (CheckedFile, Report) -> [UInt8]
  var closing: @Sendable (ReportSummary, Report) -> [UInt8] = { _, _ in [] }

  /// The one table of them.
  static func of(_ format: ReportFormat) -> ReportShape {
    switch format {
    case .text: ReportShape(entry: { TextReport($0, $1.options).bytes })
    case .github:
      ReportShape(
        entry: { GitHubReport($0, $1.options).bytes },
        closing: { summary, report in GitHubReport.closing(summary.unread, report.options) })
    case .json:
      ReportShape(
        opening: { _ in Array("{\"files\":[\n".utf8) }, separator: ",\n", namesAll: true,
        entry: { JSONReport($0, $1.options).bytes }, closing: { summary, _ in JSONReport.closing(summary) })
    case .sarif:
      ReportShape(
        opening: { _ in SARIFReport.opening }, separator: ",\n", entry: { SARIFReport($0, $1).bytes },
        closing: { SARIFReport.closing($0, $1) })
    case .junit:
      ReportShape(
        opening: { _ in JUnitReport.opening }, namesAll: true, entry: { JUnitReport($0, $1.options).bytes },
        closing: { summary, _ in JUnitReport.closing(summary.unread) })
    case .checkstyle:
      ReportShape(
        opening: { _ in CheckstyleReport.opening }, entry: { file, _ in CheckstyleReport(file).bytes },
        closing: { summary, _ in CheckstyleReport.closing(summary.unread) })
    case .markdown:
      ReportShape(
        opening: { _ in Array("# Cardwright\n".utf8) }, entry: { MarkdownReport($0, $1.options).bytes },
        closing: { summary, _ in MarkdownReport.closing(summary) })
    case .html:
      ReportShape(
        opening: { _ in HTMLReport.opening }, entry: { HTMLReport($0, $1.options).bytes },
        closing: { summary, _ in HTMLReport.closing(summary) })
    }
  }
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
  /// The severity from which a finding fails the run; what is less is no failed test.
  package var failsFrom: DiagnosticSeverity
  /// How annotations and SARIF name files; nil for as they were called.
  package var paths: ReportPaths?

  /// A plain report.
  package init(
    isColored: Bool = false, showsSource: Bool = false, documentationBase: String? = nil, toolVersion: String = "",
    failsFrom: DiagnosticSeverity = .error, paths: ReportPaths? = nil
  ) {
    (self.failsFrom, self.paths) = (failsFrom, paths)
    self.isColored = isColored
    self.showsSource = showsSource
    self.documentationBase = documentationBase
    self.toolVersion = toolVersion
  }

  /// Where to read about a finding with `code`: a page below ``documentationBase``, or a command.
  package func help(for code: String) -> String {
    page(for: code) ?? "cardwright explain \(code)"
  }

  /// The name of the file at `path` for whoever looks at the whole repository.
  func name(of path: String) -> String {
    path == CheckedFile.standardInput ? path : paths?.name(of: path) ?? path
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
  private let shape: ReportShape

  /// A report of `format`; `kinds` are all kinds of findings that can occur.
  package init(_ format: ReportFormat, options: ReportOptions, kinds: [DiagnosticKind]) {
    self.format = format
    self.options = options
    self.kinds = kinds
    shape = .of(format)
    kindIndices = Dictionary(kinds.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What stands before all entries.
  package var opening: [UInt8] { shape.opening(self) }

  /// What stands between two entries.
  package var separator: [UInt8] { Array(shape.separator.utf8) }

  /// What is said of `file`; linear in its length and findings.
  package func entry(for file: CheckedFile) -> [UInt8] {
    file.diagnostics.isEmpty && !shape.namesAll ? [] : shape.entry(file, self)
  }

  /// What stands after all entries.
  package func closing(_ summary: ReportSummary) -> [UInt8] { shape.closing(summary, self) }
}
