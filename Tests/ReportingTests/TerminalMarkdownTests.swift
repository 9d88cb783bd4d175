import Reporting
import Testing

@Suite struct TerminalMarkdownTests {
  @Test func paragraphsWrapListsHangAndCodeStays() {
    let markdown = TerminalMarkdown(isColored: false, columns: 20)
    #expect(
      markdown.rendered(
        "# Head\n\nOne two three four\nfive six seven.\n\n- a list item that is long\n- b\n\n```xml\n<a  b='c'/>\n```")
          == """
          Head

          One two three four
          five six seven.

          - a list item that
            is long
          - b

              <a  b='c'/>

          """)
  }

  @Test(arguments: [
    ("Write `<a>`.", "Write \u{1B}[36m<a>\u{1B}[0m.\n"),
    ("*one*, **two**", "\u{1B}[3mone\u{1B}[0m, \u{1B}[1mtwo\u{1B}[0m\n"),
    ("[label](https://a.b) <https://c.d>", "label <https://a.b> <https://c.d>\n"), ("[page](elements/Card)", "page\n"),
  ])
  func marksAreColours(_ text: String, _ expected: String) {
    #expect(TerminalMarkdown(isColored: true).rendered(text) == expected)
  }

  @Test(arguments: ["Write `<a>`.", "*one*, **two**"]) func withoutColourTheyStayMarks(_ text: String) {
    #expect(TerminalMarkdown(isColored: false).rendered(text) == text + "\n")
  }

  @Test func coloursTakeNoColumns() {
    #expect(
      TerminalMarkdown(isColored: true, columns: 9).rendered("`one` `two` `six`")
        == "\u{1B}[36mone\u{1B}[0m \u{1B}[36mtwo\u{1B}[0m\n\u{1B}[36msix\u{1B}[0m\n")
  }
}
