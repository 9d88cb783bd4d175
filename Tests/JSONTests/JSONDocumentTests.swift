import JSON
import Testing

@Suite struct JSONDocumentTests {
  private func document(_ text: String) -> JSONDocument { JSONDocument(Array(text.utf8)) }

  @Test func aRightTextIsReadAsTheParserReadsIt() throws {
    let text = #"{ "a": [1, -2.5, "x\n", true, null, {}], "b": { "c": [[]] }, "a": "last" }"#
    let found = document(text)
    #expect(found.problems.isEmpty)
    for node in found.nodes {
      let value = try JSONParser.parse(Array(found.bytes[node.range]))
      switch node.content {
      case .scalar(let read): #expect(read == value)
      case .object: #expect(value.object?.members.map(\.name) == node.children.map { found.nodes[$0].name })
      case .array: #expect(value.array?.count == node.children.count)
      case .missing: Issue.record("nothing is missing")
      }
    }
  }

  @Test func everyValueHasItsPlace() throws {
    let text = #"{"a": [10, {"b": "x"}]}"#
    let found = document(text)
    let parts = found.nodes.map { String(decoding: found.bytes[$0.range], as: UTF8.self) }
    #expect(parts == [text, #"[10, {"b": "x"}]"#, "10", #"{"b": "x"}"#, #""x""#])
    #expect(found.nodes[4].nameRange == 12..<15)
    for (tokens, node) in [(["a", "1", "b"], 4), ([], 0), (["a", "2"], nil), (["b"], nil)] as [([String], Int?)] {
      #expect(found.node(at: JSONPointer(tokens: tokens)) == node)
    }
    #expect(document(#"{"a": 1, "a": 2}"#).node(at: JSONPointer(tokens: ["a"])) == 2)
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
    #expect(problems("{\"a\": {\"b\n}}") == ["1:8: this string has no closing quote"])
    #expect(problems("[\"a\\n\r]") == ["1:2: this string has no closing quote"])
    #expect(problems("[\"a\tb\"]") == ["1:4: a control character in a string must be escaped"])
    // What it is called, nobody can say.
    #expect(document("{\"a\n}").nodes.map(\.name) == [nil, nil])
  }

  @Test func depthIsLimitedAndNothingHangs() {
    let deep = document(String(repeating: "[", count: 100_000))
    #expect(deep.problems.count == 1 && deep.nodes.count == JSONParser.depthLimit)
    #expect(document(String(repeating: "{\"a\":", count: 100_000)).problems.count == 1)
    #expect(document(String(repeating: "]", count: 100_000)).problems.count == 2)
    #expect(document(String(repeating: "[,", count: 500)).problems.count == 100)
  }

  @Test func errorsHaveTheirLinesHoweverManyThereAre() {
    let found = document("[\n" + String(repeating: "x,\n", count: 300_000))
    #expect(found.problems.count == 100)
    #expect(found.problems.first?.description == "2:1: expected a value")
    #expect(found.problems.last?.description == "101:1: expected a value")
    // In the order of the text, although that this has no end is found last.
    #expect(
      document("[x,\nx").problems.map(\.description) == [
        "1:1: this array has no ]", "1:2: expected a value", "2:1: expected a value",
      ])
  }
}
