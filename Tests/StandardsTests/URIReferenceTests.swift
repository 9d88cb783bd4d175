import Standards
import Testing

@Suite struct URIReferenceTests {
  private func isValid(_ text: String, isEscaped: Bool = true) -> Bool {
    let bytes = Array(text.utf8)
    return URIReference.isValid(bytes, bytes.indices, isEscaped: isEscaped)
  }

  @Test(arguments: [
    "", "a", "a:b", "x:", "urn:cardwright:1", "/a:b", "//", "///", "http://a?b?c", "http://1.2.3.4/",
    "http://[::1]:80/",
    "http://1.2.3.4.example/", "http://user:key@host/", "%41", "#[a]", "a/b;c=1,2/../d?e=f#g/h?",
  ])
  func references(_ text: String) {
    #expect(isValid(text))
    #expect(isValid(text, isEscaped: false))
  }

  @Test(arguments: [
    ":a", "1:2", "a[b]", "?[a]", "a#b#c", "%zz", "a%4", "http://%/x", "http://[::1/", "http://a:/", "http://u@h@i/",
    "http://a:99999999999/",
  ])
  func noReferences(_ text: String) {
    #expect(!isValid(text))
    #expect(!isValid(text, isEscaped: false))
  }

  @Test(arguments: ["ä", "a b", "a`b", "<a>"]) func referencesOnceTheyAreEscaped(_ text: String) {
    #expect(!isValid(text))
    #expect(isValid(text, isEscaped: false))
  }
}
