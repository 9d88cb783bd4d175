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

  @Test func codeSpansAreColouredWhenAskedFor() {
    #expect(TerminalMarkdown(isColored: true).rendered("Write `<a>`.") == "Write \u{1B}[36m<a>\u{1B}[0m.\n")
  }
}
