import SchemaModel
import SourceText
import XMLSyntax

/// The attributes that XSD itself declares, for the documents of every schema (XSD 1.0 part 1, section 2.6).
enum InstanceAttribute: String, CaseIterable {
  case type
  case isNil = "nil"
  case schemaLocation
  case noNamespaceSchemaLocation

  /// Their namespace.
  static let namespace = "http://www.w3.org/2001/XMLSchema-instance"
  /// The prefix that it has nearly everywhere.
  static let usualPrefix = "xsi"

  /// The one that `attribute` of `tree` is; nil for an attribute of another namespace.
  init?(_ attribute: XMLAttribute, in tree: XMLTree) {
    guard tree.namespace(of: attribute) == Self.namespace else { return nil }
    self.init(rawValue: tree.name(of: attribute).local)
  }

  /// What it says, as a sentence without a full stop.
  var summary: String {
    switch self {
    case .type: "The type of this element: one that is derived from the declared type"
    case .isNil: "Whether the element is there without a value; then it holds nothing"
    case .schemaLocation: "Where other tools find the schema: a namespace and an address for each"
    case .noNamespaceSchemaLocation: "Where other tools find the schema of elements without a namespace"
    }
  }

  /// What there is to know beyond that.
  var advice: String {
    switch self {
    case .type: "Needed where the declared type is abstract."
    case .isNil: "Allowed where the schema says `nillable`."
    case .schemaLocation, .noNamespaceSchemaLocation:
      "Cardwright has its schema inside and follows no address; `cardwright schema --output DIR` writes the files out."
    }
  }

  /// Whether it helps on an element with `declaration`; `isRoot` when that is the document's own.
  func isUseful(on declaration: ElementID, isRoot: Bool, _ schema: Schema) -> Bool {
    switch self {
    case .type: !schema.substitutes(forTypeOf: declaration).isEmpty
    case .isNil: schema[declaration].isNillable
    case .schemaLocation: isRoot && !schema.targetNamespace.isEmpty
    case .noNamespaceSchemaLocation: isRoot && schema.targetNamespace.isEmpty
    }
  }
}

extension Schema {
  /// The named types that `xsi:type` may name on an element with `declaration`, its own left out.
  func substitutes(forTypeOf declaration: ElementID) -> [ExpandedName] {
    let element = self[declaration]
    var blocked = element.blocked
    let named: [(id: TypeID, name: ExpandedName?)]
    switch element.type {
    case .complex(let own):
      blocked.formUnion(self[own].blocked)
      named = complexTypes.indices.filter { !complexTypes[$0].isAbstract }.map {
        (.complex(ComplexTypeID($0)), complexTypes[$0].name)
      }
    case .simple:
      named = simpleTypes.indices.dropFirst(BuiltInType.allCases.count).map {
        (.simple(SimpleTypeID($0)), simpleTypes[$0].name)
      }
    }
    return named.compactMap { id, name in
      guard let name, id != element.type, let kinds = derivation(of: id, from: element.type) else { return nil }
      return blocked.isDisjoint(with: kinds) ? name : nil
    }
  }
}

extension Grammar {
  /// The values that an attribute of XSD's own can have on `element`, whose declaration is `declaration`.
  func values(of attribute: InstanceAttribute, on element: NodeID, _ declaration: ElementID) -> [String] {
    let entry = schema.files.first ?? ""
    switch attribute {
    case .isNil: return ["true", "false"]
    case .schemaLocation: return ["\(schema.targetNamespace) \(entry)"]
    case .noNamespaceSchemaLocation: return [entry]
    case .type:
      let prefixes = tree.prefixes(at: element)
      return schema.substitutes(forTypeOf: declaration).compactMap { name in
        if name.namespace.isEmpty, !prefixes.contains(where: { $0.prefix.isEmpty }) { return name.local }
        return prefixes.first { $0.namespace == name.namespace }.map { scope in
          scope.prefix.isEmpty ? name.local : scope.prefix + ":" + name.local
        }
      }
    }
  }
}

extension XMLTree {
  /// The prefixes that `node` and its ancestors declare, each with the namespace that it has there; the nearest wins.
  func prefixes(at node: NodeID) -> [(prefix: String, namespace: String)] {
    var found: [(prefix: String, namespace: String)] = []
    var seen: Set<String> = []
    var current = node
    while current != .document {
      if self[current].kind == .element {
        for attribute in attributes(of: current) where attribute.flags.contains(.namespaceDeclaration) {
          let name = name(of: attribute)
          let prefix = name.prefix.isEmpty ? "" : name.local
          if seen.insert(prefix).inserted { found.append((prefix, value(of: attribute))) }
        }
      }
      guard let parent = parent(of: current) else { break }
      current = parent
    }
    return found
  }
}
