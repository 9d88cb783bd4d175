package import JSON
package import SourceText

/// A place to go to.
package enum NavigationTarget: Hashable, Sendable {
  /// A place in the same document: the whole part, and what to select in it.
  case here(range: ByteRange, selection: ByteRange)
  /// Another file, relative to the document's folder; `id` names a part of it, or is empty.
  case file(path: String, id: String)
  /// A value in a JSON file, relative to the document's folder.
  case sample(path: String, pointer: JSONPointer)
  /// A declaration in one of the bundled schemas: file name and line, counted from one.
  case schema(file: String, line: Int)
}

/// Where a navigation starts and where it can lead.
package struct Navigation: Hashable, Sendable {
  /// What is under the caret.
  package var origin: ByteRange
  /// Where it leads.
  package var targets: [NavigationTarget]
}

/// A place that belongs to the thing under the caret.
package struct DocumentHighlight: Hashable, Sendable {
  /// How the place uses the thing; the names are LSP's `DocumentHighlightKind`.
  package enum Kind: String, Sendable { case text, read, write }

  /// The place.
  package var range: ByteRange
  /// How it uses the thing.
  package var kind: Kind
}

/// Why something cannot be renamed.
package struct RenameRefusal: Error, Hashable, Sendable {
  /// What is wrong and what to do, as a sentence without a full stop.
  package let message: String
}
