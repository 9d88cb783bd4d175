package import SourceText

extension DiagnosticKind {
  /// The schema knows no such attribute there.
  package static let attributeUnknown = DiagnosticKind(
    "attribute-unknown", .schema, .error, summary: "The element has no such attribute.",
    explanation: """
      The schema lists the attributes of each element. Names are case-sensitive. Attributes of another namespace are \
      allowed where the schema says so.
      """)
  /// A required attribute is not there.
  package static let attributeMissing = DiagnosticKind(
    "attribute-missing", .schema, .error, summary: "A required attribute is missing.",
    explanation: "The schema requires the attribute. Add it.")
  /// A value is not a value of its type.
  package static let valueInvalid = DiagnosticKind(
    "value-invalid", .schema, .error, summary: "The value is not of the type that the schema asks for.",
    explanation:
      "Each attribute and each text has a type, such as a whole number or a name. Write a value of that type.")
  /// A value is not among those listed.
  package static let valueNotAllowed = DiagnosticKind(
    "value-not-allowed", .schema, .error, summary: "The value is not one of those allowed.",
    explanation: "The schema lists the values. They are case-sensitive.")
  /// A value does not have the form asked for.
  package static let valuePattern = DiagnosticKind(
    "value-pattern", .schema, .error, summary: "The value does not have the required form.",
    explanation: "The schema describes the form with a regular expression that the whole value has to match.")
  /// A value is too short or too long.
  package static let valueLength = DiagnosticKind(
    "value-length", .schema, .error, summary: "The value is too short or too long.",
    explanation: "The schema bounds the length: characters of a text, items of a list.")
  /// A number or date is out of bounds.
  package static let valueRange = DiagnosticKind(
    "value-range", .schema, .error, summary: "The value is too small or too large.",
    explanation: "The schema bounds the value.")
  /// A number has too many digits.
  package static let valueDigits = DiagnosticKind(
    "value-digits", .schema, .error, summary: "The number has too many digits.",
    explanation: "The schema bounds the number of digits, in all or after the point.")
  /// A value is not the fixed one.
  package static let valueFixed = DiagnosticKind(
    "value-fixed", .schema, .error, summary: "The value is fixed to another.",
    explanation: "The schema allows one value only. Write it, or leave the attribute out.")
  /// An identifier is there twice.
  package static let keyDuplicate = DiagnosticKind(
    "key-duplicate", .schema, .error, summary: "The value must be unique.",
    explanation: "Other parts refer to this one by the value, so no two may share it. Change one of them.")
  /// A key lacks a value.
  package static let keyMissing = DiagnosticKind(
    "key-missing", .schema, .error, summary: "The value by which others refer to the element is missing.",
    explanation: "The schema makes the value a key, so it must be there.")
  /// A key or reference has several values.
  package static let keyAmbiguous = DiagnosticKind(
    "key-ambiguous", .schema, .error, summary: "A key has no single simple value.",
    explanation: "Each field of a key must be one attribute or one element with text.")
  /// A reference leads nowhere.
  package static let referenceUnresolved = DiagnosticKind(
    "reference-unresolved", .schema, .error, summary: "The reference names nothing in this document.",
    explanation: "The value must be the key of another part of the same document. Check the spelling.")
}

/// What this stage can find.
package enum SchemaDiagnostics {
  /// All kinds of finding, in the order of the documentation.
  package static let allDiagnosticKinds: [DiagnosticKind] = [
    .rootUnknown, .elementUnknown, .elementUnexpected, .elementMissing, .elementAbstract, .elementUndeclared,
    .textUnexpected, .attributeUnknown, .attributeMissing, .valueInvalid, .valueNotAllowed, .valuePattern, .valueLength,
    .valueRange, .valueDigits, .valueFixed, .keyDuplicate, .keyMissing, .keyAmbiguous, .referenceUnresolved,
    .typeUnknown, .typeAbstract, .nilNotAllowed,
  ]
}
