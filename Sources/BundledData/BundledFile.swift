import CBundledData

/// A file that the executable carries inside it.
package struct BundledFile: Sendable {
  /// Its name, such as `card.xsd`.
  package let name: String
  /// Its contents.
  package let bytes: [UInt8]

  /// The schemas of the card language; `card.xsd`, the entry, comes first.
  package static let schemas: [BundledFile] = files(cbundled_schemas)

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
