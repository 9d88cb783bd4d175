import EditorFeatures
import SourceText
import TestSupport
import Testing

/// Formats `source` and expects `expected`; formatting that again must change nothing.
private func check(
  _ source: String, _ expected: String, _ options: FormattingOptions = FormattingOptions(),
  location: SourceLocation = #_sourceLocation
) {
  let formatted = applying(Formatter.edits(in: plainXML(source), options), to: source)
  #expect(formatted == expected, sourceLocation: location)
  #expect(Formatter.edits(in: plainXML(formatted), options) == [], "not idempotent", sourceLocation: location)
}

@Suite struct FormattingTests {
  @Test func childrenStandOnLinesOfTheirOwn() {
    check("<a><b/><c><d>x</d></c></a>", "<a>\n  <b/>\n  <c>\n    <d>x</d>\n  </c>\n</a>\n")
    check("  <a>\n<b/>\n\n\n\n      <c/></a>\n\n", "<a>\n  <b/>\n\n  <c/>\n</a>\n")
  }

  @Test func indentationFollowsTheOptions() {
    check(
      "<a><b><c/></b></a>", "<a>\n\t<b>\n\t\t<c/>\n\t</b>\n</a>\n", FormattingOptions(tabSize: 4, insertSpaces: false))
    check("<a><b/></a>", "<a>\n    <b/>\n</a>", FormattingOptions(tabSize: 4, insertFinalNewline: false))
  }

  @Test func textIsNeverTouched() {
    check("<a>  two  words\n  <b/> and  more </a>", "<a>  two  words\n  <b/> and  more </a>\n")
    check("<a><b>  &lt;  &amp;  </b></a>", "<a>\n  <b>  &lt;  &amp;  </b>\n</a>\n")
    check("<a><b><![CDATA[ x ]]> </b></a>", "<a>\n  <b><![CDATA[ x ]]> </b>\n</a>\n")
    check("<a><b>   </b><c></c></a>", "<a>\n  <b>   </b>\n  <c></c>\n</a>\n")
    check("<a><b>&#32;</b></a>", "<a>\n  <b>&#32;</b>\n</a>\n")
  }

  @Test func preservedSpaceIsNeverTouched() {
    check(
      "<a><b xml:space='preserve'> <c/> <d/></b><e><f/></e></a>",
      "<a>\n  <b xml:space='preserve'> <c/> <d/></b>\n  <e>\n    <f/>\n  </e>\n</a>\n")
  }

  @Test func commentsStayWhatTheyAre() {
    check(
      "<a><b/> <!-- of b -->\n<!--  two\n lines --><c/></a>",
      "<a>\n  <b/> <!-- of b -->\n  <!--  two\n lines -->\n  <c/>\n</a>\n")
    check("<!-- x --><?p i?><a/>", "<!-- x -->\n<?p i?>\n<a/>\n")
    check("<?xml version=\"1.0\"?><a/><!-- end -->", "<?xml version=\"1.0\"?>\n<a/><!-- end -->\n")
  }

  @Test func startTagsAreTightened() {
    check(
      "<a  b = \"1\"\n   c='2'   ><d   e=\"f\" /><g ></g ></a >", "<a b=\"1\" c='2'>\n  <d e=\"f\"/>\n  <g></g>\n</a>\n"
    )
    check("<a b=\"x\n y\" c=\"2\"/>", "<a\n  b=\"x\n y\"\n  c=\"2\"/>\n")
  }

  @Test func aStartTagThatIsTooWideHasOneAttributeALine() {
    let value = String(repeating: "v", count: 40)
    check(
      "<a><b one=\"\(value)\" two=\"\(value)\" three=\"\(value)\"><c/></b></a>",
      "<a>\n  <b\n    one=\"\(value)\"\n    two=\"\(value)\"\n    three=\"\(value)\">\n    <c/>\n  </b>\n</a>\n")
    // 120 columns exactly, counted in characters.
    let fitting = String(repeating: "é", count: 120 - "<a b=\"\"/>".count)
    check("<a   b=\"\(fitting)\"/>", "<a b=\"\(fitting)\"/>\n")
    check("<a b=\"\(fitting)é\"/>", "<a\n  b=\"\(fitting)é\"/>\n")
  }

  @Test func lineEndsAreKept() {
    check("<a>\r\n<b/><c/>\r\n</a>", "<a>\r\n  <b/>\r\n  <c/>\r\n</a>\r\n")
    check("\u{FEFF}<a><b/></a>", "\u{FEFF}<a>\n  <b/>\n</a>\n")
  }

  @Test func brokenDocumentsLoseNothing() {
    check("<a><b>\n<c/>", "<a><b>\n<c/>")
    check("<a>\n   <b\n   <c><d/></c>\n</a>", "<a>\n   <b\n   <c>\n     <d/>\n   </c>\n</a>\n")
    check("<a><b x=1/><c><d/></c></a>", "<a>\n  <b x=1/>\n  <c>\n    <d/>\n  </c>\n</a>\n")
    check("<a></b><c><d/></c></a>", "<a></b><c>\n    <d/>\n  </c>\n</a>\n")
    check("", "")
    check("   \n", "   \n")
    check("just text", "just text")
  }

  @Test func aRangeFormatsItsLinesOnly() {
    let marked = MarkedText("<a>\n<b>\n⏩<c   x = '1'/>\n<d/>⏪\n</b>\n<e/></a>")
    let range = marked.selection.map { ByteRange($0.lowerBound, $0.upperBound) }
    let edits = Formatter.edits(in: plainXML(marked.text), range: range)
    #expect(applying(edits, to: marked.text) == "<a>\n<b>\n  <c x='1'/>\n  <d/>\n</b>\n<e/></a>")
  }

  @Test func onlyWhatDiffersIsEdited() {
    #expect(Formatter.edits(in: plainXML("<a>\n  <b/>\n   <c/>\n</a>\n")) == [.delete(ByteRange(13, 14))])
  }

  @Test func depthIsNoMatter() {
    let depth = 100_000
    let source = String(repeating: "<a>", count: depth) + "<b/>" + String(repeating: "</a>", count: depth)
    let formatted = applying(Formatter.edits(in: plainXML(source)), to: source)
    #expect(formatted.hasPrefix("<a>\n  <a>\n    <a>\n"))
    #expect(formatted.hasSuffix("\n  </a>\n</a>\n"))
  }
}
