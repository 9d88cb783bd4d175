import JSON
import Testing

@Suite struct JSONDocumentTests {
  private func document(_ text: String) -> JSONDocument { JSONDocument(Array(text.utf8)) }

  @Test func aRightTextIsReadAsTheParserReadsIt() throws {
    let text = #"{ "a": [1, -2.5, "x\n", true, null, {}], "b": { "c": [[]] }, "a": "last" }"#
    let found = document(text)
    #expect(found.problems.isEmpty)
    #expect(try found.value(of: 0) == JSONParser.parse(text))
  }

  @Test func everyValueHasItsPlace() throws {
    let text = #"{"a": [10, {"b": "x"}]}"#
    let found = document(text)
    let parts = found.nodes.map { String(decoding: found.bytes[$0.range], as: UTF8.self) }
    #expect(parts == [text, #"[10, {"b": "x"}]"#, "10", #"{"b": "x"}"#, #""x""#])
    #expect(found.nodes[4].nameRange == 12..<15)
    #expect(found.node(at: 13) == 4 && found.node(at: 8) == 2 && found.node(at: 1) == 1 && found.node(at: 0) == 0)
  }

  @Test func whatIsWrongIsToldWhereItIs() {
    func problems(_ text: String) -> [String] { document(text).problems.map(\.description) }
    #expect(problems("{\"a\": }") == ["1:6: expected a value"])
    #expect(problems("{\"a\": 1 \"b\": 2}") == ["1:9: expected , or }"])
    #expect(problems("{\"a\": tru,\n\"b\": [1, 2}") == ["1:7: expected true", "2:11: expected , or ]"])
    #expect(problems("{a: 1}") == ["1:2: expected a name in double quotes"])
    #expect(problems("{\"a\": [") == ["1:7: this array has no ]"])
    #expect(problems("{} x") == ["1:4: nothing may follow the value"])
    #expect(problems("/* a") == ["1:1: this comment has no */", "1:5: expected a value, found the end of the text"])
    #expect(problems("[1,, 2]") == ["1:4: expected a value before the comma"])
  }

  @Test func depthIsLimitedAndNothingHangs() {
    let deep = document(String(repeating: "[", count: 100_000))
    #expect(deep.problems.count == 1 && deep.nodes.count == JSONParser.depthLimit)
    #expect(document(String(repeating: "{\"a\":", count: 100_000)).problems.count == 1)
    #expect(document(String(repeating: "]", count: 100_000)).problems.count == 2)
    #expect(document(String(repeating: "[,", count: 500)).problems.count == 100)
  }
}
