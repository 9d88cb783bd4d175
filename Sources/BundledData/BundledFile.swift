import CBundledData

/// A file that the executable carries inside it.
package struct BundledFile: Sendable {
  /// Its name, such as `card.xsd`, or its path, such as `images/pump.png`.
  package let name: String
  /// Its contents.
  package let bytes: [UInt8]

  /// The schemas of the card language; `card.xsd`, the entry, comes first.
  package static let schemas: [BundledFile] = files(cbundled_schemas)

  /// The tables of figures and names that come with the product.
  package static let tables: [BundledFile] = files(cbundled_tables)

  /// The example cards, and the samples and pictures that they name, by their paths from the cards' folder.
  package static let examples: [BundledFile] = files(cbundled_examples)

  /// The templates, guides and assets of the documentation, by their paths.
  package static let site: [BundledFile] = files(cbundled_site)

  /// The files of the preview page.
  package static let page: [BundledFile] = files(cbundled_page)

  /// The files of the playground's page.
  package static let playground: [BundledFile] = files(cbundled_playground)

  /// The contents of the table in file `name`; empty when there is no such table.
  package static func table(_ name: String) -> [UInt8] { tables.first { $0.name == name }?.bytes ?? [] }

  /// Copies the table that `table` returns.
  private static func files(_ table: (UnsafeMutablePointer<Int>) -> UnsafePointer<CBundledFile>) -> [BundledFile] {
    var count = 0
    // The table and what it points to are constants of the executable: they outlive every reader.
    let first = table(&count)
    return UnsafeBufferPointer(start: first, count: count).map { file in
      BundledFile(
        name: String(cString: file.name), bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    }
  }
}
