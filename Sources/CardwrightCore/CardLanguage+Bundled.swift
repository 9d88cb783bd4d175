import BundledData
package import CardAnalysis
import SchemaReader

extension CardLanguage {
  /// The language of the schemas that come with the product, which are read when they are first needed.
  package static func readingBundledSchema() -> CardLanguage {
    CardLanguage {
      let files: [SchemaReader.File] = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
      return try? SchemaReader.read(entry: BundledFile.schemas.first?.name ?? "", files: files)
    }
  }
}
