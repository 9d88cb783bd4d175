/// Which attributes and children the elements of XSD 1.0 have (part 1, section 3, and part 2, section 4).
enum XSDGrammar {
  /// An element of XSD.
  struct Element {
    let attributes: [String]
    let children: [String]
  }

  /// The element called `name`; nil when XSD 1.0 has none.
  static func element(_ name: String) -> Element? { elements[name] }

  /// One line an element: name, attributes beside `id`, children beside `annotation`.
  private static let table = """
    schema: attributeFormDefault blockDefault elementFormDefault finalDefault targetNamespace version: \
    include import redefine simpleType complexType group attributeGroup element attribute notation
    include: schemaLocation:
    import: namespace schemaLocation:
    redefine: schemaLocation: simpleType complexType group attributeGroup
    annotation:: appinfo documentation
    appinfo: source:
    documentation: source:
    notation: name public system:
    element: abstract block default final fixed form maxOccurs minOccurs name nillable ref substitutionGroup type: \
    simpleType complexType unique key keyref
    attribute: default fixed form name ref type use: simpleType
    attributeGroup: name ref: attribute attributeGroup anyAttribute
    group: maxOccurs minOccurs name ref: all choice sequence
    all: maxOccurs minOccurs: element
    choice: maxOccurs minOccurs: element group choice sequence any
    sequence: maxOccurs minOccurs: element group choice sequence any
    any: maxOccurs minOccurs namespace processContents:
    anyAttribute: namespace processContents:
    complexType: abstract block final mixed name: simpleContent complexContent group all choice sequence attribute \
    attributeGroup anyAttribute
    simpleContent:: restriction extension
    complexContent: mixed: restriction extension
    extension: base: group all choice sequence attribute attributeGroup anyAttribute
    restriction: base: group all choice sequence attribute attributeGroup anyAttribute simpleType length minLength \
    maxLength pattern enumeration whiteSpace minInclusive maxInclusive minExclusive maxExclusive totalDigits \
    fractionDigits
    simpleType: final name: restriction list union
    list: itemType: simpleType
    union: memberTypes: simpleType
    length: fixed value:
    minLength: fixed value:
    maxLength: fixed value:
    pattern: value:
    enumeration: value:
    whiteSpace: fixed value:
    minInclusive: fixed value:
    maxInclusive: fixed value:
    minExclusive: fixed value:
    maxExclusive: fixed value:
    totalDigits: fixed value:
    fractionDigits: fixed value:
    unique: name: selector field
    key: name: selector field
    keyref: name refer: selector field
    selector: xpath:
    field: xpath:
    """

  private static let elements: [String: Element] = {
    var elements: [String: Element] = [:]
    // By bytes: every start of the program waits for it.
    for line in table.utf8.split(separator: 0x0A) {
      let parts = line.split(separator: 0x3A, omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let name = String(Substring(parts[0]))
      elements[name] = Element(
        attributes: words(parts[1]), children: (name == "annotation" ? [] : ["annotation"]) + words(parts[2]))
    }
    return elements
  }()

  private static func words(_ text: Substring.UTF8View) -> [String] {
    text.split(separator: 0x20).map { String(Substring($0)) }
  }
}
