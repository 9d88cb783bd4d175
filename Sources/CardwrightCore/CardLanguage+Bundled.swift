import BundledData
package import CardAnalysis
import SchemaModel
import SchemaReader

extension CardLanguage {
  /// The language of the schemas that come with the product, which are read when they are first needed.
  package static func readingBundledSchema() -> CardLanguage { CardLanguage { bundledSchema } }

  /// A constant, so that nothing that reads it is left in the module for pages, which is stored with it.
  private static let bundledSchema: Schema? = {
    let files: [SchemaReader.File] = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
    return try? SchemaReader.read(entry: BundledFile.schemas.first?.name ?? "", files: files)
  }()
}
