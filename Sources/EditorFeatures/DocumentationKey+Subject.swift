import CardAnalysis
import SchemaModel

extension DocumentationKey {
  /// What a key names.
  enum Subject {
    case element(ElementID)
    case attribute(ComplexTypeID, Int)
    case value(SimpleTypeID, Int)
    case color(String)
  }

  static func element(_ element: ElementID) -> DocumentationKey { DocumentationKey(rawValue: "e\(element.index)") }

  /// The attribute at `index` of those that `element` has.
  static func attribute(_ index: Int, of element: ElementID, _ schema: Schema) -> DocumentationKey? {
    guard case .complex(let type) = schema[element].type else { return nil }
    return DocumentationKey(rawValue: "a\(type.index).\(index)")
  }

  /// The value at `index` of those that `type` lists.
  static func value(_ index: Int, of type: SimpleTypeID) -> DocumentationKey {
    DocumentationKey(rawValue: "v\(type.index).\(index)")
  }

  static func color(_ token: String) -> DocumentationKey { DocumentationKey(rawValue: "c" + token) }

  /// What the key names in `schema`; nil when there is nothing of the kind.
  func subject(in schema: Schema) -> Subject? {
    let rest = rawValue.dropFirst()
    let numbers = rest.split(separator: ".").compactMap { Int($0) }
    switch rawValue.first {
    case "e":
      guard numbers.count == 1, schema.elements.indices.contains(numbers[0]) else { return nil }
      return .element(ElementID(numbers[0]))
    case "a":
      guard numbers.count == 2, schema.complexTypes.indices.contains(numbers[0]),
        schema.complexTypes[numbers[0]].attributes.indices.contains(numbers[1])
      else { return nil }
      return .attribute(ComplexTypeID(numbers[0]), numbers[1])
    case "v":
      guard numbers.count == 2, schema.simpleTypes.indices.contains(numbers[0]),
        schema.enumeration(of: SimpleTypeID(numbers[0])).indices.contains(numbers[1])
      else { return nil }
      return .value(SimpleTypeID(numbers[0]), numbers[1])
    case "c": return .color(String(rest))
    default: return nil
    }
  }
}
