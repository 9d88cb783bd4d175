package import CardAnalysis
package import SourceText

extension DocumentSnapshot {
  /// The edits that lay the document out, or only what touches `range`; only white space changes, and never inside
  /// text, comments or CDATA sections.
  package func formatting(_ options: FormattingOptions = FormattingOptions(), in range: ByteRange? = nil) -> [TextEdit]
  {
    []
  }

  /// The edits that follow a typed `>`, `/` or line end; nothing is ever deleted.
  ///
  /// - Parameter offset: the byte after what was typed.
  package func onTypeFormatting(
    at offset: Int, typed: String, options: FormattingOptions = FormattingOptions()
  ) -> [TextEdit] { [] }

  /// What to insert at `offset`, just after a typed `>` or `</`, to close the element: a snippet with the caret's place
  /// as `$0`; nil when nothing is to be closed.
  package func closingTag(at offset: Int) -> String? { nil }
}
