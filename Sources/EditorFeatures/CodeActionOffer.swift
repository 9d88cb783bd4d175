package import SourceText

/// A change that an editor can offer, whose edits are made when somebody wants them.
package struct CodeActionOffer {
  /// Another file that it needs, by its path relative to the document.
  package enum File {
    /// It is made.
    case create(path: String)
    /// It is changed, and holds these bytes.
    case edit(path: String, bytes: [UInt8])
  }

  /// What the menu shows.
  package let title: String
  /// What kind of change it is.
  package let kind: CodeAction.Kind
  /// The findings that it resolves.
  package let diagnostics: [Diagnostic]
  /// Whether an editor may apply it without asking.
  package let isPreferred: Bool
  /// The other file that it needs; nil for none.
  package let file: File?
  private let make: () -> CodeAction?

  /// The change itself; nil where it turns out that the document would be worse.
  package var action: CodeAction? { make() }

  /// An offer of `action`, which is known.
  init(_ action: CodeAction) {
    (title, kind, diagnostics, isPreferred) = (action.title, action.kind, action.diagnostics, action.isPreferred)
    (file, make) = (nil, { action })
  }

  /// An offer called `title` of what `make` makes.
  init(_ title: String, _ kind: CodeAction.Kind, file: File? = nil, make: @escaping () -> CodeAction?) {
    (self.title, self.kind, self.file, self.make) = (title, kind, file, make)
    (diagnostics, isPreferred) = ([], false)
  }

  /// The same, unless what it makes of the document is not `sound`.
  func checked(_ isSound: @escaping (CodeAction) -> Bool) -> CodeActionOffer {
    CodeActionOffer(title, kind, file: file) { make().flatMap { isSound($0) ? $0 : nil } }
  }
}
