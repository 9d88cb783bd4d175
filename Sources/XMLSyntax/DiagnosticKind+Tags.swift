package import SourceText

extension DiagnosticKind {
  static let tagNotClosed = DiagnosticKind(
    "tag-not-closed", .syntax, .error,
    summary: "A start tag lacks its `>`.",
    explanation: """
      A start tag runs from `<` to `>`. Until the `>` is there, what follows is read as attributes. Add `>` when \
      the element has content, `/>` when it has none.
      """)
  static let endTagMissing = DiagnosticKind(
    "end-tag-missing", .syntax, .error,
    summary: "An element is never closed.",
    explanation: """
      Every start tag needs an end tag of the same name, in the element where it was opened: \
      `<Title>Pump</Title>`. An element without content may close itself: `<Overflow/>`.
      """)
  /// An end tag whose name is not that of its start tag.
  package static let endTagMismatched = DiagnosticKind(
    "end-tag-mismatched", .syntax, .error,
    summary: "An end tag has another name than the element it closes.",
    explanation: """
      Elements close in the reverse order of opening, each under its own name; case counts. Rename the end tag, or \
      the start tag if that one is wrong.
      """)
  /// An end tag that closes nothing.
  package static let endTagUnexpected = DiagnosticKind(
    "end-tag-unexpected", .syntax, .error,
    summary: "An end tag closes nothing.",
    explanation: """
      No element of this name is open here. Often the start tag was removed or renamed, or the element was already \
      closed, perhaps by `/>`. Remove the end tag or restore the start tag.
      """)
  static let endTagMalformed = DiagnosticKind(
    "end-tag-malformed", .syntax, .error,
    summary: "An end tag is not written as XML demands.",
    explanation: """
      An end tag is `</`, the name, perhaps white space, and `>`: `</Title>`. Attributes belong in the start \
      tag.
      """)
  static let unexpectedInTag = DiagnosticKind(
    "tag-unexpected-characters", .syntax, .error,
    summary: "A start tag holds something that is no attribute.",
    explanation: """
      Between the name and the `>` of a start tag only attributes may stand, each written `name="value"`, with \
      white space before it.
      """)
  static let nameMalformed = DiagnosticKind(
    "name-malformed", .syntax, .error,
    summary: "A name has a colon in a place where it cannot have one.",
    explanation: """
      A colon joins a namespace prefix and a local name, as in `g:note`. There is at most one, and neither side is \
      empty or starts with a digit, hyphen or full stop (Namespaces in XML 1.0, section 4).
      """)
}
