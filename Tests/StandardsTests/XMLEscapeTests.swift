import Standards
import Testing

@Suite struct XMLEscapeTests {
  @Test(arguments: [
    (XMLEscape.content, "a &amp; &lt;b> \"c\" 'd'\n"), (.doubleQuoted, "a &amp; &lt;b> &quot;c&quot; 'd'&#10;"),
    (.singleQuoted, "a &amp; &lt;b> \"c\" &apos;d&apos;&#10;"), (.anywhere, "a &amp; &lt;b&gt; &quot;c&quot; 'd'\n"),
  ])
  func eachPlaceHasItsOwn(_ place: XMLEscape, _ expected: String) {
    #expect(place.escaped("a & <b> \"c\" 'd'\n") == expected)
  }

  @Test func whatXMLCannotHoldIsLeftOutOfGeneratedMarkup() {
    #expect(XMLEscape.anywhere.escaped("a\u{0}\u{B}b\tü") == "ab\tü")
  }
}
