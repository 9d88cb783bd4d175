import JSON
import SchemaModel

/// What pages are made of, and how they name each other.
struct PageMaterial: Sendable {
  let source: DocumentationSource
  let schema: Schema
  let addresses: AddressBook
  let examples: [ExampleCard]
  /// Whether pages have drawings; without, they are made in a moment.
  let draws: Bool
  /// The elements that a document is meant to begin with.
  let documentElements: Set<ElementID>
  /// The examples that use each element, as indices, the one that shows it best first.
  let usesByElement: [String: [Int]]
  /// The attributes that a great many elements have, by where they are declared.
  let sharedAttributes: Set<SchemaLocation>

  init(source: DocumentationSource, examples: [ExampleCard], draws: Bool = true) {
    self.source = source
    self.draws = draws
    schema = source.schema
    documentElements = Set(schema.documentElements)
    addresses = AddressBook(source.schema)
    self.examples = examples
    var uses: [String: [Int]] = [:]
    for (index, example) in examples.enumerated() {
      for name in Set(example.elements.map(\.name)) { uses[name, default: []].append(index) }
    }
    var counts: [SchemaLocation: Int] = [:]
    for type in source.schema.complexTypes { for use in type.attributes { counts[use.location, default: 0] += 1 } }
    sharedAttributes = Set(counts.filter { $0.value > max(3, source.schema.complexTypes.count / 4) }.keys)
    usesByElement = uses.mapValues { indices in
      // The shorter an example is, the more of it is about the element.
      indices.sorted { (examples[$0].source.utf8.count, $0) < (examples[$1].source.utf8.count, $1) }
    }
  }

  /// An element's name and page.
  func link(_ element: ElementID) -> JSONValue {
    .facts([
      "name": .string(schema[element].localName), "page": .text(addresses.element(schema[element].expandedName)),
    ])
  }

  /// The name of the element called so, and its page.
  func link(named name: String) -> JSONValue {
    .facts(["name": .string(name), "page": .text(addresses.element(named: name))])
  }

  /// The name and page of the complex type called so.
  func link(type name: ExpandedName) -> JSONValue {
    .facts(["name": .string(name.local), "page": .text(addresses.type(name))])
  }

  /// A simple type's name and, if it has one, page.
  func link(_ type: SimpleTypeID) -> JSONValue {
    var named = type
    while schema[named].name == nil, let base = schema[named].base { named = base }
    // The types that XSD itself has are explained there.
    let isBuiltIn = named.index < BuiltInType.allCases.count
    return .facts([
      "name": .string(schema.displayName(of: type)), "page": .text(schema[named].name.flatMap(addresses.type)),
      "address": .text(isBuiltIn ? schema[named].name.map { "https://www.w3.org/TR/xmlschema-2/#\($0.local)" } : nil),
    ])
  }
}
