import BundledData
import DocumentationGenerator
import JSON
import SchemaModel
import SchemaReader
import SourceText

/// The documentation of the card language, gathered once for all tests.
enum CardSite {
  static let schema: Schema? = {
    let files = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
    return try? SchemaReader.read(entry: "card.xsd", files: files)
  }()

  static let reference = Task<Reference?, Never> {
    guard let schema else { return nil }
    let source = DocumentationSource(schema: schema, title: "Cards", version: "1", isCardLanguage: true)
    return await Reference.gathered(from: source, jobs: 2)
  }
}
