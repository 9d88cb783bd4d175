package import SourceText

extension DiagnosticKind {
  /// The root is not one that the schema has.
  package static let rootUnknown = DiagnosticKind(
    "root-unknown", .schema, .error, summary: "The root element is not one of the schema's.",
    explanation: """
      A document begins with one of the schema's global elements, in the schema's namespace. Check the spelling and the \
      `xmlns` declaration.
      """)
  /// The schema knows no such child there.
  package static let elementUnknown = DiagnosticKind(
    "element-unknown", .schema, .error, summary: "The parent has no child of this name.",
    explanation: """
      The schema lists which elements may stand in which. This one may not stand anywhere in its parent; what is inside \
      it is not checked. Names are case-sensitive.
      """)
  /// A child stands where it may not.
  package static let elementUnexpected = DiagnosticKind(
    "element-unexpected", .schema, .error, summary: "The element may not stand at this place.",
    explanation: """
      Children stand in the order that the schema gives, which is the order in which they are read on the card, and not \
      more often than it allows. Move the element, or remove it.
      """)
  /// A required child is not there.
  package static let elementMissing = DiagnosticKind(
    "element-missing", .schema, .error, summary: "A required child element is missing.",
    explanation: "The schema requires the child. Insert it at its place in the order.")
  /// An abstract element is used.
  package static let elementAbstract = DiagnosticKind(
    "element-abstract", .schema, .error, summary: "The element is abstract.",
    explanation: "An abstract element only stands for its kind. Write one of the elements that can take its place.")
  /// A strict wildcard met an element without declaration.
  package static let elementUndeclared = DiagnosticKind(
    "element-undeclared", .schema, .error, summary: "The element is declared nowhere.",
    explanation: "Any element may stand here, provided that the schema declares it.")
  /// Text stands where only elements may, or nothing.
  package static let textUnexpected = DiagnosticKind(
    "text-unexpected", .schema, .error, summary: "Text may not stand here.",
    explanation: "The element holds other elements, or nothing at all. Put the text into the child that shows it.")
  /// `xsi:type` names no type that fits.
  package static let typeUnknown = DiagnosticKind(
    "type-unknown", .schema, .error, summary: "xsi:type names no type that can stand here.",
    explanation: "`xsi:type` must name a type of the schema that is derived from the declared one.")
  /// The type is abstract.
  package static let typeAbstract = DiagnosticKind(
    "type-abstract", .schema, .error, summary: "The element's type is abstract.",
    explanation: "Name a type that is derived from it with `xsi:type`.")
  /// `xsi:nil` is wrong.
  package static let nilNotAllowed = DiagnosticKind(
    "nil-not-allowed", .schema, .error, summary: "xsi:nil is not allowed here.",
    explanation: "Only elements that the schema calls nillable may be nil, and nothing may stand inside them then.")
}
