import SchemaModel
import SchemaReader
import Testing

/// Schemas whose declarations lead from one to the next are read up to a depth, and refused beyond it in a word.
@Suite struct SchemaDepthTests {
  /// Schemas in which so many declarations lead from one to the next.
  private static let chains: [String: @Sendable (_ count: Int) -> String] = [
    "sequences": { count in
      let open = String(repeating: "<xs:sequence>", count: count)
      let close = String(repeating: "</xs:sequence>", count: count)
      return "<xs:complexType name='t'>\(open)<xs:element name='e'/>\(close)</xs:complexType>"
    },
    "groups": { count in
      list(count) { "<xs:group name='g\($0)'><xs:sequence><xs:group ref='g\($0 - 1)'/></xs:sequence></xs:group>" }
        + "<xs:group name='g0'><xs:sequence><xs:element name='e'/></xs:sequence></xs:group>"
        + "<xs:complexType name='t'><xs:group ref='g\(count)'/></xs:complexType>"
    },
    "attribute groups": { count in
      list(count) { "<xs:attributeGroup name='a\($0)'><xs:attributeGroup ref='a\($0 - 1)'/></xs:attributeGroup>" }
        + "<xs:attributeGroup name='a0'><xs:attribute name='b'/></xs:attributeGroup>"
    },
    "attribute groups, the first one first": { count in
      "<xs:attributeGroup name='a0'><xs:attribute name='b'/></xs:attributeGroup>"
        + (1...count).map {
          "<xs:attributeGroup name='a\($0)'><xs:attributeGroup ref='a\($0 - 1)'/></xs:attributeGroup>"
        }.joined()
    },
    "types, the last one first": { count in list(count, type) + "<xs:complexType name='t0'/>" },
    "types, the first one first": { count in
      "<xs:complexType name='t0'/>" + list(count) { type(count + 1 - $0) }
    },
    "simple types": { count in
      list(count) { "<xs:simpleType name='s\($0)'><xs:restriction base='s\($0 - 1)'/></xs:simpleType>" }
        + "<xs:simpleType name='s0'><xs:restriction base='xs:string'/></xs:simpleType>"
    },
    "simple types inside each other": { count in
      "<xs:simpleType name='s'><xs:restriction>"
        + String(repeating: "<xs:simpleType><xs:restriction>", count: count)
        + "<xs:simpleType><xs:restriction base='xs:string'/></xs:simpleType>"
        + String(repeating: "</xs:restriction></xs:simpleType>", count: count) + "</xs:restriction></xs:simpleType>"
    },
    "substitutions": { count in
      list(count) { "<xs:element name='e\($0)' substitutionGroup='e\($0 - 1)'/>" } + "<xs:element name='e0'/>"
    },
    "substitutions, the head first": { count in
      "<xs:element name='e0'/>"
        + (1...count).map { "<xs:element name='e\($0)' substitutionGroup='e\($0 - 1)'/>" }.joined()
    },
  ]

  private static func list(_ count: Int, _ declaration: (Int) -> String) -> String {
    (1...count).reversed().map { declaration($0) + "\n" }.joined()
  }

  private static func type(_ number: Int) -> String {
    "<xs:complexType name='t\(number)'><xs:complexContent><xs:extension base='t\(number - 1)'><xs:sequence>"
      + "<xs:element name='e\(number)'/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>"
  }

  @Test(arguments: chains.keys.sorted()) func whatIsDeepIsRead(_ chain: String) throws {
    let declarations = try #require(Self.chains[chain])
    let text = declarations(100)
    _ = try SchemaReaderTests.read(text)
  }

  @Test(arguments: chains.keys.sorted()) func whatIsTooDeepIsAProblem(_ chain: String) throws {
    let declarations = try #require(Self.chains[chain])
    let text = declarations(1_000)
    let error = #expect(throws: SchemaError.self) { try SchemaReaderTests.read(text) }
    let problem = try #require(error?.problems.first)
    #expect(problem.message == "The declarations lead more than 256 steps deep, which is not supported")
  }

  @Test func aHundredThousandSequencesAreOneProblem() throws {
    let declarations = try #require(Self.chains["sequences"])
    let text = declarations(100_000)
    let error = #expect(throws: SchemaError.self) { try SchemaReaderTests.read(text) }
    #expect(error?.problems.map(\.location.line) == [3])
  }

  /// Each group is copied twice into the one after it: two particles for the first, a million for the twentieth.
  @Test func groupsThatMultiplyAreOneProblem() {
    let groups = (1...20).map {
      "<xs:group name='g\($0)'><xs:sequence><xs:group ref='g\($0 - 1)'/><xs:group ref='g\($0 - 1)'/></xs:sequence></xs:group>"
    }
    let text =
      "<xs:group name='g0'><xs:sequence><xs:element name='e'/></xs:sequence></xs:group>" + groups.joined()
      + "<xs:complexType name='t'><xs:group ref='g20'/></xs:complexType>"
    let error = #expect(throws: SchemaError.self) { try SchemaReaderTests.read(text) }
    #expect(error?.problems.map(\.message) == ["The schema has more than 100000 particles, which is not supported"])
  }

  @Test func filesThatIncludeEachOtherTooDeepAreAProblem() throws {
    func file(_ number: Int) -> SchemaReader.File {
      let next = "<xs:include schemaLocation='\(number + 1).xsd'/>"
      return ("\(number).xsd", Array("<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>\(next)</xs:schema>".utf8))
    }
    let error = #expect(throws: SchemaError.self) {
      try SchemaReader.read(entry: "0.xsd", files: (0..<1_000).map(file))
    }
    let problems = error?.problems.map { "\($0.location.file): \($0.message)" }
    #expect(problems == ["255.xsd: The files lead more than 256 steps deep, which is not supported"])
  }

  /// Counting the lines up to each of the places would take hours.
  @Test func everyLineOfALongFileIsTold() throws {
    let count = 50_000
    let text =
      "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>\n"
      + String(repeating: "<xs:attribute name='a' use='b'/>\n", count: count) + "</xs:schema>"
    let error = #expect(throws: SchemaError.self) {
      try SchemaReader.read(entry: "t.xsd", files: [("t.xsd", Array(text.utf8))])
    }
    let lines = Set((error?.problems ?? []).map(\.location.line))
    #expect(lines.count >= count - 1 && lines.max() == count + 1)
  }
}
