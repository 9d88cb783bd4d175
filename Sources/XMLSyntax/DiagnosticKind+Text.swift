import SourceText

extension DiagnosticKind {
  static let lessThanInText = DiagnosticKind(
    "text-less-than", .syntax, .error,
    summary: "A `<` starts no tag.",
    explanation: """
      `<` begins markup, and a name, `/`, `!` or `?` must follow at once, without white space. To show the character itself \
      write `&lt;`.
      """)
  static let ampersandNotEscaped = DiagnosticKind(
    "ampersand-not-escaped", .syntax, .error,
    summary: "An `&` starts no reference.",
    explanation: """
      `&` begins a reference such as `&amp;` or `&#xE9;`. To show the character itself write `&amp;`.
      """)
  static let semicolonMissing = DiagnosticKind(
    "reference-semicolon-missing", .syntax, .error,
    summary: "A reference lacks its `;`.",
    explanation: """
      References end in a semicolon: `&lt;`, `&#233;`.
      """)
  static let entityUnknown = DiagnosticKind(
    "entity-unknown", .syntax, .error,
    summary: "A reference names an entity that is not defined.",
    explanation: """
      XML defines `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&apos;`. Those of HTML, such as `&nbsp;`, do not exist \
      here: type the character itself or use its number, `&#xA0;`.
      """)
  static let characterReferenceInvalid = DiagnosticKind(
    "character-reference-invalid", .syntax, .error,
    summary: "A character reference stands for no character.",
    explanation: """
      `&#…;` takes decimal, `&#x…;` hexadecimal digits, and the number must be that of a character that XML \
      allows: tab, line feed, carriage return, and all from U+0020 except surrogates, U+FFFE and U+FFFF.
      """)
  static let sectionEndInText = DiagnosticKind(
    "text-section-end", .syntax, .error,
    summary: "Text holds `]]>`.",
    explanation: """
      `]]>` ends a CDATA section and may stand nowhere else in text. Write `]]&gt;`.
      """)
  static let characterNotAllowed = DiagnosticKind(
    "character-not-allowed", .syntax, .error,
    summary: "A character may not stand in an XML document.",
    explanation: """
      XML allows tab, line feed, carriage return and all characters from U+0020 except surrogates, U+FFFE and \
      U+FFFF. Control characters cannot be written as references either; remove them.
      """)
  static let encodingIllFormed = DiagnosticKind(
    "encoding-ill-formed", .syntax, .error,
    summary: "Bytes do not form a character in the document's encoding.",
    explanation: """
      The file is not in the encoding that it claims or that is assumed, or it is damaged. Without a byte order \
      mark and declaration XML is UTF-8. Save the file as UTF-8.
      """)
  static let textOutsideRoot = DiagnosticKind(
    "text-outside-root", .syntax, .error,
    summary: "Text stands outside the root element.",
    explanation: """
      Before and after the root element only comments, processing instructions and white space may stand.
      """)
}
