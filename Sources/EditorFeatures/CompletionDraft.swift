import SourceText
import XMLSyntax

/// A completion list that is being made.
struct CompletionDraft {
  /// More items than this are not sent at once; typing on brings up the others.
  static let mostItems = 250

  private let text: SourceText
  var items: [CompletionItem] = []
  var isIncomplete = false
  /// What the items replace, up to the caret and as a whole.
  var insertRange: ByteRange
  var replaceRange: ByteRange

  init(_ caret: Caret) {
    text = caret.tree.text
    insertRange = ByteRange(at: caret.offset)
    replaceRange = insertRange
  }

  /// The text that the items continue.
  var typed: String { text[insertRange] }

  /// The list, in the order in which its items were added.
  var list: CompletionList {
    var items = items
    for index in items.indices {
      let digits = String(index)
      items[index].sortText = String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
    }
    return CompletionList(items, isIncomplete: isIncomplete)
  }

  /// Puts the items first in which what is typed stands best, and leaves out the last of too many.
  mutating func rank() {
    items = LetterFilter(typed).ranked(items) { $0.filterText }
    guard items.count > Self.mostItems else { return }
    items.removeLast(items.count - Self.mostItems)
    isIncomplete = true
  }

  /// Adds an item for the ranges of this place.
  mutating func add(
    _ label: String, _ kind: CompletionKind, detail: String = "", insert: String? = nil, snippet: String? = nil,
    documentation: DocumentationKey? = nil
  ) {
    items.append(
      CompletionItem(
        label, kind, detail: detail, insertText: insert ?? label, snippet: snippet, replaceRange: replaceRange,
        insertRange: insertRange, documentation: documentation))
  }

  /// Adds an item that inserts `snippet`.
  mutating func add(
    _ label: String, _ kind: CompletionKind, detail: String, _ snippet: Snippet, documentation: DocumentationKey? = nil
  ) {
    add(
      label, kind, detail: detail, insert: snippet.plain, snippet: snippet.hasStops ? snippet.snippet : nil,
      documentation: documentation)
  }

  /// Makes clients compare what is typed with `text` instead of the label of the item that was added last.
  mutating func filterLast(by text: String) {
    if !items.isEmpty { items[items.count - 1].filterText = text }
  }

  /// Makes the item that was added last the preferred one.
  mutating func preselectLast() {
    if !items.isEmpty { items[items.count - 1].isPreselected = true }
  }

  /// Makes the items replace the bytes around the caret that `belong` to the same word, as far as they lie in `range`.
  mutating func replaceWord(in range: ByteRange, where belongs: (UInt8) -> Bool) {
    let caret = insertRange.end
    var (start, end) = (caret, caret)
    while start > range.start, belongs(text.bytes[start - 1]) { start -= 1 }
    while end < range.end, belongs(text.bytes[end]) { end += 1 }
    insertRange = ByteRange(start, caret)
    replaceRange = ByteRange(start, end)
  }
}
