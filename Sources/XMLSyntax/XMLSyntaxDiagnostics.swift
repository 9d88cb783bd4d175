package import SourceText

/// What the parser and the decoder can find.
package enum XMLSyntaxDiagnostics {
  /// Every kind of finding of this target, in the order of the documentation.
  package static let allDiagnosticKinds: [DiagnosticKind] = [
    .tagNotClosed, .endTagMissing, .endTagMismatched, .endTagUnexpected, .endTagMalformed, .unexpectedInTag,
    .nameMalformed,
    .attributeValueMissing, .equalsMissing, .quotesMissing, .quoteNotClosed, .attributeSpaceMissing,
    .attributeDuplicate, .lessThanInValue, .xmlIDMalformed, .xmlIDDuplicate,
    .lessThanInText, .ampersandNotEscaped, .semicolonMissing, .entityUnknown, .characterReferenceInvalid,
    .sectionEndInText, .characterNotAllowed, .encodingIllFormed, .textOutsideRoot,
    .rootMissing, .rootRepeated, .commentNotClosed, .doubleHyphenInComment, .sectionNotClosed, .instructionNotClosed,
    .instructionMalformed, .instructionTargetColon, .markupUnknown, .documentTypeRefused,
    .declarationMisplaced, .declarationMalformed, .versionUnsupported, .versionUnusual, .encodingUnknown,
    .encodingContradicted,
    .prefixNotDeclared, .prefixReserved, .namespaceReserved, .namespaceEmpty, .namespaceNotURI,
  ]
}
