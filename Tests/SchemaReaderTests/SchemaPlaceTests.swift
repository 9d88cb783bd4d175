import SchemaModel
import SchemaReader
import Testing

@Suite struct SchemaPlaceTests {
  private static func schema(_ namespace: String, _ content: String) -> [UInt8] {
    Array(
      """
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:o="urn:o" targetNamespace="\(namespace)">
        \(content)
      </xs:schema>
      """.utf8)
  }

  @Test func aPlaceIsSeenFromTheFileInWhichItStands() throws {
    let files = [
      "main.xsd": Self.schema("urn:m", #"<xs:include schemaLocation="parts/a.xsd"/>"#),
      "parts/a.xsd": Self.schema(
        "urn:m", #"<xs:include schemaLocation="../b.xsd"/><xs:include schemaLocation="c.xsd"/>"#),
      "b.xsd": Self.schema("urn:m", #"<xs:element name="B"/>"#),
      "parts/c.xsd": Self.schema("urn:m", #"<xs:element name="C"/>"#),
    ]
    let schema = try SchemaReader.read(entry: "main.xsd") { files[$0] }
    #expect(schema.elements.map(\.localName) == ["B", "C"])
  }

  @Test func aNamespaceWithoutAPlaceIsTakenFromWhatStandsForIt() throws {
    let files = [
      "main.xsd": Self.schema("urn:m", #"<xs:import namespace="urn:o"/><xs:element name="M" type="o:word"/>"#),
      "other.xsd": Self.schema(
        "urn:o", #"<xs:simpleType name="word"><xs:restriction base="xs:token"/></xs:simpleType>"#),
    ]
    let schema = try SchemaReader.read(entry: "main.xsd", namespaces: ["urn:o": "other.xsd"]) { files[$0] }
    #expect(schema.elements.map(\.localName) == ["M"])
    #expect(SchemaReader.targetNamespace(of: try #require(files["other.xsd"])) == "urn:o")
    let alone = #expect(throws: SchemaError.self) { try SchemaReader.read(entry: "main.xsd") { files[$0] } }
    #expect(alone?.problems.first?.message.contains("o:word") == true)
  }

  @Test(arguments: ["", #" xmlns:o="urn:m""#]) func aPrefixMeansWhatItsElementDeclares(_ declaration: String) throws {
    let word = { (base: String) in #"<xs:simpleType name="word"><xs:restriction base="xs:\#(base)"/></xs:simpleType>"# }
    let files = [
      "main.xsd": Self.schema(
        "urn:m",
        #"<xs:import namespace="urn:o" schemaLocation="other.xsd"/><xs:element name="A" type="o:word"/>"#
          + #"<xs:element name="B" type="o:word"\#(declaration)/>"# + word("int")),
      "other.xsd": Self.schema("urn:o", word("token")),
    ]
    let schema = try SchemaReader.read(entry: "main.xsd") { files[$0] }
    let names = schema.elements.map { element -> String? in
      guard case .simple(let type) = element.type else { return nil }
      return schema[type].name?.namespace
    }
    #expect(names == ["urn:o", declaration.isEmpty ? "urn:o" : "urn:m"])
  }
}
