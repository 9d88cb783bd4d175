import JSON
import Testing

@Suite struct JSONWriterTests {
  @Test func writesCompactText() {
    var writer = JSONWriter()
    writer.object {
      $0.member("id", 7)
      $0.member("none", ifPresent: String?.none)
      $0.member("list", array: ["a", "b"])
      $0.member("empty") { $0.array { _ in } }
      $0.member("nested") {
        $0.array {
          $0.element { $0.object { $0.member("x", true) } }
          $0.element { $0.null() }
          $0.element(1.5)
        }
      }
    }
    #expect(writer.string == #"{"id":7,"list":["a","b"],"empty":[],"nested":[{"x":true},null,1.5]}"#)
  }

  @Test func writesIndentedText() {
    let value: JSONValue = ["a": [1, [:]], "b": [], "c": "x"]
    #expect(value.text(.indented) == "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": [],\n  \"c\": \"x\"\n}")
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\c/d", #""a\"b\\c/d""#),
    ("\u{0}\u{1F}\n\r\t\u{8}\u{C}", #""\u0000\u001f\n\r\t\b\f""#),
    ("é😀\u{2028}", "\"é😀\u{2028}\""), ("", "\"\""),
  ])
  func escapesWhatMustBeEscaped(string: String, json: String) throws {
    #expect(JSONValue.string(string).text() == json)
    #expect(try JSONParser.parse(json) == .string(string))
  }

  @Test(
    "Strings and names of all lengths have room where each of their bytes is escaped",
    arguments: [0, 1, 47, 48, 49, 200])
  func hasRoomForEscapes(count: Int) throws {
    let string = String(repeating: "\u{1}", count: count)
    let escaped = String(repeating: "\\u0001", count: count)
    // By itself, so that no other room is there.
    var writer = JSONWriter()
    writer.value(string)
    #expect(writer.string == "\"\(escaped)\"")
    for style in [JSONWriter.Style.compact, .indented] {
      var writer = JSONWriter(style)
      writer.object {
        $0.member("a", 0)
        $0.member(string, string)
      }
      let value = try JSONParser.parse(writer.string)
      #expect(value == .object(JSONObject([.init("a", 0), .init(string, .string(string))])))
      #expect(writer.string.filter { !$0.isWhitespace } == "{\"a\":0,\"\(escaped)\":\"\(escaped)\"}")
    }
  }

  @Test(arguments: [
    (Double.infinity, "null"), (.nan, "null"), (3, "3"), (0.1, "0.1"), (1e21, "1e+21"), (-2.5, "-2.5"),
  ])
  func writesNumbersThatJSONCanExpress(number: Double, json: String) {
    #expect(JSONValue.number(number).text() == json)
  }

  @Test(arguments: [0, 9, 10, -1, -10, 1234567890, Int.max, Int.min])
  func writesIntegersExactly(integer: Int) {
    #expect(JSONValue.integer(integer).text() == String(integer))
  }

  @Test func settingAMemberReplacesOrRemovesIt() {
    var object = JSONObject([.init("a", 1), .init("b", 2)])
    object["a"] = 3
    object["c"] = 4
    object["b"] = nil
    #expect(JSONValue.object(object).text() == #"{"a":3,"c":4}"#)
  }
}
