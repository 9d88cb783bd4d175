/// The elements of XSD 1.0 (part 1, section 3, and part 2, section 4), and what may stand in each.
enum XSDElement: UInt8, CaseIterable {
  case all, annotation, any, anyAttribute, appinfo, attribute, attributeGroup, choice, complexContent, complexType
  case documentation, element, enumeration, `extension`, field, fractionDigits, group, `import`, include, key, keyref
  case length, list, maxExclusive, maxInclusive, maxLength, minExclusive, minInclusive, minLength, notation, pattern
  case redefine, restriction, schema, selector, sequence, simpleContent, simpleType, totalDigits, union, unique
  case whiteSpace

  /// Its local name.
  var name: String { Self.names[Int(rawValue)] }

  /// The element with this local name.
  static func named(_ name: String) -> XSDElement? {
    names.firstIndex(of: name).flatMap { XSDElement(rawValue: UInt8($0)) }
  }

  /// The names in the order of the cases.
  private static let names = """
    all annotation any anyAttribute appinfo attribute attributeGroup choice complexContent complexType \
    documentation element enumeration extension field fractionDigits group import include key keyref \
    length list maxExclusive maxInclusive maxLength minExclusive minInclusive minLength notation pattern \
    redefine restriction schema selector sequence simpleContent simpleType totalDigits union unique \
    whiteSpace
    """.split(separator: " ").map(String.init)

  /// Whether it has `attribute`.
  func has(_ attribute: XSDAttribute) -> Bool { Self.attributeBits[Int(rawValue)] & attribute.bit != 0 }

  /// Whether `child` may stand in it.
  func holds(_ child: XSDElement) -> Bool { Self.childBits[Int(rawValue)] & child.bit != 0 }

  private static let attributeBits = allCases.map { $0.attributes.reduce(XSDAttribute.id.bit) { $0 | $1.bit } }
  private static let childBits = allCases.map { element in
    element.children.reduce(element == .annotation ? 0 : annotation.bit) { $0 | $1.bit }
  }

  private var bit: UInt64 { 1 << UInt64(rawValue) }

  /// The attributes that it has, beside `id`.
  private var attributes: [XSDAttribute] {
    switch self {
    case .schema:
      [.attributeFormDefault, .blockDefault, .elementFormDefault, .finalDefault, .targetNamespace, .version]
    case .include, .redefine: [.schemaLocation]
    case .import: [.namespace, .schemaLocation]
    case .annotation, .simpleContent: []
    case .appinfo, .documentation: [.source]
    case .notation: [.name, .public, .system]
    case .element:
      [
        .abstract, .block, .default, .final, .fixed, .form, .maxOccurs, .minOccurs, .name, .nillable, .ref,
        .substitutionGroup, .type,
      ]
    case .attribute: [.default, .fixed, .form, .name, .ref, .type, .use]
    case .attributeGroup: [.name, .ref]
    case .group: [.maxOccurs, .minOccurs, .name, .ref]
    case .all, .choice, .sequence: [.maxOccurs, .minOccurs]
    case .any: [.maxOccurs, .minOccurs, .namespace, .processContents]
    case .anyAttribute: [.namespace, .processContents]
    case .complexType: [.abstract, .block, .final, .mixed, .name]
    case .complexContent: [.mixed]
    case .extension, .restriction: [.base]
    case .simpleType: [.final, .name]
    case .list: [.itemType]
    case .union: [.memberTypes]
    case .pattern, .enumeration: [.value]
    case .length, .minLength, .maxLength, .whiteSpace, .minInclusive, .maxInclusive, .minExclusive, .maxExclusive,
      .totalDigits, .fractionDigits:
      [.fixed, .value]
    case .unique, .key: [.name]
    case .keyref: [.name, .refer]
    case .selector, .field: [.xpath]
    }
  }

  /// The elements that may stand in it, beside an annotation.
  private var children: [XSDElement] {
    switch self {
    case .schema:
      [
        .include, .import, .redefine, .simpleType, .complexType, .group, .attributeGroup, .element, .attribute,
        .notation,
      ]
    case .redefine: [.simpleType, .complexType, .group, .attributeGroup]
    case .annotation: [.appinfo, .documentation]
    case .element: [.simpleType, .complexType, .unique, .key, .keyref]
    case .attribute, .list, .union: [.simpleType]
    case .attributeGroup: [.attribute, .attributeGroup, .anyAttribute]
    case .group: [.all, .choice, .sequence]
    case .all: [.element]
    case .choice, .sequence: [.element, .group, .choice, .sequence, .any]
    case .complexType:
      [
        .simpleContent, .complexContent, .group, .all, .choice, .sequence, .attribute, .attributeGroup, .anyAttribute,
      ]
    case .simpleContent, .complexContent: [.restriction, .extension]
    case .extension: [.group, .all, .choice, .sequence, .attribute, .attributeGroup, .anyAttribute]
    case .restriction: XSDElement.extension.children + [.simpleType] + Self.facets
    case .simpleType: [.restriction, .list, .union]
    case .unique, .key, .keyref: [.selector, .field]
    default: []
    }
  }

  /// Whether it is a facet (part 2, section 4.3).
  var isFacet: Bool { Self.facets.contains(self) }

  private static let facets: [XSDElement] = [
    .length, .minLength, .maxLength, .pattern, .enumeration, .whiteSpace, .minInclusive, .maxInclusive, .minExclusive,
    .maxExclusive, .totalDigits, .fractionDigits,
  ]
}

/// The attributes of XSD 1.0, all in no namespace.
enum XSDAttribute: UInt8 {
  case abstract, attributeFormDefault, base, block, blockDefault, `default`, elementFormDefault, final, finalDefault
  case fixed, form, id, itemType, maxOccurs, memberTypes, minOccurs, mixed, name, namespace, nillable, processContents
  case `public`, ref, refer, schemaLocation, source, substitutionGroup, system, targetNamespace, type, use, value
  case version, xpath

  /// Its name.
  var name: String { Self.names[Int(rawValue)] }

  /// The attribute called `name`.
  static func named(_ name: String) -> XSDAttribute? {
    names.firstIndex(of: name).flatMap { XSDAttribute(rawValue: UInt8($0)) }
  }

  /// The names in the order of the cases.
  private static let names = """
    abstract attributeFormDefault base block blockDefault default elementFormDefault final finalDefault \
    fixed form id itemType maxOccurs memberTypes minOccurs mixed name namespace nillable processContents \
    public ref refer schemaLocation source substitutionGroup system targetNamespace type use value \
    version xpath
    """.split(separator: " ").map(String.init)

  fileprivate var bit: UInt64 { 1 << UInt64(rawValue) }
}
