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
    try read(entry: entry) { name in files.first { $0.name == name }?.bytes }
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
    let files = SchemaFiles()
    var loader = SchemaLoader(files, namespaces: namespaces, given: file)
    loader.load(entry)
    try files.throwProblems()
    let register = SchemaRegister(files)
    register.fill()
    try files.throwProblems()
    return try schema(register, fileNames: loader.names)
  }

  /// Ids are given out before anything is looked at; then types, elements and content are filled in.
  private static func schema(_ register: SchemaRegister, fileNames: [String]) throws(SchemaError) -> Schema {
    let files = register.files
    let simpleTypes = SimpleTypeBuilder(register)
    let attributes = AttributeBuilder(register, simpleTypes)
    let complexTypes = ComplexTypeBuilder(register, simpleTypes, attributes)
    simpleTypes.fill()
    complexTypes.fill()
    let elements = ElementBuilder(register, simpleTypes, complexTypes)
    elements.fill()
    let globalAttributes = attributes.globals()
    let identityConstraints = IdentityConstraintReader(register).constraints()
    try files.throwProblems()
    complexTypes.compile(elements.elements, substitutes: elements.substitutes)
    try files.throwProblems()
    // The entry is finished last, after what it includes.
    let root = files.root(of: SchemaNode(document: files.sources.count - 1, node: 0))
    return Schema(
      names: register.names, elements: elements.elements, simpleTypes: simpleTypes.types,
      complexTypes: complexTypes.types, globalAttributes: globalAttributes, identityConstraints: identityConstraints,
      targetNamespace: files.targetNamespace(of: root), documentation: files.documentation(of: root),
      files: fileNames)
  }

  /// The namespace that the schema file `bytes` declares; nil when it declares none or is not a schema file.
  package static func targetNamespace(of bytes: [UInt8]) -> String? {
    guard let document = try? XSDDocument(file: "", bytes: bytes) else { return nil }
    return document.root.flatMap { document.value(.targetNamespace, of: $0) }
  }
}
