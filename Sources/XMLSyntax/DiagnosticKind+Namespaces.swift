import SourceText

extension DiagnosticKind {
  static let prefixNotDeclared = DiagnosticKind(
    "prefix-not-declared", .syntax, .error,
    summary: "A namespace prefix is not declared.",
    explanation: """
      A prefix must be declared with `xmlns:prefix="…"` on the element or on one around it (Namespaces in XML 1.0, \
      section 5).
      """)
  static let prefixReserved = DiagnosticKind(
    "prefix-reserved", .syntax, .error,
    summary: "The prefix `xmlns` is used or declared.",
    explanation: """
      `xmlns` declares namespaces and does nothing else: no element may have it as its prefix and it may not be \
      declared itself.
      """)
  static let namespaceReserved = DiagnosticKind(
    "namespace-reserved", .syntax, .error,
    summary: "A reserved namespace is bound to a prefix of its own.",
    explanation: """
      The namespaces of `xml` and `xmlns` belong to those prefixes alone. `xml` needs no declaration.
      """)
  static let namespaceEmpty = DiagnosticKind(
    "namespace-empty", .syntax, .error,
    summary: "A prefix is declared for the empty namespace.",
    explanation: """
      Only the default namespace can be taken back, with `xmlns=""`. A prefix always stands for a namespace \
      (Namespaces in XML 1.0, section 5).
      """)
  static let namespaceNotURI = DiagnosticKind(
    "namespace-not-uri", .syntax, .error,
    summary: "A namespace name is not a URI reference.",
    explanation: """
      Namespaces are named by URIs such as `urn:cardwright:1`. White space, quotes, braces and characters outside \
      ASCII must be percent-encoded, `%` itself included (RFC 3986).
      """)
}
