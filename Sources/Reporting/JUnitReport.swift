import SourceText
import Standards

/// The findings as JUnit's XML: a suite a file, a case a finding, which has failed from the severity that fails the run.
struct JUnitReport {
  private let file: CheckedFile
  private let options: ReportOptions
  private let lines: LineTable

  init(_ file: CheckedFile, _ options: ReportOptions) {
    (self.file, self.options) = (file, options)
    // Most files have no findings, and need no lines.
    lines = LineTable(file.diagnostics.isEmpty ? SourceText([]) : file.text)
  }

  static let opening = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"cardwright\">\n".utf8)

  /// What could not be read, a suite each, and the end.
  static func closing(_ unread: [UnreadInput]) -> [UInt8] {
    let suites = unread.map { input in
      let (name, reason) = (XMLEscape.anywhere.escaped(input.path), XMLEscape.anywhere.escaped(input.reason))
      return """
        <testsuite name="\(name)" tests="1" failures="0" errors="1">
          <testcase classname="\(name)" name="unread"><error message="\(reason)"/></testcase>
        </testsuite>

        """
    }
    return Array((suites.joined() + "</testsuites>\n").utf8)
  }

  var bytes: [UInt8] {
    let name = XMLEscape.anywhere.escaped(file.path)
    let failures = file.diagnostics.count { $0.severity >= options.failsFrom }
    var text = "<testsuite name=\"\(name)\" tests=\"\(max(1, file.diagnostics.count))\" failures=\"\(failures)\">\n"
    if file.diagnostics.isEmpty { text += "  <testcase classname=\"\(name)\" name=\"no findings\"/>\n" }
    for diagnostic in file.diagnostics {
      let position = lines.position(of: diagnostic.range.start, in: .utf32)
      let place = "\(position.line + 1):\(position.character + 1)"
      let message = XMLEscape.anywhere.escaped(diagnostic.message)
      let code = diagnostic.kind.code
      let kind = diagnostic.severity.reportName
      text +=
        "  <testcase classname=\"\(name)\" name=\"\(code) \(place)\" file=\"\(name)\" line=\"\(position.line + 1)\">"
      text +=
        diagnostic.severity >= options.failsFrom
        ? "<failure type=\"\(code)\" message=\"\(message)\">\(name):\(place): \(kind): \(message)</failure>"
        : "<system-out>\(name):\(place): \(kind): \(message)</system-out>"
      text += "</testcase>\n"
    }
    return Array((text + "</testsuite>\n").utf8)
  }
}
