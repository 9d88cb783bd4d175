import SourceText

extension DiagnosticKind {
  static let attributeValueMissing = DiagnosticKind(
    "attribute-value-missing", .syntax, .error,
    summary: "An attribute has no value.",
    explanation: """
      Unlike in HTML, every attribute is written with a value: `name="value"`. An empty value is `""`.
      """)
  static let equalsMissing = DiagnosticKind(
    "attribute-equals-missing", .syntax, .error,
    summary: "The `=` between an attribute and its value is missing.",
    explanation: """
      An attribute is written `name="value"`.
      """)
  static let quotesMissing = DiagnosticKind(
    "attribute-quotes-missing", .syntax, .error,
    summary: "An attribute value is not in quotes.",
    explanation: """
      Values stand in `"` or in `'`, numbers too: `height="145"`. The quotation marks of books, such as “ and », which come \
      along with pasted text, are letters like any other here.
      """)
  static let quoteNotClosed = DiagnosticKind(
    "attribute-quote-not-closed", .syntax, .error,
    summary: "An attribute value lacks its closing quote.",
    explanation: """
      The value ends with the quote it began with. Without it the value would run on to the next quote, wherever \
      that is; it is taken to end with its line, its tag, before the next attribute, or at a quote of another kind there.
      """)
  static let attributeSpaceMissing = DiagnosticKind(
    "attribute-space-missing", .syntax, .error,
    summary: "White space is missing before an attribute.",
    explanation: """
      Attributes are separated by white space: `id="a" icon="b"`.
      """)
  static let attributeDuplicate = DiagnosticKind(
    "attribute-duplicate", .syntax, .error,
    summary: "An attribute stands twice in one tag.",
    explanation: """
      Each attribute may be given once. Two attributes are the same, too, when their prefixes differ but stand for \
      one namespace.
      """)
  static let lessThanInValue = DiagnosticKind(
    "attribute-less-than", .syntax, .error,
    summary: "An attribute value holds a `<`.",
    explanation: """
      In attribute values `<` is written `&lt;`; `>` may stand as it is.
      """)
  static let xmlIDMalformed = DiagnosticKind(
    "xml-id-malformed", .syntax, .warning,
    summary: "An `xml:id` is not a name.",
    explanation: """
      `xml:id` marks an element with an XML name without a colon: a letter or underscore, then letters, digits, \
      hyphens, full stops and underscores (xml:id Version 1.0).
      """)
  static let xmlIDDuplicate = DiagnosticKind(
    "xml-id-duplicate", .syntax, .warning,
    summary: "Two elements have the same `xml:id`.",
    explanation: """
      Every value of `xml:id` may occur once in a document (xml:id Version 1.0).
      """)
}
