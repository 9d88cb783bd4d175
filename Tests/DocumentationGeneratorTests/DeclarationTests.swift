import DocumentationGenerator
import JSON
import SchemaReader
import Testing

@Suite struct DeclarationTests {
  @Test func eachDeclarationOfANameBeginsOnALineOfItsOwn() async throws {
    func element(_ name: String, _ type: String) -> String {
      "<xs:element name='\(name)'><xs:complexType><xs:sequence><xs:element name='x' type='xs:\(type)'/></xs:sequence>"
        + "</xs:complexType></xs:element>\n"
    }
    let text =
      "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>\n" + element("a", "int") + element("b", "string")
      + "</xs:schema>"
    let schema = try SchemaReader.read(entry: "t.xsd", files: [("t.xsd", Array(text.utf8))])
    let source = DocumentationSource(
      schema: schema, kinds: [], commandLine: nil, title: "T", version: "1", baseAddress: "", isCardLanguage: false)
    let site = try Site(await Reference.gathered(from: source, jobs: 1), format: .markdown)
    let page = try #require(await site.files(jobs: 1).first { $0.path == "elements/x.md" })
    let lines = String(decoding: page.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("## In ") } == ["## In a", "## In b"])
    #expect(lines.filter { $0.hasPrefix("Declared in ") }.count == 2)
  }
}
