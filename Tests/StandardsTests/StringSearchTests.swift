import Standards
import Testing

@Suite struct StringSearchTests {
  @Test func aTextIsFoundBetweenWholeCharacters() {
    #expect("a://b".contains("://") && !"a:/b".contains("://") && "ab".contains("ab") && !"a".contains("ab"))
    #expect("".contains("") && "a".contains("") && !"".contains("ab"))
    // An accent of its own belongs to its letter, and a line end is one character.
    #expect(
      !"cafe\u{301}s".contains("fe") && !"cafe\u{301}s".contains("\u{301}s") && "cafe\u{301}s".contains("e\u{301}s"))
    #expect(!"a\r\nb".contains("\nb") && "a\r\nb".contains("\r\nb"))
    // However it is written.
    #expect("Gro\u{308}ße".contains("Größe") && "Größe".contains("o\u{308}ß") && !"Große".contains("ö"))
    #expect("one two"[...].contains("e t") && "x🚲🚲".firstRange(of: "🚲").map { "x🚲🚲"[..<$0.upperBound] } == "x🚲")
  }

  @Test func piecesStandBetweenSigns() {
    #expect(
      "a, b;c".split(atAny: " ,;") == ["a", "b", "c"] && ",,a,".split(atAny: ",") == ["a"] && "".split(atAny: ",") == []
    )
    #expect("a·b – c·".split(atAny: "·–") == ["a", "b ", " c"] && "·".split(atAny: "·") == [])
    #expect("e\u{301}·ö"[...].split(atAny: "·,") == ["e\u{301}", "ö"])
    func pieces(_ text: String) -> [String] {
      Array(text.utf8).pieces(between: 0x2C).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(pieces(",a,,é,b") == ["a", "é", "b"] && pieces("a") == ["a"] && pieces(",") == [] && pieces("") == [])
    #expect(Array("a,b,c".utf8)[2...3].pieces(between: 0x2C) == [Array("b".utf8)[...]])
    #expect("Ready.!".trimmingSuffix { ".!".contains($0) } == "Ready" && "..".trimmingSuffix { $0 == "." } == "")
  }

  @Test func placesDoNotOverlap() {
    let text = "aaaaa"
    #expect(text.ranges(of: "aa").map { text[$0] } == ["aa", "aa"])
    #expect(text.ranges(of: "").isEmpty && text.ranges(of: "b").isEmpty)
  }

  @Test func whatIsFoundIsReplaced() {
    #expect("a – b – c".replacing(" – ", with: "·") == "a·b·c")
    #expect("a – b – c".replacing(" – ", with: "·", maxReplacements: 1) == "a·b – c")
    #expect("abc"[...].replacing("x", with: "y") == "abc" && "".replacing("x", with: "y") == "")
    #expect("abc".replacing("", with: "x") == "abc" && "aaa".replacing("aa", with: "") == "a")
  }

  @Test func aTextIsSplitWhereAnotherStands() {
    #expect("a{{b{{".split(separator: "{{") == ["a", "b"])
    #expect("a{{b{{".split(separator: "{{", omittingEmptySubsequences: false) == ["a", "b", ""])
    #expect("".split(separator: "{{").isEmpty && "".split(separator: "{{", omittingEmptySubsequences: false) == [""])
  }
}
