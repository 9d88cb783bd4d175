import SchemaModel
import SchemaReader
import Testing

/// What the reader refuses, each by its name and with file and line.
@Suite struct UnsupportedConstructTests {
  /// The inside of a schema, a marker `⏩` on the line of the problem, and what the message says.
  static let cases = [
    ("⏩<xs:redefine schemaLocation=\"x.xsd\"/>", "xs:redefine is not supported"),
    ("⏩<xs:include schemaLocation=\"missing.xsd\"/>", "no file “missing.xsd”"),
    ("⏩<xs:include/>", "xs:include needs a schemaLocation"),
    ("⏩<xs:override schemaLocation=\"x.xsd\"/>", "xs:override is not supported"),
    ("<xs:complexType name=\"t\">⏩<xs:assert test=\"true()\"/></xs:complexType>", "xs:assert is not supported"),
    (
      "⏩<xs:element name=\"e\" targetNamespace=\"urn:x\"/>",
      "The attribute targetNamespace of xs:element is not supported"
    ),
    (
      "<xs:simpleType name=\"t\"><xs:restriction base=\"xs:string\">⏩<xs:assertion test=\"1\"/></xs:restriction></xs:simpleType>",
      "xs:assertion is not supported"
    ),
    ("⏩<xs:sequence/>", "xs:sequence may not stand in xs:schema"),
    ("⏩<xs:element/>", "needs a name"),
    ("⏩<xs:element name=\"e\" type=\"nope\"/>", "names no type that is declared"),
    ("⏩<xs:element name=\"e\" type=\"x:t\"/>", "prefix “x” is not declared"),
    ("<xs:element name=\"e\"/>\n⏩<xs:element name=\"e\"/>", "already declared in t.xsd, line 2"),
    ("⏩<xs:element name=\"e\" minOccurs=\"0\"/>", "minOccurs is not allowed on a global element"),
    ("⏩<xs:element name=\"e\" default=\"a\" fixed=\"b\" type=\"xs:string\"/>", "default and fixed exclude each other"),
    ("⏩<xs:element name=\"e\" type=\"xs:int\" default=\"x\"/>", "“x” is not a value of the type"),
    ("⏩<xs:element name=\"e\" nillable=\"yes\"/>", "nillable=\"yes\" is not a boolean"),
    (
      "<xs:simpleType name=\"t\"><xs:restriction base=\"xs:string\">⏩<xs:pattern value=\"[\"/></xs:restriction></xs:simpleType>",
      "not a regular expression of XSD 1.0"
    ),
    (
      "<xs:simpleType name=\"t\"><xs:restriction base=\"xs:int\">⏩<xs:enumeration value=\"x\"/></xs:restriction></xs:simpleType>",
      "“x” is not a value of the base type"
    ),
    (
      "<xs:simpleType name=\"t\"><xs:restriction base=\"xs:boolean\">⏩<xs:maxLength value=\"1\"/></xs:restriction></xs:simpleType>",
      "xs:maxLength does not apply"
    ),
    (
      "<xs:simpleType name=\"t\"><xs:restriction base=\"xs:string\">⏩<xs:minLength value=\"-1\"/></xs:restriction></xs:simpleType>",
      "needs a whole number"
    ),
    (
      "<xs:simpleType name=\"t\"><xs:restriction base=\"xs:token\">⏩<xs:whiteSpace value=\"preserve\"/></xs:restriction></xs:simpleType>",
      "cannot be looser"
    ),
    ("⏩<xs:simpleType name=\"t\"/>", "needs xs:restriction, xs:list or xs:union"),
    ("⏩<xs:simpleType name=\"t\"><xs:restriction base=\"t\"/></xs:simpleType>", "derived from itself"),
    (
      "<xs:simpleType name=\"t\" final=\"restriction\"><xs:restriction base=\"xs:int\"/></xs:simpleType><xs:simpleType name=\"u\">\n⏩<xs:restriction base=\"t\"/></xs:simpleType>",
      "is final"
    ),
    (
      "⏩<xs:complexType name=\"t\"><xs:sequence><xs:element name=\"a\" minOccurs=\"0\"/><xs:element name=\"a\"/></xs:sequence></xs:complexType>",
      "Unique Particle Attribution"
    ),
    (
      "<xs:complexType name=\"t\"><xs:sequence>\n⏩<xs:element name=\"a\" minOccurs=\"2\"/></xs:sequence></xs:complexType>",
      "minOccurs is greater than maxOccurs"
    ),
    (
      "<xs:complexType name=\"t\"><xs:sequence>\n⏩<xs:any processContents=\"loose\"/></xs:sequence></xs:complexType>",
      "processContents must be"
    ),
    (
      "<xs:complexType name=\"t\"><xs:sequence>\n⏩<xs:all/></xs:sequence></xs:complexType>",
      "xs:all may not stand in xs:sequence"
    ),
    ("<xs:complexType name=\"t\">\n⏩<xs:attribute name=\"a\" use=\"never\"/></xs:complexType>", "use must be"),
    (
      "<xs:complexType name=\"t\">\n⏩<xs:attribute name=\"a\" use=\"required\" default=\"x\"/></xs:complexType>",
      "required attribute cannot have a default"
    ),
    (
      "<xs:complexType name=\"t\"><xs:attribute name=\"a\"/>\n⏩<xs:attribute name=\"a\"/></xs:complexType>",
      "declared twice"
    ),
    ("<xs:attributeGroup name=\"g\">\n⏩<xs:attributeGroup ref=\"g\"/></xs:attributeGroup>", "leads back to itself"),
    (
      "<xs:group name=\"g\"><xs:sequence>\n⏩<xs:group ref=\"g\"/></xs:sequence></xs:group><xs:complexType name=\"t\"><xs:group ref=\"g\"/></xs:complexType>",
      "leads back to itself"
    ),
    (
      "<xs:element name=\"e\"><xs:key name=\"k\">\n⏩<xs:selector xpath=\"//a\"/><xs:field xpath=\"@b\"/></xs:key></xs:element>",
      "is not supported: XSD 1.0 has only paths"
    ),
    (
      "<xs:element name=\"e\"><xs:key name=\"k\"><xs:selector xpath=\"a\"/>\n⏩<xs:field xpath=\"b[1]\"/></xs:key></xs:element>",
      "is not supported: XSD 1.0 has only paths"
    ),
    (
      "<xs:element name=\"e\"><xs:key name=\"k\">\n⏩<xs:selector xpath=\"a b\"/><xs:field xpath=\"@b\"/></xs:key></xs:element>",
      "is not supported: XSD 1.0 has only paths"
    ),
    (
      "<xs:element name=\"e\"><xs:key name=\"k\"><xs:selector xpath=\"a\"/>\n⏩<xs:field xpath=\"b\u{A0}\"/></xs:key></xs:element>",
      "is not supported"
    ),
    (
      "<xs:element name=\"e\">\n⏩<xs:keyref name=\"k\" refer=\"x\"><xs:selector xpath=\"a\"/><xs:field xpath=\"@b\"/></xs:keyref></xs:element>",
      "names nothing that is declared"
    ),
    ("⏩loose text", "Text may stand only in xs:documentation"),
    ("⏩<x xmlns=\"urn:x\"/>", "<x> may stand only in xs:appinfo"),
    ("⏩<xs:element name=\"e\" substitutionGroup=\"e\"/>", "leads back to itself"),
    (
      "<xs:complexType name=\"t\"><xs:sequence><xs:element name=\"a\" minOccurs=\"9999\" maxOccurs=\"99999\"/></xs:sequence></xs:complexType>⏩",
      "needs more than 10000 states"
    ),
  ]

  @Test(arguments: cases) func namesWhatItRefuses(_ inside: String, _ message: String) throws {
    let marked = """
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
      \(inside)
      </xs:schema>
      """
    let line = (marked.prefix { $0 != "⏩" }).count { $0 == "\n" } + 1
    let text = marked.filter { $0 != "⏩" }
    let error = #expect(throws: SchemaError.self) {
      try SchemaReader.read(entry: "t.xsd", files: [("t.xsd", Array(text.utf8))])
    }
    let problem = try #require(error?.problems.first { $0.message.contains(message) }, "\(error?.description ?? "")")
    #expect(problem.location.file == "t.xsd")
    #expect(problem.location.line == line)
  }

  @Test(arguments: [
    ("<xs:schema", "lacks its '>'"), ("", "The file is empty"), ("<a/>", "must be xs:schema"),
    ("<!DOCTYPE x><xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\"/>", "A DOCTYPE is not supported"),
  ])
  func refusesWhatIsNoSchema(_ text: String, _ message: String) {
    let error = #expect(throws: SchemaError.self) {
      try SchemaReader.read(entry: "t.xsd", files: [("t.xsd", Array(text.utf8))])
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.description.hasPrefix("t.xsd:1: ") == true)
  }
}
