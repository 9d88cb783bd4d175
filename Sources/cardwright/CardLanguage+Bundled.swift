import BundledData
import CardAnalysis
import SchemaReader

extension CardLanguage {
  /// The card language as this executable carries it.
  ///
  /// Without its schema, which a test proves readable, documents would still be checked as XML.
  static func bundled() -> CardLanguage {
    let files = BundledFile.schemas.map { (name: $0.name, bytes: $0.bytes) }
    return CardLanguage(schema: try? SchemaReader.read(entry: "card.xsd", files: files))
  }
}
