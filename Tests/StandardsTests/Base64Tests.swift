import Standards
import Testing

@Suite struct Base64Tests {
  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func theVectorsOfTheStandard(_ text: String, _ expected: String) {
    #expect(String(decoding: Base64.encoded(Array(text.utf8)), as: UTF8.self) == expected)
    #expect(Base64.decoded(expected.utf8) == Array(text.utf8))
  }

  @Test func everyCharacterOfTheAlphabetHasAValue() {
    let values = Array("Az09+/=-".utf8).map(Base64.value)
    #expect(values == [0, 51, 52, 61, 62, 63, nil, nil])
  }

  @Test func whatIsNotOfTheAlphabetCannotBeDecoded() {
    #expect(Base64.decoded("Zm9v\n".utf8) == nil)
  }
}
