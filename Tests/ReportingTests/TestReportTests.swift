import JSON
import Reporting
import SourceText
import TestSupport
import Testing

private let broken = DiagnosticKind("broken", .syntax, .error, summary: "Broken.", explanation: "Mend it.")

/// A file with a scenario that passes and one that fails at the selection.
private let tested: TestedFile = {
  let marked = MarkedText("<a>\n  é😀<Expect cardTop='⏩250⏪'/>\n</a>")
  let range = ByteRange(marked.selection?.lowerBound ?? 0, marked.selection?.upperBound ?? 0)
  let failure = TestedClaim(
    claim: "cardTop", expected: "250", actual: "249", message: "cardTop is 249, not 250, 1 less", range: range,
    traced: 1)
  let later = [("depth", "2", "1"), ("map", "a", "b")].map { claim, expected, actual in
    TestedClaim(
      claim: claim, expected: expected, actual: actual, message: "\(claim) is \(actual)", range: range, traced: 3)
  }
  return TestedFile(
    path: "a b.card.xml", text: SourceText(marked.text), errors: [],
    scenarios: [
      TestedScenario(
        id: "good", device: "se", profile: "spec", seconds: 0.25, range: ByteRange(0, 2), trace: ["a.willAppear"]),
      TestedScenario(
        id: "bad<#1>", device: "se", profile: "spec", seconds: 1.3, range: ByteRange(0, 2), failures: [failure] + later,
        trace: ["a.willAppear", "a.didAppear", "b.willAppear", "b.didAppear"]),
    ])
}()

private let unusable = TestedFile(
  path: "b.card.xml", text: SourceText("<b>"),
  errors: [Diagnostic(broken, "no end tag", at: ByteRange(0, 3))], scenarios: [])

private func report(_ format: TestReportFormat) -> String {
  var report = TestReport(format)
  var summary = TestSummary()
  var text = report.opening
  for file in [tested, unusable] {
    summary.add(file)
    text += report.entry(file)
  }
  return text + report.closing(summary)
}

@Suite("What is reported of scenarios")
struct TestReportTests {
  @Test("A line says where, which scenario, what is wrong; then what was told until there, each of it once")
  func text() {
    #expect(
      report(.text) == """
        a b.card.xml:2:22: bad<#1> (se, spec): cardTop is 249, not 250, 1 less
          trace until then: a.willAppear
        a b.card.xml:2:22: bad<#1> (se, spec): depth is 1
          trace since: a.didAppear b.willAppear
        a b.card.xml:2:22: bad<#1> (se, spec): map is b
        b.card.xml:1:1: error: no end tag
        b.card.xml: its scenarios did not run
        2 scenarios in 2 files: 1 passed, 1 failed, 1 could not run

        """)
  }

  @Test("Of a long trace, as circles of handlers leave, the middle is left out")
  func longTrace() {
    let claim = TestedClaim(
      claim: "didMove", expected: "an end", actual: "a circle", message: "They never end", range: ByteRange(0, 0),
      traced: 100)
    let scenario = TestedScenario(
      id: "s", device: "se", profile: "spec", seconds: 0, range: ByteRange(0, 0), failures: [claim],
      trace: (1...100).map { "a.page(\($0))" })
    var report = TestReport(.text)
    let text = report.entry(TestedFile(path: "a", text: SourceText("<a/>"), errors: [], scenarios: [scenario]))
    #expect(text.contains(" a.page(16) … 68 more … a.page(85) ") && text.hasSuffix(" a.page(100)\n"))
  }

  @Test("JSON has every scenario with its outcome, its failures and its trace")
  func json() throws {
    let value = try JSONParser.parse(Array(report(.json).utf8))
    func at(_ path: String) throws -> JSONValue? { value[try #require(JSONPointer(path))] }
    #expect(try at("/files/0/path") == .string("a b.card.xml"))
    #expect(try at("/files/0/scenarios/0/outcome") == .string("passed"))
    #expect(try at("/files/0/scenarios/1/outcome") == .string("failed"))
    #expect(try at("/files/0/scenarios/1/device") == .string("se"))
    #expect(try at("/files/0/scenarios/1/failures/0/line") == 2)
    #expect(try at("/files/0/scenarios/1/failures/0/column") == 22)
    #expect(try at("/files/0/scenarios/1/failures/0/expected") == .string("250"))
    #expect(try at("/files/0/scenarios/1/failures/0/actual") == .string("249"))
    #expect(try at("/files/0/scenarios/1/trace/1") == .string("a.didAppear"))
    #expect(try at("/files/1/errors/0/message") == .string("no end tag"))
    #expect(try at("/summary/passed") == 1)
    #expect(try at("/summary/failed") == 1)
  }

  @Test("JUnit has a suite a file, and escapes what XML takes for markup")
  func junit() {
    let text = report(.junit)
    #expect(text.contains(#"<testsuite name="a b.card.xml" tests="2" failures="1" errors="0">"#))
    #expect(text.contains(#"<testcase classname="a b.card.xml" name="good (se, spec)" time="0.25"/>"#))
    #expect(text.contains(#"name="bad&lt;#1&gt; (se, spec)" time="1.3">"#))
    #expect(text.contains(#"<failure message="cardTop is 249, not 250, 1 less">a b.card.xml:2:22</failure>"#))
    #expect(text.contains(#"<error message="its scenarios did not run">"#))
    #expect(text.hasSuffix("</testsuites>\n"))
  }

  @Test("TAP counts through all files")
  func tap() {
    let lines = report(.tap).split(separator: "\n")
    #expect(lines.first == "TAP version 14")
    #expect(lines.contains("ok 1 - a b.card.xml: good (se, spec)"))
    #expect(lines.contains(##"not ok 2 - a b.card.xml: bad<\#1> (se, spec)"##))
    #expect(lines.contains("      message: \"cardTop is 249, not 250, 1 less\""))
    #expect(lines.contains("      trace: \"trace since: a.didAppear b.willAppear\""))
    #expect(lines.contains("not ok 3 - b.card.xml"))
    #expect(lines.last == "1..3")
  }

  @Test("GitHub shows each failure at its line")
  func github() {
    #expect(
      report(.github) == """
        ::error file=a b.card.xml,line=2,col=22,title=bad<#1> (se%2C spec)::cardTop is 249, not 250, 1 less%0Atrace until then: a.willAppear
        ::error file=a b.card.xml,line=2,col=22,title=bad<#1> (se%2C spec)::depth is 1%0Atrace since: a.didAppear b.willAppear
        ::error file=a b.card.xml,line=2,col=22,title=bad<#1> (se%2C spec)::map is b
        ::error file=b.card.xml,line=1,col=1,title=broken::no end tag

        """)
  }

  @Test("What could not be read is said in every shape but text", arguments: TestReportFormat.allCases)
  func unread(format: TestReportFormat) throws {
    var report = TestReport(format)
    var summary = TestSummary()
    summary.add(tested)
    summary.add(UnreadInput(path: "gone.card.xml", reason: "cannot read gone.card.xml"))
    let text = report.opening + report.entry(tested) + report.closing(summary)
    let words =
      switch format {
      case .text: "1 could not run"
      case .json: #""unread":[{"path":"gone.card.xml","message":"cannot read gone.card.xml"}]"#
      case .junit: #"<testcase classname="gone.card.xml" name="unread"><error message="cannot read gone.card.xml"/>"#
      case .tap: "not ok 3 - gone.card.xml\n# cannot read gone.card.xml\n1..3\n"
      case .github: "::error file=gone.card.xml,title=unread::cannot read gone.card.xml\n"
      }
    #expect(text.contains(words), "\(text)")
    if format == .json { _ = try JSONParser.parse(text) }
  }
}
