/// How a document is to be laid out.
package struct FormattingOptions: Hashable, Sendable {
  /// Columns of one level of indentation, and of a tab.
  package var tabSize: Int
  /// Whether indentation is made of spaces.
  package var insertSpaces: Bool
  /// Whether the text ends with a line end.
  package var insertFinalNewline: Bool
  /// Columns up to which a start tag stays on one line.
  package var lineLength: Int

  /// By default two spaces a level, 120 columns, a line end at the end.
  package init(tabSize: Int = 2, insertSpaces: Bool = true, insertFinalNewline: Bool = true, lineLength: Int = 120) {
    self.tabSize = max(1, min(tabSize, 16))
    self.insertSpaces = insertSpaces
    self.insertFinalNewline = insertFinalNewline
    self.lineLength = lineLength
  }
}
