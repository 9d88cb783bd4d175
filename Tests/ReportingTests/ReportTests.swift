import JSON
import Reporting
import SourceText
import TestSupport
import Testing

private let badValue = DiagnosticKind(
  "bad-value", .schema, .error, summary: "A value is not allowed.", explanation: "Take one of the allowed ones.")
private let advice = DiagnosticKind("advice", .design, .information, summary: "Advice.", explanation: "Why.")

/// A file with one error at the selection of `marked`.
private func file(
  _ marked: String, path: String = "a b.card.xml", message: String = "no such kind", related: [RelatedInformation] = []
) -> CheckedFile {
  let marked = MarkedText(marked)
  let range = ByteRange(marked.selection?.lowerBound ?? 0, marked.selection?.upperBound ?? 0)
  let fix = Fix("Say “good”", [TextEdit(range, "good")])
  let diagnostic = Diagnostic(badValue, message, at: range, related: related, fixes: [fix])
  return CheckedFile(path: path, text: SourceText(marked.text), diagnostics: [diagnostic])
}

/// The whole report of `files`, put together as a caller does.
private func report(
  _ format: ReportFormat, _ files: [CheckedFile], _ options: ReportOptions = ReportOptions(), unread: [UnreadInput] = []
) -> String {
  let report = Report(format, options: options, kinds: [advice, badValue])
  var summary = ReportSummary()
  var bytes = report.opening
  var isFirst = true
  for file in files {
    summary.add(file)
    let entry = report.entry(for: file)
    if entry.isEmpty { continue }
    if !isFirst { bytes += report.separator }
    isFirst = false
    bytes += entry
  }
  for input in unread { summary.add(input) }
  return String(decoding: bytes + report.closing(summary), as: UTF8.self)
}

private let clean = CheckedFile(path: "clean.card.xml", text: SourceText("<a/>"), diagnostics: [])

@Suite struct TextReportTests {
  @Test func aLineSaysWhereWhatAndWhich() {
    #expect(
      report(.text, [clean, file("<a>\n  é😀<b k='⏩bad⏪'/>\n</a>")])
        == "a b.card.xml:2:11: error: no such kind [bad-value]\n")
  }

  @Test func theSourceLineComesWithACaretRelatedPlacesAndTheFix() {
    let options = ReportOptions(showsSource: true)
    let related = RelatedInformation("opened here", at: ByteRange(0, 2))
    #expect(
      report(.text, [file("<a>\n\t<b k='⏩bad⏪'/>\n</a>", related: [related])], options) == """
        a b.card.xml:2:8: error: no such kind [bad-value]
           2 | \t<b k='bad'/>
             | \t      ^~~
        a b.card.xml:1:1: note: opened here
           1 | <a>
             | ^~
             = fix: Say “good”

        """)
  }

  @Test func wideCharactersCountTwoColumnsAndLongLinesAreCut() {
    let options = ReportOptions(showsSource: true)
    #expect(report(.text, [file("漢字<⏩b⏪>")], options).contains("| 漢字<b>\n     |      ^\n"))
    let long = String(repeating: "x", count: 500)
    let text = report(.text, [file("\(long)⏩bad⏪\(long)")], options)
    let lines = text.split(separator: "\n")
    #expect(lines[1].utf8.count < 200 && lines[1].contains("…") && lines[1].contains("bad"))
    let column = lines[1].unicodeScalars.firstIndex(of: "b").map {
      lines[1].unicodeScalars.distance(from: lines[1].startIndex, to: $0)
    }
    let caret = lines[2].unicodeScalars.firstIndex(of: "^").map {
      lines[2].unicodeScalars.distance(from: lines[2].startIndex, to: $0)
    }
    #expect(column == caret)
  }

  @Test func aDocumentCannotSteerTheTerminal() {
    let options = ReportOptions(showsSource: true)
    let text = report(.text, [file("\u{1B}[2J⏩b⏪\u{9B}", message: "say \u{1B}]0;x\u{07}\nno")], options)
    #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x07 || $0.value == 0x9B })
    #expect(text.contains("say ␛]0;x␇␊no"))
  }

  @Test func colourIsOnlyThereWhenAskedFor() {
    #expect(report(.text, [file("⏩b⏪")], ReportOptions(isColored: true)).contains("\u{1B}[1;31merror:"))
  }

  @Test func theSummaryIsASentence() {
    var summary = ReportSummary()
    #expect(summary.sentence == "0 files: no findings")
    summary.add(file("⏩b⏪"))
    #expect(summary.sentence == "1 file: 1 error")
    summary.add(file("⏩b⏪"))
    #expect(summary.sentence == "2 files: 2 errors")
    #expect(summary.hasFindings(atLeast: .error) && summary.hasFindings(atLeast: .information))
  }
}

@Suite struct StructuredReportTests {
  @Test func jsonHasTheDocumentedShape() throws {
    let text = report(.json, [clean, file("<a>\n  é😀<b k='⏩bad⏪'/>\n</a>")])
    let expected = """
      {"files":[{"path":"clean.card.xml","findings":[]},{"path":"a b.card.xml","findings":[{"code":"bad-value",\
      "severity":"error","source":"schema","message":"no such kind","range":{"start":{"line":1,"character":11},\
      "end":{"line":1,"character":14}},"help":"cardwright explain bad-value"}]}],\
      "summary":{"files":2,"errors":1,"warnings":0,"infos":0,"hints":0}}
      """
    #expect(try JSONParser.parse(text) == JSONParser.parse(expected))
  }

  @Test(arguments: ["https://docs.example/1", "https://docs.example/1/"])
  func helpLeadsBelowTheDocumentationBase(base: String) {
    let text = report(.json, [file("⏩b⏪")], ReportOptions(documentationBase: base))
    #expect(text.contains("\"help\":\"https://docs.example/1/rules/bad-value.html\""))
  }

  @Test func emptyReportsAreWellFormed() throws {
    for format in [ReportFormat.json, .sarif] {
      for files in [[], [clean], [clean, clean]] { _ = try JSONParser.parse(report(format, files)) }
    }
    #expect(report(.text, [clean]).isEmpty && report(.github, [clean]).isEmpty)
  }

  @Test func sarifNamesRulesPlacesAndFixes() throws {
    let related = RelatedInformation("opened here", at: ByteRange(0, 2))
    let files = [file("<a>\n  <b k='⏩bad⏪'/></a>", related: [related]), clean, file("⏩b⏪", path: "/x/ü.card.xml")]
    let log = try JSONParser.parse(report(.sarif, files, ReportOptions(toolVersion: "1")))
    func at(_ pointer: String) throws -> JSONValue? { log[try #require(JSONPointer(pointer))] }
    #expect(try at("/version") == .string("2.1.0"))
    #expect(try at("/runs/0/tool/driver/rules/1/id") == .string("bad-value"))
    #expect(try at("/runs/0/results/0/ruleIndex") == .integer(1))
    #expect(try at("/runs/0/results/0/level") == .string("error"))
    let place = "/runs/0/results/0/locations/0/physicalLocation"
    #expect(try at(place + "/artifactLocation/uri") == .string("a%20b.card.xml"))
    #expect(
      try at(place + "/region")
        == JSONParser.parse(#"{"startLine":2,"startColumn":9,"endLine":2,"endColumn":12}"#))
    #expect(try at("/runs/0/results/0/relatedLocations/0/message/text") == .string("opened here"))
    let change = "/runs/0/results/0/fixes/0/artifactChanges/0/replacements/0"
    #expect(try at(change + "/insertedContent/text") == .string("good"))
    let second = try at("/runs/0/results/1/locations/0/physicalLocation/artifactLocation/uri")
    #expect(second == .string("file:///x/%C3%BC.card.xml"))
  }

  @Test func gitHubCommandsAreEscaped() {
    #expect(
      report(.github, [file("<a ⏩k⏪/>", path: "a,b:c.card.xml", message: "50 %, no:\nx")])
        == "::error file=a%2Cb%3Ac.card.xml,line=1,endLine=1,col=4,endColumn=4,title=bad-value::50 %25, no:%0Ax\n")
  }
}

@Suite struct OtherReportTests {
  private let bad = file("<a>\n  <b k='⏩bad⏪'/>\n</a>", message: "no “such” <kind> | of *it*")

  @Test func junitHasACaseForEachFinding() {
    #expect(
      report(.junit, [clean, bad])
        == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="cardwright">
        <testsuite name="clean.card.xml" tests="1" failures="0">
          <testcase classname="clean.card.xml" name="no findings"/>
        </testsuite>
        <testsuite name="a b.card.xml" tests="1" failures="1">
          <testcase classname="a b.card.xml" name="bad-value 2:9" file="a b.card.xml" line="2"><failure type="bad-value" \
        message="no “such” &lt;kind&gt; | of *it*">a b.card.xml:2:9: error: no “such” &lt;kind&gt; | of *it*</failure></testcase>
        </testsuite>
        </testsuites>

        """)
  }

  @Test func whatDoesNotFailTheRunIsNoFailedTest() {
    let hint = CheckedFile(
      path: "a", text: SourceText("<a/>"), diagnostics: [Diagnostic(advice, "Better so", at: ByteRange(0, 1))])
    #expect(report(.junit, [hint]).contains("failures=\"0\""))
    #expect(report(.junit, [hint]).contains("<system-out>a:1:1: info: Better so</system-out>"))
    #expect(report(.junit, [hint], ReportOptions(failsFrom: .information)).contains("failures=\"1\""))
  }

  @Test func checkstyleHasALineForEachFinding() {
    #expect(
      report(.checkstyle, [clean, bad])
        == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="10.0">
        <file name="a b.card.xml">
          <error line="2" column="9" severity="error" message="no “such” &lt;kind&gt; | of *it*" source="cardwright.bad-value"/>
        </file>
        </checkstyle>

        """)
  }

  @Test func markdownHasATableForEachFile() {
    #expect(
      report(.markdown, [clean, bad], ReportOptions(documentationBase: "https://x.example"))
        == """
        # Cardwright

        ## a b.card.xml

        | line | | finding | rule |
        |---:|---|---|---|
        | 2 | error | no “such” \\<kind\\> \\| of \\*it\\* | [`bad-value`](<https://x.example/rules/bad-value.html>) |

        2 files: 1 error

        """)
  }

  @Test func aPageShowsLinesAndPictures() {
    var drawn = bad
    drawn.pictures = [CheckedFile.Picture("at 320 pt", svg: Array("<svg/>".utf8))]
    let page = report(.html, [clean, drawn])
    #expect(page.contains("no “such” &lt;kind&gt;") && page.contains("&lt;b k='bad'/&gt;"))
    #expect(page.contains("<img alt=\"The card at 320 pt\" src=\"data:image/svg+xml;base64,PHN2Zy8+\">"))
    #expect(page.contains("2 files: 1 error") && !page.contains("clean.card.xml"))
    for part in ["<script", "http:", "https:"] { #expect(!page.contains(part)) }
  }
}

@Suite struct IncompleteReportTests {
  private let gone = UnreadInput(path: "gone.card.xml", reason: "cannot read gone.card.xml: <No> such file")

  /// A reader of the report alone learns that something is missing.
  @Test(arguments: [
    (
      ReportFormat.json,
      #""unread":[{"path":"gone.card.xml","message":"cannot read gone.card.xml: <No> such file"}],"summary""#
    ),
    (.sarif, #""executionSuccessful":false,"toolExecutionNotifications":[{"level":"error","message""#),
    (.junit, #"errors="1">\#n  <testcase classname="gone.card.xml" name="unread"><error message="cannot read"#),
    (.checkstyle, #"<file name="gone.card.xml">\#n  <error line="1" severity="error" message="cannot read"#),
    (.github, "::error file=gone.card.xml,title=unread::cannot read gone.card.xml: <No> such file\n"),
    (.markdown, "## Not checked\n\n- cannot read gone.card.xml: \\<No\\> such file\n\n1 file: no findings; 1 could"),
    (.html, "<h2>Not checked</h2>\n<ol>\n<li>cannot read gone.card.xml: &lt;No&gt; such file</li>"),
  ]) func whatIsMissingIsSaid(format: ReportFormat, words: String) throws {
    let text = report(format, [clean], unread: [gone])
    #expect(text.contains(words), "\(text)")
    if format == .json || format == .sarif { _ = try JSONParser.parse(text) }
    #expect(!report(format, [clean]).contains("unread"))
  }

  @Test func whereMoreIsFoundThanToldNoNumberIsTheWhole() throws {
    var many = file("⏩b⏪")
    many.diagnostics[0].standsForMore = true
    let log = try JSONParser.parse(report(.json, [many, clean]))
    #expect(log["files"]?[0]?["truncated"] == true && log["files"]?[1]?["truncated"] == nil)
    #expect(log["summary"]?["truncated"] == true)
    #expect(try JSONParser.parse(report(.json, [clean]))["summary"]?["truncated"] == nil)
    var summary = ReportSummary()
    summary.add(many)
    #expect(summary.sentence == "1 file: more than 1 error")
  }

  /// A baseline may accept the very finding that stands for those which are not told.
  @Test func whatIsTakenOutLeavesThatThereIsMore() throws {
    var many = file("⏩b⏪")
    many.diagnostics[0].standsForMore = true
    many.diagnostics = []
    let log = try JSONParser.parse(report(.json, [many]))
    #expect(log["files"]?[0]?["truncated"] == true && log["summary"]?["truncated"] == true)
    var summary = ReportSummary()
    summary.add(many)
    #expect(summary.sentence == "1 file: no findings; there are more than were looked at")
  }

  /// A shell writes the links by which it came to a folder.
  @Test func aFileIsInTheRepositoryByAnyWay() {
    let paths = ReportPaths(root: "/repo", workingFolder: "/repo/app") { $0 == "/link/app" ? "/repo/app" : nil }
    let names = ["/link/app/x.card.xml", "/link/y.card.xml", "x.card.xml"].map { path in
      String(
        report(.github, [file("⏩b⏪", path: path)], ReportOptions(paths: paths)).dropFirst("::error file=".count).prefix
        { $0 != "," })
    }
    #expect(names == ["app/x.card.xml", "/link/y.card.xml", "app/x.card.xml"])
  }

  @Test func placesCountFromTheTopOfTheRepository() throws {
    let options = ReportOptions(paths: ReportPaths(root: "/repo", workingFolder: "/repo/app"))
    let files = ["./x.card.xml", "../b.card.xml", "/else/c.card.xml", "<stdin>"].map { file("⏩b⏪", path: $0) }
    let annotations = report(.github, files, options, unread: [UnreadInput(path: "../app/y", reason: "gone")])
    let named = annotations.split(separator: "\n").map {
      String($0.dropFirst("::error file=".count).prefix { $0 != "," })
    }
    #expect(named == ["app/x.card.xml", "b.card.xml", "/else/c.card.xml", "<stdin>", "app/y"])
    let run = try JSONParser.parse(report(.sarif, files, options))["runs"]?[0]
    #expect(run?["originalUriBaseIds"]?["%SRCROOT%"]?["uri"] == "file:///repo/")
    let places = run?["results"]?.array?.map { $0["locations"]?[0]?["physicalLocation"]?["artifactLocation"] }
    #expect(
      places == [
        ["uri": "app/x.card.xml", "uriBaseId": "%SRCROOT%"], ["uri": "b.card.xml", "uriBaseId": "%SRCROOT%"],
        ["uri": "file:///else/c.card.xml"], ["uri": "%3Cstdin%3E"],
      ])
    #expect(report(.text, files, options).hasPrefix("./x.card.xml:1:1:"))
  }
}
