import SchemaModel
import Testing

@Suite struct RegularExpressionTests {
  @Test func theWordsOfAnExpressionAreToldWhereTheyAreFew() throws {
    let keys = try RegularExpression("((ctrl|alt)\\+)*(up|down|[ab])")
    #expect(keys.words(after: "")?.words == ["alt+", "ctrl+", "down", "up", "a", "b"])
    for (typed, start) in [("d", 0), ("alt+d", 4), ("é", 0)] { #expect(keys.words(after: typed)?.start == start) }
    for endless in ["[a-z]+", "[0-9]{4}-[0-9]{2}", "(ab)*c+", ".*", "[ab]", ""] {
      #expect(try RegularExpression(endless).words(after: "") == nil, "\(endless)")
    }
  }

  @Test(arguments: [
    ("abc", ["abc"], ["", "ab", "abcd", "xabc", "ABC"]),
    ("", [""], ["a"]),
    ("a|b|", ["a", "b", ""], ["ab", "c"]),
    ("a*b+c?", ["b", "aab", "abbc"], ["", "a", "acb"]),
    ("(ab){2,3}", ["abab", "ababab"], ["ab", "abababab", "aba"]),
    ("a{3}", ["aaa"], ["aa", "aaaa"]),
    ("a{2,}", ["aa", "aaaaaa"], ["a"]),
    ("a{0,2}", ["", "a", "aa"], ["aaa"]),
    ("(a?){3}", ["", "a", "aaa"], ["aaaa"]),
    ("[a-c]x[^a-c]", ["axd", "bx1"], ["dxa", "axa", "ax"]),
    ("[a-z-[aeiou]]+", ["xyz"], ["a", "xay"]),
    ("[^\\d-[x]]+", ["abc"], ["1", "x"]),
    ("[\\-a]+", ["-a-"], ["b"]),
    ("[a\\]\\[]+", ["a]["], ["b"]),
    ("\\d{4}-\\d{2}", ["2026-03", "٢٠٢٦-03"], ["20a6-03"]),
    ("\\s+", [" \t\n\r"], ["a", "\u{a0}"]),
    ("\\S", ["a", "\u{a0}"], [" "]),
    ("\\i\\c*", ["a-b.c", "_x", "é1"], ["1a", "-a", "a b"]),
    ("\\w+", ["aé1", "日本"], ["a b", "a-b", "a."]),
    ("\\W", [" ", "-"], ["a"]),
    ("\\p{Lu}\\p{Ll}*", ["Éclair", "A"], ["a", "AB"]),
    ("\\p{L}\\P{L}", ["a1"], ["ab", "11"]),
    ("\\p{IsGreek}+", ["αβγ"], ["a"]),
    (".", ["a", "😀", "\t"], ["", "\n", "\r", "ab"]),
    ("\\.\\*\\\\", [".*\\"], ["a*\\"]),
    ("^a$", ["^a$"], ["a"]),
    ("\\{[^\\{\\}]+\\}", ["{path}", "{ä}"], ["{}", "{a", "{a}{b}"]),
    ("([^\\{]|\\{\\{|\\{[^\\{\\}]+\\})*", ["", "a {b} c", "{{", "日本{x}"], ["{", "a{", "{}"]),
  ])
  func matches(_ text: String, _ matching: [String], _ others: [String]) throws {
    let expression = try RegularExpression(text)
    for value in matching { #expect(expression.matches(value), "\(text) must match “\(value)”") }
    for value in others { #expect(!expression.matches(value), "\(text) must not match “\(value)”") }
  }

  @Test(arguments: [
    ("(", "breaks off|“(” without “)”"), (")", "without “(”"), ("[a", "“[” without “]”"), ("a{2", "“{” without “}”"),
    ("a{3,2}", "greatest count"), ("*", "“*” must be written"), ("a**", "“*” must be written"),
    ("\\q", "no escape “\\q”"),
    ("\\p{Xx}", "no category or block “Xx”"), ("[b-a]", "is empty"), ("a{99999}", "not supported"),
    ("\\", "breaks off"),
    ("(a{9999}){9999}", "too large"), ("]", "must be written"),
  ])
  func refuses(_ text: String, _ message: String) {
    let error = #expect(throws: RegularExpressionError.self) { try RegularExpression(text) }
    let parts = message.split(separator: "|")
    #expect(parts.contains { error?.message.contains($0) == true }, "\(error?.message ?? "")")
  }

  /// What makes a backtracking engine take for ever.
  @Test func isLinear() throws {
    let expression = try RegularExpression("(a*)*b|(a|a)*c")
    #expect(!expression.matches(String(repeating: "a", count: 100_000)))
    #expect(expression.matches(String(repeating: "a", count: 100_000) + "c"))
    // Not ASCII: the position automaton decides.
    #expect(!expression.matches(String(repeating: "a", count: 10_000) + "é"))
  }

  @Test func anyOfSeveralTexts() throws {
    let expression = try RegularExpression(["a+", "\\d"])
    #expect(expression.matches("aa") && expression.matches("7") && !expression.matches("a7"))
  }
}
