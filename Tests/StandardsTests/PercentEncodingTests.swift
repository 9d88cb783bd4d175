import Standards
import Testing

@Suite struct PercentEncodingTests {
  @Test(arguments: ["", "a b", "ä/ö", "100%", "~-._", "\u{0}", "🚲"])
  func whatIsEncodedDecodesAgain(_ text: String) {
    #expect(PercentEncoding.decoded(PercentEncoding.encoded(text, keeping: "/")) == Array(text.utf8))
  }

  @Test func onlyUnreservedAndKeptCharactersStay() {
    #expect(PercentEncoding.encoded("a-Z_0.~/b c?ü", keeping: "/") == "a-Z_0.~/b%20c%3F%C3%BC")
  }

  @Test(arguments: ["%", "%4", "%+1", "%-1", "% 1", "%g0", "%0g", "a%"])
  func anEscapeHasTwoHexadecimalDigits(_ text: String) {
    #expect(PercentEncoding.decoded(text) == nil)
  }

  @Test func digitsAreReadInEitherCase() {
    #expect(PercentEncoding.decoded("%c3%A4") == Array("ä".utf8))
  }
}
