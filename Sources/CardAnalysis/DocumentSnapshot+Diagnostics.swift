package import SourceText

extension DocumentSnapshot {
  /// Every finding in the document.
  package var diagnostics: [Diagnostic] { [] }
}
