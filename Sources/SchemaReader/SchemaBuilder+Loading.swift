import SchemaModel

extension SchemaBuilder {
  /// Reads the file called `name` and, before it, what it includes and imports.
  ///
  /// - Parameters:
  ///   - reference: the `xs:include` or `xs:import` that names it; nil for the entry.
  ///   - namespace: the includer's namespace, which a file without one takes on; nil when it is not included.
  mutating func load(_ name: String, from reference: (file: String, line: Int)?, namespace: String?) {
    guard let bytes = given(name) else {
      let location = reference.map { SchemaLocation(file: $0.file, line: $0.line) }
      problems.append(
        SchemaError.Problem(
          message: "There is no file “\(name)” among those given",
          location: location ?? SchemaLocation(file: name, line: 1)))
      return
    }
    // One file may be included by several; a chameleon is read once a namespace.
    guard loaded.insert("\(name) \(namespace ?? "")").inserted else { return }
    let document: XSDDocument
    do {
      document = try XSDDocument(file: name, bytes: bytes)
    } catch {
      problems += error.problems
      return
    }
    guard let root = document.nodes.first, root.isSchema, root.name == "schema" else {
      problems.append(
        SchemaError.Problem(
          message: "The root of a schema file must be xs:schema", location: SchemaLocation(file: name, line: 1)))
      return
    }
    if !fileNames.contains(name) { fileNames.append(name) }
    let own = document.attribute("targetNamespace", of: 0)
    if let own, let namespace, own != namespace {
      problems.append(
        SchemaError.Problem(
          message: "An included file must have the includer's targetNamespace “\(namespace)”, not “\(own)”",
          location: SchemaLocation(file: name, line: root.line)))
      return
    }
    // What is included stands before the includer, where its declarations belong.
    loaded.insert("\(name) \(own ?? namespace ?? "")")
    loadReferences(document, targetNamespace: own ?? namespace ?? "")
    sources.append(
      Source(document: document, targetNamespace: own ?? namespace ?? "", isChameleon: own == nil && namespace != nil))
    checkGrammar(sources.count - 1)
  }

  private mutating func loadReferences(_ document: XSDDocument, targetNamespace: String) {
    for index in document.children(of: 0) where document.nodes[index].isSchema {
      let node = document.nodes[index]
      let location = document.attribute("schemaLocation", of: index)
      let place = (file: document.file, line: node.line)
      switch node.name {
      case "include":
        guard let location else {
          problem("xs:include needs a schemaLocation", place)
          continue
        }
        load(file(at: location, from: document.file), from: place, namespace: targetNamespace)
      case "import":
        let namespace = document.attribute("namespace", of: index) ?? ""
        if namespace == targetNamespace {
          problem("xs:import must name another namespace than the targetNamespace", place)
        }
        // Without a place, what is at hand for the namespace is taken, if anything is.
        guard let name = location.map({ file(at: $0, from: document.file) }) ?? namespaces[namespace] else { continue }
        load(name, from: place, namespace: nil)
      case "redefine":
        problem("xs:redefine is not supported; derive new types in the including file instead", place)
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

  private mutating func problem(_ message: String, _ place: (file: String, line: Int)) {
    problems.append(
      SchemaError.Problem(message: message, location: SchemaLocation(file: place.file, line: place.line)))
  }

  /// Finds what is no XSD 1.0: elements and attributes that it does not have, or not there.
  private mutating func checkGrammar(_ index: Int) {
    let document = sources[index].document
    for number in document.nodes.indices where document.nodes[number].isSchema {
      let name = document.nodes[number].name
      let ref = Ref(document: index, node: number)
      guard let element = XSDGrammar.element(name) else {
        fail("xs:\(name) is not supported: XSD 1.0 has no such element", at: ref)
        continue
      }
      for attribute in document.nodes[number].attributes where document.attributes[attribute].namespace.isEmpty {
        let attribute = document.attributes[attribute].name
        if attribute == "id" || element.attributes.contains(attribute) { continue }
        fail("The attribute \(attribute) of xs:\(name) is not supported: XSD 1.0 has no such attribute", at: ref)
      }
      if name != "appinfo", name != "documentation" { checkChildren(ref, element) }
    }
  }

  private mutating func checkChildren(_ ref: Ref, _ element: XSDGrammar.Element) {
    let document = sources[ref.document].document
    var child = ref.node + 1
    while child < document.nodes[ref.node].end {
      let name = document.nodes[child].name
      if !document.nodes[child].isSchema {
        fail(
          "<\(name)> may stand only in xs:appinfo and xs:documentation", at: Ref(document: ref.document, node: child))
      } else if !element.children.contains(name), XSDGrammar.element(name) != nil {
        fail(
          "xs:\(name) may not stand in xs:\(document.nodes[ref.node].name)",
          at: Ref(document: ref.document, node: child))
      }
      child = document.nodes[child].end
    }
  }

  /// Gives out the ids, in document order, and finds the global names.
  mutating func register() {
    for (index, source) in sources.enumerated() {
      for number in source.document.nodes.indices { register(Ref(document: index, node: number)) }
    }
  }

  private mutating func register(_ ref: Ref) {
    guard sources[ref.document].document.nodes[ref.node].isSchema else { return }
    let isGlobal = sources[ref.document].document.nodes[ref.node].parent == 0
    let kind = self.name(ref)
    // Most of a schema is documentation, and has no name to look for.
    switch kind {
    case "annotation", "include", "import", "redefine": return
    case "documentation", "appinfo", "enumeration": if !isGlobal { return }
    default: break
    }
    let local = token("name", of: ref)
    let name = local.map { ExpandedName(namespace: sources[ref.document].targetNamespace, local: $0) }
    if isGlobal, name == nil {
      return fail("xs:\(kind) at the top of a schema needs a name", at: ref)
    }
    switch kind {
    case "element":
      if let local { registerElement(ref, local, isGlobal: isGlobal) }
      if isGlobal { declare(.element, name, ref) }
    case "simpleType":
      simpleTypeIDs[ref] = SimpleTypeID(simpleTypes.count)
      simpleTypeNodes.append((SimpleTypeID(simpleTypes.count), ref))
      simpleTypes.append(
        SimpleType(
          name: isGlobal ? name : nil, base: nil, variety: .atomic(.string), facets: Facets(),
          location: location(of: ref)))
      if isGlobal { declare(.type, name, ref) }
    case "complexType":
      complexTypeIDs[ref] = ComplexTypeID(complexTypes.count)
      complexTypeNodes.append((ComplexTypeID(complexTypes.count), ref))
      complexTypes.append(ComplexType(name: isGlobal ? name : nil, base: nil, location: location(of: ref)))
      if isGlobal { declare(.type, name, ref) }
    case "attribute" where isGlobal: declare(.attribute, name, ref)
    case "group" where isGlobal: declare(.group, name, ref)
    case "attributeGroup" where isGlobal: declare(.attributeGroup, name, ref)
    case "notation" where isGlobal: declare(.notation, name, ref)
    case "unique", "key", "keyref":
      guard name != nil else { return fail("xs:\(kind) needs a name", at: ref) }
      identityIDs[ref] = identityNodes.count
      identityNodes.append(ref)
      declare(.identityConstraint, name, ref)
    default: break
    }
  }

  private mutating func registerElement(_ ref: Ref, _ local: String, isGlobal: Bool) {
    var isQualified = isGlobal
    if !isGlobal {
      let root = Ref(document: ref.document, node: 0)
      let form = token("form", of: ref) ?? token("elementFormDefault", of: root) ?? "unqualified"
      isQualified = form == "qualified"
    }
    let name = ExpandedName(namespace: isQualified ? sources[ref.document].targetNamespace : "", local: local)
    elementIDs[ref] = ElementID(elements.count)
    elementNodes.append(ref)
    var declaration = ElementDeclaration(
      name: names.intern(name), expandedName: name, type: .complex(.anyType), location: location(of: ref))
    declaration.isGlobal = isGlobal
    elements.append(declaration)
  }

  private mutating func declare(_ symbol: Symbol, _ name: ExpandedName?, _ ref: Ref) {
    guard let name else { return }
    let key = Key(symbol: symbol, name: name)
    if let first = globals[key] {
      let place = location(of: first)
      return fail("“\(name.local)” is already declared in \(place.file), line \(place.line)", at: ref)
    }
    globals[key] = ref
  }
}
