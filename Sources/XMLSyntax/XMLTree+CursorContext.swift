import SourceText

extension XMLTree {
  /// Where a caret before the byte at `offset` stands; an offset outside the text counts as its nearer end.
  ///
  /// Takes time for the depth of the place and the logarithm of the number of nodes, and for the children before the
  /// place in its parent.
  package func cursorContext(at offset: Int) -> CursorContext {
    CursorFinder(tree: self).context(at: min(max(0, offset), text.count))
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == .space || byte == .lineFeed || byte == .tab || byte == .carriageReturn
  }
}
