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
      (item.kind != .snippet || item.documentation != nil) && item.insertRange == item.replaceRange
        && item.additionalEdits.isEmpty
        && item.insertText.hasPrefix(snapshot.text[item.insertRange])
        && item.insertText.utf8.count > item.insertRange.count
    }
    guard let item = items.first, !item.insertRange.isEmpty || items.count == 1 else { return nil }
    let bytes = snapshot.text.bytes
    let start = bytes.lineStart(of: offset)
    let lineEnd = snapshot.text.lineEnd
    let indentation = snapshot.text[ByteRange(start, bytes.skippingSpace(from: start, to: offset))]
    (range, text) = (item.insertRange, item.insertText)
    // Editors indent what they complete, and not this.
    snippet = item.snippet.map { snippet in
      let unit = Self.indentUnit(of: bytes, besides: indentation)
      return snippet.split(separator: "\n", omittingEmptySubsequences: false)
        .map { Self.indented(String($0), by: unit) }.joined(separator: lineEnd + indentation)
    }
  }

  /// A level of indentation as the document has it.
  private static func indentUnit(of bytes: [UInt8], besides indentation: String) -> String {
    let hasTabs =
      indentation.contains("\t") || zip(bytes, bytes.dropFirst()).contains { $0 == 0x0A && $1 == UInt8(ascii: "\t") }
    return hasTabs ? "\t" : "  "
  }

  /// `line` of a snippet with `unit` for each of its levels.
  private static func indented(_ line: String, by unit: String) -> String {
    let spaces = line.prefix { $0 == " " }.count
    return String(repeating: unit, count: spaces / 2) + line.dropFirst(spaces / 2 * 2)
  }
}
