import CardAnalysis
import Guidelines
import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// Completes markup that every document can have: document elements, end tags, comments, CDATA sections, references.
struct MarkupCompletion {
  let caret: Caret
  private var tree: XMLTree { caret.tree }

  /// Before or after the root element.
  func atDocumentLevel(_ draft: inout CompletionDraft) {
    draft.replaceWord(in: tree.text.range, where: { $0.isNameByte })
    if tree.root == nil {
      roots(open: "<", nameOnly: false, &draft)
      let start = caret.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      if draft.insertRange.start == start, !tree.nodes.contains(where: { $0.kind == .xmlDeclaration }) {
        draft.add(
          "<?xml", .snippet, detail: "XML declaration", insert: #"<?xml version="1.0" encoding="UTF-8"?>"#)
        draft.filterLast(by: "<?xml")
      }
    }
    if draft.insertRange.isEmpty { snippets(allowsText: false, open: "<", &draft) }
  }

  /// The documents that can be written: one for each element that may be a root.
  func roots(open: String, nameOnly: Bool, _ draft: inout CompletionDraft) {
    guard let schema = caret.schema else { return }
    for element in schema.documentElements {
      let name = schema[element].localName
      let namespace = schema.targetNamespace
      draft.add(
        name, .snippet, detail: schema.documentation(of: element).sentence,
        nameOnly
          ? Snippet(open + name)
          : ElementTemplate.snippet(
            open, element, schema, prefix: "", extra: namespace.isEmpty ? [] : [("xmlns", namespace)]),
        documentation: .element(element))
    }
  }

  /// The end tag of `node`, if it has none.
  func endTag(of node: NodeID, open: String, _ draft: inout CompletionDraft) {
    guard node != .document, tree[node].flags.contains(.missingEndTag) else { return }
    let name = tree.name(of: node).qualified
    draft.add(
      "</\(name)>", .endTag, detail: "Close <\(name)>", insert: open + name + ">")
    draft.filterLast(by: open + name + ">")
    if draft.items.count == 1 { draft.preselectLast() }
  }

  /// After `</`.
  func inEndTag(_ place: EndTagPlace, _ draft: inout CompletionDraft) {
    draft.insertRange = place.typed
    draft.replaceRange = place.name
    // Between `<` and `/` there is nothing to complete.
    guard caret.offset >= place.name.start, let element = place.element,
      tree[element].flags.contains(.missingEndTag) || tree.endTagRange(of: element) == place.tag
    else { return }
    let name = tree.name(of: element).qualified
    draft.add(
      name, .endTag, detail: "Close <\(name)>", insert: place.isClosed ? name : name + ">")
    draft.filterLast(by: name)
    draft.preselectLast()
  }

  /// After `<!`.
  func inDeclaration(_ range: ByteRange, _ draft: inout CompletionDraft) {
    draft.insertRange = ByteRange(range.start, caret.offset)
    draft.replaceRange = draft.insertRange
    let parent = tree.node(at: range.start)
    let element = tree[parent].kind == .element ? parent : tree.parent(of: parent) ?? .document
    snippets(allowsText: element != .document && caret.allowsText(in: element), open: "<", &draft)
  }

  /// What an XML declaration can say, in its order.
  private static let declared: [(name: String, values: [String])] = [
    ("version", ["1.0"]), ("encoding", XMLEncoding.allCases.map { $0.rawValue }), ("standalone", ["yes", "no"]),
  ]

  /// In the XML declaration: a value, or what it does not say yet.
  func inXMLDeclaration(_ node: NodeID, _ draft: inout CompletionDraft) {
    let first = Int(tree[node].start) + "<?xml".utf8.count
    guard caret.offset > first else { return }
    let range = ByteRange(first, max(Int(tree[node].end), caret.offset))
    draft.replaceWord(in: range, where: { $0.isNameByte })
    let (start, end) = (draft.replaceRange.start, draft.replaceRange.end)
    let before = declaredParts(ByteRange(range.start, start))
    if before.count.isMultiple(of: 2) {
      let values = Self.declared.first { $0.name == before[before.count - 2] }?.values ?? []
      for value in values { draft.add(value, .enumValue) }
      return
    }
    guard start > range.start, end == range.end || caret.bytes[end] != UInt8(ascii: "=") else { return }
    let others = before + declaredParts(ByteRange(end, range.end))
    // Right behind a value a space is missing.
    let space = [0x22, 0x27].contains(caret.bytes[start - 1]) ? " " : ""
    for (name, values) in Self.declared where !others.contains(name) {
      var part = Snippet(space + name + "=\"")
      part.stop(choices: values)
      part.append("\"")
      part.end()
      draft.add(name, .attribute, detail: "", part)
    }
  }

  /// The names and values in a part of an XML declaration, in turn.
  private func declaredParts(_ range: ByteRange) -> [String] {
    caret.bytes[range.start..<range.end].split(omittingEmptySubsequences: false) { $0 == 0x22 || $0 == 0x27 }
      .map { part in String(decoding: part.filter { $0.isNameByte }, as: UTF8.self) }
  }

  /// Comments, and where text may stand a CDATA section.
  func snippets(allowsText: Bool, open: String, _ draft: inout CompletionDraft) {
    draft.add(
      "<!-- -->", .snippet, detail: "Comment", insert: open + "!--  -->", snippet: open + "!-- $1 -->$0")
    draft.filterLast(by: open + "!--")
    if allowsText {
      draft.add(
        "<![CDATA[ ]]>", .snippet, detail: "Text as it is, markup included", insert: open + "![CDATA[]]>",
        snippet: open + "![CDATA[$1]]>$0")
      draft.filterLast(by: open + "![CDATA[")
    } else {
      draft.add(
        "<!-- #region -->", .snippet, detail: "Fold what stands in between",
        insert: open + "!-- #region --><!-- #endregion -->",
        snippet: open + "!-- #region $1 -->\n$0\n<!-- #endregion -->")
      draft.filterLast(by: open + "!-- #region")
    }
  }

  /// After `&` in text or a value: the references that XML knows by itself.
  ///
  /// - Returns: whether the caret stands in a reference.
  func reference(in range: ByteRange, _ draft: inout CompletionDraft) -> Bool {
    let bytes = caret.bytes
    var start = caret.offset
    while start > range.start, bytes[start - 1].isASCIILetter { start -= 1 }
    guard start > range.start, bytes[start - 1] == UInt8(ascii: "&") else { return false }
    draft.replaceWord(in: ByteRange(start, range.end), where: { $0.isASCIILetter })
    var end = draft.replaceRange.end
    if end < range.end, bytes[end] == UInt8(ascii: ";") { end += 1 }
    draft.insertRange.start = start - 1
    draft.replaceRange = ByteRange(start - 1, end)
    for (name, meaning) in [("lt", "<"), ("amp", "&"), ("gt", ">"), ("quot", "\""), ("apos", "'")] {
      draft.add("&\(name);", .enumValue, detail: meaning)
    }
    return true
  }
}

extension UInt8 {
  /// Whether it may stand in a name, read leniently beyond ASCII.
  var isNameByte: Bool { self >= 0x80 || isASCIIDigit || isASCIILetter || "_-.:".utf8.contains(self) }
}
