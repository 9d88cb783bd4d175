import SchemaModel
import Standards

/// Reads the files of a schema, from the entry to what it includes and imports.
struct SchemaLoader {
  /// The contents of the file called so, or nil.
  let given: (String) -> [UInt8]?
  /// The files that stand for namespaces which are imported without a place.
  let namespaces: [String: String]
  let files: SchemaFiles
  /// The names of the files that were read, the entry first.
  private(set) var names: [String] = []
  /// Files with the namespace for which they were read.
  private var loaded: Set<String> = []
  /// How many files that are being read include or import each other.
  private var depth = 0

  init(_ files: SchemaFiles, namespaces: [String: String], given: @escaping (String) -> [UInt8]?) {
    self.files = files
    self.namespaces = namespaces
    self.given = given
  }

  /// Reads the file called `name` and, before it, what it includes and imports.
  ///
  /// - Parameters:
  ///   - reference: the `xs:include` or `xs:import` that names it; nil for the entry.
  ///   - namespace: the includer's namespace, which a file without one takes on; nil when it is not included.
  mutating func load(_ name: String, from reference: SchemaLocation? = nil, namespace: String? = nil) {
    guard let bytes = given(name) else {
      return fail("There is no file “\(name)” among those given", reference ?? SchemaLocation(file: name, line: 1))
    }
    guard depth < SchemaFiles.deepest else {
      let place = reference ?? SchemaLocation(file: name, line: 1)
      return fail("The files lead more than \(SchemaFiles.deepest) steps deep, which is not supported", place)
    }
    depth += 1
    defer { depth -= 1 }
    // One file may be included by several; a chameleon is read once a namespace.
    guard loaded.insert("\(name) \(namespace ?? "")").inserted else { return }
    let document: XSDDocument
    do throws(SchemaError) {
      document = try XSDDocument(file: name, bytes: bytes)
    } catch {
      return error.problems.forEach(files.fail)
    }
    guard let root = document.root, document.element(root) == .schema else {
      return fail("The root of a schema file must be xs:schema", SchemaLocation(file: name, line: 1))
    }
    if !names.contains(name) { names.append(name) }
    let own = document.value(.targetNamespace, of: root)
    let file = document.schemaFile()
    if let own, let namespace, own != namespace {
      return fail(
        "An included file must have the includer's targetNamespace “\(namespace)”, not “\(own)”",
        SchemaLocation(file, offset: document.endOfStartTag(root)))
    }
    let target = own ?? namespace ?? ""
    loaded.insert("\(name) \(target)")
    // What is included stands before the includer, where its declarations belong.
    loadReferences(document, root, file, targetNamespace: target)
    let index = files.add(
      SchemaFiles.Source(
        document: document, targetNamespace: target, isChameleon: own == nil && namespace != nil, file: file))
    GrammarCheck(files).check(index)
  }

  private mutating func loadReferences(
    _ document: XSDDocument, _ root: Int, _ file: SchemaFile, targetNamespace: String
  ) {
    for child in document.children(of: root) {
      let place = SchemaLocation(file, offset: document.endOfStartTag(child))
      let location = document.value(.schemaLocation, of: child)
      switch document.element(child) {
      case .include:
        guard let location else {
          fail("xs:include needs a schemaLocation", place)
          continue
        }
        load(self.file(at: location, from: file.name), from: place, namespace: targetNamespace)
      case .import:
        let namespace = document.value(.namespace, of: child) ?? ""
        if namespace == targetNamespace {
          fail("xs:import must name another namespace than the targetNamespace", place)
        }
        // Without a place, what is at hand for the namespace is taken, if anything is.
        let name = location.map { self.file(at: $0, from: file.name) } ?? namespaces[namespace]
        if let name { load(name, from: place) }
      case .redefine:
        fail("xs:redefine is not supported; derive new types in the including file instead", place)
      default: break
      }
    }
  }

  /// The name of the file at `location`, which the file called `name` speaks of: seen from its folder, if there is such
  /// a file.
  private func file(at location: String, from name: String) -> String {
    guard !location.contains("://"), !location.hasPrefix("/"), let slash = name.lastIndex(of: "/") else {
      return location
    }
    var parts: [Substring] = []
    for part in (name[...slash] + location).split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let place = (name.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    return given(place) == nil ? location : place
  }

  private func fail(_ message: String, _ location: SchemaLocation) {
    files.fail(SchemaError.Problem(message: message, location: location))
  }
}
