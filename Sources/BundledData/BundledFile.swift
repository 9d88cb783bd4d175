import CBundledData

/// A file that the executable carries inside it.
package struct BundledFile: Sendable {
  /// Its name, such as `card.xsd`, or its path, such as `images/pump.png`.
  package let name: String
  // A constant of the executable: it outlives every reader, and nobody writes to it.
  nonisolated(unsafe) private let start: UnsafePointer<UInt8>
  /// How many bytes it has.
  package let count: Int

  /// Its contents, copied: whoever reads a table once need not keep it.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Its bytes in `range`, as far as it has them.
  package func bytes(in range: Range<Int>) -> [UInt8] {
    Array(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(start: start, count: count)[range.clamped(to: 0..<count)]))
  }

  private init(_ file: CBundledFile) {
    (name, start, count) = (String(cString: file.name), file.bytes, file.count)
  }

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

  /// The files of the table that `table` returns.
  private static func files(_ table: (UnsafeMutablePointer<Int>) -> UnsafePointer<CBundledFile>) -> [BundledFile] {
    var count = 0
    let first = table(&count)
    return UnsafeBufferPointer(start: first, count: count).map { BundledFile($0) }
  }
}
