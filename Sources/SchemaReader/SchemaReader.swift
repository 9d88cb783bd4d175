package import SchemaModel

/// Reads XSD 1.0 files into a ``Schema``.
///
/// It reads nothing by itself, neither from disk nor from a network: all files are given to it. What it does not
/// support is an error that names it, never passed over.
package enum SchemaReader {
  /// A file to read: the name by which `xs:include` and `xs:import` speak of it, and its contents.
  package typealias File = (name: String, bytes: [UInt8])

  /// Reads the schema whose entry is the file called `entry`, with the files that it includes and imports.
  ///
  /// - Throws: ``SchemaError`` with every problem found, each with file and line.
  package static func read(entry: String, files: [File]) throws(SchemaError) -> Schema {
    let bytes = Dictionary(files.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    return try read(entry: entry) { bytes[$0] }
  }

  /// Reads the schema whose entry is the file called `entry`, with the files that it includes and imports.
  ///
  /// - Parameters:
  ///   - namespaces: the files that stand for namespaces which are imported without a place.
  ///   - file: the contents of the file called so, or nil when there is none. It is asked for the place that
  ///     a `schemaLocation` names, first as seen from the folder of the file in which it stands, then as it is written.
  /// - Throws: ``SchemaError`` with every problem found, each with file and line.
  package static func read(
    entry: String, namespaces: [String: String] = [:], file: @escaping (_ name: String) -> [UInt8]?
  ) throws(SchemaError) -> Schema {
    var builder = SchemaBuilder(given: file, namespaces: namespaces)
    return try builder.build(entry: entry)
  }

  /// The namespace that the schema file `bytes` declares; nil when it declares none or is no schema file.
  package static func targetNamespace(of bytes: [UInt8]) -> String? {
    (try? XSDDocument(file: "", bytes: bytes))?.attribute("targetNamespace", of: 0)
  }
}
