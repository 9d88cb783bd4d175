import SourceText

extension DiagnosticKind {
  static let declarationMisplaced = DiagnosticKind(
    "xml-declaration-misplaced", .syntax, .error,
    summary: "An XML declaration does not stand at the very start.",
    explanation: """
      `<?xml …?>` may stand only once and only as the very first thing in the document, without white space before \
      it. The name `xml`, in any case, is reserved for it.
      """)
  static let declarationMalformed = DiagnosticKind(
    "xml-declaration-malformed", .syntax, .error,
    summary: "The XML declaration is not written as XML demands.",
    explanation: """
      It is `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`: in this order, with quotes, `version` \
      always, the others when needed.
      """)
  static let versionUnsupported = DiagnosticKind(
    "xml-version-unsupported", .syntax, .error,
    summary: "The XML declaration names a version that is not XML 1.",
    explanation: """
      Cardwright reads XML 1.0. Write `version="1.0"`.
      """)
  static let versionUnusual = DiagnosticKind(
    "xml-version-unusual", .syntax, .warning,
    summary: "The XML declaration names a version of XML 1 other than 1.0.",
    explanation: """
      The document is read by the rules of XML 1.0. Write `version="1.0"`.
      """)
  static let encodingUnknown = DiagnosticKind(
    "encoding-unknown", .syntax, .error,
    summary: "The declared encoding is not understood.",
    explanation: """
      Cardwright reads UTF-8, UTF-16 (either byte order), ISO-8859-1, US-ASCII and windows-1252. Save the file as \
      UTF-8 and declare that, or nothing.
      """)
  static let encodingContradicted = DiagnosticKind(
    "encoding-contradicted", .syntax, .error,
    summary: "The declared encoding is not the one in which the file is stored.",
    explanation: """
      The byte order mark, or the bytes of the declaration itself, show another encoding than the declaration \
      names. Correct the declaration, or save the file as it says.
      """)
}
