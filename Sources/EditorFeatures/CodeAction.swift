package import SourceText

/// A change that an editor can offer.
package struct CodeAction: Equatable, Sendable {
  /// What kind of change it is; the raw value is LSP's `CodeActionKind`.
  package enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"
    case extract = "refactor.extract"
    /// All findings of the file at once, as when it is saved.
    case fixAll = "source.fixAll.cardwright"
  }

  /// What it does to another file, by its path relative to the document.
  package enum File: Equatable, Sendable {
    /// The file is made.
    case create(path: String, text: String)
    /// The file, in which `text` stands, is changed.
    case edit(path: String, text: SourceText, edits: [TextEdit])
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
  /// What it does to other files.
  package var files: [File] = []
  /// The first edit's replacement with a place for the caret, in LSP's snippet syntax; nil without one.
  package var snippet: String?

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
