/// The unit in which a position's `character` counts, in LSP's words (LSP 3.17, `PositionEncodingKind`).
package enum PositionEncoding: String, Sendable, CaseIterable {
  /// UTF-8 code units: bytes.
  case utf8 = "utf-8"
  /// UTF-16 code units: LSP's default.
  case utf16 = "utf-16"
  /// Unicode scalar values.
  case utf32 = "utf-32"
}

/// A place in a text as line and character, both counted from zero.
package struct Position: Hashable, Comparable, Sendable {
  /// The line, counted from zero; CR LF, LF and CR each end a line.
  package var line: Int
  /// Units of a ``PositionEncoding`` from the start of the line.
  package var character: Int

  /// The place `character` units into `line`.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Whether `lhs` stands before `rhs` in the text.
  package static func < (lhs: Position, rhs: Position) -> Bool {
    (lhs.line, lhs.character) < (rhs.line, rhs.character)
  }
}
