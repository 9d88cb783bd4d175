import BundledData
import LibXML2Judge
import SchemaModel
import SchemaReader
import Testing

@Suite struct SchemaReaderTests {
  static func read(_ inside: String, files: [SchemaReader.File] = []) throws -> Schema {
    let text = """
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:t" targetNamespace="urn:t"
          elementFormDefault="qualified">
      \(inside)
      </xs:schema>
      """
    return try SchemaReader.read(entry: "t.xsd", files: [("t.xsd", Array(text.utf8))] + files)
  }

  static func element(_ schema: Schema, _ local: String) throws -> ElementID {
    try #require(schema.elements.firstIndex { $0.localName == local }.map { ElementID($0) })
  }

  @Test func elementsStandInDocumentOrder() throws {
    let schema = try Self.read(
      """
      <xs:element name="b"><xs:complexType><xs:sequence><xs:element name="c"/><xs:element ref="a"/></xs:sequence></xs:complexType></xs:element>
      <xs:element name="a" type="xs:string"/>
      """)
    #expect(schema.elements.map(\.localName) == ["b", "c", "a"])
    #expect(schema.rootElements.map { schema[$0].localName } == ["b", "a"])
    let (a, b) = (try Self.element(schema, "a"), try Self.element(schema, "b"))
    #expect(schema.children(of: b).map { schema[$0].localName } == ["c", "a"])
    #expect(schema.parents(of: a) == [b])
    #expect(schema[b].location.file == "t.xsd" && schema[b].location.line == 3)
    #expect(schema.globalElement(ExpandedName(namespace: "urn:t", local: "a")) == a)
    #expect(schema.globalElement(ExpandedName(namespace: "urn:t", local: "c")) == nil)
  }

  @Test func formsDecideOnNamespaces() throws {
    let schema = try Self.read(
      """
      <xs:element name="e"><xs:complexType><xs:sequence><xs:element name="q"/><xs:element name="u" form="unqualified"/></xs:sequence>
      <xs:attribute name="a"/><xs:attribute name="f" form="qualified"/></xs:complexType></xs:element>
      """)
    let root = try Self.element(schema, "e")
    #expect(schema.children(of: root).map { schema[$0].expandedName.namespace } == ["urn:t", ""])
    #expect(schema.attributes(of: root).map(\.expandedName.namespace) == ["", "urn:t"])
  }

  @Test func attributesKeepSchemaOrderAndComeFromGroupsAndBases() throws {
    let schema = try Self.read(
      """
      <xs:attributeGroup name="g"><xs:attribute name="b" default="x"/><xs:attribute name="c" use="required"/></xs:attributeGroup>
      <xs:complexType name="base"><xs:attribute name="a"/><xs:attributeGroup ref="g"/></xs:complexType>
      <xs:element name="e"><xs:complexType><xs:complexContent><xs:extension base="base"><xs:attribute name="d" type="xs:int" fixed="1"/></xs:extension></xs:complexContent></xs:complexType></xs:element>
      <xs:element name="r"><xs:complexType><xs:complexContent><xs:restriction base="base"><xs:attribute name="a" use="prohibited"/><xs:attribute name="b" use="required"/></xs:restriction></xs:complexContent></xs:complexType></xs:element>
      """)
    let extended = try Self.element(schema, "e")
    #expect(schema.attributes(of: extended).map(\.localName) == ["a", "b", "c", "d"])
    #expect(schema.requiredAttributes(of: extended).map(\.localName) == ["c"])
    #expect(schema.attributes(of: extended)[1].defaultValue == "x")
    #expect(schema.attributes(of: extended)[3].constraint == .fixed("1"))
    let restricted = try Self.element(schema, "r")
    #expect(schema.attributes(of: restricted).map(\.localName) == ["b", "c"])
    #expect(schema.requiredAttributes(of: restricted).map(\.localName) == ["b", "c"])
  }

  @Test func documentationIsTextAndNotes() throws {
    let schema = try Self.read(
      """
      <xs:element name="e" type="xs:string">
        <xs:annotation>
          <xs:documentation xml:lang="de">Deutsch.</xs:documentation>
          <xs:documentation xml:lang="en">
            First  line,
            second line.

            Next &amp; last paragraph.
          </xs:documentation>
          <xs:appinfo source="urn:x"><g:source xmlns:g="urn:g" ref="HD-I25"/><g:do xmlns:g="urn:g"> Do
             this. </g:do></xs:appinfo>
        </xs:annotation>
      </xs:element>
      """)
    let documentation = schema.documentation(of: try Self.element(schema, "e"))
    #expect(documentation.text == "First  line,\nsecond line.\n\nNext & last paragraph.")
    #expect(documentation.summary == "First  line, second line.")
    #expect(documentation.notes.map(\.name) == ["source", "do"])
    #expect(documentation.notes(named: "source").first?["ref"] == "HD-I25")
    #expect(documentation.notes[1].text == "Do this.")
    #expect(documentation.notes[1].namespace == "urn:g")
  }

  @Test func enumerationsCarryDocumentationThroughUnionsAndLists() throws {
    let schema = try Self.read(
      """
      <xs:simpleType name="one"><xs:restriction base="xs:token"><xs:enumeration value="a"><xs:annotation><xs:documentation>The a.</xs:documentation></xs:annotation></xs:enumeration><xs:enumeration value=" b "/></xs:restriction></xs:simpleType>
      <xs:simpleType name="two"><xs:union memberTypes="one xs:boolean"><xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType></xs:union></xs:simpleType>
      <xs:simpleType name="three"><xs:list itemType="one"/></xs:simpleType>
      """)
    func values(_ name: String) throws -> [EnumerationValue] {
      guard case .simple(let type) = schema.type(ExpandedName(namespace: "urn:t", local: name)) else { return [] }
      return schema.enumeration(of: type)
    }
    #expect(try values("one").map(\.value) == ["a", "b"])
    #expect(try values("one").first?.documentation.text == "The a.")
    #expect(try values("two").map(\.value) == ["a", "b", "true", "false"])
    #expect(try values("three").map(\.value) == ["a", "b"])
  }

  @Test func includedFilesMayHaveNoNamespace() throws {
    let part = """
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="p" type="t"/>
      <xs:simpleType name="t"><xs:restriction base="xs:token"/></xs:simpleType></xs:schema>
      """
    let schema = try Self.read(
      "<xs:include schemaLocation=\"p.xsd\"/><xs:include schemaLocation=\"p.xsd\"/><xs:element name=\"e\" type=\"t\"/>",
      files: [("p.xsd", Array(part.utf8))])
    #expect(schema.elements.map(\.expandedName.namespace) == ["urn:t", "urn:t"])
    #expect(schema.elements.map(\.localName) == ["p", "e"])
    #expect(schema.elements[0].type == schema.elements[1].type)
    #expect(schema.files == ["t.xsd", "p.xsd"])
  }

  @Test func circularIncludesEnd() throws {
    let part = """
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:t"><xs:include schemaLocation="t.xsd"/>
      <xs:element name="p"/></xs:schema>
      """
    let schema = try Self.read("<xs:include schemaLocation=\"p.xsd\"/>", files: [("p.xsd", Array(part.utf8))])
    #expect(schema.elements.map(\.localName) == ["p"])
  }

  @Test func substitutionGroupsEnterContentModels() throws {
    let schema = try Self.read(
      """
      <xs:element name="head" abstract="true"/><xs:element name="one" substitutionGroup="head" type="xs:int"/>
      <xs:element name="two" substitutionGroup="one"/>
      <xs:element name="e"><xs:complexType><xs:sequence><xs:element ref="head" maxOccurs="2"/></xs:sequence></xs:complexType></xs:element>
      """)
    let root = try Self.element(schema, "e")
    #expect(schema.children(of: root).map { schema[$0].localName } == ["one", "two"])
    #expect(schema[try Self.element(schema, "two")].type == .simple(SimpleTypeID(.int)))
    #expect(schema.requiredChildren(of: root).map { schema[$0].localName } == ["one"])
  }

  @Test func identityConstraintsKeepTheirPaths() throws {
    let schema = try Self.read(
      """
      <xs:element name="e"><xs:key name="k"><xs:selector xpath=".//t:a | t:b/*" xmlns:t="urn:t"/><xs:field xpath="@id"/></xs:key>
      <xs:keyref name="r" refer="k"><xs:selector xpath="c"/><xs:field xpath="."/></xs:keyref></xs:element>
      """)
    let key = try #require(schema.identityConstraints.first)
    let a = schema.names.find(ExpandedName(namespace: "urn:t", local: "a"))
    let b = schema.names.find(ExpandedName(namespace: "urn:t", local: "b"))
    #expect(key.kind == .key)
    #expect(key.selector[0] == .init(fromDescendants: true, steps: [.child(.name(a))]))
    #expect(key.selector[1] == .init(fromDescendants: false, steps: [.child(.name(b)), .child(.any)]))
    #expect(schema.identityConstraints[1].kind == .keyref(refer: 0))
    #expect(schema.identityConstraints[1].fields == [[.init(fromDescendants: false, steps: [])]])
    #expect(schema[try Self.element(schema, "e")].identityConstraints == [0, 1])
  }

  @Test func minimalContentSkipsWhatIsOptional() throws {
    let schema = try Self.read(
      """
      <xs:element name="e"><xs:complexType><xs:sequence><xs:element name="a" minOccurs="0"/><xs:element name="b"/>
      <xs:choice><xs:sequence><xs:element name="c"/><xs:element name="d"/></xs:sequence><xs:element name="f"/></xs:choice></xs:sequence></xs:complexType></xs:element>
      """)
    let root = try Self.element(schema, "e")
    #expect(schema.requiredChildren(of: root).map { schema[$0].localName } == ["b", "f"])
  }

  @Test func theCardLanguageIsReadWhole() throws {
    let files = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
    let schema = try SchemaReader.read(entry: "card.xsd", files: files)
    #expect(schema.targetNamespace == "urn:cardwright:1")
    #expect(Set(schema.files) == Set(files.map(\.name)))
    #expect(schema.elements.count > 100)
    // Whoever writes a card can ask about everything in it.
    for (index, element) in schema.elements.enumerated() {
      #expect(!schema.documentation(of: ElementID(index)).isEmpty, "<\(element.localName)> \(element.location)")
      for use in schema.attributes(of: ElementID(index)) {
        #expect(!schema.documentation(of: use).isEmpty, "\(element.localName)/@\(use.localName) \(use.location)")
      }
    }
    _ = try LibXML2Judge(entry: "card.xsd", files: files)
  }

  @Test func theJudgeNeverFetchesAnything() throws {
    let schema = "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\"><xs:element name=\"e\"/></xs:schema>"
    let judge = try LibXML2Judge(entry: "t.xsd", files: [("t.xsd", Array(schema.utf8))])
    func verdict(_ text: String) -> LibXML2Judge.Verdict { judge.judge(Array(text.utf8)) }
    #expect(verdict("<e/>").isValid)
    #expect(!verdict("<!DOCTYPE e SYSTEM \"file:///etc/passwd\"><e/>").isWellFormed)
    #expect(!verdict("<f/>").isValid && verdict("<f/>").isWellFormed)
    #expect(!verdict("<e>").isWellFormed && verdict("<e>").findings.count > 0)
    #expect(!verdict("<x:e/>").isWellFormed)
    #expect(!verdict("").isWellFormed)
    let located = """
      <e xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="file:///etc/passwd"/>
      """
    #expect(verdict(located).isValid)
    #expect(throws: SchemaError.self) {
      try LibXML2Judge(
        entry: "x.xsd",
        files: [
          (
            "x.xsd",
            Array(
              "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'><xs:element name='e' type='nope'/></xs:schema>"
                .utf8)
          )
        ])
    }
  }

  @Test func theJudgeMayBeAskedFromManyThreads() async throws {
    let files = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
    let judge = try LibXML2Judge(entry: "card.xsd", files: files)
    let good = Array("<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\"><Title>x</Title></ObjectCardView>".utf8)
    let bad = Array("<ObjectCardView xmlns=\"urn:cardwright:1\" id=\"a\"/>".utf8)
    let verdicts = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 { group.addTask { judge.judge(index % 2 == 0 ? good : bad).isValid == (index % 2 == 0) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(verdicts.allSatisfy { $0 })
  }
}
