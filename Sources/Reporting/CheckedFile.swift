package import SourceText

/// One file that was checked, and what was found in it.
package struct CheckedFile: Sendable {
  /// Its path as a report names it, or `<stdin>`.
  package let path: String
  /// Its text, into which the findings point.
  package let text: SourceText
  /// What was found, in document order.
  package let diagnostics: [Diagnostic]

  /// A file named `path` with these findings.
  package init(path: String, text: SourceText, diagnostics: [Diagnostic]) {
    self.path = path
    self.text = text
    self.diagnostics = diagnostics
  }
}
