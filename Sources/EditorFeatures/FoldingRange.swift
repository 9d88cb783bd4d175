/// A stretch of whole lines that an editor can fold away.
package struct FoldingRange: Hashable, Sendable {
  /// What is folded; the names are LSP's `FoldingRangeKind`, with none for elements.
  package enum Kind: String, Sendable { case element, comment, region }

  /// The first line, counted from zero; it stays visible.
  package var startLine: Int
  /// The last folded line, counted from zero; greater than ``startLine``.
  package var endLine: Int
  /// What is folded.
  package var kind: Kind
}
