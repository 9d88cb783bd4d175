import JSON
import Testing

/// The examples of RFC 6901, §5 and §6.
@Suite struct JSONPointerTests {
  private static let document: JSONValue = [
    "foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "g|h": 4, "i\\j": 5, "k\"l": 6, " ": 7, "m~n": 8,
  ]

  @Test(
    arguments: [
      ("", document), ("/foo", ["bar", "baz"]), ("/foo/0", "bar"), ("/", 0), ("/a~1b", 1), ("/c%d", 2), ("/e^f", 3),
      ("/g|h", 4), ("/i\\j", 5), ("/k\"l", 6), ("/ ", 7), ("/m~0n", 8),
    ] as [(String, JSONValue)])
  func findsTheValue(text: String, value: JSONValue) throws {
    let pointer = try #require(JSONPointer(text))
    #expect(Self.document[pointer] == value)
    #expect(pointer.description == text)
  }

  @Test(
    arguments: [("/c%25d", 2), ("/e%5Ef", 3), ("/%20", 7), ("/m~0n", 8), ("/foo/1", "baz")] as [(String, JSONValue)])
  func findsTheValueOfAFragment(text: String, value: JSONValue) throws {
    #expect(Self.document[try #require(JSONPointer(fragment: text))] == value)
  }

  @Test(arguments: ["/foo/2", "/foo/00", "/foo/-", "/foo/ 1", "/nothing", "/foo/0/x", "/foo/99999999999999999999"])
  func findsNothingWhereNothingIs(text: String) throws {
    #expect(Self.document[try #require(JSONPointer(text))] == nil)
  }

  @Test(arguments: ["foo", "/a~2", "/a~"])
  func refusesWhatIsNoPointer(text: String) {
    #expect(JSONPointer(text) == nil)
  }

  @Test(arguments: ["/%2", "/%+1", "/%-1", "/%zz", "/%C3"])
  func refusesBrokenFragments(text: String) {
    #expect(JSONPointer(fragment: text) == nil)
  }
}
