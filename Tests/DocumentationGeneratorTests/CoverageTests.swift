import DocumentationGenerator
import JSON
import SchemaModel
import Testing

@Suite struct CoverageTests {
  @Test func everyElementHasAPage() async throws {
    let schema = try #require(CardSite.schema)
    let reference = try #require(await CardSite.reference.value)
    let titles = Set(reference.pages.filter { $0.kind == .element }.map(\.title))
    #expect(titles == Set(schema.elements.map(\.localName)))
  }
}
