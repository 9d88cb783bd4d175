import BundledData
package import SchemaModel

extension Schema {
  /// The schema that comes with the product, as it is stored; nil where that is damaged.
  ///
  /// A constant, so that nothing that reads it is left in the module for pages, which is stored with it.
  package static let bundled: Schema? = {
    guard let texts = BundledFile.tables.first(where: { $0.name == "schema-texts.bin" }) else { return nil }
    return Schema.stored(BundledFile.table("schema.bin"), textCount: texts.count) { texts.bytes(in: $0) }
  }()
}
