import Foundation
import Reporting
import SourceText
import Synchronization
import Testing

@testable import CardComparison

private let kind = DiagnosticKind(
  "bad-value", .schema, .error, summary: "A value is not allowed.", explanation: "Take one of the allowed ones.")

/// A file in which a text changed, with names that mean something to HTML, Markdown and terminals.
private func file(_ status: ComparedFile.Status = .changed, changes: Int = 1) -> ComparedFile {
  var file = ComparedFile(path: "a<b>|*\u{1B}.card.xml", status: status)
  file.changes = (0..<changes).map { number in
    CardChange(
      kind: .text, path: "/Card/Title[\(number)]", old: "<b>", new: "|", sentence: "Title says “|” in place of “<b>”",
      range: ByteRange(0, 1))
  }
  file.gained = ComparedFile.Finding.all(
    [Diagnostic(kind, "no <such> kind", at: ByteRange(2, 3))], in: SourceText("a\nb"))
  file.pictures = [
    ComparedFile.Picture(
      "iPhone 15", "iphone-15", size: (10, 10),
      .init(
        before: Array("<svg/>".utf8), after: Array("<svg></svg>".utf8), both: { nil }, marks: { _ in [] }))
  ]
  return file
}

private func report(_ format: ComparisonReport.Format, _ files: [ComparedFile]) -> String {
  String(decoding: ComparisonReport(from: "main", to: "now & then", files).bytes(format), as: UTF8.self)
}

@Suite struct ComparisonReportTests {
  @Test func textSaysWhatChangedAndHowMuch() {
    #expect(
      report(.text, [file()]) == """
        a<b>|*␛.card.xml: changed
          ~ Title says “|” in place of “<b>”  /Card/Title[0]
          ! new finding: error: no <such> kind [bad-value]  line 2
          ▫ drawn otherwise: iPhone 15
        1 card differs: 1 changed; 1 finding new

        """)
    #expect(report(.text, []) == "")
  }

  @Test func peopleAreSparedWhatNobodyReads() {
    let text = report(.text, [file(changes: 150)])
    #expect(
      text.split(separator: "\n").count == 105 && text.contains("  … and 50 more; --format json lists them all\n"))
    #expect(report(.json, [file(changes: 150)]).contains("/Card/Title[149]"))
  }

  /// Only the page shows drawings, and not what it does not show.
  @Test(arguments: ComparisonReport.Format.allCases) func nothingIsDrawnThatNobodySees(format: ComparisonReport.Format)
  {
    let drawn = Mutex<[String]>([])
    var file = ComparedFile(path: "a", status: .changed)
    let drawings = ComparedFile.Picture.Drawings(before: [0x61], after: [0x62]) {
      drawn.withLock { $0.append("both") }
      return []
    } marks: { before in
      drawn.withLock { $0.append(before ? "before" : "after") }
      return []
    }
    file.pictures = (0..<100).map { ComparedFile.Picture("place \($0)", "\($0)", size: (1, 1), drawings) }
    let text = report(format, [file])
    #expect(drawn.withLock { $0 } == (format == .html ? (0..<48).flatMap { _ in ["before", "after"] } : []))
    switch format {
    case .text: #expect(text.contains("place 23; and 76 more") && !text.contains("place 24"))
    case .html: #expect(text.contains("and drawn otherwise in 52 more environments"))
    case .json: #expect(text.contains("place 99"))
    case .markdown: break
    }
  }

  @Test func markdownCallsNobodyAndTurnsNothing() {
    var file = ComparedFile(path: "@team/a", status: .changed)
    file.notes = ["ask @ann or mail a@b.c, \u{202E}drawkcab\u{202C}"]
    let text = report(.markdown, [file])
    #expect(text.contains("## @&#8203;team/a"))
    #expect(text.contains("ask @&#8203;ann or mail a@b.c, \u{FFFD}drawkcab\u{FFFD}"), "\(text)")
  }

  @Test func markdownShowsNamesAsTheyAre() {
    let text = report(.markdown, [file()])
    #expect(text.contains("## a\\<b\\>\\|\\*"), "\(text)")
    #expect(text.contains("- Title says “\\|” in place of “\\<b\\>” <sub>/Card/Title\\[0\\]</sub>\n"), "\(text)")
    #expect(!text.contains("| before |"), "no drawing was written")
  }

  @Test func thePageHoldsTextsAsTextAndItsDrawings() {
    let page = report(.html, [file(), file(.removed)])
    #expect(page.contains("Cards: main → now &amp; then") && !page.contains("<b>|") && !page.contains("<such>"))
    #expect(page.contains("data:image/svg+xml;base64,PHN2Zy8+"))
    #expect(page.components(separatedBy: "<section").count == 3 && page.contains("href=\"#f1\""))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test func aFileInWhichNothingIsSeenSaysSo() {
    #expect(
      report(.text, [ComparedFile(path: "a", status: .changed)]).contains(
        "  = nothing but white space, comments or the way of writing\n"))
    #expect(
      report(.text, [ComparedFile(path: "b", oldPath: "a", status: .renamed)])
        == "b: renamed, was a\n  = nothing in it has changed\n1 card differs: 1 renamed\n")
  }
}
