import CardLayout
import CardModel
import JSON
import SchemaModel
import SourceText

/// Gathers the contents of pages.
struct PageBuilder: Sendable {
  /// What a page is made for.
  enum Subject: Sendable {
    /// The declarations of one expanded name.
    case element([ElementID])
    case simpleType(SimpleTypeID)
    case complexType(ComplexTypeID)
    case rule(DiagnosticKind)
    case device(Device)
    case example(Int)
    case guide(Guide)
    case icons, colors, textStyles
    case commands
  }

  /// A page and the drawings that are on it alone.
  struct Draft: Sendable {
    var page: Page
    var pictures: [Picture] = []
  }

  let source: DocumentationSource
  let schema: Schema
  let addresses: AddressBook
  let examples: [ExampleCard]
  /// Whether pages have drawings; without, they are made in a moment.
  let draws: Bool
  /// The examples that use each element, as indices, the one that shows it best first.
  let usesByElement: [String: [Int]]
  /// The attributes that a great many elements have, by where they are declared.
  private let sharedAttributes: Set<SchemaLocation>

  init(source: DocumentationSource, examples: [ExampleCard], draws: Bool = true) {
    self.source = source
    self.draws = draws
    schema = source.schema
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

  /// Everything that has a page of its own, in the order of the navigation.
  var subjects: [Subject] {
    var subjects: [Subject] = source.isCardLanguage ? guides.map { .guide($0) } : []
    subjects += elementGroups.map { .element($0) }
    subjects += schema.simpleTypes.indices.dropFirst(BuiltInType.allCases.count)
      .filter { schema.simpleTypes[$0].name != nil }.map { .simpleType(SimpleTypeID($0)) }
    subjects += schema.complexTypes.indices.dropFirst()
      .filter { schema.complexTypes[$0].name != nil }.map { .complexType(ComplexTypeID($0)) }
    subjects += source.kinds.map { .rule($0) }
    guard source.isCardLanguage else { return subjects }
    subjects += Device.all.map { .device($0) }
    subjects += examples.indices.map { .example($0) }
    return subjects + [.icons, .colors, .textStyles, .commands]
  }

  /// The declarations of each expanded name, global ones first, in the order of the schema.
  private var elementGroups: [[ElementID]] {
    var groups: [[ElementID]] = []
    var places: [ExpandedName: Int] = [:]
    let ids = schema.elements.indices.map { ElementID($0) }
    for id in ids.filter({ schema[$0].isGlobal }) + ids.filter({ !schema[$0].isGlobal }) {
      let name = schema[id].expandedName
      if let place = places[name] {
        groups[place].append(id)
      } else {
        places[name] = groups.count
        groups.append([id])
      }
    }
    return groups
  }

  /// The pages of `subject`.
  func drafts(of subject: Subject) -> [Draft] {
    switch subject {
    case .element(let declarations): [elementPage(declarations)]
    case .simpleType(let type): [simpleTypePage(type)]
    case .complexType(let type): [Draft(page: complexTypePage(type))]
    case .rule(let kind): [rulePage(kind)]
    case .device(let device): [devicePage(device)]
    case .example(let index): [Draft(page: examplePage(examples[index]))]
    case .guide(let guide): [guidePage(guide)]
    case .icons: iconPages
    case .colors: [Draft(page: colorPage)]
    case .textStyles: [Draft(page: textStylePage)]
    case .commands: commandPages.map { Draft(page: $0) }
    }
  }

  /// Attributes as people need them: what must be written, what the element has of its own, what all have.
  func ordered(_ attributes: [AttributeUse]) -> [AttributeUse] {
    func rank(_ use: AttributeUse) -> Int { use.isRequired ? 0 : sharedAttributes.contains(use.location) ? 2 : 1 }
    return attributes.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  // MARK: Names that lead to pages

  /// An element's name and page.
  func link(_ element: ElementID) -> JSONValue {
    .facts([
      "name": .string(schema[element].localName), "page": .text(addresses.element(schema[element].expandedName)),
    ])
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
