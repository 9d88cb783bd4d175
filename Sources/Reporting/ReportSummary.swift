package import SourceText

/// How many files were checked and how many findings of each severity there are.
package struct ReportSummary: Hashable, Sendable {
  /// The number of files that were checked.
  package private(set) var files = 0
  /// The number of findings of each severity, by ``DiagnosticSeverity/rawValue`` less one.
  private var counts = [Int](repeating: 0, count: DiagnosticSeverity.allCases.count)

  /// Nothing yet.
  package init() {}

  /// Counts `file` in.
  package mutating func add(_ file: CheckedFile) {
    files += 1
    for diagnostic in file.diagnostics { counts[diagnostic.severity.rawValue - 1] += 1 }
  }

  /// Counts in what `other` counts.
  package mutating func add(_ other: ReportSummary) {
    files += other.files
    for index in counts.indices { counts[index] += other.counts[index] }
  }

  /// The number of findings of `severity`.
  package func count(of severity: DiagnosticSeverity) -> Int { counts[severity.rawValue - 1] }

  /// Whether there is a finding at least as serious as `severity`.
  package func hasFindings(atLeast severity: DiagnosticSeverity) -> Bool {
    counts[..<severity.rawValue].contains { $0 > 0 }
  }

  /// What a person reads at the end, such as `3 files: 1 error, 2 warnings`.
  package var sentence: String {
    let found = DiagnosticSeverity.allCases.compactMap { severity -> String? in
      let count = count(of: severity)
      return count == 0 ? nil : "\(count) \(severity.reportName)\(count == 1 || severity == .information ? "" : "s")"
    }
    return "\(files) file\(files == 1 ? "" : "s"): " + (found.isEmpty ? "no findings" : found.joined(separator: ", "))
  }
}
