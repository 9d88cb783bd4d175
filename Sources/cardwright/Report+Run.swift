import ArgumentParser
import Reporting

extension Report {
  /// The report of a run, of which the options say these.
  init(_ format: ReportFormat, failsFrom threshold: FailureThreshold, documentationBase: String? = nil) {
    self.init(
      format,
      options: ReportOptions(
        isColored: StandardStream.output.wantsColor, showsSource: StandardStream.output.isTerminal,
        documentationBase: documentationBase, toolVersion: Cardwright.configuration.version,
        failsFrom: threshold.severity),
      kinds: DiagnosticCatalogue.kinds)
  }

  /// Writes what was found in `files`, and ends the run where it fails by that.
  func tell(_ files: [CheckedFile]) throws {
    var summary = ReportSummary()
    for file in files { summary.add(file) }
    let entries = files.map { entry(for: $0) }.filter { !$0.isEmpty }
    StandardStream.output.write(opening + entries.joined(separator: separator) + closing(summary))
    if summary.hasFindings(atLeast: options.failsFrom) { throw ExitStatus.findings.code }
  }
}
