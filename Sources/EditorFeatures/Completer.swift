import CardAnalysis
import SchemaModel
import SourceText
import XMLSyntax

/// Finds what can stand at one place; each kind of place has an extension of its own.
struct Completer {
  let snapshot: DocumentSnapshot
  let tree: XMLTree
  let offset: Int
  let grammar: Grammar?
  var items: [CompletionItem] = []
  var isIncomplete = false
  /// What the items replace, up to the caret and as a whole.
  var insertRange: ByteRange
  var replaceRange: ByteRange

  /// More items than this are not sent at once; typing on brings up the others.
  static let mostItems = 250

  init(snapshot: DocumentSnapshot, offset: Int) {
    self.snapshot = snapshot
    tree = snapshot.tree
    grammar = snapshot.grammar
    self.offset = min(max(0, offset), snapshot.text.count)
    insertRange = ByteRange(at: self.offset)
    replaceRange = insertRange
  }

  var schema: Schema? { grammar?.schema }
  var bytes: [UInt8] { tree.text.bytes }

  /// The text that the items continue.
  var typed: String { tree.text[insertRange] }

  mutating func run() -> CompletionList {
    switch tree.cursorContext(at: offset) {
    case .beforeRoot(let place): atDocumentLevel(place, isBeforeRoot: true)
    case .afterRoot(let place): atDocumentLevel(place, isBeforeRoot: false)
    case .content(let place): inContent(place, text: nil)
    case .text(let place, let node): inContent(place, text: node)
    case .elementName(let place): inElementName(place)
    case .attributeGap(let gap): inGap(gap)
    case .attributeName(let place): inAttributeName(place)
    case .attributeValue(let place): inAttributeValue(place)
    case .endTagName(let place): inEndTag(place)
    case .markupDeclaration(let range): inMarkupDeclaration(range)
    case .comment, .cdataSection, .processingInstruction, .xmlDeclaration, .documentType, .markup: break
    }
    for index in items.indices { items[index].sortText = Self.sortText(index) }
    return CompletionList(items, isIncomplete: isIncomplete)
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

  /// Makes clients compare what is typed with `text` instead of the label of the item that was added last.
  mutating func filterLast(by text: String) {
    if !items.isEmpty { items[items.count - 1].filterText = text }
  }

  /// Makes the item that was added last the obvious one.
  mutating func preselectLast() {
    if !items.isEmpty { items[items.count - 1].isPreselected = true }
  }

  /// Makes the items replace the name around the caret, as far as it lies in `range`.
  mutating func replaceName(in range: ByteRange) {
    var start = offset
    var end = offset
    while start > range.start, Self.isNameByte(bytes[start - 1]) { start -= 1 }
    while end < range.end, Self.isNameByte(bytes[end]) { end += 1 }
    insertRange = ByteRange(start, offset)
    replaceRange = ByteRange(start, end)
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte == 0x2D || byte == 0x2E
      || byte == 0x3A
  }

  /// A number that sorts as a text.
  private static func sortText(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
  }
}
