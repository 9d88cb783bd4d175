import JSON
import Testing

/// What JSON Schemas say, and what breaks them.
@Suite struct JSONSchemaTests {
  private func schema(_ text: String, at pointer: String = "") throws -> JSONSchema {
    let pointer = try #require(JSONPointer(pointer))
    return try #require(JSONSchema(try JSONParser.parse(text), at: pointer))
  }

  private func problems(_ schema: String, _ value: String) throws -> [String] {
    try self.schema(schema).problems(in: try JSONParser.parse(value)).map { "\($0.place) \($0.words)" }
  }

  @Test func typesAreTold() throws {
    #expect(try problems(#"{"type": "string"}"#, "1") == [" must be a text"])
    #expect(try problems(#"{"type": ["integer", "null"]}"#, "1.5") == [" must be a whole number or nothing"])
    #expect(try problems(#"{"type": "integer"}"#, "2.0") == [])
    #expect(try problems(#"{"type": "number"}"#, "2") == [])
    #expect(try problems(#"{"type": "colour"}"#, "2") == [], "a type that there is not says nothing")
  }

  @Test func listedValuesMembersAndItemsAreTold() throws {
    let schema = #"""
      {"type": "object", "required": ["a"], "additionalProperties": false,
       "properties": {"a": {"enum": ["x", "y"]}, "b": {"type": "array", "items": {"const": 1}}}}
      """#
    #expect(try problems(schema, #"{"a": "x", "b": [1, 1]}"#) == [])
    #expect(try problems(schema, #"{"a": "z", "b": [1, 2]}"#) == ["/a must be “x”, “y”", "/b/1 must be “1”"])
    #expect(try problems(schema, "{}") == [" must have “a”"])
    #expect(try problems(schema, #"{"a": "x", "c": 1}"#) == [" must not have “c”"])
  }

  @Test(arguments: [
    ("date", "2026-02-28", "2026-02-29"), ("time", "09:30:00Z", "9:30"), ("time", "09:30:00.5+02:00", "25:00:00Z"),
    ("date-time", "2026-03-14T09:30:00Z", "2026-03-14"), ("uri", "https://a.b/c", "a b"), ("email", "a@b.c", "a.b.c"),
  ])
  func formatsAreTold(format: String, good: String, bad: String) throws {
    let schema = #"{"type": "string", "format": "\#(format)"}"#
    #expect(try problems(schema, "\"\(good)\"") == [])
    #expect(try problems(schema, "\"\(bad)\"").count == 1)
  }

  @Test(arguments: [
    (
      #"{"minimum": 1, "maximum": 4}"#, ["1", "4", "2.5", "4.0", "\"9\""], ["0", "-1", "0.99", "4.01", "5", "1e300"],
      "must be from 1 to 4"
    ),
    (#"{"type": "integer", "minimum": 0}"#, ["0", "9000000000"], ["-1"], "must be 0 or more"),
    (#"{"maximum": 0.5}"#, ["0.5", "-1e300"], ["0.51"], "must be 0.5 or less"),
  ])
  func numbersOutsideOfTheirBoundsAreTold(schema: String, good: [String], bad: [String], words: String) throws {
    for value in good { #expect(try problems(schema, value) == [], "\(value)") }
    for value in bad { #expect(try problems(schema, value) == [" " + words], "\(value)") }
  }

  @Test func referencesLeadOnAndCirclesSayNothing() throws {
    let circle =
      ##"{"$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}, "properties": {"x": {"$ref": "#/$defs/a"}}}"##
    #expect(try problems(circle, #"{"x": 1}"#) == [])
    let tree = ##"{"type": "object", "properties": {"name": {"type": "string"}, "child": {"$ref": "#"}}}"##
    #expect(try problems(tree, #"{"child": {"child": {"name": 1}}}"#) == ["/child/child/name must be a text"])
    #expect(try problems(#"{"properties": {"x": {"$ref": "other.json"}}}"#, #"{"x": 1}"#) == [])
    let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    #expect(try problems(##"{"items": {"$ref": "#"}}"##, deep) == [])
  }

  @Test func whatIsNotUnderstoodAllowsAnything() throws {
    let open = try schema(#"{"properties": {"a": {}}, "anyOf": [{"properties": {"b": {}}}]}"#)
    #expect(open.member("b") == .anything)
    #expect(try schema(#"{"properties": {"a": {}}}"#).member("b") == .nothing)
    #expect(try schema(#"{"properties": {"a": {}}, "additionalProperties": true}"#).member("b") == .anything)
    #expect(try schema(#"{"properties": {"a": {}}, "patternProperties": {"^x": {}}}"#).member("b") == .anything)
    #expect(try schema(#"{"type": "string"}"#).items == .nothing)
  }
}
