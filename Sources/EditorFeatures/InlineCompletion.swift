package import CardAnalysis
package import SourceText

/// The rest of what has been begun, to be shown behind the caret: the first of what completion offers that continues it.
package struct InlineCompletion: Sendable {
  /// The word before the caret, which gives way to the text.
  package let range: ByteRange
  /// The text, which begins with that word.
  package let text: String
  /// The same with places to fill in, in LSP's snippet syntax; nil without any.
  package let snippet: String?

  /// What continues `snapshot` at the byte `offset`; nil inside a word, and where nothing is begun and more than one thing may
  /// come.
  package init?(_ snapshot: DocumentSnapshot, at offset: Int) {
    let items = Completer(snapshot, at: offset).list.items.filter { item in
      item.kind != .snippet && item.insertRange == item.replaceRange && item.additionalEdits.isEmpty
        && item.insertText.hasPrefix(snapshot.text[item.insertRange])
        && item.insertText.utf8.count > item.insertRange.count
    }
    guard let item = items.first, !item.insertRange.isEmpty || items.count == 1 else { return nil }
    let bytes = snapshot.text.bytes
    let start = bytes.lineStart(of: offset)
    let lineEnd = Formatter.lineEnd(of: bytes)
    let indentation = snapshot.text[ByteRange(start, bytes.skippingSpace(from: start, to: offset))]
    (range, text) = (item.insertRange, item.insertText)
    // Editors indent what they complete, and not this.
    snippet = item.snippet?.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd + indentation)
  }
}
