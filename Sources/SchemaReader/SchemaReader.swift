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
    var builder = SchemaBuilder(files: files)
    return try builder.build(entry: entry)
  }
}
