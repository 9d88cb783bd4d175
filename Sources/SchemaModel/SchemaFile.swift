/// A file of a schema, as far as something of it is read only when it is asked for.
package final class SchemaFile: Hashable, Sendable {
  /// The file's name as it was given to the reader, such as `card.xsd`.
  package let name: String
  private let bytes: [UInt8]
  private let documentation: @Sendable (_ annotations: ArraySlice<UInt8>) -> Documentation

  /// A file of these UTF-8 bytes.
  ///
  /// - Parameter documentation: reads `xs:annotation` elements.
  package init(
    name: String, bytes: [UInt8], documentation: @escaping @Sendable (_ annotations: ArraySlice<UInt8>) -> Documentation
  ) {
    self.name = name
    self.bytes = bytes
    self.documentation = documentation
  }

  func documentation(in range: Range<Int>) -> Documentation { documentation(bytes[range]) }

  /// The line, counted from one, of the byte at `offset`.
  func line(at offset: Int) -> Int {
    var line = 1
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A { line += 1 }
    return line
  }

  /// Whether both are the same file, read at the same time.
  package static func == (left: SchemaFile, right: SchemaFile) -> Bool { left === right }

  /// Hashes which file it is.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
