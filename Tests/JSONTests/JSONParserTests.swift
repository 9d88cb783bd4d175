import JSON
import Testing

@Suite struct JSONParserTests {
  @Test(
    arguments: [
      ("null", JSONValue.null), (" true ", true), ("false", false), ("0", 0), ("-12", -12),
      ("9223372036854775807", .integer(Int.max)), ("-9223372036854775808", .integer(Int.min)),
      ("9223372036854775808", .number(9_223_372_036_854_775_808)), ("1.5", 1.5), ("-0", .number(-0.0)),
      ("1e3", .number(1000)), ("2.5E-1", 0.25), (#""""#, ""), (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u00e9\u20AC\ud83d\ude00""#, "é€😀"), (#""é€😀""#, "é€😀"), ("[]", []), ("{}", [:]),
      ("[1,[2,[]],{}]", [1, [2, []], [:]]), (#"{"b":1,"a":{"c":[null]}}"#, ["b": 1, "a": ["c": [nil]]]),
      ("\u{FEFF}[1 , 2\r\n]", [1, 2]),
    ] as [(String, JSONValue)])
  func readsEveryKindOfValue(text: String, value: JSONValue) throws {
    #expect(try JSONParser.parse(text) == value)
  }

  @Test func keepsTheOrderOfMembersAndLetsTheLastOfTwoCount() throws {
    let value = try JSONParser.parse(#"{"z":1,"a":2,"z":3}"#)
    #expect(value.object?.names == ["z", "a", "z"])
    #expect(value["z"] == 3)
  }

  @Test(arguments: [3, 16, 17, 200]) func membersAreFoundInObjectsOfAnySize(count: Int) throws {
    let text = "{" + (0..<count).map { "\"n\($0)\":\($0)," }.joined() + "\"n1\":-1}"
    var object = try #require(try JSONParser.parse(text).object)
    #expect((0..<count).allSatisfy { object["n\($0)"] == .integer($0 == 1 ? -1 : $0) })
    #expect(object["n"] == nil && object["n\(count)"] == nil)
    object["n2"] = "other"
    object["new"] = 1
    object["n1"] = nil
    #expect(object["n2"] == "other" && object["new"] == 1 && object["n1"] == nil && object["n0"] == 0)
    #expect(object.count == count && object == JSONObject(object.members))
    #expect(Set([object, JSONObject(object.members)]).count == 1)
  }

  @Test(arguments: [#""\ud83d""#, #""\ude00""#, #""\ud83d\u0041""#])
  func aLoneSurrogateBecomesOneReplacementCharacter(text: String) throws {
    let string = try #require(try JSONParser.parse(text).string)
    #expect(string.hasPrefix("\u{FFFD}"))
    #expect(string.utf16.count == text.utf8.count { $0 == 0x5C })
  }

  @Test(arguments: [
    ("", 1, 1), ("nul", 1, 1), ("[1,]", 1, 4), ("[1 2]", 1, 4), ("[,1]", 1, 2), ("{\"a\" 1}", 1, 6),
    ("{\"a\":1,}", 1, 8), ("{a:1}", 1, 2), ("01", 1, 1), ("-", 1, 2), ("1.", 1, 3), ("1e", 1, 3), (".5", 1, 1),
    ("+1", 1, 1), ("1 2", 1, 3), ("\"a", 1, 1), ("\"\\x\"", 1, 2), ("\"\\u12g4\"", 1, 2), ("\"a\tb\"", 1, 3),
    ("[\n  1,\n  oops\n]", 3, 3), ("[1", 1, 1), ("{\"a\":[1}", 1, 8), ("]", 1, 1), ("1e999", 1, 1),
    ("'a'", 1, 1), ("[1]]", 1, 4), ("// no", 1, 1), ("NaN", 1, 1), ("{\"a\":}", 1, 6), ("\"\\", 1, 2),
  ])
  func refusesWhatIsNoJSONAndSaysWhere(text: String, line: Int, column: Int) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(text) }
    #expect(error?.line == line, "\(text): \(String(describing: error))")
    #expect(error?.column == column, "\(text): \(String(describing: error))")
  }

  @Test func refusesIllFormedUTF8() {
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse([0x22, 0xC3, 0x28, 0x22]) }
    #expect(throws: JSONSyntaxError.self) { try JSONParser.parse([0x22, 0x5C, 0x6E, 0xED, 0xA0, 0x80, 0x22]) }
  }

  @Test func refusesTextsThatNestTooDeepAndReadsThoseAtTheLimit() throws {
    let limit = JSONParser.depthLimit
    let deep = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(try JSONParser.parse(deep).text() == deep)
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONParser.parse(String(repeating: "[", count: 1_000_000))
    }
    #expect(error?.offset == limit)
  }

  @Test func everyPrefixOfATextIsRefusedAndTheWholeReadBack() throws {
    let text = #"{"a":[1,-2.5e-3,true,null,"x\u00e9\n"],"b":{"c":{}}}"#
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array(bytes[..<length])) }
    }
    let value = try JSONParser.parse(text)
    #expect(try JSONParser.parse(value.text()) == value)
    #expect(try JSONParser.parse(value.text(.indented)) == value)
  }
}
