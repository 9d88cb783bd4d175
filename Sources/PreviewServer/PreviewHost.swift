package import CardAnalysis
package import JSON
package import SourceText

/// A piece of work that a preview has run elsewhere.
package struct PreviewWork: Sendable {
  /// Pieces of work in one lane follow each other.
  package enum Lane: Sendable, CaseIterable {
    /// Drawings.
    case drawing
    /// Answers to what pages ask of a part or a change.
    case answers
    /// Exports, which may take seconds.
    case exports
    /// What happens in scenes that are played, in its order and at once.
    case play
  }

  /// Where it belongs.
  package let lane: Lane
  /// Says that the work did not come to its end, and at which text it looked then; nil when it looked at none.
  package let abandon: @Sendable (_ snapshot: DocumentSnapshot?) -> Void
  /// Does the work.
  package let body: @Sendable () -> Void
}

/// What a preview needs of whoever runs it: threads, an editor, and how findings are shown.
package struct PreviewHost: Sendable {
  /// The version that pages see.
  package var version: String
  /// Under what the settings of pages are kept: the path of a folder, say.
  package var workspace: String
  /// Has work done soon, apart from everything else.
  package var run: @Sendable (_ work: PreviewWork) -> Void
  /// The calling work looks at this text from now on.
  package var looks: @Sendable (_ snapshot: DocumentSnapshot) -> Void = { _ in }
  /// A finding as it is to be shown; nil hides it.
  package var shown: @Sendable (_ finding: Diagnostic) -> Diagnostic? = { $0 }
  /// What is wrong with a text as one of several cards, as it is to be told.
  package var beside: @Sendable (_ snapshot: DocumentSnapshot) -> [Diagnostic] = { _ in [] }
  /// The address of the card file at a path from the document at an address, which is a document when this returns; nil
  /// where there is no such file in the workspace.
  package var card: @Sendable (_ path: String, _ uri: String) -> String? = { _, _ in nil }
  /// Where a kind of finding is explained, by its code; nil for nowhere.
  package var documentation: @Sendable (_ code: String) -> String? = { _ in nil }
  /// Has the editor select a range of the latest text; nil when there is no editor.
  package var select: (@Sendable (_ uri: String, _ range: ByteRange, _ focus: Bool) -> Void)?
  /// Changes a document, and then tells whether it did; nil when nothing can be changed.
  package var apply: (@Sendable (_ edit: PreviewEdit, _ done: @escaping @Sendable (PreviewError?) -> Void) -> Void)?
  /// What makes pixels of drawings.
  package var pixels = PreviewPixels.none("No program makes pixels here; take SVG")
  /// The settings that a page left earlier, or null.
  package var storedSettings: @Sendable () -> JSONValue = { .null }
  /// Keeps the settings of a page.
  package var store: @Sendable (_ settings: JSONValue) -> Void = { _ in }

  /// A host with threads, and nothing else.
  package init(version: String, workspace: String, run: @escaping @Sendable (_ work: PreviewWork) -> Void) {
    self.version = version
    self.workspace = workspace
    self.run = run
  }
}

/// A change that a page asks for, checked by the schema.
package struct PreviewEdit: Sendable {
  /// The document.
  package var uri: String
  /// The version of its text that the edits speak of.
  package var version: Int
  /// The edits; they do not overlap.
  package var edits: [TextEdit]
  /// What it does, for the editor's list of changes.
  package var label: String
  /// The whole text behind the edits.
  package var text: SourceText
}
