import Markdown
import Testing

@Suite struct MarkdownSpanTests {
  @Test(
    arguments: [
      ("", []), ("plain", [.text("plain")]),
      ("Write `<a *b*>`.", [.text("Write "), .code("<a *b*>"), .text(".")]),
      (
        "*one* and **two *three***",
        [.emphasis([.text("one")]), .text(" and "), .strong([.text("two *three")]), .text("*")]
      ),
      ("**a *b* `c`**", [.strong([.text("a "), .emphasis([.text("b")]), .text(" "), .code("c")])]),
      ("see [the `x`](elements/Card)", [.text("see "), .link([.text("the "), .code("x")], target: "elements/Card")]),
      ("<https://a.b/c>", [.link([.text("https://a.b/c")], target: "https://a.b/c")]),
    ] as [(String, [MarkdownSpan])])
  func marksAreRead(_ text: String, _ expected: [MarkdownSpan]) {
    #expect(MarkdownSpan.spans(of: text) == expected)
  }

  @Test(arguments: [
    "2 * 3 * 4", "a * b", "`", "``", "**", "****", "[a]", "[a](b", "[](b)", "<Title>", "a*", "*", "é `",
  ])
  func whatNothingClosesIsText(_ text: String) {
    #expect(MarkdownSpan.spans(of: text).plainText() == text)
  }

  @Test func theWordsComeWithoutMarks() {
    let spans = MarkdownSpan.spans(of: "A **bold `x`**, [a *link*](p)")
    #expect(spans.plainText() == "A bold x, a link")
    #expect(spans.plainText(marksCode: true) == "A bold `x`, a link")
  }

  @Test func commonMarkShowsWordsAsTheyAre() {
    let spans: [MarkdownSpan] = [
      .text("a_b <c>"), .code("`x`"), .emphasis([.text("|")]), .link([.text("l")], target: "p"),
    ]
    #expect(spans.commonMark(escapes: true) { "/" + $0 } == #"a\_b \<c>`` `x` ``*\|*[l](/p)"#)
    #expect(spans.commonMark(escapes: true) { _ in nil } == #"a\_b \<c>`` `x` ``*\|*l"#)
  }

  @Test(arguments: ["see `a_b` and *c* in **d** at [e](f), a_b <g>"]) func withoutEscapesItIsWrittenAsItWas(
    _ text: String
  ) {
    #expect(MarkdownSpan.spans(of: text).commonMark(escapes: false) { $0 } == text)
  }

  @Test(arguments: [("One. Two.", "One."), ("v1.2 is out", "v1.2 is out"), ("One.", "One."), ("", ""), ("Ä. Ö", "Ä.")])
  func sentencesEndWithAStopAndASpace(_ text: String, _ first: String) {
    #expect(text.firstSentence == first)
  }
}
