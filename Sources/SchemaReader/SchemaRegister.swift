import SchemaModel

/// The ids of what the files declare, given out in document order before anything is looked at.
final class SchemaRegister {
  let files: SchemaFiles
  /// The names that the schema knows.
  var names = NameTable()
  /// The element declarations with a name, each with the name that it declares.
  private(set) var elements: [(node: SchemaNode, name: ExpandedName)] = []
  private(set) var simpleTypes: [SchemaNode] = []
  private(set) var complexTypes: [SchemaNode] = []
  private(set) var identityConstraints: [SchemaNode] = []
  /// Per file and node: where it is in the list of its kind, or -1.
  private var places: [[Int32]] = []

  init(_ files: SchemaFiles) { self.files = files }

  /// Looks at all files, and makes the global names known.
  func fill() {
    for (index, source) in files.sources.enumerated() {
      places.append(Array(repeating: -1, count: source.document.nodeCount))
      for number in source.document.allElements {
        if let element = source.document.element(number) {
          add(SchemaNode(document: index, node: number), element)
        }
      }
    }
  }

  private func add(_ node: SchemaNode, _ element: XSDElement) {
    let isGlobal = files.isGlobal(node)
    // Most of a schema is documentation, and has no name to look for.
    switch element {
    case .annotation, .include, .import, .redefine: return
    case .documentation, .appinfo, .enumeration: if !isGlobal { return }
    default: break
    }
    let local = files.token(.name, of: node)
    if isGlobal, local == nil {
      return files.fail("xs:\(element.name) at the top of a schema needs a name", at: node)
    }
    let name = ExpandedName(namespace: files.targetNamespace(of: node), local: local ?? "")
    switch element {
    case .element: if let local { addElement(node, local, isGlobal: isGlobal) }
    case .simpleType:
      place(node, simpleTypes.count)
      simpleTypes.append(node)
    case .complexType:
      place(node, complexTypes.count)
      complexTypes.append(node)
    case .unique, .key, .keyref:
      if local == nil { return files.fail("xs:\(element.name) needs a name", at: node) }
      place(node, identityConstraints.count)
      identityConstraints.append(node)
      return files.declare(.identityConstraint, name, node)
    default: break
    }
    if isGlobal, let symbol = Self.symbol(element) { files.declare(symbol, name, node) }
  }

  private func addElement(_ node: SchemaNode, _ local: String, isGlobal: Bool) {
    var isQualified = isGlobal
    if !isGlobal {
      let form = files.token(.form, of: node) ?? files.token(.elementFormDefault, of: files.root(of: node))
      isQualified = form == "qualified"
    }
    let name = ExpandedName(namespace: isQualified ? files.targetNamespace(of: node) : "", local: local)
    _ = names.intern(name)
    place(node, elements.count)
    elements.append((node, name))
  }

  private func place(_ node: SchemaNode, _ index: Int) { places[node.document][node.node] = Int32(index) }

  /// What a global declaration of this kind can be named as.
  private static func symbol(_ element: XSDElement) -> SchemaSymbol? {
    switch element {
    case .element: .element
    case .simpleType, .complexType: .type
    case .attribute: .attribute
    case .group: .group
    case .attributeGroup: .attributeGroup
    case .notation: .notation
    default: nil
    }
  }

  // MARK: Ids

  private func place(of node: SchemaNode) -> Int? {
    let place = places[node.document][node.node]
    return place < 0 ? nil : Int(place)
  }

  /// The id of the element that `node` declares; nil for a reference.
  func elementID(_ node: SchemaNode) -> ElementID? { place(of: node).map { ElementID($0) } }

  /// The id of the type that `node` declares.
  func typeID(_ node: SchemaNode) -> TypeID? {
    guard let place = place(of: node) else { return nil }
    switch files.element(node) {
    case .simpleType: return .simple(SimpleTypeID(SimpleType.builtIns.count + place))
    case .complexType: return .complex(ComplexTypeID(place + 1))
    default: return nil
    }
  }

  /// The index of the constraint that `node` declares.
  func identityConstraint(_ node: SchemaNode) -> Int? { place(of: node) }

  /// The name of a global type; nil for one declared inside something.
  func typeName(_ node: SchemaNode) -> ExpandedName? {
    guard files.isGlobal(node), let local = files.token(.name, of: node) else { return nil }
    return ExpandedName(namespace: files.targetNamespace(of: node), local: local)
  }
}
