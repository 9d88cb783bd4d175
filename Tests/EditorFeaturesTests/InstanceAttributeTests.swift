import CardAnalysis
import EditorFeatures
import SourceText
import TestSupport
import Testing

/// The attributes that XSD itself declares: `xsi:type` and its like.
@Suite struct InstanceAttributeTests {
  private static let declaration = #" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance""#
  private static let types = """
    <xs:complexType name="base"><xs:sequence/></xs:complexType>
    <xs:complexType name="wide"><xs:complexContent><xs:extension base="t:base"/></xs:complexContent></xs:complexType>
    <xs:complexType name="other"><xs:sequence/></xs:complexType>
    <xs:element name="doc"><xs:complexType><xs:sequence>
      <xs:element name="part" type="t:base" minOccurs="0"/><xs:element name="note" type="xs:string" nillable="true"/>
    </xs:sequence></xs:complexType></xs:element>
    """

  private func items(_ marked: String) throws -> (items: [CompletionItem], snapshot: DocumentSnapshot) {
    let marked = MarkedText(marked)
    let snapshot = try document(marked.text, schema: Self.types)
    return (Completer(snapshot, at: marked["1️⃣"]).list.items, snapshot)
  }

  private func labels(_ marked: String) throws -> [String] { try items(marked).items.map(\.label) }

  /// The text behind taking the item called `label`, with what belongs to it elsewhere.
  private func accepted(_ label: String, _ marked: String) throws -> String? {
    let (items, snapshot) = try items(marked)
    let item = try #require(items.first { $0.label == label })
    return snapshot.text.applying([TextEdit(item.replaceRange, item.insertText)] + item.additionalEdits)?.string
  }

  @Test func eachIsOfferedWhereItHelps() throws {
    #expect(try labels("<doc xmlns='urn:t' 1️⃣/>") == ["xsi:schemaLocation"])
    #expect(try labels("<doc xmlns='urn:t'><part 1️⃣/></doc>") == ["xsi:type"])
    #expect(try labels("<doc xmlns='urn:t'><note 1️⃣/></doc>") == ["xsi:nil"])
    let marked = MarkedText("<ObjectCardView xmlns=\"urn:cardwright:1\" 1️⃣></ObjectCardView>")
    let root = Completer(card(marked.text), at: marked["1️⃣"]).list.items.map(\.label)
    #expect(root.last == "xsi:schemaLocation" && !root.contains("xsi:nil") && !root.contains("xsi:type"))
  }

  @Test func thePrefixIsDeclaredWithIt() throws {
    #expect(
      try accepted("xsi:nil", "<doc xmlns='urn:t'><note 1️⃣/></doc>")
        == "<doc\(Self.declaration) xmlns='urn:t'><note xsi:nil=\"\"/></doc>")
    #expect(
      try accepted("xsi:schemaLocation", "<doc xmlns='urn:t' 1️⃣/>")
        == "<doc\(Self.declaration) xmlns='urn:t' xsi:schemaLocation=\"urn:t t.xsd\"/>")
    #expect(
      try accepted("xsi:type", "<doc xmlns='urn:t'><part xs1️⃣=\"\"/></doc>")
        == "<doc\(Self.declaration) xmlns='urn:t'><part xsi:type=\"\"/></doc>")
  }

  @Test func aPrefixThatIsThereIsUsed() throws {
    let other = #"<doc xmlns='urn:t' xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><note 1️⃣/></doc>"#
    #expect(try accepted("i:nil", other) == other.replacing("1️⃣", with: "i:nil=\"\""))
    #expect(try labels(other.replacing("<note ", with: "<note i:nil='true' ")) == [])
    #expect(try labels("<doc xmlns='urn:t' xmlns:xsi='urn:else'><note 1️⃣/></doc>") == [])
  }

  @Test func theirValuesAreOffered() throws {
    func inside(_ element: String) -> String { "<t:doc xmlns:t='urn:t'\(Self.declaration)>\(element)</t:doc>" }
    #expect(try labels(inside("<t:part xsi:type=\"1️⃣\"/>")) == ["t:wide"])
    #expect(try labels(inside("<t:note xsi:nil=\"1️⃣\"/>")) == ["true", "false"])
    #expect(
      try labels("<t:doc xmlns:t='urn:t'\(Self.declaration) xsi:schemaLocation=\"1️⃣\"/>") == ["urn:t t.xsd"])
  }

  @Test func hoverSaysWhatTheyAre() throws {
    let marked = MarkedText("<doc xmlns='urn:t'\(Self.declaration) xsi:schema1️⃣Location=\"urn:t 2️⃣t.xsd\"/>")
    let snapshot = try document(marked.text, schema: Self.types)
    let name = try #require(HoverFinder(snapshot).hover(at: marked["1️⃣"]))
    #expect(name.contents.plainText.hasPrefix("xsi:schemaLocation — attribute of every XML Schema"))
    #expect(snapshot.text[name.range] == "xsi:schemaLocation")
    #expect(HoverFinder(snapshot).hover(at: marked["2️⃣"]).map { snapshot.text[$0.range] } == "urn:t t.xsd")
    #expect(Navigator(snapshot).typeDefinition(at: marked["1️⃣"]) == nil)
  }
}
