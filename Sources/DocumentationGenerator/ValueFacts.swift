import Guidelines
import JSON
import SchemaModel
import XMLSyntax

/// Attributes and values, as values of pages.
struct ValueFacts {
  let material: PageMaterial
  private var schema: Schema { material.schema }

  /// `attributes` as people need them: what must be written, what the element has of its own, what all have.
  func attributes(_ attributes: [AttributeUse]) -> [JSONValue] {
    func rank(_ use: AttributeUse) -> Int {
      use.isRequired ? 0 : material.sharedAttributes.contains(use.location) ? 2 : 1
    }
    return attributes.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map { attribute($0.element) }
  }

  /// More values than these would swamp the page of an element: they are folded away there.
  private static let mostValues = 12

  /// What an attribute is.
  private func attribute(_ use: AttributeUse) -> JSONValue {
    let documentation = schema.documentation(of: use)
    let kinds = schema.contentKinds(of: use)
    let stated = use.constraint?.defaultValue
    let head: JSONValue = .facts([
      "name": .string(Self.name(of: use)), "anchor": .string(Self.anchor(of: use)),
      "namespace": .string(use.expandedName.namespace),
      "text": .string(documentation.text), "isRequired": .bool(use.isRequired), "type": material.link(use.type),
      "default": .text(stated), "fixed": .text(use.constraint?.fixedValue),
      // What holds without the attribute, in words, where the schema cannot say it as a value.
      "otherwise": stated == nil ? .text(documentation.notes(named: "default").first?.text) : .null,
      "range": .text(schema[use.type].facets.boundsInWords), "values": values(of: use.type),
      "valueCount": schema.enumeration(of: use.type).count > Self.mostValues
        ? .integer(schema.enumeration(of: use.type).count) : .null,
      "holds": .array(kinds.map(holds)), "location": material.location(use.location),
    ])
    return head.adding(material.notes(documentation))
  }

  /// The attribute's name, with a prefix where it is in a namespace: `xml:lang`.
  ///
  /// A schema's prefixes are not kept, so one is made of the namespace's last word: `xlink` of
  /// `http://www.w3.org/1999/xlink`.
  private static func name(of use: AttributeUse) -> String {
    let namespace = use.expandedName.namespace
    if namespace.isEmpty { return use.localName }
    if namespace == XMLName.xmlNamespace { return "xml:" + use.localName }
    let words = namespace.split { !$0.isLetter && !$0.isNumber }.filter { !($0.first?.isNumber ?? true) }
    return (words.last.map { $0 + ":" } ?? "") + use.localName
  }

  /// Where the attribute stands on its element's page.
  private static func anchor(of use: AttributeUse) -> String {
    "attribute-" + name(of: use).split(separator: ":").joined(separator: "-")
  }

  /// The values that `type` lists; null when it lists none.
  func values(of type: SimpleTypeID) -> JSONValue {
    // Boolean values say nothing beyond the type's name.
    if schema[type].builtIn == .boolean { return .null }
    return .array(
      schema.enumeration(of: type).map { value in
        JSONValue.facts([
          "value": .string(value.value), "text": .string(value.documentation.text),
        ]).adding(material.notes(value.documentation))
      })
  }

  /// What a value is beyond its type, in words, and the page that lists such values.
  func holds(_ kind: ContentKind) -> JSONValue {
    let (text, page): (String, String?) =
      switch kind {
      case .colorToken: ("the name of a colour", "colors/index")
      case .iconName: ("the name of an icon", "icons/index")
      case .imageFile: ("the path of a picture, from the folder of the card", nil)
      case .sampleFile: ("the path of a JSON file, from the folder of the card", nil)
      case .unit: ("a unit", nil)
      case .currency: ("the sign of a currency", nil)
      case .cardFile: ("the path of another card", nil)
      case .bindingPath: ("text that may take values from the sample data", material.addresses.type(named: "binding"))
      case .idReference: ("the id of another part of the document", nil)
      case .traceEntry: ("ids of cards and map contents, each with a full stop and what it was told", nil)
      case .languageTag: ("a tag of a language", nil)
      }
    return .facts(["kind": .string(kind.rawValue), "text": .string(text), "page": .text(page)])
  }
}

extension ValueConstraint {
  /// The value that holds where none is written.
  var defaultValue: String? {
    if case .default(let value) = self { value } else { nil }
  }

  /// The only value that may be written.
  var fixedValue: String? {
    if case .fixed(let value) = self { value } else { nil }
  }
}
