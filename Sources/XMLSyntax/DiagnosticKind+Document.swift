package import SourceText

extension DiagnosticKind {
  static let rootMissing = DiagnosticKind(
    "root-missing", .syntax, .error,
    summary: "The document has no root element.",
    explanation: """
      A document is one element with everything else inside it; a card file starts with a card such as \
      `<ObjectCardView>`.
      """)
  /// A second root element.
  package static let rootRepeated = DiagnosticKind(
    "root-repeated", .syntax, .error,
    summary: "The document has more than one root element.",
    explanation: """
      There is exactly one element that is inside no other. Put each card into its own file, or wrap them in one \
      element that may hold several.
      """)
  static let commentNotClosed = DiagnosticKind(
    "comment-not-closed", .syntax, .error,
    summary: "A comment lacks its `-->`.",
    explanation: """
      A comment runs from `<!--` to `-->`. Until it is closed it is taken to end with its line.
      """)
  static let doubleHyphenInComment = DiagnosticKind(
    "comment-double-hyphen", .syntax, .error,
    summary: "A comment holds `--`.",
    explanation: """
      Inside a comment two hyphens may not follow each other, and it may not end in `--->`.
      """)
  static let sectionNotClosed = DiagnosticKind(
    "cdata-not-closed", .syntax, .error,
    summary: "A CDATA section lacks its `]]>`.",
    explanation: """
      A CDATA section runs from `<![CDATA[` to `]]>`. Until it is closed it is taken to end with its line.
      """)
  static let instructionNotClosed = DiagnosticKind(
    "processing-instruction-not-closed", .syntax, .error,
    summary: "A processing instruction lacks its `?>`.",
    explanation: """
      A processing instruction runs from `<?` to `?>`. Until it is closed it is taken to end with its line.
      """)
  static let instructionMalformed = DiagnosticKind(
    "processing-instruction-malformed", .syntax, .error,
    summary: "A processing instruction is not written as XML demands.",
    explanation: """
      A processing instruction is `<?`, a name, and, after white space, any text up to `?>`.
      """)
  static let instructionTargetColon = DiagnosticKind(
    "processing-instruction-colon", .syntax, .error,
    summary: "The target of a processing instruction holds a colon.",
    explanation: """
      Namespaces do not apply to processing instructions, so their names have no colon (Namespaces in XML 1.0, \
      section 7).
      """)
  static let markupUnknown = DiagnosticKind(
    "markup-unknown", .syntax, .error,
    summary: "`<!` starts nothing that XML knows.",
    explanation: """
      After `<!` come `--` for a comment or `[CDATA[` for a CDATA section; case counts.
      """)
  /// A DOCTYPE, which is refused wherever it stands.
  package static let documentTypeRefused = DiagnosticKind(
    "doctype-not-allowed", .syntax, .error,
    summary: "The document has a DOCTYPE.",
    explanation: """
      Card files are described by a schema and need no DOCTYPE. It is refused, because it can define entities that \
      grow without bound or name files to read; nothing in it is ever read. Remove it.
      """)
}
