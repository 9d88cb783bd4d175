package import SourceText

/// A change that an editor can offer.
package struct CodeAction: Hashable, Sendable {
  /// What kind of change it is; the raw value is LSP's `CodeActionKind`.
  package enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"
    /// All findings of the file at once, as when it is saved.
    case fixAll = "source.fixAll.cardwright"
  }

  /// What the menu shows.
  package var title: String
  /// What kind of change it is.
  package var kind: Kind
  /// The findings that it resolves.
  package var diagnostics: [Diagnostic]
  /// The edits, all against the snapshot's text; they do not overlap.
  package var edits: [TextEdit]
  /// Whether an editor may apply it without asking.
  package var isPreferred: Bool

  /// A change named `title`.
  package init(
    _ title: String, _ kind: Kind, diagnostics: [Diagnostic] = [], edits: [TextEdit], isPreferred: Bool = false
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.edits = edits
    self.isPreferred = isPreferred
  }
}
