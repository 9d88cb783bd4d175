package import SourceText

/// How many files were checked and how many findings of each severity there are.
package struct ReportSummary: Hashable, Sendable {
  /// The number of files that were checked.
  package private(set) var files = 0
  /// The number of findings of each severity, by ``DiagnosticSeverity/rawValue`` less one.
  private var counts = [Int](repeating: 0, count: DiagnosticSeverity.allCases.count)

  /// For each severity, whether there are more findings of it than are told.
  private var hasMore = [Bool](repeating: false, count: DiagnosticSeverity.allCases.count)
  /// Whether there are more findings than are told.
  private(set) var isTruncated = false
  /// What could not be read.
  package private(set) var unread: [UnreadInput] = []

  /// Nothing yet.
  package init() {}

  /// Counts `file` in.
  package mutating func add(_ file: CheckedFile) {
    files += 1
    if file.isTruncated { isTruncated = true }
    for diagnostic in file.diagnostics {
      counts[diagnostic.severity.rawValue - 1] += 1
      if diagnostic.standsForMore { hasMore[diagnostic.severity.rawValue - 1] = true }
    }
  }

  /// Takes note that an input is missing.
  package mutating func add(_ input: UnreadInput) { unread.append(input) }

  /// Counts in what `other` counts.
  package mutating func add(_ other: ReportSummary) {
    files += other.files
    unread += other.unread
    if other.isTruncated { isTruncated = true }
    for index in counts.indices {
      counts[index] += other.counts[index]
      if other.hasMore[index] { hasMore[index] = true }
    }
  }

  /// The number of findings of `severity`.
  package func count(of severity: DiagnosticSeverity) -> Int { counts[severity.rawValue - 1] }

  /// Whether there is a finding at least as serious as `severity`.
  package func hasFindings(atLeast severity: DiagnosticSeverity) -> Bool {
    counts[..<severity.rawValue].contains { $0 > 0 }
  }

  /// What a person reads at the end, such as `3 files: 1 error, 2 warnings`, and what is missing.
  package var sentence: String {
    let found = DiagnosticSeverity.allCases.compactMap { severity -> String? in
      let count = count(of: severity)
      let more = hasMore[severity.rawValue - 1] ? "more than " : ""
      return count == 0
        ? nil : "\(more)\(count) \(severity.reportName)\(count == 1 || severity == .information ? "" : "s")"
    }
    return "\(files) file\(files == 1 ? "" : "s"): " + (found.isEmpty ? "no findings" : found.joined(separator: ", "))
      + (isTruncated && !hasMore.contains(true) ? "; there are more than were looked at" : "")
      + (unread.isEmpty ? "" : "; \(unread.count) could not be read")
  }
}
