import ArgumentParser
import Reporting
import Standards
import Workspace

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Report {
  /// The report of a run, of which the options say these.
  init(_ format: ReportFormat, failsFrom threshold: FailureThreshold, documentationBase: String? = nil) {
    self.init(
      format,
      options: ReportOptions(
        isColored: StandardStream.output.wantsColor, showsSource: StandardStream.output.isTerminal,
        documentationBase: documentationBase, toolVersion: Cardwright.configuration.version,
        failsFrom: threshold.severity, paths: .ofRun),
      kinds: DiagnosticCatalogue.kinds)
  }

  /// Writes what was found in `files`, of which `entries` may have been made before, and ends the run where it fails by that or by
  /// what is `unread`.
  func tell(_ files: [CheckedFile], _ entries: [[UInt8]]? = nil, _ unread: [UnreadInput] = []) throws {
    var summary = ReportSummary()
    for input in unread { summary.add(input) }
    for file in files { summary.add(file) }
    var report = opening
    var isFirst = true
    for entry in entries ?? files.map({ self.entry(for: $0) }) where !entry.isEmpty {
      if !isFirst { report += separator }
      report += entry
      isFirst = false
    }
    StandardStream.output.write(report + closing(summary))
    if !unread.isEmpty { throw ExitStatus.unusable.code }
    if summary.hasFindings(atLeast: options.failsFrom) { throw ExitStatus.findings.code }
  }

  /// Writes that nothing was checked, as `unread` cannot be used.
  func tell(_ unread: UnreadInput) {
    var summary = ReportSummary()
    summary.add(unread)
    StandardStream.output.write(opening + closing(summary))
  }
}

extension ReportPaths {
  /// Those of this run: from the folder in which GitHub Actions checked out where the run is in it, or that of the git repository,
  /// or else the working folder.
  static var ofRun: ReportPaths {
    let workspace = getenv("GITHUB_WORKSPACE").flatMap { FileStamp.realPath(String(cString: $0)) }
      .flatMap { FileURI.isInside(WorkingFolder.path, $0) ? $0 : nil }
    return ReportPaths(
      root: workspace ?? WorkingFolder.repository ?? WorkingFolder.path, workingFolder: WorkingFolder.path,
      realFolder: FileStamp.realPath)
  }
}
