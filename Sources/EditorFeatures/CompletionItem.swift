package import SourceText

/// What can stand at a caret.
package struct CompletionList: Hashable, Sendable {
  /// The items in the order in which they should be shown.
  package var items: [CompletionItem]
  /// Whether typing on can bring up items that are not here; then the client has to ask again.
  package var isIncomplete: Bool

  /// A list of items.
  package init(_ items: [CompletionItem] = [], isIncomplete: Bool = false) {
    self.items = items
    self.isIncomplete = isIncomplete
  }
}

/// What a completion item stands for; each is shown with an icon of its own.
package enum CompletionKind: String, Sendable, CaseIterable {
  case element
  case attribute
  /// A value of an enumeration or a boolean.
  case enumValue
  /// The `id` of a part of this document.
  case reference
  case file
  case folder
  case color
  case icon
  /// A path into the sample data.
  case binding
  case endTag
  /// A whole document, a comment, a CDATA section.
  case snippet
}

/// One thing that can stand at a caret.
package struct CompletionItem: Hashable, Sendable {
  /// What the list shows.
  package var label: String
  /// What it is.
  package var kind: CompletionKind
  /// A few words beside the label; empty for none.
  package var detail: String
  /// What is inserted by a client that knows no snippets.
  package var insertText: String
  /// What is inserted by a client that knows snippets, in LSP's snippet syntax; nil when it is ``insertText``.
  package var snippet: String?
  /// What goes away when the item replaces: the whole half-typed word on both sides of the caret.
  package var replaceRange: ByteRange
  /// What goes away when the item is inserted: the half-typed word up to the caret; same start as ``replaceRange``.
  package var insertRange: ByteRange
  /// Sorts the items in the order of the list.
  package var sortText: String
  /// What the client compares with the typed text, which is the text in ``insertRange``.
  package var filterText: String
  /// Whether the item is the preferred one.
  package var isPreselected: Bool
  /// What explains the item; ``CardAnalysis/CardLanguage`` resolves it.
  package var documentation: DocumentationKey?
  /// Edits elsewhere in the text that belong to the item, such as the declaration of a prefix that it needs.
  package var additionalEdits: [TextEdit]

  /// An item; its sort text is given by the list that it gets into.
  package init(
    _ label: String, _ kind: CompletionKind, detail: String = "", insertText: String, snippet: String? = nil,
    replaceRange: ByteRange, insertRange: ByteRange, filterText: String? = nil, isPreselected: Bool = false,
    documentation: DocumentationKey? = nil
  ) {
    self.label = label
    self.kind = kind
    self.detail = detail
    self.insertText = insertText
    self.snippet = snippet
    self.replaceRange = replaceRange
    self.insertRange = insertRange
    self.sortText = ""
    self.filterText = filterText ?? label
    self.isPreselected = isPreselected
    self.documentation = documentation
    self.additionalEdits = []
  }
}

/// Names what explains a completion item, so that it can be fetched later and without the document.
///
/// The text form is stable while the server runs; it is what `CompletionItem.data` carries.
package struct DocumentationKey: Hashable, Sendable {
  /// The text form.
  package let rawValue: String

  /// The key of this text form; an unknown one explains nothing.
  package init(rawValue: String) { self.rawValue = rawValue }
}
