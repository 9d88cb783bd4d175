/// A text for people in both forms that editors show.
package struct MarkupText: Hashable, Sendable {
  /// CommonMark.
  package var markdown: String
  /// The same without markup.
  package var plainText: String

  /// A text in both forms.
  package init(markdown: String, plainText: String) {
    self.markdown = markdown
    self.plainText = plainText
  }

  /// It with `other` behind it.
  func followed(by other: MarkupText) -> MarkupText {
    guard !other.markdown.isEmpty else { return self }
    return MarkupText(
      markdown: markdown + "\n\n" + other.markdown, plainText: plainText + "\n\n" + other.plainText)
  }
}
