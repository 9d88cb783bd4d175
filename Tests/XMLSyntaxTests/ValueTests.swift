import SourceText
import Testing

@testable import XMLSyntax

@Suite struct ValueTests {
  @Test(arguments: [
    ("", ""), ("x", "x"), ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x1F600;", "A😀"),
    ("a\tb\nc\r\nd\re", "a b c d e"),
    ("a&#10;b&#x9;c", "a\nb\tc"), ("&no; &am", "&no; &am"), ("&#0;", "&#0;"),
  ])
  func attributeValuesAreNormalized(written: String, value: String) throws {
    let tree = parse("<a b=\"\(written)\"/>")
    let attribute = try #require(tree.attributes.first)
    #expect(tree.value(of: attribute) == value)
    #expect(tree.withValueBytes(of: attribute) { String(decoding: $0[$1], as: UTF8.self) } == value)
  }

  @Test func textContentLeavesOutElementsOfTheSameName() throws {
    let tree = XMLParser.parse(SourceText("<a>1<b>2<a>3<b>4</b></a>5</b>6<a/>7</a>"))
    let elements = tree.nodes.indices.filter { tree.nodes[$0].isElement }.map { NodeID($0) }
    #expect(elements.map { tree.textContent(of: $0) } == ["12567", "235", "34", "4", ""])
  }

  @Test func textContentIsTheCharactersInside() throws {
    let tree = parse("<a>x&amp;<b>y\r\nz<!-- no --></b><![CDATA[<&amp;]]><?no no?></a>")
    let root = try #require(tree.root)
    #expect(tree.textContent(of: root) == "x&y\nz<&amp;")
    #expect(tree.textContent(of: .document) == "x&y\nz<&amp;")
    #expect(tree.childElements(of: root).map { tree.textContent(of: $0) } == ["y\nz"])
    let empty = parse("<a/>")
    #expect(empty.textContent(of: try #require(empty.root)).isEmpty)
  }

  @Test func plainTextIsNotCopied() throws {
    let tree = parse("<a b=\"value\">text</a>")
    let root = try #require(tree.root)
    #expect(tree.withTextBytes(of: root) { $1 } == 13..<17)
    #expect(tree.withValueBytes(of: try #require(tree.attributes.first)) { $1 } == 6..<11)
  }

  @Test func namespacesFollowTheScope() {
    let tree = parse("<a xmlns=\"u:1\" xmlns:p=\"u:&amp;2\"><p:b p:c=\"\" d=\"\"/><e xmlns=\"\"><f/></e><g/></a>")
    let elements = tree.nodes.indices.map { NodeID($0) }.filter { tree[$0].kind == .element }
    #expect(elements.map { tree.namespace(of: $0) } == ["u:1", "u:&2", "", "", "u:1"])
    #expect(tree.attributes.map { tree.namespace(of: $0) } == ["", "", "u:&2", "", ""])
  }
}
