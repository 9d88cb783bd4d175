import JSON
import SourceText
import Standards

/// The shape of a report on scenarios.
package enum TestReportFormat: String, CaseIterable, Sendable {
  /// `path:line:column: scenario: what is wrong`, with the trace up to there, for people and editors.
  case text
  /// One JSON object, for scripts.
  case json
  /// What Jenkins, GitLab and others show as tests.
  case junit
  /// The Test Anything Protocol, version 14.
  case tap
  /// Workflow commands that GitHub Actions shows beside the changed lines.
  case github
}

/// A report on scenarios that is written file by file.
package struct TestReport {
  private let format: TestReportFormat
  private let options: ReportOptions
  private var count = 0
  private var isFirst = true

  /// A report of this shape.
  package init(_ format: TestReportFormat, options: ReportOptions = ReportOptions()) {
    (self.format, self.options) = (format, options)
  }

  /// What stands before the first file.
  package var opening: String {
    switch format {
    case .text, .github: ""
    case .json: "{\"files\":["
    case .junit: String(decoding: JUnitReport.opening, as: UTF8.self)
    case .tap: "TAP version 14\n"
    }
  }

  /// What is said of `file`, the next one.
  package mutating func entry(_ file: TestedFile) -> String {
    let places = Places(file.text)
    defer { isFirst = false }
    switch format {
    case .text: return Self.text(file, places)
    case .json: return (isFirst ? "\n" : ",\n") + Self.json(file, places)
    case .junit: return Self.junit(file, places)
    case .tap: return tap(file, places)
    case .github: return github(file, places)
    }
  }

  /// What stands behind the last file, with what could not be read.
  package func closing(_ summary: TestSummary) -> String {
    switch format {
    case .text: return summary.sentence + "\n"
    case .github: return String(decoding: GitHubReport.closing(summary.unread, options), as: UTF8.self)
    case .json:
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("passed", summary.passed)
        writer.member("failed", summary.failed)
        writer.member("errors", summary.errors)
      }
      let unread = String(decoding: JSONReport.member(summary.unread), as: UTF8.self)
      return "\n]\(unread),\"summary\":" + String(decoding: writer.bytes, as: UTF8.self) + "}\n"
    case .junit: return String(decoding: JUnitReport.closing(summary.unread), as: UTF8.self)
    case .tap:
      let unread = summary.unread.enumerated().map { index, input in
        "not ok \(count + index + 1) - \(Self.tapped(input.path))\n# \(input.reason)\n"
      }
      return unread.joined() + "1..\(count + unread.count)\n"
    }
  }

  // MARK: Text

  private static func text(_ file: TestedFile, _ places: Places) -> String {
    var text = ""
    for error in file.errors {
      text += "\(file.path):\(places.start(error.range)): \(error.severity.reportName): \(error.message)\n"
    }
    if !file.errors.isEmpty { text += "\(file.path): its scenarios did not run\n" }
    for scenario in file.scenarios {
      if let trouble = scenario.trouble {
        text += "\(file.path):\(places.start(scenario.range)): \(scenario.name): \(trouble)\n"
      }
      for (failure, trace) in zip(scenario.failures, traces(scenario)) {
        text += "\(file.path):\(places.start(failure.range)): \(scenario.name): \(failure.message)\n"
        if let trace { text += "  \(trace)\n" }
      }
    }
    return text
  }

  /// The trace until each of the failures, of which a later one tells only what has come since, a long one without its middle; nil
  /// where nothing has.
  private static func traces(_ scenario: TestedScenario) -> [String?] {
    var told = 0
    return scenario.failures.map { failure in
      guard failure.traced > told else { return nil }
      defer { told = failure.traced }
      var entries = Array(scenario.trace[told..<min(failure.traced, scenario.trace.count)])
      // A circle of handlers tells the same over and over.
      if entries.count > 2 * mostAtEnds {
        let rest = entries.count - 2 * mostAtEnds
        entries.replaceSubrange(mostAtEnds..<mostAtEnds + rest, with: ["… \(rest) more …"])
      }
      return (told == 0 ? "trace until then: " : "trace since: ") + entries.joined(separator: " ")
    }
  }

  /// So many entries at each end of a trace are shown.
  private static let mostAtEnds = 16

  // MARK: JSON

  private static func json(_ file: TestedFile, _ places: Places) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("path", file.path)
      if !file.errors.isEmpty {
        writer.objects("errors", file.errors) { write($0.range, places, ["message": $0.message], to: &$1) }
      }
      writer.objects("scenarios", file.scenarios) { write($0, places, to: &$1) }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func write(_ scenario: TestedScenario, _ places: Places, to writer: inout JSONWriter) {
    writer.member("id", scenario.id)
    writer.member("device", scenario.device)
    writer.member("profile", scenario.profile)
    writer.member("outcome", scenario.outcome.rawValue)
    writer.member("seconds", scenario.seconds)
    writer.member("trouble", ifPresent: scenario.trouble)
    writer.objects("failures", scenario.failures) { failure, writer in
      write(
        failure.range, places,
        [
          "claim": failure.claim, "expected": failure.expected, "actual": failure.actual, "message": failure.message,
        ], to: &writer)
    }
    writer.member("trace", array: scenario.trace)
    if !scenario.films.isEmpty { writer.member("films", array: scenario.films) }
  }

  private static func write(
    _ range: ByteRange, _ places: Places, _ members: KeyValuePairs<String, String>, to writer: inout JSONWriter
  ) {
    let place = places.start(range)
    writer.member("line", place.line)
    writer.member("column", place.column)
    for (name, value) in members { writer.member(name, value) }
  }

  // MARK: JUnit

  private static func junit(_ file: TestedFile, _ places: Places) -> String {
    let quoted = { (text: String) in XMLEscape.anywhere.escaped(text) }
    let failed = file.scenarios.filter { $0.outcome == .failed }.count
    let errors = file.scenarios.filter { $0.outcome == .error }.count + (file.errors.isEmpty ? 0 : 1)
    let count = file.scenarios.count + (file.errors.isEmpty ? 0 : 1)
    let path = quoted(file.path)
    var text = "  <testsuite name=\"\(path)\" tests=\"\(count)\" failures=\"\(failed)\" errors=\"\(errors)\">\n"
    if !file.errors.isEmpty {
      let reasons = file.errors.map { "\(file.path):\(places.start($0.range)): \($0.message)" }
      text += "    <testcase classname=\"\(path)\" name=\"\(path)\">\n"
      text += "      <error message=\"its scenarios did not run\">\(quoted(reasons.joined(separator: "\n")))</error>\n"
      text += "    </testcase>\n"
    }
    for scenario in file.scenarios {
      text += "    <testcase classname=\"\(path)\" name=\"\(quoted(scenario.name))\" time=\"\(scenario.seconds)\""
      guard scenario.outcome != .passed else {
        text += "/>\n"
        continue
      }
      text += ">\n"
      if let trouble = scenario.trouble { text += "      <error message=\"\(quoted(trouble))\"/>\n" }
      for failure in scenario.failures {
        let place = "\(file.path):\(places.start(failure.range))"
        text += "      <failure message=\"\(quoted(failure.message))\">\(quoted(place))</failure>\n"
      }
      text += "      <system-out>\(quoted(scenario.trace.joined(separator: "\n")))</system-out>\n    </testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  // MARK: TAP

  private mutating func tap(_ file: TestedFile, _ places: Places) -> String {
    var text = ""
    if !file.errors.isEmpty {
      count += 1
      text += "not ok \(count) - \(Self.tapped(file.path))\n"
      for error in file.errors { text += "# \(places.start(error.range)): \(error.message)\n" }
    }
    for scenario in file.scenarios {
      count += 1
      let name = Self.tapped("\(file.path): \(scenario.name)")
      text += "\(scenario.outcome == .passed ? "ok" : "not ok") \(count) - \(name)\n"
      guard scenario.outcome != .passed else { continue }
      text += "  ---\n"
      if let trouble = scenario.trouble { text += "  message: \(Self.yaml(trouble))\n" }
      if !scenario.failures.isEmpty { text += "  failures:\n" }
      for (failure, trace) in zip(scenario.failures, Self.traces(scenario)) {
        text += """
              - at: \(Self.yaml("\(file.path):\(places.start(failure.range))"))
                message: \(Self.yaml(failure.message))
                claim: \(Self.yaml(failure.claim))
                expected: \(Self.yaml(failure.expected))
                actual: \(Self.yaml(failure.actual))

          """
        if let trace { text += "      trace: \(Self.yaml(trace))\n" }
      }
      text += "  ...\n"
    }
    return text
  }

  /// `text` as a description: a number sign would begin a directive, and a backslash escapes.
  private static func tapped(_ text: String) -> String {
    String(text.flatMap { $0 == "#" || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  /// `text` as a string of JSON, which YAML takes.
  private static func yaml(_ text: String) -> String {
    var writer = JSONWriter()
    writer.element(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: GitHub

  private func github(_ file: TestedFile, _ places: Places) -> String {
    var text = ""
    let name = options.name(of: file.path)
    func add(_ range: ByteRange, _ title: String, _ message: String) {
      let place = places.start(range)
      let properties = [
        ("file", name), ("line", "\(place.line)"), ("col", "\(place.column)"), ("title", title),
      ]
      text += GitHubReport.command("error", properties, message)
    }
    for error in file.errors { add(error.range, error.kind.code, error.message) }
    for scenario in file.scenarios {
      if let trouble = scenario.trouble { add(scenario.range, scenario.name, trouble) }
      for (failure, trace) in zip(scenario.failures, Self.traces(scenario)) {
        add(failure.range, scenario.name, failure.message + (trace.map { "\n" + $0 } ?? ""))
      }
    }
    return text
  }
}

/// Lines and columns of a text, from 1, columns in characters as Unicode counts them.
private struct Places {
  private let lines: LineTable

  init(_ text: SourceText) { lines = LineTable(text) }

  func start(_ range: ByteRange) -> Place {
    let position = lines.position(of: range.start, in: .utf32)
    return Place(line: position.line + 1, column: position.character + 1)
  }
}

private struct Place: CustomStringConvertible {
  var line: Int
  var column: Int

  var description: String { "\(line):\(column)" }
}
